game-liars_dice = Dés menteurs
    .line = Dites combien il y en a sous tous les gobelets, sans vous faire prendre.
    .about = Chacun lance ses dés sous un gobelet. À son tour, on annonce combien de dés d’une valeur il y a sur toute la table, les as comptant pour n’importe laquelle ; qui n’y croit pas le dit, on lève les gobelets, et quelqu’un perd un dé. Le dernier à avoir des dés gagne.
    .source = Un jeu traditionnel du domaine public, comme on le joue en Amérique du Sud, avec as jokers, palifico et calza.
option-calza = Calza
option-calza-yes = On peut dire une annonce tout juste exacte
option-calza-no = Annoncer ou douter, rien d’autre
option-palifico = Palifico
option-palifico-yes = Une manche à part pour qui n’a plus qu’un dé
option-palifico-no = Toutes les manches pareilles

face-1 = as
face-2 = deux
face-3 = trois
face-4 = quatre
face-5 = cinq
face-6 = six
faces-1 = as
faces-2 = deux
faces-3 = trois
faces-4 = quatre
faces-5 = cinq
faces-6 = six
pips-1 = 1
pips-2 = 2
pips-3 = 3
pips-4 = 4
pips-5 = 5
pips-6 = 6

round = Manche { $round } · { $dice } dés
round-palifico = Palifico · manche { $round } · { $dice } dés
faces = Annoncer · les as comptent pour toute valeur
faces-palifico = Palifico : une seule valeur, et un as n’est qu’un as
face-open = { $face }, au moins { $least }
no-bid = Pas encore d’annonce
bidder = { $who } annonce
bid = { $who } annonce { $count } × { $face }
known = { $missing ->
    [0] Vous en avez autant à vous seul.
   *[other] { $own ->
        [0] Aucun de vos dés ne compte
        [one] Un de vos dés compte
       *[other] { $own } de vos dés comptent
    } : il en faut { $missing } de plus parmi les { $dice } que vous ne voyez pas.
}
bid-past = { $who } avait annoncé { $count } × { $face }
last-bid = Manche d’avant : annonce de { $count } × { $face }, { $found } sur la table
last-found = { $found } sur la table, pour une annonce de { $count } × { $face }
under-cup = Sous le gobelet
shown = Manche d’avant
cup-closed = Le gobelet de { $who }, sur { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
cup-out = { $who } est hors jeu, numéro { $out } à sortir
die = { $face }
die-counts = { $face }, compte
dice-left = { $dice ->
    [0] Plus de dé
    [one] Encore un dé
   *[other] Encore { $dice } dés
}{ $palifico ->
    [1] , a eu son palifico
   *[other] {""}
}
fact-dice = { $number ->
    [one] dé
   *[other] dés
}

ask-bid-or-doubt = { $count ->
    [0] À vous de commencer : sur quelle valeur annoncez-vous ?
   *[other] { $whom } annonce { $count } × { $face }. Sur quelle valeur annoncez-vous, ou en doutez-vous ?
}
ask-say-how-many = Combien { $face ->
    [as] d’as
   *[other] de { $face }
} parmi les { $dice } dés ?
do-face = Annoncer : { $face }, { $least } ou plus
    .chip = { $face }, { $least }+
do-bid = Annoncer { $count } × { $face }
# number 1: a round is about one die, whatever the table
do-dudo = Dudo : j’en doute
    .chip = Dudo
    .stake = perdant : −1 dé
# number 1: a round is about one die, whatever the table
do-calza = Calza : tout juste
    .chip = Calza
    .stake = { $lost ->
        [0] sinon, −1 dé
       *[other] +1 dé ; sinon, −1
    }

no-aces-first = Une manche ne commence pas par les as.
    .rule = Dés menteurs, les annonces. Décision 2 : on annonce les as après une autre valeur.
no-one-face = Dans une manche de palifico, une seule valeur : { $face }.
    .rule = Dés menteurs, palifico. Décision 6 : qui commence choisit la valeur, pour tout le monde.
no-calza-in-palifico = Pas de calza dans une manche de palifico.
    .rule = Dés menteurs, calza. Décision 5 : pas dans une manche de palifico.
no-too-few-dice = Il faudrait annoncer { $count } × { $face }, et il y a { $dice } dés.
    .rule = Dés menteurs, les annonces. Décision 3 : on n’annonce pas plus de dés qu’il n’y en a.
no-too-low = Il faut annoncer { $count } × { $face } au moins.
    .rule = Dés menteurs, les annonces. Décision 2 : une annonce dépasse celle d’avant.

event-round-begun = Manche { $round } : tous lancent leurs dés, { $who } commence.
event-palifico-begun = Manche { $round }, palifico : les as ne sont que des as, et { $who } choisit la valeur.
event-bid-made = { $who } annonce { $count } × { $face }.
event-doubted = { $who } doute qu’il y ait { $count } × { $face }, comme l’a dit { $whom }.
event-calza-called = { $who } dit qu’il y a tout juste { $count } × { $face }, comme l’a dit { $whom }.
event-dice-shown = { $who } montre { $dice }.
event-dice-counted = { $count ->
    [0] Aucun dé ne compte ({ $face }).
   *[other] Il y a { $count } × { $face }.
}
event-die-lost = { $who } perd un dé { $dice ->
    [0] et n’en a plus
    [one] et n’en a plus qu’un
   *[other] et en garde { $dice }
}.
event-die-regained = { $who } a raison, reprend un dé et en a { $dice }.
event-calza-right = { $who } a raison, et a déjà tous ses dés.
event-player-out = { $who } est hors jeu.

end-last-cup = Il n’y a plus de dés que sous un gobelet.
score-dice = Dés restants

guide-cup = Voici vos dés ; personne d’autre ne les voit. Dites combien de dés d’une valeur il y a sous tous les gobelets ensemble. Les as comptent pour n’importe laquelle, donc environ un tiers des dés.
    .title = Votre gobelet
guide-bid = Une annonce dépasse celle d’avant : plus de dés, ou autant d’une valeur plus haute. Pour les as, la moitié suffit ; après les as, il faut plus du double pour une autre valeur.
    .title = Annoncer
guide-doubt = Si vous ne croyez pas l’annonce, dites dudo : on lève les gobelets, et qui s’est trompé perd un dé. Si vous la croyez tout juste exacte, dites calza : vous reprenez un dé, ou en perdez un.
    .title = Douter

# Ce dont on se souvient.
curve-dice = Les dés, manche par manche
memory-doubts = { $who } a douté de { $count } annonces.
memory-lost = { $who } a perdu { $count } dés.
memory-regained = { $who } a vu juste, { $count ->
    [one] une fois
   *[other] { $count } fois
}.

# La page des règles : les symboles et le glossaire.
symbol-die = { $number ->
    [one] dé
   *[other] dés
}
    .about = Qui a perdu tous les siens est éliminé.
symbol-own-die = { $number ->
    [one] de vos dés
   *[other] de vos dés
}
    .about = Compte pour l’annonce, sous votre propre gobelet.
symbol-unseen-die = { $number ->
    [one] dé des autres
   *[other] dés des autres
}
    .about = Doit compter aussi pour que l’annonce soit vraie.
term-ace = as
    .about = Un dé qui compte pour toutes les faces.
term-bid = annonce
    .about = Tant de dés d’une face, sous tous les gobelets.
term-calza = calza
    .about = L’annonce est tout juste.
term-cup = gobelet
    .about = Cache vos dés à tous, sauf à vous.
term-dudo = dudo
    .about = Je doute de l’annonce.
term-palifico = palifico
    .about = Une manche à part pour qui n’a plus qu’un dé.

# Verbs, as the action area shows them.
verb-dudo = Dudo
    .about = Trop annoncé ? L’annonceur perd un dé ; sinon, c’est vous.
verb-calza = Calza
    .about = Tout juste ? Vous regagnez un dé ; sinon, vous en perdez un.
verb-face = Annoncer
    .symbol = die
    .touch = touchez un dé ci-dessus
verb-bid = Combien
    .symbol = die

# Symbols: what each is called, by number, and what it means.

# Les symboles en mots : comment chacun s’appelle et, après les deux-points, ce qu’il veut dire.

# La leçon : une première manche sur une donne préparée, que le kit joue.
lesson-first = Votre première manche
    .about = Annoncez des dés que personne d’autre ne voit, passez aux as, et surprenez une annonce trop haute.
    .goal = Chacun lance ses dés sous un gobelet et ne voit que les siens. À tour de rôle, on dit combien de dés d’une valeur il y a sous tous les gobelets, jusqu’à ce que quelqu’un en doute ; qui s’est trompé perd un dé. Le dernier à avoir des dés gagne.
    .next = Vous avez surpris une annonce. La suite est à vous : comptez vos dés, ajoutez environ un tiers des autres, et dites calza quand une annonce semble tout juste exacte.
# number 4: the dice of this deal, which the kit lays
lesson-first-face = Vous avez une paire de quatre, et un as, qui compte pour toutes les valeurs : annoncez sur les quatre.
lesson-first-many = Dites autant qu’il en compte sous votre gobelet, as compris, et l’annonce est vraie quoi qu’aient les autres.
lesson-first-aces = { $whom } a annoncé plus haut, et vous devez en faire autant : sur les as, la moitié suffit, alors choisissez les as.
lesson-first-half = Annoncez le plus petit nombre possible : avec un as sous votre gobelet, c’est assez probable.
lesson-first-doubt = Quitter les as demande plus du double, et un seul de vos dés compte : il faudrait que tous ceux de { $whom } comptent, alors dites dudo, vous en doutez.
# number 4: the dice of this deal, which the kit lays
no-lesson-first-weak = Vous avez plus de dés qui comptent pour les quatre.
no-lesson-first-low = C’est vrai, mais il en compte plus sous votre seul gobelet : une annonce plus haute est plus dure à dépasser.
no-lesson-first-high = C’est peut-être vrai, mais c’est risquer plus qu’il ne faut.
no-lesson-first-wait = C’est peut-être vrai : il y a une réponse plus sûre.
no-lesson-first-catch = Plus haut encore, ou juste autant, est moins probable encore : surprenez l’annonce.

# Les personnages contre qui l’on joue.

character-pia = Pia
    .line = Vous croit, quoi que vous disiez.
    .own = Ça alors, j’ai cru chaque mot !
    .theirs = Oh ! Et moi qui les croyais tous.
    .won = Moi ? J’ai cru tout le monde, et ça marche !
    .lost = Je croirais tout encore une fois, volontiers.
character-rocco = Rocco
    .line = Ne croit personne, et les dés non plus.
    .own = Je n’y crois pas.
    .theirs = Ces dés ne me disent rien de bon.
    .won = Je n’y crois pas. Pour une fois, j’aimerais bien.
    .lost = Bon. Là, j’y crois.
character-bruna = Bruna
    .line = Parie que vous avez dit tout juste.
    .own = Exactement comme il fallait.
    .theirs = Cela fait combien de dés, au juste ?
    .won = Précisément ce que j’avais en tête.
    .lost = Quelqu’un avait tout juste. Bravo.
character-silas = Silas
    .line = Mentait bien avant votre arrivée.
    .own = Irais-je inventer cela ?
    .theirs = Honnêtement ? Je ne m’y attendais pas.
    .won = Une victoire honnête. Vous pouvez me citer.
    .lost = La vérité, c’est que c’est bien joué.
