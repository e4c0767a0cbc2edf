# Parties sur une grappe : qui joue, ce qu’on attend, et pourquoi cela s’arrête.

cluster-waiting = Personne ne travaille encore pour { $address } ; on attend. Pour commencer : dask worker { $address } --nthreads 1

# Ce qui doit être le même chez tous ceux qui travaillent.

same-version = version de Tenderfoot
same-form = forme des règles
same-rules = jeu de règles
same-bots = jeu de robots
same-bot = robot à vous
same-arena = arène
same-python = Python
same-numpy = numpy

refusal-jobs-on = --jobs dit combien de processus de cette machine jouent, et --on que d’autres jouent ; choisissez l’un des deux.
refusal-crew-broken = Un processus qui jouait a été arrêté de l’extérieur, faute de mémoire peut-être ; la même commande continue.
refusal-cluster-address = « { $address } » n’est pas l’adresse d’un ordonnanceur ; elle s’écrit tcp://192.0.2.7:8786, ou tls:// avec des certificats.
refusal-cluster-unreachable = Aucun ordonnanceur de Dask ne répond à { $address } en { $seconds } secondes ; démarrez-en un avec « dask scheduler », ou dites où il est.
refusal-cluster-lost = L’ordonnanceur à { $address } ne répond plus ; ce qui a été joué est gardé, et la même commande continue.
refusal-cluster-killed = Une partie a arrêté plusieurs processus de { $address } l’un après l’autre, faute de mémoire peut-être ; ce qui a été joué est gardé, et la même commande continue.
refusal-cluster-without = Il manque quelque part un Tenderfoot qui puisse jouer : installez-y tenderfoot { $value }, comme ici, et redémarrez-le.
refusal-cluster-other = Le programme à { $worker } n’est pas le même que celui-ci, ses parties ne le seraient donc pas : { $what } « { $theirs } » là-bas et « { $ours } » ici. Installez-y le même et redémarrez-le.
