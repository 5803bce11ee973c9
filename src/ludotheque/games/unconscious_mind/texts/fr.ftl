# number 3, 1900: the levels there are, and a year
game-unconscious_mind = Unconscious Mind
    .line = Idées, intuitions et guérisons dans la Vienne de 1900.
    .about = Énoncez des idées à la table de Freud, remplissez votre carnet, changez vos intuitions en traitements, publiez et faites-vous un nom dans Vienne. En solo, vous affrontez le Ça, un rival automatique à trois niveaux.
    .source = Le Ça suit le livret solo. Le jeu de base est reconstitué d’après des sources publiques ; la plupart des cartes sont nos propositions, signalées comme telles dans le fichier de données.
option-level = Niveau du Ça
option-level-easy = Facile
option-level-medium = Moyen
option-level-hard = Difficile
option-coffee = Café du Ça
option-coffee-ordinary = Ordinaire : { $id-rates-ordinary } pour un pilulier
option-coffee-strong = Corsé : { $id-rates-strong } pour un pilulier
option-tile_order = Tuiles du Ça
option-tile_order-by_colour = Listées couleur par couleur
option-tile_order-by_number = Listées numéro par numéro
option-id_rows = Lignes du carnet du Ça
option-id_rows-as-listed = Dans l’ordre
option-id_rows-1-3-2 = Couleurs 1, 3, 2 de haut en bas
option-id_rows-2-1-3 = Couleurs 2, 1, 3 de haut en bas
option-id_rows-2-3-1 = Couleurs 2, 3, 1 de haut en bas
option-id_rows-3-1-2 = Couleurs 3, 1, 2 de haut en bas
option-id_rows-3-2-1 = Couleurs 3, 2, 1 de haut en bas
option-id_rows-random = Au hasard
option-therapy = Points de la piste de thérapie
option-therapy-intake = À l’arrivée d’un client
option-therapy-leave = Quand le marqueur les quitte
option-full_notebook = Carnet plein
option-full_notebook-no = Ne rapporte rien de plus
option-full_notebook-yes = Donne un point de réputation
the-id = Le Ça
who-subject = { $is_id ->
    [1] Le Ça
   *[other] { $who }
}
who-within = { $is_id ->
    [1] le Ça
   *[other] { $who }
}
who-of = { $is_id ->
    [1] du Ça
   *[other] de { $who }
}
who-to = { $is_id ->
    [1] au Ça
   *[other] à { $who }
}
whom-of = { $is_theirs_id ->
    [1] du Ça
   *[other] de { $whom }
}

quality-growth = croissance
quality-freedom = liberté
quality-passion = passion
level-minor = mineure
level-medium = moyenne
level-major = majeure
zone-centre = le centre
zone-minor-growth = mineure de croissance
zone-medium-growth = moyenne de croissance
zone-major-growth = majeure de croissance
zone-minor-freedom = mineure de liberté
zone-medium-freedom = moyenne de liberté
zone-major-freedom = majeure de liberté
zone-minor-passion = mineure de passion
zone-medium-passion = moyenne de passion
zone-major-passion = majeure de passion
location-theater = Théâtre
location-library = Bibliothèque
location-opera = Opéra
location-museum = Musée
location-university = Université
location-cafe = Café
location-grey = lieu au choix
district-green = Quartier vert
district-purple = Quartier violet
district-red = Quartier rouge
stop-top = en haut : une colonne
stop-row1 = ligne 1
stop-row2 = ligne 2
stop-row3 = ligne 3
stop-left = à gauche : réputation
symbol-none = aucun symbole
symbol-waves = vagues
    .about = Le même sur un rêve et sur la douleur du client : un pilulier.
symbol-cloud = nuage
    .about = Le même sur un rêve et sur la douleur du client : un pilulier.
symbol-eye = œil
    .about = Le même sur un rêve et sur la douleur du client : un pilulier.
arrow-left = gauche
arrow-right = droite
way-up = vers le haut
way-down = vers le bas
action-N1 = Feuilleter
action-N2 = Prendre des notes
action-N3 = Écrire aussitôt
action-E = Approfondir
action-R = Rechercher
action-G = Méditer
action-M = Sortir
action-P = Publier
action-F = Se promener avec Freud
pieces-0 = une idée
pieces-1 = une idée brillante
pieces-2 = deux idées
pieces-3 = une idée et une idée brillante
# number 2: counts pieces, of which there are two at most by rule
pieces-4 = deux idées brillantes
pieces-short-0 = idée
pieces-short-1 = brillante
# number 2: counts pieces, of which there are two at most by rule
pieces-short-2 = 2 idées
pieces-short-3 = les deux
# number 2: counts pieces, of which there are two at most by rule
pieces-short-4 = 2 brillantes
convert-elevate = Du café pour une élévation
convert-transfer = Du café pour un transfert
convert-bright = Du café pour une idée brillante
# number 3: rule, an insight of each level
convert-pill = Trois intuitions pour un pilulier

words = { $words }
words-none = rien
word-coffee = { $n } café{ $n ->
    [one] {""}
   *[other] s
}
word-points = { $n } point{ $n ->
    [one] {""}
   *[other] s
}
word-bright = { $n } idée{ $n ->
    [one] {""}
   *[other] s
} brillante{ $n ->
    [one] {""}
   *[other] s
}
word-pill = { $n } pilulier{ $n ->
    [one] {""}
   *[other] s
}
word-reputation = { $n } de réputation
word-insight = générer une intuition { $zone }
word-insight-any = générer une intuition { $level } au choix
word-elevate = { $n } élévation{ $n ->
    [one] {""}
   *[other] s
}
word-transfer = { $n } transfert{ $n ->
    [one] {""}
   *[other] s
}
word-improve = { $elevations } élévation{ $elevations ->
    [one] {""}
   *[other] s
} et { $transfers } transfert{ $transfers ->
    [one] {""}
   *[other] s
}, dans l’ordre voulu
word-pay = payer une intuition { $zone } pour { $then }
word-downgrade = rabaisser une intuition pour { $then }
word-draw = piocher { $n } carte{ $n ->
    [one] {""}
   *[other] s
} Recherche
word-play = jouer { $n } carte{ $n ->
    [one] {""}
   *[other] s
} Recherche
word-write = jouer jusqu’à { $n } cartes Recherche, ou publier un traité
word-market-plain = payer { $coffee } café{ $coffee ->
    [one] {""}
   *[other] s
} pour une tuile de la colonne { $column } de la réserve
# number $column: the name of a column
word-market-banner = payer { $coffee } café{ $coffee ->
    [one] {""}
   *[other] s
} pour une tuile de la colonne { $column } de la réserve, et résoudre son cartouche
# number $column: the name of a column
word-market-main = payer { $coffee } café{ $coffee ->
    [one] {""}
   *[other] s
} pour une tuile de la colonne { $column } de la réserve ; résoudre son cartouche, la placer, la résoudre
word-gain-tile = gagner une tuile Carnet de la réserve
word-trigger-tile = déclencher une de vos tuiles Carnet
word-trigger-column = déclencher une colonne sans idée au-dessus
word-trigger-row = déclencher une ligne
word-inkwell = avancer l’encrier de { $least } à { $most }
word-use = { $n } usage{ $n ->
    [one] {""}
   *[other] s
} du lieu de votre professeur
word-professor = déplacer votre professeur de { $n } au plus, ou jusqu’à Freud, et utiliser le lieu
word-freud = déplacer Freud de { $n } au plus et utiliser le lieu
word-id-market-upper = retirer la tuile du haut la plus à droite de la réserve : son cartouche, puis { $n } café{ $n ->
    [one] {""}
   *[other] s
}
word-id-market-lower = retirer la tuile du bas la plus à droite de la réserve : son cartouche, puis { $n } café{ $n ->
    [one] {""}
   *[other] s
}
word-id-exchange = piocher, échanger avec une carte visible selon la flèche, jouer celle-ci et toute la main
word-id-freud = déplacer Freud de { $n } au plus là où il déclenche le plus, un café par effet
word-id-professor = rejoindre Freud, ou s’en éloigner de { $n } au plus vers le lieu le plus actif, un café par effet
word-id-dream = déclencher un rêve gratuitement
word-id-publish = publier un traité, ou piocher et jouer une carte
word-id-goal = prendre un objectif, sans condition
lasting-market-discount = les actions Carnet coûtent { $n } café de moins
lasting-first-draw-coffee = première carte Recherche piochée du tour : { $n } café
lasting-improve-points = à chaque approfondissement : { $n } point
lasting-recall-coffee = quand vous rassemblez : { $n } café
lasting-first-dream-discount = le premier rêve du tour coûte { $n } intuition mineure de moins
# number 3: rule, what counts as many slots
lasting-recall-bright = quand vous rassemblez depuis trois emplacements ou plus : { $n } idée brillante
lasting-green-uses = { $n } usage de plus dans les lieux verts
lasting-purple-uses = { $n } usage de plus dans les lieux violets
lasting-red-uses = { $n } usage de plus dans les lieux rouges
lasting-play-points = chaque carte Recherche jouée : { $n } point
lasting-free-step = une fois par tour, avancer l’encrier de { $n } de plus ou de moins, gratuitement
lasting-catharsis-coffee = chacune de vos catharsis suivantes : { $n } cafés
scoring = à la fin { $each } par { $what }, { $cap } au plus
counted-these-icons = icône { $places }
counted-cured-routine = client de routine soigné
counted-treatises = traité
counted-reputation = case de réputation
counted-rows = ligne complète
counted-columns = colonne complète
counted-research = carte Recherche en jeu
counted-districts = quartier portant votre intuition
counted-locations = lieu différent parmi vos icônes
counted-other-cured-cases = autre étude de cas soignée
icon-count = { $n } × { $place }
card-icons = { $places }
card-icons-and-words = { $places } ; { $words }
dream-about = prix : { $cost } ; thérapie { $therapy } ; { $effect }
no-dream-here = plus de rêve

