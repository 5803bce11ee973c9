game-enkidu = Enkidu
    .line = Win clay tablets, guard your secrets, and read those of the others.
    .about = In Uruk, under the stars, everybody bids for tablets with wedge signs. Each pursues a secret mission of one’s own and objectives about the others; events turn the table over, and what cannot be won can be negotiated.
    .source = The rules follow the French rulebook. Which colours and signs the objectives name is our proposal; rulings are listed in RULES.md.
option-length = Length
option-length-long = Full game
option-length-short = Short game
option-teleportation-moves = Teleportation moves
option-teleportation-moves-people = The people: they swap places and leave everything behind
option-teleportation-moves-seats = The positions: they swap seats with all they have
option-jokers = Jokers in comparisons
option-jokers-owner = Each holder sets their own
option-jokers-all = All count
option-jokers-subject = Only those of the player compared
option-odd-tablet = Odd tablet of a tie for first
option-odd-tablet-chosen = The last one tied sets it aside
option-odd-tablet-remainder = It is what the third leaves
option-seizing = Advanced telekinesis
option-seizing-compulsory = Compulsory
option-seizing-optional = Optional
option-swap-most = Tablets each may give in a swap
option-swap-most-2 = Two
option-swap-most-1 = One
option-swap-sides = Who gives in a swap
option-swap-sides-both = Both give something
option-swap-sides-either = One may give for nothing
option-swap-counts = Numbers in a swap
option-swap-counts-any = May differ
option-swap-counts-equal = Must be equal
option-piles = Piles of the objectives dealt
option-piles-shown = Everybody sees the pile
option-piles-secret = Secret
option-contributors = Who put an event in
option-contributors-shown = Shown with the event
option-contributors-secret = Secret
option-seating = Seating
option-seating-rulebook = Blue, Red, Green, Yellow
option-seating-random = Random

place-of = { $position } ({ $who })
position-blue = Blue
position-red = Red
position-yellow = Yellow
position-green = Green
glaze-dark-blue = dark blue
glaze-light-blue = light blue
glaze-ochre = ochre
glaze-violet = violet
glaze-red = red
sign-wedge = wedge
sign-hook = hook
sign-arrow = arrow
sign-pair = pair
sign-star = star
tablet-DB1 = dark blue wedge
tablet-DB2 = dark blue hook
tablet-DB3 = dark blue arrow
tablet-DB4 = dark blue pair
tablet-DB5 = dark blue star
tablet-LB1 = light blue wedge
tablet-LB2 = light blue hook
tablet-LB3 = light blue arrow
tablet-LB4 = light blue pair
tablet-LB5 = light blue star
tablet-OC1 = ochre wedge
tablet-OC2 = ochre hook
tablet-OC3 = ochre arrow
tablet-OC4 = ochre pair
tablet-OC5 = ochre star
tablet-VI1 = violet wedge
tablet-VI2 = violet hook
tablet-VI3 = violet arrow
tablet-VI4 = violet pair
tablet-VI5 = violet star
tablet-RE1 = red wedge
tablet-RE2 = red hook
tablet-RE3 = red arrow
tablet-RE4 = red pair
tablet-RE5 = red star
tablet-J = joker
some-tablets = { $tablets } × { $tablet }
tablet-frozen = { $tablets ->
    [one] One came by this round’s event and stays until the round is over.
   *[other] { $tablets } came by this round’s event and stay until the round is over.
}
nothing = nothing

card-simple-telekinesis = Simple telekinesis
    .brief = Hand { $count } tablets to one player, or into the bag
    .effect = In turn, everybody hands { $count } of their tablets to one other player, or puts them into the bag.
card-advanced-telekinesis = Advanced telekinesis
    .brief = Take { $keep } and keep it, or { $bag } into the bag
    .effect = In turn, everybody takes { $keep ->
        [one] one tablet of another player and keeps it
       *[other] { $keep } tablets of another player and keeps them
    }, or takes { $bag } and puts them into the bag.
card-great-telekinesis = Advanced telekinesis II
    .brief = Take { $keep } and keep them, or { $bag } into the bag
    .effect = In turn, everybody takes { $keep ->
        [one] one tablet of another player and keeps it
       *[other] { $keep } tablets of another player and keeps them
    }, or takes { $bag } and puts them into the bag.
