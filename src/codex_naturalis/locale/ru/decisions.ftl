# What the moderators have decided about somebody, as this person reads it.
decision-page-text = Что модераторы решили о вас и чем закончились ваши жалобы.
decision-mine = О вас
decision-none = О вас нет решений.
decision-new = Сообщение от модераторов
decision-new-outcome = По вашей жалобе принято решение.
decision-read = Прочитать
decision-later = Позже
decision-why = Почему
decision-seen = Прочитано

decision-told-warn = Вам сделано предупреждение
decision-told-mute = Вы больше не можете писать в чат
decision-told-mute-until = Вы не можете писать в чат до { $until }
decision-told-rename = Теперь ваше имя { $name }
decision-told-rename-new = У вас новое имя
decision-told-ban = Вы заблокированы навсегда
decision-told-ban-until = Вы заблокированы до { $until }
decision-told-close_table = Ваш стол закрыт
decision-effect-warn = На этот раз больше ничего не будет.
decision-effect-mute = Играть вы можете.
decision-effect-rename = Другое имя можно выбрать на странице учётной записи.
decision-effect-ban = Вы не можете играть и писать в чат. Вы можете подать апелляцию, забрать свои данные и удалить учётную запись.
decision-effect-close_table = За другими столами вы можете играть.
decision-old-name = Имя { $name } здесь никто не может использовать.
decision-lifted = Отменено { $date }.
decision-over = Срок истёк.

decision-appeal = Подать апелляцию
decision-appeal-why = Почему это решение неверно?
decision-appeal-once = Апелляцию можно подать один раз. Если возможно, ответит другой модератор.
decision-appeal-send = Отправить апелляцию
decision-appeal-sent = Апелляция отправлена.
decision-appealed = Ваша апелляция, { $date }:
decision-unanswered = Ответа пока нет.
decision-answer-uphold = Решение остаётся в силе.
decision-answer-lift = Решение отменено.
decision-answer-undo = Решение отозвано.

decision-banned-may = На странице учётной записи можно скачать свои данные или удалить учётную запись. Прежние решения есть в «Уведомлениях».
