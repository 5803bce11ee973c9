game-clockworker = Clockworker
    .line = Réveillez les robots et relancez ce que les humains ont laissé.
    .about = L’humanité est partie ; ses robots sont restés, et s’éveillent. Envoyez-les dans des usines désertes, récoltez le fruit de chaque relève, et dépensez-le en nouvelles usines, en artefacts qui plient les règles et en archives d’un monde perdu.
    .source = Les règles et le rôle des artefacts suivent le livret. Les usines, les coûts et les points, qu’il ne montre qu’en images, sont nos propositions, signalées comme telles dans le fichier de données.

option-first = Premier joueur (selon le livret, qui a réparé une machine en dernier)
option-first-lot = Au hasard
option-first-1 = Place 1
option-first-2 = Place 2
option-first-3 = Place 3
option-first-4 = Place 4

factory-starter = Premier atelier
factory-F01 = Briqueterie
factory-F02 = Serre
factory-F03 = Verrerie
factory-F04 = Halle aux denrées
factory-F05 = Papeterie
factory-F06 = Teinturerie
factory-F07 = Tour de l’horloge
factory-F08 = Dépôt de tramways
factory-F09 = Atelier de jouets
factory-F10 = Poterie
factory-F11 = Jardin botanique
factory-F12 = Château d’eau
factory-F13 = Forges
factory-F14 = Usine chimique
factory-F15 = Glacière
factory-F16 = Centrale électrique
factory-F17 = Ateliers ferroviaires
factory-F18 = Hangar de remise en état
factory-F19 = Parc à grues
factory-F20 = Hôtel de la Monnaie
factory-F21 = Conserverie
factory-F22 = Filature
factory-F23 = Chantier naval
factory-F24 = Haut fourneau
factory-F25 = Ferme verticale
factory-F26 = Usine de dessalement
factory-F27 = Rue des joailliers
factory-F28 = Salle des coffres
factory-F29 = Hall d’assemblage
factory-F30 = École de robots
factory-F31 = Grand magasin
factory-F32 = Aciérie
factory-F33 = Raffinerie
factory-F34 = Barrage
factory-F35 = Port à conteneurs
factory-F36 = Campus de recherche
factory-F37 = Centre spatial
factory-F38 = Quartier industriel
factory-F39 = Cité-jardin
factory-F40 = Cité portuaire

tag-taken = pris
tag-yours = à vous
artifact-mechanical-god = Dieu mécanique
artifact-rescue-ship = Vaisseau de sauvetage
artifact-robot-government = Gouvernement robotique
artifact-new-world = Vers un nouveau monde
artifact-extended-memory = Mémoire étendue
artifact-megaphone = Mégaphone publicitaire
artifact-emotion-study = Système d’étude des émotions
artifact-dish-antenna = Antenne parabolique
artifact-emergency-kit = Kit d’urgence
artifact-vending-machine = Distributeur automatique
artifact-extra-arm = Bras robotique additionnel
artifact-duplicator = Dispositif de duplication
artifact-spare-cpu = CPU de rechange
artifact-product-ai = IA de gestion de produits
artifact-synchroniser = Outil de synchronisation
artifact-steam-locomotive = Locomotive à vapeur

archive-T01 = Livre de cuisine
archive-T02 = Herbier
archive-T03 = Tables des marées
archive-T04 = Finale de football
archive-T05 = Catalogue de graines
archive-T06 = Journal météo
archive-T07 = Leçon de danse
archive-T08 = Carnet d’horloger
archive-T09 = Film de mariage
archive-T10 = Peintures rupestres
archive-T11 = Chants d’oiseaux
archive-T12 = Chants de baleines
archive-T13 = Lettre d’amour
archive-T14 = Dessin d’enfant
archive-T15 = Carte du ciel
archive-T16 = Spectacle de marionnettes
archive-T17 = Symphonie
archive-T18 = Actualités filmées
archive-T19 = La dernière forêt
archive-T20 = Le premier vol

