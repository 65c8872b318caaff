import { HIDDEN, type Seat } from '../components/ids.ts';
import type { GameEvent, GameEventType } from '../game/model/events.ts';
import { escaped } from '../input/text.ts';
import type { Phase } from './headings.ts';
import type { EventSentence, GamePart } from './locale.ts';
import type { Table } from './names.ts';
import { type Clause, capital, clauseText, joined, plain, type RichText, say } from './parts.ts';
import type { Words } from './words.ts';

/** The events of one line. */
type Line = Pick<LogLine, 'phase' | 'seat'> & { readonly events: GameEvent[] };

/** Events that start a new line, with the phase they belong to. All other events continue the current line. */
const OPENERS: Readonly<Partial<Record<GameEventType, Phase>>> = {
  tokenTaken: 'setup',
  roundStarted: 'planning',
  cardsRevealed: 'planning',
  turnStarted: 'actions',
  specialPlanRevealed: 'preparation',
  displayCleared: 'preparation',
  lunaTokenDrawn: 'setup',
  missionsRevealed: 'setup',
  menaceRevealed: 'setup',
  menaceStrikes: 'end',
  lunaDeckRenewed: 'planning',
  lunaCardsDealt: 'planning',
  lunaMajorityDrawn: 'planning',
  gameEnded: 'end',
};

const SET_UP: readonly GameEventType[] = ['tokensRevealed', 'decksArranged'];

/** Groups a game's events into lines. `rounds` is the number of rounds in the game. */
function linesOf(events: readonly GameEvent[], rounds: number): readonly Line[] {
  const lines: Line[] = [];
  for (const event of mergedEvents(withoutIdle(events, rounds))) {
    const phase = OPENERS[event.type];
    const last = lines.at(-1);
    if (phase !== undefined || last === undefined) {
      lines.push({
        phase: phase ?? (SET_UP.includes(event.type) ? 'setup' : null),
        seat: seatOf(event),
        events: [event],
      });
    } else last.events.push(event);
  }
  return lines;
}

function seatOf(event: GameEvent): Seat | null {
  return 'seat' in event ? event.seat : null;
}

/** Drops a repeated first player and, in the last round, any first player (ROUND-8) and reserved tile (BON-13). */
function withoutIdle(events: readonly GameEvent[], rounds: number): readonly GameEvent[] {
  let round = 0;
  let holder: Seat | null = null;
  return events.filter((event) => {
    if (event.type === 'roundStarted') {
      round = event.round;
      holder = event.firstPlayer;
    }
    if (event.type === 'tileReserved') return round < rounds;
    if (event.type !== 'firstPlayerTaken') return true;
    const hasEffect = round < rounds && event.seat !== holder;
    holder = event.seat;
    return hasEffect;
  });
}

/** Merges consecutive steps on a track, and adds up coins received for the same reason. */
function mergedEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const kept: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'resolved' || event.type === 'planDealt') continue;
    const last = kept.at(-1);
    // Luna chose a company of which no rival has a piece to oust, so the choice is dropped.
    if (event.type === 'lunaSkipped' && last?.type === 'lunaCompaniesChosen' && last.rule === 'LACT-24') kept.pop();
    if (event.type === 'tokenTaken' && last?.type === 'decksArranged') {
      kept.splice(-1, 0, event);
      continue;
    }
    const both = last === undefined ? null : mergedPair(last, event);
    if (both === null) kept.push(event);
    else kept[kept.length - 1] = both;
  }
  return kept;
}

function mergedPair(first: GameEvent, second: GameEvent): GameEvent | null {
  if (first.type === 'trackAdvanced' && second.type === 'trackAdvanced') {
    return first.company === second.company && first.seat === second.seat ? second : null;
  }
  if (first.type !== 'coins' || second.type !== 'coins') return null;
  if (first.rule !== second.rule || first.seat !== second.seat || first.company !== second.company) return null;
  return { ...second, amount: first.amount + second.amount };
}

