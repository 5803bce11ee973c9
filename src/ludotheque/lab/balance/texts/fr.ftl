# Mots du rapport d’équilibre. Les chiffres sont écrits par la page.

lab-title = Équilibre du jeu { $game }
lab-kicker = Rapport d’équilibre · un seul fichier, rien à charger
lab-about = Des robots jouent entre eux. Barres et crochets sont des intervalles à 95 % ; la bande verte est ce qu’on souhaite.
lab-about-verdicts = ✓ tout l’intervalle est comme souhaité · ~ l’intervalle franchit une limite, plus de parties le diraient · ✗ tout l’intervalle est en dehors. Où l’on regarde beaucoup de choses, ✗ n’est donné qu’à ce qui ressort plus que le hasard ne le fait parmi tant d’autres.
lab-stamp-good = comme souhaité
lab-stamp-unsure = pas encore sûr
lab-stamp-bad = pas comme souhaité
lab-bold-title = Ce qui ressort
lab-bold-none = Aucun écart avec ce qui est souhaité n’est établi.
lab-in-short = Toutes les tables
lab-case-title = { $seats ->
    [one] Une personne
   *[other] { $seats } personnes
  }
lab-case-games = { $games ->
    [one] une partie
   *[other] { $games } parties
  } entre
lab-column-what = quoi
lab-column-found = trouvé
lab-column-wanted = souhaité
lab-column-verdict = verdict
lab-column-offered = proposé
lab-column-taken = pris
lab-column-in-games = dans les parties
lab-column-of-all = du total
lab-column-wins = victoires, en parts équitables
lab-column-detectable = se verrait
lab-column-reached = accompli
lab-column-seats = places
lab-column-games = parties
lab-column-table = table
lab-column-ended = finie comme visé
lab-places-title = Qui commence
lab-places-find = Victoires selon la place dans l’ordre du tour ; en pointillé, la part équitable.
lab-place-wins = la place { $of } gagne
lab-rounds = manches
lab-answers = réponses par partie
lab-points = points par personne
lab-margin = avance du vainqueur
lab-source = points venus de
lab-ended = fin : { $of }
lab-choices = choix par partie
lab-width = options par choix
lab-leads = changements de tête
lab-turned = perdue par qui menait à mi-partie
lab-length-title = Durée et fin
lab-length-find = Combien de manches durent les parties, et pourquoi elles finissent.
lab-length-answers = Ce jeu ne compte pas de manches.
lab-scores-title = Points
lab-scores-find = Avec combien de points on finit, et d’où ils viennent en moyenne.
lab-choices-title = Choix
lab-luck = la chance de la donne
lab-skill = qui joue
lab-rest = ni l’un ni l’autre : le cours du jeu
lab-luck-title = Chance et savoir-faire
lab-luck-find = Ce qui annonce qui gagne, quand deux niveaux voisins de bots jouent chaque donne deux fois, places échangées. La donne compte avec les dés et les pioches qui restent les mêmes ; la chance qui ne vient qu’après qu’on a joué autrement est dans le reste.
lab-components-title = Ce qu’on choisit, et qui gagne avec
lab-components-find = À droite : pris plus souvent par qui le pouvait. En haut : qui l’a pris gagne plus que sa part équitable, dans les parties où tous ne l’ont pas pris. Zone rouge : presque personne ne le prend.
lab-components-none = Rien dans ce jeu ne se choisit par son nom.
lab-components-axis = pris par tant de ceux qui le pouvaient
lab-components-listed = Ce qu’on peut choisir
lab-components-notice = Ce qui se verrait : un effet de cette taille apparaîtrait dans quatre rapports sur cinq.
lab-components-more = Tous les choix, au nombre de { $count }
lab-strong = trop fort : qui le prend gagne
lab-weak = un piège : qui le prend perd
lab-ignored = inutile : presque personne ne le prend
lab-anything = quoi que ce soit
lab-held-title = Sur quoi reposent les points à la fin
lab-held-find = Qui détenait quoi, combien de fois ce fut accompli, et combien ont gagné.
lab-openings-title = Ouvertures
lab-openings-find = La première chose qui a un nom que chacun a prise, et combien ont gagné.
lab-dead-title = Options mortes
lab-dead-find = Proposées, et prises par personne.
lab-dead-none = Tout ce qui fut proposé fut pris par quelqu’un.
lab-missing-find = Jamais vues : rien ne fut dit de ces cartes, et personne ne se les vit proposer.
lab-unoffered-find = Jamais possibles : personne ne put jamais les choisir.
lab-never-more = { $count } de plus
lab-events-title = Ce qui s’est passé :
lab-events-first = Ce qui s’est passé d’abord :
lab-plans-title = Plans
lab-plans-find = Une place suit un plan, les autres jouent comme d’habitude. Un plan qui gagne plus que souhaité peut être exploité.
lab-plans-more = { $count ->
    [one] Un plan plus faible
   *[other] { $count } plans plus faibles
  }
lab-plan-games = { $games ->
    [one] une partie
   *[other] { $games } parties
  }
lab-plan-rush = Se ruer : dépenser tout ce qui peut l’être, ne jamais renoncer
lab-plan-hoard = Amasser : ne rien dépenser sans y être contraint
lab-plan-only = Toujours :
lab-plan-never = Jamais :
lab-stronger = gagne plus que sa part
lab-par = à égalité, autant qu’on puisse dire
lab-weaker = gagne moins que sa part
lab-exploitable = peut être exploité
lab-whatif-title = Et si
lab-whatif-find = Deux fichiers de données sur les mêmes donnes. Une différence est dite réelle quand son intervalle exclut zéro.
lab-whatif-one = premier fichier
lab-whatif-other = second fichier
lab-whatif-by = différence
lab-real = réelle
lab-chance = peut-être le hasard
lab-component-taken = pris :
lab-component-wins = victoires, en parts équitables :
lab-made-by = Fait par
lab-language = Langue
lab-footer-seed = graine { $seed }