kind-gear = des rouages
kind-red = des blocs rouges
kind-green = des blocs verts
kind-blue = des blocs bleus
kind-gold = des blocs dorés
kind-robot = des robots
kind-point = des points
amount-gear = { $count ->
    [0] aucun rouage
    [one] un rouage
   *[other] { $count } rouages
}
amount-red = { $count ->
    [0] aucun bloc rouge
    [one] un bloc rouge
   *[other] { $count } blocs rouges
}
amount-green = { $count ->
    [0] aucun bloc vert
    [one] un bloc vert
   *[other] { $count } blocs verts
}
amount-blue = { $count ->
    [0] aucun bloc bleu
    [one] un bloc bleu
   *[other] { $count } blocs bleus
}
amount-gold = { $count ->
    [0] aucun bloc doré
    [one] un bloc doré
   *[other] { $count } blocs dorés
}
amount-robot = { $count ->
    [0] aucun robot
    [one] un robot
   *[other] { $count } robots
}
amount-point = { $count ->
    [0] aucun point
    [one] un point
   *[other] { $count } points
}
nothing = rien
one-factory = une usine
one-artifact = un artefact
one-archive = une archive
every-factory = { $count ->
    [one] usine
   *[other] groupe de { $count } usines
}
every-artifact = { $count ->
    [one] artefact
   *[other] groupe de { $count } artefacts
}
every-archive = { $count ->
    [one] archive
   *[other] groupe de { $count } archives
}
every-robot = { $count ->
    [one] robot
   *[other] groupe de { $count } robots
}

word-at-end = À la fin : { $points ->
    [one] un point
   *[other] { $points } points
}{ $cards ->
    [0] {""}
   *[other] {" "}si vous avez au moins { $cards } cartes
}.
word-at-end-per = À la fin : { $points ->
    [one] un point
   *[other] { $points } points
} par { $what }{ $cards ->
    [0] {""}
   *[other] , à partir de { $cards } cartes
}.
word-when-gaining = Chaque fois que vous gagnez { $what }, gagnez aussi { $gain }.
word-once-per-turn = Une fois par tour, quand vous gagnez { $what }, gagnez aussi { $gain }.
word-at-once = Tout de suite : gagnez { $gain }.
word-any-time = À tout moment de votre tour, à volonté : payez { $pay } pour { $gain }.
word-archive-discount = En communiquant, vous pouvez payer { $count ->
    [one] une ressource
   *[other] { $count } ressources
} de moins, au choix.
word-retrieval-extra = Récupération : chaque robot qui rapporte { $kind } rapporte { $more } de plus.
word-retrieval-copy = Récupération, une fois : pour { $pay }, prenez si vous voulez une unité de plus de ce qui est rapporté.
word-any-slot = En répartissant, placez vos robots sur les cases vides de votre choix.
word-any-factory = En répartissant, le nombre d’usines qui reçoivent vos robots est sans limite.

junkyard = La casse, manche { $round }
last-round-title = La casse, dernière manche ({ $round })
row = Usines à prendre
place = Place { $number }
deck = { $count ->
    [0] Plus d’usine dans le paquet
    [one] Une usine dans le paquet
   *[other] { $count } usines dans le paquet
}
supply = Réserve générale
    .about = Ce que vous gagnez en vient, ce que vous payez y retourne. Elle ne s’épuise jamais.
marker-less = Ici, une usine coûte { $gears ->
    [one] un rouage
   *[other] { $gears } rouages
} de moins
marker-more = Ici, une usine rapporte aussi ce que montre sa case du haut
    .sign = + 1re case
archives = Archives à prendre
pile = { $count } archives dans la pile ; { $above ->
    [0] FIN est la prochaine
    [one] une au-dessus de FIN
   *[other] { $above } au-dessus de FIN
}
    .sign = { $above ->
        [0] FIN est la prochaine
       *[other] { $above } avant FIN
    }
pile-after-end = { $count ->
    [0] Aucune archive
    [one] Une archive
   *[other] { $count } archives
} dans la pile ; FIN est sortie
    .sign = FIN est sortie
