# number 12: rule, the hours of the dial
game-clocks = Clocks
    .line = Bid for dice and set your clock to perfection.
    .about = An auction of dice, twelve hours to fill. Place each die where it pays or where it fits, then bend its face with coins. A dial of twelve perfect dice wins on the spot.
    .source = Set-up, auction and the start of placing follow the rulebook. Actions, prices and points are our proposals, marked as such in the data file.
option-board = Boards
    .first = All clocks run forward, as the rulebook advises for a first game. Under “Rules and variants” you can choose otherwise.
option-board-choose = Everyone chooses
option-board-forward = All forward
option-board-backward = All backward
option-rival = Yellow rival
option-rival-yes = Bids along
option-rival-no = Stays away
option-money = Money
option-money-choose = Everyone chooses
option-money-hidden = All behind the hand
option-money-open = All on the table
option-red = Red dice
option-red-difference = Earn every difference
option-red-fixed = Earn a fixed sum
option-grey = Grey dice
option-grey-plain = Plain
option-grey-turns = May be turned by one

colour-white = white
    .die = white die
colour-grey = grey
    .die = grey die
colour-black = black
    .die = black die
colour-red = red
    .die = red die
die = { $colour } { $value }
die-plain = Nothing but its pips counts.
die-skips = It leaves gaps free of charge.
die-earns-low = It earns the difference even when it is too low.
die-earns-fixed = It earns { $coins ->
    [one] one coin
   *[other] { $coins } coins
} wherever it is placed.
die-turns = It may be turned by one just before it is placed.
board-forward = Forward
board-backward = Backward
rival = the yellow rival

bag = Bag with { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}
bag-holds = In the bag: { $white } white, { $grey } grey, { $black } black, { $red } red.
bank = Bank
    .about = Coins you pay go here; coins you earn come from here.
phases = This round
phase-group = Group
    .now = Group (now)
phase-bid = Bid
    .now = Bid (now)
phase-pick = Pick
    .now = Pick (now)
phase-turns = Turns
    .now = Turns (now)
ledger-hours = Hours for this die
ledger-actions = Choose one
rival-room = Yellow rival
manners = How the rival plays
rival-plays = Rolls its dice once all bids are laid. It bids the lower one less one, pays nothing and loses every tie. It takes the pair, else the highest die; its dice go back into the bag.
chances = Who picks first? Your chance, by bid
chance = { $coins ->
    [0] No coin
    [one] One coin
   *[other] { $coins } coins
}: { $percent } % that you pick before the rival
grades = Your grade
tally = Points: perfect dice { $perfect }, neighbours { $neighbours }, colours { $set }; empty hours: { $gaps }
felt = Dice on the felt
group = Group { $number }
groups = Groups
slips = On each slip: the die’s best hour on your clock, its price, and the points, actions and coins it brings there
slips-watched = Each player sees on slips what the dice are worth on their own clock
bids = Bids
bids-paid = Bid and paid
rank-picks = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
rank-ties = tie { $rank }
supply = Bag and bank
auction = Auction, round { $round }
yellow = Yellow dice
yellow-die = yellow { $value }
cup-empty = No bid: { $who }
cup-closed = A bid in a closed hand: { $who }
cup-open = Bid of { $coins }: { $who }
clock = { $who }’s clock
middle = { $who }’s dice to place
purse = { $who } has { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}
purse-shut = { $who } keeps the purse closed
purse-seen = Everybody sees it.
purse-unseen = The others do not see it.
purse-closed = Keep your coins behind your hand
purse-open = Lay your coins on the table
slot-empty = Hour { $hour }, empty, needs a { $needs }
slot-die = Hour { $hour }, { $die }, needs a { $needs }
slot-perfect = Hour { $hour }, { $die }, perfect
slot-bonus = A perfect die placed here brings: { $bonus }.
# number 6: rule, the faces of a die
slot-ghost-bonus = The ghost six counts towards the hour and does nothing else. A perfect die placed here brings: { $bonus }.
icon-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
aid = Actions to buy
aid-action = { $what }: { $coins ->
    [0] free
    [one] one coin
   *[other] { $coins } coins
}
paid-reroll = Re-roll
    .about = Roll one die of your clock again; the new face stands.
    .does = roll a die again
