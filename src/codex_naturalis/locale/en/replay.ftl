# Replaying a game half-move by half-move, and importing a record.

replay-title = Replay
replay-loading = Opening the game…
replay-status = Replay · { $round ->
    [0] setup
   *[other] round { $round }
}
replay-status-over = Replay · the end

replay-missing = There is no such game here. The link may be old or mistyped.
replay-not-finished = This game isn’t over yet. You can replay it when it is.
replay-to-table = Go to the table
replay-review = Review the game
replay-open-other = Open another game file

replay-controls = Replay controls
replay-first = Go to the start
replay-back = One step back
replay-forward = One step forward
replay-last = Go to the end
replay-play = Play automatically
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Normal
replay-speed-quick = Fast
replay-round = Round { $n }
replay-round-jump = Jump to a round
replay-setup = Setup
replay-timeline = Points over the game
replay-slider = Step
replay-slider-text = Step { $ply } of { $plies }, round { $round }
replay-ply = { $ply } of { $plies }
replay-moves = Moves

replay-viewpoint = View as
replay-viewpoint-all = All cards visible
replay-area = { $name }’s area
replay-show-area = { $points }, show the area
replay-follow = Follow the game
replay-moved = just moved
replay-objectives = Objectives

replay-copy-link = Copy link
replay-copied = Link to this moment copied.
replay-not-copied = The browser doesn’t let us copy. Use the address of this page instead: it leads here.
replay-download = Download game file
replay-analyse = Analyse from here

replay-stops = The file stops here: the game was not played to the end.
replay-ended-resigned = The game ended here by resignation.
replay-ended-time = The game ended here: a player ran out of time.
replay-ended-left = The game ended here: a player left.
replay-ended-aborted = The players agreed to end the game here, without a result.
replay-ended-early = Somebody gave up here, before everyone had three turns: no result.
replay-ended-closed = A moderator has closed the table here.

replay-open-title = Open a game file
replay-open-text = A .codex file holds one game: the deal and every move. Open one to replay it and share it with a link.
replay-choose-file = Choose a .codex file
replay-drop-here = or drop it anywhere on this page
replay-drop-now = Let go to open it
replay-paste = Or paste its text
replay-open = Open
replay-opening = Opening…
replay-kept-note = The file is checked move by move and kept on this server. Anyone with the link can open it.
replay-bad-record = This game file can’t be replayed.
replay-bad-line = The problem is in line { $line }:
