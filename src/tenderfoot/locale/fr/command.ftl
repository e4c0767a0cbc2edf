# L’aide de la commande, et pourquoi elle refuse ce qu’on a tapé.

help = Tenderfoot : Dice Town et Gold River, contre des robots dans votre terminal ou entre amis dans le navigateur.
help-commands = Commandes{" "}
help-options = Options{" "}
help-words = De quoi il s’agit{" "}
help-game = Options de { $game }{" "}
help-examples = Exemples :
help-more-options = [options]
help-usual = (sinon : { $usual })
help-more =
    « tenderfoot COMMANDE --help » explique une commande, ses options et comment on la tape.
    Pour commencer : tenderfoot play dicetown

value-command = COMMANDE
value-language = LANGUE
value-game = JEU
value-file = FICHIER
value-directory = DOSSIER
value-levels = NIVEAUX
value-seat = NUMÉRO
value-name = NOM
value-table = TABLE
value-seed = GRAINE
value-digits = CHIFFRES
value-bot = ROBOT
value-bots = ROBOTS
value-count = NOMBRE
value-address = ADRESSE
value-scheduler = ORDONNANCEUR
value-addresses = ADRESSES
value-port = PORT
value-url = ADRESSE
value-log-level = NIVEAU
value-token = JETON
value-pools = ADRESSE
value-days = JOURS
value-setting = VALEUR

option-help = cette page ; après une commande, la page de cette commande
option-version = la version, et si les règles sont compilées
option-lang = la langue : { $languages } (sinon : ce que disent LC_ALL, LC_MESSAGES ou LANG, ou encore en)

# Une ligne pour chaque commande, ce qu’elle fait, le mot qui la suit, et comment on la tape.

command-play = jouer contre des robots dans le terminal
manual-play =
    Jouez contre des robots dans le terminal. Chaque réponse est aussitôt sauvegardée ; quel que
    soit le moment où vous partez, « tenderfoot resume » reprend la partie.
word-play = le jeu : { $games }
examples-play =
    tenderfoot play dicetown
    tenderfoot play dicetown --edition classic --bots greenhorn,gambler,marshal
    tenderfoot play dicetown --wild-west --indians --lang fr
    tenderfoot play goldriver --players 3 --bots gambler --seed 7
    tenderfoot play goldriver --players 2 --bots miser:Miser

command-resume = reprendre une partie que vous avez quittée
manual-resume = Reprenez la dernière partie jouée, ou une partie sauvegardée.
word-resume = une partie sauvegardée (sinon : la dernière jouée)
examples-resume =
    tenderfoot resume
    tenderfoot resume saves/dicetown-5eed5eed.tenderfoot --plain

command-replay = raconter une partie enregistrée
manual-replay =
    Raconte une partie enregistrée, avec la raison de tout ce qui s’y passe. D’une partie en cours,
    on entend ce qu’un spectateur peut entendre.
word-replay = l’enregistrement d’une partie
examples-replay = tenderfoot replay partie.tenderfoot

command-review = qui menait et quand, la chance, et ce qui aurait été mieux
manual-review =
    Revoit une partie finie : qui menait et quand, qui a eu de la chance, et les décisions les plus
    coûteuses avec ce qui aurait été mieux. Le conseiller y met une minute environ.
word-review = l’enregistrement d’une partie finie
examples-review = tenderfoot review partie.tenderfoot

command-verify = vérifier un enregistrement : graine, dés, cartes, décisions, points
manual-verify =
    Rejoue un enregistrement et compare la graine, les dés, les cartes, les décisions et les points.
    La première différence est nommée, et le code de sortie est 1.
word-verify = l’enregistrement d’une partie
examples-verify =
    tenderfoot verify partie.tenderfoot
    tenderfoot verify partie.tenderfoot --commitment 64_CHIFFRES_DE_VOS_NOTES

command-rules = les règles en bref, et toutes les cartes
manual-rules = Les règles en bref, et toutes les cartes ; d’un jeu ou de tous.
word-rules = le jeu : { $games } (sinon : tous)
examples-rules =
    tenderfoot rules dicetown
    tenderfoot rules goldriver --lang en

command-arena = robots contre robots : qui est plus fort, et à quel point c’est sûr
manual-arena =
    Fait jouer des robots entre eux : qui est plus fort, et à quel point c’est sûr. Chaque graine est
    jouée avec le robot à chaque place, puis dans l’autre sens, puis le robot contre lui-même. Sans
    jeu, ni robot, ni option d’un jeu, c’est toute l’échelle des niveaux dans tous les jeux, comme
    dans docs/strength.md, et les images de cette page vont dans OUT/strength ; cela prend des
    heures. Ctrl-C arrête, et la même commande reprend où elle en était.
word-arena = le jeu : { $games } (sinon : le premier, ou tous pour l’échelle)
examples-arena =
    tenderfoot arena goldriver --bot prospector --field greenhorn --seeds 20
    tenderfoot arena dicetown --wild-west --players 3 --out build/mine --jobs 2
    tenderfoot arena goldriver --bot miser:Miser --field greenhorn --gate
    tenderfoot arena --seeds 400 --on tcp://192.0.2.7:8786

command-dataset = faire jouer des milliers de parties, et garder chaque décision en tables
manual-dataset =
    Fait jouer une partie à des robots autant de fois que vous voulez, et garde chaque décision et
    chaque résultat en tables au format Parquet ; puis les relit et les vérifie en rejouant chaque
    partie. D’une partie à l’autre, tout le monde avance d’une place. Ctrl-C arrête, et la même
    commande reprend où elle en était.
word-dataset = le jeu : { $games }
option-games = combien de parties ; on peut en ajouter plus tard
option-dataset-bots = qui joue : { $levels }, ou paquet:Classe pour un robot de votre main ; un pour toutes les places, ou un pour chacune, avec des virgules
option-dataset-seed = un nombre ou un mot : même graine, mêmes parties
option-dataset-out = le dossier des tables ; les parties qui y sont commencées sont reprises
option-verify = ne joue rien de nouveau, et vérifie ce qui est là
examples-dataset =
    tenderfoot dataset goldriver
    tenderfoot dataset goldriver --players 2 --bots gambler,greenhorn --games 200
    tenderfoot dataset dicetown --wild-west --games 5000 --out build/ouest
    tenderfoot dataset --verify --out build/ouest

command-serve = ouvrir des tables dans le navigateur, pour vous et vos amis
manual-serve =
    Ouvre des tables dans le navigateur, pour vous et vos amis. Ce qu’une option dit pour une fois, une
    variable le dit pour toujours : TENDERFOOT_PORT pour --port, TENDERFOOT_BASE_URL pour --base-url, et
    ainsi de suite ; une option passe avant une variable. Ctrl-C arrête ; chaque partie reprend au
    prochain démarrage.
examples-serve =
    tenderfoot serve
    tenderfoot serve --host 0.0.0.0 --port 8080
    tenderfoot serve --base-url https://jeu.example.org --proxied
    tenderfoot serve --bots miser:Miser

command-cluster = essayer plusieurs serveurs sur une seule base, sur cette machine
manual-cluster =
    Démarre un PostgreSQL à lui, plusieurs serveurs et le HAProxy devant eux, sur cette machine, pour
    qui veut essayer un serveur qui grandit. Un serveur qui meurt est redémarré, et personne ne perd
    rien. Ce que les variables disent à serve, elles le disent à chacun. Ctrl-C arrête le tout ; chaque
    partie reprend au prochain démarrage. Il faut HAProxy, et pip install
    "tenderfoot[postgres,cluster-local]".
option-workers = combien de serveurs
option-cluster-data = le dossier de la base (sinon : un dossier à vous)
option-cluster-base_url = ce que les gens ouvrent, si un autre proxy est devant le tout
examples-cluster =
    tenderfoot cluster
    tenderfoot cluster --workers 5 --host 0.0.0.0

command-proxy = écrire la configuration d’un HAProxy devant plusieurs serveurs
manual-proxy =
    Écrit la configuration d’un HAProxy placé devant plusieurs serveurs sur une seule base, et qui mène
    chacun au serveur qui tient sa table. Chaque serveur est démarré avec --proxied et la même
    --database postgresql://… ; docs/operating.md en dit plus.
