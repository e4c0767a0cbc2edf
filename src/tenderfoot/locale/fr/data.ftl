# Jeux de données : ce qui a été gardé, et ce qui ne va pas dans ce qui est là.

dataset-verified = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } de { $game } avec { $decisions } décisions : { $kilobytes } ko dans { $path }, relues et vérifiées en rejouant chaque partie.
dataset-stopped = Arrêté : { $games } parties sur { $wanted } sont gardées dans { $path } ; la même commande reprend à partir de là.

# Ce qui en fait un autre jeu de données.

datum-game = le jeu
datum-rules = la version des règles
datum-actions = la numérotation des réponses
datum-options = le choix des options
datum-bots = la table des robots
datum-bot_sources = la version des robots
datum-seed = la graine

refusal-missing-extra = Il faut pour cela { $package }, qui n’est pas installé : pip install "tenderfoot[{ $extra }]"
refusal-verify-alone = --verify ne joue rien, donc --{ $option } n’y veut rien dire ; il ne prend que --out.
refusal-dataset-none = Il n’y a pas de jeu de données dans { $path } : { $reason }.
refusal-dataset-unreadable = { $path } ne dit pas ce qu’est le jeu de données : on ne peut ni le lire ni y ajouter.
refusal-dataset-elsewhere = { $path } contient d’autres fichiers et pas de jeu de données ; nommez un dossier vide ou un nouveau.
refusal-dataset-other = { $path } contient un autre jeu de données : { $what } y est « { $found } » et non « { $value } » ; nommez un autre dossier.
refusal-dataset-of = { $path } contient un jeu de données de { $game }.
refusal-dataset-unwritable = On ne peut pas écrire { $path } : { $reason } ; nommez un autre dossier.
refusal-dataset-rules = { $path } a été joué avec d’autres règles ou numérote ses réponses autrement que ce programme pour { $game } ; on peut lire ses tables, mais pas les rejouer.
refusal-dataset-missing = { $path } manque ; la commande qui a fait le jeu de données le rejoue.
refusal-dataset-damaged = { $path } est abîmé ou n’est pas une table de ce jeu de données ; supprimez-le, et la commande qui l’a fait le rejoue.
refusal-dataset-rows = { $path } a { $count } lignes, et il devrait y en avoir { $wanted }.
refusal-dataset-short = { $path } s’arrête après { $count } lignes, au milieu d’une partie.
refusal-dataset-illegal = { $path }, ligne { $row } : « { $found } » n’y est pas une réponse permise.
refusal-dataset-differs = { $path }, ligne { $row } : { $column } est « { $found } », et en rejouant la partie on trouve « { $value } ».
refusal-dataset-astray = La partie { $number } ne peut pas être rejouée : « { $found } » n’y est pas une réponse permise. Vérifier le jeu de données nomme la ligne.
refusal-dataset-no-game = Il n’y a pas de partie « { $found } » ; les parties vont de 0 à { $last }.
