import type { Action, ActionOf, ActionType } from '../model/actions.ts';
import type { BonusSpaceId, Company, Seat } from '../model/ids.ts';
import { BOARD_SPACES, COMPANIES, PERSONAL_SPACES } from '../model/ids.ts';
import type { Reader } from './reader.ts';

/** How one type of action is written: a verb, and at most one word after it. */
export interface Verb<Type extends ActionType> {
  readonly verb: string;
  /** The word after the verb, `null` where there is none. */
  readonly format: ((action: ActionOf<Type>) => string) | null;
  readonly parse: (seat: Seat, reader: Reader) => ActionOf<Type>;
}

const CARD = 'a card, such as A07 or star-energy1';
const CARDS = 'cards joined by +, such as A07+B12';
const NUMBER = 'a number';
const SPACES: readonly BonusSpaceId[] = [
  ...BOARD_SPACES,
  ...COMPANIES.flatMap((company): BonusSpaceId[] => [`${company}1`, `${company}2`]),
  ...PERSONAL_SPACES,
];
const COMPANY = `one of ${COMPANIES.join(', ')}`;

const id = (reader: Reader, expected: string): string => reader.match(/^[\w.-]+$/, expected)[0];
const whole = (reader: Reader, expected: string): number => Number(reader.match(/^-?\d{1,9}$/, expected)[0]);
const company = (reader: Reader): Company => reader.oneOf(COMPANIES, COMPANY);
const list = (text: string): string[] => (text === '-' ? [] : text.split('+'));
const join = (cards: readonly string[]): string => (cards.length === 0 ? '-' : cards.join('+'));

/** An id and a number: `A07@2`. */
function idAt(reader: Reader, expected: string): readonly [string, number] {
  const [, name = '', number = ''] = reader.match(/^([\w.-]+)@(-?\d{1,9})$/, expected);
  return [name, Number(number)];
}

/** Two numbers: `21.0`. */
function pair(reader: Reader, expected: string): readonly [number, number] {
  const [, one = '', other = ''] = reader.match(/^(-?\d{1,9})\.(-?\d{1,9})$/, expected);
  return [Number(one), Number(other)];
}

/** A company and a number: `minerva.0`. */
function companyAnd(reader: Reader, expected: string): readonly [Company, number] {
  const word = reader.word(expected);
  const [, name, number = ''] = /^([a-z]+)\.(-?\d{1,9})$/.exec(word.text) ?? reader.fail(word, expected);
  const found = COMPANIES.find((each) => each === name) ?? reader.fail(word, expected);
  return [found, Number(number)];
}

const MARKER = 'a bonus space, such as purchase, destroy/A07 or titaniumMajority#2';