paid-nudge = Nudge
    .about = Turn one die of your clock up or down by one.
    .does = one up or down
paid-flip = Flip
    .about = Turn one die of your clock to its opposite face.
    .does = turn it over
# number 2: rule, a swap is of two dice
paid-swap = Swap
    .about = Let two dice of your clock change places.
    .does = trade two dice
fact-perfect = { $number ->
    [one] perfect die
   *[other] perfect dice
}
fact-coins = { $number ->
    [one] coin
   *[other] coins
}

ask-choose-board = Choose a face of your board.
ask-choose-purse = Shall the others see how many coins you have?
# number 2: rule, how dice are grouped with few players
ask-group-dice = Lay two dice together; each of the others is a group of its own.
ask-lay-bid = How much do you bid? { $coins ->
    [0] No coins
    [one] One coin
   *[other] { $coins } coins
}; { $rank ->
    [1] you win ties
    [2] 2nd of { $bidders } in ties
    [3] 3rd of { $bidders } in ties
   *[other] { $rank }th of { $bidders } in ties
}.
ask-pick-group = Take a group of dice.
ask-place-dice = Which die do you use first?
ask-turn-grey = You may turn the grey die by one before placing it.
ask-place-die = Where does the { $colour } { $value } go?
ask-free-action = Free action: take { $coins ->
    [one] a coin
   *[other] { $coins } coins
}, or re-roll a die of your clock.
ask-paid-action = Will you buy one more action?
ask-reroll = Which die do you roll again?
ask-nudge = Which die do you turn by one?
ask-flip = Which die do you flip?
ask-swap = Which die do you move?
ask-swap-with = Which die changes places with the one at hour { $hour }?
ask-discard-one = Your clock is full and not every clock is: put one of your dice back into the bag.

do-board = { $board }, { $coins } coins to start{ $first ->
    [1] {" "}(advised for a first game)
   *[other] {""}
}
    .chip = { $board }, { $coins } coins
do-purse = { $purse }
do-pair = Lay { $first } and { $second } together
    .chip = { $first } and { $second }
do-bid = { $coins ->
    [0] Bid nothing
   *[other] Bid { $coins }
}
do-pick = Take { $dice }
    .chip = { $dice }
do-die = Use the { $die }
    .chip = { $die }
do-turn = Make it a { $value }
    .chip = { $value }
do-place = Hour { $hour }{ $price ->
    [0] {""}
   *[other] , pay { $price }
}{ $coins ->
    [0] {""}
   *[other] , earns { $coins }
}{ $effect }
    .chip = Hour { $hour }
do-coins = Take { $coins ->
    [one] a coin
   *[other] { $coins } coins
}
do-reroll = Re-roll the { $die } at hour { $hour }{ $needs ->
    [0] , which is perfect
   *[other] , perfect with a { $needs }
}
    .chip = { $die } at hour { $hour }
do-up = Raise the { $die } at hour { $hour } to { $value }
    .chip = { $die } at hour { $hour } to { $value }
do-down = Lower the { $die } at hour { $hour } to { $value }
    .chip = { $die } at hour { $hour } to { $value }
do-flip = Flip the { $die } at hour { $hour } to { $value }
    .chip = { $die } at hour { $hour } to { $value }
do-swap = Move the { $value ->
    [0] empty slot
   *[other] { $die }
} at hour { $hour }
do-with = Swap with the { $value ->
    [0] empty slot
   *[other] { $die }
} at hour { $hour }
do-discard = Put back the { $die } from hour { $hour }
    .chip = { $die } from hour { $hour }
do-buy = { $what } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
    .chip = { $what }
do-decline = Change nothing
do-pass = { $free ->
    [1] Leave out the free action
   *[other] Buy nothing
}
effect-perfect = : perfect, { $bonus }
effect-lapses = : perfect, { $bonus } lapses: there will be one die only
effect-none = {""}

no-skip-cost = Skipping costs { $price }, you have { $coins }: { $missing } too few.
    .rule = Rulebook, phase 2a: each empty slot you skip costs its visible pips.
no-too-expensive = It costs { $price }, you have { $coins }: { $missing } too few.
    .rule = Rulebook, phase 2: an additional action is paid for. Ruling 9: its price.
