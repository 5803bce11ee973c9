# number 3, 1900: the levels there are, and a year
game-unconscious_mind = Unconscious Mind
    .line = Ideas, insights and cures in the Vienna of 1900.
    .about = State ideas at Freud’s meeting table, fill your notebook, turn insights into treatments, publish, and make a name for yourself in Vienna. Alone, you play against the Id, an automatic rival with three levels.
    .source = The Id follows the solo booklet. The base game is reconstructed from public accounts; most cards are our proposals, marked as such in the data file.
option-level = The Id’s level
option-level-easy = Easy
option-level-medium = Medium
option-level-hard = Hard
option-coffee = The Id’s coffee
option-coffee-ordinary = Ordinary: { $id-rates-ordinary } for a pill box
option-coffee-strong = Strong: { $id-rates-strong } for a pill box
option-tile_order = The Id’s tiles
option-tile_order-by_colour = Listed colour by colour
option-tile_order-by_number = Listed number by number
option-id_rows = Rows of the Id’s notebook
option-id_rows-as-listed = As listed
option-id_rows-1-3-2 = Colours 1, 3, 2 from the top
option-id_rows-2-1-3 = Colours 2, 1, 3 from the top
option-id_rows-2-3-1 = Colours 2, 3, 1 from the top
option-id_rows-3-1-2 = Colours 3, 1, 2 from the top
option-id_rows-3-2-1 = Colours 3, 2, 1 from the top
option-id_rows-random = At random
option-therapy = Points on the therapy track
option-therapy-intake = When a client arrives
option-therapy-leave = When the marker leaves them
option-full_notebook = Full notebook
option-full_notebook-no = Gives nothing more
option-full_notebook-yes = Gives reputation
the-id = The Id
who-subject = { $is_id ->
    [1] The Id
   *[other] { $who }
}
who-within = { $is_id ->
    [1] the Id
   *[other] { $who }
}
who-of = { $is_id ->
    [1] of the Id
   *[other] of { $who }
}
who-to = { $is_id ->
    [1] to the Id
   *[other] to { $who }
}
whom-of = { $is_theirs_id ->
    [1] of the Id
   *[other] of { $whom }
}

quality-growth = growth
quality-freedom = freedom
quality-passion = passion
level-minor = minor
level-medium = medium
level-major = major
zone-centre = the centre
zone-minor-growth = minor growth
zone-medium-growth = medium growth
zone-major-growth = major growth
zone-minor-freedom = minor freedom
zone-medium-freedom = medium freedom
zone-major-freedom = major freedom
zone-minor-passion = minor passion
zone-medium-passion = medium passion
zone-major-passion = major passion
location-theater = Theatre
location-library = Library
location-opera = Opera
location-museum = Museum
location-university = University
location-cafe = Café
location-grey = any place
district-green = Green district
district-purple = Purple district
district-red = Red district
stop-top = top: a column
stop-row1 = row 1
stop-row2 = row 2
stop-row3 = row 3
stop-left = left: reputation
symbol-none = no symbol
symbol-waves = waves
    .about = The same on a dream and on the client’s grief: a pill box.
symbol-cloud = cloud
    .about = The same on a dream and on the client’s grief: a pill box.
symbol-eye = eye
    .about = The same on a dream and on the client’s grief: a pill box.
arrow-left = left
arrow-right = right
way-up = up
way-down = down
action-N1 = Leaf through
action-N2 = Take notes
action-N3 = Write it down at once
action-E = Deepen
action-R = Research
action-G = Muse
action-M = Go out
action-P = Publish
action-F = Walk with Freud
pieces-0 = one idea
pieces-1 = one bright idea
pieces-2 = two ideas
pieces-3 = an idea and a bright idea
# number 2: counts pieces, of which there are two at most by rule
pieces-4 = two bright ideas
pieces-short-0 = idea
pieces-short-1 = bright
# number 2: counts pieces, of which there are two at most by rule
pieces-short-2 = 2 ideas
pieces-short-3 = both
# number 2: counts pieces, of which there are two at most by rule
pieces-short-4 = 2 bright
convert-elevate = Coffee for an elevation
convert-transfer = Coffee for a transfer
convert-bright = Coffee for a bright idea
# number 3: rule, an insight of each level
convert-pill = Three insights for a pill box

words = { $words }
words-none = nothing
word-coffee = { $n } coffee
word-points = { $n } point{ $n ->
    [one] {""}
   *[other] s
}
word-bright = { $n } bright idea{ $n ->
    [one] {""}
   *[other] s
}
word-pill = { $n } pill box{ $n ->
    [one] {""}
   *[other] es
}
word-reputation = { $n } reputation
word-insight = generate a { $zone } insight
word-insight-any = generate a { $level } insight of any quality
word-elevate = { $n } elevation{ $n ->
    [one] {""}
   *[other] s
}
word-transfer = { $n } transfer{ $n ->
    [one] {""}
   *[other] s
}
word-improve = { $elevations } elevation{ $elevations ->
    [one] {""}
   *[other] s
} and { $transfers } transfer{ $transfers ->
    [one] {""}
   *[other] s
}, in any order
word-pay = pay a { $zone } insight for { $then }
word-downgrade = downgrade an insight for { $then }
word-draw = draw { $n } research card{ $n ->
    [one] {""}
   *[other] s
}
word-play = play { $n } research card{ $n ->
    [one] {""}
   *[other] s
}
word-write = play up to { $n } research cards, or publish a treatise
word-market-plain = pay { $coffee } coffee for a tile of market column { $column }
# number $column: the name of a column
word-market-banner = pay { $coffee } coffee for a tile of market column { $column }, and resolve its banner
# number $column: the name of a column
word-market-main = pay { $coffee } coffee for a tile of market column { $column }; resolve its banner, place it, resolve it
word-gain-tile = gain a notebook tile of the market
word-trigger-tile = trigger one of your notebook tiles
word-trigger-column = trigger a column without an idea above it
word-trigger-row = trigger a row
word-inkwell = move the inkwell { $least } to { $most }
word-use = { $n } use{ $n ->
    [one] {""}
   *[other] s
} of your professor’s location
word-professor = move your professor up to { $n }, or to Freud, and use the location
word-freud = move Freud up to { $n } and use the location
word-id-market-upper = remove the rightmost upper market tile: its banner, then { $n } coffee
word-id-market-lower = remove the rightmost lower market tile: its banner, then { $n } coffee
word-id-exchange = draw, exchange with an open card by the arrow, play that and the whole hand
word-id-freud = move Freud up to { $n } where he triggers most, a coffee each
word-id-professor = join Freud, or leave him by up to { $n } for where most is triggered, a coffee each
word-id-dream = trigger a dream for free
word-id-publish = publish a treatise, or draw and play a card
word-id-goal = take a goal, whatever it asks for
lasting-market-discount = notebook actions cost { $n } coffee less
lasting-first-draw-coffee = your first research card each turn: { $n } coffee
lasting-improve-points = each time you deepen: { $n } point
lasting-recall-coffee = when you recall: { $n } coffee
lasting-first-dream-discount = your first dream each turn costs { $n } minor insight less
# number 3: rule, what counts as many slots
lasting-recall-bright = when you recall from three slots or more: { $n } bright idea
lasting-green-uses = { $n } more use at green locations
lasting-purple-uses = { $n } more use at purple locations
lasting-red-uses = { $n } more use at red locations
lasting-play-points = each research card you play: { $n } point
lasting-free-step = once a turn, move the inkwell { $n } more or less for free
lasting-catharsis-coffee = each later catharsis of yours: { $n } coffee
scoring = at the end { $each } per { $what }, at most { $cap }
counted-these-icons = icon of { $places }
counted-cured-routine = cured routine client
counted-treatises = treatise
counted-reputation = space of reputation
counted-rows = complete row
counted-columns = complete column
counted-research = research card in play
counted-districts = district with your insight
counted-locations = different location among your icons
counted-other-cured-cases = other cured case study
icon-count = { $n } × { $place }
card-icons = { $places }
card-icons-and-words = { $places }; { $words }
dream-about = pay { $cost }: therapy { $therapy }; { $effect }
no-dream-here = no dream left

