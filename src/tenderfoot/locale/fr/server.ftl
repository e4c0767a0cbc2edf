# Ce que dit `tenderfoot serve`.

serve-here =
    Tenderfoot est à l’adresse { $address }
    Les tables sont gardées dans { $file }. Arrêtez avec Ctrl-C ; chaque partie reprend au prochain démarrage.
serve-share = Vos amis ouvrent { $address }
serve-only-here = Seule cette machine y a accès ; démarrez avec --host 0.0.0.0 pour ouvrir aux autres sur votre réseau.
serve-stops = Arrêt : tout est sur le disque.
cluster-here =
    Tenderfoot est à { $address }, avec { $count } serveurs
    Tout est gardé dans { $folder }. Ctrl-C arrête ; chaque partie reprend quand vous redémarrez.
backup-made = { $file } est copié dans { $copy }.
removed-table = La table { $table } est retirée, avec tout ce qui la concerne.
removed-name = { $name } est retiré de { $count ->
    [one] une table
   *[other] { $count } tables
  }.
report-none = Rien n’a été signalé.
report-name = { $table_id } : la chaise { $number } s’appelle { $name }.
report-players = { $table_id } : { $name } a dit aux joueurs : { $text }
report-watchers = { $table_id } : quelqu’un qui regarde a dit : { $text }
refusal-remove-what = Dites une chose à retirer : tenderfoot remove TABLE, ou tenderfoot remove --name NOM.
refusal-no-table-to-remove = Il n’y a pas de table { $found } dans cette base.
refusal-no-name-to-remove = Personne ne s’appelle { $name } dans cette base.

# Les mauvaises façons de démarrer un serveur.

refusal-bad-port = { $source } ne peut pas valoir « { $found } » : un port est un nombre de 0 à 65535, comme 8765.
refusal-bad-base-url = { $source } ne peut pas valoir « { $found } » : cela ressemble à https://jeu.example.org, sans rien derrière.
refusal-bad-log-level = { $source } ne peut pas valoir « { $found } » ; le plus proche est « { $nearest } », et il y a : { $known }.
refusal-bad-count = { $source } ne peut pas valoir « { $found } » : c’est un nombre de 1 à 999999.
refusal-bad-days = { $source } ne peut pas être « { $found } » : c’est un nombre de jours, par exemple 90, ou forever.
refusal-cannot-start = Le serveur ne peut pas démarrer : { $fault }.
refusal-bad-workers = --workers ne peut pas contenir « { $found } » : ce sont les adresses des serveurs, par exemple 10.0.0.1:8765,10.0.0.2:8765.
refusal-bad-worker-count = { $source } ne peut pas être « { $found } » : c’est un nombre de 1 à { $most }.
refusal-no-haproxy = Il faut HAProxy, qui n’est pas installé ; sur Debian et Ubuntu : apt-get install haproxy.
refusal-cluster-ended = { $program } s’est arrêté avant d’être prêt : ce qu’il a dit est au-dessus.
refusal-database-scheme = { $source } : { $found } n’est pas une base connue ici. Donnez un fichier, ou une adresse qui commence par postgresql://.
refusal-database-address = { $address } n’est pas l’adresse d’une base PostgreSQL : elle s’écrit postgresql://utilisateur:mot-de-passe@machine:5432/nom, avec des signes % pour ce qui, dans un mot de passe, n’est ni lettre ni chiffre.
refusal-database-unreachable = Aucun PostgreSQL ne répond à { $address }. Vérifiez qu’il y tourne et accepte les appels d’ici, puis recommencez.
refusal-database-password = PostgreSQL refuse cet utilisateur avec ce mot de passe à { $address }. Mettez les deux dans l’adresse, ou le mot de passe dans la variable PGPASSWORD.
refusal-database-unknown = PostgreSQL n’a pas de base { $address } : demandez à son exploitant d’en créer une (createdb).
refusal-database-workers = Des processus servent { $address } : arrêtez-les d’abord.
refusal-no-own-server = PostgreSQL ne peut pas démarrer ici : { $fault }.
refusal-no-pg-dump = { $address } se copie avec pg_dump, introuvable ici : installez les programmes de PostgreSQL, ou lancez pg_dump là où ils sont.

thinkers-here = { $count ->
    [one] Un processus réfléchit
   *[other] { $count } processus réfléchissent
  } pour les serveurs démarrés avec --thinkers { $address } et le même secret. Ctrl-C arrête.