no-above-purse = A bid of { $price }, and you have { $coins }: { $missing } too few.
    .rule = Rulebook, phase 1: a bid is money in the hand. Ruling 4: nobody bids more than they have.
no-place-first = First place the dice you have won.
    .rule = Rulebook, phase 2: dice are placed, then come the actions. Ruling 12: in this order.
no-slot-taken = There is a die at hour { $hour } already.
    .rule = Rulebook, phase 2a: a die goes to an empty slot.
no-free-first = First comes your free action.
    .rule = Rulebook, phase 2: a free action, and then perhaps one that is paid for. Ruling 12: in this order.
no-free-due = The free action is not left out; taking coins is always possible.
    .rule = Rulebook, phase 2: everybody chooses a free action. Ruling 11: one must be taken.
# number 6: rule, the faces of a die
no-no-further = The die shows a { $value } and goes no further that way.
    .rule = Ruling 9: a six cannot rise, a one cannot fall.
# number 2: rule, a swap is of two dice
no-swap-empty = There is no die at hour { $hour }.
    .rule = Ruling 9: two dice change places, never a die and an empty slot.
# number 2: rule, a swap is of two dice
no-swap-itself = The die at hour { $hour } is the one you are moving.
    .rule = Ruling 9: two dice change places.
# number 2: rule, a swap is of two dice
no-nothing-to-change = { $what }: there are too few dice on your clock.
    .rule = Ruling 9: actions change dice that lie on your own clock; a swap needs two.

why-bonus = as a bonus
why-difference = for the difference
why-fixed = for the colour of the die
why-returned = for the die returned
why-free = as free action
why-skip = to skip slots
why-reroll = for a re-roll
why-nudge = for a nudge
why-flip = for a flip
why-swap = for a swap
how-reroll = re-rolls
how-nudge = nudges
how-flip = flips

event-board-chosen = { $who } lays the board “{ $board }” and takes { $coins } coins.
event-purse-opened = { $who } keeps the coins on the table, for all to see.
event-coins-gained = { $who } gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
} { $why }.
event-coins-paid = { $who } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
} { $why }.
event-dice-rolled = { $who } draws { $dice } dice from the bag and rolls them.
event-die-rolled = … { $colour } { $value }
event-all-single = The bag is short: every die is a group of its own.
event-dice-paired = { $who } lays { $colour } { $value } and { $colour2 } { $value2 } together.
event-die-laid = {""}
event-bid-laid = { $who } closes a hand around a bid.
    .known = { $who } bids { $coins } in a closed hand.
event-bid-revealed = { $coins ->
    [0] { $who } has bid nothing.
    [one] { $who } has bid one coin, and pays it.
   *[other] { $who } has bid { $coins } coins, and pays them.
}
event-yellow-rolled = The yellow dice show { $first } and { $second }: the rival bids { $coins ->
    [0] nothing
   *[other] { $coins }
}.
event-order-of-picks = The first choice goes to { $who }.
event-die-won = { $who } takes { $colour } { $value }.
event-rival-took = The rival takes { $colour } { $value }; it goes back into the bag.
event-die-turned = { $who } turns the die to { $colour } { $value }.
event-die-placed = { $who } places { $colour } { $value } at hour { $hour }.
event-die-perfect = { $who } places { $colour } { $value } at hour { $hour }: perfect.
event-die-returned = { $who } has no slot left and returns { $colour } { $value }.
event-die-changed = { $who } { $how } the { $colour } { $old } at hour { $hour }: { $value }.
event-bonus-lapsed = { $who } has only one die: the bonus ({ $what }) lapses.
event-dice-swapped = { $who } swaps the dice at hours { $hour } and { $other }.
event-dice-swapped-back = {""}
event-die-discarded = { $who } puts { $colour } { $value } from hour { $hour } back into the bag.
event-first-player = { $who } is first player and takes the bag.
event-game-over = The game is over. { $reason }

end-perfect-clock = A perfect clock wins at once.
end-all-full = Every clock is full.
score-perfect-dice = Perfect dice
score-neighbours = Neighbouring perfect dice
# number 4: rule, the colours there are
score-colour-sets = Sets of four colours
wins-outright = Perfect clock
grade-slow = A slow clock
grade-fair = A fair clock
grade-good = A good clock
grade-precise = A precise clock
grade-master = A masterpiece

