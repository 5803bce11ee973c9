terminal-player = Player
terminal-choices = A number answers; why N explains what is not possible; u takes back; q leaves.
terminal-say-number = A number from the list, why N, u or q, please.
terminal-undone = Taken back.
terminal-left = You leave the table.
terminal-input-ended = The input ended before the game did.
terminal-possible = Nothing speaks against it.
terminal-standings = Standings
terminal-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
terminal-unfinished = The record ends before the game is over.
