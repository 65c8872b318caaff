import type { CoachWords } from '../../coach/script.ts';

export const COACH_FR: CoachWords = {
  startingDecks:
    'D’abord, trois de vos cartes sont défaussées ; elles reviendront plus tard dans votre main. Choisissez Carbone 1, puis Minéraux 2, puis Énergie 1.',
  planCarbon:
    'Planifiez maintenant les cartes de cette manche. Choisissez Carbone 2 : ses unités vous font avancer sur une piste, vers votre première part.',
  planEnergy:
    'Choisissez aussi Énergie 2 : elle étend une compagnie dans de nouveaux secteurs, et ses parts prennent de la valeur.',
  planScientist:
    'Choisissez enfin le Chercheur : il fait avancer votre pion Transmission vers une récompense, puis donne des points pour de nouveaux jetons Recherche.',
  ready: 'Tous vos emplacements sont occupés. Terminez la planification : les cartes sont révélées.',
  scientist:
    'Utilisez d’abord le Chercheur : le pion Transmission n’avance que grâce à des cartes encore face visible, et une carte utilisée est retournée face cachée.',
  upload:
    'Faites avancer votre pion Transmission sur votre premier jeton. Vos cartes remplissent son prérequis : vous gagnez sa récompense.',
  takePlan:
    'Dépensez votre point de recherche pour prendre un nouveau jeton. Choisissez celui qui se trouve sous la flèche : il demande 2 unités de carbone et 1 unité de minéraux.',
  placePlan: 'Placez-le sur la prochaine case libre : une case vide arrêterait votre pion.',
  majority:
    'Luna joue après chacun de vos tours ; ses actions figurent dans le journal. Les majorités aussi demandent des cartes face visible, et Luna n’a pas plus de carbone que vous : placez un pion Bonus sur la majorité du carbone.',
  steps:
    'Utilisez maintenant votre carbone sur une piste : choisissez la carte, puis la case 4 de la piste Tawac. Le drapeau indique combien de parts vous possédez à partir de cette case.',
  step: 'Avancez jusqu’à la case 4 de la piste Tawac. Le drapeau indique combien de parts vous possédez à partir de cette case.',
  energy:
    'Étendez une compagnie avec toutes vos cartes Énergie. Choisissez Énergie 2, puis Tawac : les succursales qui quittent sa station donnent de la valeur à votre part.',
  firstSector: 'Occupez le secteur 13. Seule une frontière simple vous en sépare.',
  nextSector:
    'Il reste 1 point d’énergie. Continuez vers le secteur 6 : sa récompense vous fait encore avancer d’une case sur la piste Tawac.',
  firstPlayer:
    'Vos cartes sont utilisées, mais il vous reste deux pions Bonus. Placez-en un sur le drapeau : vous recevrez un point de recherche et commencerez la manche suivante.',
  secondPlan:
    'Prenez le jeton qui se trouve sous la flèche : il demande 1 unité de minéraux, et vous avez une carte Minéraux en main.',
  resourceTile:
    'Placez votre dernier pion Bonus sur la tuile +1 Ressource. Elle coûte 1 crypcoin et donnera 1 unité de plus à l’une de vos cartes à la manche suivante.',
  pass: 'Vos cartes sont utilisées et vos pions sont placés. Passez : vos cartes sont défaussées, et une pile revient dans votre main.',
  pickUp: 'Récupérez Minéraux 2 : avec Minéraux 1 de votre main, cela fait 3 unités d’une même ressource.',
  restCarbon: 'Défaussez Carbone 2 sur Carbone 1. Les cartes d’une même pile reviennent ensemble.',
  restEnergy: 'Défaussez Énergie 2 sur Énergie 1 pour pouvoir les utiliser ensemble plus tard.',
  restScientist:
    'Défaussez le Chercheur sur l’emplacement libre du milieu, sous la flèche : il n’a pas besoin d’une autre carte.',
  goal: 'Gagnez avec le plus de points après sept manches : les parts multipliées par leur valeur',
  points:
    'Les points viennent surtout des parts : leur nombre multiplié par leur valeur. Les pistes donnent des parts, les succursales leur donnent de la valeur. Il vous faut des unités : planifiez Minéraux 1.',
  planPair:
    'Ajoutez Minéraux 2. Cela fait 3 unités d’une même ressource : assez pour une majorité et pour une nouvelle carte.',
  planTitanium: 'Ajoutez Titane 2 : cette carte vous mènera à votre deuxième part de Tawac.',
  secondMajority:
    'Les majorités d’abord, car elles ne comptent que les cartes face visible. Personne n’a plus de minéraux que vous : la majorité des minéraux rapporte une case et une pièce.',
  buy: 'Acquérez maintenant une carte : elle est à vous jusqu’à la fin de la partie. Choisissez vos deux cartes Minéraux, puis la carte sous la flèche ; elle coûte 3 unités.',
  useTile: 'Votre prochaine part est à 3 cases, mais Titane 2 n’a que 2 unités. Placez la tuile +1 Ressource dessus.',
  barrier:
    'Choisissez Titane 2, puis la case 8 de la piste Tawac. La porte rouge est un appel de fonds : la franchir coûte 2 crypcoins, mais une deuxième part vaut davantage.',
  crossing:
    'Avancez jusqu’à la case 8 de la piste Tawac. L’appel de fonds coûte 2 crypcoins, mais la deuxième part vaut davantage.',
  ownWay:
    'Vous jouez maintenant à votre façon. Vous pouvez choisir tout ce qui brille ; « Annuler » permet de revenir en arrière.',
  done: 'Votre deuxième part a doublé vos points Tawac. L’hélium-3 avance sur la piste de stockage : il ouvre un emplacement d’action et donne des points à la fin. À vous de décider désormais ; « Conseil » montre ce que ferait un bot.',
};