society = The Society’s table
meeting-table = Meeting table
slot-empty = Row { $row }, column { $column }, free
slot-for-you = Row { $row }, column { $column }: inkwell to { $stop }{ $tiles ->
    [0] {""}
    [one] , { $tiles } tile
   *[other] , { $tiles } tiles
}
slot-held = Row { $row }, column { $column }, taken
slot-points = Points at: { $action }.
pieces-of = { who-subject }: { $ideas } idea{ $ideas ->
    [one] {""}
   *[other] s
}{ $bright ->
    [0] {""}
   *[other] , { $bright } bright
}
market = Notebook market
tile-label-plain = { $tile }
tile-label = { $tile }, { $quality }
tile-pile = { $n } notebook tile{ $n ->
    [one] {""}
   *[other] s
} to come
banner-about = Banner: { $words }.
city = Vienna
district-slot-free = { $number } icons: { $words }
district-slot-taken = { $number } icons, taken by { who-within }: { $words }
location-uses = Uses: { $words }.
location-bonuses = Recall bonuses left: { $words }.
token-pile = { $n } token{ $n ->
    [one] {""}
   *[other] s
} left
token-reputation = The top token gives reputation.
professor-of = professor { who-of }
freud = Freud
reputation-track = Reputation
section = By your marker: { $upper }. Up to Freud’s marker: { $lower }.
freud-reputation = Freud’s renown: { $space }
reputation-space = Space { $space } of the reputation track
districts = Districts
sections = What the track gives
reputation-of = Reputation { who-of }: { $space }
goals = Location goals
library = Library of the Society
open-research = Research
research-pile = { $n } research card{ $n ->
    [one] {""}
   *[other] s
} to draw
card-label = { $card } ({ $quality })
treatises = Treatises
treatise-gap = a gap: this treatise has been published
treatise-label = { $treatise }, { $points } points
quality-any = any
treatise-volumes = Volumes, in this order: { $volumes }. It takes a coloured insight.
treatise-icons = Icons: { $places }.
waiting-room = Waiting room
row-routine = Routine clients
row-case = Case studies
row-manifest = Manifest dreams
manifest-pile = { $n } manifest dream{ $n ->
    [one] {""}
   *[other] s
} in the pile
client-routine = Routine client, { $points ->
    [one] { $points } point
   *[other] { $points } points
} when cured; from catharsis on: { $about }.
client-case = Case study, { $points ->
    [one] { $points } point
   *[other] { $points } points
} when cured; from catharsis on: { $about }.
id-table = The Id’s cards
arrow = Arrow, pointing { $way }
arrow-about = Of several things in a row the Id takes the one at this end; then the arrow turns.
table-cards = { $n } meeting-table card{ $n ->
    [one] {""}
   *[other] s
} to come
table-card = Aims at row { $row }, column { $column }, then looks { $way }
conversion-card = Conversion: { $coffee } coffee for a pill box
conversion-about = For the Id an elevation is { $elevate }, a transfer { $transfer }, a use of a location { $use }, a minor insight { $minor }, a medium one { $medium }, a major one { $major }, a standard tile { $tile }, a tile gained { $gained }, and a card it lacks a coffee. { $coffee } coffee become a pill box at once.

board-of = Notebook and inkwell
notebook-of = Notebook
inkwell-at = inkwell: { $stop }
wheel-sum = { $n } { $zone }
hidden-cards = { $n } research card{ $n ->
    [one] {""}
   *[other] s
}, face down
fact-pill = { $number ->
    [one] pill box
   *[other] pill boxes
}
inkwell = inkwell
above-0 = Column { $column }: open
above-1 = Column { $column }: under an idea
above-2 = Column { $column }: under an idea and a bright idea
space-empty = empty space
space-needs = free after { $n } cured
end-covered = Under a coloured insight: { $words }
end-open = Uncovered: { $words }
supplies-of = Supplies
aid-of = At any time
aid-change = { $n } coffee: elevate or transfer an insight
aid-elevate = { $n } coffee: elevate an insight
aid-transfer = { $n } coffee: transfer an insight
aid-bright = { $n } coffee: a bright idea
aid-pill = An insight of each level: a pill box
supply-ideas = { $n } idea{ $n ->
    [one] {""}
   *[other] s
}
supply-bright = { $n } bright idea{ $n ->
    [one] {""}
   *[other] s
}
supply-coffee = { $n } coffee
supply-pills = { $n } pill box{ $n ->
    [one] {""}
   *[other] es
}
supply-coloured = { $n } coloured insight{ $n ->
    [one] {""}
   *[other] s
}
wheel-of = Insight wheel
wheel-zone = { $zone }: { $white } white, { $coloured } coloured
office-of = Office
room-open = Consulting room { $number }
# number $number: the name of a room
room-closed = Consulting room { $number }, closed
couch-free = an empty couch
couch-closed = a room that is still closed
therapy-marker = { $left } therapy point{ $left ->
    [one] {""}
   *[other] s
} to the cure
cured-of = Cured clients
grief-layer = Grief layer: { $symbol }
grief-about = At catharsis: { $words }.
grief-start = Its removal opens the second room.
id-column-routine = Routine tiles to come
id-column-case = Case-study tiles to come
papers-of = Papers
therapy-track = Therapy left
therapy-scale = Down to the cure; catharsis at { $catharsis }
icons-of = Icons
icons-held = { $place }: { $n } icon{ $n ->
    [one] {""}
   *[other] s
}
goal-gap = a goal that has been claimed
goal-gone = claimed
cards-in-hand = { $n } research card{ $n ->
    [one] {""}
   *[other] s
} in hand
hand-of = Hand
cards-in-play = { $growth } growth, { $freedom } freedom, { $passion } passion
cured-clients = { $n } cured: { $clients }
played-of = Research in play
treatises-of = Published
goals-of = Goals reached
fact-reputation = reputation
fact-cured = { $number ->
    [one] cured client
   *[other] cured clients
}
fact-coffee = coffee
fact-bright = { $number ->
    [one] bright idea
   *[other] bright ideas
}

tile-N01 = Free association
tile-N02 = Deep thought
tile-N03 = Night work
tile-N04 = Cross-reading
tile-N05 = Coffee-house notes
tile-N06 = Excerpt
tile-N07 = Marginalia
tile-N08 = Aphorism
tile-N09 = Prescription
tile-N10 = Field notes
tile-N11 = Flash of wit
tile-N12 = Conclusion
tile-B1 = First page: a seed
tile-B2 = First page: a bird
tile-B3 = First page: a flame
tile-B4 = First page: a question
tile-id1 = tile 1, Appetite
tile-id2 = tile 2, Curiosity
tile-id3 = tile 3, Restlessness
tile-id4 = tile 4, Greed
tile-id5 = tile 5, Reverie
tile-id6 = tile 6, Vanity
tile-id7 = tile 7, Attachment
tile-id8 = tile 8, Rivalry
tile-id9 = tile 9, Desire
research-S01 = On stage fright
research-S02 = On lost books
research-S03 = On voices
research-S04 = On old masters
research-S05 = On examinations
research-S06 = On habit
research-S07 = Memory and play
research-S08 = Image and voice
research-S09 = Talk and teaching
research-S10 = A thorough study
research-S11 = A bold conjecture
research-S12 = A celebrated essay
treatise-TG5 = “On Growing Up”
treatise-TG8 = “The Growing Mind”
treatise-TG12 = “The Garden of the Self”
treatise-TF5 = “On Slips and Jokes”
treatise-TF8 = “The Question of Will”
treatise-TF12 = “The Unchained Mind”
treatise-TP5 = “On Desire”
treatise-TP8 = “Love and Fear”
treatise-TP12 = “An Anatomy of Passion”
client-R01 = the actress without a voice
client-R02 = the librarian who counts
client-R03 = the tenor afraid of heights
client-R04 = the guard of the dark gallery
client-R05 = the student who cannot sit
client-R06 = the sleepless waiter
client-R07 = the prompter
client-R08 = the dancer who stopped
client-R09 = the rector’s daughter
client-R10 = the proof-reader
client-R11 = the picture restorer
client-R12 = the chess player
# number 2: a name
client-C01 = the case of the two stages
    .short = the two stages
client-C02 = the case of the gilded frame
    .short = the gilded frame
client-C03 = the case of the cold cup
    .short = the cold cup
client-C04 = the case of the family doctor
    .short = the family doctor
client-C05 = the case of the dry pen
    .short = the dry pen
client-C06 = the case of the privy councillor
    .short = the privy councillor
client-C07 = the case of the ruled paper
    .short = the ruled paper
client-C08 = the case of the crooked tower
    .short = the crooked tower
client-C09 = the case of the sealed letters
    .short = the sealed letters
client-C10 = the case of the night tram
    .short = the night tram
client-C11 = the case of the lost map
    .short = the lost map
client-C12 = the case of the mirror twins
    .short = the mirror twins
