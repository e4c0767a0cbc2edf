var e=`# Dice Town: the rules

Five dice, a cup, eight dollars and a town that belongs to nobody yet. Every round all players build a hand of five poker
dice in secret, then the town is visited place by place: the most nines dig for gold, the most tens rob the bank, the
most jacks shop, the most queens steal, the most kings wear the badge, and the best poker hand pleases the Mayor. Whoever
comes away with nothing may see Doc Badluck. When the gold or the land is gone the richest citizen wins.

This document is what the program plays, in our own words: both editions of the game (*classic* and *revised*), the Wild
West extension (*WW*) and the Indians (*Ind*). Players read chapters 2 to 12 and look up a quarrel in chapter 15;
developers need all of it.

| sign | meaning |
|---|---|
| **7.6**, **7.6.3** | a rule. Its number opens the docstring of the one module that carries it out |
| **R-24** | a ruling (chapter 15): what the printed rules leave open, how it is played here, and why |
| **T-010** | a scenario (chapter 16): a test function bears its number |
| **[CHOICE]** | a value or rule that is *ours*: no printed source was found for it. Chapter 18 lists them all |

\`python tools/rules.py R-24\` prints a rule, its home in the sources and its tests.

Contents: 0 conventions · 1 options · 2 what is in the box · 3 set-up · 4 who knows what · 5 a round · 6 phase I, the dice ·
7 phase II, the town · 8 decisions of the Sheriff, bribes · 9 playing cards · 10 short supplies · 11 who may see the Doc ·
12 end and scoring · 13 catalogue of decisions · 14 chance · 15 rulings · 16 scenarios · 17 invariants · 18 which values are ours

---

## 0. Conventions

* **Faces** from low to high, with their index: \`9\` 0, \`10\` 1, \`J\` 2, \`Q\` 3, \`K\` 4, \`A\` 5.
* **Seats** are numbered 0 … n−1 clockwise; "left of" a seat is the next higher one, after the last comes seat 0.
* The **Sheriff** is whoever holds the badge at that very moment.
* **Priority order**: from the seat left of the Sheriff clockwise, the Sheriff last. A window fixes the order when it opens. [R-01]
* A player's **hand** is secret: his Property Deeds and his General Store cards (*store cards*).
* A player's **table** is open: fenced deeds, Ranches, Outlaws recruited or captured, the badge, the Indian die.
* A **property card** is a Deed or a Ranch (they share one deck); a **deed** is a property card with a printed value.
* The **opponents** of a player are all the others. "Each player gives" means each opponent gives.
* To **give up to x** is to give x or, if one owns less, all one owns of it. There are no debts.
* In a **pile** index 0 is the top.

## 1. Options

| option | values | remark |
|---|---|---|
| \`edition\` | \`classic\`, \`revised\` | which base game |
| \`wildWest\` | off, on | the extension |
| \`indians\` | off, on | the Indian die and Smoke Signals |
| \`players\` | 2 … 5; 2 … 6 with \`wildWest\` | the sixth player comes with the extension |
| \`bribes\` | on (default), off | off: the Sheriff decides without the petition of 8.3 [CHOICE] |
| \`firstSheriff\` | a seat, or \`random\` (default) | stands for "the youngest player" [CHOICE] [R-59] |

| edition | WW | Ind | players | status |
|---|---|---|---|---|
| classic | off | off | 2–5 | official |
| classic | off | on | 2–5 | official in spirit: the die was first given away for the bare game [R-02] |
| classic | on | off or on | 2–6 | official |
| revised | off | off | 2–5 | official |
| revised | off | on | 2–5 | unofficial mix, allowed [R-02] |
| revised | on | off or on | 2–6 | unofficial mix, allowed; 7.9 says what differs [R-02] |

Six players without \`wildWest\`, fewer than two or more than six players cannot be set up: the program refuses to start.

## 2. What is in the box

### 2.1 Dice, money, gold

* Five poker dice for each player; each die shows each of the six faces once.
* Dollars in the game: 8 for each player and 3 more, with WW 8 for each and 5 more. Money is neither made nor destroyed:
  it only changes hands. (The bounty of a captured Outlaw is counted at the end; it is not money.)
* Nuggets: 30; with WW 40, but 30 with WW and two players.
* One Sheriff badge. WW: one Badluck marker for each player, which is the flag \`gained\` of chapter 11.

### 2.2 Property deck

| id | English | French | classic | revised | WW | worth |
|---|---|---|---|---|---|---|
| \`deed1\` | Property Deed 1 | Titre de propriété 1 | 5 | 4 | – | 1 VP |
| \`deed2\` | Property Deed 2 | Titre de propriété 2 | 5 | 4 | – | 2 VP |
| \`deed3\` | Property Deed 3 | Titre de propriété 3 | 5 | 4 | – | 3 VP |
| \`deed4\` | Property Deed 4 | Titre de propriété 4 | 5 | 4 | – | 4 VP |
| \`deed5\` | Property Deed 5 | Titre de propriété 5 | 5 | 4 | – | 5 VP |
| \`ranch\` | Ranch | Ranch | – | – | +10 | 12.2 |
| | all | | 25 | 20 | +10 | |

The totals are official, the number of each value is [CHOICE].

### 2.3 General Store cards of the base game (19, the same in both editions)

Kind **E** is equipment: it is never played and scores at the end. Kind **P** is played in its window (9.3) and discarded.
Kind **I** is played at once by whoever obtains it and is never held in a hand.

| id | English | French | copies | kind | window | what it does |
|---|---|---|---|---|---|---|
| \`eq1\` | Lasso [CHOICE] | Lasso | 1 | E | – | 1 VP |
| \`eq2\` | Hat [CHOICE] | Chapeau | 1 | E | – | 2 VP |
| \`eq3\` | Boots [CHOICE] | Bottes | 1 | E | – | 3 VP |
| \`eq4\` | Saddle [CHOICE] | Selle | 1 | E | – | 4 VP |
| \`eq5\` | Revolver [CHOICE] | Colt | 1 | E | – | 5 VP |
| \`eq8\` | Horse | Cheval | 1 | E | – | 8 VP |
| \`dynamite\` | Dynamite | Dynamite | 1 | P | W-MINE | The mine yields you double. |
| \`girls\` | The Girls | Les Girls | 1 | P | W-SALOON | You rob twice instead of once. |
| \`brute\` | The Brute | La Brute | 2 | P | W-REVEAL | You keep several dice of this throw and pay nothing for them. |
| \`cheater\` | Professional Cheater | Tricheur professionnel | 2 | P | W-CHEAT | Turn one of your kept dice to any face. |
| \`corruption\` | Corruption | Corruption | 1 | P | W-HALL | The top card of the property deck is yours as well; the others do not see it. |
| \`credits\` | Unlimited Credits | Crédits illimités | 1 | P | W-STORE | One more store action in this visit. |
| \`joe\` | Nervous Joe | Joe le nerveux | 1 | classic P, revised I | classic W-SHERIFF | An opponent of your choice gives you up to $4. |
| \`marshall\` | Marshall | Marshall | 1 | P | W-SHERIFF; revised also W-BADGE | The badge stays where it is. |
| \`split\` | Even Split | Partage | 1 | P | W-SPLIT | The bank robber hands you half, rounded down. |
| \`wanted\` | Wanted | Avis de recherche | 1 | P | W-WANTED | The store card an opponent has just played does nothing. |
| \`gs_elixir\` | Elixir | Élixir du Doc Badluck | 1 | P | W-DOC | You pay the Doc one visit more. |

### 2.4 General Store cards of the extension (WW: 12; Ind: Smoke Signals)

| id | English | French | copies | kind | window | what it does |
|---|---|---|---|---|---|---|
| \`cattle\` | Cattle | Bétail | 1 | E | – | 7 VP |
| \`winchester\` | Winchester | Winchester | 1 | E | – | 6 VP |
| \`mule\` | The Mule | La mule | 1 | E | – | 1 VP for each store card in your hand at the end, the Mule among them |
| \`dog\` | The Dog | Le chien | 1 | E | – | 2 VP for each Outlaw you have captured [R-40] |
| \`insurance\` | Insurance | Assurance | 2 [CHOICE] | P | W-INSURE | Robbed, you draw the top card of the deck that the stolen card belongs to. |
| \`gift\` | Gift | Cadeau | 1 | I | – | An opponent of your choice gives you one store card; he picks it. |
| \`doublegun\` | Double Gun | Double gun | 2 [CHOICE] | P | W-CHASE | Roll any of your hunting dice once more. |
| \`collection\` | Collection [CHOICE name] | La collecte | 1 | I | – | Each opponent gives you up to $2. |
| \`whisky\` | Whisky | Whisky | 1 | P | W-WHISKY | Take a Ranch of the victim instead of a hand card. |
| \`desperado\` | Desperado | Desperado | 1 | P | W-RECRUIT | Take any Outlaw of the pile, then shuffle the pile. |
| \`smoke\` | Smoke Signals | Signaux de fumée | 1, only with Ind | P | W-END | Take the Indian die. |

The store deck holds 19 cards, with WW 12 more, with Ind 1 more.

### 2.5 Elixirs (revised only; seven cards, one of each)

| id | English | French (ours) | what it does for the visitor |
|---|---|---|---|
| \`el_wealth\` | Wealth | Richesse | Each opponent gives you up to $2. |
| \`el_charm\` | Charm | Charme | Each opponent gives you up to 1 nugget. |
| \`el_fortune\` | Fortune | Fortune | Take the top store card. |
| \`el_power\` | Power | Pouvoir | Take the badge now. |
| \`el_protection\` | Protection | Protection | Fence two deeds of your hand, or as many as you hold. |
| \`el_friendship\` | Friendship | Amitié | An opponent of your choice gives you one store card of his hand; he picks it. |
| \`el_domination\` | Domination | Domination | An opponent of your choice gives you one deed of his hand; he picks it. |

### 2.6 River cards (WW; twelve, each leaves the game once used)

| id | English | French | copies [CHOICE] | what it does |
|---|---|---|---|---|
| \`rv_gold2\` | Gold Dust [CHOICE] | Paillettes | 3 | Take up to 2 nuggets from the mine. |
| \`rv_gold3\` | Gold Vein [CHOICE] | Filon | 2 | Take up to 3 nuggets from the mine. |
| \`rv_star\` | Star | Étoile | 1 | You are Sheriff now. |
| \`rv_wallet\` | Wallet | Portefeuille | 2 | Take up to $2 from the bank. |
| \`rv_discovery\` | Discoveries | Découvertes | 2 | Look at the next three River cards (or all there are), take one and carry it out, put the others back on top in any order. |
| \`rv_voucher\` | Voucher | Bon d'achat | 2 | Look through the discard pile of the store and take one card. |

### 2.7 Outlaws (WW; twelve cards with two sides; every number here is [CHOICE])

| ids | pair on the recruit side | face on the Wanted side | bounty |
|---|---|---|---|
| \`out9a\`, \`out9b\` | 9 9 | 9 | $3, $4 |
| \`out10a\`, \`out10b\` | 10 10 | 10 | $3, $4 |
| \`outJa\`, \`outJb\` | J J | J | $4, $5 |
| \`outQa\`, \`outQb\` | Q Q | Q | $4, $5 |
| \`outKa\`, \`outKb\` | K K | K | $5, $6 |
| \`outAa\`, \`outAb\` | A A | A | $5, $6 |

### 2.8 Indian die (Ind; the effects are [CHOICE])

| index | English | French | what happens to its roller |
|---|---|---|---|
| 0 | Shaman's Blessing | Bénédiction du shaman | He may turn one of his five dice to any face. |
| 1 | Gold of the Ancestors | L'or des ancêtres | He takes up to 3 nuggets from the mine. |
| 2 | Ambush | Embuscade | He takes up to $6 from the stagecoach. |
| 3 | Horse Raid | Razzia | He names an opponent and takes one card of that hand at random. |
| 4 | Barter | Troc | He draws 3 store cards, keeps one, discards the others face down. |
| 5 | Peace Pipe | Calumet | Until the end of step 7 he wins every tie he is part of. |

## 3. Set-up

In this order. (The order of shuffles does not matter for chance: each has its own key, chapter 14.)

1. Put the store deck together (2.3; WW adds 2.4 without Smoke Signals, Ind adds Smoke Signals) and shuffle it. The discard pile is empty.
2. Put the property deck together (2.2; WW adds the Ranches) and shuffle it. WW with two players: take the top ten cards
   out of the game; nobody ever sees them. [R-51] Then turn three cards up as the **row**: the first goes to position 1 (the bottom), the next to 2, the third to 3 (the top).
3. Revised: shuffle the Elixirs and turn two up, slot 1 and slot 2.
4. WW: shuffle the River cards into a face-down pile. Shuffle the Outlaws; their pile lies recruit side up, so that its top
   card is public and the rest unknown. Turn the two topmost over to their Wanted side and lay them at the Sheriff's office: the **wanted board**.
5. Each player gets five dice and $8; he has no card and no nugget.
6. The mine gets 30 nuggets (WW 40; WW with two players 30).
7. The bank gets $3, the stagecoach nothing (WW: $2).
8. Ind: the Indian die lies in the village.
9. The badge goes to \`firstSheriff\`.
10. Round 1 begins.

## 4. Who knows what

| what | who knows it |
|---|---|
| dice set aside | everybody, from the moment they are revealed |
| dice under a cup, dice taken back | their owner, until and unless they are revealed. Dice that are not kept are **never** shown [R-31] |
| dollars and nuggets of everybody, bank, stagecoach, mine | everybody [R-03] |
| how many deeds and how many store cards a hand holds | everybody: the backs differ [R-04] |
| the faces of hand cards | the owner. (A deed from the row was public when it was taken; the program need not remind anybody.) |
| row, open Elixirs, top Outlaw, wanted board, everything on tables, badge, Indian die | everybody |
| content and order of decks | nobody |
| store cards drawn at the store and not kept | only who discarded them |
| store cards that were played | everybody |
| a card stolen or given | both sides know its face, the others its back |
| River cards out of the game | everybody: they were carried out openly |
| River cards looked at with Discoveries | only who looked |
| offers to the Sheriff | 8.3 |

## 5. A round

Phase I: everybody builds a hand of five dice (chapter 6). Phase II: the town is resolved in this order (chapter 7).

| step | place | who |
|---|---|---|
| 0 | (Ind) Indian die | who holds it |
| 1 | Gold Mine | most 9 |
| 2 | Bank | most 10 |
| 3 | Stagecoach | nobody |
| 4 | General Store | most J |
| 5 | Saloon | most Q |
| 6 | Sheriff | most K |
| 7 | Town Hall | best poker hand; then (Ind) the offering to the village |
| 8 | Doc Badluck | chapter 11 |
| 9 | (Ind) Smoke Signals | who holds the card |
| 10 | end of the round | 12.1 |

When a round begins the flags \`gained\` and \`controlled\` are cleared; everybody has five loose dice and none kept.

## 6. Phase I: building a hand

### 6.1 The throws

\`kept[p]\` are the faces p has set aside, open to all; \`loose[p]\` = 5 − their number. p is **complete** when \`loose[p]\` is 0.
\`last\` is false when the round begins. Throws are numbered 1, 2, 3, …; each consists of T1 to T6.

**T1 Outlaws (WW only).** Every player who is not complete and owns recruited Outlaws decides, all at once and in secret, which of them
he uses now; none is an answer. For each he says one die or two; together not more than \`loose[p]\`. All is revealed at once.
For each use that many loose dice are set to the Outlaw's face and are kept, free of charge; the Outlaw is turned over and joins the wanted board at once.
Several may be used in the same throw. An Outlaw never makes the *current* throw the last one, even if it completes its owner. T1 also comes before the last throw. [R-29] [R-30]

**T2 Roll.** Everybody with loose dice rolls all of them in secret. If nobody has any the throws are over.

**T3 Choice.**
* If \`last\` is true nobody chooses: every rolled die is kept and nothing is paid. Go on with T4.
* Otherwise everybody who rolled decides, all at once and in secret, which of the dice just rolled he keeps; k is their number.

| k | price | allowed if |
|---|---|---|
| 0 | $1 | he owns at least $1 |
| 1 | nothing | always |
| 2 and more | $(k−1) | he owns at least $(k−1), or commits a Brute with the choice |

  * A Brute may be committed only with k ≥ 2, and one a throw. It takes the place of the whole price. It does not make k = 0 free. [R-05]
  * Who owns nothing and commits no Brute keeps exactly one die. So there is always a legal choice. [R-27]

**T4 Reveal and payment.**
 1. All choices and all committed Brutes are shown at the same time.
 2. In priority order each Brute is *played* (9.1) and may be cancelled. The owner of a cancelled one now chooses which of the dice he had
    chosen he keeps after all: at least one, and a number he can pay for by the table; the others are loose again. [R-06]
 3. All prices are paid to the **stagecoach**, all at once.
 4. The chosen dice are kept.

**T5 Cheaters (W-CHEAT).** In priority order everybody who revealed at least one die in T4 of this throw may play Professional Cheaters, one
after the other: he names one of **his kept dice**, old or new, and a face; the die is turned to it. [R-07] The window exists in every throw, the last one too.

**T6 Check.** [R-28]
 * Everybody is complete: the throws are over.
 * \`last\` was true: the throws are over (everybody is complete now).
 * Somebody is complete and somebody is not: \`last\` becomes true; next throw.
 * Nobody is complete: next throw.

### 6.2 What follows from it

* Who has finished is seen in T6 only. Several may finish in one throw; that makes no difference.
* Who is complete has no part in later throws: no T1, T2, T3, T5.
* In a round without money everybody finishes together in throw 5, and there is no last throw.
* Keeping none puts a player behind; when another one finishes he gets the last throw, free, with all his loose dice.
* The throws end: each choice before the last throw either makes \`loose[p]\` smaller or costs p a dollar.
* What was paid for dice lies on the stagecoach when phase II begins.

## 7. Phase II: the town

### 7.1 Contests

At places 1, 2, 4, 5 and 6 a player's score is the number of his dice with the face of the place; who has none does not compete. At the
Town Hall everybody competes with his poker hand (7.8.1). Without WW a place has one winner; if several share the best score the Sheriff names
the winner among them (chapter 8), himself too if he is one of them. [R-26] The winner carries out the classic action of the place.

The Sheriff who decides is the one in office at that moment: in steps 1 to 6 the old one (unless a River Star has changed it), in steps 7 and 8 the new one. [R-25]

In what follows "the player" is the one who carries out the action.

#### 7.1.1 First and second (WW)

With WW a place has a *first* and, if two or more compete, a *second*.

* Several share the best score: the Sheriff names first **and** second, both among them. [R-45]
* One is best and several share the next score: the Sheriff names the second among those.
* The Sheriff may name himself wherever he is one of the tied.

Every place has a classic action and a new one. The first chooses one of the two and carries it out completely; then the second **must** carry out the
other one, with his own number of dice. [R-44] Without a second the other action is not carried out. Both actions may always be chosen, even one that does nothing.

| step | classic action | new action |
|---|---|---|
| 1 | mine | river |
| 2 | rob the bank | hold up the stagecoach |
| 4 | store | Doc at once |
| 5 | rob a player | recruit |
| 6 | take the badge | hunt |
| 7 | the Mayor | the Mayor's wife |

#### 7.1.2 Peace Pipe (Ind)

If the player under the Peace Pipe is one of the tied he takes the best place in dispute without a decision; the Sheriff decides only what is left. [R-58]

### 7.2 Step 0: Indian die (Ind)

Who has held the die since an earlier round rolls it now, whether he likes it or not, and carries out its face (2.8). The die stays with him until the offering of
step 7 or W-END. Shaman's Blessing may be declined. Horse Raid needs an opponent with at least one hand card, otherwise nothing happens; the card is drawn
at random from the whole hand. Barter draws as in 10.2; a kind-I card kept this way is played at once.

### 7.3 Step 1: Gold Mine

n is the number of the player's 9s. W-MINE: he may play Dynamite. He takes n nuggets, with Dynamite 2n, but not more than the mine holds. [R-24]

#### 7.3.1 River (WW)

He takes the top River card, shows it, carries it out and removes it from the game. If the pile is empty nothing happens. [R-39]
Discoveries: the cards looked at stay secret but the one taken; that one is carried out like a card just drawn, even if it is another Discoveries.

### 7.4 Step 2: Bank

The player takes all dollars of the bank, x. If x ≥ 2 W-SPLIT opens: in priority order every *other* player may play Even Split; the robber then gives him
half of x, rounded down. [R-23] (There is one copy.)

#### 7.4.1 Hold up the stagecoach (WW)

The player takes one dollar of the stagecoach for each of his 10s, as far as it goes. Even Split does not apply.

#### 7.4.2 Step 3: Stagecoach

All dollars still on the stagecoach go to the bank and are added to what lies there: every round, robbery or not.

### 7.5 Step 4: General Store

W-STORE opens once, before the first draw: the player may play Unlimited Credits. He has 1 store action, in round 1 of the game 2; one more if Unlimited Credits took effect. [R-08]

A **store action**: he draws one card for each of his Js (10.2), chooses one and puts the rest face down on the discard pile. The card chosen goes to his
hand; a kind-I card is played at once, before the next store action. A single card that can be drawn is kept; if there is none the action does nothing.

The double action of round 1 belongs to whoever carries out the store visit (with WW: first or second). If nobody does so in round 1 it is lost.

#### 7.5.1 Doc at once (WW)

One visit to the Doc now (7.9), with the player's own dice, under the rules of the edition (classic: he may decline). [R-09]

### 7.6 Step 5: Saloon

The player robs. W-SALOON: he may play The Girls and robs twice. Each robbery goes like this:

1. He names a victim: an opponent with at least one hand card (with Whisky in his own hand also one with a Ranch, 7.6.1). If there is none the robbery does nothing. [R-32]
   The second robbery may name the same victim or another one.
2. W-WHISKY (7.6.1).
3. q is the number of his Qs, h the size of the victim's hand, m the smaller of the two. If m is 0 the robbery ends without effect. He says how many
   of the m cards are deeds and how many are store cards, within what the hand holds; within each back the cards are drawn at random. [R-04]
4. He looks at them in secret, keeps exactly one, and returns the others.
5. W-INSURE (7.6.2).

#### 7.6.1 Whisky (WW)

An opponent with at least one Ranch can be named by a robber who holds Whisky, even if his hand is empty. If the victim has a Ranch the robber may play Whisky: he takes one Ranch
instead of steps 3 and 4. If it is cancelled he goes on with step 3 against the same victim; a victim without hand cards ends the robbery without effect. [R-47]

#### 7.6.2 Insurance (WW)

After the theft the victim may play Insurance and draws the top card of the deck of the stolen kind: the property deck for a deed or a Ranch, the store deck for a
store card. A Ranch drawn is laid open; a kind-I card is played at once. [R-48]

#### 7.6.3 Recruit (WW)

W-RECRUIT: the player may play Desperado; he then looks through the pile, takes any Outlaw and the pile is shuffled. Otherwise he takes the top Outlaw of the pile.
The Outlaw lies open in front of him, recruit side up, and cannot be stolen. An empty pile gives nothing.

### 7.7 Step 6: Sheriff

The player who takes the badge is the *candidate*. W-SHERIFF opens, for all in priority order: Marshall may be played if the candidate is not the Sheriff; classic: Nervous Joe may be
played. [R-22] Then, unless a Marshall took effect, the candidate takes the badge. A Sheriff who is himself the candidate keeps it.

If nobody has a K the Sheriff stays. W-SHERIFF opens exactly once in step 6: right before the badge would move or, if nobody takes the badge, at the end of the step without a candidate.

#### 7.7.1 Hunt (WW)

The player rolls exactly those of his dice that show K, openly. W-CHASE: after this roll he may play Double Gun and roll any of these dice once more. Then each die captures at
most one wanted Outlaw whose Wanted face it shows; among several of that face he chooses. Captured Outlaws lie Wanted side up in front of him to the end of the game. Then the dice are set
back to K: the hand for the Town Hall is what it was. [R-46] With an empty wanted board there is no roll and no effect.

### 7.8 Step 7: Town Hall, the Mayor

a is the number of the player's Aces. He takes 1 + a cards, at most three and at most what the row holds, from positions 1, 2, … of the row. [R-43] [R-55] W-HALL: he may play
Corruption; he also takes the top card of the property deck, **before** the row is refilled; a Deed goes into his hand unseen. [R-11]
Then the rest of the row moves down and is refilled from the deck to three cards, as far as the deck goes.

Deeds go to the hand. A Ranch, however it was obtained, is at once laid open on its owner's table and never enters a hand.

#### 7.8.1 Poker hands

Best first:

| category | hand | compared in this order |
|---|---|---|
| 8 | five of a kind | the face |
| 7 | four of a kind | the four, the odd die |
| 6 | full house | the triple, the pair |
| 5 | straight (9-10-J-Q-K or 10-J-Q-K-A) | its highest face |
| 4 | three of a kind | the triple, the higher odd die, the lower odd die |
| 3 | two pair | the higher pair, the lower pair, the odd die |
| 2 | one pair | the pair, the three odd dice from high to low |
| 1 | high card (five different faces, no straight) | all five from high to low |

The same as a key: group the faces by count, sort the groups by (count, face) from high to low; compare the category, then the list of faces. Hands with the same key are tied. [R-10]

#### 7.8.2 Mayor's wife (WW)

The player takes the top card of the property deck; a Deed is not seen by the others. An empty deck gives nothing.

#### 7.8.3 Offering (Ind)

After all actions of step 7 the first (the winner), if he obtained at least one property card in this step, may put **one** of the property cards obtained in this step out of the
game and take the Indian die, from the village or from whoever holds it. If he does not, the second (WW) may do so. If nobody does the die returns to the village. [R-50] The face of the card given up is public.

### 7.9 Step 8: Doc Badluck

1. Everybody who qualifies (chapter 11) has a pending visit.
2. Classic: W-DOC opens now. In priority order players may play Elixir; each gives its player one visit, whether or not he has one already. [R-12]
3. While visits are pending: if they belong to two or more players the Sheriff names the next visitor (chapter 8), otherwise it is that one player. He makes one visit. [R-35]
   Revised: after each visit W-DOC opens for all in priority order; an Elixir played gives its player a visit at once, before the next pending one. [R-57]

#### 7.9.1 Visit, classic

Optional. [R-36] The visitor chooses a line for which he has a face, or declines.

| he needs | what he gets |
|---|---|
| 9 or 10 | barbed wire: he fences two deeds of his hand, or as many as he holds: they lie open on his table to the end of the game [R-34] |
| J or Q | the top store card (kind I: played at once) |
| K | each opponent gives him up to $2 |
| A | each opponent gives him up to 1 nugget |

#### 7.9.2 Visit, revised

Compulsory. [R-36] The visitor takes the Elixir of slot 1, of slot 2, or the top one of the Elixir deck unseen, and must carry it out as far as possible; then it is discarded face
down, and an empty slot is refilled from the deck (10.3). Friendship and Domination: he names an opponent who has a suitable hand card; if nobody has one nothing happens; the giver
chooses the card. Power: he takes the badge (W-BADGE: Marshall may be played).

With WW "Doc at once" (7.5.1) is such a visit, and it too is followed by W-DOC. [R-02]

### 7.10 Step 9: Smoke Signals (Ind)

W-END, in priority order: Smoke Signals may be played; its player takes the Indian die from the village or from another player. He rolls it in step 0 of the next round.

## 8. Decisions of the Sheriff

### 8.1 When he decides

| code | what | places given | bribes |
|---|---|---|---|
| S1 | the winner of a contest among tied players (WW off) | 1 | yes |
| S2 | first and second among players tied for first (WW) | 2 | yes |
| S3 | the second among players tied for second (WW) | 1 | yes |
| S4 | the next visitor of the Doc among two or more | 1 | yes |
| S5 | the winner of the game (12.3) | 1 | no |

The **candidates** are those among whom he decides; he may be one of them. The **petitioners** are the candidates other than himself; only they can make offers. [R-13]
If \`bribes\` is off, or no petitioner owns anything, he decides at once.

### 8.2 His freedom

The Sheriff may name any candidate, himself included, whatever was offered. Chat does not bind him. Only what 8.3 says binds.

### 8.3 The petition [CHOICE]

The haggling of the table in at most two rounds of offers, the same for people and programs.

An **offer** is, for one place, any number of nuggets, any number of dollars and any set of own hand cards (deeds, store cards or both); it may be empty. Only what one owns at this
moment can be offered; nothing of the table (fenced deeds, Ranches, Outlaws, badge, die), no promise about the future. [R-33] For S2 a petitioner makes two offers, one for each place; they are
alternatives, and each must be payable alone.

| step | who | what |
|---|---|---|
| P0 | Sheriff | *decide now* (go to P4 without offers), or *open*, if he likes with a public **demand**: numbers of nuggets, dollars, deeds, store cards. A demand informs, it does not bind. |
| P1 | all petitioners, at once, sealed | opening offers |
| – | | All offers are revealed together. Everybody sees nuggets, dollars and the numbers of deeds and store cards; **only the Sheriff** (and who offers) sees the faces of the cards. |
| P2 | Sheriff | *decide now* (P4), or *last call*, if he likes with a public demand to each petitioner |
| P3 | all petitioners, at once, sealed | final offers; a final offer holds at least everything of the same player's opening offer for that place. Revealed as in P1. |
| P4 | Sheriff | names a candidate for each place; for each petitioner named: **take** his offer for that place, or **waive** it |
| – | | Offers taken change hands at once, all together, before the place is resolved. All others lapse; nothing is paid. |

It always ends: at most three moves of the Sheriff and two of each petitioner. Goods offered are set aside while it runs (no card window is open meanwhile). He cannot take an
offer without naming who made it; he can name him and refuse the goods. Goods taken as a bribe are no gain in the sense of chapter 11. [R-14] Chat and ready-made phrases may
go with every step; they have no force.

When time runs out: a petitioner has made an empty offer (P1) or repeats his opening offer (P3); the Sheriff opens without a demand (P0), decides now (P2), or (P4) the **default decision** is
made: himself for the best place if he is a candidate; other places to the highest offer by value (a nugget 1, a dollar ½, a deed its value, equipment its VP, any other store
card 2), equal values by priority order; offers are taken.

## 9. Playing store cards

### 9.1 Playing one

 1. The player names the card and all its targets; the card leaves his hand and is public.
 2. **W-WANTED**: in priority order every *other* player who holds Wanted may play it. Wanted itself is never answered: there is one copy. [R-15]
 3. The card goes to the discard pile. If Wanted was played it goes on top of it, and the card does nothing.
 4. Otherwise the card does now what it says. [R-38]

A cancelled card is lost, nobody is paid back, nothing else changes. In the same window its player may play another card that fits. Playing a card costs nothing.

### 9.2 Windows

A window for several players is gone through once in priority order: each may play cards that fit, one after the other, or pass; then the next; there is no second lap. [R-01]
A window for one player is simply his decision. A window in which nobody holds a fitting card is skipped (and the program does not let a delay betray who could have acted).
A player may play several cards in one round, also one he has just obtained if its window opens later. [R-56]

### 9.3 All windows

| window | opens | for whom | cards | if Wanted cancels |
|---|---|---|---|---|
| W-REVEAL | T3/T4 | each with his choice | Brute | he pays, or puts dice back (T4.2) |
| W-CHEAT | T5 | who revealed a die | Cheater | the die stays |
| W-MINE | 7.3, before nuggets are taken | player at the mine | Dynamite | the normal amount |
| W-SPLIT | 7.4, after the robber took x ≥ 2 | all but the robber | Even Split | the robber keeps all |
| W-STORE | 7.5, before the first draw of the visit | visitor | Unlimited Credits | the normal number of actions |
| W-SALOON | 7.6, before the first victim is named | robber | The Girls | one robbery |
| W-WHISKY | 7.6, victim named | robber | Whisky | an ordinary robbery of the same victim |
| W-INSURE | 7.6, after the theft | victim | Insurance | no compensation |
| W-RECRUIT | 7.6 | recruiter | Desperado | he takes the top Outlaw |
| W-SHERIFF | 7.7 | all | Marshall (if the candidate is not the Sheriff), classic Nervous Joe | the badge moves / no money |
| W-BADGE (revised) | whenever a player who is not Sheriff is about to take the badge outside step 6 (River Star, Elixir of Power) | all | Marshall | the badge moves |
| W-CHASE | 7.7.1, after the first hunting roll | hunter | Double Gun | no second roll |
| W-HALL | 7.8, row cards taken, row not yet refilled | player at the Mayor | Corruption | no extra card |
| W-DOC | classic: start of step 8; revised: after every visit | all | Elixir | no visit |
| W-END | step 9 | all | Smoke Signals | the die stays |
| W-WANTED | inside 9.1 | all but its player | Wanted | – |
| at once | a kind-I card reaches a player | he, compulsory | Gift, Collection, revised Nervous Joe | no effect |

Targets. Nervous Joe: any opponent (revised: he must choose one; if no opponent owns a dollar the card is discarded without effect). Gift: an opponent with at least one store card;
if there is none, no effect. Equipment is never played and cannot be cancelled. Elixirs (2.5) and River cards are not store cards and cannot be cancelled.

## 10. Short supplies

### 10.1 Payments between players

The payer gives what he has, down to nothing: never more, never a debt, never something else instead.

### 10.2 Store deck

Cards are drawn one by one. When the deck is empty and a card is needed the discard pile is shuffled into a new deck; cards drawn in the running action and cards in hands are not part of it. If
both are empty the draw stops, and the action goes on with what was drawn. [R-37]

### 10.3 Elixir deck

The same. The Elixir just resolved is discarded *before* a slot is refilled. If neither deck nor discard pile has a card the slot stays empty.

### 10.4 Property deck

When it is empty the row is not refilled; Corruption, the Mayor's wife and Insurance on it find nothing.

### 10.5 River and Outlaws

These piles are never rebuilt.

### 10.6 Mine

A player takes what is left. Nuggets never go back to the mine.

### 10.7 Bank and stagecoach

Empty, they yield $0; the place is won all the same (chapter 11).

### 10.8 Saloon without a victim

No effect; the place is won all the same.

### 10.9 Dice

A choice that a player cannot pay he cannot make (6.1, T3).

## 11. Who may see the Doc in step 8

### 11.1 Classic, with or without WW: by gain

\`gained[p]\` becomes true as soon as p, in phase II of this round, receives at least one nugget, dollar, store card, property card or Outlaw, or takes or confirms the badge, through

 * an action of a place that he carries out (classic or new, as first or second),
 * a store card he plays (Even Split, Nervous Joe, Gift, Collection, Insurance, …), [R-19]
 * the Indian die, or
 * a visit to the Doc in step 4 (WW); fencing at least one deed counts too.

It stays true even if he loses the thing again in this round. It is **not** set by winning a place that yields nothing (empty bank, nobody to rob, empty stagecoach, empty pile, a hunt without a
catch, a badge stopped by Marshall), by bribes, or by cards that come back to him. A Sheriff who takes the badge that is already his has confirmed it: that is a gain. [R-16]
In step 8 everybody with \`gained\` false qualifies. [R-18]

### 11.2 Revised, with or without WW: by control

\`controlled[p]\` becomes true when p is winner (WW: first or second) of at least one of the contests 1, 2, 4, 5, 6, 7 of this round, whatever it yields and whatever cards do to it. Money or cards
from elsewhere do not matter. In step 8 everybody with \`controlled\` false qualifies.

| this round, and nothing else happened to p | classic | revised |
|---|---|---|
| p had the most 10s, the bank was empty | may visit | may not |
| p won the store, the card was stolen at once at the Saloon | may not | may not |
| p had the most Qs, nobody could be robbed | may visit | may not |
| p had the most Ks, Marshall stopped him | may visit | may not |
| p was and stayed Sheriff by most Ks | may not | may not |
| p won no place but got $3 by Even Split | may not | must visit |
| p won no place but took a bribe of $3 | may visit | must visit |
| p won no place, his Even Split was cancelled | may visit | must visit |

## 12. End of the game and scoring

### 12.1 End

After step 9 of each round: (a) is the mine empty? (b) are row and property deck both empty? (Cards given to the Indians or removed at set-up do not count.) If (a) or (b), the game is over; otherwise
the next round begins. It is looked at **only here**: the round in which it happens is played to its end. [R-17]

### 12.2 Points

| item | VP |
|---|---|
| each nugget | 1 |
| money | M / 2 rounded down; M = own dollars + bounties of own captured Outlaws: one sum, rounded once [R-41] |
| badge | 5 |
| equipment in hand | its printed value (\`cattle\` 7, \`winchester\` 6) |
| \`mule\` | the number of store cards in hand, itself included [R-52] |
| \`dog\` | 2 for each captured Outlaw |
| deeds, in hand or fenced | printed value |
| n Ranches | n(n+1)/2 |
| playable store cards not used, recruited Outlaws not used, the Indian die | 0 |

### 12.3 Winner

The highest total. Tied: more property cards (deeds in hand, fenced deeds and Ranches). [R-42] Still tied: the Sheriff names the winner among the tied (S5, no bribes; if his time runs out: himself if he is
tied, else the first in priority order). [R-53]

## 13. Catalogue of decisions

Every question the program ever puts. "Sim." = several players at once, under seal. The default is the answer of a player whose time has run out or who has left, so that nobody ever blocks the table.

| id | who | answers | sim. | what the others learn | default |
|---|---|---|---|---|---|
| D-OUTLAW | incomplete owners of Outlaws | a set of (Outlaw, 1–2 dice) | yes | all of it | none |
| D-KEEP | players who rolled | a subset of the dice, Brute or not | yes | the kept dice only | one die: the face of which most are among his kept dice, then the highest face |
| D-SETTLE | owner of a cancelled Brute | a non-empty subset he can pay | no | all of it | as many as he can pay, highest faces |
| D-CHEAT | W-CHEAT | pass / (card, die, face) | no | all of it | pass |
| D-WANTED | holder | pass / play | no | if played | pass |
| D-P0, D-P2, D-P4 | Sheriff | 8.3 | no | all of it | 8.3 |
| D-OFFER | petitioners | 8.3 | yes | all but the faces of cards | 8.3 |
| D-ACTION | first (WW) | classic / new | no | all of it | classic |
| D-CARD | a window of 9.3 | pass / play (and targets) | no | if played | pass |
| D-RIVER | who looks (Discoveries) | which card, order of the rest | no | the card taken only | first card, order kept |
| D-VOUCHER | taker | one card of the discard pile | no | that one was taken | highest VP, else first |
| D-STORE | visitor | one of the drawn cards | no | nothing | highest VP, else first |
| D-VICTIM | robber etc. | an opponent who can be named | no | all of it | first in priority order |
| D-BACKS | robber | how many deeds, how many store cards | no | all of it | as many deeds as possible |
| D-STEAL | robber | one of the drawn cards | no | its back | highest VP, else first |
| D-OUTPICK | Desperado | any Outlaw of the pile | no | all of it | the top one |
| D-REROLL | Double Gun | a set of hunting dice | no | all of it | none |
| D-CAPTURE | hunter | matching wanted Outlaws | no | all of it | highest bounty |
| D-OFFERING | first, then second (Ind) | decline / a card obtained in step 7 | no | all of it | decline |
| D-DOC | visitor (classic) | a line he has a face for / decline | no | all of it | K, A, J/Q, 9/10: the first he has |
| D-FENCE | visitor | which deeds | no | all of it | highest values |
| D-ELIXIR | visitor (revised) | slot 1 / slot 2 / deck | no | all of it | slot 1 |
| D-GIVE | giver (Gift, Friendship, Domination) | one suitable hand card | no | its back | lowest VP, else first |
| D-SHAMAN | roller (Ind) | decline / (die, face) | no | all of it | decline |
| D-BARTER | roller (Ind) | one of the drawn cards | no | nothing | highest VP, else first |
| D-SMOKE | W-END | pass / play | no | if played | pass |
| D-FINAL | Sheriff | one of the tied players | no | all of it | 12.3 |

## 14. Chance

There is no running stream of random numbers. **Every outcome is a pure function of the game's seed and of a key that names, with public facts only, what is being decided.** So the same
seat gets the same dice in the same round and throw whatever the others did before (the same deal can be played at several tables), anybody can check one single die after the
game, and a copied position carries no hidden generator. Tests may put a script in the place of the function.

The function: bytes are HMAC-SHA256(seed, key + " " + counter) for counter 0, 1, 2, … as far as needed; the key is its words joined by blanks (\`dice 3 2 1\`: round 3, throw 2, seat 1). A number below
n takes the bytes one by one, skips those at or above 256 − 256 mod n, and is the byte mod n.

| outcome | key | drawn |
|---|---|---|
| k-th shuffle of a deck, k = 0 at set-up | (\`store\`, k), (\`property\`, 0), (\`elixirs\`, k), (\`river\`, 0), (\`outlaws\`, k) | a permutation |
| first Sheriff, if \`random\` | (\`sheriff\`) | 0 … players − 1 |
| dice of a seat | (\`dice\`, round, throw, seat) | five faces; a seat with n loose dice takes the first n |
| Indian die | (\`indian\`, round) | one face |
| cards a robber draws | (\`robbery\`, round, seat, i), i-th robbery of the round by that seat | an order of the victim's deeds and an order of the victim's store cards (each list sorted by card uid); the first ones are drawn |
| Horse Raid | (\`raid\`, round, seat) | an order of the victim's whole hand sorted by uid; the first is drawn |
| hunt, Double Gun | (\`hunt\`, round, seat), (\`regun\`, round, seat, i) | one face for each die, in die order |

* A permutation is drawn by Fisher-Yates from the end: for i from the last index down to 1, j is uniform in 0 … i; items i and j change places. Before the shuffle at set-up a deck lies in the order of the tables
  of chapter 2, copies together; index 0 is the top afterwards. A discard pile is shuffled from its order of arrival, oldest first.
* A card's uid is its id, "#" and the number of the copy from 1, e.g. \`brute#2\`; uids are compared as (position in the tables of chapter 2, copy number).
* Uids are internal. What leaves the engine for a seat must not let it follow a hidden card from zone to zone.

## 15. Rulings

Where the printed rules are silent, unclear, or differ between editions. Each line: the question, how it is played here, why.

* **R-01** In which order do several players react? In priority order (left of the Sheriff first, Sheriff last), one lap, several cards by the same player allowed. Why: the printed rules are silent; the Sheriff is the natural last word; one lap always ends.
* **R-02** May the extension or the Indians be mixed with the revised base, or the Indians with the bare base game? Yes, marked unofficial where it is. Rules of the base apply (Doc = Elixirs, control instead of gain, compulsory visit). Why: every piece has a defined meaning, and the die was once handed out for the bare game.
* **R-03** Are dollars and nuggets public? Yes. Why: every movement of them is public, so hiding them only tests memory.
* **R-04** May a robber aim at deeds or at store cards? Yes: the backs differ, so he picks by back; within a back the draw is random. Why: that is what happens with real cards; the ranking is printed on the backs of deeds only.
* **R-05** Does the Brute make "keep nothing" free? No, it only frees the price of keeping several. Why: wording.
* **R-06** The Brute is cancelled: must the player pay for all? He may put back any of the chosen dice but must keep at least one, and pays the normal price for what stays. Why: he may be unable to pay; he has lost the card already.
* **R-07** Which die may the Cheater turn, and when is it decided? Any of the player's kept dice, after all reveals of the throw; he must have revealed at least one die in T4 of it (dice set by an Outlaw in T1 do not count). Why: both editions speak of "your dice" after the reveal.
* **R-08** Unlimited Credits in round 1, or drawn during the visit? The window is open only before the first draw, and the card adds one action. A card drawn during the visit waits for a later visit. Why: avoids chains; keeps "twice" at one extra action.
* **R-09** "Doc at once" of the extension: a normal visit with one's own dice; it does not replace a visit in step 8 if the player still has gained nothing (classic). Why: the marker card is turned only by gaining something.
* **R-10** Do odd dice break ties between equal combinations? Yes; only identical hands are tied. Why: "as in poker", "perfect tie".
* **R-11** Corruption before or after the refill? Before: the card is part of the reward, the row is restored afterwards. Why: both texts describe it together with the reward.
* **R-12** Elixir for somebody who may visit anyway? It gives a further visit. Why: the text gives an action, it does not require a gain.
* **R-13** Who may bribe? Only those among whom the Sheriff chooses. Why: keeps the protocol short; outsiders have chat.
* **R-14** Is a bribe a gain for the Doc? No. Why: it is a trade with the Sheriff, not a win of the town; otherwise petitioners could spoil the Sheriff's consolation with $1.
* **R-15** Can Wanted be cancelled? No: one copy. The cancelled card and Wanted are both discarded.
* **R-16** Most Kings, already Sheriff: gained? Yes (classic). Why: he won the place and renews an office worth 5 VP.
* **R-17** Does the game stop in the middle of a round? No. Why: both rulebooks test the end after all actions; the extension says so outright.
* **R-18** What is "nothing won"? Classic: nothing received (gain). Revised: no place controlled (control). Why: the two FAQs answer the empty bank differently.
* **R-19** Do things received through own store cards count as gain (classic)? Yes. Why: the text speaks of anything won during the round; the extension: as soon as one obtains something.
* **R-20** Nervous Joe in the revised edition: at once and compulsory, never held. Why: wording of that edition.
* **R-21** Marshall: classic only in step 6; revised whenever somebody would become Sheriff, River Star and Elixir of Power included. Why: wordings differ.
* **R-22** Who may play Marshall and classic Nervous Joe? Any player, whatever his dice. Why: no condition is printed.
* **R-23** Even Split: half of the sum taken, after it was taken, only if the half is at least $1; not for the stagecoach. Why: wording; saves useless prompts.
* **R-24** Dynamite with a poor mine: double, but at most what is there.
* **R-25** Tie for Sheriff: the old Sheriff decides and may keep the office if he is one of the tied. Town Hall and Doc: the new Sheriff.
* **R-26** May the Sheriff favour himself? Yes, always when tied.
* **R-27** No money: exactly one die must be kept. Choices that cannot be paid are illegal; there is no partial payment.
* **R-28** "A player has finished" is judged after reveal, payments and Cheaters of a throw (T6). Several at once: same effect.
* **R-29** Outlaws may be used before any throw, the last included. Why: "before any throw".
* **R-30** Dice set by Outlaws cost nothing and do not use up the free die of the throw. Why: the rest is rolled "normally".
* **R-31** Dice taken back are never shown. Why: only kept dice are revealed.
* **R-32** May a robber decline to keep a card, or pick a victim without cards? No, as long as a robbable opponent exists (Whisky widens the set).
* **R-33** Can open cards be stolen, offered or demanded? No (fenced deeds, Ranches, Outlaws); Ranches only by Whisky. Domination and bribes touch hand cards only. Why: they "can no longer be stolen"; keeps offers simple.
* **R-34** Fencing with fewer than two deeds: fence what there is.
* **R-35** Order at the Doc: the Sheriff names the next visitor each time; after an Elixir of Power it is the new Sheriff.
* **R-36** Doc: classic may be declined, revised may not.
* **R-37** Too few store cards: draw the rest, shuffle the discard pile, draw on. Both wordings allow it.
* **R-38** A played card is discarded before its effect is carried out. Why: one fixed moment; it matters only when the deck is rebuilt.
* **R-39** River cards leave the game; when the pile is empty the river yields nothing.
* **R-40** The Dog counts captured Outlaws only. Why: the sentence could not be read to its end; recruited Outlaws are worth nothing at the end in the scoring text.
* **R-41** Bounties and cash are added before halving.
* **R-42** Ranches are property cards: they count for the tie-break and may be returned to the Indians. Why: they are in the same deck and the extension calls any card of it a property card.
* **R-43** Aces at the Town Hall: at most three cards in all, also in the extension ("two extra").
* **R-44** First acts completely, then the second; the second must act, with his own dice.
* **R-45** Three tied for first: first and second both come from the tied; the rest get nothing.
* **R-46** Hunt: every K die is rolled, one catch per die, free choice among equal faces, dice return to K.
* **R-47** Whisky replaces the draw; if cancelled the ordinary robbery of that victim follows.
* **R-48** Insurance looks at the kind of the stolen card. Stolen Insurance cannot be played any more.
* **R-49** "Play immediately" (Gift, Collection, revised Nervous Joe): the moment it is obtained, from whatever source; not optional.
* **R-50** Indian die: offering first, then second; otherwise back to the village; Smoke Signals afterwards may take it from there or from a player (who gets no compensation).
* **R-51** Two players with the extension: the ten cards are removed from the shuffled deck before the row is dealt.
* **R-52** The Mule counts all store cards in hand at the end, played ones not.
* **R-53** Final tie: more property cards, then the Sheriff, who may name himself; no bribes then.
* **R-54** New store cards: one print counts 12 and Smoke Signals, another 11: we follow the rulebook that says 12, by two copies of Insurance and of Double Gun (2.4).
* **R-55** Near the end the row may hold fewer than three cards; the winner takes what the rule allows of them.
* **R-56** A card may be used in the round in which it was obtained if its window opens later.
* **R-57** Elixir in the revised edition needs somebody's visit in this round (also his own); the classic one does not.
* **R-58** Peace Pipe: settles every tie for its owner without the Sheriff, steps 1 to 7; not the order at the Doc, not the final tie.
* **R-59** "Youngest player" becomes a seat chosen by option or at random.
* **R-60** Who is second at the Town Hall? The owner of the second best hand; everybody always competes there.

## 16. Scenarios

Each is a test function whose name begins with its number. "FAQ" and "worked example" say that the case stems from a printed rulebook.

Players A, B, C, … sit in seats 0, 1, 2, …. Unless stated: classic, WW off, Ind off, bribes on, Sheriff A, round 2, everybody $8, no nuggets, empty hands, bank $3, stagecoach $0, mine 30. "→" introduces what must hold.

### 16.1 Set-up (\`tests/games/dicetown/test_setup.py\`)

* **T-001** Given classic, 5 players. When set up → each $8, bank 3, stagecoach 0, total 43; mine 30; store deck 19; row 3, property deck 22.
* **T-002** Given classic, 2 players → total money 19, mine 30, row 3, property deck 22.
* **T-003** Given revised, 4 players → total money 35, row 3, property deck 17, Elixirs 2 open + 5 in the deck.
* **T-004** Given classic + WW, 6 players → total 53 (48 + 3 + 2), mine 40, store deck 31, row 3 + deck 32, River 12, Outlaw pile 10, wanted outlaws 2.
* **T-005** Given classic + WW + Ind, 3 players → store deck 32, total 29, mine 40, die in the village.
* **T-006** Given classic + WW, 2 players → property: 35 − 10 = 25 (row 3 + deck 22), mine 30, total 21.
* **T-007** Given revised + WW, 2 players → property 20 (row 3 + deck 17), mine 30.
* **T-008** Given 6 players without WW, or 1, or 7 players → refused.
* **T-009** Given classic + Ind without WW → store deck 20.

### 16.2 Phase I (\`tests/games/dicetown/test_hand.py\`)

* **T-010** (worked example) A rolls Q Q Q Q 9. When he keeps the four Q → he pays $3 (8 → 5), stagecoach 3, one loose die.
* **T-011** When a player keeps one die → price 0.
* **T-012** When a player keeps none of five → price 1 (8 → 7), stagecoach 1, five loose dice.
* **T-013** Given A owns $0, no Brute, five loose dice → exactly the five one-die choices are legal.
* **T-015** Three players keep one die in each throw → all complete in throw 5, no last throw, stagecoach 0.
* **T-016** A keeps five dice in throw 1, B and C one each → A pays $4; throw 2 is the last: B and C roll four dice each, keep all, pay nothing; stagecoach 4.
* **T-017** A and B become complete in throw 3, C has two loose dice → throw 4 is last, only C rolls two dice.
* **T-019** Given B owns $0 and a Brute, rolls K K K K 9. When he keeps four K with the Brute → price 0, one loose die, Brute in the discard pile.
* **T-020** A Brute with k = 0 or k = 1 → illegal.
* **T-021** Given B owns $1, keeps four dice with a Brute, C cancels it with Wanted → B chooses one or two of these four dice; with two: pays $1, the other two are loose; discard pile, oldest first: Brute, Wanted.
* **T-023** After the last throw A shows J J J J 9 and plays Cheater on the 9 → J J J J J.
* **T-024** A kept no die in this throw, or was complete before it → no Cheater for him now.
* **T-025** A's Cheater is cancelled → dice unchanged, both cards discarded.
* **T-027** Given four players, Sheriff B → window order C, D, A, B.
* **T-028** (WW, worked example) A has three loose dice and a recruited \`outJa\`, uses it for two dice → two more kept Js, he rolls one die, \`outJa\` is wanted.
* **T-029** (WW) Before throw 3 A sets his last two dice with \`outAa\` → B and C still choose and pay in throw 3; throw 4 is the last.
* **T-031** (WW) A with five loose dice uses \`outQa\` and \`outKa\` for two dice each → he rolls one die.
* **T-033** A rolls 9 10 J Q K and keeps the K → no other player's view contains the faces 9 10 J Q of that roll.
* **T-034** Given $6 was paid in phase I → stagecoach 6 before step 1 and total money unchanged.

### 16.3 Poker hands (\`tests/games/dicetown/test_poker.py\`)

* **T-035** J J J J A beats Q Q Q A A.
* **T-036** (FAQ) K K K K 9 beats J J J J A.
* **T-037** (FAQ) J J J 9 9 beats 10 10 10 A A.
* **T-038** (FAQ) J J J 10 10 beats J J J 9 9.
* **T-039** (FAQ) 10 J Q K A beats 9 10 J Q K.
* **T-040** 9 10 J Q K beats A A A K Q and loses to 9 9 9 10 10.
* **T-041** 9 9 9 9 9 beats A A A A K.
* **T-042** J J J J A beats J J J J 9.
* **T-044** (FAQ) Q Q K 10 9 against Q Q K 10 9 → tie, Sheriff decides.
* **T-046** A K Q J 9 beats A K Q 10 9.

### 16.4 The places (\`tests/games/dicetown/test_places.py\`)

* **T-050** (worked example, classic) Dice A 9 9 9 J K, B 10 10 10 K K, C J J J J A, D Q Q Q A A, E 9 Q Q J J; bank 3, stagecoach 6; B holds 4 hand cards, E holds two deeds of 5; row 2, 4, 1 → A +3 nuggets (mine 27); B +$3, then bank 6, stagecoach 0; C draws 4, keeps 1, discards 3; D draws 3 of B's cards, keeps 1, returns 2; B takes the badge; C takes deeds 2 and 4 (one Ace); only E may visit the Doc, chooses barbed wire with his 9 and fences both 5s.
* **T-051** Same dice, revised, Elixir of Protection in slot 1 → only E must visit; with slot 1 he fences both 5s; Protection is discarded, slot 1 refilled.
* **T-052** Same dice, classic + WW, every first chooses the classic action → step 1: A mine 3 nuggets, E river; step 2: B bank, nobody second; step 4: C store, E Doc at once (A, with one J, nothing); step 5: D robs, E recruits; step 6: B badge, A hunts with one die; step 7: C Mayor 2 cards, D (full house QQQAA, better than B's 101010KK) Mayor's wife 1 card.
* **T-053** Four 9s, mine 3 → 3 nuggets, mine 0, round goes on, game over after it.
* **T-054** Dynamite with three 9s: mine 30 → 6 nuggets; mine 4 → 4 nuggets.
* **T-055** Nobody has a 9 → mine unchanged, no decision.
* **T-056** Nobody has a 10, bank 3, stagecoach 4 → bank 7 after step 3.
* **T-057** Bank 7, B robs, C plays Even Split → B +4, C +3.
* **T-059** Round 1, two Js → twice: draw 2, keep 1, discard 1; hand +2, deck 19 → 15, discard pile 2.
* **T-060** Round 1 without any J → in round 2 the store winner acts once.
* **T-061** Three Js, Unlimited Credits in round 3 → two actions of 3 cards; hand −1 + 2; discard pile +5 (the card and 4 others).
* **T-063** Deck 1, pile 0, three Js → that card is kept.
* **T-064** Three Qs, victim holds two cards → both drawn, one kept, one returned.
* **T-065** Nobody but the robber holds cards → no effect; classic: if he gained nothing else he may visit the Doc.
* **T-068** Opponent with an empty hand and two fenced deeds → cannot be named.
* **T-069** Winner without Aces, row r1 r2 r3, deck top d1 → he gets r1; row r2 r3 d1.
* **T-070** Winner with A A A A A → three cards.
* **T-072** Corruption, one Ace, row r1 r2 r3, deck d1 d2 d3 → he gets r1 r2 d1; row r3 d2 d3; others do not learn d1.
* **T-074** Nobody has a K → A stays Sheriff.
* **T-075** A (Sheriff) has the most Ks → A stays; classic: \`gained[A]\` is true.

### 16.5 Sheriff and bribes (\`tests/games/dicetown/test_sheriff.py\`)

* **T-080** B and C have two 9s each, A decides now for C → C +2 nuggets, B nothing.
* **T-081** A and B tied for 10s, A is Sheriff → A may name himself and robs the bank.
* **T-082** B and C tied with two Ks; A names B; then C and D have identical best hands → B (new Sheriff) decides the Town Hall.
* **T-083** B offers 1 nugget, C offers $3; last call; B raises to 1 nugget + $1, C repeats; A names B and takes → A +1 nugget +$1, B −1 nugget −$1, C unchanged; B has the place.
* **T-085** A names C and waives → C keeps his goods and has the place.
* **T-087** B offers a deed of 4 → C sees "1 deed", A sees the 4; if taken it is in A's hand.
* **T-088** Offering a fenced deed, a Ranch, an Outlaw, or $9 out of $8 → illegal.
* **T-089** Classic: A wins no place, takes a bribe of $3 → A may visit the Doc.
* **T-090** \`bribes\` off → no D-OFFER is ever asked.
* **T-091** (WW) B, C, D tied with two Qs; offers for first: D 1 nugget; for second: B $2, C nothing; A names D first (take) and B second (take) → A +1 nugget +$2; C gets nothing.
* **T-094** B and C wait at the Doc → A names who goes first; the other goes next.
* **T-095** A petition with four petitioners and no time-outs → at most 3 Sheriff moves and 2 moves of each petitioner.

### 16.6 Cards and Wanted (\`tests/games/dicetown/test_cards.py\`)

* **T-100** Dynamite with two 9s is cancelled → 2 nuggets; discard pile gets Dynamite, then Wanted.
* **T-101** The Girls cancelled → one robbery.
* **T-102** Unlimited Credits cancelled → one store action.
* **T-103** Sheriff A, B has the most Ks, D plays Marshall → A stays Sheriff; if B gained nothing else: classic B may visit the Doc, revised he may not.
* **T-105** Candidate A is the Sheriff → Marshall cannot be played.
* **T-106** Classic: C plays Nervous Joe in step 6 on D, who has $3 → C +3, D 0; in any other step the card cannot be played.
* **T-107** Revised: B keeps Nervous Joe at the store → played at once; D with $8 gives 4; the card is in the discard pile, never in a hand.
* **T-108** Revised: Elixir of Fortune draws Nervous Joe → played at once.
* **T-110** Bank 7, Even Split cancelled → robber +7.
* **T-111** Wanted against an Elixir card, a River card or equipment → not possible.
* **T-113** Classic: A gained something and plays Elixir in step 8 → A has one visit.
* **T-115** Revised: nobody visits the Doc this round → Elixir cannot be played.
* **T-117** The player of a card cannot cancel it with his own Wanted.

### 16.7 Doc Badluck (\`tests/games/dicetown/test_doc.py\`)

* **T-120** (FAQ classic) B had the most 10s, bank empty, nothing else → B may visit.
* **T-121** (FAQ revised) same → B may not.
* **T-122** (FAQ classic) C won a store card and lost it at the Saloon in the same round → C may not visit.
* **T-123** Two players → same rules, no special Doc rule (the FAQ only remarks that visits are rare).
* **T-126** Line J/Q → the top store card goes to the visitor, nobody else sees it.
* **T-127** Barbed wire with one deed in hand → one fenced; with none → nothing happens.
* **T-128** Dice 9 Q Q J J → lines barbed wire and store card only.
* **T-129** Classic: the visitor declines → nothing happens.
* **T-130** Revised: the visitor must take slot 1, slot 2 or the deck; declining is illegal.
* **T-131** Revised: D and E must visit, A Sheriff names D, D takes Power → D is Sheriff, then E visits.
* **T-133** Friendship, chosen opponent holds two store cards → he chooses which to give; nobody holds one → no effect.

### 16.8 Extension (\`tests/games/dicetown/test_wildwest.py\`)

* **T-140** B three 9s, C one 9; B chooses the river → C gets 1 nugget.
* **T-141** Only B has 9s → one action, the other is not carried out.
* **T-142** Wallet with bank 1 → player +1, bank 0 before step 2.
* **T-143** B draws Star in step 1 → B is Sheriff and decides the ties of step 2.
* **T-145** River pile empty, C is second and must go there → nothing; classic: if nothing else, C may visit the Doc.
* **T-146** Voucher with the Horse in the discard pile → he may take it; empty pile → nothing.
* **T-149** Doc at once with dice J J 9 K A (classic) → all four lines are open.
* **T-150** Recruit → top Outlaw on the table; it cannot be drawn at the Saloon.
* **T-151** Desperado for \`outAb\` → he has it, the pile (one card fewer) is shuffled; cancelled → he takes the top Outlaw.
* **T-152** (worked example) Wanted: \`out9a\`, \`out9b\`, \`outKa\`; hunter with three Ks rolls 9 Q Q → captures exactly one of the 9s, his choice.
* **T-153** Hunter's dice K K K 9 9, hunting roll 10 10 10 → afterwards his hand is still the full house KKK99.
* **T-156** Robber holds Whisky, victim: empty hand, two Ranches → may be named; one Ranch changes owner (victim 3 → 1 VP, robber with none before 0 → 1 VP).
* **T-158** A deed is stolen from C, C plays Insurance → C draws the top property card; a Ranch is laid open.
* **T-160** Gift is obtained → played at once; the named opponent with three store cards chooses one; if no opponent has any → no effect.
* **T-162** Mayor's wife draws a Ranch → laid open; a deed → into the hand, unseen by others.
* **T-164** Two players, both one Q → Sheriff names first and second (himself included).
* **T-165** Mayor with four Aces → three cards.
* **T-166** Hands: C four of a kind, D full house, B straight → C first, D second.
* **T-167** (worked example) Four Ranches → 10 VP; 1, 2, 3 Ranches → 1, 3, 6.
* **T-169** Dog, two captured and one recruited Outlaw → 4 VP.
* **T-171** Revised + WW: C is only second at one place → \`controlled[C]\` is true, C may not visit in step 8.

### 16.9 Indians (\`tests/games/dicetown/test_indians.py\`)

* **T-180** B wins deeds 1 and 4 at the Town Hall and returns the 1 → it leaves the game, B holds the die and rolls it before step 1 of the next round.
* **T-181** Gold of the Ancestors with mine 2 → +2, mine 0; the mine winner of that round gets 0; game over after the round.
* **T-182** Nobody returns a card → the die is in the village after step 7.
* **T-184** Smoke Signals cancelled → the die stays where it is.
* **T-185** Peace Pipe for B; B and C tied with two Js → B wins without a decision of the Sheriff.
* **T-186** Shaman's Blessing: B turns a 9 into a K → all contests of the round use the new dice.
* **T-188** Ambush with stagecoach 4 → +4; with 9 → +6, stagecoach 3.

### 16.10 End and scoring (\`tests/games/dicetown/test_scoring.py\`)

* **T-190** (worked example) 6 nuggets, $7, badge, equipment 3 + 5 + 2, deeds 2 + 1 + 5 + 4 → 6 + 3 + 5 + 10 + 12 = 36 VP.
* **T-191** $0, $1, $2, $7 → 0, 0, 1, 3 VP.
* **T-192** The mine is emptied in step 1 → steps 2 to 9 are still carried out, then the game is over.
* **T-194** (FAQ) 36 : 36 VP, property cards 4 : 3 → the player with four wins.
* **T-195** (FAQ) also equal in property cards → the Sheriff names the winner.
* **T-197** Unused Dynamite, Wanted, Brute in hand → 0 VP.

## 17. Invariants (for random-play tests)

1. Dollars of players + bank + stagecoach = 8 × players + 3 (WW: + 5) at all times.
2. Nuggets of players + mine = 30 or 40 at all times.
3. Every card uid is in exactly one zone (deck, row/slot, hand, table, discard, wanted board, out of the game).
4. Every player has five dice: kept + loose.
5. Exactly one badge; with Ind exactly one Indian die.
6. No kind-I card is ever in a hand between two decisions; no Ranch is ever in a hand.
7. Store cards in all zones: 19 (+12) (+1).
8. No player ever has negative dollars or nuggets.
9. The round ends; the game ends after at most as many rounds as there are property cards (at least one is taken from the row in every round).
10. The view of a player never contains: faces of others' hand cards, dice not kept, deck orders, faces of cards offered to a Sheriff who is not he.

## 18. Which values are ours

The tables of chapter 2 marked [CHOICE] are data, each in one table of the sources: the owner of a printed copy can correct them without touching a rule.

| where | what is ours | what is certain |
|---|---|---|
| 1 | \`bribes\` off as an option; a seat or chance instead of the youngest player | – |
| 2.2 | how many deeds of each value: 5 of each (classic), 4 of each (revised) | 25 and 20 cards, values 1 to 5, at least two 5s in the classic box; ten Ranches |
| 2.3 | the names Lasso, Hat, Boots, Saddle, Revolver | six cards worth 1, 2, 3, 4, 5 and 8, the 8 a horse; the other thirteen cards |
| 2.4 | two copies of Insurance and of Double Gun; the name Collection; that the Dog counts *captured* Outlaws (R-40) | twelve cards and Smoke Signals; all other effects |
| 2.5 | the French names | seven Elixirs, one of each, and their effects |
| 2.6 | copies of each River card; Gold Dust and Gold Vein, their names and amounts | twelve cards; Star, Wallet, Discoveries and Voucher |
| 2.7 | which faces, that the Wanted face is the face of the pair, every bounty | twelve two-sided cards, a pair of one face each, duplicates exist |
| 2.8 | the six effects, and five of the six names | six faces, one of them called the Shaman's Blessing; how the die is won and lost |
| 7.8.1 | odd dice break ties (R-10), strongly implied by "as in poker" | the order of hands; fours, full houses and straights compared by face |
| 8.3 | the whole petition with its limits and defaults | the Sheriff decides ties; nuggets, dollars and cards may be offered |
| 13 | every default answer | – |
| 14 | the keys of chance | – |
| 15 | each ruling that gives its own reason | those that say "wording" or "FAQ" |
`;export{e as default};