# The first-game guide.
# number 1, 12, 6: rule, the hours of the dial and the faces of a die
guide-board = Forward, which the rulebook advises for a first game, asks for 1 to 12 in that order, backward for 12 down to 1. A die must show what its hour asks for to be perfect; above six a ghost six is printed and counts along.
    .title = Your clock
guide-bid = Everybody bids in secret and pays, whatever comes of it. The highest bid picks a group of dice first. Nothing is a bid, too.
    .title = The auction
guide-place = A die goes to the first empty hour; skipping an hour costs its pips. Higher than asked earns the difference, exactly right brings the bonus of the hour.
    .title = Placing a die
guide-action = After placing you take a coin or roll a die of your clock again, and may buy one more action. This is how a die that does not fit yet becomes perfect.
    .title = Free and paid
# number 12: rule, the hours of the dial
guide-end = The game ends when every clock is full: points for perfect dice, for perfect neighbours and for sets of colours. Twelve perfect dice win at once.
    .title = How it ends

# The rules page: components, symbols and the glossary.
catalogue-hour = Hour { $hour }: asks for a { $needs }
catalogue-hours = The hours
catalogue-colours = The colours
term-backward = backward
    .about = The face of the board that is filled from the highest hour down.
term-bag = bag
    .about = Dice are drawn from it, and go back into it.
term-bank = bank
    .about = Where coins come from and go to; it never runs out.
term-bid = bid
    .about = Coins in a closed hand, paid whatever they bring.
term-bonus = bonus
    .about = What stands beside an hour, for a perfect die that is placed there.
term-clock = clock, dial
    .about = A player’s board: a ring of hours.
term-first = first player
    .about = Draws and groups the dice, takes the first turn, loses every tie of bids.
term-forward = forward
    .about = The face of the board that is filled from the first hour on.
term-free = free action
    .about = Coins or a re-roll, once in every turn.
# number 6: rule, the faces of a die
term-ghost = ghost six
    .about = A printed six that counts along with the die beside it.
term-group = group
    .about = Dice that are sold together.
term-hour = hour
    .about = A place of the clock, by its number.
term-neighbours = neighbours
    .about = Perfect dice at hours that follow each other.
term-paid = paid action
    .about = One more action, for coins.
term-perfect = perfect
    .about = Of a die: it shows what its hour asks for.
term-purse = purse
    .about = Somebody’s coins: open on the table, or closed behind the hand.
term-rival = yellow rival
    .about = A bidder without a board, when few play.
term-set = set of colours
    .about = Dice of all colours, one of each.
term-skip = skip
    .about = Pass an empty slot, for its visible pips.
term-slot = slot
    .about = Where a die lies on the clock.

# What is worth remembering.
memory-narrow = { $who } won { $count } auctions by a single coin.
memory-perfect = { $who } set { $count } dice perfectly.

# Verbs, as the action area shows them.
verb-board = Board
verb-pair = Lay together
verb-bid = Bid
    .symbol = coin
verb-pick = Take
verb-die = Use
verb-turn = Make it
verb-place = Place
verb-coins = Take coins
    .symbol = coin
verb-reroll = Re-roll
    .touch = touch a die that glows
    .symbol = reroll
verb-up = Raise
    .symbol = nudge
verb-down = Lower
    .symbol = nudge
verb-flip = Flip
    .symbol = flip
verb-swap = Move
    .symbol = swap
verb-with = Swap with
    .symbol = swap
verb-discard = Put back
verb-buy = Buy
    .symbol = coin
verb-purse = Purse

# Symbols: what each is called, by number, and what it means.
symbol-coin = { $number ->
    [one] coin
   *[other] coins
}
    .about = Pays bids, skipped hours and changes of dice.
symbol-hour = o’clock
    .about = Where a die does best on your clock.
symbol-reroll = re-roll
    .about = Throw a die of your clock again.
symbol-nudge = nudge
    .about = Turn a die of your clock to the next value, up or down.
symbol-flip = flip
    .about = Turn a die of your clock upside down.
# number 2: rule, a swap is of two dice
symbol-swap = swap
    .about = Two dice of your clock change places.
# number 1: rule, the faces of a die
symbol-face-1 = a 1
    .about = The face that the hour asks for.
