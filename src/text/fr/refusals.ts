import { printable } from '../../input/text.ts';
import type { RefusalLocale } from '../names.ts';
import { named } from '../names.ts';
import { isOptional } from '../optional.ts';
import { capital, plain, say } from '../parts.ts';
import { ASKS_FR } from './asks.ts';
import { DOING_FR } from './doing.ts';
import { counted, of } from './grammar.ts';
import { THINGS_FR } from './things.ts';
import { COMPANIES_FR, columnFr, MENACES_FR, RESOURCES_FR, SPACES_FR, slotFr, TILES_FR } from './words.ts';

const AMOUNTS = {
  titanium: ['unité de titane', 'unités de titane'],
  carbon: ['unité de carbone', 'unités de carbone'],
  minerals: ['unité de minéraux', 'unités de minéraux'],
  energy: ['point d’énergie', 'points d’énergie'],
} as const;
/** Verb forms used with decisions: after `vous`, after one name, and after several names. */
const MUST = ['devez', 'doit', 'doivent'] as const;
const MAY = ['pouvez', 'peut', 'peuvent'] as const;
/** ICON-3: field scientists count too. */
const SCIENTISTS = ['Chercheur ou Ingénieur', 'Chercheurs et/ou Ingénieurs'] as const;
const inOneAction = (amount: number, one: string, many: string) => [
  `${counted(amount, one, many)} en une seule action`,
];

/** Requirements for face-up cards, shared by plans and tasks. */
const SHOWN_FR: Pick<RefusalLocale['requirements'], 'resource' | 'oneResource' | 'energy'> = {
  resource: ({ resource, total }) => {
    const [one, many] = AMOUNTS[resource];
    return [counted(total, one, many)];
  },
  oneResource: ({ total }) => [counted(total, 'unité d’une ressource', 'unités d’une même ressource')],
  energy: ({ total }, names) => [names.count(total, 'energy')],
};

export const REFUSALS_FR: RefusalLocale = {
  code: 'fr',
  plurals: ['one', 'other'],
  gap: '\u00A0',
  and: 'et',
  or: 'ou',
  more: (amount) => counted(amount, 'autre', 'autres'),
  nouns: {
    coin: ['crypcoin', 'crypcoins'],
    unit: ['unité', 'unités'],
    step: ['case', 'cases'],
    energy: AMOUNTS.energy,
    researchPoint: ['point de recherche', 'points de recherche'],
    successPoint: ['point de succès', 'points de succès'],
  },
  companies: COMPANIES_FR,
  resources: RESOURCES_FR,
  energy: 'énergie',
  tiles: TILES_FR,
  spaces: SPACES_FR,
  menaces: MENACES_FR,
  items: { ...AMOUNTS, scientists: ['Chercheur', 'Chercheurs'] },
  shownItems: { ...AMOUNTS, scientists: SCIENTISTS },
  slot: slotFr,
  column: columnFr,
  things: THINGS_FR,
  hidden: {
    card: named('une carte cachée'),
    plan: named('un jeton caché'),
    token: named('une tuile Recherche de départ cachée'),
    lunaCard: named('une carte Luna cachée'),
  },
  unknown: {
    card: (id) => `la carte inconnue ${quoted(id)}`,
    plan: (id) => `le jeton inconnu ${quoted(id)}`,
    token: (id) => `la tuile Recherche de départ inconnue ${quoted(id)}`,
    mission: (id) => `la mission inconnue ${quoted(id)}`,
    lunaCard: (id) => `la carte Luna inconnue ${quoted(id)}`,
    seat: (id) => `un joueur inconnu (n° ${id})`,
  },
  none: { card: 'aucune carte', company: 'aucune compagnie', steps: 'aucun', amount: 'rien' },
  cards: {
    // Capitalised like all card types: `Titane 3` is a card, but `3 unités de titane` is an amount.
    resource: ({ resource, value }) => capital([`${RESOURCES_FR[resource]} ${value}`]),
    energy: ({ value }) => [`Énergie ${value}`],
    scientist: ({ points }) => [`Chercheur ${points}`],
    fieldScientist: ({ company }, names) =>
      company === null ? ['Ingénieur neutre'] : say`Ingénieur ${of(names.company(company, 'short'))}`,
    share: () => ['Part'],
  },
  // The scientist being used does not count.
  requirements: {
    ...SHOWN_FR,
    scientists: ({ count }) => [counted(count, `autre ${SCIENTISTS[0]}`, `autres ${SCIENTISTS[1]}`)],
  },
  tasks: {
    ...SHOWN_FR,
    scientists: ({ count }) => [counted(count, ...SCIENTISTS)],
    heliumInOneAction: ({ steps }) => inOneAction(steps, 'case d’hélium-3', 'cases d’hélium-3'),
    expansionsInOneAction: ({ count }) => inOneAction(count, 'élément placé', 'éléments placés'),
    trackStepsInOneAction: ({ steps }) =>
      inOneAction(steps, 'case sur les pistes de compagnie', 'cases sur les pistes de compagnie'),
    uploadsInOneAction: ({ count }) =>
      inOneAction(count, 'case pour le pion Transmission', 'cases pour le pion Transmission'),
    plansInOneAction: ({ count }) => inOneAction(count, 'jeton pris', 'jetons pris'),
  },
  you: 'vous',
  person: (number) => `le joueur ${number}`,
  markerOf: (name) => (name === null ? 'votre pion Bonus' : `le pion Bonus ${plain(of([name]))}`),
  must: (people, amount, decision) => {
    const [you, one, several] = isOptional(decision) ? MAY : MUST;
    return say`${people} ${amount === 'you' ? you : amount === 1 ? one : several}`;
  },
  asks: ASKS_FR,
  doing: DOING_FR,
};

function quoted(id: string): string {
  return `« ${printable(id)} »`;
}
