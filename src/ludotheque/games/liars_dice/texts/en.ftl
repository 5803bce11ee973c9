game-liars_dice = Liar’s Dice
    .line = Say how many there are under all the cups, and do not be caught.
    .about = Everybody rolls under a cup. In turn, bid how many dice of a face there are at the whole table, aces counting for every face; whoever does not believe it says so, the cups are lifted, and somebody loses a die. The last one with dice wins.
    .source = A folk game in the public domain, as it is played in South America, with wild aces, palifico and calza.
option-calza = Calza
option-calza-yes = A bid may be called exactly right
option-calza-no = Bid or doubt, nothing else
option-palifico = Palifico
option-palifico-yes = A round of its own for whoever comes down to one die
option-palifico-no = Every round alike

face-1 = ace
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six
faces-1 = aces
faces-2 = twos
faces-3 = threes
faces-4 = fours
faces-5 = fives
faces-6 = sixes
pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6

round = Round { $round } · { $dice } dice
round-palifico = Palifico · round { $round } · { $dice } dice
faces = Bid on · aces count for every face
faces-palifico = Palifico: one face for all, and aces are only aces
face-open = { $face }, at least { $least }
no-bid = No bid yet
bidder = { $who } bids
bid = { $who } bids { $count } { $face }
known = { $missing ->
    [0] You have that many yourself.
   *[other] { $own ->
        [0] None of your dice counts
        [one] One of your dice counts
       *[other] { $own } of your dice count
    }: it takes { $missing } more among the { $dice } you do not see.
}
bid-past = { $who } had bid { $count } { $face }
last-bid = Last round: { $count } { $face } bid, { $found } found
last-found = { $found } found, { $count } { $face } bid
under-cup = Under the cup
shown = Last round
cup-closed = { $who }’s cup, with { $dice ->
    [one] one die
   *[other] { $dice } dice
}
cup-out = { $who } is out, as number { $out }
die = { $face }
die-counts = { $face }, counts
dice-left = { $dice ->
    [0] No dice left
    [one] One die left
   *[other] { $dice } dice left
}{ $palifico ->
    [1] , has had a palifico
   *[other] {""}
}
fact-dice = { $number ->
    [one] die
   *[other] dice
}

ask-bid-or-doubt = { $count ->
    [0] You begin: which face do you bid on?
   *[other] { $whom } bids { $count } { $face }. Which face do you bid on, or do you doubt it?
}
ask-say-how-many = How many { $face } are there, among all { $dice } dice?
do-face = Bid { $face }, { $least } or more
    .chip = { $face }, { $least }+
do-bid = Bid { $count } { $face }
# number 1: a round is about one die, whatever the table
do-dudo = Dudo: I doubt it
    .chip = Dudo
    .stake = loser: −1 die
# number 1: a round is about one die, whatever the table
do-calza = Calza: exactly right
    .chip = Calza
    .stake = { $lost ->
        [0] if not, −1 die
       *[other] +1 die; if not, −1
    }

no-aces-first = A round does not begin with aces.
    .rule = Liar’s Dice, bidding. Ruling 2: aces are bid once another face has been.
no-one-face = In a palifico round all bid on { $face }.
    .rule = Liar’s Dice, palifico. Ruling 6: whoever begins chooses the face, for everybody.
no-calza-in-palifico = Nobody calls calza in a palifico round.
    .rule = Liar’s Dice, calza. Ruling 5: not in a palifico round.
no-too-few-dice = You would have to bid { $count } { $face }, and there are { $dice } dice.
    .rule = Liar’s Dice, bidding. Ruling 3: nobody bids more dice than there are.
no-too-low = You must bid { $count } { $face } at least.
    .rule = Liar’s Dice, bidding. Ruling 2: a bid is higher than the one before.

event-round-begun = Round { $round }: all roll, and { $who } begins.
event-palifico-begun = Round { $round }, palifico: aces are nothing but aces, and { $who } chooses the face.
event-bid-made = { $who } bids { $count } { $face }.
event-doubted = { $who } doubts that there are { $count } { $face }, as { $whom } said.
event-calza-called = { $who } says that there are exactly { $count } { $face }, as { $whom } said.
event-dice-shown = { $who } shows { $dice }.
event-dice-counted = { $count ->
    [0] There are no { $face }.
    [one] There is one { $face }.
   *[other] There are { $count } { $face }.
}
event-die-lost = { $who } loses a die and has { $dice ->
    [0] none
    [one] one
   *[other] { $dice }
} left.
event-die-regained = { $who } is right, gets a die back and has { $dice }.
event-calza-right = { $who } is right, and has all dice already.
event-player-out = { $who } is out.

end-last-cup = Only one cup still has dice under it.
score-dice = Dice left

guide-cup = These are your dice; nobody else sees them. Say how many dice of a face lie under all the cups together. Aces count for every face, so about a third of all dice do.
    .title = Your cup
guide-bid = A bid must be higher than the one before: more dice, or as many of a higher face. For aces half as many are enough; after aces, more than double is needed for another face.
    .title = Bidding
guide-doubt = If you do not believe the bid, say dudo: the cups are lifted, and whoever was wrong loses a die. If you think it is exactly right, say calza: you win a die back, or lose one.
    .title = Doubting

# What is worth remembering.
curve-dice = Dice, round by round
memory-doubts = { $who } doubted { $count } bids.
memory-lost = { $who } lost { $count } dice.
memory-regained = { $who } was exactly right, { $count ->
    [one] once
   *[other] { $count } times
}.

# The rules page: symbols and the glossary.
symbol-die = { $number ->
    [one] die
   *[other] dice
}
    .about = Whoever has lost all of theirs is out.
symbol-own-die = { $number ->
    [one] die of yours
   *[other] dice of yours
}
    .about = Counts for the bid, under your own cup.
symbol-unseen-die = { $number ->
    [one] die of the others
   *[other] dice of the others
}
    .about = Has to count as well, for the bid to be true.
term-ace = ace
    .about = A die that counts for every face.
term-bid = bid
    .about = So many dice of a face, under all cups.
term-calza = calza
    .about = The bid is exactly right.
term-cup = cup
    .about = Hides your dice from everybody but you.
term-dudo = dudo
    .about = I doubt the bid.
term-palifico = palifico
    .about = A round of its own for whoever has come down to one die.

# Verbs, as the action area shows them.
verb-dudo = Dudo
    .about = Too many were bid? The bidder loses a die; if not, you do.
verb-calza = Calza
    .about = Just as many? You win a die back; if not, you lose one.
verb-face = Bid
    .symbol = die
    .touch = touch a die above
verb-bid = How many
    .symbol = die

# Symbols: what each is called, by number, and what it means.

# Symbols in words: what each is called, and after a colon what it means.

# The lesson: a first round on a prepared deal, which the kit plays.
lesson-first = Your first round
    .about = Bid on dice nobody else sees, change to aces, and catch a bid that is too high.
    .goal = Everybody rolls under a cup and sees only their own dice. In turn you say how many of a face lie under all cups, until somebody doubts it; whoever was wrong loses a die. The last one with dice wins.
    .next = You have caught a bid. From here on the game is yours: count your own dice, add about a third of the others, and say calza when a bid looks exactly right.
lesson-first-face = You hold a pair of fours, and an ace, which counts for every face: bid on fours.
lesson-first-many = Say as many as count under your own cup, ace and all, and the bid is true whatever the others hold.
lesson-first-aces = { $whom } has bid higher, and so must you: a bid on aces takes only half as many, so choose aces.
lesson-first-half = Bid the smallest number there is: it is likely enough with one ace under your own cup.
lesson-first-doubt = Back from aces takes more than double, and only one of your own dice counts: every die of { $whom } would have to, so say dudo, you doubt it.
no-lesson-first-weak = You hold more that count for fours.
no-lesson-first-low = True, but more count under your cup alone: a higher bid is harder to pass.
no-lesson-first-high = That may be true, but it is more than you need to risk.
no-lesson-first-wait = It may well be true: there is a safer answer.
no-lesson-first-catch = Higher still, or exactly so many, is even less likely: catch the bid.

# The characters people play against.

character-pia = Pia
    .line = Believes you, whatever you say.
    .own = Goodness, I believed every word!
    .theirs = Oh! And I believed them all.
    .won = Me? I believed everybody, and it worked!
    .lost = I would believe it all again, any time.
character-rocco = Rocco
    .line = Believes nobody, and no dice either.
    .own = I do not believe it.
    .theirs = I do not trust those dice.
    .won = I cannot believe it. For once I would like to.
    .lost = Fine. Now I believe it.
character-bruna = Bruna
    .line = Bets that you have told the exact truth.
    .own = Exactly as it had to be.
    .theirs = How many dice is that, exactly?
    .won = Precisely what I had in mind.
    .lost = Somebody had it exactly right. Bravo.
character-silas = Silas
    .line = Was lying long before you sat down.
    .own = Would I make that up?
    .theirs = Honestly? That surprised me.
    .won = An honest win. You may quote me.
    .lost = The truth is: well played.
