# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = The scoring
end-scoring-how = Objective by objective: common, common, secret.
end-skip = Skip the story
end-again = Tell it again
end-choose = Choose a number to see the cards it counted. A card counts once in each objective.
end-player = Player
end-track = Track
end-secret = Secret
end-total = Total
end-none = none
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Not fulfilled.
    [one] Found once.
   *[other] Found { $n } times.
}

end-removed = This table was taken away before the game began
end-aborted = The game ended without a result
end-won-you = You win
end-won = { $names } wins
end-won-you-by = You win, { $best } to { $next }
end-won-by = { $names } wins, { $best } to { $next }
end-shared-you = You share the victory
end-shared = A shared victory: { $names }
end-cause-resigned = By resignation.
end-cause-time = Time ran out.
end-cause-left = A player left the table.
end-cause-aborted = All agreed before the first turn.
end-tie-points = A tie in points: more of them from objectives decide for { $name }.
end-tie-cards = A tie in points: more objectives fulfilled decide for { $name }.
end-tie-tybor = A tie is Tybor’s: only strictly more points win.
end-tie-shared = Equal in all that counts: nobody is ahead.
end-made-of = { $name }: { $track } on the track and { $objectives } from objectives{ $from ->
    [1] { $to ->
        [1] , ahead from start to end of the scoring.
       *[other] , from first place to place { $to }.
    }
   *[other] { $to ->
        [1] , from place { $from } to first.
       *[other] .
    }
}

end-rematch = Rematch
end-rematch-go = Go to the rematch
end-rematch-votes = Want a rematch: { $names } ({ $n } of { $all })
end-replay = Replay the game
end-share = Share
end-link-copied = The link to the replay is copied.
end-shuffle = Check the shuffle
end-graph = Points by round
end-graph-name = Points on the track by round; at the end: { $names }
