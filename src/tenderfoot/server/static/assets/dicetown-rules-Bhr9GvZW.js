var e=`# The rules of Dice Town in short, and the rule behind each question.

rules-dicetown =
    Dice Town in short

    Each round has two halves. First everybody builds a hand of five poker dice; then the town is visited place by place, always in the same order, and each place goes to whoever has the most of its face.

    Dice. Throw your loose dice under your cup and choose in secret which to keep. One die is free, each further one costs $1, and keeping none costs $1 too. All cups are lifted together; what was paid goes onto the stagecoach. As soon as somebody has five dice the others throw once more, free of charge, and keep everything.

    Gold Mine (most 9s): one nugget for each of your 9s. Bank (most 10s): all its dollars. Stagecoach: its dollars go to the bank. General Store (most Js): draw a card for each of your Js, keep one. Saloon (most Qs): look at a card of a rival for each of your Qs, keep one. Sheriff (most Ks): take the badge. Town Hall (best poker hand): a Property Deed, and one more for each Ace, three at most.

    Ties are broken by the Sheriff, who may be bribed and may favour himself.

    Doc Badluck helps those who went home with nothing.

    The game ends after the round in which the mine or the Property Deeds run out. A nugget is worth 1 point, two dollars 1 point, the badge 5 points, equipment and deeds what is printed on them.

rule-keep = Choose which of your thrown dice to keep; they stay for the whole round. One die is free, each further one costs $1, and keeping none costs $1. The others see only what you keep, and nobody sees it before all have chosen. When somebody has five dice, the rest throw a last time for free and keep everything.
rule-settle = Your Brute was cancelled, so the dice you chose must be paid for. Keep at least one of them at the usual price; the others go back to your loose dice.
rule-cheat = After the dice are shown, whoever showed at least one may play a Professional Cheater and turn one of the kept dice to another face.
rule-mine = At the mine you take a nugget for each of your 9s. Dynamite, played now, doubles that, as far as the mine still holds nuggets.
rule-split = Somebody has just robbed the bank of $2 or more. Even Split makes the robber give you half, rounded down.
rule-credits = Before you draw at the General Store you may play Unlimited Credits for one more visit to the counter.
rule-girls = Before you name a victim at the Saloon you may play The Girls and rob twice, the same rival or two different ones.
rule-whisky = Your victim owns a Ranch: Whisky takes a Ranch instead of a card of the hand.
rule-insure = You have just been robbed. Insurance lets you draw the top card of the deck of the stolen kind.
rule-recruit = Before you recruit you may play Desperado, look through the Outlaws and take the one you like.
rule-sheriff = The badge is about to find its owner. Marshall keeps it where it is, if it would move; in the classic edition Nervous Joe may be played now as well.
rule-badge = Somebody is about to take the badge. Marshall keeps it where it is.
rule-chase = After the hunting throw you may play Double Gun and throw any of these dice once more.
rule-hall = You have taken your deeds from the row. Corruption, played now, adds the top card of the deck, seen by nobody else.
rule-elixir-card = The Elixir of the General Store gives you a further visit to Doc Badluck.
rule-smoke = At the end of the round Smoke Signals take the Indian die, from the village or from whoever holds it.
rule-wanted = A store card has just been played. Wanted cancels it: both cards are discarded and nothing comes of it. Wanted itself cannot be cancelled.
rule-petition = Players are tied, and the Sheriff decides. Decide at once, or open a petition: then those who are tied make sealed offers. You are bound to nothing; a demand only tells them what you would like.
rule-demand = A demand is public and binds nobody: it tells what you hope to be offered.
rule-offer = Offer the Sheriff dollars, nuggets and cards of your hand, or nothing. Offers are sealed and shown together; of offered cards the others see the backs only. It is paid only if the Sheriff names you and takes it.
rule-offer-nuggets = How many nuggets your offer holds. It is paid only if the Sheriff names you and takes it.
rule-offer-cards = Which cards of your hand go into the offer, one after the other. The Sheriff sees their faces, the others their backs.
rule-last-call = Decide now, or let everybody raise their offer once more. Nobody may go below the first offer.
rule-decision = Name who gets the place. If you name somebody else you may take what that player offers, or waive it; all other offers lapse and cost nothing. You may name yourself if you are tied.
rule-store = You have drawn a card for each of your Js. Keep one; the rest goes face down onto the discard pile. In the first round the winner does this twice.
rule-victim = Choose which rival this concerns. Fenced deeds and everything else that lies open is safe from robbery.
rule-backs = You may look at as many cards as you have Qs. Deeds and store cards have different backs: say how many of each you draw.
rule-steal = Look at the cards you drew, keep one, and give the others back. Only you and your victim know which.
rule-doc = Doc Badluck helps by what your dice show: 9 or 10 puts two deeds behind barbed wire, J or Q draws a store card, K collects up to $2 of every rival, A a nugget of every rival. You may also go home.
rule-fence = Barbed wire: lay two deeds of your hand open in front of you. They can no longer be stolen or offered, and still count at the end.
rule-elixir = In the revised edition you must drink one Elixir: one of the two that lie open, or the top of the deck, unseen.
rule-give = You must hand over one card of this kind; you choose which, and the others see its back only.
rule-final = Two or more players have the same points and the same number of property cards. The Sheriff names the winner.
rule-action = The first chooses one of the two actions of the place and carries it out; the second must take the other one, with their own dice.
rule-outlaw = Before a throw you may use recruited Outlaws: each sets one or two of your loose dice to its face, free of charge, and is wanted from then on.
rule-river = Look at the top three River cards and take one; it is carried out at once.
rule-river-order = Put the cards you did not take back on top of the River, in the order you like.
rule-voucher = Look through the discard pile of the General Store and take one card.
rule-outpick = Take any Outlaw of the pile; the pile is shuffled afterwards.
rule-reroll = Choose which of your hunting dice to throw once more.
rule-capture = Each hunting die captures one wanted Outlaw of its face. Choose which; it counts as bounty at the end.
rule-offering = Give one of the property cards you have just won back to the village, out of the game, and take the Indian die.
rule-shaman = Shaman’s Blessing: turn one of your five dice to another face, or leave it.
rule-barter = Barter: keep one of the three store cards; the others are discarded face down.
`;export{e as default};