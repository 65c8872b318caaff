import { printable } from '../../input/text.ts';
import type { RefusalLocale } from '../names.ts';
import { named } from '../names.ts';
import { isOptional } from '../optional.ts';
import { say } from '../parts.ts';
import { ASKS_DE } from './asks.ts';
import { DOING_DE } from './doing.ts';
import { counted } from './grammar.ts';
import { THINGS_DE } from './things.ts';
import { COMPANIES_DE, columnDe, MENACES_DE, RESOURCES_DE, SPACES_DE, slotDe, TILES_DE } from './words.ts';

const AMOUNTS = {
  titanium: ['Titan'],
  carbon: ['Kohlenstoff'],
  minerals: ['Mineral', 'Mineralien'],
  energy: ['Energie'],
} as const;
/** ICON-3: field scientists count too. */
const SCIENTISTS = 'Wissenschaftler oder Feldforscher';
const inOneAction = (amount: number, what: string) => [`${amount} ${what} in einer Aktion`];

/** Requirements for face-up cards, shared by plans and tasks. */
const SHOWN_DE: Pick<RefusalLocale['requirements'], 'resource' | 'oneResource' | 'energy'> = {
  resource: ({ resource, total }, names) => [`${total} ${names.form(total, AMOUNTS[resource])}`],
  oneResource: ({ total }, names) => [`${names.count(total, 'unit')} eines einzigen Rohstoffs`],
  energy: ({ total }, names) => [names.count(total, 'energy')],
};

/** Verbs used with decisions: `du musst`, `Ana muss`, `Ana und Ben müssen`. */
const MUST = ['musst', 'muss', 'müssen'] as const;
const MAY = ['kannst', 'kann', 'können'] as const;

export const REFUSALS_DE: RefusalLocale = {
  code: 'de',
  plurals: ['one', 'other'],
  gap: ' ',
  and: 'und',
  or: 'oder',
  more: (amount) => `${amount} weitere`,
  nouns: {
    coin: ['CrypCoin'],
    unit: ['Einheit', 'Einheiten'],
    step: ['Schritt', 'Schritte'],
    energy: AMOUNTS.energy,
    researchPoint: ['Forschungspunkt', 'Forschungspunkte'],
    successPoint: ['Erfolgspunkt', 'Erfolgspunkte'],
  },
  companies: COMPANIES_DE,
  resources: RESOURCES_DE,
  energy: 'Energie',
  tiles: TILES_DE,
  spaces: SPACES_DE,
  menaces: MENACES_DE,
  items: { ...AMOUNTS, scientists: ['Wissenschaftler'] },
  shownItems: { ...AMOUNTS, scientists: [SCIENTISTS] },
  slot: slotDe,
  column: columnDe,
  things: THINGS_DE,
  hidden: {
    card: named('eine verdeckte Karte'),
    plan: named('ein verdecktes Forschungsplättchen'),
    token: named('ein verdecktes Startplättchen'),
    lunaCard: named('eine verdeckte Luna-Karte'),
  },
  unknown: {
    card: (id) => `die unbekannte Karte ${quoted(id)}`,
    plan: (id) => `das unbekannte Forschungsplättchen ${quoted(id)}`,
    token: (id) => `das unbekannte Startplättchen ${quoted(id)}`,
    mission: (id) => `die unbekannte Mission ${quoted(id)}`,
    lunaCard: (id) => `die unbekannte Luna-Karte ${quoted(id)}`,
    seat: (id) => `Platz ${id} (unbesetzt)`,
  },
  none: { card: 'keine Karte', company: 'kein Unternehmen', steps: 'keine', amount: 'nichts' },
  // These names are the same in every case, because messages use them both as subjects and as objects.
  cards: {
    resource: ({ resource, value }) => [`${RESOURCES_DE[resource]} ${value}`],
    energy: ({ value }) => [`Energie ${value}`],
    scientist: ({ points }) => [`Wissenschaftler ${points}`],
    fieldScientist: ({ company }, names) =>
      company === null ? ['Feldforscher (neutral)'] : say`${names.company(company, 'short')}-Feldforscher`,
    share: () => ['Anteilskarte'],
  },
  // The scientist being used does not count.
  requirements: {
    ...SHOWN_DE,
    scientists: ({ count }) => [`${counted(count, 'weiterer', 'weitere')} ${SCIENTISTS}`],
  },
  tasks: {
    ...SHOWN_DE,
    scientists: ({ count }) => [`${count} ${SCIENTISTS}`],
    heliumInOneAction: ({ steps }) => inOneAction(steps, 'Helium-3'),
    expansionsInOneAction: ({ count }) => inOneAction(count, 'neu gesetzte Spielsteine'),
    trackStepsInOneAction: ({ steps }) => inOneAction(steps, 'Schritte auf Unternehmensleisten'),
    uploadsInOneAction: ({ count }) => inOneAction(count, 'Schritte mit dem Upload-Marker'),
    plansInOneAction: ({ count }) => inOneAction(count, 'genommene Forschungsplättchen'),
  },
  you: 'du',
  person: (number) => `Spieler ${number}`,
  markerOf: (name) => (name === null ? 'dein Bonusmarker' : `der Bonusmarker von ${name}`),
  must: (people, amount, decision) => {
    const [you, one, several] = isOptional(decision) ? MAY : MUST;
    return say`${people} ${amount === 'you' ? you : amount === 1 ? one : several}`;
  },
  asks: ASKS_DE,
  doing: DOING_DE,
};

function quoted(id: string): string {
  return `„${printable(id)}“`;
}