society = La table de la Société
meeting-table = Table de réunion
slot-empty = Ligne { $row }, colonne { $column }, libre
slot-for-you = Ligne { $row }, colonne { $column }, encrier → { $stop }{ $tiles ->
    [0] {""}
    [one] , { $tiles } tuile
   *[other] , { $tiles } tuiles
}
slot-held = Ligne { $row }, colonne { $column }, pris
slot-points = Pointe vers : { $action }.
pieces-of = { who-subject } : { $ideas } idée{ $ideas ->
    [one] {""}
   *[other] s
}{ $bright ->
    [0] {""}
    [one] , { $bright } brillante
   *[other] , { $bright } brillantes
}
market = Réserve de tuiles Carnet
tile-label-plain = { $tile }
tile-label = { $tile }, { $quality }
tile-pile = { $n } tuile{ $n ->
    [one] {""}
   *[other] s
} Carnet à venir
banner-about = Cartouche : { $words }.
city = Vienne
district-slot-free = { $number } icônes : { $words }
district-slot-taken = { $number } icônes, pris par { who-within } : { $words }
location-uses = Usages : { $words }.
location-bonuses = Bonus de rassemblement restants : { $words }.
token-pile = { $n } jeton{ $n ->
    [one] {""}
   *[other] s
} restant{ $n ->
    [one] {""}
   *[other] s
}
token-reputation = Le jeton du dessus donne un point de réputation.
professor-of = professeur { who-of }
freud = Freud
reputation-track = Réputation
section = Selon votre marqueur : { $upper }. Jusqu’au marqueur de Freud : { $lower }.
freud-reputation = Renommée de Freud : { $space }
reputation-space = Réputation, case { $space }
districts = Quartiers
sections = Ce que donne la piste
reputation-of = Réputation { who-of } : { $space }
goals = Objectifs de lieu
library = Bibliothèque de la Société
open-research = Recherche
research-pile = { $n } carte{ $n ->
    [one] {""}
   *[other] s
} Recherche à piocher
card-label = { $card } ({ $quality })
treatises = Traités
treatise-gap = un vide : ce traité a été publié
treatise-label = { $treatise }, { $points } points
quality-any = au choix
treatise-volumes = Volumes, dans cet ordre : { $volumes }. Plus une intuition colorée.
treatise-icons = Icônes : { $places }.
waiting-room = Salle d’attente
row-routine = Clients de routine
row-case = Études de cas
row-manifest = Rêves manifestes
manifest-pile = { $n } rêve{ $n ->
    [one] {""}
   *[other] s
} manifeste{ $n ->
    [one] {""}
   *[other] s
} dans la pile
client-routine = Client de routine, { $points ->
    [one] { $points } point
   *[other] { $points } points
} une fois soigné ; dès la catharsis : { $about }.
client-case = Étude de cas, { $points ->
    [one] { $points } point
   *[other] { $points } points
} une fois soigné ; dès la catharsis : { $about }.
id-table = Cartes du Ça
arrow = Flèche, vers la { $way }
arrow-about = De plusieurs éléments en ligne, le Ça prend celui de ce côté ; puis la flèche tourne.
table-cards = { $n } carte{ $n ->
    [one] {""}
   *[other] s
} Table de réunion à venir
table-card = Vise la ligne { $row }, colonne { $column }, puis cherche { $way }
conversion-card = Conversion : { $coffee } cafés pour un pilulier
conversion-about = Pour le Ça, une élévation vaut { $elevate }, un transfert { $transfer }, un usage de lieu { $use }, une intuition mineure { $minor }, une moyenne { $medium }, une majeure { $major }, une tuile standard { $tile }, une tuile gagnée { $gained }, et une carte qui lui manque un café. { $coffee } cafés deviennent aussitôt un pilulier.

board-of = Carnet et encrier
notebook-of = Carnet
inkwell-at = encrier : { $stop }
wheel-sum = { $zone } : { $n }
hidden-cards = { $n } carte{ $n ->
    [one] {""}
   *[other] s
} Recherche, face cachée
fact-pill = { $number ->
    [one] pilulier
   *[other] piluliers
}
inkwell = encrier
above-0 = Colonne { $column } : ouverte
above-1 = Colonne { $column } : sous une idée
above-2 = Colonne { $column } : sous une idée et une idée brillante
space-empty = espace libre
space-needs = libre après { $n } { $n ->
    [one] guéri
   *[other] guéris
}
end-covered = Couvert : { $words }
end-open = Découvert : { $words }
supplies-of = Réserve
aid-of = À tout moment
aid-change = { $n } cafés : élever ou transférer
aid-elevate = { $n } cafés : élever une intuition
aid-transfer = { $n } cafés : transférer une intuition
aid-bright = { $n } cafés : une idée brillante
aid-pill = Une intuition de chaque niveau : un pilulier
supply-ideas = { $n } idée{ $n ->
    [one] {""}
   *[other] s
}
supply-bright = { $n } idée{ $n ->
    [one] {""}
   *[other] s
} brillante{ $n ->
    [one] {""}
   *[other] s
}
supply-coffee = { $n } café{ $n ->
    [one] {""}
   *[other] s
}
supply-pills = { $n } pilulier{ $n ->
    [one] {""}
   *[other] s
}
supply-coloured = { $n } intuition{ $n ->
    [one] {""}
   *[other] s
} de couleur
wheel-of = Roue d’intuition
wheel-zone = { $zone } : { $white } blanche{ $white ->
    [one] {""}
   *[other] s
}, { $coloured } de couleur
office-of = Cabinet
room-open = Salle de consultation { $number }
# number $number: the name of a room
room-closed = Salle de consultation { $number }, fermée
couch-free = un divan libre
couch-closed = une salle encore fermée
therapy-marker = { $left } point{ $left ->
    [one] {""}
   *[other] s
} de thérapie avant la guérison
cured-of = Clients soignés
grief-layer = Couche de douleur : { $symbol }
grief-about = À la catharsis : { $words }.
grief-start = Son retrait ouvre la seconde salle.
id-column-routine = Tuiles de routine à venir
id-column-case = Tuiles d’étude de cas à venir
papers-of = Papiers
therapy-track = Thérapie restante
therapy-scale = Jusqu’à la guérison ; catharsis à { $catharsis }
icons-of = Icônes
icons-held = { $place } : { $n } icône{ $n ->
    [one] {""}
   *[other] s
}
goal-gap = un objectif déjà récupéré
goal-gone = récupéré
cards-in-hand = { $n } carte{ $n ->
    [one] {""}
   *[other] s
} Recherche en main
hand-of = Main
cards-in-play = { $growth } croissance, { $freedom } liberté, { $passion } passion
cured-clients = { $n } soigné{ $n ->
    [one] {""}
   *[other] s
} : { $clients }
played-of = Recherches en jeu
treatises-of = Publications
goals-of = Objectifs récupérés
fact-reputation = réputation
fact-cured = { $number ->
    [one] client soigné
   *[other] clients soignés
}
fact-coffee = café
fact-bright = { $number ->
    [one] idée brillante
   *[other] idées brillantes
}

tile-N01 = Association libre
tile-N02 = Pensée profonde
tile-N03 = Veille
tile-N04 = Lecture croisée
tile-N05 = Notes de café
tile-N06 = Extrait
tile-N07 = Notes en marge
tile-N08 = Aphorisme
tile-N09 = Ordonnance
tile-N10 = Notes de terrain
tile-N11 = Trait d’esprit
tile-N12 = Conclusion
tile-B1 = Première page : une graine
tile-B2 = Première page : un oiseau
tile-B3 = Première page : une flamme
tile-B4 = Première page : une question
tile-id1 = tuile 1, Appétit
tile-id2 = tuile 2, Curiosité
tile-id3 = tuile 3, Agitation
tile-id4 = tuile 4, Avidité
tile-id5 = tuile 5, Rêverie
tile-id6 = tuile 6, Vanité
tile-id7 = tuile 7, Attachement
tile-id8 = tuile 8, Rivalité
tile-id9 = tuile 9, Désir
research-S01 = Du trac
research-S02 = Des livres perdus
research-S03 = Des voix
research-S04 = Des maîtres anciens
research-S05 = Des examens
research-S06 = De l’habitude
research-S07 = Mémoire et jeu
research-S08 = Image et voix
research-S09 = Parole et leçons
research-S10 = Une étude approfondie
research-S11 = Conjecture hardie
research-S12 = Un essai célèbre
treatise-TG5 = « Grandir »
treatise-TG8 = « L’Esprit qui croît »
treatise-TG12 = « Le Jardin du moi »
treatise-TF5 = « Lapsus et plaisanteries »
treatise-TF8 = « La Question du vouloir »
treatise-TF12 = « L’Esprit délié »
treatise-TP5 = « Du désir »
treatise-TP8 = « L’Amour et la Peur »
treatise-TP12 = « Anatomie de la passion »
client-R01 = l’actrice sans voix
client-R02 = l’archiviste qui compte
client-R03 = le ténor qui craint les hauteurs
client-R04 = le gardien de la galerie obscure
client-R05 = l’étudiante qui ne tient pas assise
client-R06 = le serveur insomniaque
client-R07 = la souffleuse
client-R08 = la danseuse qui s’arrêta
client-R09 = la fille du recteur
client-R10 = le correcteur d’épreuves
client-R11 = la restauratrice de tableaux
client-R12 = le joueur d’échecs
# number 2: a name
client-C01 = le cas des deux scènes
    .short = les deux scènes
client-C02 = le cas du cadre doré
    .short = le cadre doré
client-C03 = le cas de la tasse froide
    .short = la tasse froide
client-C04 = le cas du médecin de famille
    .short = le médecin de famille
client-C05 = le cas de la plume sèche
    .short = la plume sèche
client-C06 = le cas du conseiller aulique
    .short = le conseiller aulique
client-C07 = le cas du papier réglé
    .short = le papier réglé
client-C08 = le cas de la tour penchée
    .short = la tour penchée
client-C09 = le cas des lettres scellées
    .short = les lettres scellées
client-C10 = le cas du tramway de nuit
    .short = le tramway de nuit
client-C11 = le cas du plan perdu
    .short = le plan perdu
client-C12 = le cas des jumelles au miroir
    .short = les jumelles au miroir
