# Games on a cluster: who plays, what is waited for, and why it stops.

cluster-waiting = No worker has come to { $address } yet; waiting for one. Start it with: dask worker { $address } --nthreads 1

# What must be the same at every worker.

same-version = version of Tenderfoot
same-form = form of the rules
same-rules = set of rules
same-bots = set of bots
same-bot = bot of your own
same-arena = arena
same-python = Python
same-numpy = numpy

refusal-jobs-on = --jobs says how many processes of this machine play, and --on that others do; use one of them.
refusal-crew-broken = A process that played was ended from outside, for want of memory perhaps; the same command goes on.
refusal-cluster-address = “{ $address }” is no address of a scheduler; it looks like tcp://192.0.2.7:8786, or tls:// with certificates.
refusal-cluster-unreachable = No scheduler of Dask’s answers at { $address } within { $seconds } seconds; start one with “dask scheduler”, or say where it is.
refusal-cluster-lost = The scheduler at { $address } does not answer any more; what was played is kept, and the same command goes on.
refusal-cluster-killed = A game has ended several workers at { $address } one after the other, for want of memory perhaps; what was played is kept, and the same command goes on.
refusal-cluster-without = A worker has no Tenderfoot that could play: install tenderfoot { $value } there, as it is here, and start it again.
refusal-cluster-other = The worker { $worker } is not the same as this program, so its games would not be: its { $what } is “{ $theirs }” and ours is “{ $ours }”. Install the same there and start it again.
