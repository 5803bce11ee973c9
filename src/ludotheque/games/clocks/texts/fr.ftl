# number 12: rule, the hours of the dial
game-clocks = Clocks
    .line = Misez sur les dés et réglez votre horloge à la perfection.
    .about = Des dés aux enchères, douze heures à remplir. Placez chaque dé là où il rapporte ou là où il convient, puis corrigez sa face à coups de pièces. Un cadran de douze dés parfaits l’emporte sur-le-champ.
    .source = La mise en place, les enchères et le début du placement suivent la règle du jeu. Les actions, les prix et les points sont des propositions de notre part, signalées comme telles dans le fichier de données.
option-board = Plateaux
    .first = Toutes les horloges vont en avant : la règle le conseille pour une première partie. Un autre choix se fait sous « Règles et variantes ».
option-board-choose = Chacun choisit
option-board-forward = Tous en avant
option-board-backward = Tous à reculons
option-rival = Rival jaune
option-rival-yes = Participe aux enchères
option-rival-no = Reste à l’écart
option-money = Argent
option-money-choose = Chacun choisit
option-money-hidden = Caché pour tous
option-money-open = Sur la table pour tous
option-red = Dés rouges
option-red-difference = Rapportent tout écart
option-red-fixed = Rapportent une somme fixe
option-grey = Dés gris
option-grey-plain = Ordinaires
option-grey-turns = Peuvent tourner d’un cran

colour-white = blanc
    .die = dé blanc
colour-grey = gris
    .die = dé gris
colour-black = noir
    .die = dé noir
colour-red = rouge
    .die = dé rouge
die = { $value } { $colour }
die-plain = Seuls ses points comptent.
die-skips = Il laisse des vides sans rien payer.
die-earns-low = Il rapporte l’écart même s’il est trop bas.
die-earns-fixed = Il rapporte { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} où qu’on le place.
die-turns = On peut le tourner d’un cran juste avant de le placer.
board-forward = En avant
board-backward = À reculons
rival = le rival jaune

bag = { $dice ->
    [0] Sac vide
    [one] Sac contenant un dé
   *[other] Sac contenant { $dice } dés
}
bag-holds = Dans le sac : blanc × { $white }, gris × { $grey }, noir × { $black }, rouge × { $red }.
bank = Banque
    .about = Les pièces payées y vont, les pièces gagnées en viennent.
phases = Cette manche
phase-group = Grouper
    .now = Grouper (en cours)
phase-bid = Miser
    .now = Miser (en cours)
phase-pick = Choisir
    .now = Choisir (en cours)
phase-turns = Tours
    .now = Tours (en cours)
ledger-hours = Heures pour ce dé
ledger-actions = Choisissez
rival-room = Rival jaune
manners = Comment joue le rival
rival-plays = Il lance ses dés quand toutes les offres sont faites. Il offre le plus bas moins un, ne paie rien et perd toute égalité. Il prend la paire, sinon le dé le plus haut ; ses dés retournent dans le sac.
chances = Qui choisit d’abord ? Vos chances, selon la mise
chance = { $coins ->
    [0] Aucune pièce
    [one] Une pièce
   *[other] { $coins } pièces
} : { $percent } % de chances de choisir avant le rival
grades = Votre niveau
tally = Points : dés parfaits { $perfect }, voisins { $neighbours }, couleurs { $set } ; heures vides : { $gaps }
felt = Dés sur le tapis
group = Groupe { $number }
groups = Groupes
slips = Sur chaque fiche : la meilleure heure du dé chez vous, son prix, et les points, actions et pièces gagnés
slips-watched = Chacun voit sur des fiches ce que valent les dés sur sa propre horloge
bids = Offres
bids-paid = Offert et payé
rank-picks = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
rank-ties = égal. { $rank }
supply = Sac et banque
auction = Enchères, manche { $round }
yellow = Dés jaunes
yellow-die = { $value } jaune
cup-empty = Pas d’offre : { $who }
cup-closed = Offre en main fermée : { $who }
cup-open = Offre de { $coins } : { $who }
clock = Horloge : { $who }
middle = Dés à placer : { $who }
purse = { $who } a { $coins ->
    [0] zéro pièce
    [one] une pièce
   *[other] { $coins } pièces
}
purse-shut = { $who } garde sa bourse fermée
purse-seen = Tout le monde le voit.
purse-unseen = Les autres ne le voient pas.
purse-closed = Garder vos pièces dans la main
purse-open = Poser vos pièces sur la table
slot-empty = Heure { $hour }, vide, demande un { $needs }
slot-die = Heure { $hour }, { $die }, demande un { $needs }
slot-perfect = Heure { $hour }, { $die }, parfait
slot-bonus = Un dé parfait placé ici donne : { $bonus }.
# number 6: rule, the faces of a die
slot-ghost-bonus = Le six fantôme complète l’heure et ne fait rien d’autre. Un dé parfait placé ici donne : { $bonus }.
icon-coins = { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}
aid = Actions à acheter
aid-action = { $what } : { $coins ->
    [0] gratuit
    [one] une pièce
   *[other] { $coins } pièces
}
paid-reroll = Relance
    .about = Relancez un dé de votre horloge ; la nouvelle face reste.
    .does = relancer un dé