goal-cured = soigner { $n ->
    [one] un client
   *[other] { $n } clients
}
goal-columns = { $n ->
    [one] une colonne du carnet complète
   *[other] { $n } colonnes du carnet complètes
}
goal-rows = { $n ->
    [one] une ligne du carnet complète
   *[other] { $n } lignes du carnet complètes
}
goal-treatises = { $n ->
    [one] un traité
   *[other] { $n } traités
}
goal-case-studies = { $n ->
    [one] une étude de cas
   *[other] { $n } études de cas
} en catharsis
goal-routine-clients = { $n ->
    [one] un client de routine
   *[other] { $n } clients de routine
} en catharsis
goal-districts = { $n ->
    [one] une intuition dans un quartier
   *[other] des intuitions dans { $n } quartiers
}
goal-one-location = { $n ->
    [one] une icône
   *[other] { $n } icônes
} d’un même lieu
goal-one-district = { $n ->
    [one] une icône
   *[other] { $n } icônes
} d’un même quartier
goal-every-location = { $n ->
    [one] une icône
   *[other] { $n } icônes
} de chaque lieu
goal-icons = { $n ->
    [one] une icône
   *[other] { $n } icônes
}
goal-research = { $n ->
    [one] une carte Recherche
   *[other] { $n } cartes Recherche
} en jeu
id-routine-J1 = la tuile Université et Café
id-routine-J2 = la tuile Théâtre et Bibliothèque
id-routine-J3 = la tuile Opéra et Musée
id-routine-J4 = la tuile grise
id-case-J1 = le décompte Université et Café
id-case-J2 = le décompte Théâtre et Bibliothèque
id-case-J3 = le décompte Opéra et Musée
id-case-J4 = le décompte de réputation
dream-M01 = L’escalier sans fin
dream-M02 = Le verger la nuit
dream-M03 = La lettre en feu
dream-M04 = L’oiseau dans le vestibule
dream-M05 = Le jardin rouge
dream-M06 = La calèche emballée
dream-M07 = La pousse dans le tiroir
dream-M08 = La neige chaude
dream-M09 = Le bal masqué
dream-M10 = La cage ouverte
dream-M11 = Le feu dans le poêle
dream-M12 = La balançoire sur le fleuve
dream-M13 = L’enfant trop grand
dream-M14 = La gare vide
dream-M15 = Les deux cœurs
dream-M16 = Le cerf-volant dans les branches
dream-M17 = La danse sur le toit
dream-M18 = La rose dans la soupe
dream-M19 = La maison aux mille portes
dream-M20 = L’orage à l’opéra
dream-M21 = La serre
dream-M22 = Le vieux chêne
dream-M23 = Le vol au-dessus de Vienne
dream-M24 = Le baiser derrière le rideau
dream-D01 = La racine sous la maison
dream-D02 = Le châle de la mère
dream-D03 = La clé qui n’ouvre rien
dream-D04 = Le vent dans le bureau
dream-D05 = Le piano fermé
dream-D06 = Le gant de l’inconnu
dream-D07 = Le puits
dream-D08 = Le fruit vert
dream-D09 = Le duel à l’aube
dream-D10 = L’échelle de nuages
dream-D11 = La cicatrice
dream-D12 = La signature
dream-D13 = La veilleuse
dream-D14 = La promesse rompue
dream-D15 = L’anniversaire
dream-D16 = Le visage absent
dream-D17 = La montre du père
dream-D18 = La chambre muette

ask-choose-turn = Que faites-vous de ce tour ?
ask-place-pieces = { $action } : combien de pièces ? Puis { $steps } pas : { $stop }.
ask-move-inkwell = De combien avance votre encrier ? L’emplacement indique { $steps } ; une idée brillante y change un pas.
ask-inkwell = De combien avance votre encrier ?
ask-generate = Générer une intuition { $zone } : laquelle ?
ask-elevate = Quelle intuition élever ?
ask-transfer = Quelle intuition transférer, et vers quoi ?
ask-bought-elevation = Le café est payé : quelle intuition élever ?
ask-bought-transfer = Le café est payé : quelle intuition transférer, et vers quoi ?
ask-improve = Approfondir : encore { $elevations } élévation{ $elevations ->
    [one] {""}
   *[other] s
} et { $transfers } transfert{ $transfers ->
    [one] {""}
   *[other] s
}.
ask-pay = Payer pour cela une intuition { $zone } ?
ask-downgrade = Rabaisser pour cela une intuition, ou payer { $coffee } café à la place ?
ask-pay-insights = Il faut une intuition { $zone } : laquelle paie ?
ask-leave-out = Le premier rêve du tour coûte une intuition mineure de moins : laquelle ?
ask-pay-any = Payez une intuition { $level }, ou plus élevée.
ask-market = Prendre une tuile pour { $coffee } café{ $coffee ->
    [one] {""}
   *[other] s
} ?
ask-gain-tile = Prenez une tuile de la réserve.
ask-place-tile = { $tile } ({ $quality }) : dans quelle ligne ?
ask-trigger-tile = Laquelle de vos tuiles déclenchez-vous ?
ask-trigger-column = Quelle colonne déclenchez-vous ?
ask-trigger-row = Quelle ligne déclenchez-vous ?
ask-resolve-line = Que résolvez-vous ensuite ?
ask-lower-zone = Choisissez une action de la piste de réputation.
ask-exchange = Échanger une carte de votre main avec une carte visible ?
ask-give-for = Quelle carte donnez-vous pour { $card } ({ $quality }) ?
ask-play = Quelle carte Recherche jouez-vous ?
ask-write = Jouez une carte Recherche, ou publiez un traité.
ask-first-volume = { $treatise } : laquelle de vos cartes est le premier volume ?
ask-fill-volumes = { $treatise } : { $places } place{ $places ->
    [one] {""}
   *[other] s
} à remplir, avec vos cartes ou en citant.
ask-give-insight = Quelle intuition de couleur posez-vous sur le traité ?
ask-give-to-district = Quelle intuition de couleur placez-vous dans le quartier ?
ask-line-up = À quel bout de vos traités posez-vous le nouveau ?
ask-professor = Où va votre professeur ?
ask-freud = Où va Freud ?
ask-add-uses = { $place } : { $uses } usage{ $uses ->
    [one] {""}
   *[other] s
}. En ajouter avec des idées brillantes ?
ask-use-location = { $place } : encore { $uses } usage{ $uses ->
    [one] {""}
   *[other] s
}.
ask-recall-bonus = Prenez un bonus là où se trouve votre professeur ou Freud.
ask-claim-goals = Plusieurs objectifs sont atteints : lequel d’abord ?
ask-asides = À tout moment de votre tour.
ask-treat-other = Traiter aussi votre autre client ?
# number 3: rule, an insight of each level
ask-spend-pills = Fin du tour : utiliser un pilulier, ou trois intuitions pour un ?
ask-fill-room = Recevez un client dans la salle { $room }.
# number $room: the name of a room
ask-choose-dream = Choisissez un rêve manifeste pour le client de la salle { $room }.
ask-first-client = Choisissez votre premier client.
ask-first-tile = { $tile } : dans quelle ligne posez-vous votre première tuile ?
ask-first-place = Où commence votre professeur ?
do-state = { $action }, ligne { $row }
    .chip = { $action }
do-recall = Rassembler vos idées
do-treat = Traiter la salle { $room } : { $dream }
    .chip = salle { $room }{ $reaches ->
        [2] {""} · guérison
        [1] {""} · catharsis
       *[other] {""}
    }
do-pieces = Placer { $what }
    .chip = { $short }
do-steps = { $steps } pas : { $stop }
do-elevate = Élever une { $zone }
    .chip = { $zone }
do-transfer = Transférer une { $zone } vers la { $quality }
    .chip = { $zone } vers la { $quality }
do-transfer-coloured = Transférer celle de couleur, { $zone }, vers la { $quality }
    .chip = { $zone } vers la { $quality }
do-downgrade = Rabaisser une { $zone }
    .chip = { $zone }
do-bring = La prendre : { $zone }
    .chip = { $zone }
do-bring-coloured = Prendre celle de couleur : { $zone }
    .chip = { $zone }
do-spend = Payer une { $zone }
    .chip = { $zone }
do-give-up = Donner celle-ci : { $zone }
    .chip = { $zone }
do-quality = { $quality }
do-pay-in-full = Tout payer
do-leave-out = Ne pas payer : { $zone }
    .chip = { $zone }
do-pay = Payer
do-pay-coffee = Payer { $coffee } café à la place
do-convert = { $what }
do-take-tile = { $tile } ({ $quality }) : { $main }
    .chip = { $tile } ({ $quality })
do-row = Ligne { $line }
    .chip = { $line }
do-column = Colonne { $line }
    .chip = { $line }
do-tile = Tuile : { $main }
    .chip = { $tile }
do-line-end = L’effet au bout de la ligne
do-take-open = Prendre { $card } ({ $quality }) : { $about }
    .chip = { $card } ({ $quality })
do-give = Donner { $card } ({ $quality }) : { $about }
    .chip = { $card } ({ $quality })
do-play = Jouer { $card } ({ $quality }) : { $about }
    .chip = { $card } ({ $quality })
do-publish = Publier { $treatise }, { $points } points
    .chip = { $treatise }, { $points } points
do-volume = Utiliser { $card } ({ $quality }) : { $about }
    .chip = { $card } ({ $quality })
do-cite = Citer { $treatise } ({ $points })
    .chip = { $treatise } ({ $points })
do-line = À l’extrémité { $end }
do-professor = Vers : { $place }
    .chip = { $place }
do-freud = Freud vers : { $place }
    .chip = { $place }
do-boost = { $bright } idée{ $bright ->
    [one] {""}
   *[other] s
} brillante{ $bright ->
    [one] {""}
   *[other] s
} pour { $uses } usage{ $uses ->
    [one] {""}
   *[other] s
} de plus
do-use = { $words }
do-location-bonus = { $place } : { $words }
    .chip = { $place }
do-district-bonus = { $district } { $number } : { $words }
    .chip = { $district } { $number }
do-lower = { $words }
do-goal = { $goal }
do-pill = Un pilulier pour la salle { $room }
    .chip = salle { $room }
do-client = { $client }, { $hearts } cœurs : { $about }
    .chip = { $client }
do-dream = { $dream } : { $about }
    .chip = { $dream }
do-dream-pile = Le dessus de la pile
do-skip = Passer
do-done = Terminer

no-too-little-coffee = Cela coûte { $price } café{ $price ->
    [one] {""}
   *[other] s
}, vous en avez { $coffee }.
    .rule = Règles de base : un coût se paie en entier ou pas du tout.
no-nothing-to-elevate = Aucune de vos intuitions ne peut s’élever.
    .rule = Règles de base : un niveau de plus, jamais depuis le centre, jamais au-delà de majeure.
no-nothing-to-transfer = Vous n’avez aucune intuition hors du centre.
    .rule = Règles de base : un transfert garde le niveau et ne concerne pas le centre.
no-nothing-to-downgrade = Vous n’avez aucune intuition à rabaisser.
    .rule = Décision 6 : le café remplace un rabaissement que vous pourriez faire.
no-three-insights = Il faut une intuition majeure, une moyenne et une mineure.
    .rule = Plateau Cabinet : trois intuitions de niveaux différents font un pilulier.
no-notebook-full = Aucune ligne n’a de place ; clients soignés : { $cured }.
    .rule = Décision 7 : une tuile qui ne peut être placée ne peut être prise.
no-third-space = Le troisième espace demande ici { $needed } client{ $needed ->
    [one] {""}
   *[other] s
} soigné{ $needed ->
    [one] {""}
   *[other] s
}, vous en avez { $cured }.
    .rule = Plateau joueur : les troisièmes espaces de certaines lignes demandent des clients soignés.
no-idea-above = Une idée se trouve encore au-dessus de la colonne { $column }.
    .rule = Règles de base : on ne déclenche qu’une colonne sans idée au-dessus.
no-no-coloured-insight = Vous n’avez pas d’intuition de couleur sur votre roue.
    .rule = Règles de base : traités et quartiers demandent une intuition de couleur.
no-volumes-missing = Vos cartes en jeu, citations comprises, ne suffisent pas.
    .rule = Règles de base : le premier volume est à vous, les autres sont à vous ou cités.
no-does-not-fit = Cela ne convient à aucune place, ou le reste ne pourrait être rempli.
    .rule = Règles de base : chaque place demande une couleur, et toutes sont remplies.