artifacts = Artefacts
costs = Coûte { $cost }.
is-worth = { $points ->
    [0] Ne vaut aucun point en soi
    [one] Vaut un point
   *[other] Vaut { $points } points
}.
copies-left = { $count ->
    [0] Il n’en reste pas.
    [one] Il en reste un.
   *[other] Il en reste { $count }.
}
works-later = Fonctionne à partir du prochain tour.
price = { $gears ->
    [0] Ne coûte rien
    [one] Coûte un rouage
   *[other] Coûte { $gears } rouages
}.
price-saved = Prix imprimé : { $gears ->
    [one] un rouage
   *[other] { $gears } rouages
}.
factories = Usines de { $who }
own-artifacts = Artefacts de { $who }
own-archives = Archives de { $who }
stock = Ressources de { $who }
stock-robot = { $count ->
    [0] aucun robot disponible
    [one] un robot disponible
   *[other] { $count } robots disponibles
}
next = Prochaine récupération : { $gain }
    .sign = Ensuite, { $robots ->
        [0] aucun robot ne rentre
        [one] un robot rapporte
       *[other] { $robots } robots rapportent
    }
next-nothing = Prochaine récupération : rien
slot = { $gain }
slot-taken = Robot au travail : { $gain }
robot = Robot
robot-next = Robot, reviendra le prochain
own-cards = { $count ->
    [one] Une carte (usine ou artefact)
   *[other] { $count } cartes (usines et artefacts)
}
fact-cards = { $number ->
    [one] carte (usine ou artefact)
   *[other] cartes (usines et artefacts)
}
fact-archives = { $number ->
    [one] archive
   *[other] archives
}
fact-robots = { $number ->
    [one] robot
   *[other] robots
}

ask-choose-action = Choisissez votre action.
ask-place-robots = Placer d’autres robots ? { $robots ->
    [one] Il en reste un
   *[other] Il en reste { $robots }
}.
ask-choose-slot = { $factory } : quelle case pour le robot ?
ask-staff-factory = { $factory } : y envoyer tout de suite des robots ? { $robots ->
    [one] Il en reste un
   *[other] Il en reste { $robots }
}.
ask-pay-cost = Que retirez-vous du coût ?
ask-pay-blocks = Vous payez { $pay }. De l’or à la place d’une couleur ?
ask-copy-one = { $artifact } : payer { $pay } pour une unité de plus de ce qui est rapporté ?
ask-convert = Échanger une ressource ?

do-recover = { $factory } : reprendre le robot du haut ({ $gain })
    .chip = { $factory }
do-dispatch = { $factory } : envoyer un robot
    .chip = { $factory }
do-operate = { $factory } : réaffecter { $gears ->
    [0] gratuitement
    [one] pour un rouage
   *[other] pour { $gears } rouages
}{ $bonus }
    .chip = { $factory }
do-operate-one = Réaffecter une usine
do-repair = { $artifact } : réparer pour { $cost }
    .chip = { $artifact }
do-communicate = { $archive } ({ $points } points) : communiquer pour { $cost }
    .chip = { $archive }, { $points } points
do-charge = Recharger : { $gears ->
    [one] un rouage
   *[other] { $gears } rouages
}
do-place = Placer un robot
do-done = Terminé
do-slot = Case { $slot }
do-gold-for = De l’or à la place de : { $what }
    .chip = { $what }
do-as-printed = Payer ainsi
do-leave-out = Ne pas payer { $what }
    .chip = { $what }
do-in-full = Payer le tout
do-copy = Gagner { $what }
    .chip = { $what }
do-decline = Non merci
do-use = { $artifact } : { $pay } → { $gain }
with-bonus = , avec { $gain } en prime
no-more = {""}

no-no-robot-there = Aucun robot ne travaille ici : { $factory }.
    .rule = Livret, action A : choisir une usine où se trouve au moins un robot.
no-no-robot-in-reserve = Vous n’avez aucun robot disponible.
    .rule = Livret, action B, et décision 11 : on place au moins un robot.
no-no-empty-slot = Toutes les cases sont prises : { $factory }.
    .rule = Livret, action B : une case n’accueille qu’un robot.
# number 2: rule, action B
no-factory-limit = { $limit ->
    [one] Une répartition vise une seule usine ; deux à partir de { $cards } cartes.
   *[other] Une répartition vise { $limit } usines au plus.
}
    .rule = Livret, action B : restaurer une civilisation.
no-too-few-gears = Le coût est de { $price }, vous avez { $gears } rouages : il en manque { $missing }.
    .rule = Livret, action C : une usine se paie en rouages.
no-row-empty = Aucune usine n’est à prendre, et le paquet est épuisé.
    .rule = Livret, action C, et décision 8 : on choisit une usine face visible ; un paquet épuisé ne remplace rien.