option-proxy-workers = où les serveurs écoutent, avec des virgules
examples-proxy =
    tenderfoot proxy --workers 10.0.0.1:8765,10.0.0.2:8765 --port 80

command-thinkers = réfléchir pour les robots de serveurs ailleurs
manual-thinkers =
    Réfléchir pour les robots des serveurs qui nomment ce groupe avec --thinkers : plusieurs serveurs le
    partagent, et il grandit à part. On ne lui montre que ce qu’un robot peut voir. Le serveur et le
    groupe doivent connaître le même secret, dans TENDERFOOT_THINKERS_TOKEN plutôt que sur la ligne de
    commande, et avoir la même version avec les mêmes robots. Ctrl-C arrête ; les serveurs continuent
    avec d’autres groupes.
examples-thinkers =
    tenderfoot thinkers --processes 8
    tenderfoot thinkers --listen unix:/run/tenderfoot/thinkers --bots miser:Miser
    tenderfoot serve --thinkers 127.0.0.1:8767,127.0.0.1:8768

command-backup = copier toutes les tables dans un fichier, que le serveur tourne ou non
manual-backup =
    Copie toutes les tables dans un fichier, que le serveur tourne ou non. Pour restaurer, arrêtez le
    serveur, mettez la copie à la place de sa base et redémarrez : chaque partie reprend à ce moment.
word-backup = la copie à faire ; un fichier qui existe n’est jamais écrasé
examples-backup =
    tenderfoot backup lundi.db
    tenderfoot backup lundi.db --database tables.db

command-remove = retirer une table, ou un nom, de la base
manual-remove =
    Retirer une table de la base, ou un nom de toutes les tables, avec tout ce qui a été dit sous ce nom.
    Arrêtez d’abord le serveur. Ce qui est retiré ne revient pas : en cas de doute, faites une copie.
word-remove = la table, par les dix lettres et chiffres de son adresse
option-remove-name = le nom à retirer, écrit comme il est là-bas
examples-remove =
    tenderfoot remove k3v9x0q2ab
    tenderfoot remove --name "Black Bart"

command-reports = lister les noms et les messages qui ont été signalés
manual-reports =
    Lister les noms et les messages des tables publiques qui ont été signalés, du plus ancien au plus
    récent, que le serveur tourne ou non.
examples-reports =
    tenderfoot reports
    tenderfoot reports --database tables.db

# Options de play et de resume.

option-bots = qui joue contre vous : { $levels }, ou paquet:Classe pour un robot de votre main ; un pour tous, ou un pour chacun, avec des virgules
option-resume-bots = paquet:Classe pour chaque robot de votre main assis à cette partie, avec des virgules
option-serve-bots = paquet:Classe pour chaque robot de votre main que les tables peuvent asseoir, avec des virgules ; ceux qui sont installés y sont de toute façon
option-seat = votre place ; 0 est la première
option-name = votre nom (sinon : Pied-Tendre)
option-seed = un nombre ou un mot : même graine, mêmes dés et mêmes cartes (sinon : le hasard en tire une)
option-plain = des lignes de texte au lieu de l’écran entier, aussi pour les tubes et les lecteurs d’écran
option-data = où les parties sont gardées (sinon : ce que dit TENDERFOOT_DATA, ou un dossier à vous)

# De verify.

option-commitment = l’empreinte que la table montrait avant la partie : 64 chiffres hexadécimaux

# D’arena.

option-bot = qui est mesuré : { $levels }, ou paquet:Classe pour un robot de votre main
option-field = qui occupe toutes les autres places, nommé de la même façon
option-seeds = combien de graines
option-first = la première d’entre elles
option-jobs = combien de processus jouent (sinon : un par processeur)
option-on = l’adresse d’un ordonnanceur de Dask, comme tcp://hôte:8786 : ceux qui y travaillent jouent, et les résultats sont les mêmes (sinon : des processus de cette machine)
option-out = y garde chaque résultat, et y reprend au prochain appel
option-gate = joue autant de graines qu’il en faut pour dire si le robot est meilleur que les autres
option-minutes = arrête l’échelle entière après tant de minutes, et écrit la page avec ce qui est joué (sinon : quand tout est joué)

# De serve.

