name = { $who }
no-not-asked = Ce n’est pas à vous de répondre.
    .rule = On répond quand une question est posée.
no-game-over = La partie est finie.
    .rule = Après la fin, il n’y a plus rien à répondre.
no-not-an-option = Ce n’est pas possible maintenant.
    .rule = On ne peut faire que ce qui est proposé.
no-nothing-to-undo = Il n’y a rien à reprendre : depuis, quelque chose a été montré ou lancé, ou la main est passée.
    .rule = On ne reprend que ce qui n’a rien appris à personne.

# Rappels : c'est son tour, envoyés là où l'on est.
reminder-turns = { $count ->
    [one] C’est à vous de jouer
   *[other] C’est à vous de jouer à { $count } tables
}
reminder-deadline = Votre réponse est attendue avant la fin de cette plage.
reminder-calendar = Ludotheque : mes échéances
reminder-trial = Désormais la maison vous prévient ici quand c’est votre tour.

# Les mots du client de navigateur.
ui-brand = Ludothèque
ui-shelf = À quoi jouons-nous ?
ui-shelf-line = Prenez une boîte sur l’étagère. Une table avec un robot est prête en un clic ; les amis viennent par un lien.
ui-players = { $least } à { $most } joueurs
ui-my-tables = Mes tables
ui-table-over = Terminée
ui-table-open = Attend des joueurs
ui-table-mine = À vous de jouer
ui-table-theirs = Les autres réfléchissent
ui-name = Nom
ui-name-refused = Ce nom n’est pas utilisable : il a des caractères que personne ne verrait.
ui-skip-to-main = Aller au contenu
ui-skip-to-actions = Aller à ce que vous pouvez faire
ui-language = Langue
ui-mode-day = Mode jour
ui-mode-night = Mode nuit
ui-seats = Places
ui-seat = Place { $number }
ui-seat-free = Place libre
ui-seat-bot = robot
ui-you = vous
ui-bot = Robot, { $level }
ui-characters = Personnages
ui-character = { $name }, niveau { $strength }
ui-level = Niveau { $level }
ui-level-of = Niveau de { $name }
ui-plain-bots = Robots sans visage
ui-open-seat = Quelqu’un par un lien
ui-add-seat = Ajouter une place
ui-remove-seat = Retirer la place { $number }
ui-options = Règles et variantes
ui-play = Jouer
ui-waiting-room = La table est mise
ui-waiting-count = { $taken ->
    [0] Aucune des { $of } places n’est prise.
    [one] Une place sur { $of } est prise.
   *[other] { $taken } places sur { $of } sont prises.
}
ui-waiting-seated = La partie commence dès que toutes les places sont prises.
ui-waiting-guest = Il reste de la place : asseyez-vous.
ui-sit-here = S’asseoir ici
ui-invite = Invitez un ami : envoyez cette adresse, ou visez le code avec un téléphone
ui-copy = Copier
ui-copied = Copié
ui-qr = L’adresse, en code pour appareil photo
ui-while-waiting = En attendant :
ui-play-now = Jouer
ui-play-now-game = Jouer à { $game } tout de suite, contre des robots
ui-nav-results = Résultats
ui-nav-player = Mes parties
ui-learn = Apprendre
ui-learn-game = Apprendre { $game } en jouant
ui-solo = Seul
ui-solo-game = Jouer seul à { $game }
ui-title-table = À la table
ui-title-my-turn = À vous de jouer
ui-your-turn = À vous
ui-waiting-for = À { $names } de jouer…
ui-over = La partie est terminée.
ui-line-joining = On rejoint la table…
ui-line-lost = Connexion perdue, nouvel essai…
ui-free = gratuit
ui-short = manquent
ui-ledger-pay = à payer
ui-ledger-brings = rapporte
ui-thinks = doit jouer
ui-chooses = choisit
ui-points = { $points ->
    [one] point
   *[other] points
}
ui-points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-panels = Parties de la table
ui-panel-mine = À moi
ui-panel-more = Aussi à moi
ui-panel-table = Table
ui-panel-offer = Au choix
ui-panel-others = Les autres
ui-panel-lively = quelque chose à faire ici
ui-actions = Ce que vous pouvez faire
ui-touch-lit = Touchez ce qui brille, ou choisissez ici
ui-choices-here = Choix possibles ici
ui-choices = { $number } choix…
ui-more-choices = { $number } de plus…
ui-not-now = { $what }. Pas maintenant : { $why }
ui-nothing-to-do = Rien à faire pour vous en ce moment.
ui-watching = Vous regardez la partie.
ui-preview = Voici ce qui se passerait
ui-pick-number = Choisir un nombre
ui-less = Moins
ui-more = Plus
ui-always = toujours
ui-orders = Réponses données d’avance
ui-order-stop = Me redemander
ui-cancel = Renoncer
ui-open-desk = Tout ce qui est devant { $name }
ui-tooltip = Ce que vous regardez
ui-why = Pourquoi ?
ui-hint = Conseil
ui-undo = Reprendre
ui-close = Fermer
ui-waiting-for-what = { $names } : { $what }…
ui-clock = { $seconds ->
    [one] encore une seconde
   *[other] encore { $seconds } secondes
}
ui-advance = D’avance
ui-advance-ask = Me demander à chaque fois
ui-order-withdraw = Retirer
ui-talk = Parler
ui-talk-table = Table
ui-talk-private = { $names }, en privé
ui-talk-channels = Qui vous entend
ui-talk-unread = {" "}pas encore lus
ui-talk-left = { $name } a quitté la table.
ui-talk-back = { $name } est de retour.
ui-react = Le dire d’un signe
ui-react-well = Bien joué
ui-react-bravo = Bravo
ui-react-laugh = C’est drôle
ui-react-oh = Oh !
ui-react-think = Je réfléchis
ui-talk-hint = Rien n’a encore été dit. Toute la table peut lire ce qu’on dit ici.
ui-talk-private-hint = Vous seuls, les deux, pouvez lire ceci, maintenant comme plus tard.
ui-talk-watching = Vous regardez : vous pouvez lire.
ui-talk-over = Cette conversation est terminée.
ui-talk-say = Dire quelque chose
ui-talk-say-private = En privé
ui-talk-send = Dire
ui-talk-claim = Affirmer…
ui-talk-unverified = non vérifié
ui-key-talk = parler
ui-side = Scores et récit
ui-standings = Scores
ui-mark-first = premier joueur
ui-mark-done = fait
ui-log = Ce qui s’est passé
ui-remarks = remarques
ui-with-rules = règles
ui-lessons = Apprendre en jouant
ui-lesson-go-on = Reprendre où vous en étiez
ui-lesson-minutes = Environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
ui-lesson-step = étape { $step } sur { $of }
ui-lesson-why = Pourquoi ?
ui-lesson-later = Continuer plus tard
ui-guide-on = Guide de la première partie
ui-coach-more = Tout lire
ui-guide-show = Montrer
ui-guide-off = Sans guide
ui-guide-close = Compris
ui-happened = Ce qui s’est passé
ui-moment = Moment { $place } sur { $all }
ui-replay = Que s’est-il passé ?
ui-step-back = Un pas en arrière
ui-step-on = Un pas en avant
ui-pause = Pause
ui-go-on = Dérouler
ui-skip = Revenir au présent
ui-speed = Allure
ui-speed-skip = Passer
ui-speed-fast = Vite
ui-speed-normal = Normale
ui-speed-slow = Lente
ui-key-steps = revoir pas à pas ce que les autres ont fait
ui-winner = { $points ->
    [one] Victoire : { $name }, { $points } point
   *[other] Victoire : { $name }, { $points } points
}
ui-shared-win = Victoire partagée : { $names }
ui-final-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-rank = N° { $rank }
ui-total = Total
ui-rematch = Rejouer
ui-look-at-board = Regarder la table
ui-show-scores = Voir les scores
ui-frozen = Jouée selon des règles qui ont changé depuis : on peut la regarder, non la poursuivre.
ui-share = Partager
ui-line-by-line = Ligne par ligne
ui-story-board = La table gagnante : { $name }
ui-story-own-board = Votre table
ui-story-bars = D’où viennent les points
ui-story-remember = À retenir
ui-story-moments = Tournants
ui-you-win = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-you-win-of = Vous gagnez. { $of } : { $points }
ui-winner-of = { $name } l’emporte. { $of } : { $points }
ui-story-round = Manche { $round }
ui-story-turn = Tour { $turn }
ui-review = Analyse
ui-review-verdict-best = { $winner } l’emporte. { $best } a fait le moins d’erreurs.
ui-review-verdict-both = { $winner } l’emporte, et a fait aussi le moins d’erreurs.
ui-review-verdict-close = { $winner } l’emporte. Personne n’a nettement mieux joué.
ui-review-verdict-shared = La victoire est partagée.
ui-review-thinking = La partie est réexaminée…
ui-review-nothing = Il n’y a rien à revoir.
ui-review-own-part = De vos propres réponses seulement : le reste demeure secret, ou se joue encore.
ui-review-river = Qui était en tête
ui-review-points = Points attendus
ui-review-knew = Après chaque réponse, d’après ce que savait alors qui l’a donnée. Ce sont des estimations : la couture entre deux couleurs est large comme leur marge.
ui-review-balance = Chance et talent
ui-review-luck = Hasard
ui-review-own = Ses erreurs
ui-review-others = Erreurs des autres
ui-review-adds-up = En centièmes de victoire. Chaque ligne s’additionne, de la part égale au résultat ; le hasard est tout ce qu’aucune erreur n’explique.
ui-review-adds-up-points = En points. La ligne s’additionne, de ce qu’on attendait d’abord au résultat ; le hasard est tout ce qu’aucune erreur n’explique.
ui-review-disputed = Deux façons de juger se contredisent sur { $count ->
    [one] une réponse
   *[other] { $count } réponses
} : personne n’en est blâmé.
ui-review-expected = En dessous : le score que chacun pouvait attendre.
ui-review-moments = Tournants
ui-review-slip = Occasion manquée
ui-review-refusal = Le refus le plus coûteux
ui-review-find = Coup brillant
ui-review-played = joué
ui-review-better = mieux
ui-review-next = ensuite
ui-review-practise = À vous de trouver
ui-review-answer = Montrer la réponse
ui-review-more = Autres occasions manquées et coups brillants
ui-review-look = Le revoir
ui-record = Feuille de partie
ui-back-to-shelf = Retour à l’étagère
ui-keys = Touches
ui-key-option = faire ce qui porte cette lettre
ui-key-walk = passer d’une chose à l’autre
ui-key-do = le faire
ui-key-cancel = renoncer
ui-key-undo = reprendre
ui-key-help = ce que disent les symboles, et ces touches
ui-key-magnify = regarder de près
ui-legend = Ce que disent les symboles
ui-glossary = Ce que disent les mots
ui-legend-and-keys = Symboles, mots et touches
ui-face-cost = Coût :
ui-face-points = Points :
ui-face-foot = Rapporte :
ui-keys-on = Les lettres seules agissent