no-from-the-top = { $factory } : la case { $next } passe avant la case { $slot }.
    .rule = Livret, actions B et C : on place de haut en bas, sans sauter de case vide.
# number 2: rule, action D
no-one-of-a-kind = Vous possédez déjà cet artefact : { $artifact }.
    .rule = Livret, action D : personne ne possède deux fois le même artefact.
no-no-copy-left = Il n’en reste plus : { $artifact }.
    .rule = Livret, action D : le dernier exemplaire pris, l’artefact n’est plus proposé.
no-cannot-pay = Il vous manque { $missing }.
    .rule = Livret, phase d’action : on ne choisit que ce que l’on peut mener à bien.
no-archive-cost = Il vous manque { $missing }{ $less ->
    [0] {""}
   *[other] , et vous ne pouvez en retirer que { $less }
}.
    .rule = Livret, action E : le coût se paie en entier.

why-charge = en rechargeant
why-marker = grâce au marqueur
why-artifact = ({ $artifact })

event-round-begun = Manche { $round }
event-gained = { $who } gagne { $gain } { $why }.
event-paid = { $who } paie { $pay }.
event-exchanged = { $who } paie { $pay } et gagne { $gain } ({ $artifact }).
event-left-out = { $who } retire du coût : { $what } ({ $artifact }).
event-robot-returned = { $who } : un robot revient ({ $factory }, case { $slot }) avec { $gain }.
event-robot-placed = { $who } envoie un robot ({ $factory }, case { $slot }).
event-factory-taken = { $who } réaffecte une usine : { $factory }.
event-factory-revealed = Nouvelle usine à prendre : { $factory }.
event-artifact-taken = { $who } répare un artefact : { $artifact }.
event-archive-taken = { $who } sauve une archive : { $archive }.
event-archive-revealed = Nouvelle archive à prendre : { $archive }.
event-end-revealed = La tuile FIN apparaît et quitte le jeu.
event-cards-complete = { $who } possède { $cards } cartes.
event-last-round = Cette manche est la dernière.
event-game-over = La partie est finie. { $reason }

end-many-cards = Quelqu’un a { $cards-last_round } cartes : son tableau est complet.
end-end-tile = La tuile FIN est sortie.
end-standstill = Tout est à l’arrêt depuis trop de manches : la maison interrompt la partie.
score-tokens = Jetons de points
score-artifacts = Points des artefacts
score-phrases = Artefacts comptés à la fin
score-archives = Archives

# Le guide de la première partie.
# number 6: rule, the actions A to F
guide-turn = D’abord, le robot le plus haut de chacune de vos usines rentre avec ce que rapporte son emplacement, de lui-même. Puis vous faites une chose parmi six.
    .title = Un tour
guide-factories = Payez des rouages et une usine de la rangée est à vous ; des robots peuvent y aller aussitôt. Les deux dernières places coûtent moins, ou rapportent.
    .title = Les usines
guide-robots = Les robots remplissent les emplacements depuis le haut. Un seul par usine rentre à chaque tour : une usine pleine rapporte longtemps.
    .title = Les robots
guide-artifacts = Des blocs des bonnes couleurs réparent un artefact ; l’or remplace toute couleur. Il change les règles pour vous dès votre prochain tour, et vaut souvent des points.
    .title = Les artefacts
guide-archives = Les archives sont des points. Quand la fin sort de leur pile, ou que quelqu’un a { $cards-last_round } cartes, on finit la manche et on compte.
    .title = Archives et fin

# Ce dont on se souvient.
memory-factory = { $factory } a tourné { $count } fois pour { $who }.
memory-artifacts = { $who } a réparé { $count } artefacts.
memory-archives = { $who } a sauvé { $count } archives.

# La page des règles : le matériel, les symboles et le glossaire.
catalogue-factories = Usines
catalogue-archives = Archives
catalogue-slots = Cases, de haut en bas : { $slots }.
# number 2: rule, the icon for two players
catalogue-for-two = Sert aussi à deux joueurs.
# number 2: rule, the icon for two players
catalogue-copies = { $copies ->
    [one] Un exemplaire
   *[other] { $copies } exemplaires
}, { $two } à deux joueurs.
symbol-gear = { $number ->
    [one] rouage
   *[other] rouages
}
    .about = Paie les usines.