/** A bonus space with the tier or the destroyed card: `titaniumMajority#2`, `destroy/A07`. */
function marker(seat: Seat, reader: Reader): ActionOf<'placeBonusMarker'> {
  const word = reader.word(MARKER);
  const [, name, tier, destroy] =
    /^(\w+)(?:#(-?\d{1,9}))?(?:\/([\w.-]+))?$/.exec(word.text) ?? reader.fail(word, MARKER);
  const space = SPACES.find((each) => each === name) ?? reader.fail(word, MARKER);
  return {
    ...{ type: 'placeBonusMarker', seat, space },
    ...(destroy !== undefined && { destroy }),
    ...(tier !== undefined && { tier: Number(tier) }),
  };
}

function markerText({ space, tier, destroy }: ActionOf<'placeBonusMarker'>): string {
  return `${space}${tier === undefined ? '' : `#${tier}`}${destroy === undefined ? '' : `/${destroy}`}`;
}

/** A verb without a word after it. */
const bare = <Type extends ActionType>(verb: string, make: (seat: Seat) => ActionOf<Type>): Verb<Type> => ({
  ...{ verb, format: null },
  parse: (seat) => make(seat),
});

/** Every type of action but those with two verbs, which are written out in `action.ts`. */
export const VERBS: { readonly [Type in ActionType]: Verb<Type> } = {
  chooseToken: {
    verb: 'keep',
    format: ({ token }) => token,
    parse: (seat, reader) => ({ type: 'chooseToken', seat, token: id(reader, 'a token, such as token05') }),
  },
  arrangeStartingDecks: {
    verb: 'decks',
    format: ({ cards }) => join(cards),
    parse: (seat, reader) => ({ type: 'arrangeStartingDecks', seat, cards: cards(reader) }),
  },
  planCard: {
    verb: 'plan',
    format: ({ card, slot }) => `${card}@${slot}`,
    parse(seat, reader) {
      const [card, slot] = idAt(reader, 'a card and its slot, such as A07@2');
      return { type: 'planCard', seat, card, slot };
    },
  },
  unplanCard: {
    verb: 'unplan',
    format: ({ slot }) => String(slot),
    parse: (seat, reader) => ({ type: 'unplanCard', seat, slot: whole(reader, NUMBER) }),
  },
  confirmPlan: bare('ready', (seat) => ({ type: 'confirmPlan', seat })),
  placeResourceTile: {
    verb: 'tile',
    format: ({ card }) => card,
    parse: (seat, reader) => ({ type: 'placeResourceTile', seat, card: id(reader, CARD) }),
  },
  useResources: {
    verb: 'use',
    format: ({ cards: used, acquire }) => `${join(used)}${acquire === undefined ? '' : `>${acquire}`}`,
    parse(seat, reader) {
      const expected = 'cards, and the display slot of the card acquired, such as A07+B12>5';
      const [, used = '', slot] = reader.match(/^([\w.+-]+?)(?:>(-?\d{1,9}))?$/, expected);
      const action = { type: 'useResources', seat, cards: list(used) } as const;
      return slot === undefined ? action : { ...action, acquire: Number(slot) };
    },
  },
  useEnergy: {
    verb: 'energy',
    format: ({ company: name }) => name,
    parse: (seat, reader) => ({ type: 'useEnergy', seat, company: company(reader) }),
  },
  useScientist: {
    verb: 'scientist',
    format: ({ card }) => card,
    parse: (seat, reader) => ({ type: 'useScientist', seat, card: id(reader, CARD) }),
  },
  useFieldScientist: {
    verb: 'field',
    format: ({ card }) => card,
    parse: (seat, reader) => ({ type: 'useFieldScientist', seat, card: id(reader, CARD) }),
  },
  placeBonusMarker: { verb: 'marker', format: markerText, parse: marker },
  pass: bare('pass', (seat) => ({ type: 'pass', seat })),
  pickUpDeck: {
    verb: 'pickup',
    format: ({ slot }) => String(slot),
    parse: (seat, reader) => ({ type: 'pickUpDeck', seat, slot: whole(reader, NUMBER) }),
  },
  restCard: {
    verb: 'rest',
    format: ({ card, slot }) => `${card}@${slot}`,
    parse(seat, reader) {
      const [card, slot] = idAt(reader, 'a card and its slot, such as A07@2');
      return { type: 'restCard', seat, card, slot };
    },
  },
  advance: {
    verb: 'step',
    format: ({ company: name }) => name,
    parse: (seat, reader) => ({ type: 'advance', seat, company: company(reader) }),
  },
  stop: bare('stop', (seat) => ({ type: 'stop', seat })),
  occupy: {
    verb: 'sector',
    format: ({ sector, column }) => `${sector}.${column}`,
    parse(seat, reader) {
      const [sector, column] = pair(reader, 'a sector and a station column, such as 21.0');
      return { type: 'occupy', seat, sector, column };
    },
  },
  placeOutpost: {
    verb: 'outpost',
    format: ({ asteroid, space, column }) => `${asteroid}/${space}.${column}`,
    parse(seat, reader) {
      const expected = 'an asteroid, its space and a station column, such as 14/1.0';
      const [, asteroid, space, column] = reader.match(/^(-?\d{1,9})\/(-?\d{1,9})\.(-?\d{1,9})$/, expected);
      return {
        ...{ type: 'placeOutpost', seat },
        ...{ asteroid: Number(asteroid), space: Number(space), column: Number(column) },
      };
    },
  },
  placeShuttle: {
    verb: 'shuttle',
    format: ({ shuttleSpace }) => String(shuttleSpace),
    parse: (seat, reader) => ({ type: 'placeShuttle', seat, shuttleSpace: whole(reader, 'a shuttle space') }),
  },
  confront: {
    verb: 'confront',
    format: ({ destroy }) => (destroy === undefined ? '=' : join(destroy)),
    parse(seat, reader) {
      const [text] = reader.match(/^(?:=|[\w.+-]+)$/, '= or the cards it destroys, such as A07+B12');
      return text === '=' ? { type: 'confront', seat } : { type: 'confront', seat, destroy: list(text) };
    },
  },
  claimTask: {
    verb: 'claim',
    format: ({ mission, column }) => `${mission}@${column}`,
    parse(seat, reader) {
      const [mission, column] = idAt(reader, 'a mission and its column, such as mission3@0');
      return { type: 'claimTask', seat, mission, column };
    },
  },
  takeReward: {
    verb: 'reward',
    format: ({ reward }) => String(reward),
    parse: (seat, reader) => ({ type: 'takeReward', seat, reward: whole(reader, NUMBER) }),
  },
  returnOutpost: {
    verb: 'home',
    format: ({ column }) => String(column),
    parse: (seat, reader) => ({ type: 'returnOutpost', seat, column: whole(reader, NUMBER) }),
  },
  takePlan: {
    verb: 'take',
    format: ({ space }) => String(space),
    parse: (seat, reader) => ({ type: 'takePlan', seat, space: whole(reader, NUMBER) }),
  },
  takeSpecialPlan: {
    verb: 'special',
    format: ({ plan }) => plan,
    parse: (seat, reader) => ({ type: 'takeSpecialPlan', seat, plan: id(reader, 'a special plan') }),
  },
  takeCoin: bare('coin', (seat) => ({ type: 'takeCoin', seat })),
  placePlan: {
    verb: 'lay',
    format: ({ plan, position }) => `${plan}@${position}`,
    parse(seat, reader) {
      const [plan, position] = idAt(reader, 'a plan and its space, such as planB14@2');
      return { type: 'placePlan', seat, plan, position };
    },
  },
  flipPlan: {
    verb: 'flip',
    format: ({ position }) => String(position),
    parse: (seat, reader) => ({ type: 'flipPlan', seat, position: whole(reader, NUMBER) }),
  },
  upload: bare('upload', (seat) => ({ type: 'upload', seat })),
  buyCard: {
    verb: 'buy',
    format: ({ slot }) => String(slot),
    parse: (seat, reader) => ({ type: 'buyCard', seat, slot: whole(reader, NUMBER) }),
  },
  chooseReward: {
    verb: 'choose',
    format: ({ reward }) => String(reward),
    parse: (seat, reader) => ({ type: 'chooseReward', seat, reward: whole(reader, NUMBER) }),
  },
  advanceSteps: {
    verb: 'steps',
    format: ({ company: name, steps }) => `${name}.${steps}`,
    parse(seat, reader) {
      const [name, steps] = companyAnd(reader, 'a company and a number of steps, such as minerva.3');
      return { type: 'advanceSteps', seat, company: name, steps };
    },
  },
  removeOutpost: {
    verb: 'remove',
    format: ({ company: name, column }) => `${name}.${column}`,
    parse(seat, reader) {
      const [name, column] = companyAnd(reader, 'a company and a station column, such as minerva.0');
      return { type: 'removeOutpost', seat, company: name, column };
    },
  },
  takeDestroyedCard: {
    verb: 'salvage',
    format: ({ card }) => card,
    parse: (seat, reader) => ({ type: 'takeDestroyedCard', seat, card: id(reader, CARD) }),
  },
  lunaTurn: bare('luna', (seat) => ({ type: 'lunaTurn', seat })),
};

function cards(reader: Reader): string[] {
  return list(reader.match(/^[\w.+-]+$/, CARDS)[0]);
}

/** A verb for any action. */
export type AnyVerb = Verb<Action['type']>;
