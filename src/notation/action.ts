import type { Content } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import type { Action, ActionType } from '../game/model/actions.ts';
import { checkIds, idCheckOf, Labels, type Seats } from './ids.ts';
import { checkedText, NotationError, Reader, withoutComment } from './reader.ts';
import { type AnyVerb, cardList, cardsText, VERBS } from './verbs.ts';

/** MISSION-15: one-time bonus markers have their own verb. */
const ONCE = 'once';
/** MENACE-17: confronting a menace with cards has its own verb. */
const SACRIFICE = 'sacrifice';
/** Sectors are common, so they have no verb: `energy minerva 21.0 16.1 24.2`. */
const SECTOR = /^-?\d/;
const TYPES = (Object.keys(VERBS) as ActionType[]).filter((type) => type !== 'occupy');
const WORDS = [...TYPES.map((type) => VERBS[type].verb), ONCE, SACRIFICE].sort();
const EXPECTED = `an action: a sector or one of ${WORDS.join(', ')}`;
const BY_VERB: ReadonlyMap<string, AnyVerb> = new Map(TYPES.map((type) => [VERBS[type].verb, VERBS[type] as AnyVerb]));

/** Returns the notation of an action without its seat. */
export function actionNotation(action: Action): string {
  if (action.type === 'confront' && action.destroy !== undefined) return `${SACRIFICE} ${cardsText(action.destroy)}`;
  const { verb, format } = VERBS[action.type] as AnyVerb;
  const argument = format(action);
  if (action.type === 'occupy') return argument;
  const word = action.type === 'placeBonusMarker' && action.oneTime ? ONCE : verb;
  return argument === '' ? word : `${word} ${argument}`;
}

function nextAction(reader: Reader, seat: Seat): Action {
  const word = reader.word(EXPECTED);
  if (SECTOR.test(word.text)) return VERBS.occupy.parse(seat, new Reader(word.text, reader.line, word.column - 1));
  if (word.text === ONCE) return { ...VERBS.placeBonusMarker.parse(seat, reader), oneTime: true };
  if (word.text === SACRIFICE) return { type: 'confront', seat, destroy: cardList(reader) };
  const verb = BY_VERB.get(word.text);
  return verb === undefined ? reader.fail(word, EXPECTED) : verb.parse(seat, reader);
}

/**
 * Returns the notation of an action as a line.
 * @example
 * ```ts
 * formatAction(state.options, { type: 'useEnergy', seat: 0, company: 'minerva' }); // 'Ana: energy minerva'
 * ```
 */
export function formatAction(seats: Seats, action: Action): string {
  return `${new Labels(seats).of(action.seat)}: ${actionNotation(action)}`;
}

/**
 * Reads a line that contains exactly one action. The action may be illegal. Pass the component set to check ids. The
 * error for an unknown id suggests similar ones.
 * @throws NotationError at the first unexpected character.
 * @example
 * ```ts
 * parseAction(state.options, 'Ana: energy minerva'); // { type: 'useEnergy', seat: 0, company: 'minerva' }
 * ```
 */
export function parseAction(seats: Seats, line: string, content?: Content): Action {
  const text = withoutComment(checkedText(line));
  const { seat, reader } = readHead(new Labels(seats), text, 1);
  const { column } = reader;
  const action = nextAction(reader, seat);
  checkIds(idCheckOf(content), action, { text, line: 1, column });
  return reader.isDone ? action : reader.fail(reader.word(''), 'the end of the line');
}

export function readLine(labels: Labels, line: string, number: number) {
  const { seat, reader } = readHead(labels, line, number);
  const actions: { readonly action: Action; readonly column: number }[] = [];
  do {
    const { column } = reader;
    actions.push({ column, action: nextAction(reader, seat) });
  } while (!reader.isDone);
  return actions;
}

/** Reads the seat at the start of a line. The returned reader continues after the seat. */
function readHead(labels: Labels, line: string, number: number): { readonly seat: Seat; readonly reader: Reader } {
  const [head, label] = /^\s*([^\s:]+):/u.exec(line) ?? [];
  if (head === undefined || label === undefined) throw new NotationError(number, 1, labels.expected);
  const seat = labels.seatOf(label);
  if (seat === undefined) throw new NotationError(number, head.length - label.length, labels.expected);
  return { seat, reader: new Reader(line.slice(head.length), number, head.length) };
}
