import { VIOLATIONS } from '../../../rulebook/violations.ts';
import { WARNINGS } from '../../../rulebook/warnings.ts';
import type { RefusalLocale } from '../locale.ts';
import { named } from '../names.ts';
import { say } from '../parts.ts';
import { ASKS_EN } from './asks.ts';
import { DOING_EN } from './doing.ts';
import { numbered, THINGS_EN } from './things.ts';
import { COLUMNS_EN, COMPANIES_EN, MENACES_EN, ROW_EN, SPACES_EN, TILES_EN } from './words.ts';

/** Resources, energy and points are not counted: `titanium 3`. */
const AMOUNTS = { titanium: ['titanium'], carbon: ['carbon'], minerals: ['minerals'], energy: ['energy'] } as const;
const inOneAction = (amount: number, what: string) => [`${amount} ${what} in one action`];

/** The English of names and refusals, which the rules speak by themselves. */
export const REFUSALS_EN: RefusalLocale = {
  code: 'en',
  plurals: ['one', 'other'],
  and: 'and',
  or: 'or',
  more: (amount) => `${amount} more`,
  nouns: {
    coin: ['coin', 'coins'],
    unit: ['unit', 'units'],
    step: ['step', 'steps'],
    scientist: ['scientist', 'scientists'],
    researchPoint: ['research point', 'research points'],
  },
  companies: COMPANIES_EN,
  resources: { carbon: 'carbon', minerals: 'minerals', titanium: 'titanium' },
  energy: 'energy',
  tiles: TILES_EN,
  spaces: SPACES_EN,
  menaces: MENACES_EN,
  items: { ...AMOUNTS, scientists: ['scientist', 'scientists'] },
  shownItems: { ...AMOUNTS, scientists: ['scientist or field scientist', 'scientists and field scientists'] },
  row: ROW_EN,
  columns: COLUMNS_EN,
  numbered,
  things: THINGS_EN,
  hidden: {
    card: named('a hidden card'),
    plan: named('a hidden plan'),
    token: named('a hidden starting token'),
    lunaCard: named('a hidden Luna card'),
  },
  unknown: {
    card: (id) => `the unknown card "${id}"`,
    plan: (id) => `the unknown plan "${id}"`,
    token: (id) => `the unknown starting token "${id}"`,
    mission: (id) => `the unknown mission "${id}"`,
    lunaCard: (id) => `the unknown Luna card "${id}"`,
    seat: (id) => `nobody (there is no seat ${id})`,
  },
  none: { card: 'no card', company: 'no company', steps: 'none' },
  cards: {
    resource: ({ resource, value }) => [`${resource} ${value}`],
    energy: ({ value }) => [`energy ${value}`],
    scientist: ({ points }) => [`scientist ${points}`],
    fieldScientist: ({ company }, names) =>
      company === null ? ['neutral field scientist'] : say`field scientist of ${names.company(company)}`,
    share: () => ['share card'],
  },
  requirements: {
    resource: ({ resource, total }) => [`${resource} ${total}`],
    oneResource: ({ total }) => [`any one resource ${total}`],
    energy: ({ total }) => [`energy ${total}`],
    scientists: ({ count }, names) => [names.count(count, 'scientist')],
  },
  tasks: {
    scientists: ({ count }) => [`${count} scientists or field scientists`],
    resource: ({ resource, total }) => [`${resource} ${total}`],
    oneResource: ({ total }) => [`any one resource ${total}`],
    energy: ({ total }) => [`energy ${total}`],
    heliumInOneAction: ({ steps }) => inOneAction(steps, 'helium-3'),
    expansionsInOneAction: ({ count }) => inOneAction(count, 'expansions'),
    trackStepsInOneAction: ({ steps }) => inOneAction(steps, 'steps on company tracks'),
    uploadsInOneAction: ({ count }) => inOneAction(count, 'plans uploaded'),
    plansInOneAction: ({ count }) => inOneAction(count, 'plans taken'),
  },
  you: 'you',
  person: (number) => `player ${number}`,
  markerOf: (name) => (name === null ? 'your bonus marker' : `${name}'s bonus marker`),
  must: (people) => say`${people} must`,
  asks: ASKS_EN,
  doing: DOING_EN,
  refusals: sentencesOf(VIOLATIONS),
  warnings: sentencesOf(WARNINGS),
};

/** The sentences of a catalogue by their codes. */
export function sentencesOf<Code extends string>(
  catalogue: Readonly<Record<Code, { readonly message: string }>>,
): Readonly<Record<Code, string>> {
  const entries = Object.entries(catalogue) as [Code, { readonly message: string }][];
  return Object.fromEntries(entries.map(([code, { message }]) => [code, message])) as Record<Code, string>;
}