card-chaos = Call of chaos
    .brief = One more objective for all; works once
    .effect = Everybody draws one more objective, from the pile they have nothing of. It works once in a game.
card-wide-sight = Wide clairvoyance
    .brief = Look at one player’s objectives
    .effect = In turn, everybody may look at all objectives of one other player.
card-narrow-sight = Narrow clairvoyance
    .brief = Look at one player’s mission
    .effect = In turn, everybody may look at the mission of one other player.
card-teleportation = Teleportation
    .brief = The best card may change places
    .effect = All lay an acquisition card; whoever laid the best may change places with another player.
card-renovation = Renewal of aims
    .brief = Replace one objective, same pile
    .effect = In turn, everybody may replace one objective by another one from the same pile.
card-negotiation = Negotiation
    .brief = One minute: all talk with all
    .effect = For a minute everybody may negotiate with everybody.
card-nanotechnology = Nanotechnology
    .brief = Next round the lowest card is best
    .effect = In the next round the lowest acquisition card is the best.
card-cataclysm = Cataclysm
    .brief = The game ends at number { $at }
    .effect = Nothing until it has turned up { $at } times; then the game ends at once.
card-energy-cell = Energy cell
    .brief = Next round, roll { $times } times and add
    .effect = In the next round the dice are rolled { $times } times and added.

mission-most-sign = Have the most tablets with the sign { $sign }
mission-most-glaze = Have the most { $glaze } tablets
# number 5: rule, the colours there are
mission-two-of-each-glaze = Have two different signs in each of the five colours
# number 5: rule, the signs there are
mission-two-rows = Have two complete rows of the five signs
objective-mission-fulfilled = { $position } fulfils their mission
objective-mission-failed = { $position } fails their mission
objective-most-tablets = { $position } has the most tablets
objective-fewest-tablets = { $position } has the fewest tablets
objective-most-glaze = { $position } has the most { $glaze } tablets
objective-most-sign = { $position } has the most tablets with the sign { $sign }
objective-right-neighbour = { $position } has at least as many tablets as the right neighbour
pile-A = pile A
pile-B = pile B
pile-C = pile C
pile-D = pile D
of-pile = From { $pile }.
sealed-mission = { $who }’s mission, sealed
sealed-objective = An objective of { $who } from { $pile }, sealed
sealed-objective-unmarked = An objective of { $who }, sealed
progress-ahead = { $count }, ahead of { $who } with { $other }.
progress-level = { $count }, tied with { $who }.
progress-behind = { $count }, behind { $who } with { $other }.
# number $total: rule, two signs in each of five colours
progress-pattern = { $count } of { $total }, and { $jokers ->
    [0] no joker
    [one] one joker
   *[other] { $jokers } jokers
}.
progress-mission-fulfilled = As it stands, { $who } fulfils the mission.
progress-mission-failed = As it stands, { $who } fails the mission.
progress-unknown = You do not know { $who }’s mission.
stand-ahead = { $by } ahead of { $position }
stand-level = level with { $position }
stand-behind = { $by } behind { $position }
# number $total: rule, two signs in each of five colours
stand-pattern = { $count } of { $total }
stand-fulfilled = { $position } fulfils it
stand-failed = { $position } fails it
stand-unknown = mission not seen
stands = Reached, if the game ended now.
stands-not = Not reached, if the game ended now.

phase-0 = Initiation
phase-1 = Development
middle = { $phase }, round { $round }
rounds = Rounds
round-done = { $phase }, round { $round }: played
round-now = { $phase }, round { $round }: now
round-to-come = { $phase }, round { $round }: to come
supply = Bag and dice
in-bag = In the bag
rolled = { $total } drawn
to-come = To come
notices = What holds
begins = { $who } begins
follows = { $who } follows
steps = Steps of the round
step-is-now = { $step }: now
step-is-done = { $step }: done
step-is-to-come = { $step }: to come
step-draw = Draw
step-bid = Bid
step-take = Take
step-event = Event
step-gifts = Gifts
bag = Bag with { $tablets ->
    [one] one tablet
   *[other] { $tablets } tablets
}
bag-removed = { $tablets ->
    [one] One tablet was removed unseen at the beginning.
   *[other] { $tablets } tablets were removed unseen at the beginning.
}
pile-of-events = { $cards ->
    [0] Pile of events
    [one] Pile with one event
   *[other] Pile with { $cards } events
}
events-set-aside = { $cards ->
    [one] One event was set aside unseen at the beginning.
   *[other] { $cards } events were set aside unseen at the beginning.
}
die = Die showing { $value }
reversed-now = This round the lowest card is the best
    .short = Lowest is best
