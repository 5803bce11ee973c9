terminal-player = Joueur
terminal-choices = Un numéro répond ; why N explique ce qui n’est pas possible ; u reprend le coup ; q quitte.
terminal-say-number = Un numéro de la liste, why N, u ou q, s’il vous plaît.
terminal-undone = Coup repris.
terminal-left = Vous quittez la table.
terminal-input-ended = L’entrée s’est terminée avant la partie.
terminal-possible = Rien ne s’y oppose.
terminal-standings = Classement
terminal-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
terminal-unfinished = L’enregistrement s’arrête avant la fin de la partie.