goal-cured = cure { $n ->
    [one] a client
   *[other] { $n } clients
}
goal-columns = { $n ->
    [one] a complete notebook column
   *[other] { $n } complete notebook columns
}
goal-rows = { $n ->
    [one] a complete notebook row
   *[other] { $n } complete notebook rows
}
goal-treatises = { $n ->
    [one] a treatise
   *[other] { $n } treatises
}
goal-case-studies = { $n ->
    [one] a case study
   *[other] { $n } case studies
} at catharsis
goal-routine-clients = { $n ->
    [one] a routine client
   *[other] { $n } routine clients
} at catharsis
goal-districts = { $n ->
    [one] an insight in a district
   *[other] insights in { $n } districts
}
goal-one-location = { $n ->
    [one] an icon
   *[other] { $n } icons
} of one location
goal-one-district = { $n ->
    [one] an icon
   *[other] { $n } icons
} of one district
goal-every-location = { $n ->
    [one] an icon
   *[other] { $n } icons
} of every location
goal-icons = { $n ->
    [one] an icon
   *[other] { $n } icons
}
goal-research = { $n ->
    [one] a research card
   *[other] { $n } research cards
} in play
id-routine-J1 = the tile of the University and the Café
id-routine-J2 = the tile of the Theatre and the Library
id-routine-J3 = the tile of the Opera and the Museum
id-routine-J4 = the grey tile
id-case-J1 = the scoring of the University and the Café
id-case-J2 = the scoring of the Theatre and the Library
id-case-J3 = the scoring of the Opera and the Museum
id-case-J4 = the scoring of reputation
dream-M01 = The endless staircase
dream-M02 = The orchard at night
dream-M03 = The burning letter
dream-M04 = The bird in the hall
dream-M05 = The red garden
dream-M06 = The runaway carriage
dream-M07 = The seedling in the drawer
dream-M08 = The warm snow
dream-M09 = The masked ball
dream-M10 = The open cage
dream-M11 = The fire in the stove
dream-M12 = The swing over the river
dream-M13 = The tall child
dream-M14 = The empty railway station
# number 2: a name
dream-M15 = The two hearts
dream-M16 = The kite in the branches
dream-M17 = The dance on the roof
dream-M18 = The rose in the soup
dream-M19 = The house with many doors
dream-M20 = The storm at the opera
dream-M21 = The hothouse
dream-M22 = The old oak
dream-M23 = The flight over Vienna
dream-M24 = The kiss behind the curtain
dream-D01 = The root under the house
dream-D02 = The mother’s shawl
dream-D03 = The key that fits nothing
dream-D04 = The wind in the study
dream-D05 = The locked piano
dream-D06 = The stranger’s glove
dream-D07 = The well
dream-D08 = The unripe fruit
dream-D09 = The duel at dawn
dream-D10 = The ladder of cloud
dream-D11 = The scar
dream-D12 = The signature
dream-D13 = The nursery lamp
dream-D14 = The broken promise
dream-D15 = The birthday
dream-D16 = The missing face
dream-D17 = The father’s watch
dream-D18 = The silent room

ask-choose-turn = What will you do in this turn?
ask-place-pieces = { $action }: how many pieces? Then { $steps } step{ $steps ->
    [one] {""}
   *[other] s
} to { $stop }.
ask-move-inkwell = How far does your inkwell move? The slot says { $steps }; a bright idea changes it by one.
ask-inkwell = How far does your inkwell move?
ask-generate = Generate a { $zone } insight: which one?
ask-elevate = Elevate which insight?
ask-transfer = Transfer which insight, and to what?
ask-bought-elevation = The coffee is paid: elevate which insight?
ask-bought-transfer = The coffee is paid: transfer which insight, and to what?
ask-improve = Deepen: { $elevations } elevation{ $elevations ->
    [one] {""}
   *[other] s
} and { $transfers } transfer{ $transfers ->
    [one] {""}
   *[other] s
} left.
ask-pay = Pay a { $zone } insight for it?
ask-downgrade = Downgrade an insight for it, or pay { $coffee } coffee instead?
ask-pay-insights = A { $zone } insight is asked for: which one pays?
ask-leave-out = The first dream of your turn costs a minor insight less: which one?
ask-pay-any = Pay a { $level } insight, or a higher one.
ask-market = Take a tile for { $coffee } coffee?
ask-gain-tile = Take a tile of the market.
ask-place-tile = { $tile } ({ $quality }): in which row?
ask-trigger-tile = Which of your tiles do you trigger?
ask-trigger-column = Which column do you trigger?
ask-trigger-row = Which row do you trigger?
ask-resolve-line = What do you resolve next?
ask-lower-zone = Choose an action of the reputation track.
ask-exchange = Exchange a card of your hand with an open one?
ask-give-for = Which card do you give for { $card } ({ $quality })?
ask-play = Which research card do you play?
ask-write = Play a research card, or publish a treatise.
ask-first-volume = { $treatise }: which card of yours is the first volume?
ask-fill-volumes = { $treatise }: { $places } place{ $places ->
    [one] {""}
   *[other] s
} to fill, with your own cards or by citing.
ask-give-insight = Which coloured insight goes on the treatise?
ask-give-to-district = Which coloured insight goes to the district?
ask-line-up = At which end of your treatises does the new one lie?
ask-professor = Where does your professor go?
ask-freud = Where does Freud go?
ask-add-uses = { $place }: { $uses } use{ $uses ->
    [one] {""}
   *[other] s
}. Add some with bright ideas?
ask-use-location = { $place }: { $uses } use{ $uses ->
    [one] {""}
   *[other] s
} left.
ask-recall-bonus = Take a bonus where your professor or Freud is.
ask-claim-goals = Several goals are reached: which one first?
ask-asides = At any time in your turn.
ask-treat-other = Treat your other client as well?
# number 3: rule, an insight of each level
ask-spend-pills = End of turn: use a pill box, or make one of three insights?
ask-fill-room = Receive a client in room { $room }.
# number $room: the name of a room
ask-choose-dream = Choose a manifest dream for the client in room { $room }.
ask-first-client = Choose your first client.
ask-first-tile = { $tile }: in which row does your first tile lie?
ask-first-place = Where does your professor begin?
do-state = { $action }, row { $row }
    .chip = { $action }
do-recall = Recall your ideas
do-treat = Treat room { $room }: { $dream }
    .chip = room { $room }{ $reaches ->
        [2] {""} · cured
        [1] {""} · catharsis
       *[other] {""}
    }
do-pieces = Place { $what }
    .chip = { $short }
do-steps = { $steps } step{ $steps ->
    [one] {""}
   *[other] s
}: { $stop }
do-elevate = Elevate { $zone }
    .chip = { $zone }
do-transfer = Transfer { $zone } to { $quality }
    .chip = { $zone } to { $quality }
do-transfer-coloured = Transfer the coloured one in { $zone } to { $quality }
    .chip = { $zone } to { $quality }
do-downgrade = Downgrade { $zone }
    .chip = { $zone }
do-bring = Bring it from { $zone }
    .chip = { $zone }
do-bring-coloured = Bring the coloured one from { $zone }
    .chip = { $zone }
do-spend = Pay { $zone }
    .chip = { $zone }
do-give-up = Give the one in { $zone }
    .chip = { $zone }
do-quality = { $quality }
do-pay-in-full = Pay all of it
do-leave-out = Leave out { $zone }
    .chip = { $zone }
do-pay = Pay
do-pay-coffee = Pay { $coffee } coffee instead
do-convert = { $what }
do-take-tile = { $tile } ({ $quality }): { $main }
    .chip = { $tile } ({ $quality })
do-row = Row { $line }
    .chip = { $line }
do-column = Column { $line }
    .chip = { $line }
do-tile = Tile: { $main }
    .chip = { $tile }
do-line-end = The effect at the end of the line
do-take-open = Take { $card } ({ $quality }): { $about }
    .chip = { $card } ({ $quality })
do-give = Give { $card } ({ $quality }): { $about }
    .chip = { $card } ({ $quality })
do-play = Play { $card } ({ $quality }): { $about }
    .chip = { $card } ({ $quality })
do-publish = Publish { $treatise }, { $points } points
    .chip = { $treatise }, { $points } points
do-volume = Use { $card } ({ $quality }): { $about }
    .chip = { $card } ({ $quality })
do-cite = Cite { $treatise } ({ $points })
    .chip = { $treatise } ({ $points })
do-line = At the { $end } end
do-professor = To: { $place }
    .chip = { $place }
do-freud = Freud to: { $place }
    .chip = { $place }
do-boost = { $bright } bright idea{ $bright ->
    [one] {""}
   *[other] s
} for { $uses } more use{ $uses ->
    [one] {""}
   *[other] s
}
do-use = { $words }
do-location-bonus = { $place }: { $words }
    .chip = { $place }
do-district-bonus = { $district } { $number }: { $words }
    .chip = { $district } { $number }
do-lower = { $words }
do-goal = { $goal }
do-pill = A pill box for room { $room }
    .chip = room { $room }
do-client = { $client }, { $hearts } hearts: { $about }
    .chip = { $client }
do-dream = { $dream }: { $about }
    .chip = { $dream }
do-dream-pile = The top of the pile
do-skip = Skip it
do-done = Enough

no-too-little-coffee = It costs { $price } coffee, you have { $coffee }.
    .rule = Base rules: a cost is paid whole or not at all.
no-nothing-to-elevate = No insight of yours can rise.
    .rule = Base rules: one level up, never out of the centre, never beyond major.
no-nothing-to-transfer = You have no insight outside the centre.
    .rule = Base rules: a transfer keeps the level and does not concern the centre.
no-nothing-to-downgrade = You have no insight to downgrade.
    .rule = Ruling 6: coffee replaces a downgrade you could make.
no-three-insights = It takes a major, a medium and a minor insight.
    .rule = Office board: three insights of different levels make a pill box.
no-notebook-full = No row has a space for it; cured clients: { $cured }.
    .rule = Ruling 7: a tile that cannot be placed cannot be taken.
no-third-space = The third space here needs { $needed } cured client{ $needed ->
    [one] {""}
   *[other] s
}, you have { $cured }.
    .rule = Player board: the third spaces of some rows ask for cured clients.
no-idea-above = An idea still lies above column { $column }.
    .rule = Base rules: only a column with no idea above it is triggered.
no-no-coloured-insight = You have no coloured insight on your wheel.
    .rule = Base rules: treatises and districts take a coloured insight.
no-volumes-missing = Your cards in play, with what you can cite, do not fill it.
    .rule = Base rules: the first volume is your own, the others are yours or cited.
no-does-not-fit = It fits no place, or the rest could not be filled.
    .rule = Base rules: each place asks for a colour, and all are filled.
no-cannot-pay-use = You cannot pay for it.
    .rule = Base rules: a cost is paid whole or not at all.
no-bonus-taken = Somebody has taken it.
    .rule = Base rules: a bonus is taken once.
no-no-token = { $district }: no token is left.
    .rule = Base rules: a district without tokens gives no more bonuses.
no-too-few-icons = It takes { $needed } icons of this district, you have { $icons }.
    .rule = Base rules: the number of the slot is at most your icons of the district.
no-nothing-to-recall = None of your ideas is on the table.
    .rule = Base rules: recalling needs an idea on the table.
# number $room: the name of a room
no-no-client = Room { $room } is empty.
    .rule = Base rules: one treats clients.
no-no-dream = The client in room { $room } has no dream left.
    .rule = Base rules: a client without dreams cannot be treated.
no-cannot-pay-dream = You lack the insights for the dream in room { $room }.
    .rule = Base rules: the topmost dream is paid with insights.
no-slot-taken = { who-subject } holds this slot.
    .rule = Base rules: pieces go into an empty slot.
# number 2: rule, one or two pieces
no-no-ideas = You have no idea and no bright idea left.
    .rule = Base rules: stating ideas takes one or two pieces.
no-already-pointed = An idea of yours points at this action already.
    .rule = Base rules: one’s ideas point at different actions.
no-too-few-pieces = You have { $ideas } idea{ $ideas ->
    [one] {""}
   *[other] s
} and { $bright } bright idea{ $bright ->
    [one] {""}
   *[other] s
}.
    .rule = Base rules: what is placed comes from your supply.

event-turn-began = { who-subject } to play.
event-round-began = Round { $round }.
event-final-round = Round { $round }, the last one.
event-limit-reached = Round { $round } is over and Freud is not famous yet.
event-game-over = The game is over. { $reason }
event-no-turn = { who-subject } can do nothing.
event-points-gained = { who-subject } scores { $points }.
    .rule = Base rules: points are scored at once.
event-coffee-gained = { who-subject } gains { $coffee } coffee.
event-coffee-paid = { who-subject } pays { $coffee } coffee.
event-bright-gained = { who-subject } gains { $bright } bright idea{ $bright ->
    [one] {""}
   *[other] s
}.
    .rule = Base rules: bright ideas come from the common supply.
event-bright-paid = { who-subject } pays { $bright } bright idea{ $bright ->
    [one] {""}
   *[other] s
}.
event-pill-gained = { who-subject } gains a pill box.
    .rule = Office board: a pill box is kept until it is used, { $constants-most_pills } at most.
event-pill-spare = { who-subject } has no space for another pill box.
    .rule = Office board: with { $constants-most_pills } pill boxes, each further one scores { $constants-points_per_spare_pill } points.
event-pill-used = { who-subject } uses a pill box.
    .rule = Base rules: at the end of one’s turn a pill box is a therapy point for a client.
event-freud-honoured = Freud’s renown rises to { $space }.
    .rule = Base rules: reputation moves Freud’s marker first.
event-freud-strolled = A portrait is passed: Freud walks on, to: { $place }.
    .rule = Ruling 15: a marker that passes a portrait moves Freud’s figure one location on.
event-end-triggered = { who-subject } makes Freud famous: the next round is the last.
    .rule = Base rules: with Freud’s marker at the end of its track the round is finished and one more is played; whoever moved it there scores { $constants-points_for_the_end } points.
event-reputation-gained = { who-subject } rises to reputation { $space }.
    .rule = Base rules: after Freud’s marker, one’s own moves a space.
event-goal-claimed = { who-subject } claims a goal: { $goal }.
    .rule = Base rules: a goal met in one’s own turn is claimed at once; it gives reputation and its icon.
event-insight-generated = { who-subject } generates { $zone }.
event-insight-elevated = { who-subject } elevates to { $zone }.
event-insight-transferred = { who-subject } transfers { $zone } to { $quality }.
event-insight-downgraded = { who-subject } downgrades { $zone }.
event-insight-paid = { who-subject } pays { $zone }.
event-tile-taken = { who-subject } takes { $tile } ({ $quality }).
    .rule = Base rules: a tile is taken from the market.
event-first-tile = { who-subject } is dealt { $tile }.
event-market-filled = { $tile } ({ $quality }) comes to the market.
    .rule = Base rules: tiles slide down, and the stack fills the upper space.
event-tile-placed = { who-subject } lays { $label } in row { $row }.
event-tile-removed = { $tile } ({ $quality }) leaves the game.
    .rule = Solo booklet, Id tiles 1 and 4: the tile leaves the game.
event-row-completed = { who-subject } completes row { $line } and frees its insight.
    .rule = Base rules: the third tile of a row frees the insight at its end; what it uncovers is not triggered now.
event-column-completed = { who-subject } completes column { $line } and frees its insight.
    .rule = Base rules: the third tile of a column frees the insight at its end; what it uncovers is not triggered now.
event-ink-moved = The inkwell { who-of } moves { $steps }: { $stop }.
    .rule = Base rules: the inkwell goes clockwise, by the icons of the slot’s row or as an effect says.
event-idea-freed = { who-subject } frees the idea above column { $column }.
    .rule = Base rules: from the left space to the top one, the leftmost idea above the columns is freed.
event-bright-freed = { who-subject } takes the bright idea above column { $column }.
    .rule = Solo booklet, Advancing its inkwell: a bright idea that lies on the idea is taken instead.
event-card-drawn = { who-subject } draws a research card.
    .known = { who-subject } draws { $card } ({ $quality }).
# number 2: rule, the open cards
event-card-exchanged = { who-subject } takes { $card } ({ $quality }) and leaves { $card2 } ({ $quality2 }).
    .rule = Base rules: a card is exchanged for one of the two open ones.
event-card-played = { who-subject } plays { $card } ({ $quality }).
    .rule = Base rules: a card that is played lies open; its effect happens once, its icons count.
event-research-empty = There is no research card left for { who-within } to draw.
    .rule = Ruling 10: an empty deck gives nothing.
event-volume-cited = { who-subject } cites { $card } ({ $quality }) from { $treatise } { whom-of }.
    .rule = Base rules: the rightmost volume of another’s treatise; its owner gets { $constants-points_per_citation } points and { $constants-bright_ideas_per_citation ->
        [one] a bright idea
       *[other] { $constants-bright_ideas_per_citation } bright ideas
    }.
event-treatise-published = { who-subject } publishes { $treatise }.
    .rule = Base rules: all places filled and a coloured insight on it, a treatise scores its points.
event-client-received = { who-subject } receives { $client } in room { $room }, { $hearts } hearts in all.
    .rule = Base rules: a client comes with a grief layer and a latent dream; the marker starts at the hearts of both cards.
event-dream-taken = { who-subject } notes a dream: { $dream }.
    .rule = Base rules: a manifest dream covers the latent one.
event-dream-resolved = { who-subject } interprets { $dream }.
    .rule = Base rules: the topmost dream is resolved and removed.
event-symbol-matched = The dream shows the symbol of the grief.
    .rule = Base rules: a manifest dream with the symbol of the grief layer gives a pill box.
event-therapy-given = Therapy for { $client }: { $left } to the cure.
    .rule = Base rules: each therapy point moves the marker one space towards the cure.
event-catharsis = Catharsis of { $client }: the grief layer { who-of } is lifted.
    .rule = Base rules: at { $constants-catharsis } the grief layer comes off with its bonus, and the lower part of the card counts from now on.
event-room-opened = { who-subject } opens the second consulting room.
    .rule = Base rules: the starting layer that comes off opens the second room.
# number 0: rule
event-client-cured = { who-subject } cures { $client }.
    .rule = Base rules: at 0 a client is cured and scores its points; its dreams are removed.
event-professor-moved = The professor { who-of } goes to: { $place }.
    .rule = Base rules: a professor goes clockwise, or joins Freud.
event-freud-moved = { who-subject } moves Freud to: { $place }.
    .rule = Base rules: Freud goes clockwise.
event-location-bonus = { who-subject } takes recall bonus { $bonus } at: { $place }.
    .rule = Base rules: the top token of the district covers the bonus that is taken.
event-district-bonus = { who-subject } places an insight on number { $number }: { $district }.
    .rule = Base rules: a coloured insight goes on the number, the top token of the district into the slot.
event-ideas-placed = { who-subject } states { $bright ->
    [0] { $ideas ->
        [one] an idea
       *[other] { $ideas } ideas
    }
   *[other] { $ideas ->
        [0] { $bright ->
            [one] a bright idea
           *[other] { $bright } bright ideas
        }
       *[other] { $ideas ->
            [one] an idea
           *[other] { $ideas } ideas
        } and { $bright ->
            [one] a bright one
           *[other] { $bright } bright ones
        }
    }
}: { $action }, row { $row }.
event-ideas-recalled = { who-subject } takes back the ideas of { $slots } slot{ $slots ->
    [one] {""}
   *[other] s
}.
    .rule = Base rules: all ideas return to the supply.
event-cards-shuffled = The meeting-table cards are shuffled again.
    .rule = Ruling 10: when every meeting-table card has been revealed, they are shuffled.

event-id-coffee = The Id gains { $coffee } coffee.
    .rule = Solo booklet, Conversions: coffee takes the place of insights, transfers, elevations and uses of a location.
event-id-converted = The Id converts { $coffee } coffee.
    .rule = Solo booklet, Coffee into pill boxes: at once, even in the middle of another effect.
event-id-arrow = The arrow points { $way } and chooses, of { $options }: { $chosen }. Then it turns.
    .rule = Solo booklet, Arrow: of several options in a row, the first on that side; each use turns it round.
# number 2: rule, solo booklet
event-id-lacks-ideas = The Id has fewer than two ideas.
    .rule = Solo booklet, The Id’s turn: it states ideas with two of them, bright ones included; otherwise it gathers.
event-id-card = The Id turns up a card: row { $row }, column { $column }, then { $way }.
    .rule = Solo booklet, Placing ideas: the top meeting-table card names the column and the slot.
event-id-looked-on = The slot aimed at is taken; the Id finds a free one { $slots } further on.
    .rule = Solo booklet, Placing ideas: along the card’s own arrow, and round the end of the column.
# number 2: rule, solo booklet
event-id-placed = The Id places { $bright ->
    [0] { $ideas ->
        [one] an idea
       *[other] { $ideas } ideas
    }
   *[other] { $ideas ->
        [0] { $bright ->
            [one] a bright idea
           *[other] { $bright } bright ideas
        }
       *[other] { $ideas ->
            [one] an idea
           *[other] { $ideas } ideas
        } and { $bright ->
            [one] a bright one
           *[other] { $bright } bright ones
        }
    }
} in row { $row }.
    .rule = Solo booklet, Placing ideas: two pieces, a bright idea for each idea that is missing.
event-id-column-full = The column is full.
    .rule = Solo booklet, Placing ideas: with no free slot in the column it gathers.
event-id-ink-token = The inkwell of the Id stands on the token and moves { $steps } again.
    .rule = Solo booklet, Leftmost space: it moves on by the same value and triggers no reputation.
event-id-column = The Id triggers column { $column }, from top to bottom.
    .rule = Solo booklet, Top space: the open column with most active tiles, of equals the rightmost.
event-id-no-column = The Id has no open column.
    .rule = Solo booklet, Top space: only a column without an idea above it.
event-id-row = The Id triggers row { $row }, from left to right.
    .rule = Solo booklet, Lower spaces: a coffee for the minor insight, the active tiles, then one tile is turned.
event-id-row-triggered = The Id triggers row { $row } by a bonus.
    .rule = Ruling 23: the row with most active tiles, of equals the lowest; no coffee for the minor insight, no tile is turned.
event-id-flipped = The Id activates its { $tile }, in row { $row }.
    .rule = Solo booklet, Lower spaces: the leftmost inactive tile of the row is turned.
event-id-gathers = The Id gathers its ideas, from { $slots } slot{ $slots ->
    [one] {""}
   *[other] s
}.
    .rule = Solo booklet, Gathering: a coffee for each slot with an idea, all ideas back, then a bonus.
event-id-district = A district bonus is within the Id’s reach.
    .rule = Solo booklet, Gathering bonus: the highest free number it has the icons for; of equals, its professor’s district.
event-id-location = No district bonus is within the Id’s reach.
    .rule = Solo booklet, Gathering bonus: without a district bonus, the highest free one where its professor or Freud is; of equals, its professor’s.
event-id-no-bonus = There is no bonus left for the Id.
    .rule = Ruling 24: where nothing is possible, nothing happens.
# number 2: rule, a client in each room
event-id-pill-used = The Id uses a pill box.
    .rule = Solo booklet, Using pill boxes: shared evenly; the arrow says which of two clients comes first.
event-id-client-tile = The Id lays { $tile } on { $client }.
    .rule = Solo booklet, Using pill boxes: at catharsis the first client tile of the column goes on the card.
event-id-receives = Room { $room } of the Id is empty.
    .rule = Solo booklet, New clients: by the arrow, routine clients in the first room, case studies in the second.
event-id-chooses-dream = The most therapy points of an open dream: { $points }.
    .rule = Solo booklet, New clients: the open dream with most therapy points, ties by the arrow.
event-id-drew = The Id puts a research card face down on its hand.
    .rule = Solo booklet, Research cards: gained cards lie in a face-down pile.
event-id-no-card = The Id has no card to play.
    .rule = Solo booklet, Conversions: a card it cannot play is a coffee.
event-id-market-upper = The Id turns to the right end of the upper market row.
    .rule = Solo booklet, Id tile 1: its banner and its coffee, the tile leaves the game, the market is filled.
event-id-market-lower = The Id turns to the right end of the lower market row.
    .rule = Solo booklet, Id tile 4: its banner and its coffee, the tile leaves the game, the market is filled.
event-id-exchange = The Id draws { $card2 } ({ $quality2 }) and exchanges it for { $card } ({ $quality }).
    .rule = Solo booklet, Id tile 2: exchanged with an open card by the arrow, then that card and all others of its hand.
event-id-freud = The Id looks for the busiest place for Freud.
    .rule = Solo booklet, Id tile 3: one space or more, as the tile says, to where most effects are triggered; of equals, the first clockwise.
event-id-used-location = { $place }: the Id triggers { $uses } effect{ $uses ->
    [one] {""}
   *[other] s
}.
    .rule = Solo booklet, Id tiles 3 and 7: a coffee for each effect of the location.
# number 2: rule, a client in each room
event-id-dream = The Id interprets { $dream } without paying for it.
    .rule = Solo booklet, Id tile 5: the topmost dream, by the arrow if two clients have one; it is discarded.
event-id-no-dream = The Id has no dream to trigger.
    .rule = Ruling 24: where nothing is possible, nothing happens.
event-id-publishes = The Id’s own cards are enough for a treatise.
    .rule = Solo booklet, Id tile 6: own cards with fewest icons first; the treatise worth most, ties by the arrow.
event-id-cites = Without volumes of yours the Id’s cards are not enough for a treatise.
    .rule = Solo booklet, Id tile 6: it cites only what it lacks; ties among volumes by the arrow.
event-id-cannot-publish = The Id cannot publish.
    .rule = Solo booklet, Conversions: unable to publish, it draws and plays a research card.
event-id-professor-joins = The Id’s professor is not with Freud.
    .rule = Solo booklet, Id tile 7: from elsewhere it goes to Freud.
event-id-professor-leaves = The Id’s professor is with Freud already and looks for the busiest place near by.
    .rule = Solo booklet, Id tile 7: from Freud’s place one space or more, as the tile says; of equals, the first clockwise.
event-id-goal = The Id takes a goal, whatever it asks for: { $goal }.
    .rule = Solo booklet, Id tile 9: the leftmost or the rightmost goal, by the arrow, without meeting it; it gives reputation and its icon as usual.
event-id-no-goal = No goal is left.
    .rule = Solo booklet, Id tile 9: with no goal left, reputation instead.
end-freud-famous = Freud is famous, and the last round is played.
end-round-limit = The time is up.
score-play-effects = Effects
score-play-cures = Cured clients
score-play-treatises = Treatises
score-play-citations = Citations
score-play-therapy = Dreams and therapy
score-play-spare-pills = Spare pill boxes
score-play-end = Making Freud famous
score-final-reputation = Reputation
score-final-fame = Furthest in reputation
score-final-districts = Districts
score-final-rows = Complete rows
score-final-locations = Different locations
score-final-case-studies = Case studies
score-final-pill-boxes = Pill boxes
score-final-bright-ideas = Bright ideas and coffee

# The first-game guide.
guide-client = Hearts are what a client still needs; a grief layer covers the client at first and adds hearts. Take the one whose lower part you would like: it works from catharsis on.
    .title = Your first client
guide-dream = Dreams are how you treat: later you interpret this one by paying the insights that stand on it, and the client loses hearts. After it comes the latent dream below.
    .title = A dream to interpret
guide-notebook = Your notebook is your engine: the inkwell walks around it, and where it stops beside a row every tile of that row works. A full row or column frees a coloured insight.
    .title = The notebook
guide-professor = Your professor walks through Vienna clockwise. You may use a place as often as figures stand on it, or as often as you have its icon, whichever is more.
    .title = Your professor
# number 3: rule, the kinds of turn
guide-turns = A turn is one of three things: state ideas at the meeting table, recall your ideas for coffee and a bonus, or treat a client by paying for a dream. Choose a slot, your supply or a client.
    .title = Three kinds of turn
# number 2: rule, one or two pieces
guide-ideas = Each piece you place carries the action out once, so two pieces do it twice. Ideas stay until you recall them; bright ideas stand in for ideas and are gone at the end of the turn.
    .title = Ideas and bright ideas
guide-market = A tile goes to the leftmost free space of a row. Its banner, the strip below, works only once, when the action above the middle or right column takes it; the rest works every time its row or column is triggered.
    .title = The market of tiles
# number 3: rule, qualities and levels
guide-wheel = Insights lie on the wheel: three qualities, and three levels from the middle outwards. Generating brings one in, elevating moves it outwards, transferring changes its quality. A higher one can always pay for a lower one.
    .title = The wheel of insights
# number 3: rule, the lines of a location
guide-location = Count the figures here and your icons of this place: the larger number is how often you may use it, { $constants-most_uses } at most. A bright idea adds { $constants-uses_per_bright_idea }. Each use is one of the three lines, the same again if you like.
    .title = Using a place
guide-research = Research cards bring icons for places when they are played, and are the volumes of treatises later. A treatise takes a coloured insight and gives its points at once; volumes you lack can be cited.
    .title = Research and treatises
guide-recall = After recalling you take one bonus where your professor or Freud stands: one of the small squares of the place, or, for a coloured insight, a number of its district that your icons reach.
    .title = A bonus for recalling
# number 3: rule, the stops of the inkwell
guide-inkwell = After stating ideas your inkwell moves by the number of the slot’s row. Top triggers a column, the three stops on the right trigger a row, the left one the reputation track. Past the left it frees the idea above a column.
    .title = The inkwell
guide-id = The Id never chooses: a card says where it places, the arrow decides between equals, and coffee turns into pill boxes by itself. “What happened?” shows its turn step by step, each with its rule.
    .title = Your opponent, the Id
guide-treat = When you can pay for a client’s dream, treat: hearts fall, the grief layer lifts at catharsis, and at none the client is cured, scores, and makes room for the next.
    .title = Treating a client
guide-reputation = Every gain moves Freud’s marker and yours. The left stop of the inkwell gives the upper reward of the section your marker is in, and then one lower action of Freud’s section or an earlier one.
    .title = Reputation
guide-end = When Freud’s marker reaches the end of the track, that round is finished and one more is played. Then reputation, districts, full rows, different places and case studies are counted. Goals are claimed as soon as they are met.
    .title = How it ends

# What is worth remembering.
memory-cured = { $who } cured { $count } clients.
memory-treatises = { $who } published { $count } treatises.
memory-dreams = { $who } interpreted { $count } dreams.
memory-points = { $who } scored { $count } points in one go, in round { $round }.

# Verbs, as the action area shows them.
page-mine = Desk
page-more = Clients
page-table = Vienna
page-offer = On offer
page-others = Others
verb-state = State an idea
    .symbol = idea
    .about = then the inkwell moves
verb-recall = Recall
    .symbol = recall-coffee
verb-treat = Treat
    .symbol = therapy
verb-pieces = Place
    .symbol = idea
verb-steps = Move the inkwell
    .symbol = inkwell
verb-elevate = Elevate
    .symbol = elevate
verb-transfer = Transfer
    .symbol = transfer
verb-downgrade = Downgrade
    .symbol = downgrade
verb-bring = Bring it from
verb-spend = Pay
verb-give-up = Give
verb-quality = Quality
verb-leave-out = Leave out
verb-bring-coloured = Bring the coloured one
verb-transfer-coloured = Transfer the coloured one
    .symbol = transfer
verb-convert = Convert
    .symbol = coffee
verb-take-tile = Take a tile
    .symbol = tile
verb-row = Row
    .symbol = trigger-row
verb-column = Column
    .symbol = trigger-column
verb-tile = Use a tile
    .symbol = trigger-tile
verb-line-end = End of the line
    .symbol = trigger-row
verb-take-open = Take
    .symbol = research
verb-give = Give
    .symbol = research
verb-play = Play
    .symbol = play
verb-publish = Publish
    .symbol = publish
verb-volume = Use as volume
    .symbol = research
verb-cite = Cite
    .symbol = treatises
verb-line = At the end
verb-professor = Go to
    .symbol = professor
verb-freud = Freud goes to
    .symbol = freud
verb-boost = Bright ideas
    .symbol = bright
verb-use = Use the place
    .symbol = location
verb-location-bonus = Bonus of a place
    .symbol = one-location
verb-district-bonus = Bonus of a district
    .symbol = one-district
verb-lower = Lower bonus
verb-goal = Keep the goal
    .symbol = goal
verb-pill = A pill box for
    .symbol = pill
verb-client = Receive
    .symbol = routine-clients
verb-dream = Dream
    .symbol = dream

# Symbols: what each is called, by number, and what it means.
symbol-minor-growth = { $number ->
    [one] minor insight of growth
   *[other] minor insights of growth
}
    .about = In the inner ring of the wheel.
symbol-minor-freedom = { $number ->
    [one] minor insight of freedom
   *[other] minor insights of freedom
}
    .about = In the inner ring of the wheel.
symbol-minor-passion = { $number ->
    [one] minor insight of passion
   *[other] minor insights of passion
}
    .about = In the inner ring of the wheel.
symbol-minor-any = { $number ->
    [one] minor insight of any quality
   *[other] minor insights of any quality
}
    .about = In the inner ring of the wheel.
symbol-medium-growth = { $number ->
    [one] medium insight of growth
   *[other] medium insights of growth
}
    .about = In the middle ring of the wheel.
symbol-medium-freedom = { $number ->
    [one] medium insight of freedom
   *[other] medium insights of freedom
}
    .about = In the middle ring of the wheel.
symbol-medium-passion = { $number ->
    [one] medium insight of passion
   *[other] medium insights of passion
}
    .about = In the middle ring of the wheel.
symbol-medium-any = { $number ->
    [one] medium insight of any quality
   *[other] medium insights of any quality
}
    .about = In the middle ring of the wheel.
symbol-major-growth = { $number ->
    [one] major insight of growth
   *[other] major insights of growth
}
    .about = In the outer ring of the wheel: the highest level.
symbol-major-freedom = { $number ->
    [one] major insight of freedom
   *[other] major insights of freedom
}
    .about = In the outer ring of the wheel: the highest level.
symbol-major-passion = { $number ->
    [one] major insight of passion
   *[other] major insights of passion
}
    .about = In the outer ring of the wheel: the highest level.
symbol-major-any = { $number ->
    [one] major insight of any quality
   *[other] major insights of any quality
}
    .about = In the outer ring of the wheel: the highest level.
symbol-volume-growth = { $number ->
    [one] volume of growth
   *[other] volumes of growth
}
    .about = A research card of this quality that you use for a treatise.
symbol-volume-freedom = { $number ->
    [one] volume of freedom
   *[other] volumes of freedom
}
    .about = A research card of this quality that you use for a treatise.
symbol-volume-passion = { $number ->
    [one] volume of passion
   *[other] volumes of passion
}
    .about = A research card of this quality that you use for a treatise.
symbol-volume-any = { $number ->
    [one] volume of any quality
   *[other] volumes of any quality
}
    .about = A research card of this quality that you use for a treatise.
symbol-insight = { $number ->
    [one] insight
   *[other] insights
}
    .about = Lies on the wheel; pays for dreams.
symbol-coffee = { $number ->
    [one] coffee
   *[other] coffee
}
    .about = Pays for notebook tiles and small changes.
symbol-points = { $number ->
    [one] point
   *[other] points
}
    .about = Whoever has most at the end wins.
symbol-idea = { $number ->
    [one] idea
   *[other] ideas
}
    .about = Stated at the meeting table, it does an action; you recall it later.
symbol-bright = { $number ->
    [one] bright idea
   *[other] bright ideas
}
    .about = Placed like an idea, or paid for more uses of a location.
symbol-pill = { $number ->
    [one] pill box
   *[other] pill boxes
}
    .about = A step of therapy for a client, at the end of your turn.
symbol-reputation = reputation
    .about = A step on the track, for Freud’s marker and for yours.
symbol-elevate = { $number ->
    [one] elevation
   *[other] elevations
}
    .about = An insight rises a level, in its quality.
symbol-transfer = { $number ->
    [one] transfer
   *[other] transfers
}
    .about = An insight goes to another quality of its level.
symbol-downgrade = downgrade
    .about = An insight falls a level.
symbol-draw = { $number ->
    [one] card drawn
   *[other] cards drawn
}
    .about = Take research cards, open ones or from the pile.
symbol-play = { $number ->
    [one] card played
   *[other] cards played
}
    .about = Lay down a research card: its icons count from now on.
symbol-exchange = exchange
    .about = A card for another.
symbol-publish = publish a treatise
    .about = With volumes of its qualities and a coloured insight.
symbol-treatises = { $number ->
    [one] treatise
   *[other] treatises
}
    .about = What you have published.
symbol-tile = { $number ->
    [one] notebook tile
   *[other] notebook tiles
}
    .about = Bought at the market, it lies in your notebook.
symbol-banner = banner
    .about = Done at once when the tile is bought.
symbol-trigger-tile = trigger a tile
    .about = Do what a tile of your notebook says.
symbol-trigger-column = trigger a column
    .about = Do what all tiles of a column say.
symbol-columns = { $number ->
    [one] complete column
   *[other] complete columns
}
    .about = A column of the notebook without a gap.
symbol-trigger-row = trigger a row
    .about = Do what all tiles of a row say.
symbol-rows = { $number ->
    [one] complete row
   *[other] complete rows
}
    .about = A row of the notebook without a gap.
symbol-inkwell = inkwell
    .about = Goes round your notebook; where it stops something is triggered.
symbol-location = { $number ->
    [one] use of a location
   *[other] uses of a location
}
    .about = Do what the place where your professor stands offers.
symbol-one-location = a location
    .about = One of the places of Vienna.
symbol-every-location = every location
    .about = All places of Vienna.
symbol-locations = { $number ->
    [one] location
   *[other] locations
}
    .about = Places for which you have icons.
symbol-icons = { $number ->
    [one] icon
   *[other] icons
}
    .about = Names of places on cards and clients; a district counts them.
symbol-districts = { $number ->
    [one] district
   *[other] districts
}
    .about = Those that hold an insight of yours.
symbol-one-district = a district
    .about = The places of a colour.
symbol-professor = professor
    .about = Your figure in Vienna.
symbol-freud = Freud
    .about = Walks through Vienna; he counts as a figure where he stands.
symbol-routine-clients = { $number ->
    [one] routine client
   *[other] routine clients
}
    .about = Bring a lasting effect, and an icon.
symbol-cured-routine = { $number ->
    [one] cured routine client
   *[other] cured routine clients
}
    .about = They count at the end.
symbol-case-studies = { $number ->
    [one] case study
   *[other] case studies
}
    .about = Bring points at the end.
symbol-other-cured-cases = { $number ->
    [one] case study of others
   *[other] case studies of others
}
    .about = Cured by somebody else.
symbol-cured = { $number ->
    [one] cured client
   *[other] cured clients
}
    .about = Of any kind.
symbol-therapy = { $number ->
    [one] step of therapy
   *[other] steps of therapy
}
    .about = The client’s marker goes a step towards a cure.
symbol-dream = { $number ->
    [one] dream
   *[other] dreams
}
    .about = Paid with insights, it brings a client further.
symbol-goal = { $number ->
    [one] goal
   *[other] goals
}
    .about = Whoever reaches it first takes it.
symbol-research = { $number ->
    [one] research card
   *[other] research cards
}
    .about = Brings icons, and is a volume for treatises later.
symbol-theater = theatre
    .about = A place of Vienna; its icons count for its district.
symbol-library = library
    .about = A place of Vienna; its icons count for its district.
symbol-opera = opera
    .about = A place of Vienna; its icons count for its district.
symbol-museum = museum
    .about = A place of Vienna; its icons count for its district.
symbol-university = university
    .about = A place of Vienna; its icons count for its district.
symbol-cafe = café
    .about = A place of Vienna; its icons count for its district.
symbol-grey = without a colour
    .about = Of no quality.
symbol-arrow-right = to the right
    .about = The way the Id chooses.
symbol-arrow-left = to the left
    .about = The way the Id chooses.
symbol-way-up = upwards
    .about = The way the Id chooses.
symbol-way-down = downwards
    .about = The way the Id chooses.
symbol-market-discount = lasting effect
    .about = Notebook actions cost you less coffee.
symbol-first-draw-coffee = lasting effect
    .about = Your first research card each turn brings coffee.
symbol-improve-points = lasting effect
    .about = Each time you deepen you gain points.
symbol-recall-coffee = lasting effect
    .about = When you recall your ideas you gain coffee.
symbol-first-dream-discount = lasting effect
    .about = Your first dream each turn costs an insight less.
symbol-recall-bright = lasting effect
    .about = When you recall from many slots you gain a bright idea.
symbol-green-uses = lasting effect
    .about = You use green locations more often.
symbol-purple-uses = lasting effect
    .about = You use purple locations more often.
symbol-red-uses = lasting effect
    .about = You use red locations more often.
symbol-play-points = lasting effect
    .about = Each research card you play brings points.
symbol-free-step = lasting effect
    .about = Once a turn your inkwell goes a little more or less for free.
symbol-catharsis-coffee = lasting effect
    .about = Each later catharsis of yours brings coffee.
symbol-id-routine-J1 = how the Id treats a routine client
    .about = A tile of the Id: what it does with a client of this kind.
symbol-id-routine-J2 = how the Id treats a routine client
    .about = A tile of the Id: what it does with a client of this kind.
symbol-id-routine-J3 = how the Id treats a routine client
    .about = A tile of the Id: what it does with a client of this kind.
symbol-id-routine-J4 = how the Id treats a routine client
    .about = A tile of the Id: what it does with a client of this kind.
symbol-id-case-J1 = how the Id treats a case study
    .about = A tile of the Id: what it does with a client of this kind.
symbol-id-case-J2 = how the Id treats a case study
    .about = A tile of the Id: what it does with a client of this kind.
symbol-id-case-J3 = how the Id treats a case study
    .about = A tile of the Id: what it does with a client of this kind.
symbol-id-case-J4 = how the Id treats a case study
    .about = A tile of the Id: what it does with a client of this kind.

# Symbols in words: what each is called, and after a colon what it means.
symbol-first = first player

# The page of the rules: components.
catalogue-actions = Actions of the meeting table
catalogue-slots = Slots of the meeting table
catalogue-board = Your notebook’s board
catalogue-notebook = Notebook tiles
catalogue-starting = Starting tiles
catalogue-research = Research cards
catalogue-treatises = Treatises
catalogue-locations = Locations, clockwise
catalogue-districts = Districts
catalogue-reputation = Sections of the reputation track
catalogue-goals = Goals
catalogue-routine = Routine clients
catalogue-cases = Case studies
catalogue-grief = Grief layers
catalogue-manifest = Manifest dreams
catalogue-latent = Latent dreams
catalogue-tables = Tables
catalogue-id-tiles = The Id’s notebook tiles
catalogue-id-order = Where the Id’s tiles lie
catalogue-id-conversions = What the Id gets instead
catalogue-id-clients = The Id’s client tiles
catalogue-id-cards = Meeting-table cards
catalogue-slot = Row { $row }, column { $column }
catalogue-touches = Touches: { $actions }.
catalogue-rows = Minor insight of a row
catalogue-row_ends = End of a row
catalogue-column_ends = End of a column
catalogue-line = { $number }: { $words }
catalogue-qualities = There is one of each quality; the qualities it names change along with its own.
catalogue-bonuses = Recall bonuses, from the top: { $words }.
catalogue-gives-icon = Reputation, and an icon: { $place }.
catalogue-therapy_points = Points of a space of the therapy track
catalogue-reputation_points = Points of a space of the reputation track
catalogue-district_points = Points of districts with your insight
catalogue-row_points = Points of complete rows
catalogue-location_points = Points of different locations
catalogue-cures_for_third_space = Cured clients for the third space of a row
catalogue-entry = { $n } → { $value }
catalogue-becomes = For the Id: { $words }.
catalogue-low = Low side: { $words }
catalogue-high = High side: { $words }
converts-coffee = coffee
converts-minor = a minor insight
converts-medium = a medium insight
converts-major = a major insight
converts-elevate = elevations
converts-transfer = transfers
converts-use = uses of a location
converts-trigger-tile = triggering a notebook tile
converts-gain-tile = gaining a notebook tile
converts-draw = drawing research cards
converts-play = playing research cards
converts-inkwell = moving the inkwell
converts-trigger-column = triggering a column
converts-trigger-row = triggering a row
converts-lasting = a lasting effect
becomes-brew = as many coffee, at once a pill box when there is enough
becomes-id-draw = as many cards, face down on its hand
becomes-id-play = as many cards from the top of its hand
becomes-id-inkwell = as many steps as it can be, and the stop
becomes-id-column = the open column with most active tiles, of equals the rightmost
becomes-id-row = the row with most active tiles, of equals the lowest

# The page of the rules: glossary.
term-arrow = arrow
    .about = Decides for the Id between things that are equal, and turns.
term-banner = banner
    .about = The strip of a notebook tile that works once, when it is taken.
term-bright = bright idea
    .about = Stands in for an idea, adds a step or uses of a location; gone after the turn.
term-case = case study
    .about = A client who brings points at the end, from catharsis on.
