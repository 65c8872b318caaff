import type { RefusalLocale } from '../names.ts';
import { named } from '../names.ts';
import { isOptional } from '../optional.ts';
import { say } from '../parts.ts';
import { ASKS_EN } from './asks.ts';
import { DOING_EN } from './doing.ts';
import { THINGS_EN } from './things.ts';
import { COMPANIES_EN, columnEn, MENACES_EN, SPACES_EN, slotEn, TILES_EN } from './words.ts';

/** Nouns that have no plural. */
const AMOUNTS = { titanium: ['titanium'], carbon: ['carbon'], minerals: ['minerals'], energy: ['energy'] } as const;
/** ICON-3: field scientists count too. */
const SCIENTISTS = ['scientist or field scientist', 'scientists or field scientists'] as const;
const unknown = (kind: string) => (id: string) => `the unknown ${kind} "${id}"`;
const inOneAction = (amount: number, noun: string) => [`${amount} ${noun} in one action`];

/** Requirements for face-up cards, shared by plans and tasks. */
const SHOWN_EN: Pick<RefusalLocale['requirements'], 'resource' | 'oneResource' | 'energy'> = {
  resource: ({ resource, total }) => [`${resource} ${total}`],
  oneResource: ({ total }, names) => [`${names.count(total, 'unit')} of any one resource`],
  energy: ({ total }) => [`energy ${total}`],
};

/** English names and violation texts. The rules use them even without `createText`. */
export const REFUSALS_EN: RefusalLocale = {
  code: 'en',
  plurals: ['one', 'other'],
  gap: ' ',
  and: 'and',
  or: 'or',
  more: (amount) => `${amount} more`,
  nouns: {
    coin: ['coin', 'coins'],
    unit: ['unit', 'units'],
    step: ['step', 'steps'],
    energy: AMOUNTS.energy,
    researchPoint: ['research point', 'research points'],
    successPoint: ['success point', 'success points'],
  },
  companies: COMPANIES_EN,
  resources: { carbon: 'carbon', minerals: 'minerals', titanium: 'titanium' },
  energy: 'energy',
  tiles: TILES_EN,
  spaces: SPACES_EN,
  menaces: MENACES_EN,
  items: { ...AMOUNTS, scientists: ['scientist', 'scientists'] },
  shownItems: { ...AMOUNTS, scientists: SCIENTISTS },
  slot: slotEn,
  column: columnEn,
  things: THINGS_EN,
  hidden: {
    card: named('a hidden card'),
    plan: named('a hidden plan'),
    token: named('a hidden starting token'),
    lunaCard: named('a hidden Luna card'),
  },
  unknown: {
    card: unknown('card'),
    plan: unknown('plan'),
    token: unknown('starting token'),
    mission: unknown('mission'),
    lunaCard: unknown('Luna card'),
    seat: (id) => `the unknown seat ${id}`,
  },
  none: { card: 'no card', company: 'no company', steps: 'none', amount: 'nothing' },
  cards: {
    resource: ({ resource, value }) => [`${resource} ${value}`],
    energy: ({ value }) => [`energy ${value}`],
    scientist: ({ points }) => [`scientist ${points}`],
    fieldScientist: ({ company }, names) =>
      company === null ? ['neutral field scientist'] : say`field scientist of ${names.company(company)}`,
    share: () => ['share card'],
  },
  requirements: {
    ...SHOWN_EN,
    // The scientist being used does not count.
    scientists: ({ count }, names) => [`${count} more ${names.form(count, SCIENTISTS)}`],
  },
  tasks: {
    scientists: ({ count }, names) => [`${count} ${names.form(count, SCIENTISTS)}`],
    ...SHOWN_EN,
    heliumInOneAction: ({ steps }) => inOneAction(steps, 'helium-3'),
    expansionsInOneAction: ({ count }) => inOneAction(count, 'expansions'),
    trackStepsInOneAction: ({ steps }) => inOneAction(steps, 'steps on company tracks'),
    uploadsInOneAction: ({ count }) => inOneAction(count, 'plans uploaded'),
    plansInOneAction: ({ count }) => inOneAction(count, 'plans taken'),
  },
  you: 'you',
  person: (number) => `player ${number}`,
  markerOf: (name) => (name === null ? 'your bonus marker' : `${name}'s bonus marker`),
  must: (people, _amount, decision) => say`${people} ${isOptional(decision) ? 'may' : 'must'}`,
  asks: ASKS_EN,
  doing: DOING_EN,
};