no-cannot-pay-use = Vous ne pouvez pas payer.
    .rule = Règles de base : un coût se paie en entier ou pas du tout.
no-bonus-taken = Quelqu’un l’a déjà pris.
    .rule = Règles de base : un bonus ne se prend qu’une fois.
no-no-token = { $district } : il ne reste aucun jeton.
    .rule = Règles de base : un quartier sans jetons ne donne plus de bonus.
no-too-few-icons = Il faut { $needed } icônes de ce quartier, vous en avez { $icons }.
    .rule = Règles de base : le nombre de l’emplacement ne dépasse pas vos icônes du quartier.
no-nothing-to-recall = Aucune de vos idées n’est sur la table.
    .rule = Règles de base : pour rassembler, il faut une idée sur la table.
# number $room: the name of a room
no-no-client = La salle { $room } est vide.
    .rule = Règles de base : on traite des clients.
no-no-dream = Le client de la salle { $room } n’a plus de rêve.
    .rule = Règles de base : un client sans rêves ne peut être traité.
no-cannot-pay-dream = Il vous manque des intuitions pour le rêve de la salle { $room }.
    .rule = Règles de base : le rêve du dessus se paie en intuitions.
no-slot-taken = { who-subject } occupe cet emplacement.
    .rule = Règles de base : les pièces vont dans un emplacement libre.
# number 2: rule, one or two pieces
no-no-ideas = Vous n’avez plus ni idée ni idée brillante.
    .rule = Règles de base : énoncer demande une ou deux pièces.
no-already-pointed = Une de vos idées pointe déjà vers cette action.
    .rule = Règles de base : vos idées pointent vers des actions différentes.
no-too-few-pieces = Vous avez { $ideas } idée{ $ideas ->
    [one] {""}
   *[other] s
} et { $bright } idée{ $bright ->
    [one] {""}
   *[other] s
} brillante{ $bright ->
    [one] {""}
   *[other] s
}.
    .rule = Règles de base : ce que l’on place vient de sa réserve.

event-turn-began = C’est { who-to }.
event-round-began = Manche { $round }.
event-final-round = Manche { $round }, la dernière.
event-limit-reached = La manche { $round } est passée et Freud n’est pas encore célèbre.
event-game-over = La partie est finie. { $reason }
event-no-turn = { who-subject } ne peut rien faire.
event-points-gained = { who-subject } marque { $points }.
    .rule = Règles de base : les points se marquent aussitôt.
event-coffee-gained = { who-subject } gagne { $coffee } café{ $coffee ->
    [one] {""}
   *[other] s
}.
event-coffee-paid = { who-subject } paie { $coffee } café{ $coffee ->
    [one] {""}
   *[other] s
}.
event-bright-gained = { who-subject } gagne { $bright } idée{ $bright ->
    [one] {""}
   *[other] s
} brillante{ $bright ->
    [one] {""}
   *[other] s
}.
    .rule = Règles de base : les idées brillantes viennent de la réserve commune.
event-bright-paid = { who-subject } paie { $bright } idée{ $bright ->
    [one] {""}
   *[other] s
} brillante{ $bright ->
    [one] {""}
   *[other] s
}.
event-pill-gained = { who-subject } gagne un pilulier.
    .rule = Plateau Cabinet : un pilulier se garde jusqu’à son usage, { $constants-most_pills } au plus.
event-pill-spare = { who-subject } n’a plus de place pour un pilulier.
    .rule = Plateau Cabinet : avec { $constants-most_pills } piluliers, chaque suivant vaut { $constants-points_per_spare_pill } points.
event-pill-used = { who-subject } utilise un pilulier.
    .rule = Règles de base : à la fin de son tour, un pilulier vaut un point de thérapie pour un client.
event-freud-honoured = La renommée de Freud passe à { $space }.
    .rule = Règles de base : la réputation fait d’abord avancer le marqueur de Freud.
event-freud-strolled = Un portrait est dépassé : Freud avance, vers : { $place }.
    .rule = Décision 15 : un marqueur qui dépasse un portrait fait avancer la figurine de Freud d’un lieu.
event-end-triggered = { who-subject } rend Freud célèbre : la prochaine manche sera la dernière.
    .rule = Règles de base : quand le marqueur de Freud atteint le bout de sa piste, on finit la manche et on en joue une dernière ; qui l’y a mené marque { $constants-points_for_the_end } points.
event-reputation-gained = { who-subject } atteint la réputation { $space }.
    .rule = Règles de base : après celui de Freud, votre propre marqueur avance d’une case.
event-goal-claimed = { who-subject } récupère un objectif : { $goal }.
    .rule = Règles de base : un objectif rempli pendant son tour se récupère aussitôt ; il donne un point de réputation et son icône.
event-insight-generated = { who-subject } génère une intuition { $zone }.
event-insight-elevated = { who-subject } élève une intuition : { $zone }.
event-insight-transferred = { who-subject } transfère une intuition { $zone } vers la { $quality }.
event-insight-downgraded = { who-subject } rabaisse une intuition { $zone }.
event-insight-paid = { who-subject } paie une intuition { $zone }.
event-tile-taken = { who-subject } prend { $tile } ({ $quality }).
    .rule = Règles de base : une tuile se prend dans la réserve.
event-first-tile = { who-subject } reçoit { $tile }.
event-market-filled = { $tile } ({ $quality }) arrive dans la réserve.
    .rule = Règles de base : les tuiles glissent vers le bas, et la pile remplit l’espace du haut.
event-tile-placed = { who-subject } pose { $label } dans la ligne { $row }.
event-tile-removed = { $tile } ({ $quality }) est retirée du jeu.
    .rule = Livret solo, tuiles 1 et 4 du Ça : la tuile est retirée du jeu.
event-row-completed = { who-subject } complète la ligne { $line } et libère son intuition.
    .rule = Règles de base : la troisième tuile d’une ligne libère l’intuition au bout ; l’effet découvert attend.
event-column-completed = { who-subject } complète la colonne { $line } et libère son intuition.
    .rule = Règles de base : la troisième tuile d’une colonne libère l’intuition au bout ; l’effet découvert attend.
event-ink-moved = L’encrier { who-of } avance de { $steps } : { $stop }.
    .rule = Règles de base : l’encrier tourne dans le sens horaire, selon les icônes de la ligne de l’emplacement ou selon un effet.
event-idea-freed = { who-subject } libère l’idée de la colonne { $column }.
    .rule = Règles de base : de la case de gauche à celle du haut, l’idée la plus à gauche au-dessus des colonnes se libère.
event-bright-freed = { who-subject } prend l’idée brillante de la colonne { $column }.
    .rule = Livret solo, Avancer son encrier : si une idée brillante couvre l’idée, c’est elle qu’il prend.
event-card-drawn = { who-subject } pioche une carte Recherche.
    .known = { who-subject } pioche { $card } ({ $quality }).
# number 2: rule, the open cards
event-card-exchanged = { who-subject } prend { $card } ({ $quality }) et laisse { $card2 } ({ $quality2 }).
    .rule = Règles de base : une carte s’échange contre l’une des deux visibles.
event-card-played = { who-subject } joue { $card } ({ $quality }).
    .rule = Règles de base : une carte jouée reste visible ; son effet a lieu une fois, ses icônes comptent.
event-research-empty = Il ne reste aucune carte Recherche à piocher pour { who-within }.
    .rule = Décision 10 : une pioche vide ne donne rien.
event-volume-cited = { who-subject } cite { $card } ({ $quality }) dans { $treatise } { whom-of }.
    .rule = Règles de base : le volume le plus à droite du traité d’autrui ; son auteur reçoit { $constants-points_per_citation } points et { $constants-bright_ideas_per_citation ->
        [one] une idée brillante
       *[other] { $constants-bright_ideas_per_citation } idées brillantes
    }.
event-treatise-published = { who-subject } publie { $treatise }.
    .rule = Règles de base : toutes ses places remplies et une intuition de couleur posée, un traité rapporte ses points.
event-client-received = { who-subject } reçoit { $client } dans la salle { $room }, { $hearts } cœurs en tout.
    .rule = Règles de base : un client arrive avec une couche de douleur et un rêve latent ; le marqueur part de la somme des cœurs.
event-dream-taken = { who-subject } note un rêve : { $dream }.
    .rule = Règles de base : un rêve manifeste recouvre le rêve latent.
event-dream-resolved = { who-subject } interprète { $dream }.
    .rule = Règles de base : le rêve du dessus s’applique et s’en va.
event-symbol-matched = Le rêve porte le symbole de la douleur.
    .rule = Règles de base : un rêve manifeste au symbole de la couche de douleur donne un pilulier.
event-therapy-given = Séance pour { $client } : encore { $left } avant la guérison.
    .rule = Règles de base : chaque point de thérapie rapproche le marqueur d’une case de la guérison.
event-catharsis = Catharsis : { $client } ; la couche de douleur { who-of } est levée.
    .rule = Règles de base : à { $constants-catharsis }, la couche de douleur s’enlève avec son bonus, et le bas de la carte compte désormais.
event-room-opened = { who-subject } ouvre la seconde salle de consultation.
    .rule = Règles de base : la couche de départ, une fois enlevée, ouvre la seconde salle.
# number 0: rule
event-client-cured = { who-subject } soigne { $client }.
    .rule = Règles de base : à 0, un client est soigné et rapporte ses points ; ses rêves sont retirés.
event-professor-moved = Le professeur { who-of } va vers : { $place }.
    .rule = Règles de base : un professeur avance dans le sens horaire, ou rejoint Freud.
event-freud-moved = { who-subject } déplace Freud vers : { $place }.
    .rule = Règles de base : Freud avance dans le sens horaire.
event-location-bonus = { who-subject } prend le bonus { $bonus } du lieu : { $place }.
    .rule = Règles de base : le jeton du dessus du quartier recouvre le bonus pris.
event-district-bonus = { who-subject } place une intuition sur le { $number } : { $district }.
    .rule = Règles de base : une intuition de couleur va sur le chiffre, le jeton du dessus du quartier dans l’emplacement.
event-ideas-placed = { who-subject } énonce { $bright ->
    [0] { $ideas ->
        [one] une idée
       *[other] { $ideas } idées
    }
   *[other] { $ideas ->
        [0] { $bright ->
            [one] une idée brillante
           *[other] { $bright } idées brillantes
        }
       *[other] { $ideas ->
            [one] une idée
           *[other] { $ideas } idées
        } et { $bright ->
            [one] une brillante
           *[other] { $bright } brillantes
        }
    }
} : { $action }, ligne { $row }.
event-ideas-recalled = { who-subject } reprend les idées de { $slots } emplacement{ $slots ->
    [one] {""}
   *[other] s
}.
    .rule = Règles de base : toutes les idées reviennent dans la réserve.
event-cards-shuffled = Les cartes Table de réunion sont remélangées.
    .rule = Décision 10 : quand toutes les cartes Table de réunion sont révélées, on les mélange.

