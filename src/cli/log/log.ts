import { Box } from '../../components/box.ts';
import type { Content, GameEvent, GameState } from '../../index.ts';
import { escaped } from '../../input/text.ts';
import { Names } from '../../present/words/names.ts';
import { count } from '../../present/words/text.ts';
import type { Clause } from './clause.ts';
import type { Line, Section } from './lines.ts';
import { linesOf, seatOf } from './lines.ts';
import { clauseOf } from './texts.ts';

/** A game told from its events, line by line. The state gives the names and tracks only. */
export function gameLog(content: Content, state: GameState, events: readonly GameEvent[]): string {
  const names = new Names(new Box(content), state);
  const { options, players } = state;
  const log = [`Skymines for ${table(options)}, seed ${escaped(options.seed)}`, `Company tracks: ${names.tracks()}`];
  const width = Math.max(...players.map((_, seat) => names.player(seat).length));
  let section: Section | undefined;
  for (const line of linesOf(events, content.figures.rounds)) {
    if (line.section !== section) log.push('');
    section = line.section;
    const text = heading(line, names) ?? sentence(line, names, width);
    if (text !== null) log.push(text);
  }
  return `${log.join('\n').trimEnd()}\n`;
}

function table({ players, luna }: GameState['options']): string {
  const people = count(players.length, 'player');
  return luna === null ? people : `${people} and Luna at level ${luna.level}`;
}

function heading({ events }: Line, names: Names): string | null {
  const start = events.find((event) => event.type === 'roundStarted');
  return start === undefined
    ? null
    : `=== Round ${start.round}: ${names.player(start.firstPlayer)} is first player ===`;
}

/** A line of text, led by the name of whose it is. */
function sentence({ seat, events }: Line, names: Names, width: number): string | null {
  const parts: Clause[] = [];
  for (const event of events) {
    const clause = clauseOf(event, names);
    if (clause === null) continue;
    const owner = seatOf(event);
    const lead = owner === null || owner === seat ? clause.lead : `${names.player(owner)}: ${clause.lead}`;
    const last = parts.at(-1);
    if (last?.lead === lead && last.item !== '' && clause.item !== '') {
      parts[parts.length - 1] = { lead, item: `${last.item}, ${clause.item}` };
    } else parts.push({ lead, item: clause.item });
  }
  if (parts.length === 0) return null;
  const text = parts.map(({ lead, item }) => (item === '' ? lead : `${lead} ${item}`)).join('; ');
  return seat === null
    ? `  ${text.charAt(0).toUpperCase()}${text.slice(1)}`
    : `  ${names.player(seat).padEnd(width)}  ${text}`;
}
