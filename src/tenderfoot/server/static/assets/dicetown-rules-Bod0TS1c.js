var e=`# Les règles de Dice Town en bref, et la règle derrière chaque question.

rules-dicetown =
    Dice Town en bref

    Chaque manche a deux moitiés. D’abord, chacun compose une main de cinq dés de poker ; ensuite, on visite la ville lieu par lieu, toujours dans le même ordre, et chaque lieu revient à qui a le plus de sa face.

    Les dés. Lancez vos dés libres sous votre gobelet et choisissez en secret ceux que vous gardez. Un dé est gratuit, chaque dé de plus coûte 1 $, et n’en garder aucun coûte aussi 1 $. Tous les gobelets se lèvent ensemble ; l’argent payé va sur la diligence. Dès que quelqu’un a cinq dés, les autres lancent une dernière fois, gratuitement, et gardent tout.

    Mine d’or (le plus de 9) : une pépite par 9. Banque (le plus de 10) : tous ses dollars. Diligence : ses dollars vont à la banque. Magasin général (le plus de valets) : piochez une carte par valet, gardez-en une. Saloon (le plus de dames) : regardez une carte d’un rival par dame, gardez-en une. Shérif (le plus de rois) : prenez l’étoile. Mairie (la meilleure main de poker) : un titre de propriété, et un de plus par as, trois au plus.

    Le shérif départage les égalités ; on peut l’acheter, et il peut se favoriser lui-même.

    Doc Badluck aide ceux qui rentrent les mains vides.

    La partie s’arrête après la manche où la mine ou les titres de propriété s’épuisent. Une pépite vaut 1 point, deux dollars 1 point, l’étoile 5 points, l’équipement et les titres ce qui est imprimé dessus.

rule-keep = Choisissez les dés lancés que vous gardez ; ils restent pour toute la manche. Un dé est gratuit, chaque dé de plus coûte 1 $, et n’en garder aucun coûte 1 $. Les autres ne voient que ce que vous gardez, et personne ne le voit avant que tous aient choisi. Quand quelqu’un a cinq dés, les autres lancent une dernière fois gratuitement et gardent tout.
rule-settle = Votre Brute a été annulée : les dés choisis doivent être payés. Gardez-en au moins un au prix habituel ; les autres redeviennent libres.
rule-cheat = Une fois les dés montrés, qui en a montré au moins un peut jouer un Tricheur professionnel et tourner un de ses dés gardés sur une autre face.
rule-mine = À la mine, vous prenez une pépite par 9. La Dynamite, jouée maintenant, double la prise, tant que la mine a des pépites.
rule-split = Quelqu’un vient de prendre 2 $ ou plus à la banque. Partage l’oblige à vous en donner la moitié, arrondie vers le bas.
rule-credits = Avant de piocher au magasin général, vous pouvez jouer Crédits illimités pour un passage de plus au comptoir.
rule-girls = Avant de nommer une victime au saloon, vous pouvez jouer Les Girls et voler deux fois, le même rival ou deux différents.
rule-whisky = Votre victime possède un ranch : le Whisky prend un ranch au lieu d’une carte de la main.
rule-insure = On vient de vous voler. L’Assurance vous fait piocher la première carte du paquet de la même sorte.
rule-recruit = Avant de recruter, vous pouvez jouer Desperado, regarder tous les hors-la-loi et prendre celui qui vous plaît.
rule-sheriff = L’étoile va trouver son maître. Marshall la laisse où elle est, si elle devait changer de main ; dans l’édition classique, Joe le nerveux se joue aussi maintenant.
rule-badge = Quelqu’un va prendre l’étoile. Marshall la laisse où elle est.
rule-chase = Après le lancer de chasse, vous pouvez jouer Double gun et relancer une fois ceux de ces dés que vous voulez.
rule-hall = Vous avez pris vos titres dans la rangée. Corruption, jouée maintenant, ajoute la première carte du paquet, que personne d’autre ne voit.
rule-elixir-card = L’Élixir du magasin général vous donne une visite de plus chez Doc Badluck.
rule-smoke = À la fin de la manche, les Signaux de fumée prennent le dé indien, au village ou à qui le tient.
rule-wanted = Une carte du magasin vient d’être jouée. L’Avis de recherche l’annule : les deux cartes sont défaussées et rien ne se passe. L’Avis lui-même ne peut pas être annulé.
rule-petition = Des joueurs sont à égalité, et le shérif décide. Décidez tout de suite, ou ouvrez les offres : ceux qui sont à égalité font alors des offres scellées. Rien ne vous lie ; une demande dit seulement ce que vous aimeriez.
rule-demand = Une demande est publique et n’engage personne : elle dit ce que vous espérez.
rule-offer = Offrez au shérif des dollars, des pépites et des cartes de votre main, ou rien. Les offres sont scellées et montrées ensemble ; des cartes offertes, les autres ne voient que le dos. On ne paie que si le shérif vous nomme et accepte.
rule-offer-nuggets = Combien de pépites contient votre offre. On ne paie que si le shérif vous nomme et accepte.
rule-offer-cards = Quelles cartes de votre main entrent dans l’offre, l’une après l’autre. Le shérif voit leur face, les autres leur dos.
rule-last-call = Décidez maintenant, ou laissez chacun relever son offre une dernière fois. Personne ne peut descendre sous sa première offre.
rule-decision = Nommez qui reçoit le lieu. Si vous nommez quelqu’un d’autre, vous pouvez prendre ce qu’il offre ou y renoncer ; toutes les autres offres tombent et ne coûtent rien. Vous pouvez vous nommer si vous êtes à égalité.
rule-store = Vous avez pioché une carte par valet. Gardez-en une ; le reste va face cachée sur la défausse. À la première manche, le gagnant le fait deux fois.
rule-victim = Choisissez le rival concerné. Les titres clôturés et tout ce qui est posé face visible sont à l’abri du vol.
rule-backs = Vous pouvez regarder autant de cartes que vous avez de dames. Titres et cartes du magasin ont des dos différents : dites combien de chaque sorte.
rule-steal = Regardez les cartes tirées, gardez-en une et rendez les autres. Vous seul et votre victime savez laquelle.
rule-doc = Doc Badluck aide selon vos dés : 9 ou 10 met deux titres derrière des barbelés, valet ou dame pioche une carte du magasin, roi prend jusqu’à 2 $ à chaque rival, as une pépite à chaque rival. Vous pouvez aussi rentrer chez vous.
rule-fence = Barbelés : posez deux titres de votre main devant vous, face visible. On ne peut plus les voler ni les offrir, et ils comptent toujours à la fin.
rule-elixir = Dans l’édition révisée, vous devez boire un élixir : l’un des deux visibles, ou le premier du paquet, sans le voir.
rule-give = Vous devez donner une carte de cette sorte ; vous choisissez laquelle, et les autres ne voient que son dos.
rule-final = Plusieurs joueurs ont autant de points et autant de cartes de propriété. Le shérif nomme le gagnant.
rule-action = Le premier choisit l’une des deux actions du lieu et l’exécute ; le second doit prendre l’autre, avec ses propres dés.
rule-outlaw = Avant un lancer, vous pouvez utiliser des hors-la-loi recrutés : chacun met un ou deux de vos dés libres sur sa face, gratuitement, et devient recherché.
rule-river = Regardez les trois premières cartes de la rivière et prenez-en une ; elle s’applique aussitôt.
rule-river-order = Remettez sur la rivière les cartes que vous n’avez pas prises, dans l’ordre qui vous plaît.
rule-voucher = Regardez la défausse du magasin général et prenez-y une carte.
rule-outpick = Prenez n’importe quel hors-la-loi de la pile ; elle est mélangée ensuite.
rule-reroll = Choisissez lesquels de vos dés de chasse relancer.
rule-capture = Chaque dé de chasse capture un hors-la-loi recherché de sa face. Choisissez lequel ; il rapporte sa prime à la fin.
rule-offering = Rendez au village, hors du jeu, une des cartes de propriété que vous venez de gagner, et prenez le dé indien.
rule-shaman = Bénédiction du shaman : tournez un de vos cinq dés sur une autre face, ou laissez-les.
rule-barter = Troc : gardez une des trois cartes du magasin ; les autres sont défaussées face cachée.
`;export{e as default};