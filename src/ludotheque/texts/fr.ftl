name = { $who }
no-not-asked = Ce n’est pas à vous de répondre.
    .rule = On répond quand une question est posée.
no-not-an-option = Ce n’est pas possible maintenant.
    .rule = On ne peut faire que ce qui est proposé.
no-nothing-to-undo = Il n’y a rien à reprendre : depuis, quelque chose a été montré ou lancé, ou la main est passée.
    .rule = On ne reprend que ce qui n’a rien appris à personne.