event-id-coffee = Le Ça gagne { $coffee } café{ $coffee ->
    [one] {""}
   *[other] s
}.
    .rule = Livret solo, Conversions : le café remplace intuitions, transferts, élévations et effets de lieu.
event-id-converted = Le Ça convertit { $coffee } cafés.
    .rule = Livret solo, Café et piluliers : aussitôt, même au milieu d’un autre effet.
event-id-arrow = La flèche indique la { $way } et choisit, parmi { $options } : { $chosen }. Puis elle se retourne.
    .rule = Livret solo, Flèche : de plusieurs options en ligne, la première de ce côté ; chaque usage la retourne.
# number 2: rule, solo booklet
event-id-lacks-ideas = Le Ça a moins de deux idées.
    .rule = Livret solo, Tour du Ça : il énonce avec deux idées, brillantes comprises ; sinon il rassemble.
event-id-card = Le Ça révèle une carte : ligne { $row }, colonne { $column }, puis { $way }.
    .rule = Livret solo, Placer des idées : la carte du dessus indique la colonne et l’emplacement.
event-id-looked-on = L’emplacement visé est pris ; le Ça en trouve un libre { $slots } plus loin.
    .rule = Livret solo, Placer des idées : dans le sens de la carte, en faisant le tour de la colonne.
# number 2: rule, solo booklet
event-id-placed = Le Ça place { $bright ->
    [0] { $ideas ->
        [one] une idée
       *[other] { $ideas } idées
    }
   *[other] { $ideas ->
        [0] { $bright ->
            [one] une idée brillante
           *[other] { $bright } idées brillantes
        }
       *[other] { $ideas ->
            [one] une idée
           *[other] { $ideas } idées
        } et { $bright ->
            [one] une brillante
           *[other] { $bright } brillantes
        }
    }
} dans la ligne { $row }.
    .rule = Livret solo, Placer des idées : deux pièces, une idée brillante pour chaque idée manquante.
event-id-column-full = La colonne est pleine.
    .rule = Livret solo, Placer des idées : sans emplacement libre dans la colonne, il rassemble.
event-id-ink-token = L’encrier du Ça est sur le jeton et avance encore de { $steps }.
    .rule = Livret solo, Case la plus à gauche : il avance encore d’autant, sans déclencher la réputation.
event-id-column = Le Ça déclenche la colonne { $column }, de haut en bas.
    .rule = Livret solo, Case du haut : la colonne ouverte ayant le plus de tuiles actives, à égalité la plus à droite.
event-id-no-column = Le Ça n’a aucune colonne ouverte.
    .rule = Livret solo, Case du haut : seulement une colonne sans idée au-dessus.
event-id-row = Le Ça déclenche la ligne { $row }, de gauche à droite.
    .rule = Livret solo, Cases du bas : un café pour l’intuition mineure, les tuiles actives, puis une tuile est retournée.
event-id-row-triggered = Le Ça déclenche la ligne { $row } par un bonus.
    .rule = Décision 23 : la ligne ayant le plus de tuiles actives, à égalité la plus basse ; ni café pour l’intuition mineure, ni tuile retournée.
event-id-flipped = Le Ça active sa { $tile }, dans la ligne { $row }.
    .rule = Livret solo, Cases du bas : la tuile inactive la plus à gauche de la ligne est retournée.
event-id-gathers = Le Ça rassemble ses idées, depuis { $slots } emplacement{ $slots ->
    [one] {""}
   *[other] s
}.
    .rule = Livret solo, Rassembler : un café par emplacement portant une idée, toutes les idées reviennent, puis un bonus.
event-id-district = Un bonus de quartier est à la portée du Ça.
    .rule = Livret solo, Bonus Rassembler : le plus haut nombre libre dont il a les icônes ; à égalité, le quartier de son professeur.
event-id-location = Aucun bonus de quartier n’est à la portée du Ça.
    .rule = Livret solo, Bonus Rassembler : à défaut de quartier, le plus haut libre là où est son professeur ou Freud ; à égalité, celui de son professeur.
event-id-no-bonus = Il ne reste aucun bonus pour le Ça.
    .rule = Décision 24 : quand rien n’est possible, rien ne se passe.
# number 2: rule, a client in each room
event-id-pill-used = Le Ça utilise un pilulier.
    .rule = Livret solo, Utiliser des piluliers : partage égal ; la flèche dit lequel de deux clients vient d’abord.
event-id-client-tile = Le Ça pose { $tile } sur { $client }.
    .rule = Livret solo, Utiliser des piluliers : à la catharsis, la première tuile Client de la colonne va sur la carte.
event-id-receives = La salle { $room } du Ça est vide.
    .rule = Livret solo, Nouveaux clients : selon la flèche, clients de routine dans la première salle, études de cas dans la seconde.
event-id-chooses-dream = Le plus de points de thérapie sur un rêve visible : { $points }.
    .rule = Livret solo, Nouveaux clients : le rêve visible ayant le plus de points de thérapie, égalités selon la flèche.
event-id-drew = Le Ça pose une carte Recherche face cachée sur sa main.
    .rule = Livret solo, Cartes Recherche : les cartes gagnées forment une pile face cachée.
event-id-no-card = Le Ça n’a pas de carte à jouer.
    .rule = Livret solo, Conversions : une carte qu’il ne peut jouer vaut un café.
event-id-market-upper = Le Ça se tourne vers le bout droit de la ligne du haut de la réserve.
    .rule = Livret solo, tuile 1 du Ça : son cartouche et son café, la tuile est retirée, la réserve est remplie.
event-id-market-lower = Le Ça se tourne vers le bout droit de la ligne du bas de la réserve.
    .rule = Livret solo, tuile 4 du Ça : son cartouche et son café, la tuile est retirée, la réserve est remplie.
event-id-exchange = Le Ça pioche { $card2 } ({ $quality2 }) et l’échange contre { $card } ({ $quality }).
    .rule = Livret solo, tuile 2 du Ça : échangée contre une carte visible selon la flèche, puis cette carte et toutes celles de sa main.
event-id-freud = Le Ça cherche le lieu le plus actif pour Freud.
    .rule = Livret solo, tuile 3 du Ça : d’une case ou plus, selon la tuile, vers le lieu déclenchant le plus d’effets ; à égalité, le premier dans le sens horaire.
event-id-used-location = { $place } : le Ça déclenche { $uses } effet{ $uses ->
    [one] {""}
   *[other] s
}.
    .rule = Livret solo, tuiles 3 et 7 du Ça : un café par effet du lieu.
# number 2: rule, a client in each room
event-id-dream = Le Ça interprète { $dream } sans le payer.
    .rule = Livret solo, tuile 5 du Ça : le rêve du dessus, selon la flèche si deux clients en ont ; il est défaussé.
event-id-no-dream = Le Ça n’a aucun rêve à déclencher.
    .rule = Décision 24 : quand rien n’est possible, rien ne se passe.
event-id-publishes = Ses propres cartes suffisent au Ça pour un traité.
    .rule = Livret solo, tuile 6 du Ça : d’abord ses cartes aux icônes les moins nombreuses ; le traité le plus cher, égalités selon la flèche.
event-id-cites = Sans vos volumes, les cartes du Ça ne suffisent pas pour un traité.
    .rule = Livret solo, tuile 6 du Ça : il ne cite que ce qui lui manque ; égalités entre volumes selon la flèche.
event-id-cannot-publish = Le Ça ne peut pas publier.
    .rule = Livret solo, Conversions : incapable de publier, il pioche et joue une carte Recherche.
event-id-professor-joins = Le professeur du Ça n’est pas avec Freud.
    .rule = Livret solo, tuile 7 du Ça : d’ailleurs, il rejoint Freud.
event-id-professor-leaves = Le professeur du Ça est déjà avec Freud et cherche le lieu voisin le plus actif.
    .rule = Livret solo, tuile 7 du Ça : depuis le lieu de Freud, d’une case ou plus, selon la tuile ; à égalité, le premier dans le sens horaire.
event-id-goal = Le Ça prend un objectif, quelle qu’en soit la condition : { $goal }.
    .rule = Livret solo, tuile 9 du Ça : l’objectif de gauche ou de droite, selon la flèche, sans condition ; il donne comme d’habitude un point de réputation et son icône.
event-id-no-goal = Il n’y a plus d’objectif.
    .rule = Livret solo, tuile 9 du Ça : sans objectif restant, un point de réputation.
end-freud-famous = Freud est célèbre, et la dernière manche est jouée.
end-round-limit = Le temps est écoulé.
score-play-effects = Effets
score-play-cures = Clients soignés
score-play-treatises = Traités
score-play-citations = Citations
score-play-therapy = Rêves et thérapie
score-play-spare-pills = Piluliers en trop
score-play-end = Célébrité de Freud
score-final-reputation = Réputation
score-final-fame = En tête de la réputation
score-final-districts = Quartiers
score-final-rows = Lignes complètes
score-final-locations = Lieux différents
score-final-case-studies = Études de cas
score-final-pill-boxes = Piluliers
score-final-bright-ideas = Idées brillantes et café

# Le guide de la première partie.
guide-client = Les cœurs disent ce qu’il faut encore au client ; une couche de douleur le recouvre d’abord et en ajoute. Prenez celui dont la partie basse vous plaît : elle agit dès la catharsis.
    .title = Votre premier client
guide-dream = C’est par les rêves que l’on traite : plus tard, vous interprétez celui-ci en payant les intuitions indiquées, et le client perd des cœurs. Ensuite vient le rêve latent, dessous.
    .title = Un rêve à interpréter
guide-notebook = Le carnet est votre moteur : l’encrier en fait le tour, et là où il s’arrête à côté d’une ligne, toutes ses tuiles agissent. Une ligne ou une colonne pleine libère une intuition de couleur.
    .title = Le carnet
guide-professor = Votre professeur parcourt Vienne dans le sens horaire. Un lieu s’utilise autant de fois qu’il y a de figurines, ou que vous en avez d’icônes, selon le plus grand nombre.
    .title = Votre professeur
# number 3: rule, the kinds of turn
guide-turns = Un tour est l’une de trois choses : énoncer des idées à la table de réunion, rassembler vos idées contre du café et un bonus, ou traiter un client en payant un rêve. Choisissez un emplacement, votre réserve ou un client.
    .title = Trois sortes de tour
# number 2: rule, one or two pieces
guide-ideas = Chaque pièce posée exécute l’action une fois ; deux pièces, deux fois. Les idées restent jusqu’au rassemblement ; les idées brillantes les remplacent et disparaissent à la fin du tour.
    .title = Idées et idées brillantes
guide-market = Une tuile va sur l’espace libre le plus à gauche d’une ligne. Son cartouche, la bande du bas, n’agit qu’une fois, quand l’action de la colonne du milieu ou de droite la prend ; le reste agit chaque fois que sa ligne ou sa colonne est déclenchée.
    .title = La réserve de tuiles