/** A log line: a turn, or a step of the set-up or preparation. */
export interface LogLine {
  /** The phase of the line; `null` if the events begin within a phase, such as those of a single action. */
  readonly phase: Phase | null;
  /** The number of the round that starts with this line; `null` for all other lines. */
  readonly round: number | null;
  /** The seat that the line is about; `null` if there is none. */
  readonly seat: Seat | null;
  /** The text of the line, without the seat's name. */
  readonly text: RichText;
  /** The events of the line, except those without effect. A marker's steps and coins of one reason are merged. */
  readonly events: readonly GameEvent[];
}

/** Returns an event's clause, or `null` if other events already describe it. */
export function clauseOf(event: GameEvent, words: Words): Clause | null {
  const found = words.locale.events[event.type] as EventSentence<GameEvent, Words>;
  const text = typeof found === 'function' ? found(event, words) : found;
  if (typeof text !== 'string') return text;
  const [lead = '', item = '', why = ''] = text.split(' | ');
  return { lead: words.filled(lead, event), item: words.filled(item, event), why: plain(words.filled(why, event)) };
}

export function logOf(events: readonly GameEvent[], words: Words): readonly LogLine[] {
  const { rounds } = words.box.content.figures;
  return linesOf(events, rounds).flatMap((line) => {
    const start = line.events.find((event) => event.type === 'roundStarted');
    const text = start ? words.locale.log.round(start.round, words.seat(start.firstPlayer)) : sentence(line, words);
    if (text.length === 0) return [];
    return [{ phase: line.phase, round: start?.round ?? null, seat: line.seat, text, events: line.events }];
  });
}

/** Joins a line's clauses and merges adjacent ones that have the same verb and reason. */
function sentence({ seat, events }: Line, words: Words): RichText {
  const clauses: Clause[] = [];
  for (const event of events) {
    const clause = clauseOf(event, words);
    if (clause === null) continue;
    const led = withOwner(clause, seatOf(event), seat, words);
    const last = clauses.at(-1);
    if (last && last.item.length > 0 && led.item.length > 0 && isSameReason(last, led)) {
      clauses[clauses.length - 1] = { ...last, item: joined([last.item, led.item], ', ') };
    } else clauses.push(clauses.some((each) => isSameReason(each, led)) ? { ...led, why: '' } : led);
  }
  const text = joined(clauses.map(clauseText), words.locale.log.between);
  return seat === null ? capital(text) : text;
}

/** Checks whether two clauses have the same verb and reason. A line gives each reason only once. */
function isSameReason(one: Clause, other: Clause): boolean {
  return plain(one.lead) === plain(other.lead) && one.why === other.why;
}

/** Adds the name of the clause's seat if the line belongs to a different seat: `Ana receives`, `Ana: +1 coin`. */
function withOwner(clause: Clause, owner: Seat | null, seat: Seat | null, words: Words): Clause {
  if (owner === null || owner === seat) return clause;
  const name = plain(words.seat(owner));
  const isSum = plain(clause.lead).startsWith('+');
  return { ...clause, lead: isSum ? words.locale.line(name, clause.lead) : say`${name} ${clause.lead}` };
}

/** Returns the seed in a form that is safe to print; `null` if it is hidden. */
export function visibleSeed({ seed }: { readonly seed: string }): string | null {
  return seed === HIDDEN ? null : escaped(seed);
}

export function openingOf({ options }: Table, words: Words): readonly RichText[] {
  const { title, tracks, played, parts } = words.locale.log;
  const { players, luna, board, missions, menace, chapter3, constrainedSlots } = options;
  const used = { belt: board === 'belt', missions, menace: menace !== false, chapter3, constrainedSlots };
  const more = (Object.keys(used) as GamePart[]).filter((part) => used[part]).map((part) => [parts[part]]);
  const facts = { people: players.length, luna: luna?.level ?? null, seed: visibleSeed(options) };
  return [[title(facts)], ...(more.length === 0 ? [] : [played(words.and(more))]), tracks(words.tracks())];
}
