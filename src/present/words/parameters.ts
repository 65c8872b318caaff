import type { MenaceId } from '../../components/content.ts';
import type { BonusSpaceId, Company, Seat } from '../../components/ids.ts';
import { COMPANIES } from '../../components/ids.ts';
import type { ActionType } from '../../game/model/actions.ts';
import { printable } from '../../input/text.ts';
import { ACTION_WORDS } from './actions.ts';
import { COMPANY_NAMES, itemName, MENACE_NAMES, placeName, shownName } from './components.ts';
import type { Names } from './names.ts';
import { enumerate, possessive } from './text.ts';

type Value = string | number;
type Params = Readonly<Record<string, Value>>;

/** Who is told something, and the names at that table. */
export interface Listener {
  readonly names: Names;
  readonly seat: Seat;
  /** What the open decision asks; empty when none is open. */
  readonly asked: string;
}

/** A parameter of a sentence in words; `params` are all of them. */
type Tell = (value: Value, listener: Listener, params: Params) => string;

/** No more things of a list than this are told. */
const LONGEST_LIST = 6;

const ROW = ['leftmost', 'second', 'middle', 'fourth', 'rightmost'] as const;
const COLUMNS = ['left', 'middle', 'right'] as const;

/** By name. What is not named here is a figure, or a text that stands for itself. */
const PARAMETERS: Readonly<Record<string, Tell>> = {
  seat: (value, listener) => personOf(value, listener),
  rival: (value, listener) => personOf(value, listener),
  asked: (value, listener) => askedOf(value, listener),
  holder: (value, { names, seat }) => (value === seat ? 'your' : possessive(names.player(Number(value)))),
  card: (value, { names }) => names.thatCard(String(value)),
  next: (value, { names }) => names.thatCard(String(value)),
  cards: (value, { names }) => listOf(value, (card) => names.thatCard(card), 'no card'),
  tokenCards: (value, { names }) => names.tokenCards(String(value)),
  token: (value, { names }) => names.token(String(value)),
  space: (value, { names, seat }) =>
    typeof value === 'number' ? String(value + 1) : names.space(value as BonusSpaceId, seat),
  sibling: (value, { names }) => names.space(value as BonusSpaceId),
  company: (value) => companyName(String(value)),
  expected: (value) => companyName(String(value)),
  companies: (value) => listOf(value, companyName, 'no company', 'or'),
  offered: (value) => listOf(value, String, 'none', 'or'),
  item: (value, _listener, { amount }) => itemName(String(value), Number(amount)),
  shownItem: (value, _listener, { amount }) => shownName(String(value), Number(amount)),
  plan: (value, { names }) => names.plan(String(value)),
  asks: (value, { names }) => names.requirements(String(value)),
  mission: (value, { names }) => names.mission(String(value)),
  attached: (value, { names }) => names.mission(String(value)),
  task: (value, { names }) => taskOf(String(value), names),
  menace: (value) => `the ${MENACE_NAMES[value as MenaceId]}`,
  place: (value) => placeOf(value),
  slot: (value) => placeInRow(ROW, value),
  linked: (value) => placeInRow(ROW, value),
  column: (value) => placeInRow(COLUMNS, value),
  reward: (value) => String(Number(value) + 1),
  decision: (_, { asked }) => asked,
  type: (value) => ACTION_WORDS[value as ActionType],
};

/** A parameter in words. */
export function parameterWords(name: string, params: Params, listener: Listener): string {
  const value = params[name] ?? '';
  const tell = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
  return tell === undefined ? String(value) : tell(value, listener, params);
}

function personOf(value: Value, { names, seat }: Listener): string {
  return value === seat ? 'you' : names.player(Number(value));
}

/** Who has to decide: the listener, if asked among others. */
function askedOf(value: Value, { names, seat }: Listener): string {
  const seats = String(value).split(', ').map(Number);
  return seats.includes(seat) ? 'you' : enumerate(seats.map((each) => names.player(each)));
}

function listOf(value: Value, tell: (item: string) => string, none: string, and?: string): string {
  const items = [...new Set(String(value).split(', '))].filter((item) => item !== '');
  if (items.length === 0) return none;
  const told = items.slice(0, LONGEST_LIST).map(tell);
  const more = items.length - told.length;
  return enumerate(more === 0 ? told : [...told, `${more} more`], and);
}

function companyName(company: string): string {
  return COMPANIES.some((each) => each === company) ? COMPANY_NAMES[company as Company] : printable(company);
}

/** `mission1:0` */
function taskOf(value: string, names: Names): string {
  const [mission, column] = value.split(':');
  return names.task(String(mission), Number(column));
}

/** `3:0` is a space of an asteroid, a number a shuttle space. */
function placeOf(value: Value): string {
  if (typeof value === 'number') return placeName({ shuttleSpace: value });
  const [asteroid, space] = value.split(':').map(Number);
  return `space ${Number(space) + 1} of asteroid ${asteroid}`;
}

function placeInRow(row: readonly string[], value: Value): string {
  return row[Number(value)] ?? `number ${Number(value) + 1}`;
}
