import { BONUS_SPACES, COMPANIES, type Company, type Seat } from '../components/ids.ts';
import type { Action, ActionOf, ActionType } from '../game/model/actions.ts';
import { LIMITS } from '../input/limits.ts';
import type { Reader } from './reader.ts';

/** Notation for a type of action: a verb, followed by at most one word. */
interface Verb<Type extends ActionType> {
  readonly verb: string;
  /** Returns the word after the verb; `null` if no word follows the verb. */
  readonly format: ((action: ActionOf<Type>) => string) | null;
  readonly parse: (seat: Seat, reader: Reader) => ActionOf<Type>;
}

const CARD = 'a card, such as A07 or star-energy1';
const CARD_AND_SLOT = 'a card and its slot, such as A07@2';
const CARDS = 'cards joined by +, such as A07+B12';
const NUMBER = 'a number';
const COMPANY = `one of ${COMPANIES.join(', ')}`;

/** Patterns for whole numbers and component ids. Each value has exactly one notation. */
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

type Read<Value> = (reader: Reader) => Value;

const id =
  (expected: string): Read<string> =>
  (reader) =>
    reader.match(AN_ID, expected)[0];
const whole =
  (expected: string): Read<number> =>
  (reader) =>
    Number(reader.match(A_WHOLE, expected)[0]);
const company = (reader: Reader): Company => reader.oneOf(COMPANIES, COMPANY);
const list = (text: string): string[] => (text === '-' ? [] : text.split('+'));

/** Returns cards as a single word, such as `A07+B12`, or `-` for none. */
export const cardsText = (cards: readonly string[]): string => (cards.length === 0 ? '-' : cards.join('+'));

/** Reads cards that are written as a single word. */
export const cardList = (reader: Reader): string[] => list(reader.match(CARD_LIST, CARDS)[0]);

/** Reads an id and a number: `A07@2`. */
const idAt =
  (expected: string): Read<readonly [string, number]> =>
  (reader) => {
    const [, name, number] = reader.match(ID_AT, expected);
    return [String(name), Number(number)];
  };

/** Reads two numbers: `21.0`. */
const numbers =
  (expected: string): Read<readonly [number, number]> =>
  (reader) => {
    const [, one, other] = reader.match(PAIR, expected);
    return [Number(one), Number(other)];
  };

/** Reads a company and a number: `minerva.0`. */
const companyAnd =
  (expected: string): Read<readonly [Company, number]> =>
  (reader) => {
    const next = reader.word(expected);
    const [, name, number] = COMPANY_AND.exec(next.text) ?? reader.fail(next, expected);
    const found = COMPANIES.find((each) => each === name) ?? reader.fail(next, expected);
    return [found, Number(number)];
  };

const MARKER = 'a bonus space, such as purchase, destroy/A07 or titaniumMajority#2';