# Places, niveaux et refus de la table.
open-seat = Place libre
level-random = Flâne : joue au hasard
    .name = Flâneur
level-greedy = Rafle : prend ce qui paraît le mieux sur le moment
    .name = Rafleur
level-search = Réfléchit : regarde un peu plus loin
    .name = Penseur
level-search-long = Médite : regarde longuement plus loin
    .name = Philosophe
level-1 = Débute : voit ce qui saute aux yeux
    .name = Débutant
level-2 = Tâtonne : voit plus loin, et s’y perd
    .name = Amateur
level-3 = Joue bien, avec quelques étourderies
    .name = Habitué
level-4 = Joue sûrement : prend ce qui paraît le mieux
    .name = Expert
level-5 = Joue le mieux : regarde plus loin
    .name = Maître
no-stale = Cette question a déjà reçu sa réponse ; regardez de nouveau.
    .rule = Une réponse vaut pour la question à laquelle elle a été donnée.
no-not-seated = Vous regardez cette table sans y jouer.
    .rule = Seuls jouent ceux qui sont assis à la table.
no-seat-taken = Cette place est prise.
    .rule = Une personne ou un bot par place.
no-already-seated = Vous êtes déjà assis à cette table.
    .rule = Une personne occupe une seule place.
no-has-begun = La partie a commencé.
    .rule = Une place peut être rendue tant que la partie n’a pas commencé.
