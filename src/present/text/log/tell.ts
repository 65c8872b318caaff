import type { Seat } from '../../../components/ids.ts';
import { HIDDEN } from '../../../components/ids.ts';
import type { GameEvent, GameEventType } from '../../../game/model/events.ts';
import type { GameOptions } from '../../../game/model/options.ts';
import { escaped } from '../../../input/text.ts';
import type { Clause } from '../clause.ts';
import { clauseText } from '../clause.ts';
import type { GamePart, TellEvent } from '../locale.ts';
import type { Table } from '../names.ts';
import type { Told } from '../parts.ts';
import { capital, joined, plain } from '../parts.ts';
import type { Words } from '../words.ts';
import type { Line, Phase } from './lines.ts';
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
  readonly told: Told;
  /** Its events. Idle ones are left out; steps of one marker in a row, and coins for one reason, are one. */
  readonly events: readonly GameEvent[];
}

/** What an event means to a reader, or `null` where nothing need be said. */
export function clauseOf(event: GameEvent, words: Words): Clause | null {
  return (words.locale.events[event.type] as TellEvent<GameEventType>)(event, words);
}

/** The events of a game, or of a part of it, as lines. */
export function logOf(events: readonly GameEvent[], words: Words): readonly LogLine[] {
  const { rounds } = words.box.content.figures;
  return linesOf(events, rounds).flatMap((line) => {
    const told = heading(line, words) ?? sentence(line, words);
    if (told.length === 0) return [];
    const start = line.events.find((event) => event.type === 'roundStarted');
    return [{ phase: line.phase, round: start?.round ?? null, seat: line.seat, told, events: line.events }];
  });
}

function heading({ events }: Line, words: Words): Told | null {
  const start = events.find((event) => event.type === 'roundStarted');
  return start === undefined ? null : words.locale.log.round(start.round, words.seat(start.firstPlayer));
}

/** The clauses of a line; neighbours with the same lead become one. */
function sentence({ seat, events }: Line, words: Words): Told {
  const clauses: Clause[] = [];
  for (const event of events) {
    const clause = clauseOf(event, words);
    if (clause === null) continue;
    const led = withOwner(clause, seatOf(event), seat, words);
    const last = clauses.at(-1);
    if (last && plain(last.lead) === plain(led.lead) && last.item.length > 0 && led.item.length > 0) {
      clauses[clauses.length - 1] = { lead: last.lead, item: joined([last.item, led.item], ', ') };
    } else clauses.push(led);
  }
  const told = joined(clauses.map(clauseText), words.locale.log.between);
  return seat === null ? capital(told) : told;
}

/** Something that happens to another seat than that of the line begins with its name. */
function withOwner({ lead, item }: Clause, owner: Seat | null, seat: Seat | null, words: Words): Clause {
  if (owner === null || owner === seat) return { lead, item };
  const told = words.locale.line(plain(words.seat(owner)), lead);
  return { lead: lead.length === 0 ? [plain(told).trimEnd()] : told, item };
}

function partsOf({ board, missions, menace, chapter3, constrainedSlots }: GameOptions): readonly GamePart[] {
  const parts = { belt: board === 'belt', missions, menace: menace !== false, chapter3, constrainedSlots };
  return (Object.keys(parts) as GamePart[]).filter((part) => parts[part]);
}

/** Which game it is. */
export function openingOf({ options }: Table, words: Words): readonly Told[] {
  const { title, tracks, played, parts } = words.locale.log;
  const facts = {
    people: options.players.length,
    luna: options.luna?.level ?? null,
    seed: options.seed === HIDDEN ? null : escaped(options.seed),
  };
  const more = partsOf(options).map((part) => [parts[part]]);
  return [[title(facts)], ...(more.length === 0 ? [] : [played(words.and(more))]), tracks(words.tracks())];
}
