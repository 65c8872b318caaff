import { joined } from '../parts.ts';
import type { Locale } from '../words.ts';
import { counted } from './grammar.ts';

export const LABELS_FR: Locale['labels'] = {
  cost: 'Coût',
  additionalCost: 'Coût supplémentaire',
  additionalShare: 'Part supplémentaire',
  asksFor: 'Prérequis',
  gives: 'Rapporte',
  reward: 'Récompense',
  price: 'Prix',
  worth: 'Valeur',
  entering: 'Coût d’entrée',
  worthAtEnd: 'Valeur au décompte si le pion Transmission y est entré',
  cards: 'Cartes',
  bonus: 'Bonus',
  plan: 'Jeton',
  energy: 'Pour l’atteindre',
  consequence: 'Conséquence',
  wildShare: 'Une fois retirée et retournée, la carte est une part Joker',
  leftMajority: 'Emplacement de majorité de gauche',
  rightMajority: 'Emplacement de majorité de droite',
  track: 'Piste',
  firstThreshold: 'Premier seuil',
  secondThreshold: 'Second seuil',
  threshold: 'Seuil',
  shares: 'Parts',
  barrier: 'Appel de fonds',
  coinIcons: 'Icônes de pièce',
  structures: 'Structures',
  domes: 'Dômes de collecte',
  enclaveIn: 'Enclave, accessible depuis',
  stations: 'Adjacent à la station',
  borders: 'Frontières avec',
  routes: 'Routes spatiales',
  route: 'Entre',
  letter: 'Jetons',
  supplement: 'Un jeton pris ici rapporte aussi les crypcoins de la case de prime',
  majority:
    'À condition qu’aucun autre joueur n’en ait davantage face visible. Les cartes comptées ne sont pas utilisées',
  tankSlot: 'Case d’activation (piste de stockage)',
  researchSlot: 'Case d’activation (piste de recherche)',
  noPlanA: 'Pas de jeton A ici',
  destroys: 'À détruire',
  outposts: 'Succursales',
  shuttles: 'Navettes',
  piecesLeft: 'Éléments restants',
  shareValue: 'Valeur d’une part',
  trackMarkers: 'Cases des pions Investissement',
  markers: 'Pions',
  supplementCoins: 'Crypcoins sur la case de prime',
  faceDown: 'Face cachée',
  used: 'Utilisée et face cachée',
  uploadHere: 'Le pion Transmission est ici',
  bonusMarkers: 'Pions Bonus restants',
  oneTimeMarkers: 'Pions Bonus à usage unique restants',
  faceUpCards: 'Cartes pas encore utilisées',
  usedCards: 'Cartes utilisées',
  majorities: 'Compte pour les majorités',
  heliumSpace: 'Case du pion Hélium-3',
  uploadSpace: 'Case du pion Transmission',
  statusCards: 'Cartes Statut de mission',
  completedBy: 'Accomplie par',
  removedBy: 'Retirée par',
};

export const MENACE_REQUIREMENTS_FR: Locale['menaceRequirements'] = {
  payCoins: ({ amount }, words) => [words.count(amount, 'coin')],
  payEnergy: ({ amount }, words) => [
    `${words.count(amount, 'energy')} ${amount < 2 ? 'supplémentaire' : 'supplémentaires'}`,
  ],
  destroyEnergyCards: ({ count }) => [`${counted(count, 'carte Énergie', 'cartes Énergie')} de la main, à détruire`],
  values: ({ tank, research }) => {
    const asked = [
      ...(tank > 0 ? [[`la valeur ${tank} sur la piste de stockage`]] : []),
      ...(research > 0 ? [[`la valeur ${research} sur la piste de recherche`]] : []),
    ];
    return joined(asked, ' et ');
  },
};

export const MENACE_CONSEQUENCES_FR: Locale['menaceConsequences'] = {
  loseCoins: () => ['les joueurs humains perdent tous leurs crypcoins'],
  ignoreIcons: ({ count }) => [
    `pour les joueurs humains, la compagnie la plus rentable (ou chacune d’elles en cas d’égalité) compte ${counted(count, 'icône', 'icônes')} de pièce de moins`,
  ],
  loseEnergyCards: () => ['les joueurs humains perdent leurs cartes Énergie'],
  loseTank: () => ['les joueurs humains ne marquent rien pour la piste de stockage'],
  endAfterRound: ({ round }) => [`la partie s’arrête après la manche ${round}`],
  replay: () => ['il n’y a pas de vainqueur, il faut jouer une nouvelle partie'],
};

export const LUNA_ACTIONS_FR: Locale['lunaActions'] = {
  coins: ({ amount }, words) => [`+${words.count(amount, 'coin')}`],
  helium: ({ steps }, words) => [`+${words.count(steps, 'step')} d’hélium-3`],
  research: ({ steps }, words) => [`+${words.count(steps, 'step')} sur la piste de recherche`],
  track: ({ steps, selection }, words) => [`${words.count(steps, 'step')} sur ${SELECTIONS[selection]}`],
  expand: ({ sectors, prefer }) => [
    `étend cette compagnie : ${counted(sectors, 'point d’extension', 'points d’extension')}, ${prefer === 'min' ? 'MIN' : 'MAX'}`,
  ],
  cards: () => ['prend des cartes disponibles'],
  mostValuableShareCard: () => ['prend la carte disponible qui porte une part de la compagnie la plus rentable'],
  bonusMarker: () => ['place un pion Bonus'],
  discardPlan: ({ letter }) => [`défausse un jeton ${letter}`],
  discardSpecialPlan: () => ['défausse un jeton spécial'],
};

const SELECTIONS = {
  mostValuable: 'la piste de la compagnie la plus rentable',
  twoMostValuable: 'la piste de chacune des deux compagnies les plus rentables',
  secondMostValuable: 'la piste de la deuxième compagnie la plus rentable',
  leastValuable: 'la piste de la compagnie la moins rentable',
  leadByBiggestMargin: 'la piste où elle a la plus grande avance',
  twoLeadsByBiggestMargin: 'chacune des deux pistes où son avance est la plus grande',
  allFour: 'la piste de chaque compagnie',
} as const;
