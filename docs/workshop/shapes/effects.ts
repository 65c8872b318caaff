import type { CardAction, Effect, PermanentBonus, Requirement } from 'skymines-rules';
import type { TrackBonus } from 'skymines-rules/content';
import { companies, companyOrNone, resources, tiles } from '../words.ts';
import { choice, field, kinds, list, mark, number, numbers, type Shape, yesNo } from './shape.ts';

// What cards, plans, spaces and tracks say, kind by kind.

const amount = number(1, 40);
const orNone = number(0, 40);
const company = choice(companies);
const resource = choice(resources);

type Choice = Extract<Effect, { kind: 'oneOf' }>;

const simple = {
  coins: ['coins', { amount: field('Coins', amount) }],
  helium: ['helium steps', { steps: field('Steps', amount) }],
  research: ['research points', { points: field('Points', amount) }],
  track: ['steps of a company', { company: field('Company', company), steps: field('Steps', amount) }],
  expandedTrack: ['steps of the expanded company', { steps: field('Steps', amount) }],
  chosenTracks: [
    'steps of companies of your choice',
    {
      steps: field('Steps of each', numbers),
      among: field(
        'Among',
        choice([
          { value: 'all', text: 'all companies' },
          { value: 'others', text: 'the other companies' },
        ]),
      ),
    },
  ],
  removeOutposts: [
    'outposts to the box',
    { count: field('Outposts', number(1, 15)), optional: field('May be left', mark) },
  ],
  resourceCoins: ['coins for a resource', { resource: field('Resource', resource), minus: field('Less', orNone) }],
  purchase: ['buy a card', { discount: field('Coins less', orNone) }],
  firstPlayer: ['first player', {}],
  destroyedCost: ['coins for the destroyed card', { plus: field('And more', orNone) }],
  salvage: [
    'a destroyed card',
    {
      price: field('Coins', orNone),
      parts: field(
        'Its action, the card',
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
/** Everything that is received together. */
export const rewards: Shape = list(
  kinds<Effect>({ ...simple, oneOf: ['one of several', { rewards: field('Either', list(reward, 'alternative')) }] }),
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

/** What plans ask for, and missions too. */
export const asked = {
  resource: ['of a resource', { resource: field('Resource', resource), total: field('Units', amount) }],
  oneResource: ['of any one resource', { total: field('Units', amount) }],
  energy: ['energy', { total: field('Energy', amount) }],
  scientists: ['scientists', { count: field('Scientists', number(1, 10)) }],
} as const;

export const requirements: Shape = list(kinds<Requirement>(asked), 'requirement');

const permanent: Shape = kinds<PermanentBonus>({
  energy: ['more energy', { plus: field('More', number(1, 10)) }],
  markers: ['bonus markers', { count: field('Markers', number(1, 10)) }],
  discount: [
    'cheaper cards',
    {
      resources: field('Resources', list(resource, 'resource')),
      mixed: field('Mixed', yesNo),
      less: field('Less', number(1, 10)),
    },
  ],
  cardValue: [
    'a resource is worth more',
    { resource: field('Resource', resource), plus: field('More', number(1, 10)) },
  ],
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
  reward: field('Gives', rewards),
} as const;

export const trackBonus: Shape = kinds<TrackBonus>({
  permanent: ['permanent bonus', { bonus: field('Bonus', permanent) }],
  space: ['bonus space', terms],
});
