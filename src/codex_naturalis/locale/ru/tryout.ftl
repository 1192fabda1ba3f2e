# Playing on from a position of a finished game.
tryout-title = Сыграть с этой позиции
tryout-text = Вы играете отсюда дальше против бота, с теми же картами. Партия нигде не засчитывается, а бот знает только то, что можно знать с его места.
tryout-seat = Вы играете за
tryout-bot = Против
tryout-play = Играть дальше
tryout-again = Ещё раз
tryout-origin = Продолжение с раунда { $round } другой партии
# In a list of games.
tryout-listed = продолжение с раунда { $round }
