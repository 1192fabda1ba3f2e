# Replaying a game half-move by half-move, and importing a record.

replay-title = Replay
replay-loading = Opening the game…
replay-status = Replay · { $round ->
    [0] setup
   *[other] round { $round }
}
replay-status-over = Replay · the end

replay-missing = There is no such game here. The link may be old, or mistyped.
replay-not-finished = This game is not over yet. It can be replayed when it is.
replay-to-table = To the table
replay-open-other = Open another record

replay-controls = Through the game
replay-first = To the start
replay-back = One half-move back
replay-forward = One half-move on
replay-last = To the end
replay-play = Play by itself
replay-pause = Stop
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Usual
replay-speed-quick = Quick
replay-round = Round { $n }
replay-round-jump = Jump to a round
replay-setup = Setup
replay-timeline = Points over the game
replay-slider = Half-move
replay-slider-text = Half-move { $ply } of { $plies }, round { $round }
replay-ply = { $ply } of { $plies }
replay-moves = Half-moves

replay-viewpoint = View as
replay-viewpoint-all = All open
replay-area = { $name }’s area
replay-show-area = { $points }, show the area
replay-follow = Follow the game
replay-moved = moved
replay-objectives = Objectives
replay-no-area = No card lies here yet.

replay-copy-link = Copy link
replay-copied = The link to this position is copied.
replay-not-copied = The browser does not let us copy. Take the address of this page: it leads here.
replay-download = Download .codex

replay-stops = The record stops here: the game was not played to its end.
replay-ended-resigned = The game ended here by resignation.
replay-ended-time = The game ended here: a clock ran out.
replay-ended-left = The game ended here: a player left.
replay-ended-aborted = The players agreed to end the game here, without a result.

replay-open-title = Open a record
replay-open-text = A .codex file holds one game: the deal and every half-move. Bring one, and it can be replayed and shared by a link.
replay-choose-file = Choose a .codex file
replay-drop-here = or drop it anywhere on this page
replay-drop-now = Let go to open it
replay-paste = Or paste its text
replay-open = Open
replay-opening = Opening…
replay-kept-note = The record is checked half-move by half-move, and kept on this server for whoever has its link.
replay-bad-record = This is not a record that can be replayed.
replay-bad-line = The fault is in line { $line }:
