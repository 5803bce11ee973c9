game-enkidu = Enkidu
    .line = Gagnez des tablettes d’argile, gardez vos secrets et percez ceux des autres.
    .about = À Uruk, sous les étoiles, on enchérit pour des tablettes à signes cunéiformes. Chacun poursuit une mission secrète et des objectifs qui parlent des autres ; les événements bouleversent la table, et ce qui ne se gagne pas se négocie.
    .source = Les règles suivent le livret français. Les couleurs et les signes nommés par les objectifs sont notre proposition ; les arbitrages figurent dans RULES.md.
option-length = Durée
option-length-long = Partie complète
option-length-short = Partie courte
option-teleportation-moves = La téléportation déplace
option-teleportation-moves-people = Les personnes : elles échangent leur place et y laissent tout
option-teleportation-moves-seats = Les positions : elles changent de siège avec tout leur matériel
option-jokers = Jokers dans les comparaisons
option-jokers-owner = Chacun fixe la valeur des siens
option-jokers-all = Tous comptent
option-jokers-subject = Seulement ceux du joueur comparé
option-odd-tablet = Tablette impaire d’une égalité en tête
option-odd-tablet-chosen = Le dernier à égalité la met de côté
option-odd-tablet-remainder = C’est celle que laisse le troisième
option-seizing = Télékinésie avancée
option-seizing-compulsory = Obligatoire
option-seizing-optional = Facultative
option-swap-most = Tablettes que chacun peut céder dans un échange
option-swap-most-2 = Deux
option-swap-most-1 = Une
option-swap-sides = Qui donne dans un échange
option-swap-sides-both = Les deux donnent
option-swap-sides-either = L’un peut donner sans contrepartie
option-swap-counts = Nombres dans un échange
option-swap-counts-any = Libres
option-swap-counts-equal = Égaux
option-piles = Piles des objectifs distribués
option-piles-shown = Visibles de tous
option-piles-secret = Secrètes
option-contributors = Auteur d’un événement
option-contributors-shown = Montré avec l’événement
option-contributors-secret = Secret
option-seating = Places
option-seating-rulebook = Bleu, Rouge, Vert, Jaune
option-seating-random = Au hasard

place-of = { $position } ({ $who })
position-blue = Bleu
position-red = Rouge
position-yellow = Jaune
position-green = Vert
glaze-dark-blue = bleu foncé
glaze-light-blue = bleu clair
glaze-ochre = ocre
glaze-violet = violet
glaze-red = rouge
sign-wedge = clou
sign-hook = crochet
sign-arrow = flèche
sign-pair = paire
sign-star = étoile
tablet-DB1 = clou bleu foncé
tablet-DB2 = crochet bleu foncé
tablet-DB3 = flèche bleu foncé
tablet-DB4 = paire bleu foncé
tablet-DB5 = étoile bleu foncé
tablet-LB1 = clou bleu clair
tablet-LB2 = crochet bleu clair
tablet-LB3 = flèche bleu clair
tablet-LB4 = paire bleu clair
tablet-LB5 = étoile bleu clair
tablet-OC1 = clou ocre
tablet-OC2 = crochet ocre
tablet-OC3 = flèche ocre
tablet-OC4 = paire ocre
tablet-OC5 = étoile ocre
tablet-VI1 = clou violet
tablet-VI2 = crochet violet
tablet-VI3 = flèche violette
tablet-VI4 = paire violette
tablet-VI5 = étoile violette
tablet-RE1 = clou rouge
tablet-RE2 = crochet rouge
tablet-RE3 = flèche rouge
tablet-RE4 = paire rouge
tablet-RE5 = étoile rouge
tablet-J = joker
some-tablets = { $tablets } × { $tablet }
tablet-frozen = { $tablets ->
    [one] Une est arrivée par l’événement de ce tour et reste là jusqu’à la fin du tour.
   *[other] { $tablets } sont arrivées par l’événement de ce tour et restent là jusqu’à la fin du tour.
}
nothing = rien

card-simple-telekinesis = Télékinésie simple
    .brief = { $count } tablettes à un joueur, ou au sac
    .effect = À tour de rôle, chacun cède { $count } de ses tablettes à un même joueur, ou les remet dans le sac.
card-advanced-telekinesis = Télékinésie avancée
    .brief = Prendre et garder { $keep }, ou { $bag } au sac
    .effect = À tour de rôle, chacun prend { $keep ->
        [one] une tablette à un autre joueur et la garde
       *[other] { $keep } tablettes à un autre joueur et les garde
    }, ou lui en prend { $bag } pour les mettre dans le sac.
card-great-telekinesis = Télékinésie avancée II
    .brief = Prendre et garder { $keep }, ou { $bag } au sac
    .effect = À tour de rôle, chacun prend { $keep ->
        [one] une tablette à un autre joueur et la garde
       *[other] { $keep } tablettes à un autre joueur et les garde
    }, ou lui en prend { $bag } pour les mettre dans le sac.
card-chaos = Invocation du chaos
    .brief = Un objectif de plus pour tous ; une seule fois
    .effect = Chacun pioche un objectif de plus, dans la pile dont il n’a rien. L’effet ne joue qu’une fois par partie.
card-wide-sight = Voyance multidirectionnelle
    .brief = Regarder les objectifs d’un joueur
    .effect = À tour de rôle, chacun peut regarder tous les objectifs d’un autre joueur.
card-narrow-sight = Voyance unidirectionnelle
    .brief = Regarder la mission d’un joueur
    .effect = À tour de rôle, chacun peut regarder la mission d’un autre joueur.
card-teleportation = Téléportation
    .brief = La meilleure carte peut changer de place
    .effect = Tous posent une carte Acquisition ; la meilleure permet de changer de place avec un autre joueur.
card-renovation = Rénovation téléologique
    .brief = Remplacer un objectif, même pile
    .effect = À tour de rôle, chacun peut remplacer un objectif par un autre de la même pile.
card-negotiation = Négociation
    .brief = Une minute : tous négocient
    .effect = Pendant une minute, tous peuvent négocier avec tous.
card-nanotechnology = Nanotechnologie
    .brief = Au tour suivant, la plus basse gagne
    .effect = Au tour suivant, la carte Acquisition la plus basse est la meilleure.
card-cataclysm = Cataclysme
    .brief = La partie s’arrête au numéro { $at }
    .effect = Sans effet tant qu’elle n’est pas apparue { $at } fois ; alors la partie s’arrête aussitôt.
card-energy-cell = Cellule d’énergie
    .brief = Au tour suivant, lancer { $times } fois
    .effect = Au tour suivant, on lance les dés { $times } fois et on additionne.

mission-most-sign = Avoir le plus de tablettes au signe { $sign }
mission-most-glaze = Avoir le plus de tablettes de couleur { $glaze }
# number 5: rule, the colours there are
mission-two-of-each-glaze = Avoir deux signes différents dans chacune des cinq couleurs
# number 5: rule, the signs there are
mission-two-rows = Avoir deux séries complètes des cinq signes
objective-mission-fulfilled = { $position } remplit sa mission
objective-mission-failed = { $position } échoue dans sa mission
objective-most-tablets = { $position } a le plus de tablettes
objective-fewest-tablets = { $position } a le moins de tablettes
objective-most-glaze = { $position } a le plus de tablettes de couleur { $glaze }
objective-most-sign = { $position } a le plus de tablettes au signe { $sign }
objective-right-neighbour = { $position } a au moins autant de tablettes que son voisin de droite
pile-A = la pile A
pile-B = la pile B
pile-C = la pile C
pile-D = la pile D
of-pile = Vient de { $pile }.
sealed-mission = La mission de { $who }, scellée
sealed-objective = Un objectif de { $who } tiré de { $pile }, scellé
sealed-objective-unmarked = Un objectif de { $who }, scellé
progress-ahead = { $count }, devant { $who } avec { $other }.
progress-level = { $count }, à égalité avec { $who }.
progress-behind = { $count }, derrière { $who } avec { $other }.
# number $total: rule, two signs in each of five colours
progress-pattern = { $count } sur { $total }, et { $jokers ->
    [0] aucun joker
    [one] un joker
   *[other] { $jokers } jokers
}.
progress-mission-fulfilled = En l’état, { $who } remplit sa mission.
progress-mission-failed = En l’état, { $who } échoue dans sa mission.
progress-unknown = Vous ne connaissez pas la mission de { $who }.
stand-ahead = { $by } devant { $position }
stand-level = égalité avec { $position }
stand-behind = { $by } derrière { $position }
# number $total: rule, two signs in each of five colours
stand-pattern = { $count } sur { $total }
stand-fulfilled = { $position } la remplit
stand-failed = { $position } y échoue
stand-unknown = mission non vue
stands = Atteint, si la partie s’arrêtait maintenant.
stands-not = Non atteint, si la partie s’arrêtait maintenant.

phase-0 = Initiation
phase-1 = Développement
middle = { $phase }, tour { $round }
rounds = Tours
round-done = { $phase }, tour { $round } : joué
round-now = { $phase }, tour { $round } : en cours
round-to-come = { $phase }, tour { $round } : à venir
supply = Sac et dés
in-bag = Dans le sac
rolled = { $total } tirées
to-come = À venir
notices = Ce qui vaut
begins = { $who } commence
follows = { $who } suit
steps = Étapes du tour
step-is-now = { $step } : en cours
step-is-done = { $step } : fait
step-is-to-come = { $step } : à venir
step-draw = Pioche
step-bid = Offre
step-take = Prise
step-event = Événement
step-gifts = Dons
bag = Sac contenant { $tablets ->
    [one] une tablette
   *[other] { $tablets } tablettes
}
bag-removed = { $tablets ->
    [one] Une tablette a été retirée au début sans être vue.
   *[other] { $tablets } tablettes ont été retirées au début sans être vues.
}
pile-of-events = { $cards ->
    [0] Pile d’événements
    [one] Pile d’un événement
   *[other] Pile de { $cards } événements
}
events-set-aside = { $cards ->
    [one] Un événement a été écarté au début, sans être vu.
   *[other] { $cards } événements ont été écartés au début, sans être vus.
}
die = Dé montrant { $value }
reversed-now = Ce tour-ci, la carte la plus basse est la meilleure
    .short = La plus basse gagne
reversed-then = Au tour suivant, la carte la plus basse est la meilleure
    .short = Ensuite : la plus basse
rolls-now = Ce tour-ci, on lance les dés { $times } fois
    .short = Dés × { $times }
rolls-then = Au tour suivant, on lance les dés { $times } fois
    .short = Ensuite : dés × { $times }
cataclysm-seen = { $left ->
    [one] Un cataclysme est apparu : le prochain met fin à la partie
   *[other] Un cataclysme est apparu : la partie s’arrêtera après { $left } autres
}
    .short = Cataclysme : encore { $left }
chaos-seen = Le chaos a été invoqué : le prochain sera sans effet
    .short = Chaos invoqué
event-place = Dernier événement
contributed = Mis dans la pile par { $who }.
vetoed-by = { $who } a posé son veto.
pool = { $tablets ->
    [0] Aucune tablette en jeu
    [one] Une tablette en jeu
   *[other] { $tablets } tablettes en jeu
}
carry = En attente du tour suivant
shares = Répartition de { $tablets } tablettes
rank-0 = 1er
rank-1 = 2e
rank-2 = 3e
rank-3 = 4e
share-of = { $place } : { $tablets ->
    [one] { $tablets } tablette
   *[other] { $tablets } tablettes
}
played = Cartes Acquisition
played-reversed = Cartes Acquisition : la plus basse gagne
card-none = { $who } n’a pas de carte sur la table
lay-here = posez ici
card-face-down = { $who } a posé une carte face cachée
card-face-up = { $who } : { $card }
votes = Vote sur le veto
vote-up = { $who } : le veto tient
vote-down = { $who } : l’événement a lieu
talking = En négociation
two-talk = { $who } et { $whom }
talks = Vos négociations
gives = { $who } donne
gives-agreed = { $who } donne, et consent
could-give = pourrait donner
place-for-tablet = Une place pour une tablette
talk-with = Tête-à-tête avec { $who }
talk-with-swapped = Tête-à-tête avec { $who } · échange fait
choice = Vos cartes Événement
chosen = Vos événements dans la pile ({ $position })
chosen-in-all = Les événements que vous avez mis ({ $position })
side = { $who } · { $position }
secrets = Mission et objectifs de { $who }
secrets-own = Mission et objectifs : { $points } points sur { $most } pour l’instant
tablets = { $who } : { $tablets ->
    [one] { $tablets } tablette
   *[other] { $tablets } tablettes
}
hand = Cartes Acquisition de { $who } : { $cards }
hand-own = Cartes Acquisition : { $cards } en main, { $spent } posées
acquisition = Carte Acquisition { $card }
tokens = Marqueurs de { $who }
token-machine = { $who } a la Machine à remonter le temps
    .about = L’ordre du tour commence par son détenteur ; elle passe à gauche après chaque tour.
token-veto = { $who } peut encore poser un veto
    .about = Une fois par partie, dans la seconde phase : tenter d’arrêter un événement.
token-veto-idle = Un marqueur de veto que { $who } ne peut pas utiliser
    .about = Un seul veto par partie et par joueur, quelle que soit sa place : qui joue ici a déjà tenté le sien.
token-talk = { $who } peut encore proposer ou interdire une négociation
    .about = Une fois par partie : proposer un entretien privé, ou interdire celui des autres.
token-veto-spent = { $who } n’a plus de marqueur de veto
token-talk-spent = { $who } n’a plus de marqueur de négociation
fact-tablets = { $number ->
    [one] tablette
   *[other] tablettes
}
fact-jokers = { $number ->
    [one] joker
   *[other] jokers
}
fact-cards = { $number ->
    [one] carte Acquisition
   *[other] cartes Acquisition
}

order-propose-talk = Proposer un tête-à-tête, dès la prochaine pause
order-propose-talk-propose = Parler avec { $who } ({ $position })
order-forbid-talk = Tête-à-tête des autres
order-forbid-talk-allow = Laisser les autres parler
order-answer-proposal = Propositions qu’on vous fait
order-answer-proposal-decline = Refuser les tête-à-tête
order-consider-veto = Veto
order-consider-veto-pass = Pas de veto ce tour
order-give-gift = Cadeaux
order-give-gift-pass = Pas de cadeaux
option-windows = Temps pour répondre
option-windows-talks = Une minute pour les tête-à-tête, sinon rien ne presse
option-windows-all = Chaque question a son temps
option-windows-none = Aucun sablier

ask-choose-events = { $left ->
    [one] Choisissez encore une carte Événement pour la pile.
   *[other] Choisissez { $left } cartes Événement pour la pile.
}
ask-lay-card = Posez une carte { $why } ; { $order }.
lay-bid = pour les tablettes
lay-duel = pour trancher le veto
lay-jump = pour la téléportation
highest-wins = la plus haute prime
lowest-wins = la plus basse prime
ask-pick-tablets = Prenez { $left ->
    [one] une tablette
   *[other] { $left } tablettes
}.
ask-set-one-aside = Mettez une tablette de côté pour le tour suivant.
ask-consider-veto = Événement révélé : { $card }. Posez-vous votre veto ?
ask-vote-on-veto = { $who } oppose son veto à : { $card }. Le veto tient-il ?
ask-decide-veto = À vous de trancher : le veto de { $who } contre { $card } tient-il ?
ask-choose-receiver = Cédez { $count } tablettes : à qui ?
ask-choose-victim = À qui prenez-vous des tablettes : { $keep } à garder, ou { $bag } pour le sac ?
ask-move-tablets = { $left ->
    [one] Choisissez une tablette { $goal }.
   *[other] Choisissez { $left } tablettes { $goal }.
}
goal-bag = pour le sac
goal-player = à faire passer
ask-choose-secret = Chez qui regardez-vous { $what } ?
secret-mission = la mission
secret-objectives = les objectifs
ask-choose-objective = Quel objectif remplacez-vous ?
ask-choose-place = Avec qui changez-vous de place ? { $how }
how-takeover = Vous reprenez ce qui s’y trouve et laissez le vôtre.
how-seats = Vous emportez tout ce que vous avez.
ask-give-gift = Vous pouvez donner une tablette.
ask-choose-gift = Quelle tablette donnez-vous à { $who } ?
ask-propose-talk = Proposez-vous une négociation privée ?
ask-answer-proposal = { $who } souhaite négocier avec vous en privé.
ask-forbid-talk = { $who } s’apprête à négocier en privé. L’interdisez-vous ?
ask-negotiate = Posez ce qui change de mains ; c’est fait quand les deux sont d’accord.

wait-choose-events = choix des événements en secret
wait-lay-card = choix d’une carte d’acquisition
wait-pick-tablets = prise de tablettes
wait-set-one-aside = une tablette à mettre de côté
wait-consider-veto = un veto ?
wait-vote-on-veto = vote sur le veto
wait-decide-veto = décision sur le veto
wait-choose-receiver = don de tablettes
wait-choose-victim = choix de qui perdra des tablettes
wait-move-tablets = choix de tablettes
wait-choose-secret = choix d’un secret à regarder
wait-choose-objective = peut-être un nouvel objectif
wait-choose-place = peut-être un changement de place
wait-give-gift = un cadeau ?
wait-choose-gift = choix d’un cadeau
wait-propose-talk = un tête-à-tête ?
wait-answer-proposal = réponse à une proposition
wait-forbid-talk = interdire le tête-à-tête ?
wait-negotiate = en tête-à-tête

do-choose = { $card }
do-play = Poser le { $card }
    .chip = { $card }
do-take = Prendre : { $tablet }
    .chip = { $tablet }
do-set-aside = Mettre de côté : { $tablet }
    .chip = { $tablet }
do-veto = Veto
do-pass = Non
do-uphold = Le veto tient
do-reject = L’événement a lieu
do-to = À { $who } ({ $position })
    .chip = { $who } ({ $position })
do-to-bag = Dans le sac
do-keep-from = En garder de { $who } ({ $position })
    .chip = { $who } ({ $position })
do-bag-from = En mettre dans le sac, de { $who } ({ $position })
    .chip = { $who } ({ $position })
do-tablet = { $tablet }
do-look = Regarder chez { $who } ({ $position })
    .chip = { $who } ({ $position })
do-renew = Remplacer « { $card } » ({ $pile })
    .chip = { $card } ({ $pile })
do-change-places = Changer avec { $who } ({ $position })
    .chip = { $who } ({ $position })
do-gift = Un cadeau pour { $who } ({ $position })
    .chip = { $who } ({ $position })
do-propose = Négocier avec { $who } ({ $position })
    .chip = { $who } ({ $position })
do-accept = Accepter
do-decline = Décliner
do-forbid = L’interdire
do-allow = Laisser faire
do-give = Offrir à { $who } : { $tablet }
    .chip = { $tablet }, à { $who }
do-want = Demander à { $who } : { $tablet }
    .chip = { $tablet }, de { $who }
do-withdraw = Reprendre ce que vous offrez à { $who } : { $tablet }
    .chip = { $tablet }, offerte à { $who }
do-waive = Laisser à { $who } : { $tablet }
    .chip = { $tablet }, de { $who }
do-clear = Tout reprendre : { $position }
    .chip = { $position }
do-agree = D’accord avec { $position }
    .chip = { $who } : { $gives } contre { $gets }
do-leave = Terminer vos négociations

no-moved-by-event = Elle a changé de mains par l’événement de ce tour.
    .rule = Livret, phase d’initiation, 3 : une tablette déplacée par un événement ne bouge plus pendant le tour.
no-too-few-tablets = { $who } a { $free ->
    [one] { $free } tablette prenable
   *[other] { $free } tablettes prenables
} ; il en faut { $needs }.
    .rule = Arbitrage 9 : un événement s’applique entièrement ou pas du tout.
no-agreed-already = Vous avez donné votre accord ; c’est à l’autre de répondre.
    .rule = Arbitrage 19 : les tablettes changent de mains quand les deux sont d’accord sur la même chose.
no-swapped-already = Vous avez déjà échangé des tablettes, mais vous pouvez continuer à parler.
    .rule = Arbitrages 19 et 20 : un échange par entretien.
# number 2, $most: rule, negotiation; the table may choose one
no-enough-laid = { $most ->
    [one] Une tablette chacun, c’est le maximum.
   *[other] { $most } tablettes chacun, c’est le maximum.
}
    .rule = Livret, négociation : deux tablettes chacun au plus.
no-no-other-tablet = Il n’y en a pas d’autre comme celle-là.
    .rule = On donne ce que l’on a.
no-both-give = Les deux doivent donner quelque chose.
    .rule = Arbitrage 19 : c’est un échange, non un cadeau.
no-equal-numbers = { $first } contre { $second } : les nombres doivent être égaux.
    .rule = Règle de cette table : on échange en nombres égaux.

event-round-begun = { $phase }, tour { $round } : { $who } a la Machine à remonter le temps.
event-phase-begun = L’initiation est terminée ; la technologie se développe.
event-dice-rolled = { $who } lance { $dice } : { $total } ; le sac en contient { $in_bag }.
event-tablets-drawn = { $who } pioche { $tablets } ; { $in_pool } en jeu.
event-tablet-drawn = {""}
event-card-laid = { $who } pose une carte face cachée.
    .known = { $who } pose le { $card } face cachée.
event-card-revealed = { $who } : { $card }.
event-share = { $who } { $tablets ->
    [0] ne reçoit aucune tablette
    [one] reçoit une tablette
   *[other] reçoit { $tablets } tablettes
}.
event-tablet-taken = { $who } prend : { $tablet }.
event-tablet-set-aside = { $who } met de côté : { $tablet }.
event-tablets-left = Pour le tour suivant : { $tablets }.
event-event-chosen = { $who } met un événement dans la pile.
    .known = { $who } met dans la pile : { $card }.
event-events-set-aside = { $cards ->
    [one] On écarte un événement sans le voir.
   *[other] On écarte { $cards } événements sans les voir.
}
event-event-revealed = Événement : { $card }, mis par { $who }.
event-event-revealed-unsigned = Événement : { $card }.
event-no-event = La pile est épuisée : pas d’événement ce tour-ci.
event-nothing-happens = { $card } : il ne se passe rien.
event-cannot-comply = { $who } ne le peut pas et en est dispensé.
event-declined = { $who } renonce.
event-tablet-handed-over = { $who } cède à { $whom } : { $tablet }.
event-tablet-seized = { $who } prend à { $whom } : { $tablet }.
event-tablet-bagged = { $who } met dans le sac, de { $whom } : { $tablet }.
event-tablet-given = { $who } donne à { $whom } : { $tablet }.
event-objective-gained = { $who } pioche un objectif de plus dans { $pile }.
    .known = { $who } pioche un objectif de plus dans { $pile } : { $card }.
event-objective-renewed = { $who } remplace un objectif de { $pile }.
    .known = { $who } remplace un objectif de { $pile } ; désormais : { $card }.
event-mission-seen = { $who } regarde la mission de { $whom }.
    .known = { $who } regarde la mission de { $whom } : { $card }.
event-objectives-seen = { $who } regarde les objectifs de { $whom }.
    .known = { $who } regarde les objectifs de { $whom } : { $cards }.
event-jump-won = { $who } peut changer de place.
event-places-changed = { $who } et { $whom } ont pris la place l’un de l’autre.
event-seats-moved = { $who } et { $whom } échangent leurs sièges avec tout leur matériel.
event-all-negotiate = Tous peuvent négocier avec tous.
event-reversed-next = Au tour suivant, la carte la plus basse est la meilleure.
event-rolls-next = Au tour suivant, on lance les dés { $times } fois.
event-veto-laid = { $who } oppose son veto à l’événement.
event-vote-upheld = { $who } : le veto tient.
event-vote-rejected = { $who } : l’événement a lieu.
event-duel-won = { $who } tranche le veto.
event-no-duel = Plus personne n’a de carte : { $who } tranche le veto.
event-veto-upheld = { $who } maintient le veto.
event-veto-rejected = { $who } laisse l’événement avoir lieu.
event-event-cancelled = { $card } : arrêté.
event-talk-proposed = { $who } propose une négociation privée à { $whom }.
event-talk-declined = { $who } décline la négociation avec { $whom }.
event-talk-accepted = { $who } accepte de négocier avec { $whom }.
event-talk-forbidden = { $who } interdit la négociation de { $whom }.
event-talk-begun = { $who } et { $whom } négocient en privé.
event-talk-left = { $who } a fini de négocier.
event-talk-ended = Les négociations sont terminées.
event-tablet-swapped = {""}
event-swapped = { $who } donne { $gives } ; { $whom } donne { $gets }.
event-machine-passed = La Machine à remonter le temps passe à { $who }.
event-game-over = La partie est finie. { $reason }

end-cataclysm-struck = Le cataclysme a frappé.
end-bag-empty = Le sac contient moins de tablettes que n’en demandent les dés.
end-hands-empty = Les cartes Acquisition sont épuisées.
score-mission = Mission
score-objectives = Objectifs

claims-mission = Ma mission est…
claims-objective = Un de mes objectifs est…
claim-mission = Ma mission : { $card }.
claim-objective = Un de mes objectifs : { $card }.

# Le guide de la première partie.
guide-secrets = Votre mission porte sur vos propres tablettes et vaut le plus ; les objectifs portent sur celles des autres. Personne ne les connaît, mais des événements permettent de regarder.
    .title = Vos secrets
guide-bid = Chacun pose une carte d’acquisition face cachée ; la plus haute obtient le plus de tablettes et choisit d’abord, la plus basse le moins, ou rien. Une carte ne sert qu’une fois.
    .title = L’enchère
guide-pick = Une tablette a une couleur et un signe ; ce qu’il vous faut dépend de votre mission, et ce que prennent les autres parle de la leur.
    .title = Choisir des tablettes
guide-event = Après le choix, un événement est révélé, parmi ceux que les joueurs ont choisis en secret. Ce qu’il fait changer de mains ne bouge plus de ce tour.
    .title = Les événements
guide-veto = Une fois par partie, vous pouvez mettre votre veto à un événement. Tous votent alors ; en cas de désaccord, la plus haute carte d’acquisition décide.
    .title = Le veto

# La page des règles : le matériel et le glossaire.
catalogue-seating = Les places
catalogue-around = Dans le sens des aiguilles d’une montre : { $places }
catalogue-tablets = Les tablettes
catalogue-shares = La table de répartition
catalogue-share = { $tablets } en jeu : premier { $first }, deuxième { $second }, troisième { $third }
catalogue-events = Les cartes Événement
catalogue-copies = Par joueur : { $initiation ->
    [0] aucune
   *[other] { $initiation }
} pour la première phase, { $development ->
    [0] aucune
   *[other] { $development }
} pour la seconde.
catalogue-missions = Les missions
catalogue-objectives = Les objectifs
term-acquisition = carte Acquisition
    .about = Une carte numérotée, posée face cachée pour miser ou pour trancher, puis dépensée.
term-bag = sac
    .about = D’où l’on pioche les tablettes ; personne n’y regarde.
term-closest = le plus proche de la Machine
    .about = Le premier dans l’ordre du tour ; qui a la Machine passe avant tous.
term-development = développement
    .about = La seconde phase, avec de nouveaux événements, des veto et des cadeaux.
term-event = événement
    .about = Une carte que les joueurs ont glissée en secret dans la pile ; une sort à chaque tour.
term-gift = cadeau
    .about = Une tablette que l’on peut donner après l’événement, dans la seconde phase.
term-initiation = initiation
    .about = La première phase.
term-joker = joker
    .about = Une tablette qui vaut n’importe quel signe et n’importe quelle couleur, à nouveau pour chaque carte.
term-machine = Machine à remonter le temps
    .about = Marque qui lance les dés et où commence l’ordre du tour ; elle passe à gauche.
term-mission = mission
    .about = Une carte secrète sur ses propres tablettes.
term-objective = objectif
    .about = Une carte secrète sur quelqu’un d’autre.
term-offer = en jeu
    .about = Se dit des tablettes étalées que les mises vont partager.
term-pause = pause
    .about = Un moment entre les parties d’un tour, où l’on peut proposer un tête-à-tête.
term-pile = pile d’objectifs
    .about = Une catégorie d’objectifs ; personne n’a plus d’une carte de chacune.
term-right = voisin de droite
    .about = Le joueur qui précède quelqu’un dans l’ordre du tour.
term-round = tour
    .about = Piocher, miser, prendre, un événement, des cadeaux ; puis la Machine passe.
term-share = part
    .about = Les tablettes que rapporte un rang parmi les mises.
term-stays = reste jusqu’à la fin du tour
    .about = D’une tablette qu’un événement a déplacée : elle ne bouge plus avant la fin du tour.
term-tablet = tablette
    .about = Une pièce d’argile avec un signe et une couleur.
term-talk = tête-à-tête
    .about = Une minute seul avec quelqu’un, et un échange de tablettes si les deux le veulent.
term-token = marqueur
    .about = De veto ou de négociation : chacun sert une fois par partie.
term-turn = ordre du tour
    .about = Le sens des aiguilles d’une montre, à partir de qui a la Machine.
term-veto = veto
    .about = Une tentative d’arrêter un événement ; tous votent.
term-waiting = tablettes en attente
    .about = Des tablettes qui n’ont pu se partager également ; elles s’ajoutent à celles du tour suivant.

# Ce dont on se souvient.
curve-tablets = Les tablettes, manche par manche
memory-seized = { $who } a pris { $count } tablettes aux autres.
memory-seen = { $who } a vu { $count } missions des autres.
memory-taken = { $who } a choisi { $count } tablettes de l’offre.
memory-talks = { $who } a ouvert { $count } entretiens privés.

# Verbs, as the action area shows them.
verb-choose = Choisir une carte
verb-play = Poser une carte
    .symbol = card
    .touch = touchez-en une dans votre main
verb-take = Prendre une tablette
    .symbol = tablet
verb-set-aside = Mettre de côté
    .symbol = tablet
verb-to = Donner à
verb-keep-from = En garder de
verb-bag-from = Dans le sac, de
verb-tablet = Tablette
    .symbol = tablet
verb-look = Regarder chez
    .symbol = wide-sight
verb-renew = Remplacer
    .symbol = renovation
verb-change-places = Changer de place
verb-gift = Un cadeau pour
verb-propose = Négocier avec
    .symbol = talk
verb-give = Offrir
verb-want = Demander
verb-withdraw = Reprendre
verb-waive = Laisser
verb-clear = Tout reprendre
verb-agree = D’accord
    .symbol = uphold

# Symbols: what each is called, by number, and what it means.
symbol-sign-wedge = signe : clou
    .about = L’un des signes des tablettes ; les colonnes d’une étagère.
symbol-sign-hook = signe : crochet
    .about = L’un des signes des tablettes ; les colonnes d’une étagère.
symbol-sign-arrow = signe : flèche
    .about = L’un des signes des tablettes ; les colonnes d’une étagère.
symbol-sign-pair = signe : paire
    .about = L’un des signes des tablettes ; les colonnes d’une étagère.
symbol-sign-star = signe : étoile
    .about = L’un des signes des tablettes ; les colonnes d’une étagère.
symbol-joker = joker
    .about = Compte comme n’importe quelle tablette, pour chaque carte à nouveau.
symbol-glaze-dark-blue = couleur : bleu foncé
    .about = L’une des couleurs des tablettes ; les rangées d’une étagère.
symbol-glaze-light-blue = couleur : bleu clair
    .about = L’une des couleurs des tablettes ; les rangées d’une étagère.
symbol-glaze-ochre = couleur : ocre
    .about = L’une des couleurs des tablettes ; les rangées d’une étagère.
symbol-glaze-violet = couleur : violet
    .about = L’une des couleurs des tablettes ; les rangées d’une étagère.
symbol-glaze-red = couleur : rouge
    .about = L’une des couleurs des tablettes ; les rangées d’une étagère.
symbol-player-blue = Bleu
    .about = Le joueur de cette couleur : il s’agit de ses affaires.
symbol-player-red = Rouge
    .about = Le joueur de cette couleur : il s’agit de ses affaires.
symbol-player-yellow = Jaune
    .about = Le joueur de cette couleur : il s’agit de ses affaires.
symbol-player-green = Vert
    .about = Le joueur de cette couleur : il s’agit de ses affaires.
symbol-tablet = { $number ->
    [one] tablette
   *[other] tablettes
}
    .about = Ce que tout le monde rassemble.
symbol-card = { $number ->
    [one] carte d’acquisition
   *[other] cartes d’acquisition
}
    .about = La plus haute se sert d’abord.
symbol-point = { $number ->
    [one] point
   *[other] points
}
    .about = Pour les missions et objectifs atteints à la fin.
symbol-most = le plus
    .about = Personne n’en a plus que ce joueur ; l’égalité suffit.
symbol-most-tablets = le plus de tablettes
    .about = Personne n’a plus de tablettes que ce joueur ; l’égalité suffit.
symbol-fewest-tablets = le moins de tablettes
    .about = Personne n’a moins de tablettes que ce joueur ; l’égalité suffit.
symbol-right-neighbour = voisin de droite
    .about = Ce joueur a au moins autant de tablettes que son voisin de droite.
symbol-mission-fulfilled = mission accomplie
    .about = Ce joueur réussit sa propre mission.
symbol-mission-failed = mission manquée
    .about = Ce joueur manque sa propre mission.
symbol-two-of-each-glaze = deux de chaque couleur
    .about = Des signes différents dans chacune des couleurs.
symbol-two-rows = deux rangées
    .about = Des rangées complètes de tous les signes.
symbol-simple-telekinesis = télékinésie simple
    .about = Un événement : chacun donne des tablettes à un autre joueur, ou les met dans le sac.
symbol-advanced-telekinesis = télékinésie avancée
    .about = Un événement : chacun prend une tablette à un autre joueur, ou en met davantage dans le sac.
symbol-great-telekinesis = télékinésie avancée II
    .about = Un événement : comme la première, avec plus de tablettes.
symbol-chaos = appel du chaos
    .about = Un événement : chacun pioche un objectif de plus, une fois par partie.
symbol-wide-sight = grande clairvoyance
    .about = Un événement : chacun peut regarder tous les objectifs d’un autre joueur.
symbol-narrow-sight = petite clairvoyance
    .about = Un événement : chacun peut regarder la mission d’un autre joueur.
symbol-teleportation = téléportation
    .about = Un événement : qui pose la meilleure carte peut changer de place avec un autre joueur.
symbol-renovation = renouveau des buts
    .about = Un événement : chacun peut remplacer un objectif par un autre de sa pile.
symbol-talk = négociation
    .about = Un marqueur : proposez une négociation privée, ou interdisez-en une, une fois par partie.
symbol-negotiation = pourparlers
    .about = Un événement : tout le monde peut négocier avec tout le monde.
symbol-nanotechnology = nanotechnologie
    .about = Un événement : au tour suivant, la carte la plus basse est la meilleure.
symbol-cataclysm = cataclysme
    .about = Un événement : rien d’abord ; paru assez souvent, il finit la partie aussitôt.
symbol-energy-cell = pile d’énergie
    .about = Un événement : au tour suivant, les dés sont lancés plusieurs fois et additionnés.
symbol-machine = Machine à remonter le temps
    .about = L’ordre du tour commence par son détenteur ; elle passe à gauche après chaque tour.
symbol-veto = veto
    .about = Un marqueur : une fois par partie, dans la deuxième phase, tentez d’arrêter un événement.
symbol-uphold = pour le veto
    .about = Le veto tient.
symbol-reject = contre le veto
    .about = L’événement a lieu.
symbol-step-draw = pioche
    .about = Les dés disent combien de tablettes sortent du sac.
symbol-step-bid = offre
    .about = Chacun pose une carte Acquisition.
symbol-step-take = prise
    .about = Dans l’ordre des cartes, chacun prend ses tablettes.
symbol-step-event = événement
    .about = L’événement suivant de la pile a lieu.
symbol-step-gifts = dons
    .about = Chacun peut donner une tablette.
symbol-reversed-now = le plus bas gagne
    .about = À ce tour, la carte la plus basse est la meilleure.
symbol-reversed-then = ensuite le plus bas
    .about = Au tour suivant, la carte la plus basse est la meilleure.
symbol-rolls-now = plus de lancers
    .about = À ce tour, on lance les dés plusieurs fois.
symbol-rolls-then = ensuite plus de lancers
    .about = Au tour suivant, on lance les dés plusieurs fois.
symbol-cataclysm-seen = cataclysme paru
    .about = Il en est apparu autant ; le nombre voulu met fin à la partie.
symbol-chaos-seen = chaos invoqué
    .about = Le chaos a été invoqué.

# Les symboles en mots : comment chacun s’appelle et, après les deux-points, ce qu’il veut dire.
symbol-first = premier joueur

# La leçon : un premier tour sur une donne préparée, que le kit joue.
lesson-first = Votre premier tour
    .about = Choisissez des événements en secret, misez pour des tablettes, et prenez celles que demande votre mission.
    .goal = Vous réunissez des tablettes d’argile et gardez des secrets. Votre mission dit de quelles tablettes il vous faut le plus ; vos objectifs, ce que les autres doivent devenir. L’une et les autres rapportent des points à la fin, et le plus de points l’emporte.
    .next = Un tour est fini, le suivant commence. La suite est à vous : votre carte jouée reste visible, alors pensez à celles qui restent aux autres, et voyez quelles tablettes ils veulent.
lesson-first-event = Chacun met des événements dans une pile, en secret : commencez par { card-advanced-telekinesis }, par laquelle chacun prend une tablette à quelqu’un.
lesson-first-another = Encore un : choisissez un événement qui ne fait donner aucune de vos tablettes.
# number 8, 9, 10: the bids this lesson takes, which the kit plays
lesson-first-bid = Tous posent une carte face cachée ; la meilleure prend le plus de tablettes et choisit d’abord, mais une carte ne sert qu’une fois : posez votre 8, votre 9 ou votre 10.
lesson-first-star = Votre mission, que personne d’autre ne voit, demande des étoiles : prenez la rouge.
lesson-first-second = L’autre étoile, maintenant.
lesson-first-joker = Un joker vaut n’importe quel signe, donc une étoile : prenez-le.
lesson-first-victim = Votre événement est sorti, et une étoile est partie ; ce qui a bougé reste en place ce tour-ci, alors prenez à { $whom }, à qui il reste une tablette qui n’a pas bougé.
no-lesson-first-event = Celui-là, une autre fois : cherchez { card-advanced-telekinesis }.
no-lesson-first-keep = Celui-là vous ferait donner des tablettes à peine gagnées.
no-lesson-first-low = Trop bas pourrait ne rien rapporter : un peu plus haut.
no-lesson-first-high = Une carte si haute peut gagner une plus grande part plus tard : un peu plus bas.
no-lesson-first-mission = Votre mission ne demande pas celle-là.

# Les personnages contre qui l’on joue.

character-shala = Shala
    .line = Parle de tout, avec tout le monde.
    .own = Il faut qu’on en parle !
    .theirs = Racontez-moi tout !
    .won = Merci à tous d’avoir parlé avec moi !
    .lost = Au moins, on a bien parlé. Bien joué !
character-gimil = Gimil
    .line = Dit non avant de demander à quoi.
    .own = J’avais mes raisons. En gros.
    .theirs = Moi, j’aurais dit non.
    .won = À cela, je ne peux pas dire non.
    .lost = À cela je dis oui : bien joué.
character-iltani = Iltani
    .line = Veut savoir ce que cachent les autres.
    .own = Voilà donc ce qu’il y avait derrière.
    .theirs = Et là-dessous, qu’y a-t-il ?
    .won = Je n’ai regardé qu’un peu. Enfin, beaucoup.
    .lost = C’était bien caché. Je n’ai rien vu venir.
character-nabu = Nabu
    .line = A remonté le temps pour rejouer ceci.
    .own = C’était tout pareil, la dernière fois.
    .theirs = La dernière fois, cela venait plus tard.
    .won = Cette fois, je me souvenais de tout.
    .lost = On peut donc changer le temps. Bien joué.
