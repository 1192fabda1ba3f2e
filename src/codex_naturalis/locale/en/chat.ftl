# The chat at a table.
chat-say = Say something…
chat-send = Send
chat-off = At open tables, the chat is closed until you open it.
chat-open = Open the chat
chat-empty = Nobody has said anything yet.
chat-about = More about { $name }
