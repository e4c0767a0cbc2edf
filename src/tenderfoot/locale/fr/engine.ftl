# Pourquoi le moteur refuse quelque chose.

refusal-not-offered = « { $choice } » n’est pas une réponse possible à cette question.
refusal-no-such-answer = { $seat } ne peut pas répondre « { $choice } » à cette question ; la réponse la plus proche est « { $nearest } ».
refusal-no-such-seat = Il n’y a pas de place « { $found } » à cette table ; les places vont de 0 à { $last }.
refusal-no-such-game = Il n’y a pas de jeu « { $game } » ; le plus proche est « { $nearest } », et il y a : { $known }.
refusal-not-asked = On ne demande rien à { $seat } pour le moment.
refusal-over = La partie est finie : il n’y a plus rien à décider.
refusal-nothing-sealed = Il n’y a rien à reprendre : votre dernière réponse a été dévoilée, les autres la connaissent, et le hasard a peut-être déjà parlé.
refusal-not-held = La partie n’attend la fermeture d’aucune fenêtre.
refusal-unknown-option = Ce jeu n’a pas d’option « { $option } » ; la plus proche est « { $nearest } », et il a : { $known }.
refusal-unknown-value = L’option « { $option } » ne peut pas valoir « { $value } » ; la valeur la plus proche est « { $nearest } », et elle peut valoir : { $known }.

# Ce qui peut clocher dans une partie enregistrée.

refusal-not-a-record = Ce n’est ni une partie sauvegardée ni une partie enregistrée par Tenderfoot.
refusal-record-cut-off = L’enregistrement s’arrête au milieu, après la ligne { $line } : la fin manque.
refusal-bad-line = La ligne { $line } de l’enregistrement n’a pas de sens : « { $found } ».
refusal-missing-line = L’enregistrement n’a pas de ligne « { $word } ».
refusal-bad-version = « { $found } » n’est pas une version des règles.
refusal-bad-seed = « { $found } » n’est pas une graine.
refusal-other-origin = La graine de cet enregistrement n’est pas ce que la table et les places y ont mis.
refusal-other-rules = L’enregistrement suit les règles { $version } de { $game } ; ce programme joue les règles { $ours } et le laisse tel quel.
refusal-other-keys = L’enregistrement tire « { $found } » là où ce programme tire « { $ours } » : il a été modifié, ou écrit par un programme qui nommait autrement ses dés et ses cartes. Il reste tel quel.
refusal-record-differs = La ligne { $line } de l’enregistrement dit « { $found } » et devrait dire « { $expected } ».
refusal-record-differs-blank = L’enregistrement ne diffère de ce qu’il devrait être que par des blancs ou des fins de ligne.
