# Что сервер пишет в страницу: её описание и то, что ссылка показывает в других местах.
site-description = Codex Naturalis в браузере: против Тибора, ботов или друзей. Без регистрации.
site-about = Напишите книгу природы, карта за картой: против Тибора, ботов или друзей.
site-noscript = Этой странице нужен JavaScript. Играть можно и в терминале: ./codex play --text
site-picture = Карты и очки партии в Codex Naturalis
site-game = Партия в Codex Naturalis
site-playing = { $players }, раунд { $round }, { $points }
site-playing-text = Идёт партия в Codex Naturalis. Смотрите её вживую.
site-won = Победа в этой партии в Codex Naturalis: { $name }.
site-shared = Победу в этой партии в Codex Naturalis делят { $names }.
site-over = Эта партия в Codex Naturalis окончена.
site-invites = { $name } приглашает вас на партию в Codex Naturalis
site-invites-text = { $free ->
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[other] Свободно { $free } мест.
} Нужен только браузер.
site-replay-text = Просмотрите эту партию в Codex Naturalis шаг за шагом.
site-review-text = Завершённая партия с разбором: решающие моменты и что было бы лучше.
site-exercise = Упражнение: { $theme }
site-exercise-text = Один ход здесь лучше всех остальных. Найдите его.
site-exercises-text = Позиции с единственным лучшим ходом. Найдите его и узнайте, почему он лучший.
site-analysis-text = Составьте любую позицию Codex Naturalis, пробуйте ходы и смотрите, что о них думает движок.
site-analysis-game-text = Эта партия в Codex Naturalis на доске анализа: попробуйте другие ходы и посмотрите, что о них думает движок.
site-statistics-text = Как часто в Codex Naturalis побеждают карты, цели и дебюты: по сотням тысяч партий.
