import { BONUS_SPACES, COMPANIES, type Seat } from '../components/ids.ts';
import type { ActionOf, ActionType } from '../game/model/actions.ts';
import { LIMITS } from '../input/limits.ts';
import type { Reader } from './reader.ts';

type FieldOf<Type extends ActionType> = Exclude<keyof ActionOf<Type>, 'type' | 'seat'> & string;

/** The fields in the word after a verb, joined by their separators. A field with `?` is optional. */
type Word<Key extends string> =
  | ''
  | Key
  | `${Key}${'@' | '.'}${Key}`
  | `${Key}/${Key}.${Key}`
  | `${Key}>${Key}?`
  | `${Key}#${Key}?/${Key}?`;

/** A verb, the word after it, and a description of that word for errors. */
type Row<Type extends ActionType> = readonly [verb: string, word: Word<FieldOf<Type>>, expected?: string];

const CARD = 'a card, such as A07 or star-energy1';
const CARD_AND_SLOT = 'a card and its slot, such as A07@2';
const CARDS = 'cards joined by +, such as A07+B12';
const NUMBER = 'a number';
const COMPANY = `one of ${COMPANIES.join(', ')}`;

/** Two types have a second verb, defined in `action.ts`. */
const ROWS: { readonly [Type in ActionType]: Row<Type> } = {
  chooseToken: ['keep', 'token', 'a token, such as token05'],
  arrangeStartingDecks: ['decks', 'cards', CARDS],
  planCard: ['plan', 'card@slot', CARD_AND_SLOT],
  confirmPlan: ['ready', ''],
  placeResourceTile: ['tile', 'card', CARD],
  useResources: ['use', 'cards>acquire?', 'cards, and the display slot of the card acquired, such as A07+B12>5'],
  useEnergy: ['energy', 'company', COMPANY],
  useScientist: ['scientist', 'card', CARD],
  useFieldScientist: ['field', 'card', CARD],
  placeBonusMarker: [
    'marker',
    'space#tier?/destroy?',
    'a bonus space, such as purchase, destroy/A07 or titaniumMajority#2',
  ],
  pass: ['pass', ''],
  pickUpDeck: ['pickup', 'slot', NUMBER],
  restCard: ['rest', 'card@slot', CARD_AND_SLOT],
  advance: ['step', 'company', COMPANY],
  stop: ['stop', ''],
  occupy: ['sector', 'sector.column', 'a sector and a station column, such as 21.0'],
  placeOutpost: ['outpost', 'asteroid/space.column', 'an asteroid, its space and a station column, such as 14/1.0'],
  placeShuttle: ['shuttle', 'shuttleSpace', 'a shuttle space'],
  confront: ['confront', ''],
  claimTask: ['claim', 'mission@column', 'a mission and its column, such as mission3@0'],
  takeReward: ['reward', 'reward', NUMBER],
  returnOutpost: ['home', 'column', NUMBER],
  takePlan: ['take', 'space', NUMBER],
  takeSpecialPlan: ['special', 'plan', 'a special plan'],
  takeCoin: ['coin', ''],
  placePlan: ['lay', 'plan@position', 'a plan and its space, such as planB14@2'],
  flipPlan: ['flip', 'position', NUMBER],
  upload: ['upload', ''],
  buyCard: ['buy', 'slot', NUMBER],
  chooseReward: ['choose', 'reward', NUMBER],
  advanceSteps: ['steps', 'company.steps', 'a company and a number of steps, such as minerva.3'],
  removeOutpost: ['remove', 'company.column', 'a company and a station column, such as minerva.0'],
  takeDestroyedCard: ['salvage', 'card', CARD],
  lunaTurn: ['turn', ''],
};

/** Patterns of field values. Each value has exactly one notation. */
const WHOLE = '0|-?[1-9]\\d{0,8}';
const ID = `[A-Za-z0-9][\\w.-]{0,${LIMITS.id - 1}}`;
const LIST = `-|${ID}(?:\\+${ID})*`;
const CARD_LIST = new RegExp(`^(?:${LIST})$`);

/** Fields with ids. All fields without a pattern of their own are numbers. */
const IDS: readonly string[] = ['card', 'destroy', 'mission', 'plan', 'token'];

function patternOf(type: ActionType, key: string): string {
  if (key === 'cards') return LIST;
  if (key === 'company') return COMPANIES.join('|');
  if (type === 'placeBonusMarker' && key === 'space') return BONUS_SPACES.join('|');
  return IDS.includes(key) ? ID : WHOLE;
}

const listOf = (text: string): string[] => (text === '-' ? [] : text.split('+'));

/** Returns cards as a single word, such as `A07+B12`, or `-` for none. */
export const cardsText = (cards: readonly string[]): string => (cards.length === 0 ? '-' : cards.join('+'));

export const cardList = (reader: Reader): string[] => listOf(reader.match(CARD_LIST, CARDS)[0]);

/** Notation for a type of action: a verb, followed by at most one word. */
interface Verb<Type extends ActionType> {
  readonly verb: string;
  /** Returns the word after the verb, or an empty string if no word follows it. */
  readonly format: (action: ActionOf<Type>) => string;
  readonly parse: (seat: Seat, reader: Reader) => ActionOf<Type>;
}

export type AnyVerb = Verb<ActionType>;

function verbOf(type: ActionType): AnyVerb {
  const [verb, word, expected = ''] = ROWS[type];
  const parts = [...word.matchAll(/(\W?)(\w+)(\??)/g)].map(([, separator = '', key = '', mark = '']) => {
    const pattern = patternOf(type, key);
    return { separator, key, pattern, source: `(?:${separator.replace('.', '\\.')}(?<${key}>${pattern}))${mark}` };
  });
  const pattern = new RegExp(`^${parts.map(({ source }) => source).join('')}$`);
  return {
    verb,
    format(action) {
      const fields: Readonly<Record<string, unknown>> = { ...action };
      const texts = parts.map(({ separator, key }) => {
        const value = fields[key];
        if (value === undefined) return '';
        return `${separator}${Array.isArray(value) ? cardsText(value) : value}`;
      });
      return texts.join('');
    },
    parse(seat, reader) {
      const groups = word === '' ? {} : { ...reader.match(pattern, expected).groups };
      const fields = parts.flatMap(({ key, pattern }) => {
        const text = groups[key];
        return text === undefined ? [] : [[key, parsed(pattern, text)]];
      });
      return { type, seat, ...Object.fromEntries(fields) };
    },
  };
}

function parsed(pattern: string, text: string): string | number | string[] {
  if (pattern === LIST) return listOf(text);
  return pattern === WHOLE ? Number(text) : text;
}

const TYPES = Object.keys(ROWS) as ActionType[];

export const VERBS = Object.fromEntries(TYPES.map((type) => [type, verbOf(type)])) as {
  readonly [Type in ActionType]: Verb<Type>;
};
