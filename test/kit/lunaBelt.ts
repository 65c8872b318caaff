import { nothing } from './changes.ts';
import { lunasTurn } from './luna.ts';
import type { CreateGameOptions, GameEvent, GameState, LunaCardId } from './pinned.ts';
import type { Change } from './table.ts';

/** A solo game with Luna on the Belt, by the international texts. */
const SOLO = { players: ['Melanie'], board: 'belt', luna: { level: 2, edition: 'international' } } as const;

/**
 * Returns a state in which Luna is about to reveal the card in slot B; slot C holds another card. All company markers
 * are at the start, the stations are full, and the Belt is empty.
 */
export function lunaDue(
  card: LunaCardId,
  change: Change = nothing,
  options: Partial<CreateGameOptions> = {},
): GameState {
  return lunasTurn({ B: card, C: card === 'I-1' ? 'I-2' : 'I-1' }, change, { ...SOLO, ...options });
}

/** A card that expands the company of Luna's biggest lead by 2 points, each with the lowest number. */
export const MIN_2 = 'I-6';

export { lunaPlays as turnOf } from './luna.ts';

/** Returns the places of pieces that were placed or removed, without the preceding choices. */
export function moves(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'outpostPlaced':
        return [`${event.company} to ${event.asteroid}/${event.space}`];
      case 'shuttlePlaced':
        return [`${event.company} to ${event.shuttleSpace}`];
      case 'outpostReturned':
        return [`${event.company} back to column ${event.column}`];
      case 'outpostLost':
        return [`${event.company} outpost lost`];
      case 'shuttleReturned':
        return [`${event.company} back to the shuttles`];
      case 'shuttleLost':
        return [`${event.company} shuttle lost`];
      case 'lunaSkipped':
        return [`skipped by ${event.rule}`];
      default:
        return [];
    }
  });
}