paid-nudge = Réglage
    .about = Montez ou baissez d’un point un dé de votre horloge.
    .does = plus ou moins un
paid-flip = Bascule
    .about = Mettez un dé de votre horloge sur la face opposée.
    .does = la face opposée
# number 2: rule, a swap is of two dice
paid-swap = Échange
    .about = Échangez les places de deux dés de votre horloge.
    .does = troquer deux dés
fact-perfect = { $number ->
    [one] dé parfait
   *[other] dés parfaits
}
fact-coins = { $number ->
    [one] pièce
   *[other] pièces
}

ask-choose-board = Choisissez une face de votre plateau.
ask-choose-purse = Les autres voient-ils combien de pièces vous avez ?
# number 2: rule, how dice are grouped with few players
ask-group-dice = Réunissez deux dés ; chacun des autres forme un groupe à lui seul.
ask-lay-bid = Combien offrez-vous ? { $coins ->
    [0] Zéro pièce
    [one] Une pièce
   *[other] { $coins } pièces
} ; à égalité, { $rank ->
    [1] vous l’emportez
   *[other] { $rank }e sur { $bidders }
}.
ask-pick-group = Prenez un groupe de dés.
ask-place-dice = Quel dé utilisez-vous d’abord ?
ask-turn-grey = Vous pouvez tourner le dé gris d’un cran avant de le placer.
ask-place-die = Où va le { $value } { $colour } ?
ask-free-action = Action gratuite : prenez { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} ou relancez un dé de votre horloge.
ask-paid-action = Achetez-vous une action de plus ?
ask-reroll = Quel dé relancez-vous ?
ask-nudge = Quel dé réglez-vous d’un point ?
ask-flip = Quel dé basculez-vous ?
ask-swap = Quel dé déplacez-vous ?
ask-swap-with = Avec quel dé échanger celui de l’heure { $hour } ?
ask-discard-one = Votre horloge est pleine, et toutes ne le sont pas : remettez un de vos dés dans le sac.

do-board = { $board }, { $coins } pièces au départ{ $first ->
    [1] {" "}(conseillé pour une première partie)
   *[other] {""}
}
    .chip = { $board }, { $coins } pièces
do-purse = { $purse }
do-pair = Réunir { $first } et { $second }
    .chip = { $first } et { $second }
do-bid = { $coins ->
    [0] Ne rien offrir
   *[other] Offrir { $coins }
}
do-pick = Prendre { $dice }
    .chip = { $dice }
do-die = Utiliser le { $die }
    .chip = { $die }
do-turn = En faire un { $value }
    .chip = { $value }
do-place = Heure { $hour }{ $price ->
    [0] {""}
   *[other] , payer { $price }
}{ $coins ->
    [0] {""}
   *[other] , gagner { $coins }
}{ $effect }
    .chip = Heure { $hour }
do-coins = Prendre { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}
do-reroll = Relancer le { $die } de l’heure { $hour }{ $needs ->
    [0] , qui est parfait
   *[other] , parfait à { $needs }
}
    .chip = { $die }, heure { $hour }
do-up = Monter à { $value } le { $die } de l’heure { $hour }
    .chip = { $die }, heure { $hour } : { $value }
do-down = Baisser à { $value } le { $die } de l’heure { $hour }
    .chip = { $die }, heure { $hour } : { $value }
do-flip = Basculer sur { $value } le { $die } de l’heure { $hour }
    .chip = { $die }, heure { $hour } : { $value }
do-swap = Déplacer { $value ->
    [0] l’emplacement vide
   *[other] le { $die }
} de l’heure { $hour }
do-with = Échanger avec { $value ->
    [0] l’emplacement vide
   *[other] le { $die }
} de l’heure { $hour }
do-discard = Remettre dans le sac le { $die } de l’heure { $hour }
    .chip = { $die }, heure { $hour }
do-buy = { $what } pour { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}
    .chip = { $what }
do-decline = Ne rien changer
do-pass = { $free ->
    [1] Renoncer à l’action gratuite
   *[other] Ne rien acheter
}
effect-perfect = {" "}: parfait, { $bonus }
effect-lapses = {" "}: parfait, { $bonus } perdu : il n’y aura qu’un dé
effect-none = {""}

no-skip-cost = Sauter jusque-là coûte { $price }, vous avez { $coins } : il en manque { $missing }.
    .rule = Règle du jeu, phase 2a : chaque emplacement vide sauté coûte ses points visibles.
no-too-expensive = Cela coûte { $price }, vous avez { $coins } : il en manque { $missing }.
    .rule = Règle du jeu, phase 2 : une action de plus se paie. Décision 9 : son prix.
no-above-purse = Une offre de { $price }, et vous avez { $coins } : il en manque { $missing }.
    .rule = Règle du jeu, phase 1 : une offre est de l’argent dans la main. Décision 4 : nul n’offre plus qu’il ne possède.
no-place-first = Placez d’abord les dés que vous avez gagnés.
    .rule = Règle du jeu, phase 2 : on place les dés, puis viennent les actions. Décision 12 : dans cet ordre.
no-slot-taken = Il y a déjà un dé à l’heure { $hour }.
    .rule = Règle du jeu, phase 2a : un dé va sur un emplacement vide.
no-free-first = L’action gratuite vient d’abord.
    .rule = Règle du jeu, phase 2 : une action gratuite, puis peut-être une action payante. Décision 12 : dans cet ordre.
no-free-due = On ne renonce pas à l’action gratuite ; prendre des pièces est toujours possible.
    .rule = Règle du jeu, phase 2 : chacun choisit une action gratuite. Décision 11 : il faut en faire une.
# number 6: rule, the faces of a die
no-no-further = Le dé montre un { $value } et ne va pas plus loin dans ce sens.
    .rule = Décision 9 : un six ne monte pas, un un ne baisse pas.
# number 2: rule, a swap is of two dice
no-swap-empty = Il n’y a pas de dé à l’heure { $hour }.
    .rule = Décision 9 : deux dés changent de place, jamais un dé et un emplacement vide.
# number 2: rule, a swap is of two dice
no-swap-itself = Le dé de l’heure { $hour } est celui que vous déplacez.
    .rule = Décision 9 : deux dés changent de place.
# number 2: rule, a swap is of two dice
no-nothing-to-change = { $what } : il y a trop peu de dés sur votre horloge.
    .rule = Décision 9 : les actions changent des dés posés sur sa propre horloge ; un échange en demande deux.

why-bonus = en bonus
why-difference = pour l’écart
why-fixed = pour la couleur du dé
why-returned = pour le dé rendu
why-free = comme action gratuite
why-skip = pour sauter des emplacements
why-reroll = pour une relance
why-nudge = pour un réglage
why-flip = pour une bascule
why-swap = pour un échange
how-reroll = relance
how-nudge = règle
how-flip = bascule

event-board-chosen = { $who } pose le plateau « { $board } » et prend { $coins } pièces.
event-purse-opened = { $who } garde ses pièces sur la table, à la vue de tous.
event-coins-gained = { $who } reçoit { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} { $why }.
event-coins-paid = { $who } paie { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} { $why }.
event-dice-rolled = { $who } pioche { $dice } dés dans le sac et les lance.
event-die-rolled = … { $value } { $colour }
event-all-single = Le sac est à court : chaque dé forme un groupe à lui seul.
event-dice-paired = { $who } réunit { $value } { $colour } et { $value2 } { $colour2 }.
event-die-laid = {""}
event-bid-laid = { $who } ferme la main sur une offre.
    .known = { $who } offre { $coins } en main fermée.
event-bid-revealed = { $coins ->
    [0] { $who } n’a rien offert.
    [one] { $who } a offert une pièce, et la paie.
   *[other] { $who } a offert { $coins } pièces, et les paie.
}
event-yellow-rolled = Les dés jaunes montrent { $first } et { $second } : { $coins ->
    [0] le rival n’offre rien
   *[other] le rival offre { $coins }
}.
event-order-of-picks = Premier choix : { $who }.
event-die-won = { $who } prend le { $value } { $colour }.
event-rival-took = Le rival prend le { $value } { $colour }, qui retourne dans le sac.
event-die-turned = { $who } tourne le dé et obtient un { $value } { $colour }.
event-die-placed = { $who } place le { $value } { $colour } à l’heure { $hour }.
event-die-perfect = { $who } place le { $value } { $colour } à l’heure { $hour } : parfait.
event-die-returned = { $who } n’a plus d’emplacement libre et rend le { $value } { $colour }.
event-die-changed = { $who } { $how } le { $old } { $colour } de l’heure { $hour } : { $value }.
event-bonus-lapsed = { $who } n’a qu’un dé : le bonus ({ $what }) est perdu.
event-dice-swapped = { $who } échange les dés des heures { $hour } et { $other }.
event-dice-swapped-back = {""}
event-die-discarded = { $who } remet dans le sac le { $value } { $colour } de l’heure { $hour }.
event-first-player = { $who } joue en premier et prend le sac.
event-game-over = La partie est finie. { $reason }

end-perfect-clock = Une horloge parfaite l’emporte sur-le-champ.
end-all-full = Toutes les horloges sont pleines.
score-perfect-dice = Dés parfaits
score-neighbours = Dés parfaits voisins
# number 4: rule, the colours there are
score-colour-sets = Séries de quatre couleurs
wins-outright = Horloge parfaite
grade-slow = Horloge lente
grade-fair = Horloge honnête
grade-good = Bonne horloge
grade-precise = Horloge précise
grade-master = Chef-d’œuvre

# Le guide de la première partie.
# number 1, 12, 6: rule, the hours of the dial and the faces of a die
guide-board = En avant, ce que la règle conseille pour une première partie, les heures vont de 1 à 12 ; à reculons, de 12 à 1. Un dé parfait montre ce que demande son heure ; au-delà de six, un six fantôme imprimé compte avec lui.
    .title = Votre horloge
guide-bid = Chacun mise en secret et paie, quoi qu’il arrive. La plus forte mise choisit un groupe de dés en premier. Rien est aussi une mise.
    .title = Les enchères
guide-place = Un dé va à la première heure libre ; sauter une heure coûte ses points. Plus haut que demandé, il rapporte la différence ; juste, il donne le bonus de l’heure.
    .title = Placer un dé
guide-action = Après le placement, prenez une pièce ou relancez un dé de votre horloge ; une action de plus peut être achetée. C’est ainsi qu’un dé devient parfait.
    .title = Gratuit et payant
# number 12: rule, the hours of the dial
guide-end = La partie finit quand toutes les horloges sont pleines : des points pour les dés parfaits, les parfaits voisins et les séries de couleurs. Douze dés parfaits gagnent aussitôt.
    .title = La fin

# La page des règles : le matériel, les symboles et le glossaire.
catalogue-hour = Heure { $hour } : demande un { $needs }
catalogue-hours = Les heures
catalogue-colours = Les couleurs
term-backward = à reculons
    .about = La face du plateau qui se remplit à partir de l’heure la plus haute.
term-bag = sac
    .about = On y pioche les dés, et ils y retournent.
term-bank = banque
    .about = D’où viennent les pièces et où elles vont ; elle n’est jamais à court.
term-bid = offre, mise
    .about = Des pièces dans une main fermée, payées quoi qu’elles rapportent.