term-catharsis = catharsis
    .about = The grief layer is lifted; the lower part of the client’s card counts from now on.
term-cite = cite
    .about = Take a volume from the right end of somebody’s treatise.
term-coffee = coffee
    .about = Buys tiles, elevations, transfers and bright ideas.
term-coloured = coloured insight
    .about = Freed by a complete row or column; the only kind that goes on treatises and into districts.
term-cure = cure
    .about = The end of a therapy: the client scores and makes room.
term-district = district
    .about = A pair of locations of one colour, with numbered slots for coloured insights.
term-elevate = elevate
    .about = Move an insight one level up.
term-gather = gather
    .about = Recalling, when it is the Id that does it.
term-generate = generate
    .about = Bring an insight from the centre of the wheel to a zone.
term-goal = location goal
    .about = A condition that gives reputation and an icon to whoever meets it first.
term-grief = grief layer
    .about = Covers a client until catharsis, and adds hearts.
term-id = the Id
    .about = The automatic opponent of the solo game.
term-idea = idea
    .about = A piece that carries out an action of the meeting table.
term-inkwell = inkwell
    .about = Walks round the notebook and triggers a row, a column or the reputation track.
term-insight = insight
    .about = What dreams are paid with: a quality and a level on your wheel.
term-latent = latent dream
    .about = The deeper dream of a client, below the manifest one.
term-location = location
    .about = A place in Vienna that professors and Freud visit.
term-manifest = manifest dream
    .about = The dream of a client that is treated first.
term-notebook = notebook
    .about = Your board of rows and columns for tiles.
term-pill = pill box
    .about = A therapy point for the end of a turn.
term-recall = recall
    .about = Take your ideas back, for coffee and a bonus.
term-room = consulting room
    .about = Where a client is treated: one at first, a second when a starting grief layer comes off.
term-routine = routine client
    .about = A client who brings a lasting effect and an icon, from catharsis on.
term-state = state ideas
    .about = Place one piece or a pair into a slot of the meeting table.
term-therapy = therapy
    .about = Points that move a client’s marker towards the cure.
term-transfer = transfer
    .about = Change the quality of an insight.
term-treat = treat, interpret
    .about = Pay for a client’s topmost dream, which brings therapy.
term-treatise = treatise
    .about = A tile published with volumes of research.
term-volume = volume
    .about = A research card under a treatise.
term-zone = zone
    .about = A part of the wheel: one quality at one level.

# The lessons: prepared deals, which the kit plays.
lesson-ideas = Ideas and the city
    .about = State an idea, send your professor through Vienna, and let your inkwell wake the notebook.
    .goal = You are an analyst in Freud’s circle. Ideas carry out actions and bring insights, insights treat your clients, and all of it makes you known. Most points win, once Freud is famous.
    .next = You have stated ideas and recalled them. Play on if you like: fill your notebook with tiles, so that your inkwell wakes more of them. The next lesson is about the third kind of turn, treating clients.
lesson-ideas-slot = In this turn, state an idea: choose the marked slot, pointing at “{ action-M }”.
lesson-ideas-pieces = Each piece carries the action out once, and stays until you recall it: one idea is enough.
lesson-ideas-opera = Your professor walks clockwise: go to the Opera, where Freud is.
lesson-ideas-uses = You use a location as often as figures stand there, or as you have its icon; Freud’s company is worth a second use, and needs no bright idea.
lesson-ideas-insight = Each use is one of the lines of the location: generate an insight, which goes from the centre of your wheel to its zone.
lesson-ideas-again = The same line may be used again: take another insight.
lesson-ideas-ink = After the action your inkwell moves by the row of the slot and stops beside a row of your notebook, whose insight and tiles it brings you.
lesson-ideas-end = At the end of a turn pill boxes could help a client; you have none, so that is enough.
lesson-ideas-recall = { $whom } has stated an idea, too; now recall yours, for coffee and a bonus in the city.
lesson-ideas-bonus = Take any bonus where your professor or Freud is: a token covers it, and it is gone for everybody.
no-lesson-ideas-city = Another time: this turn goes into the city, from the marked slot.
no-lesson-ideas-keep = Coffee can always do that; keep it for now.
no-lesson-ideas-one = One is enough: ideas that lie on the table cannot be used elsewhere.
no-lesson-ideas-freud = Where Freud is you use the location more often: go to the Opera.
no-lesson-ideas-first = That may be good later; first you need insights.
no-lesson-ideas-again = You still have a use left: it costs nothing.
no-lesson-ideas-back = You could, but your supply would run low: recall your ideas.
no-lesson-ideas-bonus = A bonus costs nothing: take one.
lesson-clients = Clients and dreams
    .about = Interpret a dream, lift a grief, and receive a second client.
    .goal = Your clients’ dreams cost insights of your wheel. Each dream moves the client towards the cure; on the way the grief is lifted, and the cure brings points.
    .next = Both of your rooms have a client now. Play on if you like: generate and elevate insights until you can pay for a dream, and mind what your clients do for you since the catharsis. The next lesson is about treatises and the Id.
lesson-clients-treat = Your wheel holds what the topmost dream of your client costs: treat your client, which is a whole turn.
lesson-clients-catharsis = The dream showed the symbol of the grief, for a pill box, and its therapy has brought the catharsis: the layer is off, a second room is open, and there is nobody else to treat.
lesson-clients-pill = At the end of your turn a pill box is a step of therapy: use one on your client.
lesson-clients-enough = At the end of the track the client is cured, for the points of the card; keep the other pill box for later.
lesson-clients-client = An empty room receives a client: choose a routine client, whose lower half will help you from the catharsis on.
lesson-clients-dream = Choose the dream you will be able to pay first: one of them needs the passion that you have on your wheel already.
no-lesson-clients-client = Another time: now you can pay for a dream.
no-lesson-clients-keep = Coffee can always do that; keep it for now.
no-lesson-clients-pill = Use one pill box first: therapy is what it is for.
no-lesson-clients-one = One is enough for this turn; the other will be worth as much later.
no-lesson-clients-routine = A case study brings points at the end; for now choose a client who helps you on the way.
no-lesson-clients-near = Look at your wheel: another dream asks for an insight that lies there.
lesson-treatises = Treatises and the Id
    .about = Alone against the Id: play a research card, publish a treatise, and see how the Id takes its turn.
    .goal = Alone you play against the Id, which never chooses: cards and fixed rules move it. Research cards become the volumes of treatises, which bring points. At the end you need more points than the Id.
    .next = You have seen all parts of the game. Play on against the Id: it never rests, so keep an eye on its clients, and on Freud’s marker, which ends the game.
lesson-treatises-slot = A treatise is due: choose the marked slot, pointing at “{ action-P }”.
lesson-treatises-both = You want to play a card and to publish: put ideas enough into the slot to do the action for both.
lesson-treatises-play = No treatise has all its volumes yet: play the research card of your hand, and it lies open before you.
lesson-treatises-publish = Now the cards before you are the volumes of one treatise: publish it.
lesson-treatises-first = Choose the first volume, which is always a card of your own.
lesson-treatises-second = Fill the next place with another card; what you lack you might cite from treatises of others.
lesson-treatises-third = And the last one: a coloured insight of your wheel goes on the treatise, and its points are yours.
lesson-treatises-ink = Let your inkwell move, as after every statement.
lesson-treatises-id = The Id has had its turn by itself, and “What happened?” shows it step by step; go on by recalling your ideas.
no-lesson-treatises-publish = Another time: this turn is for a treatise, from the marked slot.
no-lesson-treatises-both = Once would not be enough: the action is done once for each piece.
no-lesson-treatises-card = The card is the volume you lack: play it.
no-lesson-treatises-treatise = All volumes are there: publish.
no-lesson-treatises-keep = Coffee can always do that; keep it for now.
no-lesson-treatises-back = You could, but your supply would run low: recall your ideas.

# The characters people play against.

character-minna = Minna
    .line = Cares for clients more than for fame.
    .own = I do hope it helps somebody.
    .theirs = I am glad for everybody it helps.
    .won = It is the clients who have won, really.
    .lost = So many people helped today. Well played.
character-viktor = Viktor
    .line = Publishes now and thinks later.
    .own = Off to the printer with it!
    .theirs = I had a paper on that, half written.
    .won = This evening deserves a footnote.
    .lost = I should have thought first. Well played.
character-lotte = Lotte
    .line = Keeps the coffee for later.
    .own = That calls for a coffee. Later.
    .theirs = Shall I keep a cup for that?
    .won = And now, at last, a coffee.
    .lost = Let me share the coffee I saved. Well played.
character-leopold = Leopold
    .line = Finds a dream behind everything.
    .own = I dreamt of this. Or of a boat.
    .theirs = There is a dream behind that, surely.
    .won = Somebody wake me, please.
    .lost = A dream of a game. Well played.
character-sabine = Sabine
    .line = Knows what you want before you do.
    .own = A part of you expected that.
    .theirs = Somebody has wished for that for long.
    .won = A part of you wished me well, I think.
    .lost = I should have known. And perhaps I did.