reversed-then = Next round the lowest card is the best
    .short = Next: lowest is best
rolls-now = This round the dice are rolled { $times } times
    .short = Roll × { $times }
rolls-then = Next round the dice are rolled { $times } times
    .short = Next: roll × { $times }
cataclysm-seen = { $left ->
    [one] A cataclysm has been seen: the next one ends the game
   *[other] A cataclysm has been seen: the game ends when there have been { $left } more
}
    .short = Cataclysm: { $left } to go
chaos-seen = Chaos has been called: the next one does nothing
    .short = Chaos called
event-place = Last event
contributed = Put into the pile by { $who }.
vetoed-by = { $who } has laid a veto.
pool = { $tablets ->
    [0] No tablets on offer
    [one] One tablet on offer
   *[other] { $tablets } tablets on offer
}
carry = Waiting for the next round
shares = How { $tablets } tablets are shared
rank-0 = 1st
rank-1 = 2nd
rank-2 = 3rd
rank-3 = 4th
share-of = { $place }: { $tablets ->
    [one] one tablet
   *[other] { $tablets } tablets
}
played = Acquisition cards
played-reversed = Acquisition cards: the lowest wins
card-none = { $who } has no card on the table
lay-here = lay here
card-face-down = { $who } has laid a card face down
card-face-up = { $who }: { $card }
votes = Vote on the veto
vote-up = { $who }: the veto stands
vote-down = { $who }: the event takes place
talking = Negotiating
two-talk = { $who } and { $whom }
talks = Your talks
gives = { $who } gives
gives-agreed = { $who } gives, and agrees
could-give = could give
place-for-tablet = A place for a tablet
talk-with = Talk with { $who }
talk-with-swapped = Talk with { $who } · tablets have been swapped
choice = Your event cards
chosen = Your events in the pile ({ $position })
chosen-in-all = The events you put in ({ $position })
side = { $who } · { $position }
secrets = { $who }’s mission and objectives
secrets-own = Mission and objectives: { $points } of { $most } points as it stands
tablets = { $who }: { $tablets ->
    [one] one tablet
   *[other] { $tablets } tablets
}
hand = { $who }’s acquisition cards: { $cards }
hand-own = Acquisition cards: { $cards } in hand, { $spent } spent
acquisition = Acquisition card { $card }
tokens = { $who }’s tokens
token-machine = { $who } has the Time Machine
    .about = Turn order begins with its holder; it goes to the left after each round.
token-veto = { $who } can still veto
    .about = Once in a game, in the second phase: try to stop an event.
token-veto-idle = A veto token that { $who } may not use
    .about = One veto in a game for each player, wherever they sit: whoever plays here now has tried theirs.
token-talk = { $who } can still propose or forbid a talk
    .about = Once in a game: propose a private talk, or forbid somebody else’s.
token-veto-spent = { $who } has spent the veto token
token-talk-spent = { $who } has spent the talk token
fact-tablets = { $number ->
    [one] tablet
   *[other] tablets
}
fact-jokers = { $number ->
    [one] joker
   *[other] jokers
}
fact-cards = { $number ->
    [one] acquisition card
   *[other] acquisition cards
}

order-propose-talk = Propose a private talk, as soon as there is a pause
order-propose-talk-propose = Talk with { $who } ({ $position })
order-forbid-talk = Talks of others
order-forbid-talk-allow = Let others talk
order-answer-proposal = Proposals to you
order-answer-proposal-decline = Decline talks
order-consider-veto = Vetoes
order-consider-veto-pass = Pass vetoes this round
order-give-gift = Gifts
order-give-gift-pass = No gifts
option-windows = Time for answers
option-windows-talks = A minute for talks, else no hurry
option-windows-all = Every question has its time
option-windows-none = No clock at all

