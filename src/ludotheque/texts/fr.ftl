name = { $who }
no-not-asked = Ce n’est pas à vous de répondre.
    .rule = On répond quand une question est posée.
no-not-an-option = Ce n’est pas possible maintenant.
    .rule = On ne peut faire que ce qui est proposé.
no-nothing-to-undo = Il n’y a rien à reprendre : depuis, quelque chose a été montré ou lancé, ou la main est passée.
    .rule = On ne reprend que ce qui n’a rien appris à personne.

# Les mots du client de navigateur.
ui-brand = Ludothèque
ui-shelf = À quoi jouons-nous ?
ui-shelf-line = Prenez une boîte sur l’étagère. Une table avec un robot est prête en deux clics ; les amis viennent par un lien.
ui-players = { $least } à { $most } joueurs
ui-my-tables = Mes tables
ui-table-over = Terminée
ui-table-open = Attend des joueurs
ui-table-mine = À vous de jouer
ui-table-theirs = Les autres réfléchissent
ui-name = Nom
ui-language = Langue
ui-mode-day = Mode jour
ui-mode-night = Mode nuit
ui-seats = Places
ui-seat = Place { $number }
ui-seat-free = Place libre
ui-seat-bot = robot
ui-you = vous
ui-bot = Robot, { $level }
ui-open-seat = Quelqu’un par un lien
ui-add-seat = Ajouter une place
ui-remove-seat = Retirer la place { $number }
ui-options = Règles et variantes
ui-play = Jouer
ui-waiting-room = La table est mise
ui-waiting-seated = La partie commence dès que toutes les places sont prises.
ui-waiting-guest = Il reste de la place : asseyez-vous.
ui-sit-here = S’asseoir ici
ui-invite = Envoyez cette adresse à qui doit venir
ui-copy = Copier
ui-copied = Copié
ui-title-table = À la table
ui-title-my-turn = À vous de jouer
ui-your-turn = À vous
ui-waiting-for = À { $names } de jouer…
ui-over = La partie est terminée.
ui-line-joining = On rejoint la table…
ui-line-lost = Connexion perdue, nouvel essai…
ui-thinks = doit jouer
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
ui-panel-table = Table
ui-panel-others = Les autres
ui-panel-lively = quelque chose à faire ici
ui-actions = Ce que vous pouvez faire
ui-choices-here = Choix possibles ici
ui-not-now = { $what }. Pas maintenant : { $why }
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
ui-tooltip = Ce que vous regardez
ui-undo = Reprendre
ui-close = Fermer
ui-side = Scores et récit
ui-standings = Scores
ui-mark-first = premier joueur
ui-log = Ce qui s’est passé
ui-with-rules = avec les règles
ui-happened = Ce qui s’est passé
ui-moment = Moment { $place } sur { $all }
ui-replay = Que s’est-il passé ?
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
ui-winner = Victoire : { $name }
ui-shared-win = Victoire partagée : { $names }
ui-final-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-rank = N° { $rank }
ui-total = Total
ui-rematch = Rejouer
ui-look-at-board = Regarder la table
ui-show-scores = Voir les scores
ui-record = Feuille de partie
ui-back-to-shelf = Retour à l’étagère
ui-keys = Touches
ui-key-option = faire ce qui porte cette lettre
ui-key-walk = passer d’une chose à l’autre
ui-key-do = le faire
ui-key-cancel = renoncer
ui-key-undo = reprendre
ui-key-help = montrer ces touches
ui-keys-on = Les lettres seules agissent

# Places, niveaux et refus de la table.
open-seat = Place libre
level-random = Flâne : joue au hasard
    .name = Flâneur
level-greedy = Rafle : prend ce qui paraît le mieux sur le moment
    .name = Rafleur
level-search = Réfléchit : regarde un peu plus loin
    .name = Penseur
level-search-long = Médite : regarde longuement plus loin
    .name = Philosophe
no-stale = Cette question a déjà reçu sa réponse ; regardez de nouveau.
    .rule = Une réponse vaut pour la question à laquelle elle a été donnée.
no-not-seated = Vous regardez cette table sans y jouer.
    .rule = Seuls jouent ceux qui sont assis à la table.
no-seat-taken = Cette place est prise.
    .rule = Une personne ou un bot par place.
no-already-seated = Vous êtes déjà assis à cette table.
    .rule = Une personne occupe une seule place.
