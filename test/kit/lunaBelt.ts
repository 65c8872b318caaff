import { put } from './belt.ts';
import { eventsOf } from './events.ts';
import { LUNA } from './luna.ts';
import type { Company, CreateGameOptions, GameEvent, GameState } from './pinned.ts';
import { home } from './stations.ts';
import { type Change, player, table } from './table.ts';

/** A solo game with Luna on the Belt, by the international texts. */
const SOLO = { players: ['Melanie'], board: 'belt', luna: { level: 2, edition: 'international' } } as const;

type Table = Pick<typeof table, 'onTurn' | 'played'>;

/**
 * Returns a state in which Luna is about to reveal the card in slot B; slot C holds another card. All company markers
 * are at the start, the stations are full, and the Belt is empty.
 */
export function lunaDue(
  card: string,
  change: Change = () => {},
  options: Partial<CreateGameOptions> = {},
  { onTurn }: Table = table,
): GameState {
  return onTurn(
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

/** Cards that expand the company of Luna's biggest lead, by points and by lowest or highest number. */
export const MIN_2 = 'I-6';
export const MAX_2 = 'I-7';
export const MAX_3 = 'II-3';

/** Plays a card when Luna leads on the track of one company only. */
export function expansion(
  card: typeof MIN_2 | typeof MAX_2 | typeof MAX_3,
  company: Company,
  change: Change = () => {},
  using: Table = table,
) {
  const before = lunaDue(
    card,
    (draft) => {
      player(draft, LUNA).tracks[company] = 1; // Up to 3 more steps cross no threshold.
      change(draft);
    },
    {},
    using,
  );
  return { before, ...turnOf(before, using) };
}

/** Plays Luna's turn and returns her choices. */
export function turnOf(before: GameState, using: Table = table) {
  const { state, events } = using.played(before, { type: 'lunaTurn', seat: before.luna?.seat ?? 0 });
  const chosen = eventsOf(events, 'lunaTargetChosen');
  return {
    state,
    events,
    /** Chosen targets, and the targets they were chosen from. */
    targets: chosen.map(({ target }) => target),
    among: chosen.map(({ among }) => [...among].sort((a, b) => a - b)),
    rules: chosen.map(({ rule }) => rule),
  };
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

/** Sets the pieces of some stations. */
export const stations =
  (counts: Partial<Record<Company, readonly [number, number, number]>>): Change =>
  (draft) => {
    for (const [company, each] of Object.entries(counts)) home(draft, company as Company, ...each);
  };
/** Fills the outpost spaces of an asteroid, starting with the first. */
export const crowd =
  (asteroid: number, ...companies: readonly Company[]): Change =>
  (draft) =>
    companies.forEach((company, space) => void put(draft, company, { asteroid, space }));
/** Places shuttles of a company. */
export const shuttles =
  (company: Company, ...spaces: readonly number[]): Change =>
  (draft) => {
    for (const shuttleSpace of spaces) put(draft, company, { shuttleSpace });
  };
