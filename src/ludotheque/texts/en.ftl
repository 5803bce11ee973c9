name = { $who }
no-not-asked = It is not your turn to answer.
    .rule = One answers when one is asked.
no-game-over = The game is over.
    .rule = After the end there is nothing to answer.
no-not-an-option = That is not possible now.
    .rule = Only what is offered can be done.
no-nothing-to-undo = There is nothing to take back: something has been shown, rolled or passed on since.
    .rule = One takes back only what nobody has learnt anything from.

# Reminders of one's turn, sent to where somebody is.
reminder-turns = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
reminder-deadline = Your answer is wanted by the end of this entry.
reminder-calendar = Ludotheque: my deadlines
reminder-trial = From now on the house tells you here when it is your turn.

# The browser client's own words.
ui-brand = Ludotheque
ui-shelf = Which game shall we play?
ui-shelf-line = Take a box from the shelf. A table with a bot is set in one click; friends join by a link.
ui-players = { $least } to { $most } players
ui-my-tables = My tables
ui-table-over = Finished
ui-table-open = Waiting for players
ui-table-mine = Your turn
ui-table-theirs = The others are thinking
ui-name = Name
ui-name-refused = This name cannot be used: it has characters that nobody would see.
ui-skip-to-main = Skip to the page
ui-skip-to-actions = Skip to what you can do
ui-language = Language
ui-mode-day = Day mode
ui-mode-night = Night mode
ui-seats = Seats
ui-seat = Seat { $number }
ui-seat-free = Free seat
ui-seat-bot = bot
ui-you = you
ui-bot = Bot, { $level }
ui-characters = Characters
ui-character = { $name }, level { $strength }
ui-level = Level { $level }
ui-level-of = Level of { $name }
ui-plain-bots = Plain bots
ui-open-seat = Somebody by link
ui-add-seat = Add a seat
ui-remove-seat = Remove seat { $number }
ui-options = Rules and variants
ui-play = Play
ui-waiting-room = The table is laid
ui-waiting-count = { $taken ->
    [one] One of { $of } seats is taken.
   *[other] { $taken } of { $of } seats are taken.
}
ui-waiting-seated = The game begins as soon as every seat is taken.
ui-waiting-guest = There is room for you: take a free seat.
ui-sit-here = Sit here
ui-invite = Bring a friend: send this address, or point a phone at the code
ui-copy = Copy
ui-copied = Copied
ui-qr = The address as a code for a camera
ui-while-waiting = While you wait:
ui-play-now = Play now
ui-play-now-game = Play { $game } now, against bots
ui-nav-results = Results
ui-nav-player = My games
ui-learn = Learn
ui-learn-game = Learn { $game } by playing
ui-solo = Solo
ui-solo-game = Play { $game } alone
ui-title-table = At the table
ui-title-my-turn = Your turn
ui-your-turn = Your turn
ui-waiting-for = { $names } to play…
ui-over = The game is over.
ui-line-joining = Joining the table…
ui-line-lost = Connection lost, trying again…
ui-free = free
ui-short = short
ui-ledger-pay = to pay
ui-ledger-brings = brings
ui-thinks = to play
ui-chooses = choosing
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
ui-panel-more = More
ui-panel-table = Table
ui-panel-offer = On offer
ui-panel-others = Others
ui-panel-lively = something to do here
ui-actions = What you can do
ui-touch-lit = Touch what is lit, or choose here
ui-choices-here = Choices here
ui-choices = { $number } choices…
ui-more-choices = { $number } more…
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
ui-open-desk = All that lies before { $name }
ui-tooltip = What you are looking at
ui-hint = Hint
ui-why = Why?
ui-undo = Undo
ui-close = Close
ui-waiting-for-what = { $names }: { $what }…
ui-clock = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
ui-advance = In advance
ui-advance-ask = Ask me each time
ui-order-withdraw = Withdraw
ui-talk = Talk
ui-talk-table = Table
ui-talk-private = { $names }, in private
ui-talk-channels = Who hears you
ui-talk-unread = {" "}not read yet
ui-talk-left = { $name } has left the table.
ui-talk-back = { $name } is back.
ui-react = Say it by a sign
ui-react-well = Well done
ui-react-bravo = Bravo
ui-react-laugh = That is funny
ui-react-oh = Oh!
ui-react-think = I am thinking
ui-talk-hint = Nothing has been said yet. Everybody at the table can read what is said here.
ui-talk-private-hint = Only the two of you can read this, now and later.
ui-talk-watching = You are watching: you can read along.
ui-talk-over = This talk is over.
ui-talk-say = Say something
ui-talk-say-private = In private
ui-talk-send = Say
ui-talk-claim = Claim something…
ui-talk-unverified = unverified
ui-key-talk = talk
ui-side = Standings and log
ui-standings = Standings
ui-mark-first = first player
ui-mark-done = done
ui-log = What happened
ui-remarks = remarks
ui-with-rules = rules
ui-lessons = Learn by playing
ui-lesson-go-on = Go on where you left
ui-lesson-minutes = About { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
ui-lesson-step = step { $step } of { $of }
ui-lesson-why = Why?
ui-lesson-later = Go on later
ui-guide-on = First-game guide
ui-coach-more = Read all of it
ui-guide-show = Show me
ui-guide-off = No guide
ui-guide-close = I see
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
ui-winner = { $points ->
    [one] { $name } wins with { $points } point
   *[other] { $name } wins with { $points } points
}
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
ui-frozen = Played by rules that have changed since: it can be looked at, not played on.
ui-share = Share
ui-line-by-line = Line by line
ui-story-board = The winning table: { $name }
ui-story-own-board = Your table
ui-story-bars = Where the points came from
ui-story-remember = To remember
ui-story-moments = Turning points
ui-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-you-win-of = You win. { $of }: { $points }
ui-winner-of = { $name } wins. { $of }: { $points }
ui-story-round = Round { $round }
ui-story-turn = Turn { $turn }
ui-review = Review
ui-review-verdict-best = { $winner } won. { $best } slipped least.
ui-review-verdict-both = { $winner } won, and slipped least.
ui-review-verdict-close = { $winner } won. Nobody played clearly better.
ui-review-verdict-shared = The win is shared.
ui-review-thinking = The game is being looked at again…
ui-review-nothing = There is nothing to look back at.
ui-review-own-part = Of your own answers alone: the rest stays secret, or is still being played.
ui-review-river = Who was winning
ui-review-points = Points to be expected
ui-review-knew = After every answer, by what whoever gave it knew then. Estimates: the seam between two colours is as wide as they may be off.
ui-review-balance = Luck and skill
ui-review-luck = Luck
ui-review-own = Own slips
ui-review-others = Slips of the others
ui-review-adds-up = In hundredths of a win. Each line adds up, from the fair share to the result; luck is all that no slip explains.
ui-review-adds-up-points = In points. The line adds up, from what was to be expected at first to the result; luck is all that no slip explains.
ui-review-disputed = Two ways of judging disagree about { $count ->
    [one] one answer
   *[other] { $count } answers
}: nobody is blamed there.
ui-review-expected = Below: the score everybody could expect.
ui-review-moments = Turning points
ui-review-slip = Missed chance
ui-review-refusal = Most expensive refusal
ui-review-find = Brilliant move
ui-review-played = played
ui-review-better = better
ui-review-next = next best
ui-review-practise = Find it
ui-review-answer = Show the answer
ui-review-more = Further missed chances and brilliant moves
ui-review-look = Look at it
ui-record = Record of the game
ui-back-to-shelf = Back to the shelf
ui-keys = Keys
ui-key-option = do what carries this letter
ui-key-walk = go from one thing to the next
ui-key-do = do it
ui-key-cancel = think again
ui-key-undo = take back
ui-key-help = what the symbols mean, and these keys
ui-key-magnify = look closely
ui-legend = What the symbols mean
ui-glossary = What the words mean
ui-legend-and-keys = Symbols, words and keys
ui-face-cost = Cost:
ui-face-points = Points:
ui-face-foot = Brings:
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
level-1 = Begins: sees the plain things
    .name = Beginner
level-2 = Dabbles: sees more, and loses itself
    .name = Dabbler
level-3 = Plays well, with some slips
    .name = Regular
level-4 = Plays soundly: takes what looks best now
    .name = Expert
level-5 = Plays best: looks ahead
    .name = Master
no-stale = That question has been answered already; look again.
    .rule = An answer counts for the question it was given to.
no-not-seated = You are watching this table.
    .rule = Only those who sit at a table play.
no-seat-taken = That seat is taken.
    .rule = One person or bot sits at each seat.
no-already-seated = You sit at this table already.
    .rule = One person sits at one seat.
no-has-begun = The game has begun.
    .rule = A seat can be left free again until the game begins.
no-seat-kept = That seat is kept for somebody.
    .rule = After a game everybody’s seat is kept for the next one.
no-not-the-host = Only whoever opened the table arranges its seats.
    .rule = Whoever opens a table is its host until the game begins.
no-host-still-here = Whoever opened the table is still here, or has gone only just now.
    .rule = Whoever sits there may fill free seats with bots once the host has been gone for a while.
no-own-seat = You sit there yourself: stand up instead.
    .rule = A seat is freed by whoever sits there.
no-still-here = They are still here, or have gone only just now.
    .rule = A bot stands in only for somebody who has been gone for a while.
no-not-held-up = Nobody is held up by them: they are not asked, or have time until their deadline.
    .rule = A bot stands in only for somebody the others wait for.
no-nothing-asked = There is nothing to agree to.
    .rule = What somebody asks to take back lapses when the game goes on.
no-wavered-enough = You have changed your mind more often than this table can follow. Play on: with every answer that stands you may do so a few times more.
    .rule = Everything that is taken back stays in the log of a table, and whoever opens it reads all of it.
no-too-many-tables = { $most } tables that you have opened since yesterday are still under way. Finish one of them first, or leave it to the bots.
    .rule = The house has room for everybody’s tables.
no-too-many-tables-here = { $most } tables that were opened from your network since yesterday are still under way. Finish one of them first, or sit down at one.
    .rule = The house has room for everybody’s tables.
no-too-many-bots = { $most } bots and free seats wait at the tables you have opened since yesterday. Finish one of these first.
    .rule = The bots of the house think for everybody.
no-locked-out = You are no longer let in here: another device has just shut out all the others.
    .rule = Of two devices that shut each other out, the first one stays.
no-is-over = The game was over by then.
    .rule = A table can begin anywhere before the end of another one.
no-daily-sealed = This is today’s deal: others are still to play it. It opens when the day is over.
    .rule = Everybody plays the deal of a day without knowing it.
no-hint-among-people = Hints are given where you play with bots alone.
    .rule = Among people everybody plays by themselves, and the result counts.
no-hint-daily = There are no hints at the deal of a day.
    .rule = Everybody has one try at the deal of a day, by themselves.
no-why-a-bot = Only a bot can be asked why.
    .rule = People keep their reasons to themselves.
no-why-later = I tell you after the game.
    .rule = Whoever tells why must not give away what is hidden. The review tells it after the game.
no-hint-under-way = A hint is being thought about already.
    .rule = One hint is thought about at a time.
event-left = { $who } has left the table: a bot plays on.
event-gone = { $who } has left the table.
event-stood-in = A bot plays on for { $who }.
event-back = { $who } is back.
remark = { $who }: “{ $said }”
remark-smile-own = Well, that was something!
remark-smile-theirs = Oh, what a turn!
remark-smile-won = Thank you, that was a lovely game.
remark-smile-lost = Well played! I enjoyed every bit of it.
remark-calm-own = So it goes, one step at a time.
remark-calm-theirs = I see. That changes a few things.
remark-calm-won = A good game. It gave me much to think about.
remark-calm-lost = Well earned. Another time, perhaps.
remark-grin-own = Ha! I never know how these end.
remark-grin-theirs = Now it gets interesting!
remark-grin-won = Ha! I would not have bet on me.
remark-grin-lost = What a game! Again?
remark-frown-own = Hm. I expected worse.
remark-frown-theirs = Hm. I shall remember that.
remark-frown-won = Hm! Better than I feared.
remark-frown-lost = Hm. Fairly won, I must say.
remark-wink-own = Let us call it a plan.
remark-wink-theirs = I wondered when that would come.
remark-wink-won = A pleasure. I had to keep my wits about me.
remark-wink-lost = Now, how was that done?
event-hint = { $who } asks for a hint: this game does not count for the rating.
why-chose = I chose: { $answer }.
why-rather = Looking again, I would rather choose “{ $other }”.
why-more = It promises { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
why-further = It promises no more at once, but more further on.
why-guess = You cannot know all that I know. From where you sit it looks like this:
hint-where = Look at what is marked: what matters lies there.
hint-nowhere = Nothing on the table decides this. Weigh your answers.
hint-which = These answers matter: { $answers }.
hint-answer = I would choose: { $answer }.
hint-only = There is no other answer.
hint-why = I expect { $points ->
    [one] { $points } point
   *[other] { $points } points
} more from it than from “{ $other }”.
hint-alike = I expect about as much from “{ $other }”, and less further on.
hint-further = “{ $other }” promises more at once, and less further on.
no-review-kept = The rules keep some of this game secret for good: whoever sat here may look back at their own answers.
    .rule = What the rules keep secret is not told after the game either.
review-more = “{ $other }” promises about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
review-more-line = “{ $other }” promises about { $points ->
    [one] { $points } point
   *[other] { $points } points
} more. They differ most in: { $line }.
review-further = “{ $other }” brings no more points, but a better chance further on.
review-find = “{ $other }” was the next best, and clearly worse.
review-alike = “{ $other }” was about as good.
review-doubt = Two ways of judging disagree whether “{ $other }” was better.
review-luck = Nobody could know what came then.
practice = Find it
practice-slip = “{ $played }” was answered here. Something else is better: what?
practice-right = You have found it. { $why }
practice-wrong = There was a better one. { $why }
puzzle-you = Player { $seat } (you)
puzzle-seat = Player { $seat }
no-no-puzzle = There is no puzzle of this game today.
    .rule = Puzzles come with a game, or are found when finished games are reviewed.
no-daily-once = The deal of a day is tried once: what was seen is not taken back.
    .rule = Everybody has one try at the deal of a day.
no-not-in-lesson = The rules would let you; this lesson goes on with what its card says.
    .rule = In free play, after the last step, everything counts.
no-not-over = The game is not over yet.
    .rule = What was hidden is written down only once the game is over.
no-no-table = There is no such table here.
    .rule = A link to a table holds its whole name.
no-record-kept = The rules keep some of this game secret for good, and what was seen of it cannot be told any more; the house has the complete record.
no-frozen = This game was played by rules that have changed since; it can only be looked at.
    .rule = A game is played to its end by the rules it was begun with.
no-not-stored = That was not stored and does not count; try again.
    .rule = A move counts once it is stored.
no-not-owner = This is for the owner of the house alone, by the link that `ludotheque serve --owner-link` prints.
no-workshop-busy = Another question is being played out; wait until it is answered, or leave it.
no-too-often = That was too much at once; wait a little and try again.
no-store-away = The tables cannot be reached just now; nothing is lost, try again soon.
    .rule = A move counts once it is stored.
no-nothing-said = There is nothing to say in that.
    .rule = A message has words in it.
no-too-many-words = { $count } characters: { $most } at a time are the most.
    .rule = One thing at a time.
no-too-fast = That was a lot at once: at most { $most } messages in { $seconds } seconds.
    .rule = Everybody shall have a chance to read.
no-no-private-talk = You are not talking with them in private now.
    .rule = Private talk is open only while the rules say so; at the table one may always talk.
no-no-such-claim = There is no such claim.
    .rule = One claims what is listed, or says it in one’s own words.

# My page: other devices and passkeys.
ui-me = My name and devices
ui-me-line = No password, no address: this browser knows you. Take your name and your tables along to other devices from here.
ui-me-welcome = Welcome, { $name }.
ui-me-other-device = On another device
ui-me-code-line = Type a code there, or open the link there. It works once.
ui-me-code = Make a code
ui-me-code-holds = { $minutes ->
    [one] Good for one minute.
   *[other] Good for { $minutes } minutes.
  }
ui-me-have-code = I have a code from my other device
ui-me-use-code = Use it here
ui-me-passkeys = Passkeys
ui-me-passkeys-line = { $passkeys ->
    [0] A passkey keeps your name for good: your phone or computer lets you in, even when this browser has forgotten you.
    [one] You have one passkey for this house.
   *[other] You have { $passkeys } passkeys for this house.
  }
ui-me-make-passkey = Make a passkey
ui-me-passkey-made = Your passkey is kept, { $name }.
ui-me-open-by-passkey = Come in by passkey
ui-me-passkeys-insecure = Passkeys need an https address; this house is reached by plain http. Codes work all the same.
ui-me-passkeys-number = Passkeys need an address with a name: one with https, or localhost on this very machine. Codes work all the same.
ui-remind = Told when it is my turn
ui-remind-line = At tables without hurry the house can tell you that you are waited for, also when this page is closed: once for all that came together, at most every five minutes.
ui-remind-push = Show it on this device
ui-remind-devices = { $count ->
    [one] One device of yours shows it.
   *[other] { $count } devices of yours show it.
}
ui-remind-no-push = This browser can show nothing while the page is closed: that needs an https address, and on an iPhone the page on the home screen.
ui-remind-calendar = Calendar of my deadlines
ui-remind-calendar-line = Give this address to your calendar program. Whoever has it can read your deadlines: keep it to yourself.
ui-remind-calendar-make = Make an address
ui-remind-calendar-anew = Make another address
ui-remind-calendar-drop = No calendar
ui-remind-webhook = Send it to this address (webhook)
ui-remind-quiet-from = Quiet from
ui-remind-quiet-until = until
ui-remind-quiet-line = { $some ->
    [0] Nothing is quiet: both hours are the same.
   *[other] Nothing is sent from { $from }:00 to { $until }:00 ({ $zone }); it comes afterwards.
}
ui-remind-keep = Keep
ui-remind-kept = Noted.
ui-remind-lost = Your webhook did not answer five times in a row and was given up.
ui-me-research = Research
ui-me-consent = Researchers may have the games I have finished
ui-me-consent-line = Only the moves and what chance brought are passed on, never a name, a message or a time, and only if everybody at the table has agreed. You can take this back for all later copies.
ui-me-noted = Noted, { $name }.
ui-me-leaving = Leaving
ui-me-lock = Sign out everywhere else
ui-me-locked = Only this browser knows you now, { $name }.
ui-me-lock-line = Signing out everywhere else also ends the codes and passkeys made so far: you can make new ones.
ui-me-leave = Forget me on this browser
ui-me-left = This browser has forgotten you. You are { $name } now.
ui-me-leave-warning = Without a passkey or another device you could not come back as the one you are.
ui-me-failed = This did not work just now. Try again in a moment.
ui-me-bad-code = This code opens nothing: it is wrong, used already, or older than ten minutes.
ui-me-bad-passkey = No passkey was used. Perhaps there is none for this house on this device.

# Looking back.
ui-travel = Look back
ui-travel-then = The table as it was
ui-travel-turn = Turn { $turn } of { $of }
ui-travel-back = One turn back
ui-travel-on = One turn on
ui-travel-play = Play turn by turn
ui-travel-pause = Stop
ui-travel-speed = Speed
ui-picture = Save a picture
ui-picture-failed = No picture could be made: { $reason }
ui-log-filter = Which lines
ui-log-all = All
ui-log-mine = Mine
ui-log-look = Look at turn { $turn }
ui-travel-now = Back to now
ui-travel-play-on = Play on from here against bots

# Finding a table, and time.
ui-public-tables = Public tables
ui-table-join = Join
ui-table-sit = Sit down
ui-table-look = Look
ui-table-watch = Watch
ui-tables-wait = { $count ->
    [one] One table waits for your move
   *[other] { $count } tables wait for your move
}
ui-next-table = Next table
ui-me-here = Me
ui-public = Public table
ui-public-line = Everybody in this house finds it, may take a free seat, and may watch.
ui-pace = Pace
ui-pace-untimed = Without a clock
ui-pace-untimed-line = Everybody takes the time they need.
ui-pace-live = Live, with a clock
ui-pace-live-line = For an evening together: everybody’s thinking runs from a bank of time. A bot stands in for whoever runs out of it or goes away, until they are back.
ui-pace-slow = Slow, with a deadline
ui-pace-slow-line = For days or weeks: nobody has to be here at the same time. A bot answers for whoever lets a deadline pass, until they are back.
ui-pace-bank = Time for each
ui-pace-increment = More for each answer
ui-pace-decision = For each decision
ui-pace-minutes = { $minutes } minutes
ui-pace-seconds = { $seconds ->
    [0] nothing
   *[other] { $seconds } seconds
}
ui-pace-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
ui-pace-days = { $days ->
    [one] one day
   *[other] { $days } days
}
ui-pace-live-short = { $increment ->
    [0] { $time } each
   *[other] { $time } each, { $increment } seconds more for each answer
}
ui-pace-slow-short = { $time } for each decision
ui-time-hours = { $hours } h { $minutes } min
ui-time-days = { $days } d { $hours } h
ui-time-left = { $time } left
ui-time-low = little time left
ui-seat-host = host
ui-seat-kept = Kept for { $name }
ui-stand-up = Stand up
ui-free-seat = Free the seat
ui-seat-freed = Your seat was freed. You can take any seat that is free.
ui-put-bot = Put here
ui-arrange = A bot for seat { $number }
ui-fill = Fill with bots and begin
ui-fill-line = { $count ->
    [one] { $names } takes the free seat.
   *[other] { $names } take the free seats.
}
ui-away = away

# Company at the table.
ui-this-table = This table
ui-time = Time left:{" "}
ui-stood-in = a bot stands in
ui-stood-in-me = A bot plays for you.
ui-back = I am back
ui-missed = { $names } { $count ->
    [one] is away.
   *[other] are away.
}
ui-stand-in = { $count ->
    [one] Let a bot stand in
   *[other] Let bots stand in
}
ui-leave = Leave the table
ui-leave-line = A bot goes on in your place. Whenever you come back to this table, the seat is yours again. If the game ends while you are away, it counts as lost for you; you come back to the time you had.
ui-rewind-line = Your last answer cannot simply be undone: others have learnt something from it, or played on. If everybody agrees, it is taken back with all that followed.
ui-rewind-ask = Ask to take back
ui-rewind-alone-line = Your last answer cannot simply be undone: something has been shown since. Bots do not mind; it is taken back with all that followed.
ui-rewind-alone = Take back all the same
ui-rewind-mine = You ask to take back your last answer. Still to agree: { $names }.
ui-rewind-asked = { $name } asks to take back the last answer, with all that followed it.
ui-rewind-agreed = You agree that { $name } takes the last answer back; not everybody has said so yet.
ui-rewind-agree = Agree
ui-rewind-decline = Decline
ui-rewind-off = Your last answer stands: not everybody agreed to take it back, or somebody played on.
ui-again = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
ui-again-join = Join for the next game
ui-again-watch = Watch the next game
ui-calling = Sounds and notices
ui-sound = Sounds: dice, coins, cards, and two notes when it is my turn and I have been idle
ui-volume = Volume
ui-notify = A notification, if I look elsewhere
ui-notify-ask = Allow notifications
ui-notify-denied = This browser does not let us send notifications. The title of the page tells you, and the sound.
ui-notify-insecure = Notifications need an https address; this house is reached by plain http. The title of the page tells you, and the sound.
ui-while-away = While you were away

# Results, ratings, records; addresses that lead nowhere.
guest = Guest { $number }
ui-results = Results, ratings and records
ui-results-mine = How I have done
ui-results-none = Nothing yet: games that you finish are counted here.
ui-results-game = Game
ui-results-players = Players
ui-results-played = Played
ui-results-won = Won
ui-results-points = Points on average
ui-results-best = Most points
ui-results-rating = Rating
ui-ladder = Who is strongest
ui-ladder-line = People and bots on one scale, for each game and number of players. A rating says what somebody is worth at least, almost for sure: it grows with every game that shows it. A game that somebody leaves is lost for them, and the others are rated against the bot that went on.
ui-ladder-who = Name
ui-ladder-none = Nobody is rated here yet.
ui-records = Records of games
ui-records-line = A game that was kept as a file can be laid out again: to look back at, turn by turn, and to play on from.
ui-records-bring = Open a record…
ui-nowhere = There is nothing at this address.
ui-no-such-game = There is no such game on the shelf.
ui-no-line = The house cannot be reached just now. Are you online?
ui-travel-line = See the table as it was, turn by turn.
ui-travel-copy = Copy the link
ui-travel-copied = The link is copied.
ui-records-bad = This file cannot be opened: { $reason }
ui-signed-out = You were signed out on this device; now you are watching.

# A game's page where the game has no rules of its own.
manual-goal = What it is about
manual-turn = How it is played
manual-components = Components
manual-icons = Icons in words
manual-sources = Where the rules come from

# The page of a game and its rules.
ui-rules = Rules
ui-rules-game = { $game }: the rules
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [0] nowhere
    [one] one place
   *[other] { $count } places
}
ui-rules-next = Next
ui-rules-previous = Back
ui-rules-contents = Contents
ui-rules-print = Print
ui-rules-of = Read the rule
ui-rules-total = Total
ui-rules-data = Numbers and cards
ui-rules-rulings = Rulings
ui-minutes = about { $minutes } minutes
ui-difficulty-1 = very easy
ui-difficulty-2 = gentle
ui-difficulty-3 = some thought
ui-difficulty-4 = demanding
ui-difficulty-5 = for experts
ui-solo-too = solo, too
ui-source-rulebook = rulebook
ui-source-public = public
ui-source-inferred = follows from the book
ui-source-proposal = our proposal

# A player's page.
ui-player = Player
ui-daily = Today’s deals
ui-daily-line = The same deal, the same opponents, for everybody, and one try. The day is over in { $hours } h { $minutes } min.
ui-daily-against = { $bots ->
    [one] You against a bot
   *[other] You against { $bots } bots
}
ui-daily-alone = You alone, or against what the box brings along
ui-daily-play = Play today’s deal
ui-daily-on = Play on
ui-daily-look = Look at it again
ui-daily-better = points: better than { $percent } % of the others
ui-daily-played = { $count ->
    [0] Nobody has finished it yet
    [one] One person has finished it
   *[other] { $count } people have finished it
}
ui-puzzles = Today’s puzzles
ui-puzzles-line = A moment from a game of people or of bots, one for each game and day: one answer is clearly best. Find it, by what was known then.
ui-puzzles-none = No puzzle has been found yet. They come from reviews of finished games.
ui-puzzles-answers = Your answer
ui-puzzles-right = Found it!
ui-puzzles-wrong = There was a better one.
ui-puzzles-best = Best
ui-puzzles-next = next best
ui-puzzles-on = Play on from here
ui-player-mine = My games, day by day
ui-player-card = reader’s card
ui-player-games = Games
ui-player-together = Games together
ui-player-nothing = You have not played together yet.
ui-player-lessons = Lessons
ui-player-learnt = learnt
ui-player-steps = { $done } of { $of } steps
ui-player-first = Play a game
ui-player-only-lessons = No game is counted yet: a lesson does not count. Your first real game will stand here.
ui-player-won = Won
ui-player-won-of = { $won } of { $of }; among equals it would be { $fair }
ui-player-run = wins in a row
ui-player-longest = in a row at most
ui-player-last = Last games
ui-player-last-told = { $won } of { $of } won.
ui-player-likely = likely strength
ui-player-least = worth at least, almost for sure
ui-player-rating-told = Rating after { $games } games: { $likely } is likely, { $least } at least almost for sure.
ui-player-all = All boxes
ui-player-only-won = won
ui-player-only-alone = alone
ui-player-alone = alone
ui-player-best = most points so far
ui-player-data = My data
ui-player-data-line = All that the house keeps of you, as one file: name, games, ratings, and what you said at tables.
ui-player-export = Save my data
ui-me-what-stays = When a browser forgets you, nothing at the tables changes: games you played stay with their results, your name stays in their logs and in what you said there, and your rating stays on the ladder. Nobody can use them in your name.

# The story of a game that is over.
story-points = Points, round by round
story-lead = { $who } takes the lead.
story-leap = { $who } makes { $count } { $count ->
    [one] point
   *[other] points
} in round { $round }.
story-comeback = { $who } was { $count } { $count ->
    [one] point
   *[other] points
} behind in round { $round }, and won.
story-ahead = { $who } took the lead in round { $round } and never lost it.
story-leads = The lead changed { $count } times.
story-tie = As many points as { $whom }: what decides between equals was on the side of { $who }.
story-close = { $count ->
    [one] A single point
   *[other] { $count } points
} between { $who } and { $whom }.
story-runaway = { $who } is { $count } { $count ->
    [one] point
   *[other] points
} ahead of everybody else.
story-best-line = { $count } of { $total } points came from one thing: { $what }.

# Symbols: what each is called, by number, and what it means.
ui-symbol-coin = { $number ->
    [one] coin
   *[other] coins
}
    .about = Money.
ui-symbol-first = first player
    .about = Begins.
ui-symbol-points = { $number ->
    [one] point
   *[other] points
}
    .about = Whoever has most wins.

ui-confirm = This cannot be taken back.
ui-search = Search

# The rules of the house: what its refusals rest on.
ui-house = Rules of the house
ui-house-line = What holds at every table, whatever is played there.
house-answers = A table asks one question at a time, or the same of several people. Whoever is asked may do what is lit; everything else says why not. An answer counts once it is stored, and then it is never lost.
    .title = Asking and answering
house-taking-back = What has shown nobody anything new can be taken back at once. Whatever lies further back is taken back if everybody at the table agrees. It stays in the log, struck out.
    .title = Taking back
house-seats = Each seat is for one person or one bot. Whoever opens a table arranges the seats until the game begins; it begins as soon as every seat is taken. Others may watch, and see what lies open.
    .title = Seats
house-absence = When somebody has gone and the others wait for them, a bot can play on until they are back. At a table with a clock it does so by itself. The log and the talk say so.
    .title = When somebody leaves
house-tables = The house is shared: one person, and one network, can have only so many tables and bots under way. A table is found by its whole address.
    .title = How many tables
house-hints = Hints and lessons are for playing with bots. A game with a hint does not count for the rating. A lesson goes on with what its card says, and after its last step everything is free.
    .title = Hints and lessons
house-daily = Once a day everybody gets the same deal and one try at it. Nobody sees another’s table, and nothing is taken back, until the day is over. A puzzle of the day comes from games that were reviewed here, or from games of bots.
    .title = The deal and the puzzle of a day
house-talk = Whoever sits at a table may talk, in words of their own or in sentences of the game, true or not. In private one talks only while the rules of the game allow it.
    .title = Talk
house-after = When a game is over it can be looked at, reviewed and written down. What the rules keep secret for good stays secret. A game is played to its end by the rules it began with.
    .title = After the game
house-devices = One person can use several devices. Whoever shuts the others out stays; the others have to sign in again.
    .title = Devices

# The workshop, for the owner of a house.
ui-workshop = What if?
ui-workshop-line = Try other numbers of a game. Bots play the same deals with the numbers as they are and with yours; nothing changes for anybody at a table.
ui-workshop-closed = The workshop is for the owner of the house, who comes by the link that it prints when it is started with --owner-link.
ui-workshop-game = Game
ui-workshop-find = Find a number
ui-workshop-none = This game has no component file, so nothing in it can be another.
ui-workshop-more = { $count ->
    [one] One more number: find it by its name.
   *[other] { $count } more numbers: find them by their names.
  }
ui-workshop-was = was { $value }
ui-workshop-source = { $source ->
    [rulebook] rulebook
    [public] public source
    [inferred] inferred
   *[proposal] our proposal
  }
ui-workshop-seats = Players
ui-workshop-games = Games
ui-workshop-bots = Bots
ui-workshop-bot = { $bot ->
    [random] at random
   *[greedy] sensible
  }
ui-workshop-play = { $count ->
    [0] Change a number first
    [one] Play it out with one other number
   *[other] Play it out with { $count } other numbers
  }
ui-workshop-stop = Stop
ui-workshop-progress = { $done } of { $of } games
ui-workshop-left = about { $seconds } s left
ui-workshop-found = What it changes
ui-workshop-real = Real: the interval of the difference leaves out zero.
ui-workshop-what = What
ui-workshop-before = As it is
ui-workshop-after = With yours
ui-workshop-by = Difference
ui-workshop-verdict = Verdict
ui-workshop-is = { $real ->
    [yes] real
   *[no] may be chance
  }
