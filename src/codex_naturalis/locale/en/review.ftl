# Looking at a game afterwards, half-move by half-move, and bringing in a record.

review-title = Replay
review-loading = Opening the game…
review-status = Replay · { $round ->
    [0] setup
   *[other] round { $round }
}
review-status-over = Replay · the end

review-missing = There is no such game here. The link may be old, or mistyped.
review-not-finished = This game is not over yet. It can be replayed when it is.
review-to-table = To the table
review-open-other = Open another record

review-controls = Through the game
review-first = To the start
review-back = One half-move back
review-forward = One half-move on
review-last = To the end
review-play = Play by itself
review-pause = Stop
review-speed = Speed
review-speed-slow = Slow
review-speed-usual = Usual
review-speed-quick = Quick
review-round = Round { $n }
review-round-jump = Jump to a round
review-setup = Setup
review-timeline = Points over the game
review-slider = Half-move
review-slider-text = Half-move { $ply } of { $plies }, round { $round }
review-ply = { $ply } of { $plies }
review-moves = Half-moves

review-eyes = Eyes
review-eyes-all = All open
review-area = { $name }’s area
review-show-area = { $points }, show the area
review-follow = Follow the game
review-moved = moved
review-objectives = Objectives
review-no-area = No card lies here yet.

review-copy-link = Copy link
review-copied = The link to this position is copied.
review-not-copied = The browser does not let us copy. Take the address of this page: it leads here.
review-download = Download .codex

review-stops = The record stops here: the game was not played to its end.
review-ended-resigned = The game ended here by resignation.
review-ended-time = The game ended here: a clock ran out.
review-ended-left = The game ended here: a player left.
review-ended-aborted = The players agreed to end the game here, without a result.

review-open-title = Open a record
review-open-text = A .codex file holds one game: the deal and every half-move. Bring one, and it can be replayed and shared by a link.
review-choose-file = Choose a .codex file
review-drop-here = or drop it anywhere on this page
review-drop-now = Let go to open it
review-paste = Or paste its text
review-open = Open
review-opening = Opening…
review-kept-note = The record is checked half-move by half-move, and kept on this server for whoever has its link.
review-bad-record = This is not a record that can be replayed.
review-bad-line = The fault is in line { $line }:
