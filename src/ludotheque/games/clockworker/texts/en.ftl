game-clockworker = Clockworker
    .line = Wake the robots and run what people left behind.
    .about = Mankind has gone; its robots stay, and wake up. Send them into abandoned factories, bring home what each shift yields, and spend it on more factories, on artifacts that bend the rules and on archives of a lost world.
    .source = The rules and what the artifacts do follow the rulebook. Factories, costs and points, which it shows only as pictures, are our proposals, marked as such in the data file.

option-first = First player (the book: whoever last mended a machine)
option-first-lot = By lot
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4

factory-starter = First workshop
factory-F01 = Brick kiln
factory-F02 = Greenhouse
factory-F03 = Glassworks
factory-F04 = Market hall
factory-F05 = Paper mill
factory-F06 = Dye works
factory-F07 = Clock tower
factory-F08 = Tram depot
factory-F09 = Toy workshop
factory-F10 = Pottery
factory-F11 = Botanical garden
factory-F12 = Waterworks
factory-F13 = Ironworks
factory-F14 = Chemical plant
factory-F15 = Ice house
factory-F16 = Power station
factory-F17 = Railway works
factory-F18 = Repair bay
factory-F19 = Crane yard
factory-F20 = Mint
factory-F21 = Cannery
factory-F22 = Spinning mill
factory-F23 = Shipyard
factory-F24 = Blast furnace
factory-F25 = Vertical farm
factory-F26 = Desalination plant
factory-F27 = Jewellers’ street
factory-F28 = Bank vault
factory-F29 = Assembly hall
factory-F30 = Robot school
factory-F31 = Department store
factory-F32 = Steelworks
factory-F33 = Refinery
factory-F34 = Dam
factory-F35 = Container port
factory-F36 = Research campus
factory-F37 = Space centre
factory-F38 = Industrial quarter
factory-F39 = Garden city
factory-F40 = Harbour city

tag-taken = taken
tag-yours = yours
artifact-mechanical-god = Mechanical god
artifact-rescue-ship = Rescue ship
artifact-robot-government = Robot government
artifact-new-world = Towards a new world
artifact-extended-memory = Extended memory
artifact-megaphone = Advertising megaphone
artifact-emotion-study = Study of emotions
artifact-dish-antenna = Dish antenna
artifact-emergency-kit = Emergency kit
artifact-vending-machine = Vending machine
artifact-extra-arm = Extra robot arm
artifact-duplicator = Duplicator
artifact-spare-cpu = Spare CPU
artifact-product-ai = Product AI
artifact-synchroniser = Synchroniser
artifact-steam-locomotive = Steam locomotive

archive-T01 = Cookery book
archive-T02 = Herbarium
archive-T03 = Tide tables
archive-T04 = Football final
archive-T05 = Seed catalogue
archive-T06 = Weather diary
archive-T07 = Dancing lesson
archive-T08 = Watchmaker’s notebook
archive-T09 = Wedding film
archive-T10 = Cave paintings
archive-T11 = Birdsong
archive-T12 = Whale song
archive-T13 = Love letter
archive-T14 = Child’s drawing
archive-T15 = Star chart
archive-T16 = Puppet play
archive-T17 = Symphony
archive-T18 = Newsreel
archive-T19 = The last forest
archive-T20 = The first flight

kind-gear = gears
kind-red = red blocks
kind-green = green blocks
kind-blue = blue blocks
kind-gold = gold blocks
kind-robot = robots
kind-point = points
amount-gear = { $count ->
    [one] one gear
   *[other] { $count } gears
}
amount-red = { $count ->
    [one] one red block
   *[other] { $count } red blocks
}
amount-green = { $count ->
    [one] one green block
   *[other] { $count } green blocks
}
amount-blue = { $count ->
    [one] one blue block
   *[other] { $count } blue blocks
}
amount-gold = { $count ->
    [one] one gold block
   *[other] { $count } gold blocks
}
amount-robot = { $count ->
    [one] one robot
   *[other] { $count } robots
}
amount-point = { $count ->
    [one] one point
   *[other] { $count } points
}
nothing = nothing
one-factory = a factory
one-artifact = an artifact
one-archive = an archive
every-factory = { $count ->
    [one] every factory
   *[other] every { $count } factories
}
every-artifact = { $count ->
    [one] every artifact
   *[other] every { $count } artifacts
}
every-archive = { $count ->
    [one] every archive
   *[other] every { $count } archives
}
every-robot = { $count ->
    [one] every robot
   *[other] every { $count } robots
}

word-at-end = At the end: { $points ->
    [one] one point
   *[other] { $points } points
}{ $cards ->
    [0] {""}
   *[other] {" "}if you own { $cards } cards or more
}.
word-at-end-per = At the end: { $points ->
    [one] one point
   *[other] { $points } points
} for { $what } you own{ $cards ->
    [0] {""}
   *[other] , from { $cards } cards on
}.
word-when-gaining = Whenever you gain { $what }, also gain { $gain }.
word-once-per-turn = Once per turn, when you gain { $what }, also gain { $gain }.
word-at-once = At once: gain { $gain }.
word-any-time = At any time in your turn, as often as you like: pay { $pay } for { $gain }.
word-archive-discount = When you communicate, you may pay { $count ->
    [one] one resource
   *[other] { $count } resources
} less, of your choice.
word-retrieval-extra = Retrieval phase: each robot that brings { $kind } brings { $more } more.
word-retrieval-copy = Retrieval phase, once: you may pay { $pay } for one more of a kind you have just gained.
word-any-slot = When you dispatch, robots may go to any empty slots.
word-any-factory = When you dispatch, robots may go to any number of factories.

junkyard = Junkyard, round { $round }
last-round-title = Junkyard, last round ({ $round })
row = Factories on offer
place = Place { $number }
deck = { $count ->
    [0] No factory left in the deck
    [one] One factory in the deck
   *[other] { $count } factories in the deck
}
supply = Supply
    .about = What you gain comes from here, what you pay goes back. It never runs out.
marker-less = A factory here costs { $gears ->
    [one] one gear
   *[other] { $gears } gears
} less
marker-more = A factory here also brings what its top slot shows
    .sign = + top slot
archives = Archives on offer
pile = { $count } archives in the pile; { $above ->
    [0] END is next
    [one] one above END
   *[other] { $above } above END
}
    .sign = { $above ->
        [0] END is next
       *[other] { $above } above END
    }
pile-after-end = { $count ->
    [one] One archive
   *[other] { $count } archives
} in the pile; END has come up
    .sign = END is up
artifacts = Artifacts
costs = Costs { $cost }.
is-worth = Worth { $points ->
    [0] no points by itself
    [one] one point
   *[other] { $points } points
}.
copies-left = { $count ->
    [0] None left.
    [one] One left.
   *[other] { $count } left.
}
works-later = Works from the next turn on.
price = Costs { $gears ->
    [0] nothing
    [one] one gear
   *[other] { $gears } gears
}.
price-saved = Printed price: { $gears ->
    [one] one gear
   *[other] { $gears } gears
}.
factories = { $who }’s factories
own-artifacts = { $who }’s artifacts
own-archives = { $who }’s archives
stock = { $who }’s stock
stock-robot = { $count ->
    [one] one robot in reserve
   *[other] { $count } robots in reserve
}
next = Next retrieval: { $gain }
    .sign = Next turn, { $robots ->
        [0] no robot comes home
        [one] one robot brings
       *[other] { $robots } robots bring
    }
next-nothing = Next retrieval: nothing
slot = { $gain }
slot-taken = Robot at work: { $gain }
robot = Robot
robot-next = Robot, comes back next
own-cards = { $count ->
    [one] One card (factory or artifact)
   *[other] { $count } cards (factories and artifacts)
}
fact-cards = { $number ->
    [one] card (factory or artifact)
   *[other] cards (factories and artifacts)
}
fact-archives = { $number ->
    [one] archive
   *[other] archives
}
fact-robots = { $number ->
    [one] robot
   *[other] robots
}

ask-choose-action = Choose your action.
ask-place-robots = Place more robots? { $robots ->
    [one] One is left
   *[other] { $robots } are left
} in reserve.
ask-choose-slot = { $factory }: which slot does the robot take?
ask-staff-factory = { $factory }: send robots there at once? { $robots ->
    [one] One is left
   *[other] { $robots } are left
} in reserve.
ask-pay-cost = What do you leave out of the price?
ask-pay-blocks = You pay { $pay }. Gold in place of a colour?
ask-copy-one = { $artifact }: pay { $pay } for one more of what you have just gained?
ask-convert = Turn one thing into another?

do-recover = Recover the top robot of { $factory }: { $gain }
    .chip = { $factory }
do-dispatch = Send a robot to { $factory }
    .chip = { $factory }
do-operate = Operate { $factory } for { $gears ->
    [0] nothing
    [one] one gear
   *[other] { $gears } gears
}{ $bonus }
    .chip = { $factory }
do-operate-one = Operate a factory
do-repair = Repair { $artifact } for { $cost }
    .chip = { $artifact }
do-communicate = Communicate: { $archive } ({ $points } points) for { $cost }
    .chip = { $archive }, { $points } points
do-charge = Recharge: { $gears ->
    [one] one gear
   *[other] { $gears } gears
}
do-place = Place a robot
do-done = Done
do-slot = Slot { $slot }
do-gold-for = Gold in place of { $what }
    .chip = { $what }
do-as-printed = Pay just that
do-leave-out = Leave out { $what }
    .chip = { $what }
do-in-full = Pay in full
do-copy = Gain { $what }
    .chip = { $what }
do-decline = No, thank you
do-use = { $artifact }: { $pay } → { $gain }
with-bonus = , gaining { $gain }
no-more = {""}

no-no-robot-there = No robot is at work in { $factory }.
    .rule = Rulebook, action A: choose a factory with at least one robot.
no-no-robot-in-reserve = You have no robot in reserve.
    .rule = Rulebook, action B, and ruling 11: at least one robot is placed.
no-no-empty-slot = Every slot of { $factory } is taken.
    .rule = Rulebook, action B: a slot takes one robot.
# number 2: rule, action B
no-factory-limit = { $limit ->
    [one] One dispatch reaches one factory; with { $cards } cards, two.
   *[other] One dispatch reaches { $limit } factories.
}
    .rule = Rulebook, action B: restoring a civilisation.
no-too-few-gears = It costs { $price }, you have { $gears } gears: { $missing } too few.
    .rule = Rulebook, action C: a factory is paid for with gears.
no-row-empty = No factory lies open, and none is left in the deck.
    .rule = Rulebook, action C, and ruling 8: a factory that lies open is chosen; an empty deck refills nothing.
no-from-the-top = { $factory }: slot { $next } comes before slot { $slot }.
    .rule = Rulebook, actions B and C: robots go from the top, and no empty slot is skipped.
# number 2: rule, action D
no-one-of-a-kind = You already own { $artifact }.
    .rule = Rulebook, action D: nobody owns an artifact twice.
no-no-copy-left = No { $artifact } is left.
    .rule = Rulebook, action D: when the last copy is taken, it is gone for good.
no-cannot-pay = You lack { $missing }.
    .rule = Rulebook, action phase: choose only what you can carry out completely.
no-archive-cost = You lack { $missing }{ $less ->
    [0] {""}
   *[other] , and may leave out only { $less }
}.
    .rule = Rulebook, action E: the whole cost is paid.

why-charge = by recharging
why-marker = from the marker
why-artifact = ({ $artifact })

event-round-begun = Round { $round }
event-gained = { $who } gains { $gain } { $why }.
event-paid = { $who } pays { $pay }.
event-exchanged = { $who } pays { $pay } for { $gain } ({ $artifact }).
event-left-out = { $who } leaves out { $what } ({ $artifact }).
event-robot-returned = { $who }: a robot returns from { $factory }, slot { $slot }, with { $gain }.
event-robot-placed = { $who } sends a robot to { $factory }, slot { $slot }.
event-factory-taken = { $who } operates { $factory }.
event-factory-revealed = { $factory } joins the row.
event-artifact-taken = { $who } repairs { $artifact }.
event-archive-taken = { $who } saves { $archive }.
event-archive-revealed = { $archive } is revealed.
event-end-revealed = The END tile comes up and leaves the game.
event-cards-complete = { $who } owns { $cards } cards.
event-last-round = This round is the last.
event-game-over = The game is over. { $reason }

end-many-cards = Somebody has { $cards-last_round } cards: the works are complete.
end-end-tile = The END tile came up.
end-standstill = The works have stood still for too many rounds: the house stops the game.
score-tokens = Point tokens
score-artifacts = Points on artifacts
score-phrases = What artifacts count at the end
score-archives = Archives

# The first-game guide.
# number 6: rule, the actions A to F
guide-turn = First the topmost robot of each of your factories comes home with what its slot yields, all by itself. Then you do one of six things.
    .title = A turn
# number 2: rule, the places of the row
guide-factories = Pay gears and a factory of the row is yours; robots may go there at once. The two last places of the row are cheaper, or bring something.
    .title = Factories
guide-robots = Robots fill the slots from the top. Only the topmost one comes home each turn, so a full factory yields for many turns.
    .title = Robots
guide-artifacts = Blocks of the right colours repair an artifact; gold stands for any colour. It bends the rules for you from your next turn on, and most are worth points.
    .title = Artifacts
guide-archives = Archives are points. When the end comes up in their pile, or somebody has { $cards-last_round } cards, the round is finished and points are counted.
    .title = Archives and the end

# What is worth remembering.
memory-factory = { $factory } worked { $count } times for { $who }.
memory-artifacts = { $who } repaired { $count } artifacts.
memory-archives = { $who } saved { $count } archives.

# The rules page: components, symbols and the glossary.
catalogue-factories = Factories
catalogue-archives = Archives
catalogue-slots = Slots from the top: { $slots }.
# number 2: rule, the icon for two players
catalogue-for-two = Used by two players as well.
# number 2: rule, the icon for two players
catalogue-copies = { $copies ->
    [one] One copy
   *[other] { $copies } copies
}, { $two } with two players.
symbol-gear = { $number ->
    [one] gear
   *[other] gears
}
    .about = Pays for factories.
symbol-red = { $number ->
    [one] red block
   *[other] red blocks
}
    .about = Pays for artifacts and archives.
symbol-green = { $number ->
    [one] green block
   *[other] green blocks
}
    .about = Pays for artifacts and archives.
symbol-blue = { $number ->
    [one] blue block
   *[other] blue blocks
}
    .about = Pays for artifacts and archives.
symbol-gold = { $number ->
    [one] gold block
   *[other] gold blocks
}
    .about = Stands for red, green or blue.
symbol-robot = { $number ->
    [one] robot
   *[other] robots
}
    .about = Works in a slot, and comes home with what the slot yields.
symbol-point = { $number ->
    [one] light bulb
   *[other] light bulbs
}
    .about = A point each.
symbol-points = { $number ->
    [one] point
   *[other] points
}
    .about = Light bulbs, and what cards and archives are worth.
symbol-any = { $number ->
    [one] any resource
   *[other] any resources
}
    .about = Gears, blocks or robots, but no points.
symbol-factory = { $number ->
    [one] factory
   *[other] factories
}
    .about = Also: when you gain a factory.
symbol-artifact = { $number ->
    [one] artifact
   *[other] artifacts
}
    .about = Also: when you repair an artifact.
symbol-archive = { $number ->
    [one] archive
   *[other] archives
}
    .about = Also: when you gain an archive.
symbol-card = { $number ->
    [one] card
   *[other] cards
}
    .about = Factories and artifacts both count.
symbol-slot = { $number ->
    [one] slot
   *[other] slots
}
    .about = A place for a robot in a factory.
symbol-retrieval = retrieval
    .about = When your topmost robots come home, at the beginning of your turn.
symbol-dispatch = sending robots
    .about = When you send robots to your factories.
symbol-end = end of the game
    .about = Counts when the game is over.
symbol-at-once = at once
    .about = When you gain it, and then never again.
symbol-any-time = as often as you like
    .about = At any time in your turn, again and again.
symbol-once = once a turn
    .about = At any time in your turn, but not again before the next.
symbol-first = first player
    .about = Began the game.
term-archive = archive
    .about = A tile that is worth points.
term-artifact = artifact
    .about = A card that bends the rules for its owner.
term-block = block
    .about = Red, green or blue: what artifacts and archives cost.
term-card = card
    .about = A factory or an artifact; archives are tiles.
term-end = END
    .about = A tile among the archives that brings on the last round.
