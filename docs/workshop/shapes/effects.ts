import type { CardAction, Effect, PermanentBonus, Requirement } from 'skymines-rules';
import type { TrackBonus } from 'skymines-rules/content';
import { companies, companyOrNone, resources, tiles } from '../words.ts';
import { choice, field, kinds, list, mark, number, numbers, type Shape, yesNo } from './shape.ts';

const amount = number(1, 40);
const orNone = number(0, 40);
const company = choice(companies);
const resource = choice(resources);

type Choice = Extract<Effect, { kind: 'oneOf' }>;

const simple = {
  coins: ['coins', { amount: field('Coins', amount) }],
  helium: ['helium steps', { steps: field('Steps', amount) }],
  research: ['research points', { points: field('Points', amount) }],
  track: ['company track steps', { company: field('Company', company), steps: field('Steps', amount) }],
  expandedTrack: ['track steps of the expanded company', { steps: field('Steps', amount) }],
  chosenTracks: [
    'steps on chosen company tracks',
    {
      steps: field('Steps on each', numbers),
      among: field(
        'Among',
        choice([
          { value: 'all', text: 'all companies' },
          { value: 'others', text: 'the other companies' },
        ]),
      ),
    },
  ],
  removeOutposts: ['remove outposts', { count: field('Outposts', number(1, 15)), optional: field('Optional', mark) }],
  resourceCoins: ['coins for face-up units', { resource: field('Resource', resource), minus: field('Minus', orNone) }],
  purchase: ['buy a card', { discount: field('Discount', orNone) }],
  firstPlayer: ['first player', {}],
  destroyedCost: ['coins for the destroyed card', { plus: field('Plus', orNone) }],
  salvage: [
    'salvage a destroyed card',
    {
      price: field('Coins', orNone),
      parts: field(
        'Action or coins',
        choice([
          { value: 'either', text: 'either' },
          { value: 'both', text: 'both' },
        ]),
      ),
    },
  ],
  reserveTile: ['a bonus tile', { tile: field('Tile', choice(tiles)) }],
} as const;

const reward: Shape = list(kinds<Exclude<Effect, Choice>>(simple), 'reward');
/** Rewards that are received together. */
export const rewards: Shape = list(
  kinds<Effect>({ ...simple, oneOf: ['one of several', { rewards: field('Options', list(reward, 'option')) }] }),
  'reward',
);

export const cardAction: Shape = kinds<CardAction>({
  resource: ['resource', { resource: field('Resource', resource), value: field('Value', number(1, 20)) }],
  energy: ['energy', { value: field('Value', number(1, 3)) }],
  scientist: ['scientist', { points: field('Points', number(1, 20)) }],
  fieldScientist: [
    'field scientist',
    {
      company: field('Company', choice(companyOrNone)),
      helium: field('Helium', number(0, 20)),
      coins: field('Coins', number(0, 20)),
    },
  ],
  share: ['share', {}],
});

/** Requirements of plans and missions. */
export const requirementKinds = {
  resource: ['units of a resource', { resource: field('Resource', resource), total: field('Units', amount) }],
  oneResource: ['units of any one resource', { total: field('Units', amount) }],
  energy: ['energy', { total: field('Energy', amount) }],
  scientists: ['scientists', { count: field('Scientists', number(1, 10)) }],
} as const;

export const requirements: Shape = list(kinds<Requirement>(requirementKinds), 'requirement');

const permanent: Shape = kinds<PermanentBonus>({
  energy: ['extra energy', { plus: field('Extra', number(1, 10)) }],
  markers: ['bonus markers', { count: field('Markers', number(1, 10)) }],
  discount: [
    'card discount',
    {
      resources: field('Resources', list(resource, 'resource')),
      mixed: field('Mixed', yesNo),
      less: field('Discount', number(1, 10)),
    },
  ],
  cardValue: ['extra resource value', { resource: field('Resource', resource), plus: field('Extra', number(1, 10)) }],
  fieldScientist: ['field scientist', { domes: field('Domes', orNone) }],
});

const destroys: Shape = choice([
  { value: null, text: 'no card' },
  { value: 'any', text: 'any card' },
  { value: 'carbon', text: 'a carbon card' },
]);

export const terms = {
  cost: field('Coins', number(0, 20)),
  destroys: field('Destroys', destroys),
  reward: field('Reward', rewards),
} as const;

export const trackBonus: Shape = kinds<TrackBonus>({
  permanent: ['permanent bonus', { bonus: field('Bonus', permanent) }],
  space: ['bonus space', terms],
});