term-bonus = bonus
    .about = Ce qui figure à côté d’une heure, pour un dé parfait qu’on y place.
term-clock = horloge, cadran
    .about = Le plateau d’un joueur : une couronne d’heures.
term-first = premier joueur
    .about = Tire et groupe les dés, joue en premier, perd toute égalité d’offres.
term-forward = en avant
    .about = La face du plateau qui se remplit à partir de la première heure.
term-free = action gratuite
    .about = Des pièces ou une relance, une fois à chaque tour.
# number 6: rule, the faces of a die
term-ghost = six fantôme
    .about = Un six imprimé qui compte avec le dé posé à côté.
term-group = groupe
    .about = Des dés vendus ensemble.
term-hour = heure
    .about = Une place de l’horloge, par son numéro.
term-neighbours = voisins
    .about = Des dés parfaits à des heures qui se suivent.
term-paid = action payante
    .about = Une action de plus, contre des pièces.
term-perfect = parfait
    .about = D’un dé : il montre ce que demande son heure.
term-purse = bourse
    .about = Les pièces de quelqu’un : sur la table, ou cachées derrière la main.
term-rival = rival jaune
    .about = Un enchérisseur sans plateau, quand on est peu.
term-set = série de couleurs
    .about = Des dés de toutes les couleurs, un de chaque.
term-skip = sauter
    .about = Passer un emplacement vide, contre ses points visibles.
term-slot = emplacement
    .about = Là où un dé est posé sur l’horloge.

# Ce dont on se souvient.
memory-narrow = { $who } a remporté { $count } enchères d’une seule pièce.
memory-perfect = { $who } a posé { $count } dés parfaits.

# Verbs, as the action area shows them.
verb-board = Plateau
verb-pair = Réunir
verb-bid = Offrir
    .symbol = coin
verb-pick = Prendre
verb-die = Utiliser
verb-turn = En faire
verb-place = Placer
verb-coins = Prendre
    .symbol = coin
verb-reroll = Relancer
    .touch = touchez un dé qui brille
    .symbol = reroll
verb-up = Monter
    .symbol = nudge
verb-down = Baisser
    .symbol = nudge
verb-flip = Basculer
    .symbol = flip
verb-swap = Déplacer
    .symbol = swap
verb-with = Échanger avec
    .symbol = swap
verb-discard = Remettre
verb-buy = Acheter
    .symbol = coin
verb-purse = Bourse

# Symbols: what each is called, by number, and what it means.
symbol-coin = { $number ->
    [one] pièce
   *[other] pièces
}
    .about = Paie les offres, les heures sautées et les changements de dés.
symbol-hour = h
    .about = Là où un dé fait le mieux sur votre horloge.
symbol-reroll = relance
    .about = Relancez un dé de votre horloge.
symbol-nudge = réglage
    .about = Tournez un dé de votre horloge d’une valeur, vers le haut ou le bas.
symbol-flip = bascule
    .about = Retournez un dé de votre horloge sur la face opposée.
# number 2: rule, a swap is of two dice
symbol-swap = échange
    .about = Deux dés de votre horloge échangent leur place.
# number 1: rule, the faces of a die
symbol-face-1 = un 1
    .about = La face que l’heure demande.
# number 2: rule, the faces of a die
symbol-face-2 = un 2
    .about = La face que l’heure demande.
# number 3: rule, the faces of a die
symbol-face-3 = un 3
    .about = La face que l’heure demande.
# number 4: rule, the faces of a die
symbol-face-4 = un 4
    .about = La face que l’heure demande.
# number 5: rule, the faces of a die
symbol-face-5 = un 5
    .about = La face que l’heure demande.
# number 6: rule, the faces of a die
symbol-face-6 = un 6
    .about = La face que l’heure demande.
symbol-points = { $number ->
    [one] point
   *[other] points
}
    .about = Ce que vaut une horloge : dés parfaits, voisins et séries de couleurs.
symbol-perfect = parfait
    .about = Le dé montre exactement ce que demande son emplacement.
symbol-neighbours = voisins
    .about = Dés parfaits à des heures qui se suivent.
symbol-set = séries de couleurs
    .about = Un dé de chaque couleur.
symbol-gap = heures vides
    .about = Heures qui n’ont pas encore de dé.
