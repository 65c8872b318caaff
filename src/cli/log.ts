import type { GameEvent, GameState } from '../entries/index.ts';
import type { LogLine, Text } from '../entries/text.ts';
import { plain } from '../entries/text.ts';

/** Formats the events of a game, one per line. The state is needed only for the names. */
export function gameLog(text: Text, { players }: GameState, events: readonly GameEvent[]): string {
  const names = players.map((_, seat) => plain(text.name({ kind: 'seat', seat })));
  const width = Math.max(...names.map(({ length }) => length));
  const log = text.opening().map(plain);
  let phase: LogLine['phase'] | undefined;
  for (const line of text.log(events)) {
    if (line.phase !== phase) log.push('');
    phase = line.phase;
    log.push(lineText(line, names, width));
  }
  return `${log.join('\n').trimEnd()}\n`;
}

function lineText({ round, seat, text }: LogLine, names: readonly string[], width: number): string {
  if (round !== null) return `=== ${plain(text)} ===`;
  return seat === null ? `  ${plain(text)}` : `  ${(names[seat] ?? '').padEnd(width)}  ${plain(text)}`;
}