no-seat-kept = Cette place est gardée pour quelqu’un.
    .rule = Après une partie, la place de chacun est gardée pour la suivante.
no-not-the-host = Seule la personne qui a ouvert la table en dispose les places.
    .rule = Qui ouvre une table en est l’hôte jusqu’au début de la partie.
no-host-still-here = La personne qui a ouvert la table est encore là, ou vient juste de partir.
    .rule = Qui est assis peut donner les places libres à des robots quand l’hôte est parti depuis un moment.
no-own-seat = C’est votre place : levez-vous plutôt.
    .rule = Une place est libérée par qui l’occupe.
no-still-here = La personne est encore là, ou vient juste de partir.
    .rule = Un robot ne remplace que quelqu’un qui est parti depuis un moment.
no-not-held-up = La table n’attend pas cette personne : on ne lui demande rien, ou son délai court encore.
    .rule = Un robot ne remplace que quelqu’un que les autres attendent.
no-nothing-asked = Il n’y a rien à accepter.
    .rule = Une demande de reprise tombe quand la partie continue.
no-wavered-enough = Vous avez changé d’avis plus souvent que cette table ne peut suivre. Continuez : chaque réponse qui reste permet de le faire encore quelques fois.
    .rule = Tout ce qui est repris reste dans le journal de la table, et qui l’ouvre le relit en entier.
no-too-many-tables = { $most } tables que vous avez ouvertes depuis hier sont encore en cours. Finissez-en d’abord une, ou laissez-la aux robots.
    .rule = La maison a de la place pour les tables de tout le monde.
no-too-many-tables-here = { $most } tables ouvertes depuis hier sur votre réseau sont encore en cours. Finissez-en d’abord une, ou asseyez-vous à l’une d’elles.
    .rule = La maison a de la place pour les tables de tout le monde.
no-too-many-bots = { $most } robots et places libres attendent aux tables que vous avez ouvertes depuis hier. Finissez d’abord l’une d’elles.
    .rule = Les robots de la maison réfléchissent pour tout le monde.
no-locked-out = On ne vous reconnaît plus ici : un autre appareil vient de fermer la porte à tous les autres.
    .rule = De deux appareils qui s’excluent, le premier reste.
no-is-over = La partie était alors finie.
    .rule = Une table peut commencer partout avant la fin d’une autre.
no-daily-sealed = C’est la donne du jour : d’autres doivent encore la jouer. Elle s’ouvre quand la journée est finie.
    .rule = Chacun joue la donne d’un jour sans la connaître.
no-hint-among-people = Les conseils se donnent quand on joue seul avec des robots.
    .rule = Entre personnes, chacun joue par soi-même, et le résultat compte.
no-hint-daily = Pas de conseils pour la donne du jour.
    .rule = Chacun a un seul essai à la donne du jour, par soi-même.
no-why-a-bot = On ne demande pourquoi qu’à un robot.
    .rule = Les gens gardent leurs raisons pour eux.
no-why-later = Je vous le dirai après la partie.
    .rule = Dire pourquoi ne doit rien révéler de ce qui est caché. L’analyse le dit après la partie.
no-hint-under-way = Un conseil se prépare déjà.
    .rule = On réfléchit à un conseil à la fois.
