# Warnings and pauses for leaving rated games, or letting others wait there.

rated-title = О рейтинговых партиях
rated-did-stalled = Вы дали своему времени выйти, пока другие ждали.
rated-did-left = Вы ушли из рейтинговой партии.
rated-did-early = Вы сдались раньше, чем у всех было по три хода.
rated-did-lost = Вы несколько раз теряли связь, и ваше время вышло.
rated-warned = Вы уже подводили других в рейтинговых партиях. В следующий раз они будут для вас на время закрыты.
rated-paused = Рейтинговые партии закрыты для вас до { $until }. Обычные партии, боты и задачи по-прежнему открыты.
rated-ok = Понятно