# number 2: rule, the faces of a die
symbol-face-2 = a 2
    .about = The face that the hour asks for.
# number 3: rule, the faces of a die
symbol-face-3 = a 3
    .about = The face that the hour asks for.
# number 4: rule, the faces of a die
symbol-face-4 = a 4
    .about = The face that the hour asks for.
# number 5: rule, the faces of a die
symbol-face-5 = a 5
    .about = The face that the hour asks for.
# number 6: rule, the faces of a die
symbol-face-6 = a 6
    .about = The face that the hour asks for.
symbol-points = { $number ->
    [one] point
   *[other] points
}
    .about = What a clock is worth: perfect dice, neighbours and sets of colours.
symbol-perfect = perfect
    .about = The die shows just what its slot asks for.
symbol-neighbours = neighbours
    .about = Perfect dice at hours that follow each other.
symbol-set = sets of colours
    .about = One die of each colour.
symbol-gap = empty hours
    .about = Hours that hold no die yet.
symbol-first = first player
    .about = Begins the round, and decides between equal bids.

# The lesson: a first turn on a prepared deal, which the kit plays.
lesson-first = Your first turn
    .about = Bid for a pair of dice, lay them on your clock, and see what makes a die perfect.
    .goal = Fill your clock with dice. A die is perfect where it shows what its hour asks for, and perfect dice, above all side by side, bring points. Most points win.
    .next = You have taken a whole turn. From here on the game is yours: try to keep coins for the auction, and to lay perfect dice next to each other.
lesson-first-board = Take the forward board, which asks for the lowest number first and gives you { $start_money-forward ->
    [one] one coin
   *[other] { $start_money-forward } coins
}.
# number 2, 4: the bids this lesson takes, which the kit plays
lesson-first-bid = { $whom } has laid two dice together, and both suit the first hours of your clock: bid from 2 to 4 coins for them.
lesson-first-pick = You choose first, even if you have bid no more than { $whom }, who is first player and loses every tie: take the pair.
lesson-first-die = { $whom } has had a turn, and now you place your dice one after the other: begin with the lower one.
lesson-first-perfect = The first hour asks for just this number: lay the die there, and it is perfect and brings its bonus at once.
lesson-first-skip = The next hour would cost nothing and bring nothing but a coin: pay its pips to skip it, and this die is perfect at the third.
lesson-first-free = After placing comes a free action: take the coins from the bank.
lesson-first-paid = You could pay for one more action to mend a die: nothing needs mending, so pass and keep your coins.
no-lesson-first-backward = Backward gives more coins and asks for the highest numbers first: something for your next game.
no-lesson-first-more = That might not be enough: bid a little more.
no-lesson-first-less = That is more than the pair needs, and everybody pays what they bid: a little less.
no-lesson-first-two = It is free, but perfect one hour further on: that is worth a few coins.
no-lesson-first-spoil = That could spoil a die that is perfect as it is.
no-lesson-first-keep = Your dice are perfect; the coins will help you in the next auction.

# The characters people play against.

character-nell = Nell
    .line = Sorts the dice by colour and looks at the hour later.
    .own = And such a pretty colour, too.
    .theirs = A perfect one! Which colour was it?
    .won = All those colours, and on time as well!
    .lost = What a pretty clock that is. Well played!
character-barnaby = Barnaby
    .line = Would rather roll again than think again.
    .own = See? The dice come round in the end.
    .theirs = Those dice must like somebody else today.
    .won = I hardly thought, and look at that!
    .lost = One more roll and I had it. Well played!
character-odile = Odile
    .line = Keeps a hand on the purse.
    .own = Perfect. And the purse stays shut.
    .theirs = Perfect… and what did that cost?
    .won = Well saved is half won.
    .lost = Coins saved, hours lost. Well played.
character-anselm = Anselm
    .line = Rests only before a spotless dial.
    .own = There. One thing less to put right.
    .theirs = A clean piece of work. I approve.
    .won = Not spotless yet. But nearly.
    .lost = A finer dial than mine. I shall study it.
character-hora = Hora
    .line = Hears every second before it ticks.
    .own = I heard it coming.
    .theirs = That one ticked before I did.
    .won = Right on time.
    .lost = Somebody was a second ahead of me. How refreshing.