term-factory = factory
    .about = A card with slots for robots.
term-gear = gear
    .about = What factories cost.
term-gold = gold
    .about = A block that stands for one of any colour.
term-junkyard = junkyard
    .about = Everything on offer in the middle of the table.
term-reserve = reserve
    .about = Your robots that stand on no factory.
term-retrieval = retrieval
    .about = The phase in which robots come home.
term-robot = robot
    .about = Works in a slot, and comes home with what it shows.
term-slot = slot
    .about = A place for one robot, and what it brings home from there.
term-supply = supply
    .about = Where what is gained comes from, and what is paid goes to.

# Verbs, as the action area shows them.
verb-slot = Slot
    .symbol = slot
verb-gold-for = Gold for
    .symbol = gold
verb-leave-out = Leave out
verb-copy = Gain
verb-recover = Recover
    .symbol = retrieval
verb-dispatch = Send
    .symbol = dispatch
verb-operate = Operate
    .symbol = factory
verb-repair = Repair
    .symbol = artifact
verb-communicate = Communicate
    .symbol = archive
verb-charge = Recharge
    .symbol = at-once
verb-use = Use
    .symbol = any-time

# Symbols: what each is called, by number, and what it means.

# Symbols in words: what each is called, and after a colon what it means.

# The lesson: first turns on a prepared deal, which the kit plays.
lesson-first = Your first turns
    .about = Take over factories, send robots to work, and repair a first artifact with what they bring.
    .goal = Robots rebuild a world that people have left. Each turn the topmost robot of each of your factories comes home with what its slot shows; then you do one thing. Archives and artifacts are worth points, and most points win.
    .next = Your first artifact works from your next turn on. From here on the game is yours: keep robots on your factories, and save blocks for archives, which are points.
lesson-first-operate = A robot has brought gears home: pay them for the last factory of the row, whose marker also gives you at once what its top slot shows.
lesson-first-top = Robots make a factory work, and they always take the highest empty slot: send one.
lesson-first-second = Only the topmost robot comes home each turn, so those below it work for later turns: send another.
lesson-first-third = Send your last robot, too: each slot here brings a block of another colour.
lesson-first-cheaper = { $whom } has recharged, and your robots came home by themselves: the marker with the gear makes this factory cheaper, so operate it.
lesson-first-staff = Let the robots that came home move in here at once.
lesson-first-last = One more: every robot in reserve is a robot that brings nothing.
lesson-first-repair = Your blocks are just what the { artifact-steam-locomotive } costs: repair it, for what it does and for its points.
no-lesson-first-last = The one in the last place brings something more: take that one.
no-lesson-first-enough = You have gears enough to do better than that.
no-lesson-first-later = Your robots do more in a factory of your own choice.
no-lesson-first-robots = There are robots in your reserve with nothing to do: send them.
no-lesson-first-marker = That one has no marker that makes it cheaper.
no-lesson-first-artifact = Another time: now you can pay for an artifact.

# The characters people play against.

character-pip = Pip
    .line = Sends the robots marching, wherever they go.
    .own = Left, right, left: they found the way!
    .theirs = Wait for us, we are still marching!
    .won = Hooray! All robots may sit down now.
    .lost = We marched a lot, though! Well played.
character-greta = Greta
    .line = Cannot walk past anything broken.
    .own = Look what a little mending can do.
    .theirs = Careful with that, it may need a repair.
    .won = Nothing left to mend. How strange, how nice.
    .lost = My things all work again. That is something. Well played.
character-tobias = Tobias
    .line = Talks to the past rather than to you.
    .own = The past had left a note for me.
    .theirs = The archive said this would happen.
    .won = I shall write to my ancestors about it.
    .lost = I ought to have asked the past. Well played.
character-irma = Irma
    .line = Lets no factory stand still.
    .own = Good. The machines may hum on.
    .theirs = Noted. My factories keep running.
    .won = Everything ran. That is all I ask.
    .lost = Smoother works than mine. My compliments.
character-vulpe = Vulpe
    .line = Is busy with your next turn already.
    .own = As planned, some time ago.
    .theirs = I had that down for the next turn.
    .won = I had allowed for more trouble. A good game.
    .lost = That I did not foresee. My respect.