ask-choose-events = { $left ->
    [one] Choose one more event card for the pile.
   *[other] Choose { $left } event cards for the pile.
}
ask-lay-card = Lay an acquisition card { $why }; { $order }.
lay-bid = for the tablets
lay-duel = to decide on the veto
lay-jump = for the teleportation
highest-wins = the highest is the best
lowest-wins = the lowest is the best
ask-pick-tablets = Take { $left ->
    [one] one tablet
   *[other] { $left } tablets
}.
ask-set-one-aside = Set one tablet aside for the next round.
ask-consider-veto = { $card } has turned up. Will you veto it?
ask-vote-on-veto = { $who } vetoes { $card }. Does the veto stand?
ask-decide-veto = You decide: does { $who }’s veto of { $card } stand?
ask-choose-receiver = Hand over { $count } tablets: to whom?
ask-choose-victim = From whom do you take tablets: { $keep } to keep, or { $bag } for the bag?
ask-move-tablets = { $left ->
    [one] Choose one tablet { $goal }.
   *[other] Choose { $left } tablets { $goal }.
}
goal-bag = for the bag
goal-player = to hand over
ask-choose-secret = Whose { $what } do you look at?
secret-mission = mission
secret-objectives = objectives
ask-choose-objective = Which objective do you replace?
ask-choose-place = With whom do you change places? { $how }
how-takeover = You take over what lies there and leave yours.
how-seats = You take all you have with you.
ask-give-gift = You may give a tablet away.
ask-choose-gift = Which tablet do you give to { $who }?
ask-propose-talk = Will you propose a private talk?
ask-answer-proposal = { $who } wants to talk with you in private.
ask-forbid-talk = { $who } is about to talk in private. Do you forbid it?
ask-negotiate = Lay down what is to change hands; it does when both agree.

wait-choose-events = choosing events in secret
wait-lay-card = choosing an acquisition card
wait-pick-tablets = taking tablets
wait-set-one-aside = setting a tablet aside
wait-consider-veto = a veto?
wait-vote-on-veto = voting on the veto
wait-decide-veto = deciding on the veto
wait-choose-receiver = giving tablets away
wait-choose-victim = choosing from whom to take tablets
wait-move-tablets = choosing tablets
wait-choose-secret = choosing whose secret to look at
wait-choose-objective = perhaps replacing an objective
wait-choose-place = perhaps changing places
wait-give-gift = a gift?
wait-choose-gift = choosing a gift
wait-propose-talk = a talk?
wait-answer-proposal = answering a proposal to talk
wait-forbid-talk = forbid the talk?
wait-negotiate = talking in private

do-choose = { $card }
do-play = Lay { $card }
    .chip = { $card }
do-take = Take { $tablet }
    .chip = { $tablet }
do-set-aside = Set { $tablet } aside
    .chip = { $tablet }
do-veto = Veto
do-pass = No
do-uphold = The veto stands
do-reject = The event takes place
do-to = To { $who } ({ $position })
    .chip = { $who } ({ $position })
do-to-bag = Into the bag
do-keep-from = Keep some of { $who } ({ $position })
    .chip = { $who } ({ $position })
do-bag-from = Into the bag from { $who } ({ $position })
    .chip = { $who } ({ $position })
do-tablet = { $tablet }
do-look = Look at { $who }’s ({ $position })
    .chip = { $who } ({ $position })
do-renew = Replace “{ $card }” ({ $pile })
    .chip = { $card } ({ $pile })
do-change-places = Change with { $who } ({ $position })
    .chip = { $who } ({ $position })
do-gift = A gift for { $who } ({ $position })
    .chip = { $who } ({ $position })
do-propose = Talk with { $who } ({ $position })
    .chip = { $who } ({ $position })
do-accept = Accept
do-decline = Decline
do-forbid = Forbid it
do-allow = Let them talk
do-give = Offer { $who } a { $tablet }
    .chip = { $tablet }, to { $who }
do-want = Ask { $who } for a { $tablet }
    .chip = { $tablet }, from { $who }
do-withdraw = Take back { $tablet }, offered to { $who }
    .chip = { $tablet }, offered to { $who }
do-waive = Leave { $who } the { $tablet }
    .chip = { $tablet }, of { $who }
do-clear = Take back all: { $position }
    .chip = { $position }
do-agree = Agree with { $position }
    .chip = { $who }: { $gives } for { $gets }
do-leave = End your talks

