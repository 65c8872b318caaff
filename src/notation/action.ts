import type { Action, ActionType } from '../model/actions.ts';
import type { Seat } from '../model/ids.ts';
import { NotationError } from './error.ts';
import type { Seats } from './labels.ts';
import { labels, seatOf } from './labels.ts';
import { Reader } from './reader.ts';
import type { AnyVerb } from './verbs.ts';
import { VERBS } from './verbs.ts';

const TYPES = Object.keys(VERBS) as ActionType[];
/** MISSION-15: one-time markers have a verb of their own. */
const ONCE = 'once';
/** Sectors are so frequent that they stand without their verb: `energy minerva 21.0 16.1 24.2`. */
const SECTOR = /^-?\d/;
const EXPECTED = `an action: ${[...TYPES.map((type) => VERBS[type].verb), ONCE].sort().join(', ')}, or a sector`;
/** Types by their verb. */
const BY_VERB: ReadonlyMap<string, AnyVerb> = new Map(TYPES.map((type) => [VERBS[type].verb, VERBS[type] as AnyVerb]));

/** An action without its seat. */
export function actionWords(action: Action): string {
  const { verb, format } = VERBS[action.type] as AnyVerb;
  const argument = format === null ? '' : format(action);
  if (action.type === 'occupy') return argument;
  const said = action.type === 'placeBonusMarker' && action.oneTime ? ONCE : verb;
  return argument === '' ? said : `${said} ${argument}`;
}

/** The next action of a line. */
export function readAction(reader: Reader, seat: Seat): Action {
  const word = reader.word(EXPECTED);
  if (SECTOR.test(word.text)) return VERBS.occupy.parse(seat, new Reader(word.text, reader.line, word.column - 1));
  if (word.text === ONCE) return { ...VERBS.placeBonusMarker.parse(seat, reader), oneTime: true };
  const verb = BY_VERB.get(word.text);
  return verb === undefined ? reader.fail(word, EXPECTED) : verb.parse(seat, reader);
}

/** One action as a line: `Ana: energy minerva`. */
export function formatAction(seats: Seats, action: Action): string {
  return `${labels(seats)[action.seat] ?? `#${action.seat}`}: ${actionWords(action)}`;
}

/**
 * The one action of a line.
 * @throws NotationError with the place where the line stops being one, and what is expected there.
 */
export function parseAction(seats: Seats, line: string): Action {
  const [action, second] = readLine(seats, line, 1);
  if (action === undefined) throw new NotationError(1, line.length + 1, EXPECTED);
  if (second !== undefined) throw new NotationError(1, 1, 'a single action');
  return action;
}

/** All actions of a line: `Ana: energy minerva 21.0 16.1 stop`. */
export function readLine(seats: Seats, line: string, number: number): Action[] {
  const [head, label] = /^\s*([^\s:]+):/u.exec(line) ?? [];
  const expected = `a player and a colon: ${labels(seats)
    .map((each) => `${each}:`)
    .join(', ')}`;
  if (head === undefined || label === undefined) throw new NotationError(number, 1, expected);
  const seat = seatOf(seats, label);
  if (seat === undefined) throw new NotationError(number, head.length - label.length, expected);
  const reader = new Reader(line.slice(head.length), number, head.length);
  const actions: Action[] = [];
  while (!reader.isDone) actions.push(readAction(reader, seat));
  return actions;
}
