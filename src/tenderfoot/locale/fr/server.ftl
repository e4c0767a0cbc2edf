# Ce que dit `tenderfoot serve`.

serve-here =
    Tenderfoot est à l’adresse { $address }
    Les tables sont gardées dans { $file }. Arrêtez avec Ctrl-C ; chaque partie reprend au prochain démarrage.
serve-share = Vos amis ouvrent { $address }
serve-only-here = Seule cette machine y a accès ; démarrez avec --host 0.0.0.0 pour ouvrir aux autres sur votre réseau.
serve-stops = Arrêt : tout est sur le disque.

# Les mauvaises façons de démarrer un serveur.

refusal-bad-port = { $source } ne peut pas valoir « { $found } » : un port est un nombre de 0 à 65535, comme 8765.
refusal-bad-base-url = { $source } ne peut pas valoir « { $found } » : cela ressemble à https://jeu.example.org, sans rien derrière.
refusal-bad-log-level = { $source } ne peut pas valoir « { $found } » ; le plus proche est « { $nearest } », et il y a : { $known }.
refusal-bad-count = { $source } ne peut pas valoir « { $found } » : c’est un nombre de 1 à 999999.
refusal-cannot-start = Le serveur ne peut pas démarrer : { $fault }.
refusal-newer-database = La base a connu { $found } changements de ses tables et ce programme en connaît { $known } : elle vient d’une version plus récente.

# Pourquoi le serveur refuse quelque chose à la porte.

refusal-no-such-table = Cette table n’existe pas, ou ce lien ne l’ouvre pas.
refusal-only-here = C’est réservé à la machine du serveur.
refusal-wrong-host = Ce serveur n’est pas connu sous ce nom.
refusal-wrong-origin = Cette demande vient d’un autre site.
refusal-too-fast = C’est trop à la fois ; réessayez dans un instant.
refusal-too-slow = Cela a mis plus de { $seconds } secondes à arriver ; réessayez.
refusal-too-many-connections = Il n’y a plus de place pour d’autres connexions ; réessayez dans { $seconds } secondes.
refusal-too-many-tables = Pas plus de { $count } tables ouvertes par heure depuis une même adresse ; réessayez dans { $minutes } minutes.
refusal-too-many-sockets = Pas plus de { $count } connexions à la fois depuis une même adresse ; réessayez quand l’une d’elles sera fermée.
refusal-too-many-watchers = { $count } personnes regardent déjà ; réessayez quand l’une d’elles sera partie.
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
refusal-only-host = Seul celui qui a ouvert la table peut le faire.
refusal-not-opening = Il n’y a rien à ouvrir en ce moment.
refusal-other-commitment = Ce n’est pas ce à quoi vous vous étiez engagé.
refusal-not-playing = La partie n’a pas commencé.
refusal-older-rules = Cette partie a commencé sous d’autres règles que celles de ce serveur : on peut en lire l’histoire, rien n’en est perdu, et elle ne peut pas continuer ici.
refusal-not-over = On l’aura quand la partie sera finie.
refusal-replay-closed = Cette table garde pour chaque place ce qu’elle savait, même après la partie.
refusal-hints-off = Cette table ne donne pas de conseils.
refusal-no-hint = Le conseiller n’a pas pu se décider ; réessayez.
refusal-busy = Il y a trop à calculer en ce moment ; redemandez dans quelques secondes.
refusal-no-review = Cette partie n’a pas pu être recalculée.
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