refusal-bad-thinkers = { $source } ne peut pas valoir « { $found } » : c’est HÔTE:PORT ou unix:CHEMIN.
refusal-no-token = Le serveur et ceux qui réfléchissent pour lui partagent un secret d’au moins { $count } lettres : mettez-le dans TENDERFOOT_THINKERS_TOKEN des deux côtés.
refusal-thinkers-token = Ceux qui réfléchissent ne connaissent pas le même secret que ce serveur : TENDERFOOT_THINKERS_TOKEN doit être le même des deux côtés.
refusal-thinkers-other = On ne réfléchirait pas là-bas comme ce serveur : { $what } ({ $name }) « { $theirs } » là-bas et « { $ours } » ici. Démarrez-y la même version avec les mêmes robots.
refusal-newer-database = La base a connu { $found } changements de ses tables et ce programme en connaît { $known } : elle vient d’une version plus récente.
refusal-database-in-use = Un autre serveur tient { $file } : un fichier, un serveur. Arrêtez l’autre, ou donnez un autre fichier à celui-ci avec --database.
refusal-no-database = Il n’y a pas de base à { $file } ; nommez-la avec --database.
refusal-backup-exists = { $file } existe déjà : une sauvegarde n’écrase rien.
refusal-no-backup = { $file } ne peut pas être écrit : { $fault }.

# Pourquoi le serveur refuse quelque chose à la porte.

refusal-no-such-table = Cette table n’existe pas, ou ce lien ne l’ouvre pas.
refusal-only-here = C’est réservé à la machine du serveur.
refusal-wrong-host = Ce serveur n’est pas connu sous ce nom.
refusal-wrong-origin = Cette demande vient d’un autre site.
refusal-too-fast = C’est trop à la fois ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
refusal-too-slow = Cela a mis plus de { $seconds } secondes à arriver ; réessayez.
refusal-too-many-connections = Il n’y a plus de place pour d’autres connexions ; réessayez dans { $seconds } secondes.
refusal-too-many-tables = Pas plus de { $count } tables ouvertes par heure depuis une même adresse ; réessayez dans { $minutes } minutes.
refusal-too-many-sockets = Pas plus de { $count } connexions à la fois depuis une même adresse ; réessayez dans { $seconds } secondes.
refusal-too-many-watchers = { $count } personnes regardent déjà ; réessayez dans { $seconds } secondes.
refusal-too-many-alive = { $count } tables ouvertes depuis cette adresse ne sont pas finies ; réessayez quand l’une d’elles le sera, dans { $seconds } secondes peut-être.
refusal-server-full = Ce serveur a autant de tables qu’il peut en garder ; réessayez dans { $seconds } secondes.
refusal-too-many-entries = Trop de monde est venu à des tables depuis cette adresse ; réessayez dans { $seconds } secondes.
refusal-too-many-take-backs = Vous avez repris { $count } réponses dans cette partie ; ce que vous dites maintenant reste.
refusal-too-many-links = Assez de liens ont été faits pour cette table.
refusal-too-many-bots = Il ne reste que { $count } chaises pour des robots.
refusal-only-sockets = Cette adresse est réservée aux WebSockets.
refusal-not-json = La demande doit être en JSON.
refusal-not-understood = Ce message n’a pas de sens : { $fault }.
refusal-too-deep = Ce message n’a pas de sens : il en contient trop les uns dans les autres.
refusal-packed = La demande doit venir telle quelle : rien n’est décompressé ici.
refusal-bad-request = Cette demande n’a pas de sens.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-wrong-method = Cela ne peut pas se faire à cette adresse.
refusal-too-long = C’est trop long.
refusal-fault = La faute est au serveur, pas à vous : elle est dans son journal. Réessayez dans un instant.
refusal-disk-fails = Le disque du serveur ne prend rien en ce moment : rien ne peut être gardé.
refusal-elsewhere = Cette table est en train de changer de place dans le serveur ; réessayez dans une seconde.
refusal-draining = On n’ouvre pas de nouvelle table pour le moment : le serveur va être mis à jour. Les parties commencées continuent ; revenez plus tard.
refusal-hello-first = Le premier message doit être une salutation.

# Pourquoi une table refuse quelque chose.