no-moved-by-event = It has changed hands by this round’s event.
    .rule = Rulebook, phase of initiation, 3: a tablet moved by an event stays for the round.
no-too-few-tablets = { $who } has { $free } that can be taken; it takes { $needs }.
    .rule = Ruling 9: an event is carried out completely or not at all.
no-agreed-already = You have agreed; now it is up to the other.
    .rule = Ruling 19: tablets change hands when both agree to the same.
# number 2: the people in a talk
no-swapped-already = You two have swapped tablets; you may go on talking.
    .rule = Rulings 19 and 20: one swap in a talk.
# number 2, $most: rule, negotiation; the table may choose one
no-enough-laid = { $most ->
    [one] One tablet each is the most.
   *[other] { $most } tablets each are the most.
}
    .rule = Rulebook, negotiation: at most two tablets each.
no-no-other-tablet = There is no other one of these.
    .rule = One gives what one has.
no-both-give = Both must give something.
    .rule = Ruling 19: a swap is an exchange, not a gift.
no-equal-numbers = { $first } against { $second }: the numbers must be equal.
    .rule = A rule of this table: equal numbers change hands.

event-round-begun = { $phase }, round { $round }: { $who } has the Time Machine.
event-phase-begun = The initiation is over; technology develops.
event-dice-rolled = { $who } rolls { $dice }: { $total }; the bag holds { $in_bag }.
event-tablets-drawn = { $who } draws { $tablets }; { $in_pool } are on offer.
event-tablet-drawn = {""}
event-card-laid = { $who } lays a card face down.
    .known = { $who } lays the { $card } face down.
event-card-revealed = { $who }: { $card }.
event-share = { $who } gets { $tablets ->
    [0] nothing
    [one] one tablet
   *[other] { $tablets } tablets
}.
event-tablet-taken = { $who } takes { $tablet }.
event-tablet-set-aside = { $who } sets { $tablet } aside.
event-tablets-left = For the next round: { $tablets }.
event-event-chosen = { $who } puts an event into the pile.
    .known = { $who } puts { $card } into the pile.
event-events-set-aside = { $cards ->
    [one] One event is set aside unseen.
   *[other] { $cards } events are set aside unseen.
}
event-event-revealed = Event: { $card }, put in by { $who }.
event-event-revealed-unsigned = Event: { $card }.
event-no-event = The pile is used up: no event this round.
event-nothing-happens = { $card }: nothing happens.
event-cannot-comply = { $who } cannot and need not.
event-declined = { $who } declines.
event-tablet-handed-over = { $who } hands { $tablet } to { $whom }.
event-tablet-seized = { $who } takes { $tablet } from { $whom }.
event-tablet-bagged = { $who } puts { $tablet } of { $whom } into the bag.
event-tablet-given = { $who } gives { $tablet } to { $whom }.
event-objective-gained = { $who } draws one more objective, from { $pile }.
    .known = { $who } draws one more objective, from { $pile }: { $card }.
event-objective-renewed = { $who } replaces an objective of { $pile }.
    .known = { $who } replaces an objective of { $pile }; now: { $card }.
event-mission-seen = { $who } looks at { $whom }’s mission.
    .known = { $who } looks at { $whom }’s mission: { $card }.
event-objectives-seen = { $who } looks at { $whom }’s objectives.
    .known = { $who } looks at { $whom }’s objectives: { $cards }.
event-jump-won = { $who } may change places.
event-places-changed = { $who } and { $whom } have taken each other’s places.
event-seats-moved = { $who } and { $whom } swap seats with all they have.
event-all-negotiate = Everybody may negotiate with everybody.
event-reversed-next = In the next round the lowest card is the best.
event-rolls-next = In the next round the dice are rolled { $times } times.
event-veto-laid = { $who } vetoes the event.
event-vote-upheld = { $who }: the veto stands.
event-vote-rejected = { $who }: the event takes place.
event-duel-won = { $who } decides on the veto.
event-no-duel = Nobody has a card left: { $who } decides on the veto.
event-veto-upheld = { $who } upholds the veto.
event-veto-rejected = { $who } lets the event take place.
event-event-cancelled = { $card } is stopped.
event-talk-proposed = { $who } proposes a private talk to { $whom }.
event-talk-declined = { $who } declines to talk with { $whom }.
event-talk-accepted = { $who } accepts to talk with { $whom }.
event-talk-forbidden = { $who } forbids { $whom }’s talk.
event-talk-begun = { $who } and { $whom } talk in private.
event-talk-left = { $who } has finished negotiating.
event-talk-ended = The talks are over.
event-tablet-swapped = {""}
event-swapped = { $who } gives { $gives }; { $whom } gives { $gets }.
event-machine-passed = The Time Machine goes to { $who }.
event-game-over = The game is over. { $reason }

