import type { Locale } from '../locale.ts';
import { joined } from '../parts.ts';
import { counted, energyPoints } from './grammar.ts';

/** What the lines of descriptions are about. */
export const LABELS_FR: Locale['labels'] = {
  cost: 'Coût',
  additionalCost: 'Coût supplémentaire',
  additionalShare: 'Part supplémentaire',
  asksFor: 'Demande',
  gives: 'Rapporte',
  price: 'Prix',
  worth: 'Valeur',
  entering: 'Coût pour y entrer',
  worthAtEnd: 'Valeur à la fin, une fois le pion entré',
  cards: 'Cartes',
  bonus: 'Bonus',
  plan: 'Jeton',
  energy: 'Énergie',
  consequence: 'Conséquence',
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
  enclaveIn: 'Enclave dans',
  stations: 'À côté de la station',
  route: 'Entre',
  letter: 'Jetons',
  supplement: 'Un jeton pris ici rapporte aussi les CrypCoins de la case de prime',
  majority: 'Seulement si personne d’autre n’en montre davantage face visible. Aucune carte n’est utilisée',
  noPlanA: 'Pas de jeton A ici',
  destroys: 'Détruit',
};

export const MENACE_REQUIREMENTS_FR: Locale['menaceRequirements'] = {
  payCoins: ({ amount }, words) => [words.count(amount, 'coin')],
  payEnergy: ({ amount }) => [energyPoints(amount)],
  destroyEnergyCards: ({ count }) => [`${count} cartes Énergie différentes de la main, qui sont détruites`],
  values: ({ tank, research }) => {
    const asked = [
      ...(tank > 0 ? [[`la valeur ${tank} sur la piste de stockage`]] : []),
      ...(research > 0 ? [[`la valeur ${research} sur la piste de recherche`]] : []),
    ];
    return joined(asked, ' et ');
  },
};

export const MENACE_CONSEQUENCES_FR: Locale['menaceConsequences'] = {
  loseCoins: () => ['les joueurs humains perdent tous leurs CrypCoins'],
  ignoreIcons: ({ count }) => [
    `les meilleures compagnies comptent ${counted(count, 'icône', 'icônes')} de pièce de moins pour les joueurs humains`,
  ],
  loseEnergyCards: () => ['les joueurs humains perdent leurs cartes Énergie'],
  loseTank: () => ['la piste de stockage des joueurs humains ne compte pas'],
  endAfterRound: ({ round }) => [`la partie s’arrête après la manche ${round}`],
  replay: () => ['personne ne gagne, et une nouvelle partie suit'],
};

/** The entries of Luna's cards. */
export const LUNA_ACTIONS_FR: Locale['lunaActions'] = {
  coins: ({ amount }, words) => [`+${words.count(amount, 'coin')}`],
  helium: ({ steps }, words) => [`+${words.count(steps, 'step')} d’hélium-3`],
  research: ({ steps }, words) => [`+${words.count(steps, 'step')} de recherche`],
  track: ({ steps, selection }, words) => [`${words.count(steps, 'step')} sur ${SELECTIONS[selection]}`],
  expand: ({ sectors, prefer }) => [
    `étend la compagnie ${sectors === 1 ? 'une' : sectors} fois, vers les plus ${prefer === 'min' ? 'petits' : 'grands'} numéros`,
  ],
  cards: () => ['prend des cartes disponibles'],
  mostValuableShareCard: () => ['prend la carte disponible avec la part la plus rentable'],
  bonusMarker: () => ['place un pion Bonus'],
  discardPlan: ({ letter }) => [`retire un jeton ${letter}`],
  discardSpecialPlan: () => ['retire un jeton spécial'],
};

const SELECTIONS = {
  mostValuable: 'la piste de la compagnie la plus rentable',
  twoMostValuable: 'les pistes des deux compagnies les plus rentables',
  secondMostValuable: 'la piste de la deuxième compagnie la plus rentable',
  leastValuable: 'la piste de la compagnie la moins rentable',
  leadByBiggestMargin: 'la piste où elle mène avec le plus grand écart',
  twoLeadsByBiggestMargin: 'les deux pistes où elle mène avec les plus grands écarts',
  allFour: 'la piste de chaque compagnie',
} as const;