symbol-first = premier joueur
    .about = Commence la manche et départage les offres égales.

# La leçon : un premier tour sur une donne préparée, que le kit joue.
lesson-first = Votre premier tour
    .about = Misez sur une paire de dés, posez-les sur votre horloge, et voyez ce qui rend un dé parfait.
    .goal = Remplissez votre horloge de dés. Un dé est parfait là où il montre ce que demande son heure, et les dés parfaits, surtout côte à côte, rapportent des points. Le plus de points l’emporte.
    .next = Vous avez joué un tour entier. La suite est à vous : gardez des pièces pour les enchères et essayez de poser des dés parfaits l’un à côté de l’autre.
lesson-first-board = Prenez le plateau en avant : il demande d’abord le plus petit nombre et vous donne { $start_money-forward ->
    [one] une pièce
   *[other] { $start_money-forward } pièces
}.
# number 2, 4: the bids this lesson takes, which the kit plays
lesson-first-bid = { $whom } a réuni deux dés, et tous deux conviennent aux premières heures de votre horloge : offrez de 2 à 4 pièces pour eux.
lesson-first-pick = Vous choisissez d’abord, même sans avoir misé plus que { $whom }, qui est premier joueur et perd toute égalité : prenez la paire.
lesson-first-die = { $whom } a joué son tour ; à vous de placer vos dés l’un après l’autre : commencez par le plus bas.
lesson-first-perfect = La première heure demande juste ce nombre : posez-y le dé, il est parfait et donne aussitôt son bonus.
lesson-first-skip = L’heure suivante ne coûterait rien et ne rapporterait qu’une pièce : payez ses points pour la sauter, et ce dé est parfait à la troisième.
lesson-first-free = Après le placement vient une action gratuite : prenez les pièces de la banque.
lesson-first-paid = Vous pourriez payer une action de plus pour corriger un dé : rien n’est à corriger, passez et gardez vos pièces.
no-lesson-first-backward = À reculons donne plus de pièces et demande d’abord les plus grands nombres : ce sera pour la prochaine partie.
no-lesson-first-more = Cela pourrait ne pas suffire : offrez un peu plus.
no-lesson-first-less = C’est plus que la paire ne demande, et chacun paie ce qu’il offre : un peu moins.
no-lesson-first-two = C’est gratuit, mais parfait une heure plus loin : cela vaut quelques pièces.
no-lesson-first-spoil = Cela pourrait gâter un dé parfait.
no-lesson-first-keep = Vos dés sont parfaits ; les pièces vous serviront aux prochaines enchères.

# Les personnages contre qui l’on joue.

character-nell = Nell
    .line = Range les dés par couleur, et regarde l’heure ensuite.
    .own = Et d’une si jolie couleur, en plus.
    .theirs = Un dé parfait ! De quelle couleur ?
    .won = Toutes ces couleurs, et à l’heure avec ça !
    .lost = Quelle jolie horloge. Bien joué !
character-barnaby = Barnaby
    .line = Aime mieux relancer que réfléchir.
    .own = Vous voyez ? Les dés finissent par venir.
    .theirs = Ces dés-là en préfèrent d’autres, aujourd’hui.
    .won = À peine réfléchi, et voilà !
    .lost = Encore un lancer et j’y étais. Bien joué !
character-odile = Odile
    .line = Garde la main sur la bourse.
    .own = Parfait. Et la bourse reste fermée.
    .theirs = Parfait… et cela a coûté combien ?
    .won = Bien épargné, à moitié gagné.
    .lost = Des pièces gardées, des heures perdues. Bien joué.
character-anselm = Anselm
    .line = Ne s’arrête que devant un cadran sans défaut.
    .own = Voilà. Une chose de moins à corriger.
    .theirs = Du travail propre. J’approuve.
    .won = Pas encore sans défaut. Mais presque.
    .lost = Un cadran plus beau que le mien. Je vais l’étudier.
character-hora = Hora
    .line = Entend chaque seconde avant qu’elle ne sonne.
    .own = Je l’entendais venir.
    .theirs = Celui-là a sonné avant moi.
    .won = Pile à l’heure.
    .lost = Une seconde d’avance sur moi. Voilà qui change.