end-cataclysm-struck = The cataclysm has struck.
end-bag-empty = The bag holds fewer tablets than the dice ask for.
end-hands-empty = The acquisition cards are used up.
score-mission = Mission
score-objectives = Objectives

claims-mission = My mission is…
claims-objective = One of my objectives is…
claim-mission = My mission: { $card }.
claim-objective = One of my objectives: { $card }.

# The first-game guide.
guide-secrets = Your mission is about your own tablets and worth most; objectives are about the others’. Nobody else knows them, and events let people look.
    .title = Your secrets
guide-bid = Everybody lays one acquisition card face down; the highest gets most tablets and picks first, the lowest least or none. A card is used once in the game.
    .title = Bidding
guide-pick = A tablet has a colour and a sign; what you need depends on your mission, and what the others pick tells about theirs.
    .title = Picking tablets
guide-event = After picking an event turns up, one of those the players chose in secret. What changes hands by it stays where it is for the rest of the round.
    .title = Events
guide-veto = Once in the game you may veto an event. Then all vote; if they do not agree, the highest acquisition card decides.
    .title = The veto

# The rules page: components and the glossary.
catalogue-seating = The seating
catalogue-around = Clockwise: { $places }
catalogue-tablets = The tablets
catalogue-shares = The table of shares
catalogue-share = { $tablets } on offer: first { $first }, second { $second }, third { $third }
catalogue-events = The event cards
catalogue-copies = Each player has { $initiation ->
    [0] none
   *[other] { $initiation }
} for the first phase, { $development ->
    [0] none
   *[other] { $development }
} for the second.
catalogue-missions = The missions
catalogue-objectives = The objectives
term-acquisition = acquisition card
    .about = A numbered card, laid face down to bid or to decide, and spent.
term-bag = bag
    .about = Where tablets are drawn from; nobody looks into it.
term-closest = closest to the Machine
    .about = Earliest in turn order; whoever has the Machine comes first.
term-development = development
    .about = The second phase, with new events, vetoes and gifts.
term-event = event
    .about = A card the players have put into the pile in secret; one turns up in each round.
term-gift = gift
    .about = A tablet one may give away after the event, in the second phase.
term-initiation = initiation
    .about = The first phase.
term-joker = joker
    .about = A tablet that stands for any sign and colour, anew for each card.
term-machine = Time Machine
    .about = Marks who rolls the dice and where turn order begins; it goes to the left.
term-mission = mission
    .about = A secret card about one’s own tablets.
term-objective = objective
    .about = A secret card about somebody else.
term-offer = on offer
    .about = Tablets that lie open and will be shared out by the bids.
term-pause = pause
    .about = A moment between the parts of a round, when talks can be proposed.
term-pile = pile of objectives
    .about = A category of objectives; nobody holds more than one card of each.
term-right = right neighbour
    .about = The player who comes before somebody in turn order.
term-round = round
    .about = Draw, bid, take, event, gifts; then the Machine moves on.
term-share = share
    .about = The tablets a place among the bids brings.
term-stays = stays for the round
    .about = Of a tablet that an event has moved: it cannot move again before the round is over.
term-tablet = tablet
    .about = A piece of clay with a sign and a colour.
term-talk = private talk
    .about = A minute alone with somebody, with a swap of tablets if both agree.
term-token = token
    .about = Veto or negotiation: each is used once in a game.
term-turn = turn order
    .about = Clockwise, beginning with whoever has the Machine.
term-veto = veto
    .about = An attempt to stop an event; all vote on it.
term-waiting = waiting tablets
    .about = Tablets that could not be shared evenly; they are added to the next round’s.

# What is worth remembering.
curve-tablets = Tablets, round by round
memory-seized = { $who } took { $count } tablets from others.
memory-seen = { $who } has seen { $count } missions of others.
memory-taken = { $who } chose { $count } tablets from the offer.
memory-talks = { $who } began { $count } private talks.