# number 3: rule, qualities and levels
guide-wheel = Les intuitions sont sur la roue : trois qualités, et trois niveaux du centre vers le bord. Générer en fait entrer une, élever la pousse vers le bord, transférer change sa qualité. Une plus haute peut toujours payer pour une plus basse.
    .title = La roue d’intuition
# number 3: rule, the lines of a location
guide-location = Comptez les figurines et vos icônes de ce lieu : le plus grand nombre dit combien de fois vous l’utilisez, { $constants-most_uses } au plus. Une idée brillante en ajoute { $constants-uses_per_bright_idea }. Chaque usage est l’une des trois lignes, la même à nouveau si vous voulez.
    .title = Utiliser un lieu
guide-research = Jouées, les cartes Recherche apportent des icônes de lieux, et serviront de volumes aux traités. Un traité prend une intuition de couleur et rapporte aussitôt ses points ; les volumes manquants peuvent être cités.
    .title = Recherche et traités
guide-recall = Après avoir rassemblé, prenez un bonus là où est votre professeur ou Freud : une des petites cases du lieu ou, contre une intuition de couleur, un nombre du quartier que vos icônes atteignent.
    .title = Un bonus pour rassembler
guide-inkwell = Après l’énoncé, votre encrier avance du nombre de la ligne de l’emplacement. En haut il déclenche une colonne, à droite une ligne, à gauche la réputation. Passé la gauche, il libère l’idée au-dessus d’une colonne.
    .title = L’encrier
guide-id = Le Ça ne choisit jamais : une carte dit où il place, la flèche tranche entre égaux, et son café devient de lui-même des piluliers. « Que s’est-il passé ? » montre son tour pas à pas, chaque pas avec sa règle.
    .title = Votre adversaire, le Ça
guide-treat = Quand vous pouvez payer le rêve d’un client, traitez-le : les cœurs baissent, la couche de douleur tombe à la catharsis, et à zéro le client est soigné, rapporte, et laisse la place au suivant.
    .title = Traiter un client
guide-reputation = Chaque gain fait monter le marqueur de Freud et le vôtre. L’arrêt de gauche de l’encrier donne la récompense haute de votre section, puis une action basse de la section de Freud ou d’une précédente.
    .title = La réputation
guide-end = Quand le marqueur de Freud arrive au bout de la piste, on finit la manche et on en joue une dernière. On compte alors réputation, quartiers, lignes complètes, lieux différents et études de cas. Un objectif se réclame dès qu’il est rempli.
    .title = La fin

# Ce dont on se souvient.
memory-cured = { $who } a soigné { $count } clients.
memory-treatises = { $who } a publié { $count } traités.
memory-dreams = { $who } a interprété { $count } rêves.
memory-points = { $who } a marqué { $count } points d’un coup, à la manche { $round }.

# Verbs, as the action area shows them.
page-mine = Bureau
page-more = Clients
page-table = Vienne
page-offer = Au choix
page-others = Autres
verb-state = Énoncer une idée
    .symbol = idea
    .about = puis l’encrier avance
verb-recall = Rassembler
    .symbol = recall-coffee
verb-treat = Traiter
    .symbol = therapy
verb-pieces = Placer
    .symbol = idea
verb-steps = Déplacer l’encrier
    .symbol = inkwell
verb-elevate = Élever
    .symbol = elevate
verb-transfer = Transférer
    .symbol = transfer
verb-downgrade = Rabaisser
    .symbol = downgrade
verb-bring = La prendre de
verb-spend = Payer
verb-give-up = Donner
verb-quality = Qualité
verb-leave-out = Ne pas payer
verb-bring-coloured = Prendre celle de couleur
verb-transfer-coloured = Transférer celle de couleur
    .symbol = transfer
verb-convert = Convertir
    .symbol = coffee
verb-take-tile = Prendre une tuile
    .symbol = tile
verb-row = Ligne
    .symbol = trigger-row
verb-column = Colonne
    .symbol = trigger-column
verb-tile = Utiliser une tuile
    .symbol = trigger-tile
verb-line-end = Bout de la ligne
    .symbol = trigger-row
verb-take-open = Prendre
    .symbol = research
verb-give = Donner
    .symbol = research
verb-play = Jouer
    .symbol = play
verb-publish = Publier
    .symbol = publish
verb-volume = Utiliser comme volume
    .symbol = research
verb-cite = Citer
    .symbol = treatises
verb-line = À l’extrémité
verb-professor = Aller vers
    .symbol = professor
verb-freud = Freud va vers
    .symbol = freud
verb-boost = Idées brillantes
    .symbol = bright
verb-use = Utiliser le lieu
    .symbol = location
verb-location-bonus = Bonus d’un lieu
    .symbol = one-location
verb-district-bonus = Bonus d’un quartier
    .symbol = one-district
verb-lower = Bonus inférieur
verb-goal = Garder l’objectif
    .symbol = goal
verb-pill = Un pilulier pour
    .symbol = pill
verb-client = Recevoir
    .symbol = routine-clients
verb-dream = Rêve
    .symbol = dream

# Symbols: what each is called, by number, and what it means.
symbol-minor-growth = { $number ->
    [one] intuition mineure de croissance
   *[other] intuitions mineures de croissance
}
    .about = Dans l’anneau intérieur de la roue.
symbol-minor-freedom = { $number ->
    [one] intuition mineure de liberté
   *[other] intuitions mineures de liberté
}
    .about = Dans l’anneau intérieur de la roue.
symbol-minor-passion = { $number ->
    [one] intuition mineure de passion
   *[other] intuitions mineures de passion
}
    .about = Dans l’anneau intérieur de la roue.
symbol-minor-any = { $number ->
    [one] intuition mineure de n’importe quelle qualité
   *[other] intuitions mineures de n’importe quelle qualité
}
    .about = Dans l’anneau intérieur de la roue.
symbol-medium-growth = { $number ->
    [one] intuition moyenne de croissance
   *[other] intuitions moyennes de croissance
}
    .about = Dans l’anneau du milieu de la roue.
symbol-medium-freedom = { $number ->
    [one] intuition moyenne de liberté
   *[other] intuitions moyennes de liberté
}
    .about = Dans l’anneau du milieu de la roue.
symbol-medium-passion = { $number ->
    [one] intuition moyenne de passion
   *[other] intuitions moyennes de passion
}
    .about = Dans l’anneau du milieu de la roue.
symbol-medium-any = { $number ->
    [one] intuition moyenne de n’importe quelle qualité
   *[other] intuitions moyennes de n’importe quelle qualité
}
    .about = Dans l’anneau du milieu de la roue.
symbol-major-growth = { $number ->
    [one] intuition majeure de croissance
   *[other] intuitions majeures de croissance
}
    .about = Dans l’anneau extérieur de la roue : le plus haut niveau.
symbol-major-freedom = { $number ->
    [one] intuition majeure de liberté
   *[other] intuitions majeures de liberté
}
    .about = Dans l’anneau extérieur de la roue : le plus haut niveau.
symbol-major-passion = { $number ->
    [one] intuition majeure de passion
   *[other] intuitions majeures de passion
}
    .about = Dans l’anneau extérieur de la roue : le plus haut niveau.
symbol-major-any = { $number ->
    [one] intuition majeure de n’importe quelle qualité
   *[other] intuitions majeures de n’importe quelle qualité
}
    .about = Dans l’anneau extérieur de la roue : le plus haut niveau.
symbol-volume-growth = { $number ->
    [one] volume de croissance
   *[other] volumes de croissance
}
    .about = Une carte de recherche de cette qualité, utilisée pour un traité.
symbol-volume-freedom = { $number ->
    [one] volume de liberté
   *[other] volumes de liberté
}
    .about = Une carte de recherche de cette qualité, utilisée pour un traité.
symbol-volume-passion = { $number ->
    [one] volume de passion
   *[other] volumes de passion
}
    .about = Une carte de recherche de cette qualité, utilisée pour un traité.
symbol-volume-any = { $number ->
    [one] volume de n’importe quelle qualité
   *[other] volumes de n’importe quelle qualité
}
    .about = Une carte de recherche de cette qualité, utilisée pour un traité.
symbol-insight = { $number ->
    [one] intuition
   *[other] intuitions
}
    .about = Se trouve sur la roue ; paie les rêves.
symbol-coffee = { $number ->
    [one] café
   *[other] cafés
}
    .about = Paie les tuiles de carnet et de petits changements.
symbol-points = { $number ->
    [one] point
   *[other] points
}
    .about = Qui en a le plus à la fin gagne.
symbol-idea = { $number ->
    [one] idée
   *[other] idées
}
    .about = Énoncée à la table de réunion, elle fait une action ; vous la rassemblez plus tard.
symbol-bright = { $number ->
    [one] idée brillante
   *[other] idées brillantes
}
    .about = Se place comme une idée, ou se paie pour plus d’usages d’un lieu.
symbol-pill = { $number ->
    [one] pilulier
   *[other] piluliers
}
    .about = Un pas de thérapie pour un client, à la fin de votre tour.
symbol-reputation = réputation
    .about = Un pas sur la piste, pour le marqueur de Freud et pour le vôtre.
symbol-elevate = { $number ->
    [one] élévation
   *[other] élévations
}
    .about = Une intuition monte d’un niveau, dans sa qualité.
symbol-transfer = { $number ->
    [one] transfert
   *[other] transferts
}
    .about = Une intuition passe à une autre qualité de son niveau.
symbol-downgrade = rabaissement
    .about = Une intuition descend d’un niveau.
symbol-draw = { $number ->
    [one] carte piochée
   *[other] cartes piochées
}
    .about = Prenez des cartes de recherche, visibles ou de la pile.
symbol-play = { $number ->
    [one] carte jouée
   *[other] cartes jouées
}
    .about = Posez une carte de recherche : ses icônes comptent désormais.
symbol-exchange = échange
    .about = Une carte contre une autre.
symbol-publish = publier un traité
    .about = Avec des volumes de ses qualités et une intuition de couleur.
symbol-treatises = { $number ->
    [one] traité
   *[other] traités
}
    .about = Ce que vous avez publié.
symbol-tile = { $number ->
    [one] tuile de carnet
   *[other] tuiles de carnet
}
    .about = Achetée au marché, elle se place dans votre carnet.
symbol-banner = bannière
    .about = Fait tout de suite à l’achat de la tuile.
symbol-trigger-tile = activer une tuile
    .about = Faites ce que dit une tuile de votre carnet.
symbol-trigger-column = activer une colonne
    .about = Faites ce que disent toutes les tuiles d’une colonne.
symbol-columns = { $number ->
    [one] colonne complète
   *[other] colonnes complètes
}
    .about = Une colonne du carnet sans vide.
symbol-trigger-row = activer une ligne
    .about = Faites ce que disent toutes les tuiles d’une ligne.
