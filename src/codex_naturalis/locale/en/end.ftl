# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Scoring
end-scoring-how = First the two common objectives, then the secret one.
end-skip = Skip animation
end-again = Replay scoring
end-choose = Choose a number to see the cards it counts. A card counts once in each objective.
end-track = Track
end-secret = Secret
end-total = Total
end-none = none
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Not fulfilled.
    [one] Fulfilled once.
   *[other] Fulfilled { $n } times.
}

end-removed = This table was deleted before the game began
end-aborted = The game ended without a result
end-closed = A moderator has closed this table: { $reason }
end-won-you = You win
end-won = { $names } wins
end-won-you-by = You win, { $best } to { $next }
end-won-by = { $names } wins, { $best } to { $next }
end-shared-you = You share the victory
end-shared = Shared victory: { $names }
end-cause-resigned = By resignation.
end-cause-time = Time ran out.
end-cause-left = A player left the table.
end-cause-aborted = Everyone agreed before the first turn.
end-cause-early = Somebody gave up before everyone had three turns, so nothing counts.
end-cause-closed = A moderator has closed this table.
end-tie-points = A tie, decided for { $name } by more points from objectives.
end-tie-cards = A tie, decided for { $name } by more objectives fulfilled.
end-tie-tybor = A tie goes to Tybor: to win, you need more points than he has.
end-tie-shared = A tie that nothing breaks, so the victory is shared.
end-made-of = { $name }: { $track } on the track and { $objectives } from objectives{ $from ->
    [1] { $to ->
        [1] , ahead before the objectives and after them.
        [2] , down from 1st to 2nd.
        [3] , down from 1st to 3rd.
       *[other] , down from 1st to { $to }th.
    }
   *[other] { $to ->
        [1] { $from ->
            [2] , up from 2nd to 1st.
            [3] , up from 3rd to 1st.
           *[other] , up from { $from }th to 1st.
        }
       *[other] .
    }
}

end-rematch = Rematch
end-rematch-go = Go to the rematch
end-rematch-wants = { $n ->
    [one] { $names } wants a rematch
   *[other] { $names } want a rematch
}
end-rematch-title = ● Rematch?
end-rematch-accept = Accept
end-rematch-decline = Decline
end-rematch-waiting = Waiting for { $names }
end-rematch-away = { $names } { $n ->
    [one] isn’t here at the moment.
   *[other] aren’t here at the moment.
}
end-rematch-declined = { $names } declined the rematch.
end-other = Play someone else
end-harder = Harder: { $name }
end-easier = Easier: { $name }
end-areas = Areas
end-review = Review the game
end-replay = Replay the game
end-share = Share
end-link-copied = Link to the replay copied.
end-shuffle = Check the shuffle
end-graph = Points by round
end-graph-name = Points on the track by round; at the end: { $names }
