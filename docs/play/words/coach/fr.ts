import type { CoachWords } from '../../coach/script.ts';

export const COACH_FR: CoachWords = {
  startingDecks:
    'Trois de vos cartes se reposent avant la première manche. Cliquez sur carbone 1, puis minéraux 2, puis énergie 1.',
  planCarbon:
    'Planifiez maintenant les cartes de cette manche. Cliquez sur carbone 2 : elle va dans un emplacement libre.',
  planEnergy: 'Cliquez aussi sur énergie 2 : elle enverra une compagnie dans de nouveaux secteurs.',
  planScientist:
    'Et le Chercheur : il avance votre pion Transmission, ce qui rapporte, et achète de nouveaux jetons Recherche.',
  ready: 'Tous vos emplacements sont occupés. Terminez la planification : les cartes sont révélées.',
  scientist:
    'À vous. Utilisez d’abord le Chercheur : transmettre demande des cartes encore face visible, et une carte utilisée se retourne face cachée.',
  upload:
    'Avancez votre pion Transmission sur votre premier jeton. Vos cartes montrent ce qu’il demande : il rapporte.',
  takePlan:
    'Votre point de recherche achète un nouveau jeton. Prenez celui qui demande carbone 2 et minéraux 1, sous la flèche.',
  placePlan: 'Posez-le sur la prochaine case libre : une case vide arrêterait votre pion.',
  majority:
    'Luna joue après chacun de vos tours ; l’historique le raconte. Les pions Bonus aussi demandent des cartes face visible, et Luna n’a pas plus de carbone que vous : prenez la majorité du carbone.',
  steps:
    'Utilisez maintenant votre carbone sur une piste : cliquez dessus, puis sur la case 4 de la piste Tawac. Le drapeau dit combien de parts vous avez à partir de là.',
  step: 'Avancez jusqu’à la case 4 de la piste Tawac. Le drapeau dit combien de parts vous avez à partir de là.',
  energy:
    'Envoyez une compagnie dans de nouveaux secteurs avec toute votre énergie. Cliquez sur énergie 2, puis sur Tawac : les succursales qui quittent sa station donnent de la valeur à votre part.',
  firstSector: 'Entrez dans le secteur 13. Seule une frontière simple vous en sépare.',
  nextSector:
    'Il reste 1 point d’énergie. Continuez vers le secteur 6 : il vous fait avancer encore d’une case sur la piste Tawac.',
  firstPlayer:
    'Vos cartes sont utilisées, mais il vous reste deux pions Bonus. Posez-en un sur le drapeau : vous commencerez la manche suivante et recevez un point de recherche.',
  secondPlan: 'Achetez le jeton qui demande minéraux 1, sous la flèche : vous avez cette carte en main.',
  scientistTile:
    'Posez votre dernier pion sur la tuile Chercheur. Elle coûte 1 Crypcoin et servira de Chercheur à la manche suivante.',
  pass: 'Vos cartes sont utilisées et vos pions sont posés. Passez : vos cartes se reposent, et une pile revient dans votre main.',
  pickUp: 'Récupérez minéraux 2 : avec minéraux 1 de votre main, cela fait 3 unités d’une même ressource.',
  restCarbon: 'Posez carbone 2 sur carbone 1. Les cartes d’une même pile reviennent ensemble.',
  restEnergy: 'Posez énergie 2 sur énergie 1.',
  restScientist: 'Posez le Chercheur sur l’emplacement libre du milieu, sous la flèche.',
  ownWay: 'Vous suivez votre propre chemin. Tout ce qui brille peut être choisi, et Annuler le reprend.',
  done: 'C’était une manche entière. Les cartes Ressource achètent aussi des cartes disponibles. À vous de décider désormais ; Conseil montre ce que ferait un robot.',
};
