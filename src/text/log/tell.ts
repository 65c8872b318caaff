import type { Seat } from '../../components/ids.ts';
import { HIDDEN } from '../../components/ids.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { GameOptions } from '../../game/model/options.ts';
import { escaped } from '../../input/text.ts';
import type { Clause } from '../clause.ts';
import { clauseText } from '../clause.ts';
import type { Phase } from '../headings.ts';
import type { GamePart } from '../locale.ts';
import type { Table } from '../names.ts';
import type { RichText } from '../parts.ts';
import { capital, joined, plain, say } from '../parts.ts';
import type { Words } from '../words.ts';
import type { Line } from './lines.ts';
import { linesOf, seatOf } from './lines.ts';

/** A line of a log: a turn, or a step of the set-up or preparation. */
export interface LogLine {
  /** The phase that the line belongs to; `null` where the events begin within a phase, as those of a single action do. */
  readonly phase: Phase | null;
  /** The round that begins with this line, `null` for any other line. */
  readonly round: number | null;
  /** Whose line it is, `null` for nobody's. */
  readonly seat: Seat | null;
  /** What happens in it, without the name of its seat. */
  readonly text: RichText;
  /** Its events. Idle ones are left out; steps of one marker in a row, and coins for one reason, are one. */
  readonly events: readonly GameEvent[];
}

/** What an event means to a reader, or `null` where nothing need be said. */
export function clauseOf(event: GameEvent, words: Words): Clause | null {
  const render = words.locale.events[event.type] as (event: GameEvent, words: Words) => Clause | null;
  return render(event, words);
}

/** The events of a game, or of a part of it, as lines. */
export function logOf(events: readonly GameEvent[], words: Words): readonly LogLine[] {
  const { rounds } = words.box.content.figures;
  return linesOf(events, rounds).flatMap((line) => {
    const text = heading(line, words) ?? sentence(line, words);
    if (text.length === 0) return [];
    const start = line.events.find((event) => event.type === 'roundStarted');
    return [{ phase: line.phase, round: start?.round ?? null, seat: line.seat, text, events: line.events }];
  });
}

function heading({ events }: Line, words: Words): RichText | null {
  const start = events.find((event) => event.type === 'roundStarted');
  return start === undefined ? null : words.locale.log.round(start.round, words.seat(start.firstPlayer));
}

/** The clauses of a line; neighbours with the same lead become one. */
function sentence({ seat, events }: Line, words: Words): RichText {
  const clauses: Clause[] = [];
  for (const event of events) {
    const clause = clauseOf(event, words);
    if (clause === null) continue;
    const led = withOwner(clause, seatOf(event), seat, words);
    const last = clauses.at(-1);
    if (last && areAlike(last, led)) {
      clauses[clauses.length - 1] = { ...last, item: joined([last.item, led.item], ', ') };
    } else clauses.push(clauses.some((each) => isSameReason(each, led)) ? { ...led, why: '' } : led);
  }
  const told = joined(clauses.map(clauseText), words.locale.log.between);
  return seat === null ? capital(told) : told;
}

/** A reason is told once in a line. */
function isSameReason(one: Clause, other: Clause): boolean {
  return plain(one.lead) === plain(other.lead) && one.why === other.why;
}

function areAlike(one: Clause, other: Clause): boolean {
  return one.item.length > 0 && other.item.length > 0 && isSameReason(one, other);
}

/** Something that happens to another seat than that of the line begins with its name: `Ana receives`, `Ana: +1 coin`. */
function withOwner(clause: Clause, owner: Seat | null, seat: Seat | null, words: Words): Clause {
  if (owner === null || owner === seat) return clause;
  const name = plain(words.seat(owner));
  const isSum = plain(clause.lead).startsWith('+');
  return { ...clause, lead: isSum ? words.locale.line(name, clause.lead) : say`${name} ${clause.lead}` };
}

function partsOf({ board, missions, menace, chapter3, constrainedSlots }: GameOptions): readonly GamePart[] {
  const parts = { belt: board === 'belt', missions, menace: menace !== false, chapter3, constrainedSlots };
  return (Object.keys(parts) as GamePart[]).filter((part) => parts[part]);
}

/** The seed as it is told; `null` where it is hidden. */
export function seedTold({ seed }: { readonly seed: string }): string | null {
  return seed === HIDDEN ? null : escaped(seed);
}

/** Which game it is. */
export function openingOf({ options }: Table, words: Words): readonly RichText[] {
  const { title, tracks, played, parts } = words.locale.log;
  const facts = {
    people: options.players.length,
    luna: options.luna?.level ?? null,
    seed: seedTold(options),
  };
  const more = partsOf(options).map((part) => [parts[part]]);
  return [[title(facts)], ...(more.length === 0 ? [] : [played(words.and(more))]), tracks(words.tracks())];
}