symbol-rows = { $number ->
    [one] ligne complète
   *[other] lignes complètes
}
    .about = Une ligne du carnet sans vide.
symbol-inkwell = encrier
    .about = Fait le tour de votre carnet ; là où il s’arrête, quelque chose s’active.
symbol-location = { $number ->
    [one] usage d’un lieu
   *[other] usages d’un lieu
}
    .about = Faites ce qu’offre le lieu où se trouve votre professeur.
symbol-one-location = un lieu
    .about = L’un des lieux de Vienne.
symbol-every-location = tous les lieux
    .about = Tous les lieux de Vienne.
symbol-locations = { $number ->
    [one] lieu
   *[other] lieux
}
    .about = Lieux dont vous avez des icônes.
symbol-icons = { $number ->
    [one] icône
   *[other] icônes
}
    .about = Noms de lieux sur cartes et clients ; un quartier les compte.
symbol-districts = { $number ->
    [one] quartier
   *[other] quartiers
}
    .about = Ceux où se trouve une de vos intuitions.
symbol-one-district = un quartier
    .about = Les lieux d’une couleur.
symbol-professor = professeur
    .about = Votre figurine à Vienne.
symbol-freud = Freud
    .about = Se promène à Vienne ; il compte comme une figurine là où il est.
symbol-routine-clients = { $number ->
    [one] client ordinaire
   *[other] clients ordinaires
}
    .about = Apportent un effet durable et une icône.
symbol-cured-routine = { $number ->
    [one] client ordinaire guéri
   *[other] clients ordinaires guéris
}
    .about = Ils comptent à la fin.
symbol-case-studies = { $number ->
    [one] étude de cas
   *[other] études de cas
}
    .about = Rapportent des points à la fin.
symbol-other-cured-cases = { $number ->
    [one] étude de cas des autres
   *[other] études de cas des autres
}
    .about = Guérie par quelqu’un d’autre.
symbol-cured = { $number ->
    [one] client guéri
   *[other] clients guéris
}
    .about = De toute sorte.
symbol-therapy = { $number ->
    [one] pas de thérapie
   *[other] pas de thérapie
}
    .about = Le marqueur du client avance d’un pas vers la guérison.
symbol-dream = { $number ->
    [one] rêve
   *[other] rêves
}
    .about = Payé en intuitions, il fait avancer un client.
symbol-goal = { $number ->
    [one] objectif
   *[other] objectifs
}
    .about = Qui l’atteint d’abord le prend.
symbol-research = { $number ->
    [one] carte de recherche
   *[other] cartes de recherche
}
    .about = Apporte des icônes, puis sert de volume aux traités.
symbol-theater = théâtre
    .about = Un lieu de Vienne ; ses icônes comptent pour son quartier.
symbol-library = bibliothèque
    .about = Un lieu de Vienne ; ses icônes comptent pour son quartier.
symbol-opera = opéra
    .about = Un lieu de Vienne ; ses icônes comptent pour son quartier.
symbol-museum = musée
    .about = Un lieu de Vienne ; ses icônes comptent pour son quartier.
symbol-university = université
    .about = Un lieu de Vienne ; ses icônes comptent pour son quartier.
symbol-cafe = café viennois
    .about = Un lieu de Vienne ; ses icônes comptent pour son quartier.
symbol-grey = sans couleur
    .about = Sans qualité.
symbol-arrow-right = vers la droite
    .about = Le sens que choisit le Ça.
symbol-arrow-left = vers la gauche
    .about = Le sens que choisit le Ça.
symbol-way-up = vers le haut
    .about = Le sens que choisit le Ça.
symbol-way-down = vers le bas
    .about = Le sens que choisit le Ça.
symbol-market-discount = effet durable
    .about = Les actions de carnet vous coûtent moins de café.
symbol-first-draw-coffee = effet durable
    .about = Votre première carte de recherche du tour rapporte du café.
symbol-improve-points = effet durable
    .about = Chaque approfondissement rapporte des points.
symbol-recall-coffee = effet durable
    .about = Rassembler vos idées rapporte du café.
symbol-first-dream-discount = effet durable
    .about = Votre premier rêve du tour coûte une intuition de moins.
symbol-recall-bright = effet durable
    .about = Rassembler depuis de nombreuses cases rapporte une idée brillante.
symbol-green-uses = effet durable
    .about = Vous utilisez davantage les lieux verts.
symbol-purple-uses = effet durable
    .about = Vous utilisez davantage les lieux violets.
symbol-red-uses = effet durable
    .about = Vous utilisez davantage les lieux rouges.
symbol-play-points = effet durable
    .about = Chaque carte de recherche jouée rapporte des points.
symbol-free-step = effet durable
    .about = Une fois par tour, votre encrier avance un peu plus ou un peu moins, gratuitement.
symbol-catharsis-coffee = effet durable
    .about = Chacune de vos catharsis suivantes rapporte du café.
symbol-id-routine-J1 = comment le Ça traite : client ordinaire
    .about = Une tuile du Ça : ce qu’il fait d’un client de cette sorte.
symbol-id-routine-J2 = comment le Ça traite : client ordinaire
    .about = Une tuile du Ça : ce qu’il fait d’un client de cette sorte.
symbol-id-routine-J3 = comment le Ça traite : client ordinaire
    .about = Une tuile du Ça : ce qu’il fait d’un client de cette sorte.
symbol-id-routine-J4 = comment le Ça traite : client ordinaire
    .about = Une tuile du Ça : ce qu’il fait d’un client de cette sorte.
symbol-id-case-J1 = comment le Ça traite : étude de cas
    .about = Une tuile du Ça : ce qu’il fait d’un client de cette sorte.
symbol-id-case-J2 = comment le Ça traite : étude de cas
    .about = Une tuile du Ça : ce qu’il fait d’un client de cette sorte.
symbol-id-case-J3 = comment le Ça traite : étude de cas
    .about = Une tuile du Ça : ce qu’il fait d’un client de cette sorte.
symbol-id-case-J4 = comment le Ça traite : étude de cas
    .about = Une tuile du Ça : ce qu’il fait d’un client de cette sorte.

# Les symboles en mots : comment chacun s’appelle et, après les deux-points, ce qu’il veut dire.
symbol-first = premier joueur

# The page of the rules: components.
catalogue-actions = Les actions de la table de réunion
catalogue-slots = Les emplacements de la table de réunion
catalogue-board = Le plateau de votre carnet
catalogue-notebook = Les tuiles Carnet
catalogue-starting = Les tuiles de départ
catalogue-research = Les cartes Recherche
catalogue-treatises = Les traités
catalogue-locations = Les lieux, dans le sens horaire
catalogue-districts = Les quartiers
catalogue-reputation = Les sections de la piste de réputation
catalogue-goals = Les objectifs
catalogue-routine = Les clients de routine
catalogue-cases = Les études de cas
catalogue-grief = Les couches de douleur
catalogue-manifest = Les rêves manifestes
catalogue-latent = Les rêves latents
catalogue-tables = Les tableaux
catalogue-id-tiles = Les tuiles Carnet du Ça
catalogue-id-order = Où se trouvent les tuiles du Ça
catalogue-id-conversions = Ce que le Ça reçoit à la place
catalogue-id-clients = Les tuiles Client du Ça
catalogue-id-cards = Les cartes Table de réunion
catalogue-slot = Ligne { $row }, colonne { $column }
catalogue-touches = Touche : { $actions }.
catalogue-rows = L’intuition mineure d’une ligne
catalogue-row_ends = Le bout d’une ligne
catalogue-column_ends = Le bout d’une colonne
catalogue-line = { $number } : { $words }
catalogue-qualities = Il y en a une de chaque qualité ; les qualités qu’elle nomme changent avec la sienne.
catalogue-bonuses = Bonus du rassemblement, depuis le haut : { $words }.
catalogue-gives-icon = De la réputation, et une icône : { $place }.
catalogue-therapy_points = Points d’un espace de la piste de thérapie
catalogue-reputation_points = Points d’un espace de la piste de réputation
catalogue-district_points = Points des quartiers qui ont une intuition à vous
catalogue-row_points = Points des lignes complètes
catalogue-location_points = Points des lieux différents
catalogue-cures_for_third_space = Clients soignés pour le troisième espace d’une ligne
catalogue-entry = { $n } → { $value }
catalogue-becomes = Pour le Ça : { $words }.
catalogue-low = Côté faible : { $words }
catalogue-high = Côté fort : { $words }
converts-coffee = du café
converts-minor = une intuition mineure
converts-medium = une intuition moyenne
converts-major = une intuition majeure
converts-elevate = des élévations
converts-transfer = des transferts
converts-use = des usages d’un lieu
converts-trigger-tile = déclencher une tuile Carnet
converts-gain-tile = gagner une tuile Carnet
converts-draw = piocher des cartes Recherche
converts-play = jouer des cartes Recherche
converts-inkwell = avancer l’encrier
converts-trigger-column = déclencher une colonne
converts-trigger-row = déclencher une ligne
converts-lasting = un effet durable
becomes-brew = autant de café, aussitôt un pilulier dès qu’il y en a assez
becomes-id-draw = autant de cartes, face cachée sur sa main
becomes-id-play = autant de cartes du dessus de sa main
becomes-id-inkwell = autant de pas que possible, et l’arrêt
becomes-id-column = la colonne ouverte qui a le plus de tuiles actives, à égalité la plus à droite
becomes-id-row = la ligne qui a le plus de tuiles actives, à égalité la plus basse

# The page of the rules: glossary.
term-arrow = flèche
    .about = Décide pour le Ça entre des choses qui se valent, et se retourne.
term-banner = cartouche
    .about = La bande d’une tuile Carnet qui agit une fois, quand on la prend.
term-bright = idée brillante
    .about = Tient lieu d’idée, ajoute un pas ou des usages d’un lieu ; partie après le tour.
term-case = étude de cas
    .about = Un client qui apporte des points à la fin, à partir de la catharsis.
term-catharsis = catharsis
    .about = La couche de douleur est levée ; le bas de la carte du client compte désormais.
term-cite = citer
    .about = Prendre un volume au bout droit du traité de quelqu’un.
term-coffee = café
    .about = Achète des tuiles, des élévations, des transferts et des idées brillantes.
term-coloured = intuition de couleur
    .about = Libérée par une ligne ou une colonne complète ; elle seule va sur les traités et dans les quartiers.
term-cure = soigner, guérison
    .about = La fin d’une thérapie : le client marque et libère la salle.
term-district = quartier
    .about = Une paire de lieux d’une couleur, avec des emplacements numérotés pour des intuitions de couleur.
term-elevate = élever
    .about = Monter une intuition d’un niveau.
term-gather = rassembler (le Ça)
    .about = Reprendre ses idées, quand c’est le Ça qui le fait.
term-generate = générer
    .about = Amener une intuition du centre de la roue à une zone.