refusal-already-begun = La partie a commencé : les chaises restent comme elles sont.
refusal-bad-name = Un nom a au moins une lettre.
refusal-name-taken = Quelqu’un à la table s’appelle déjà { $name }.
refusal-only-watching = Ce lien sert à regarder ; demandez-en un pour jouer.
refusal-seat-taken = { $seat } y est déjà.
refusal-seat-empty = La chaise { $seat } est déjà vide.
refusal-no-seat = Vous n’avez pas de place à cette table.
refusal-sits-elsewhere = La partie a commencé, et cet appareil y joue { $name } : prenez-en un autre pour une autre place.
refusal-only-host = Seul l’hôte de la table peut le faire.
refusal-kept-out = L’hôte de cette table vous a mis dehors et ne vous laisse plus entrer : aucun lien ne vous y ramène.
refusal-not-yourself = Vous ne pouvez pas vous le faire à vous-même.
refusal-nobody-there = Personne n’est assis sur la chaise { $seat } à qui on pourrait le faire.
refusal-no-such-guest = Plus personne sans chaise ne porte ici le numéro { $guest }.
refusal-nobody-meant = Dites de qui vous parlez : de quelqu’un sur une chaise, ou d’un invité qui n’en a pas.
refusal-muted = L’hôte de cette table ne vous laisse plus rien y dire ; le reste est comme avant.
refusal-being-set-up = La partie est en train d’être préparée ; réessayez dans un instant.
refusal-not-a-bot = Il n’y a pas de robot sur la chaise { $seat } dont vous pourriez prendre la place.
refusal-clock-does-it = À cette table, la pendule s’occupe de ceux qui ne répondent pas.
refusal-bot-plays = Un robot joue déjà pour { $seat }.
refusal-not-waited-for = Personne n’attend { $seat }.
refusal-not-yet-silent = { $seat } peut réfléchir encore un peu ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
refusal-return-first = Un robot joue pour vous : reprenez d’abord votre place.
refusal-rude-name = À une table publique, un nom doit pouvoir être lu par tous ; choisissez-en un autre.
refusal-rude-line = À une table publique, un message doit pouvoir être lu par tous ; dites-le autrement.
refusal-not-public = On ne signale qu’à une table publique : ici, l’hôte s’occupe de ses invités.
refusal-no-such-line = Il n’y a pas de tel message à signaler.
refusal-names-forgotten = Quelqu’un qui a joué ici a fait effacer son nom. Les noms font partie de ce dont la graine est faite : ce serveur n’a donc plus ni le procès-verbal ni la preuve de cette partie ; qui a enregistré le procès-verbal les a encore.
refusal-not-opening = Il n’y a rien à ouvrir en ce moment.
refusal-other-commitment = Ce n’est pas ce à quoi vous vous étiez engagé.
refusal-not-playing = La partie n’a pas commencé.
refusal-older-rules = Cette partie a commencé sous d’autres règles que celles de ce serveur : on peut en lire l’histoire, rien n’en est perdu, et elle ne peut pas continuer ici.
refusal-not-over = On l’aura quand la partie sera finie.
refusal-replay-closed = Cette table garde pour chaque place ce qu’elle savait, même après la partie, jusqu’à ce que son hôte l’ouvre. Votre propre rediffusion et les points sont là.
refusal-hints-off = Cette table ne donne pas de conseils.
refusal-no-hint = Le conseiller n’a pas pu se décider ; réessayez.
refusal-busy = Il y a trop à calculer en ce moment ; redemandez dans { $seconds } secondes.
refusal-no-review = Cette partie n’a pas pu être recalculée.
refusal-no-archive = Le procès-verbal de cette partie n’a pas pu être dressé à l’instant. Réessayez dans un moment.
refusal-window-closed = La fenêtre s’est fermée ; qui n’avait pas répondu a passé.
refusal-no-window = Il n’y a pas de fenêtre de ce numéro.
refusal-not-polled = Cette fenêtre ne vous demande rien : vous ne pouvez pas la retenir.
refusal-no-pace = À cette table, une fenêtre se ferme avec la dernière réponse ; il n’y a rien à retenir.
refusal-pace-too-short = Une fenêtre reste ouverte { $least } millisecondes ou plus, le temps que met un robot à répondre ; ou 0, ce qui veut dire aucun secret du temps.
refusal-slow-pace = À une table jouée sur plusieurs jours, personne n’attend devant une fenêtre : elle se ferme avec la dernière réponse (rythme 0), ou aussitôt par les seules réponses d’avance.
refusal-standing-is-slow = Seule une table jouée sur plusieurs jours peut se contenter des réponses d’avance.
refusal-old-question = Cette question a reçu sa réponse ou est passée ; voyez la nouvelle.
refusal-no-such-question = On ne vous a pas demandé cela.
refusal-nothing-said = Il n’y a rien dans ce message.
refusal-not-read = La base ne répond pas pour le moment ; rien n’est perdu. Réessayez.
refusal-not-stored = Le disque ne l’a pas pris : rien n’a eu lieu. Réessayez.
refusal-unreadable = Ce qui est gardé de cette table est abîmé et ne peut pas être lu. Les autres tables n’en souffrent pas.

# Là où un lien vers une table est collé : ce qu’elle est, et qui y attend.

calling-dicetown = Dice Town chez Tenderfoot
calling-goldriver = Gold River chez Tenderfoot
calling-waits = { $names } { $count ->
    [one] attend
   *[other] attendent
  } ; { $free ->
    [0] plus de chaise libre.
    [one] une chaise est libre.
   *[other] { $free } chaises sont libres.
  }
calling-nobody = Une table est ouverte ; { $free ->
    [0] plus de chaise libre.
    [one] une chaise est libre.
   *[other] { $free } chaises sont libres.
  }
calling-begun = La partie a commencé.