/** Reads a bonus space with its tier or destroyed card: `titaniumMajority#2`, `destroy/A07`. */
function marker(seat: Seat, reader: Reader): ActionOf<'placeBonusMarker'> {
  const next = reader.word(MARKER);
  const [, name, tier, destroy] = SPACE.exec(next.text) ?? reader.fail(next, MARKER);
  const space = BONUS_SPACES.find((each) => each === name) ?? reader.fail(next, MARKER);
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

function bare<Type extends ActionType>(verb: string, type: Type): Verb<Type> {
  return { verb, format: null, parse: (seat) => ({ type, seat }) as unknown as ActionOf<Type> };
}

/** Returns a verb with one field of the action: `keep token05`. */
function single<Type extends ActionType, Key extends keyof ActionOf<Type>>(
  verb: string,
  [type, key]: readonly [Type, Key],
  read: Read<ActionOf<Type>[Key]>,
): Verb<Type> {
  return {
    verb,
    format: (action) => String(action[key]),
    parse: (seat, reader) => ({ type, seat, [key]: read(reader) }) as unknown as ActionOf<Type>,
  };
}

/** Returns a verb with two fields of the action and a separator between them: `plan A07@2`. */
function double<Type extends ActionType, One extends keyof ActionOf<Type>, Other extends keyof ActionOf<Type>>(
  verb: string,
  [type, one, separator, other]: readonly [Type, One, '@' | '.', Other],
  read: Read<readonly [ActionOf<Type>[One], ActionOf<Type>[Other]]>,
): Verb<Type> {
  return {
    verb,
    format: (action) => `${String(action[one])}${separator}${String(action[other])}`,
    parse(seat, reader) {
      const [first, second] = read(reader);
      return { type, seat, [one]: first, [other]: second } as unknown as ActionOf<Type>;
    },
  };
}

/** Verbs by type of action. Two types have a second verb, defined in `action.ts`. */
export const VERBS: { readonly [Type in ActionType]: Verb<Type> } = {
  chooseToken: single('keep', ['chooseToken', 'token'], id('a token, such as token05')),
  arrangeStartingDecks: {
    verb: 'decks',
    format: ({ cards }) => cardsText(cards),
    parse: (seat, reader) => ({ type: 'arrangeStartingDecks', seat, cards: cardList(reader) }),
  },
  planCard: double('plan', ['planCard', 'card', '@', 'slot'], idAt(CARD_AND_SLOT)),
  confirmPlan: bare('ready', 'confirmPlan'),
  placeResourceTile: single('tile', ['placeResourceTile', 'card'], id(CARD)),
  useResources: {
    verb: 'use',
    format: ({ cards, acquire }) => `${cardsText(cards)}${acquire === undefined ? '' : `>${acquire}`}`,
    parse(seat, reader) {
      const expected = 'cards, and the display slot of the card acquired, such as A07+B12>5';
      const [, cards, , , slot] = reader.match(USED, expected);
      const action = { type: 'useResources', seat, cards: list(String(cards)) } as const;
      return slot === undefined ? action : { ...action, acquire: Number(slot) };
    },
  },
  useEnergy: single('energy', ['useEnergy', 'company'], company),
  useScientist: single('scientist', ['useScientist', 'card'], id(CARD)),
  useFieldScientist: single('field', ['useFieldScientist', 'card'], id(CARD)),
  placeBonusMarker: { verb: 'marker', format: markerText, parse: marker },
  pass: bare('pass', 'pass'),
  pickUpDeck: single('pickup', ['pickUpDeck', 'slot'], whole(NUMBER)),
  restCard: double('rest', ['restCard', 'card', '@', 'slot'], idAt(CARD_AND_SLOT)),
  advance: single('step', ['advance', 'company'], company),
  stop: bare('stop', 'stop'),
  occupy: double('sector', ['occupy', 'sector', '.', 'column'], numbers('a sector and a station column, such as 21.0')),
  placeOutpost: {
    verb: 'outpost',
    format: ({ asteroid, space, column }) => `${asteroid}/${space}.${column}`,
    parse(seat, reader) {
      const expected = 'an asteroid, its space and a station column, such as 14/1.0';
      const [, ...values] = reader.match(OUTPOST, expected);
      const [asteroid = 0, space = 0, column = 0] = values.map(Number);
      return { type: 'placeOutpost', seat, asteroid, space, column };
    },
  },
  placeShuttle: single('shuttle', ['placeShuttle', 'shuttleSpace'], whole('a shuttle space')),
  confront: bare('confront', 'confront'),
  claimTask: double(
    'claim',
    ['claimTask', 'mission', '@', 'column'],
    idAt('a mission and its column, such as mission3@0'),
  ),
  takeReward: single('reward', ['takeReward', 'reward'], whole(NUMBER)),
  returnOutpost: single('home', ['returnOutpost', 'column'], whole(NUMBER)),
  takePlan: single('take', ['takePlan', 'space'], whole(NUMBER)),
  takeSpecialPlan: single('special', ['takeSpecialPlan', 'plan'], id('a special plan')),
  takeCoin: bare('coin', 'takeCoin'),
  placePlan: double('lay', ['placePlan', 'plan', '@', 'position'], idAt('a plan and its space, such as planB14@2')),
  flipPlan: single('flip', ['flipPlan', 'position'], whole(NUMBER)),
  upload: bare('upload', 'upload'),
  buyCard: single('buy', ['buyCard', 'slot'], whole(NUMBER)),
  chooseReward: single('choose', ['chooseReward', 'reward'], whole(NUMBER)),
  advanceSteps: double(
    'steps',
    ['advanceSteps', 'company', '.', 'steps'],
    companyAnd('a company and a number of steps, such as minerva.3'),
  ),
  removeOutpost: double(
    'remove',
    ['removeOutpost', 'company', '.', 'column'],
    companyAnd('a company and a station column, such as minerva.0'),
  ),
  takeDestroyedCard: single('salvage', ['takeDestroyedCard', 'card'], id(CARD)),
  lunaTurn: bare('turn', 'lunaTurn'),
};

export type AnyVerb = Verb<Action['type']>;