symbol-red = { $number ->
    [one] bloc rouge
   *[other] blocs rouges
}
    .about = Paie les artefacts et les archives.
symbol-green = { $number ->
    [one] bloc vert
   *[other] blocs verts
}
    .about = Paie les artefacts et les archives.
symbol-blue = { $number ->
    [one] bloc bleu
   *[other] blocs bleus
}
    .about = Paie les artefacts et les archives.
symbol-gold = { $number ->
    [one] bloc doré
   *[other] blocs dorés
}
    .about = Vaut rouge, vert ou bleu.
symbol-robot = { $number ->
    [one] robot
   *[other] robots
}
    .about = Travaille dans une case et revient avec ce qu’elle donne.
symbol-point = { $number ->
    [one] ampoule
   *[other] ampoules
}
    .about = Un point chacune.
symbol-points = { $number ->
    [one] point
   *[other] points
}
    .about = Les ampoules, et ce que valent cartes et archives.
symbol-any = { $number ->
    [one] ressource au choix
   *[other] ressources au choix
}
    .about = Rouages, blocs ou robots, mais pas de points.
symbol-factory = { $number ->
    [one] usine
   *[other] usines
}
    .about = Aussi : quand vous gagnez une usine.
symbol-artifact = { $number ->
    [one] artefact
   *[other] artefacts
}
    .about = Aussi : quand vous réparez un artefact.
symbol-archive = { $number ->
    [one] archive
   *[other] archives
}
    .about = Aussi : quand vous gagnez une archive.
symbol-card = { $number ->
    [one] carte
   *[other] cartes
}
    .about = Usines et artefacts comptent.
symbol-slot = { $number ->
    [one] case
   *[other] cases
}
    .about = Une place pour un robot dans une usine.
symbol-retrieval = relève
    .about = Quand vos robots du haut reviennent, au début de votre tour.
symbol-dispatch = envoi de robots
    .about = Quand vous envoyez des robots dans vos usines.
symbol-end = fin de la partie
    .about = Compte à la fin de la partie.
symbol-at-once = tout de suite
    .about = Quand vous la gagnez, puis plus jamais.
symbol-any-time = à volonté
    .about = À tout moment de votre tour, autant de fois que vous voulez.
symbol-once = une fois par tour
    .about = À tout moment de votre tour, puis plus avant le suivant.
symbol-first = premier joueur
    .about = A commencé la partie.
term-archive = archive
    .about = Une tuile qui vaut des points.
term-artifact = artefact
    .about = Une carte qui plie les règles pour son propriétaire.
term-block = bloc
    .about = Rouge, vert ou bleu : ce que coûtent les artefacts et les archives.
term-card = carte
    .about = Une usine ou un artefact ; les archives sont des tuiles.
term-end = FIN
    .about = Une tuile parmi les archives qui amène la dernière manche.
term-factory = usine
    .about = Une carte avec des cases pour les robots.
term-gear = rouage
    .about = Ce que coûtent les usines.
term-gold = or
    .about = Un bloc qui en vaut un de n’importe quelle couleur.
term-junkyard = casse
    .about = Tout ce qui est proposé au milieu de la table.
term-reserve = réserve
    .about = Vos robots qui ne sont sur aucune usine.
term-retrieval = récupération
    .about = La phase où des robots rentrent.
term-robot = robot
    .about = Travaille dans une case, et rentre avec ce qu’elle montre.
term-slot = case
    .about = Une place pour un robot, et ce qu’il en rapporte.
term-supply = réserve générale
    .about = D’où vient ce qu’on gagne, et où va ce qu’on paie.

# Verbs, as the action area shows them.
verb-slot = Case
    .symbol = slot
verb-gold-for = Or au lieu de
    .symbol = gold
verb-leave-out = Ne pas payer
verb-copy = Gagner
verb-recover = Reprendre
    .symbol = retrieval
verb-dispatch = Envoyer
    .symbol = dispatch
verb-operate = Réaffecter
    .symbol = factory
verb-repair = Réparer
    .symbol = artifact
verb-communicate = Communiquer
    .symbol = archive
verb-charge = Recharger
    .symbol = at-once