# Verbs, as the action area shows them.
verb-choose = Choose a card
verb-play = Lay a card
    .symbol = card
    .touch = touch one in your hand
verb-take = Take a tablet
    .symbol = tablet
verb-set-aside = Set aside
    .symbol = tablet
verb-to = Give to
verb-keep-from = Keep from
verb-bag-from = Into the bag from
verb-tablet = Tablet
    .symbol = tablet
verb-look = Look at
    .symbol = wide-sight
verb-renew = Replace
    .symbol = renovation
verb-change-places = Change places
verb-gift = A gift for
verb-propose = Talk with
    .symbol = talk
verb-give = Offer
verb-want = Ask for
verb-withdraw = Take back
verb-waive = Leave them
verb-clear = Take back all
verb-agree = Agree
    .symbol = uphold

# Symbols: what each is called, by number, and what it means.
symbol-sign-wedge = sign: wedge
    .about = One of the signs on tablets; the columns of a shelf.
symbol-sign-hook = sign: hook
    .about = One of the signs on tablets; the columns of a shelf.
symbol-sign-arrow = sign: arrow
    .about = One of the signs on tablets; the columns of a shelf.
symbol-sign-pair = sign: pair
    .about = One of the signs on tablets; the columns of a shelf.
symbol-sign-star = sign: star
    .about = One of the signs on tablets; the columns of a shelf.
symbol-joker = joker
    .about = Counts as any tablet, for each card anew.
symbol-glaze-dark-blue = colour: dark blue
    .about = One of the colours of tablets; the rows of a shelf.
symbol-glaze-light-blue = colour: light blue
    .about = One of the colours of tablets; the rows of a shelf.
symbol-glaze-ochre = colour: ochre
    .about = One of the colours of tablets; the rows of a shelf.
symbol-glaze-violet = colour: violet
    .about = One of the colours of tablets; the rows of a shelf.
symbol-glaze-red = colour: red
    .about = One of the colours of tablets; the rows of a shelf.
symbol-player-blue = Blue
    .about = The player of this colour: whose things are meant.
symbol-player-red = Red
    .about = The player of this colour: whose things are meant.
symbol-player-yellow = Yellow
    .about = The player of this colour: whose things are meant.
symbol-player-green = Green
    .about = The player of this colour: whose things are meant.
symbol-tablet = { $number ->
    [one] tablet
   *[other] tablets
}
    .about = What everybody collects.
symbol-card = { $number ->
    [one] acquisition card
   *[other] acquisition cards
}
    .about = The highest takes first.
symbol-point = { $number ->
    [one] point
   *[other] points
}
    .about = For missions and objectives that are reached at the end.
symbol-most = most of them
    .about = Nobody has more of these than this player; level is enough.
symbol-most-tablets = most tablets
    .about = Nobody has more tablets than this player; level is enough.
symbol-fewest-tablets = fewest tablets
    .about = Nobody has fewer tablets than this player; level is enough.
symbol-right-neighbour = neighbour to the right
    .about = This player has at least as many tablets as their right neighbour.
symbol-mission-fulfilled = mission fulfilled
    .about = This player reaches their own mission.
symbol-mission-failed = mission failed
    .about = This player misses their own mission.
symbol-two-of-each-glaze = two of each colour
    .about = Different signs in each of the colours.
symbol-two-rows = two rows
    .about = Complete rows of all the signs.
symbol-simple-telekinesis = simple telekinesis
    .about = An event: everybody hands tablets to one other player, or puts them into the bag.
symbol-advanced-telekinesis = advanced telekinesis
    .about = An event: everybody takes a tablet of another player, or puts more of theirs into the bag.
symbol-great-telekinesis = advanced telekinesis II
    .about = An event: as the first, with more tablets.
symbol-chaos = call of chaos
    .about = An event: everybody draws one more objective, once in a game.
symbol-wide-sight = wide clairvoyance
    .about = An event: everybody may look at all objectives of one other player.
symbol-narrow-sight = narrow clairvoyance
    .about = An event: everybody may look at the mission of one other player.
symbol-teleportation = teleportation
    .about = An event: whoever lays the best card may change places with another player.
symbol-renovation = renewal of aims
    .about = An event: everybody may replace an objective by another of its pile.
