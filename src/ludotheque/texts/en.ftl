name = { $who }
no-not-asked = It is not your turn to answer.
    .rule = One answers when one is asked.
no-not-an-option = That is not possible now.
    .rule = Only what is offered can be done.
no-nothing-to-undo = There is nothing to take back: something has been shown, rolled or passed on since.
    .rule = One takes back only what nobody has learnt anything from.

# The browser client's own words.
ui-brand = Ludotheque
ui-shelf = Which game shall we play?
ui-shelf-line = Take a box from the shelf. A table with a bot is set in two clicks; friends join by a link.
ui-players = { $least } to { $most } players
ui-my-tables = My tables
ui-table-over = Finished
ui-table-open = Waiting for players
ui-table-mine = Your turn
ui-table-theirs = The others are thinking
ui-name = Name
ui-language = Language
ui-mode-day = Day mode
ui-mode-night = Night mode
ui-seats = Seats
ui-seat = Seat { $number }
ui-seat-free = Free seat
ui-seat-bot = bot
ui-you = you
ui-bot = Bot, { $level }
ui-open-seat = Somebody by link
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $number }
ui-options = Rules and variants
ui-play = Play
ui-waiting-room = The table is laid
ui-waiting-seated = The game begins as soon as every seat is taken.
ui-waiting-guest = There is room for you: take a free seat.
ui-sit-here = Sit here
ui-invite = Send this address to whoever shall join
ui-copy = Copy
ui-copied = Copied
ui-title-table = At the table
ui-title-my-turn = Your turn
ui-your-turn = Your turn
ui-waiting-for = { $names } to play…
ui-over = The game is over.
ui-line-joining = Joining the table…
ui-line-lost = Connection lost, trying again…
ui-thinks = to play
ui-points = { $points ->
    [one] point
   *[other] points
}
ui-points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-panels = Parts of the table
ui-panel-mine = Mine
ui-panel-table = Table
ui-panel-others = Others
ui-panel-lively = something to do here
ui-actions = What you can do
ui-choices-here = Choices here
ui-not-now = { $what }. Not now: { $why }
ui-nothing-to-do = Nothing to do for you just now.
ui-watching = You are watching.
ui-preview = This would happen
ui-pick-number = Pick a number
ui-less = Less
ui-more = More
ui-always = always
ui-orders = Standing answers
ui-order-stop = Ask me again
ui-cancel = Cancel
ui-tooltip = What you are looking at
ui-undo = Undo
ui-close = Close
ui-side = Standings and log
ui-standings = Standings
ui-mark-first = first player
ui-log = What happened
ui-with-rules = with rules
ui-happened = What happened
ui-moment = Moment { $place } of { $all }
ui-replay = What happened?
ui-step-back = One step back
ui-step-on = One step on
ui-pause = Pause
ui-go-on = Go on by itself
ui-skip = To now
ui-speed = Pace
ui-speed-skip = Skip
ui-speed-fast = Fast
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-key-steps = step through what the others did
ui-winner = { $name } wins
ui-shared-win = A shared victory: { $names }
ui-final-score = { $points ->
    [one] One point
   *[other] { $points } points
}
ui-rank = No. { $rank }
ui-total = Total
ui-rematch = Play again
ui-look-at-board = Look at the table
ui-show-scores = Show the scores
ui-record = Record of the game
ui-back-to-shelf = Back to the shelf
ui-keys = Keys
ui-key-option = do what carries this letter
ui-key-walk = go from one thing to the next
ui-key-do = do it
ui-key-cancel = think again
ui-key-undo = take back
ui-key-help = show these keys
ui-keys-on = Single letters do something

# Seats, levels and refusals of the table.
open-seat = Free seat
level-random = Wanders: plays at random
    .name = Wanderer
level-greedy = Grabs: takes what looks best now
    .name = Grabber
level-search = Thinks: looks ahead a little
    .name = Thinker
level-search-long = Ponders: looks ahead for a while
    .name = Ponderer
no-stale = That question has been answered already; look again.
    .rule = An answer counts for the question it was given to.
no-not-seated = You are watching this table.
    .rule = Only those who sit at a table play.
no-seat-taken = That seat is taken.
    .rule = One person or bot sits at each seat.
no-already-seated = You sit at this table already.
    .rule = One person sits at one seat.