term-goal = objectif de lieu
    .about = Une condition qui donne de la réputation et une icône à qui l’atteint le premier.
term-grief = couche de douleur
    .about = Couvre un client jusqu’à la catharsis, et ajoute des cœurs.
term-id = le Ça
    .about = L’adversaire automatique de la partie solo.
term-idea = idée
    .about = Une pièce qui exécute une action de la table de réunion.
term-inkwell = encrier
    .about = Fait le tour du carnet et déclenche une ligne, une colonne ou la piste de réputation.
term-insight = intuition
    .about = Ce qui paie les rêves : une qualité et un niveau sur votre roue.
term-latent = rêve latent
    .about = Le rêve profond d’un client, sous le rêve manifeste.
term-location = lieu
    .about = Un endroit de Vienne que visitent les professeurs et Freud.
term-manifest = rêve manifeste
    .about = Le rêve d’un client que l’on traite d’abord.
term-notebook = carnet
    .about = Votre plateau de lignes et de colonnes pour des tuiles.
term-pill = pilulier
    .about = Un point de thérapie pour la fin d’un tour.
term-recall = rassembler
    .about = Reprendre ses idées, contre du café et un bonus.
term-room = salle
    .about = Où l’on traite un client : une seule d’abord, une seconde quand une couche de douleur de départ est retirée.
term-routine = client de routine
    .about = Un client qui apporte un effet durable et une icône, à partir de la catharsis.
term-state = énoncer
    .about = Placer une pièce ou une paire dans un emplacement de la table de réunion.
term-therapy = thérapie
    .about = Des points qui avancent le marqueur d’un client vers la guérison.
term-transfer = transférer
    .about = Changer la qualité d’une intuition.
term-treat = traiter, interpréter
    .about = Payer le rêve du dessus d’un client, ce qui avance sa thérapie.
term-treatise = traité
    .about = Une tuile publiée avec des volumes de recherche.
term-volume = volume
    .about = Une carte Recherche sous un traité.
term-zone = zone
    .about = Une part de la roue : une qualité à un niveau.

# Les leçons : des donnes préparées, que le kit joue.
lesson-ideas = Les idées et la ville
    .about = Énoncez une idée, envoyez votre professeur dans Vienne, et que votre encrier réveille le carnet.
    .goal = Vous êtes analyste dans le cercle de Freud. Les idées exécutent des actions et apportent des intuitions, les intuitions traitent vos clients, et le tout vous fait connaître. Le plus de points l’emporte, une fois Freud célèbre.
    .next = Vous avez énoncé des idées et les avez rassemblées. Continuez si vous voulez : posez des tuiles dans votre carnet, pour que votre encrier en réveille davantage. La leçon suivante parle de la troisième sorte de tour, traiter des clients.
lesson-ideas-slot = Ce tour-ci, énoncez une idée : choisissez l’emplacement marqué, pointé vers « { action-M } ».
lesson-ideas-pieces = Chaque pièce exécute l’action une fois et reste jusqu’au rassemblement : une idée suffit.
lesson-ideas-opera = Votre professeur marche dans le sens horaire : allez à l’Opéra, où se trouve Freud.
lesson-ideas-uses = On utilise un lieu autant de fois qu’il y a de figurines, ou que l’on en a d’icônes : la compagnie de Freud vaut un second usage, sans idée brillante.
lesson-ideas-insight = Chaque usage est l’une des lignes du lieu : générez une intuition, qui va du centre de votre roue à sa zone.
lesson-ideas-again = La même ligne peut resservir : prenez une autre intuition.
lesson-ideas-ink = Après l’action, votre encrier avance selon la ligne de l’emplacement et s’arrête à côté d’une ligne de votre carnet, dont il apporte l’intuition et les tuiles.
lesson-ideas-end = À la fin d’un tour, des piluliers pourraient aider un client ; vous n’en avez pas, c’est donc assez.
lesson-ideas-recall = { $whom } a aussi énoncé une idée ; rassemblez maintenant la vôtre, contre du café et un bonus en ville.
lesson-ideas-bonus = Prenez n’importe quel bonus là où est votre professeur ou Freud : un jeton le couvre, et il n’est plus pour personne.
no-lesson-ideas-city = Une autre fois : ce tour va en ville, depuis l’emplacement marqué.
no-lesson-ideas-keep = Le café peut toujours faire cela ; gardez-le pour l’instant.
no-lesson-ideas-one = Une suffit : les idées sur la table ne servent pas ailleurs.
no-lesson-ideas-freud = Là où est Freud, on utilise le lieu plus souvent : allez à l’Opéra.
no-lesson-ideas-first = Ce sera peut-être bon plus tard ; il vous faut d’abord des intuitions.
no-lesson-ideas-again = Il vous reste un usage : il ne coûte rien.
no-lesson-ideas-back = Vous pourriez, mais votre réserve s’épuiserait : rassemblez vos idées.
no-lesson-ideas-bonus = Un bonus ne coûte rien : prenez-en un.
lesson-clients = Les clients et les rêves
    .about = Interprétez un rêve, levez une douleur, et recevez un second client.
    .goal = Les rêves de vos clients coûtent des intuitions de votre roue. Chaque rêve rapproche le client de la guérison ; en chemin la douleur tombe, et la guérison rapporte des points.
    .next = Vos salles ont chacune leur client. Continuez si vous voulez : générez et élevez des intuitions jusqu’à pouvoir payer un rêve, et voyez ce que vos clients font pour vous depuis la catharsis. La leçon suivante parle des traités et du Ça.
lesson-clients-treat = Votre roue porte ce que coûte le rêve du dessus : traitez votre client, c’est un tour entier.
lesson-clients-catharsis = Le rêve montrait le symbole de la douleur, d’où un pilulier, et sa thérapie a mené à la catharsis : la couche est tombée, une seconde salle est ouverte, et il n’y a personne d’autre à traiter.
lesson-clients-pill = À la fin de votre tour, un pilulier est un pas de thérapie : utilisez-en un pour votre client.
lesson-clients-enough = Au bout de la piste le client est soigné et rapporte les points de sa carte ; gardez l’autre pilulier pour plus tard.
lesson-clients-client = Une salle vide reçoit un client : choisissez un client de routine, dont la partie basse vous aidera dès la catharsis.
lesson-clients-dream = Choisissez le rêve que vous pourrez payer le premier : l’un d’eux demande la passion qui est déjà sur votre roue.
no-lesson-clients-client = Une autre fois : vous pouvez maintenant payer un rêve.
no-lesson-clients-keep = Le café peut toujours faire cela ; gardez-le pour l’instant.
no-lesson-clients-pill = Utilisez d’abord un pilulier : il sert à la thérapie.
no-lesson-clients-one = Un seul suffit ce tour-ci ; l’autre vaudra autant plus tard.
no-lesson-clients-routine = Une étude de cas rapporte des points à la fin ; prenez pour l’instant un client qui vous aide en chemin.
no-lesson-clients-near = Regardez votre roue : un autre rêve demande une intuition qui s’y trouve.
lesson-treatises = Les traités et le Ça
    .about = En solitaire contre le Ça : jouez une carte Recherche, publiez un traité, et voyez comment joue le Ça.
    .goal = En solitaire, vous jouez contre le Ça, qui ne choisit jamais : des cartes et des règles fixes le mènent. Les cartes Recherche deviennent les volumes de traités, qui rapportent des points. À la fin, il vous en faut plus qu’au Ça.
    .next = Vous avez vu toutes les parties du jeu. Continuez contre le Ça : il ne se repose jamais, alors surveillez ses clients, et le marqueur de Freud, qui mène à la fin.
lesson-treatises-slot = Il est temps de publier : choisissez l’emplacement marqué, pointé vers « { action-P } ».
lesson-treatises-both = Vous voulez jouer une carte et publier : mettez dans l’emplacement assez d’idées pour faire l’action pour l’une et l’autre.
lesson-treatises-play = Aucun traité n’a encore tous ses volumes : jouez la carte Recherche de votre main, elle reste visible devant vous.
lesson-treatises-publish = Les cartes devant vous sont maintenant les volumes d’un traité : publiez-le.
lesson-treatises-first = Choisissez le premier volume, qui est toujours une carte à vous.
lesson-treatises-second = Remplissez la place suivante avec une autre carte ; ce qui manque pourrait se citer des traités des autres.
lesson-treatises-third = Et la dernière : une intuition de couleur de votre roue va sur le traité, et ses points sont à vous.
lesson-treatises-ink = Laissez avancer votre encrier, comme après chaque énoncé.
lesson-treatises-id = Le Ça a joué son tour de lui-même, et « Que s’est-il passé ? » le montre pas à pas ; continuez en rassemblant vos idées.
no-lesson-treatises-publish = Une autre fois : ce tour est pour un traité, depuis l’emplacement marqué.
no-lesson-treatises-both = Une fois ne suffirait pas : l’action se fait une fois par pièce.
no-lesson-treatises-card = C’est la carte qui manque comme volume : jouez-la.
no-lesson-treatises-treatise = Tous les volumes sont là : publiez.
no-lesson-treatises-keep = Le café peut toujours faire cela ; gardez-le pour l’instant.
no-lesson-treatises-back = Vous pourriez, mais votre réserve s’épuiserait : rassemblez vos idées.

# Les personnages contre qui l’on joue.

character-minna = Minna
    .line = Tient aux clients plus qu’à la gloire.
    .own = J’espère que cela aide quelqu’un.
    .theirs = Tant mieux pour tous ceux que cela aide.
    .won = Ce sont les clients qui ont gagné, au fond.
    .lost = Tant de gens aidés aujourd’hui. Bien joué.
character-viktor = Viktor
    .line = Publie d’abord, réfléchit ensuite.
    .own = À l’imprimerie, tout de suite !
    .theirs = J’avais un article là-dessus, à moitié écrit.
    .won = Cette soirée mérite une note en bas de page.
    .lost = J’aurais dû réfléchir d’abord. Bien joué.
character-lotte = Lotte
    .line = Garde le café pour plus tard.
    .own = Cela vaut un café. Plus tard.
    .theirs = Faut-il garder une tasse pour cela ?
    .won = Et maintenant, enfin, un café.
    .lost = Partageons le café que j’ai gardé. Bien joué.
character-leopold = Leopold
    .line = Trouve un rêve derrière toute chose.
    .own = J’en ai rêvé. Ou bien d’un bateau.
    .theirs = Il y a un rêve là-derrière, à coup sûr.
    .won = Que quelqu’un me réveille, s’il vous plaît.
    .lost = Une partie de rêve. Bien joué.
character-sabine = Sabine
    .line = Sait avant vous ce que vous voulez.
    .own = Une part de vous s’y attendait.
    .theirs = Quelqu’un le souhaitait depuis longtemps.
    .won = Une part de vous me voulait du bien, je crois.
    .lost = J’aurais dû le savoir. Peut-être le savais-je.