event-left = { $who } a quitté la table : un robot continue.
event-gone = { $who } a quitté la table.
event-stood-in = Un robot continue pour { $who }.
event-back = { $who } est de retour.
remark = { $who } : « { $said } »
remark-smile-own = Eh bien, quelle histoire !
remark-smile-theirs = Oh, quel tournant !
remark-smile-won = Merci, c’était une bien jolie partie.
remark-smile-lost = Bien joué ! Quel plaisir, du début à la fin.
remark-calm-own = Ainsi va la partie, pas à pas.
remark-calm-theirs = Je vois. Cela change un peu la donne.
remark-calm-won = Une bonne partie, qui donne à penser.
remark-calm-lost = C’est mérité. Une autre fois, peut-être.
remark-grin-own = Ha ! Je ne sais jamais comment ça finit.
remark-grin-theirs = Voilà qui devient intéressant !
remark-grin-won = Ha ! Je n’aurais pas parié sur moi.
remark-grin-lost = Quelle partie ! On recommence ?
remark-frown-own = Hum. Je m’attendais à pire.
remark-frown-theirs = Hum. Je m’en souviendrai.
remark-frown-won = Hum ! Mieux que je ne craignais.
remark-frown-lost = Hum. C’est gagné dans les règles, je l’avoue.
remark-wink-own = Disons que c’était prévu.
remark-wink-theirs = Je me demandais quand cela viendrait.
remark-wink-won = Un plaisir. Il m’a fallu toute ma tête.
remark-wink-lost = Tiens, comment cela s’est-il fait ?
event-hint = { $who } demande un conseil : cette partie ne compte pas pour le classement.
why-chose = J’ai choisi : { $answer }.
why-rather = À y regarder de plus près, je choisirais plutôt « { $other } ».
why-more = Cela promet { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
why-further = Cela ne promet pas plus dans l’immédiat, mais davantage pour la suite.
why-guess = Vous ne pouvez pas savoir tout ce que je sais. De votre place, cela ressemble à ceci :
hint-where = Regardez ce qui est marqué : l’important est là.
hint-nowhere = Rien sur la table n’en décide. Pesez vos réponses.
hint-which = Ces réponses comptent : { $answers }.
hint-answer = Je choisirais : { $answer }.
hint-only = Il n’y a pas d’autre réponse.
hint-why = J’en attends { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que de « { $other } ».
hint-alike = J’attends à peu près autant de « { $other } », mais moins pour la suite.
hint-further = « { $other } » promet davantage sur le moment, mais moins pour la suite.
no-review-kept = Les règles gardent une partie de ce jeu secrète pour toujours : qui y jouait peut revoir ses propres réponses.
    .rule = Ce que les règles gardent secret ne se dit pas non plus après la partie.
review-more = « { $other } » promet environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
review-more-line = « { $other } » promet environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus. L’écart tient surtout à : { $line }.
review-further = « { $other } » ne rapporte pas plus de points, mais de meilleures chances pour la suite.
review-find = « { $other } » venait ensuite, nettement moins bon.
review-alike = « { $other } » valait à peu près autant.
review-doubt = Deux façons de juger se contredisent : « { $other } » valait-il mieux ?
review-luck = Personne ne pouvait savoir ce qui viendrait.
practice = À vous de trouver
practice-slip = Ici, on a répondu « { $played } ». Il y a mieux : quoi ?
practice-right = Vous avez trouvé. { $why }
practice-wrong = Il y avait mieux. { $why }
puzzle-you = Joueur { $seat } (vous)
puzzle-seat = Joueur { $seat }
no-no-puzzle = Pas de problème pour ce jeu aujourd’hui.
    .rule = Les problèmes viennent avec un jeu, ou se trouvent quand on revoit des parties finies.
no-daily-once = La donne du jour ne se tente qu’une fois : ce qu’on a vu ne se reprend pas.
    .rule = Chacun a un seul essai à la donne d’un jour.
no-not-in-lesson = Les règles le permettraient ; cette leçon continue par ce que dit sa carte.
    .rule = Après la dernière étape, la partie est libre et tout compte.
no-not-over = La partie n’est pas finie.
    .rule = Ce qui était caché n’est écrit qu’une fois la partie finie.
no-no-table = Cette table n’existe pas ici.
    .rule = Un lien vers une table porte son nom entier.
no-record-kept = Les règles gardent une partie de ce jeu secrète pour toujours, et on ne peut plus raconter ce qui en a été vu ; la maison garde la feuille complète.
no-frozen = Cette partie suivait des règles qui ont changé depuis ; on ne peut plus que la regarder.
    .rule = Une partie se joue jusqu’au bout avec les règles de son début.
no-not-stored = Cela n’a pas été enregistré et ne compte pas ; essayez de nouveau.
    .rule = Un coup compte dès qu’il est enregistré.
no-not-owner = Ceci n’est que pour qui tient la maison, par le lien qu’affiche `ludotheque serve --owner-link`.
no-workshop-busy = Une autre question est en train d’être jouée ; attendez sa réponse, ou quittez-la.
no-too-often = C’était trop à la fois ; attendez un peu et essayez de nouveau.
no-store-away = Les tables sont injoignables pour le moment ; rien n’est perdu, essayez de nouveau bientôt.
    .rule = Un coup compte dès qu’il est enregistré.
no-nothing-said = Il n’y a rien à dire là-dedans.
    .rule = Un message contient des mots.
no-too-many-words = { $count } caractères : { $most } à la fois au plus.
    .rule = Une chose à la fois.
no-too-fast = C’était beaucoup d’un coup : au plus { $most } messages en { $seconds } secondes.
    .rule = Chacun doit avoir le temps de lire.
no-no-private-talk = Vous n’êtes pas en tête-à-tête en ce moment.
    .rule = On ne parle en privé que tant que la règle le permet ; à la table, on parle toujours.
no-no-such-claim = Cette affirmation n’existe pas.
    .rule = On affirme ce qui est proposé, ou on le dit avec ses propres mots.

# Ma page : autres appareils et clés d’accès.
ui-me = Mon nom et mes appareils
ui-me-line = Ni mot de passe ni adresse : ce navigateur vous connaît. Emportez d’ici votre nom et vos tables sur d’autres appareils.
ui-me-welcome = Bienvenue, { $name }.
ui-me-other-device = Sur un autre appareil
ui-me-code-line = Saisissez-y un code, ou ouvrez-y le lien. Il sert une seule fois.
ui-me-code = Créer un code
ui-me-code-holds = { $minutes ->
    [one] Valable une minute.
   *[other] Valable { $minutes } minutes.
  }
ui-me-have-code = J’ai un code venant de mon autre appareil
ui-me-use-code = L’utiliser ici
ui-me-passkeys = Clés d’accès
ui-me-passkeys-line = { $passkeys ->
    [0] Une clé d’accès garde votre nom pour de bon : votre téléphone ou votre ordinateur vous fait entrer, même si ce navigateur vous a oublié.
    [one] Vous avez une clé d’accès pour cette maison.
   *[other] Vous avez { $passkeys } clés d’accès pour cette maison.
  }
ui-me-make-passkey = Créer une clé d’accès
ui-me-passkey-made = Votre clé d’accès est gardée, { $name }.
ui-me-open-by-passkey = Entrer par clé d’accès
ui-me-passkeys-insecure = Les clés d’accès demandent une adresse https ; cette maison est en simple http. Les codes marchent tout de même.
ui-me-passkeys-number = Les clés d’accès demandent une adresse qui porte un nom : en https, ou localhost sur cette machine. Les codes marchent tout de même.
ui-remind = Prévenez-moi quand c’est mon tour
ui-remind-line = Aux tables sans hâte, la maison peut vous dire qu’on vous attend, même page fermée : une fois pour tout ce qui est venu ensemble, au plus toutes les cinq minutes.
ui-remind-push = L’afficher sur cet appareil
ui-remind-devices = { $count ->
    [one] Un de vos appareils l’affiche.
   *[other] { $count } de vos appareils l’affichent.
}
ui-remind-no-push = Ce navigateur ne peut rien afficher page fermée : il faut une adresse https et, sur iPhone, la page sur l’écran d’accueil.
ui-remind-calendar = Calendrier de mes échéances
ui-remind-calendar-line = Donnez cette adresse à votre agenda. Qui la connaît peut lire vos échéances : gardez-la pour vous.
ui-remind-calendar-make = Créer une adresse
ui-remind-calendar-anew = Créer une autre adresse
ui-remind-calendar-drop = Pas de calendrier
ui-remind-webhook = L’envoyer à cette adresse (webhook)
ui-remind-quiet-from = Silence de
ui-remind-quiet-until = à
ui-remind-quiet-line = { $some ->
    [0] Pas de silence : les deux heures sont les mêmes.
   *[other] Rien n’est envoyé de { $from } h à { $until } h ({ $zone }) ; cela vient ensuite.
}
ui-remind-keep = Garder
ui-remind-kept = C’est noté.
ui-remind-lost = Votre webhook n’a pas répondu cinq fois de suite : il a été abandonné.
ui-me-research = Recherche
ui-me-consent = Les chercheurs peuvent avoir mes parties terminées
ui-me-consent-line = Seuls les coups et ce qu’a donné le hasard sont transmis, jamais un nom, un message ni une heure, et seulement si toute la table est d’accord. Vous pouvez revenir là-dessus pour toutes les copies à venir.
ui-me-noted = C’est noté, { $name }.
ui-me-leaving = Partir
ui-me-lock = Me déconnecter partout ailleurs
ui-me-locked = Seul ce navigateur vous connaît à présent, { $name }.
ui-me-lock-line = Se déconnecter partout ailleurs met aussi fin aux codes et aux clés d’accès créés jusqu’ici : vous pourrez en créer d’autres.
ui-me-leave = M’oublier sur ce navigateur
ui-me-left = Ce navigateur vous a oublié. Vous êtes maintenant { $name }.
ui-me-leave-warning = Sans clé d’accès ni autre appareil, vous ne pourriez pas revenir sous votre identité.
ui-me-failed = Cela n’a pas marché. Réessayez dans un instant.
ui-me-bad-code = Ce code n’ouvre rien : il est faux, déjà utilisé, ou vieux de plus de dix minutes.
ui-me-bad-passkey = Aucune clé d’accès n’a servi. Il n’y en a peut-être pas pour cette maison sur cet appareil.

# Regarder en arrière.
ui-travel = Revoir la partie
ui-travel-then = La table telle qu’elle était
ui-travel-turn = Tour { $turn } sur { $of }
ui-travel-back = Un tour en arrière
ui-travel-on = Un tour en avant
ui-travel-play = Dérouler tour par tour
ui-travel-pause = Arrêter
ui-travel-speed = Vitesse
ui-picture = Garder une image
ui-picture-failed = L’image n’a pas pu être faite : { $reason }
ui-log-filter = Quelles lignes
ui-log-all = Toutes
ui-log-mine = Les miennes
ui-log-look = Revoir le tour { $turn }
ui-travel-now = Revenir au présent
ui-travel-play-on = Reprendre d’ici contre des robots

# Trouver une table, et le temps.
ui-public-tables = Tables publiques
ui-table-join = Rejoindre
ui-table-sit = S’asseoir
ui-table-look = Regarder
ui-table-watch = Regarder
ui-tables-wait = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
ui-next-table = Table suivante
ui-me-here = Moi
ui-public = Table publique
ui-public-line = Tout le monde dans cette maison la trouve, peut y prendre une place libre, et regarder.
ui-pace = Rythme
ui-pace-untimed = Sans pendule
ui-pace-untimed-line = Chacun prend le temps qu’il lui faut.
ui-pace-live = En direct, à la pendule
ui-pace-live-line = Pour une soirée ensemble : chacun réfléchit sur sa réserve de temps. Un robot remplace qui l’a épuisée ou s’en va, jusqu’à son retour.
ui-pace-slow = Lente, avec un délai
ui-pace-slow-line = Pour des jours ou des semaines : personne n’a besoin d’être là en même temps. Un robot répond pour qui laisse passer un délai, jusqu’à son retour.
ui-pace-bank = Temps de chacun
ui-pace-increment = En plus par réponse
ui-pace-decision = Par décision
ui-pace-minutes = { $minutes } minutes
ui-pace-seconds = { $seconds ->
    [0] rien
   *[other] { $seconds } secondes
}
ui-pace-hours = { $hours ->
    [one] une heure
   *[other] { $hours } heures
}
ui-pace-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
ui-pace-live-short = { $increment ->
    [0] { $time } chacun
   *[other] { $time } chacun, { $increment } secondes de plus par réponse
}
ui-pace-slow-short = { $time } par décision
ui-time-hours = { $hours } h { $minutes } min
ui-time-days = { $days } j { $hours } h
ui-time-left = encore { $time }
ui-time-low = bientôt plus de temps
ui-seat-host = hôte
ui-seat-kept = Gardée pour { $name }
ui-stand-up = Se lever
ui-free-seat = Libérer la place
ui-seat-freed = Votre place a été libérée. Vous pouvez prendre toute place libre.
ui-put-bot = Mettre ici
ui-arrange = Un robot pour la place { $number }
ui-fill = Compléter avec des robots et commencer
ui-fill-line = { $count ->
    [one] { $names } prend la place libre.
   *[other] { $names } prennent les places libres.
}
ui-away = absent

# En compagnie, à la table.
ui-this-table = Cette table
ui-time = Temps restant :{" "}
ui-stood-in = remplacé par un robot
ui-stood-in-me = Un robot joue à votre place.
ui-back = Me revoilà
ui-missed = { $names } { $count ->
    [one] est loin de la table.
   *[other] sont loin de la table.
}
ui-stand-in = { $count ->
    [one] Laisser jouer un robot
   *[other] Laisser jouer des robots
}
ui-leave = Quitter la table
ui-leave-line = Un robot continue à votre place. Dès que vous revenez à cette table, la place est de nouveau la vôtre. Si la partie finit sans vous, elle compte comme perdue pour vous ; en revenant, vous retrouvez le temps que vous aviez.
ui-rewind-line = Votre dernière réponse ne s’annule plus toute seule : d’autres en ont appris quelque chose, ou ont joué depuis. Si tout le monde est d’accord, elle est reprise avec tout ce qui a suivi.
ui-rewind-ask = Demander à reprendre
ui-rewind-alone-line = Votre dernière réponse ne s’annule plus toute seule : quelque chose a été montré depuis. Les robots ne s’en offusquent pas ; elle est reprise avec tout ce qui a suivi.
ui-rewind-alone = Reprendre quand même
ui-rewind-mine = Vous demandez à reprendre votre dernière réponse. Accord encore attendu : { $names }.
ui-rewind-asked = { $name } demande à reprendre sa dernière réponse, avec tout ce qui a suivi.
ui-rewind-agreed = Vous êtes d’accord pour que { $name } reprenne sa réponse ; tout le monde ne l’a pas encore dit.
ui-rewind-agree = D’accord
ui-rewind-decline = Non
ui-rewind-off = Votre dernière réponse reste : tout le monde n’a pas accepté de la reprendre, ou quelqu’un a joué entre-temps.
ui-again = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
ui-again-join = Rejoindre la partie suivante
ui-again-watch = Regarder la partie suivante
ui-calling = Sons et avis
ui-sound = Des sons : dés, pièces, cartes, et deux notes quand c’est à moi et que je n’ai rien fait depuis un moment
ui-volume = Volume
ui-notify = Une notification, si je regarde ailleurs
ui-notify-ask = Autoriser les notifications
ui-notify-denied = Ce navigateur ne nous laisse pas envoyer de notifications. Le titre de la page vous le dit, et le son.
ui-notify-insecure = Les notifications demandent une adresse https ; cette maison est en simple http. Le titre de la page vous le dit, et le son.
ui-while-away = Pendant votre absence

# Résultats, classements, feuilles de partie ; adresses qui ne mènent nulle part.
guest = Invité { $number }
ui-results = Résultats, classement et feuilles de partie
ui-results-mine = Mes résultats
ui-results-none = Rien encore : les parties que vous terminez sont comptées ici.
ui-results-game = Jeu
ui-results-players = Joueurs
ui-results-played = Jouées
ui-results-won = Gagnées
ui-results-points = Points en moyenne
ui-results-best = Plus de points
ui-results-rating = Cote
ui-ladder = Qui est le plus fort
ui-ladder-line = Personnes et robots sur une même échelle, par jeu et par nombre de joueurs. Une cote dit ce que quelqu’un vaut au moins, presque à coup sûr : elle monte avec chaque partie qui le montre. Une partie que l’on quitte est perdue pour qui la quitte ; les autres sont cotés contre le robot qui a continué.
ui-ladder-who = Nom
ui-ladder-none = Personne n’a encore de cote ici.
ui-records = Feuilles de partie
ui-records-line = Une partie gardée dans un fichier peut être remise sur la table : pour la revoir tour par tour, ou la reprendre.
ui-records-bring = Ouvrir une feuille…
ui-nowhere = Il n’y a rien à cette adresse.
ui-no-such-game = Ce jeu n’est pas sur l’étagère.
ui-no-line = La maison est injoignable pour l’instant. Êtes-vous en ligne ?
ui-travel-line = Revoyez la table telle qu’elle était, tour par tour.
ui-travel-copy = Copier le lien
ui-travel-copied = Le lien est copié.
ui-records-bad = Ce fichier ne peut pas être ouvert : { $reason }
ui-signed-out = Vous avez été déconnecté sur cet appareil ; vous regardez, à présent.

# La page d’un jeu qui n’a pas de règles à lui.
manual-goal = De quoi il s’agit
manual-turn = Comment on joue
manual-components = Le matériel
manual-icons = Les symboles en mots
manual-sources = D’où viennent les règles

# La page d’un jeu et ses règles.
ui-rules = Règles
ui-rules-game = { $game } : les règles
ui-rules-search = Chercher dans les règles
ui-rules-found = { $count ->
    [0] nulle part
    [one] un endroit
   *[other] { $count } endroits
}
ui-rules-next = Suivant
ui-rules-previous = Précédent
ui-rules-contents = Sommaire
ui-rules-print = Imprimer
ui-rules-of = Lire la règle
ui-rules-total = Total
ui-rules-data = Nombres et cartes
ui-rules-rulings = Décisions
ui-minutes = environ { $minutes } minutes
ui-difficulty-1 = très facile
ui-difficulty-2 = abordable
ui-difficulty-3 = un peu de réflexion
ui-difficulty-4 = exigeant
ui-difficulty-5 = pour experts
ui-solo-too = en solo aussi
ui-source-rulebook = règle du jeu
ui-source-public = public
ui-source-inferred = découle de la règle
ui-source-proposal = notre proposition

# La page d’un joueur.
ui-player = Joueur
ui-daily = Les donnes du jour
ui-daily-line = La même donne, les mêmes adversaires, pour tout le monde, et un seul essai. La journée finit dans { $hours } h { $minutes } min.
ui-daily-against = { $bots ->
    [one] Vous contre un robot
   *[other] Vous contre { $bots } robots
}
ui-daily-alone = Vous en solitaire, ou contre ce que la boîte apporte
ui-daily-play = Jouer la donne du jour
ui-daily-on = Continuer
ui-daily-look = La revoir
ui-daily-better = points : mieux que { $percent } % des autres
ui-daily-played = { $count ->
    [0] Personne ne l’a encore finie
    [one] Une personne l’a finie
   *[other] { $count } personnes l’ont finie
}
ui-puzzles = Les problèmes du jour
ui-puzzles-line = Un moment d’une partie de joueurs ou de robots, un par jeu et par jour : une seule réponse est nettement la meilleure. Trouvez-la, avec ce qu’on savait alors.
ui-puzzles-none = Aucun problème pour l’instant : ils viennent des parties finies que l’on revoit.
ui-puzzles-answers = Votre réponse
ui-puzzles-right = Trouvé !
ui-puzzles-wrong = Il y avait mieux.
ui-puzzles-best = La meilleure
ui-puzzles-next = la suivante
ui-puzzles-on = Continuer à partir d’ici
ui-player-mine = Mes parties, jour après jour
ui-player-card = carte de lecteur
ui-player-games = Parties
ui-player-together = Parties ensemble
ui-player-nothing = Vous n’avez pas encore joué ensemble.
ui-player-lessons = Leçons
ui-player-learnt = apprise
ui-player-steps = { $done } étapes sur { $of }
ui-player-first = Jouer une partie
ui-player-only-lessons = Aucune partie comptée encore : une leçon ne compte pas. Votre première vraie partie sera ici.
ui-player-won = Gagnées
ui-player-won-of = { $won } sur { $of } ; à forces égales ce serait { $fair }
ui-player-run = victoires de suite
ui-player-longest = de suite au plus
ui-player-last = Dernières parties
ui-player-last-told = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $of }.
ui-player-likely = force probable
ui-player-least = au moins, presque à coup sûr
ui-player-rating-told = Cote après { $games } parties : { $likely } est probable, { $least } au moins presque à coup sûr.
ui-player-all = Toutes les boîtes
ui-player-only-won = gagnées
ui-player-only-alone = en solitaire
ui-player-alone = en solitaire
ui-player-best = le plus de points à ce jour
ui-player-data = Mes données
ui-player-data-line = Tout ce que la maison garde de vous, en un fichier : nom, parties, cotes, et ce que vous avez dit aux tables.
ui-player-export = Garder mes données
ui-me-what-stays = Quand un navigateur vous oublie, rien ne change aux tables : les parties jouées restent avec leurs résultats, votre nom reste dans leurs journaux et dans ce que vous y avez dit, et votre cote reste au classement. Personne ne peut s’en servir à votre place.

# L’histoire d’une partie terminée.
story-points = Les points, manche par manche
story-lead = { $who } prend la tête.
story-leap = { $who } marque { $count } { $count ->
    [one] point
   *[other] points
} à la manche { $round }.
story-comeback = { $who } avait { $count } { $count ->
    [one] point
   *[other] points
} de retard à la manche { $round }, et l’emporte.
story-ahead = { $who } a pris la tête à la manche { $round } et ne l’a plus quittée.
story-leads = La tête a changé { $count } fois.
story-tie = Autant de points que { $whom } : ce qui départage a souri à { $who }.
story-close = { $count ->
    [one] Un seul point
   *[other] { $count } points
} entre { $who } et { $whom }.
story-runaway = { $who } compte { $count } { $count ->
    [one] point
   *[other] points
} de plus que tous les autres.
story-best-line = { $count } points sur { $total } viennent d’une seule chose : { $what }.

# Symbols: what each is called, by number, and what it means.
ui-symbol-coin = { $number ->
    [one] pièce
   *[other] pièces
}
    .about = De l’argent.
ui-symbol-first = premier joueur
    .about = Commence.
ui-symbol-points = { $number ->
    [one] point
   *[other] points
}
    .about = Qui en a le plus gagne.

ui-confirm = C’est irrévocable.
ui-search = Chercher

# Les règles de la maison : ce sur quoi reposent ses refus.
ui-house = Règles de la maison
ui-house-line = Ce qui vaut à toutes les tables, quel que soit le jeu.
house-answers = Une table pose une question à la fois, ou la même à plusieurs personnes. Qui est interrogé peut faire ce qui est éclairé ; tout le reste dit pourquoi non. Une réponse compte dès qu’elle est enregistrée, et ne se perd plus.
    .title = Questions et réponses
house-taking-back = Ce qui n’a rien appris à personne se reprend aussitôt. Ce qui est plus ancien se reprend si toute la table est d’accord. Le journal le garde, barré.
    .title = Reprendre un coup
house-seats = Chaque place est pour une personne ou un robot. Qui ouvre une table en dispose les places jusqu’au début ; la partie commence dès que toutes sont prises. Les autres peuvent regarder, et voient ce qui est visible de tous.
    .title = Les places
house-absence = Quand quelqu’un est parti et que les autres l’attendent, un robot peut continuer jusqu’à son retour. À une table avec horloge, il le fait de lui-même. Le journal et la conversation le disent.
    .title = Quand quelqu’un s’en va
house-tables = La maison est à tout le monde : une personne, ou un réseau, n’a qu’un certain nombre de tables et de robots en cours. Une table se trouve par son adresse entière.
    .title = Combien de tables
house-hints = Conseils et leçons sont faits pour jouer avec des robots. Une partie avec conseil ne compte pas pour le classement. Une leçon continue par ce que dit sa carte ; après la dernière étape, tout est libre.
    .title = Conseils et leçons
house-daily = Chaque jour, tout le monde reçoit la même donne et a un seul essai. Personne ne voit la table des autres, et rien ne se reprend, avant la fin de la journée. Un problème du jour vient de parties analysées ici, ou de parties de robots.
    .title = La donne et le problème du jour
house-talk = Qui est assis peut parler, avec ses mots ou avec les phrases du jeu, vraies ou non. En privé, on ne parle que tant que les règles du jeu le permettent.
    .title = La conversation
house-after = Une partie finie peut être revue, analysée et écrite. Ce que les règles gardent secret pour toujours le reste. Une partie se joue jusqu’au bout avec les règles de son début.
    .title = Après la partie
house-devices = Une personne peut utiliser plusieurs appareils. Qui ferme la porte aux autres reste ; les autres doivent s’identifier de nouveau.
    .title = Les appareils

# L’atelier, pour qui tient la maison.
ui-workshop = Et si ?
ui-workshop-line = Essayez d’autres nombres dans un jeu. Des bots jouent les mêmes donnes avec les nombres actuels et avec les vôtres ; rien ne change aux tables.
ui-workshop-closed = L’atelier est réservé à qui tient la maison, par le lien qu’elle affiche quand on la lance avec --owner-link.
ui-workshop-game = Jeu
ui-workshop-find = Chercher un nombre
ui-workshop-none = Ce jeu n’a pas de fichier de composants : rien n’y peut être autre.
ui-workshop-more = { $count ->
    [one] Un nombre de plus : cherchez-le par son nom.
   *[other] { $count } nombres de plus : cherchez-les par leur nom.
  }
ui-workshop-was = avant : { $value }
ui-workshop-source = { $source ->
    [rulebook] livret
    [public] source publique
    [inferred] déduit
   *[proposal] notre proposition
  }
ui-workshop-seats = Joueurs
ui-workshop-games = Parties
ui-workshop-bots = Bots
ui-workshop-bot = { $bot ->
    [random] au hasard
   *[greedy] sensés
  }
ui-workshop-play = { $count ->
    [0] Changez d’abord un nombre
    [one] Jouer avec un autre nombre
   *[other] Jouer avec { $count } autres nombres
  }
ui-workshop-stop = Arrêter
ui-workshop-progress = { $done } parties sur { $of }
ui-workshop-left = encore { $seconds } s environ
ui-workshop-found = Ce que cela change
ui-workshop-real = Réel : l’intervalle de la différence exclut zéro.
ui-workshop-what = Quoi
ui-workshop-before = Maintenant
ui-workshop-after = Avec les vôtres
ui-workshop-by = Différence
ui-workshop-verdict = Verdict
ui-workshop-is = { $real ->
    [yes] réel
   *[no] peut-être le hasard
  }
