import type { CreateGameOptions, GameEvent, GameState } from './pinned.ts';
import { type Change, table } from './table.ts';

/** A solo game with Luna on the Belt, by the international texts. */
const SOLO = { players: ['Melanie'], board: 'belt', luna: { level: 2, edition: 'international' } } as const;

/**
 * Returns a state in which Luna is about to reveal the card in slot B; slot C holds another card. All company markers
 * are at the start, the stations are full, and the Belt is empty.
 */
export function lunaDue(card: string, change: Change = () => {}, options: Partial<CreateGameOptions> = {}): GameState {
  return table.onTurn(
    (draft) => {
      const { luna } = draft;
      if (luna === null) throw new Error('Luna does not play');
      const inSlots = luna.slots.flatMap((slot) => slot?.card ?? []);
      const all = [...luna.deck, ...luna.gradeTwo, ...inSlots, ...luna.majority.flatMap((each) => each ?? [])];
      const rest = all.filter((each) => each !== card);
      const other = rest.pop() ?? '';
      luna.slots = [null, { card, faceUp: false }, { card: other, faceUp: false }, null, null];
      Object.assign(luna, { deck: rest, gradeTwo: [], majority: [null, null] });
      draft.stack = [{ kind: 'lunaTurn', seat: luna.seat }];
      for (const each of draft.players) each.tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
      change(draft);
    },
    { ...SOLO, ...options },
  );
}

/** A card that expands the company of Luna's biggest lead by 2 points, each with the lowest number. */
export const MIN_2 = 'I-6';

/** Plays Luna's turn. */
export function turnOf(before: GameState) {
  return table.played(before, { type: 'lunaTurn', seat: before.luna?.seat ?? 0 });
}

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