option-host = l’adresse de cette machine où écouter ; 0.0.0.0 ouvre aux autres sur le réseau
option-port = le port où écouter ; 0 en prend un libre
option-database = où les tables sont gardées : un fichier, ou postgresql://… (sinon : tables.db dans un dossier à vous)
option-base_url = ce que l’on ouvre, s’il y a un mandataire devant le serveur
option-proxied = croit ce que ce mandataire dit de la provenance des gens
option-metrics = ouvre /metrics à qui envoie ce jeton (sinon : à cette machine, et derrière un mandataire à personne)
option-keep_finished = combien de jours les tables sont gardées après la partie ; forever : toujours
option-keep_abandoned = combien de jours sont gardées les tables où plus personne ne joue ; forever : toujours
option-words = un fichier de mots, un par ligne, que les noms et messages des tables publiques ne contiennent pas (sinon : une courte liste)
option-log_level = ce que dit le journal : debug, info, warning ou error
option-bot_processes = combien de processus réfléchissent pour les robots
option-thinkers = des groupes « tenderfoot thinkers » qui réfléchissent pour les robots, séparés par des virgules (sinon : les processus de --bot-processes)
option-thinkers_token = le secret qu’un serveur partage avec eux ; mieux dans TENDERFOOT_THINKERS_TOKEN
option-listen = où écouter : HÔTE:PORT, ou unix:CHEMIN
option-processes = combien de processus réfléchissent
option-thinkers-bots = paquet:Classe pour chaque robot à vous que les serveurs peuvent demander, séparés par des virgules
option-coach_processes = combien préparent les conseils ; aucun robot ne les attend
option-connections = combien de connexions à la fois
option-connections_each = combien d’entre elles depuis une même adresse ; qui se tait fait place aux autres

# Des jeux.

setting-dicetown-edition = dans la révisée il y a moins de titres, et le Doc verse des élixirs
setting-dicetown-players = combien jouent ; six avec le Wild West seulement
setting-dicetown-bribes = si le Shérif écoute des offres avant de départager
setting-dicetown-first_sheriff = la place qui porte l’étoile au premier tour
setting-dicetown-wild_west = avec l’extension : hors-la-loi, rivière, ranchs, un second gagnant partout
setting-dicetown-indians = avec le dé des Indiens : six surprises pour qui rend des terres
setting-goldriver-players = combien jouent ; à deux, on enchérit sous pli
setting-goldriver-buildings = avec les bâtiments parmi les cartes
setting-goldriver-poker = avec dix points pour la meilleure main de poker à la fin
setting-goldriver-first_game = sans les cartes plus difficiles
setting-goldriver-mayor_points = ce que vaut un poste de Maire à la fin

# Pourquoi elle refuse quelque chose.

refusal-unknown-command = Il n’y a pas de commande « { $command } » ; la plus proche est « { $nearest } », et il y a : { $known }.
refusal-needs-play = Dites à quel jeu jouer : tenderfoot play dicetown.
refusal-needs-dataset = Dites à quel jeu jouer : tenderfoot dataset goldriver.
refusal-needs-replay = Dites quel enregistrement raconter : tenderfoot replay FICHIER.
refusal-needs-verify = Dites quel enregistrement vérifier : tenderfoot verify FICHIER.
refusal-needs-review = Dites quel enregistrement revoir : tenderfoot review FICHIER.
refusal-needs-backup = Dites où va la copie : tenderfoot backup FICHIER.
refusal-too-many-words = « { $word } » est un mot de trop : { $usage }.
refusal-no-such-option = « tenderfoot { $command } » n’a pas d’option { $option } ; la plus proche est { $nearest }, et « tenderfoot { $command } --help » en donne la liste.
refusal-option-elsewhere = L’option { $option } est pour { $where } ; « tenderfoot { $command } » ne la prend pas, et « tenderfoot { $command } --help » dit ce qu’elle prend.
refusal-option-too-early = L’option { $option } se met après la commande : tenderfoot { $command } … { $option }.
refusal-option-of-nobody = Il n’y a pas d’option { $option } ; la plus proche est { $nearest }, et elle se met après une commande.
refusal-option-without-value = L’option { $option } demande une valeur : { $option } { $example }.
refusal-option-with-value = L’option { $option } ne prend pas de valeur ; elle se met seule.