verb-use = Utiliser
    .symbol = any-time

# Symbols: what each is called, by number, and what it means.

# Les symboles en mots : comment chacun s’appelle et, après les deux-points, ce qu’il veut dire.

# La leçon : les premiers tours sur une donne préparée, que le kit joue.
lesson-first = Vos premiers tours
    .about = Reprenez des usines, envoyez-y des robots, et réparez un premier artefact avec ce qu’ils rapportent.
    .goal = Des robots rebâtissent un monde que les gens ont quitté. À chaque tour, le robot le plus haut de chacune de vos usines rentre avec ce que montre sa case ; puis vous faites une seule chose. Archives et artefacts valent des points, et le plus de points l’emporte.
    .next = Votre premier artefact sert dès votre prochain tour. La suite est à vous : gardez des robots dans vos usines, et des blocs pour les archives, qui sont des points.
lesson-first-operate = Un robot a rapporté des rouages : payez-en la dernière usine de la rangée, dont le marqueur donne aussi, tout de suite, ce que montre sa case du haut.
lesson-first-top = Ce sont les robots qui font marcher une usine, et ils prennent toujours la case vide la plus haute : envoyez-en un.
lesson-first-second = Seul le robot le plus haut rentre à chaque tour : ceux d’en dessous travaillent pour plus tard, envoyez-en un autre.
lesson-first-third = Envoyez aussi votre dernier robot : chaque case ici donne un bloc d’une autre couleur.
lesson-first-cheaper = { $whom } s’est rechargé en rouages, et vos robots sont rentrés d’eux-mêmes : le marqueur au rouage rend cette usine moins chère, réaffectez-la.
lesson-first-staff = Que les robots rentrés s’y installent aussitôt.
lesson-first-last = Encore un : un robot en réserve est un robot qui ne rapporte rien.
lesson-first-repair = Vos blocs sont juste ce que coûte cet artefact, { artifact-steam-locomotive } : réparez-le, pour ce qu’il fait et pour ses points.
no-lesson-first-last = Celle de la dernière place rapporte en plus : prenez celle-là.
no-lesson-first-enough = Avec vos rouages, il y a mieux à faire.
no-lesson-first-later = Vos robots feront plus dans une usine de votre choix.
no-lesson-first-robots = Des robots de votre réserve n’ont rien à faire : envoyez-les.
no-lesson-first-marker = Aucun marqueur ne rend celle-là moins chère.
no-lesson-first-artifact = Une autre fois : vous pouvez maintenant payer un artefact.

# Les personnages contre qui l’on joue.

character-pip = Pip
    .line = Fait marcher les robots, où qu’ils aillent.
    .own = Gauche, droite, gauche : ils ont trouvé !
    .theirs = Attendez-nous, nous marchons encore !
    .won = Hourra ! Tous les robots peuvent s’asseoir.
    .lost = Nous avons beaucoup marché, au moins ! Bien joué.
character-greta = Greta
    .line = Ne peut passer devant une chose cassée.
    .own = Voyez ce que peut une petite réparation.
    .theirs = Doucement avec ça, c’est peut-être fragile.
    .won = Plus rien à réparer. C’est étrange, et c’est bon.
    .lost = Mes affaires remarchent, c’est déjà ça. Bien joué.
character-tobias = Tobias
    .line = Parle au passé plutôt qu’à vous.
    .own = Le passé m’avait laissé un mot.
    .theirs = Les archives l’avaient annoncé.
    .won = Je vais l’écrire à mes ancêtres.
    .lost = J’aurais dû demander au passé. Bien joué.
character-irma = Irma
    .line = Ne laisse aucune usine au repos.
    .own = Bien. Les machines peuvent ronronner.
    .theirs = C’est noté. Mes usines tournent toujours.
    .won = Tout a tourné. Je n’en demande pas plus.
    .lost = Des ateliers mieux réglés que les miens. Mes compliments.
character-vulpe = Vulpe
    .line = S’occupe déjà de votre prochain tour.
    .own = Comme prévu, de longue date.
    .theirs = Je l’avais noté pour le prochain tour.
    .won = J’avais prévu plus de difficultés. Une bonne partie.
    .lost = Cela, je ne l’ai pas vu venir. Respect.
