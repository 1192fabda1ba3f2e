# The chat at a table.
chat-say = Написать…
chat-send = Отправить
chat-off = За открытыми столами чат выключен, пока вы его не включите.
chat-open = Включить чат
chat-empty = Пока никто ничего не написал.
chat-about = Ещё: { $name }