symbol-talk = talk
    .about = A token: propose a private talk, or forbid somebody else’s, once in a game.
symbol-negotiation = negotiation
    .about = An event: everybody may negotiate with everybody.
symbol-nanotechnology = nanotechnology
    .about = An event: in the next round the lowest card is the best.
symbol-cataclysm = cataclysm
    .about = An event: nothing at first; when it has turned up often enough, the game ends at once.
symbol-energy-cell = energy cell
    .about = An event: in the next round the dice are rolled more than once and added.
symbol-machine = Time Machine
    .about = Turn order begins with its holder; it goes to the left after each round.
symbol-veto = veto
    .about = A token: once in a game, in the second phase, try to stop an event.
symbol-uphold = for the veto
    .about = The veto stands.
symbol-reject = against the veto
    .about = The event takes place.
symbol-step-draw = draw
    .about = The dice say how many tablets come out of the bag.
symbol-step-bid = bid
    .about = Everybody lays an acquisition card.
symbol-step-take = take
    .about = By rank, everybody takes their tablets.
symbol-step-event = event
    .about = The next event of the pile takes place.
symbol-step-gifts = gifts
    .about = Everybody may give a tablet away.
symbol-reversed-now = lowest wins
    .about = In this round the lowest card is the best.
symbol-reversed-then = lowest wins next
    .about = In the next round the lowest card is the best.
symbol-rolls-now = more rolls
    .about = In this round the dice are rolled more than once.
symbol-rolls-then = more rolls next
    .about = In the next round the dice are rolled more than once.
symbol-cataclysm-seen = cataclysm seen
    .about = So many have come; enough of them end the game.
symbol-chaos-seen = chaos called
    .about = The call of chaos has come.

# Symbols in words: what each is called, and after a colon what it means.
symbol-first = first player

# The lesson: a first round on a prepared deal, which the kit plays.
lesson-first = Your first round
    .about = Choose events in secret, bid for tablets, and take those that your mission needs.
    .goal = You collect clay tablets, and keep secrets. Your mission says which tablets you should have most of; your objectives say what should become of the others. Both bring points when the game ends, and most points win.
    .next = A round is over, and the next one begins. From here on the game is yours: your spent card lies open, so think about what the others have left, and watch which tablets they want.
lesson-first-event = Everybody puts events into a pile in secret: begin with { card-advanced-telekinesis }, by which each takes a tablet from somebody.
lesson-first-another = One more: choose an event that gives no tablet of yours away.
# number 8, 9, 10: the bids this lesson takes, which the kit plays
lesson-first-bid = All lay a card face down, and the best takes most tablets and chooses first, but a card serves only once: lay your 8, 9 or 10.
lesson-first-star = Your mission, which only you see, wants stars: take the red one.
lesson-first-second = Now the other star.
lesson-first-joker = A joker stands for any sign, and so for a star: take it.
lesson-first-victim = Your event has turned up, and a star is gone; what has moved stays where it is this round, so take from { $whom }, who has a tablet left that has not.
no-lesson-first-event = You will see that one another time: look for { card-advanced-telekinesis }.
no-lesson-first-keep = That one would make you hand over tablets you have just won.
no-lesson-first-low = Too low might bring you nothing at all: a little higher.
no-lesson-first-high = So high a card can win a larger share later: a little lower.
no-lesson-first-mission = Your mission does not ask for that one.

# The characters people play against.

character-shala = Shala
    .line = Talks with everybody, about everything.
    .own = We must talk about this!
    .theirs = Tell me everything about it!
    .won = Thank you all for talking with me!
    .lost = At least we had such good talks. Well played!
character-gimil = Gimil
    .line = Says no before asking what for.
    .own = I had my reasons. Mostly.
    .theirs = I would have said no.
    .won = To that I cannot say no.
    .lost = To that I say yes: well played.
character-iltani = Iltani
    .line = Must know what others hide.
    .own = So that is what lay behind it.
    .theirs = And what lies under that, I wonder?
    .won = I only looked a little. Well, a lot.
    .lost = That was well hidden. I never saw it coming.
character-nabu = Nabu
    .line = Came back through time to play this again.
    .own = It went just so the last time.
    .theirs = Last time that came a little later.
    .won = This time I remembered everything.
    .lost = So time can be changed after all. Well played.
