import type { Company, Seat } from '../../components/ids.ts';
import { BONUS_SPACES, COMPANIES } from '../../components/ids.ts';
import type { Action, ActionOf, ActionType } from '../../game/model/actions.ts';
import { LIMITS } from '../../input/limits.ts';
import type { Reader } from './reader.ts';

/** How one type of action is written: a verb, and at most one word after it. */
export interface Verb<Type extends ActionType> {
  readonly verb: string;
  /** Writes the word after the verb; `null` if there is no such word. */
  readonly format: ((action: ActionOf<Type>) => string) | null;
  readonly parse: (seat: Seat, reader: Reader) => ActionOf<Type>;
}

const CARD = 'a card, such as A07 or star-energy1';
const CARDS = 'cards joined by +, such as A07+B12';
const NUMBER = 'a number';
const COMPANY = `one of ${COMPANIES.join(', ')}`;

/** Patterns of a whole number and of the id of a component. Each can be written in one way only. */
const WHOLE = '(0|-?[1-9]\\d{0,8})';
const ID = `([A-Za-z0-9][\\w.-]{0,${LIMITS.id - 1}})`;
const word = (pattern: string): RegExp => new RegExp(`^${pattern}$`);

const AN_ID = word(ID);
const A_WHOLE = word(WHOLE);
const ID_AT = word(`${ID}@${WHOLE}`);
const PAIR = word(`${WHOLE}\\.${WHOLE}`);
const COMPANY_AND = word(`([a-z]+)\\.${WHOLE}`);
const OUTPOST = word(`${WHOLE}/${WHOLE}\\.${WHOLE}`);
const SPACE = word(`(\\w+)(?:#${WHOLE})?(?:/${ID})?`);
const LIST = `(-|${ID}(?:\\+${ID})*)`;
const CARD_LIST = word(LIST);
const USED = word(`${LIST}(?:>${WHOLE})?`);

const id = (reader: Reader, expected: string): string => reader.match(AN_ID, expected)[0];
const whole = (reader: Reader, expected: string): number => Number(reader.match(A_WHOLE, expected)[0]);
const company = (reader: Reader): Company => reader.oneOf(COMPANIES, COMPANY);
const list = (text: string): string[] => (text === '-' ? [] : text.split('+'));

/** Cards as one word, `-` for none: `A07+B12`. */
export const joined = (cards: readonly string[]): string => (cards.length === 0 ? '-' : cards.join('+'));

/** Cards as one word. */
export const cardList = (reader: Reader): string[] => list(reader.match(CARD_LIST, CARDS)[0]);

/** An id and a number: `A07@2`. */
function idAt(reader: Reader, expected: string): readonly [string, number] {
  const [, name = '', number = ''] = reader.match(ID_AT, expected);
  return [name, Number(number)];
}

/** Two numbers: `21.0`. */
function pair(reader: Reader, expected: string): readonly [number, number] {
  const [, one = '', other = ''] = reader.match(PAIR, expected);
  return [Number(one), Number(other)];
}

/** A company and a number: `minerva.0`. */
function companyAnd(reader: Reader, expected: string): readonly [Company, number] {
  const said = reader.word(expected);
  const [, name, number = ''] = COMPANY_AND.exec(said.text) ?? reader.fail(said, expected);
  const found = COMPANIES.find((each) => each === name) ?? reader.fail(said, expected);
  return [found, Number(number)];
}

const MARKER = 'a bonus space, such as purchase, destroy/A07 or titaniumMajority#2';

/** A bonus space with the tier or the destroyed card: `titaniumMajority#2`, `destroy/A07`. */
function marker(seat: Seat, reader: Reader): ActionOf<'placeBonusMarker'> {
  const said = reader.word(MARKER);
  const [, name, tier, destroy] = SPACE.exec(said.text) ?? reader.fail(said, MARKER);
  const space = BONUS_SPACES.find((each) => each === name) ?? reader.fail(said, MARKER);
  return {
    type: 'placeBonusMarker',
    seat,
    space,
    ...(destroy !== undefined && { destroy }),
    ...(tier !== undefined && { tier: Number(tier) }),
  };
}

function markerText({ space, tier, destroy }: ActionOf<'placeBonusMarker'>): string {
  return `${space}${tier === undefined ? '' : `#${tier}`}${destroy === undefined ? '' : `/${destroy}`}`;
}

/** A verb without a word after it. */
function bare<Type extends ActionType>(verb: string, parse: (seat: Seat) => ActionOf<Type>): Verb<Type> {
  return { verb, format: null, parse };
}

/** The verb of every type of action. Two types have a second verb, see `action.ts`. */
export const VERBS: { readonly [Type in ActionType]: Verb<Type> } = {
  chooseToken: {
    verb: 'keep',
    format: ({ token }) => token,
    parse: (seat, reader) => ({ type: 'chooseToken', seat, token: id(reader, 'a token, such as token05') }),
  },
  arrangeStartingDecks: {
    verb: 'decks',
    format: ({ cards }) => joined(cards),
    parse: (seat, reader) => ({ type: 'arrangeStartingDecks', seat, cards: cardList(reader) }),
  },
  planCard: {
    verb: 'plan',
    format: ({ card, slot }) => `${card}@${slot}`,
    parse(seat, reader) {
      const [card, slot] = idAt(reader, 'a card and its slot, such as A07@2');
      return { type: 'planCard', seat, card, slot };
    },
  },
  confirmPlan: bare('ready', (seat) => ({ type: 'confirmPlan', seat })),
  placeResourceTile: {
    verb: 'tile',
    format: ({ card }) => card,
    parse: (seat, reader) => ({ type: 'placeResourceTile', seat, card: id(reader, CARD) }),
  },
  useResources: {
    verb: 'use',
    format: ({ cards, acquire }) => `${joined(cards)}${acquire === undefined ? '' : `>${acquire}`}`,
    parse(seat, reader) {
      const expected = 'cards, and the display slot of the card acquired, such as A07+B12>5';
      const [, cards = '', , , slot] = reader.match(USED, expected);
      const action = { type: 'useResources', seat, cards: list(cards) } as const;
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
      const [, ...numbers] = reader.match(OUTPOST, expected);
      const [asteroid = 0, space = 0, column = 0] = numbers.map(Number);
      return { type: 'placeOutpost', seat, asteroid, space, column };
    },
  },
  placeShuttle: {
    verb: 'shuttle',
    format: ({ shuttleSpace }) => String(shuttleSpace),
    parse: (seat, reader) => ({ type: 'placeShuttle', seat, shuttleSpace: whole(reader, 'a shuttle space') }),
  },
  confront: bare('confront', (seat) => ({ type: 'confront', seat })),
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
  lunaTurn: bare('turn', (seat) => ({ type: 'lunaTurn', seat })),
};

/** A verb for any action. */
export type AnyVerb = Verb<Action['type']>;
