import { put } from './belt.ts';
import { eventsOf } from './events.ts';
import { LUNA } from './luna.ts';
import type { Company, CreateGameOptions, GameEvent, GameState } from './pinned.ts';
import { home } from './stations.ts';
import { type Change, player, table } from './table.ts';

/** One person and Luna, by the international texts, on the Belt. */
const SOLO = { players: ['Melanie'], board: 'belt', luna: { level: 2, edition: 'international' } } as const;

type Table = Pick<typeof table, 'onTurn' | 'played'>;

/**
 * Luna is about to turn up a card in slot B; another one still lies in slot C. All markers of all company tracks stand on
 * their first space, all stations are full, and the Belt is empty.
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

/** Cards that expand the company on whose track she leads most: so many points, the lowest or the highest numbers. */
export const MIN_2 = 'I-6';
export const MAX_2 = 'I-7';
export const MAX_3 = 'II-3';

/** What Luna does with a company on whose track alone she is ahead. */
export function expansion(
  card: typeof MIN_2 | typeof MAX_2 | typeof MAX_3,
  company: Company,
  change: Change = () => {},
  using: Table = table,
) {
  const before = lunaDue(
    card,
    (draft) => {
      player(draft, LUNA).tracks[company] = 1; // up to 3 steps more cross no threshold
      change(draft);
    },
    {},
    using,
  );
  return { before, ...turnOf(before, using) };
}

/** Luna's turn, and what she has chosen in it. */
export function turnOf(before: GameState, using: Table = table) {
  const { state, events } = using.played(before, { type: 'lunaTurn', seat: before.luna?.seat ?? 0 });
  const chosen = eventsOf(events, 'lunaTargetChosen');
  return {
    state,
    events,
    /** Numbers of the targets, and the numbers they were chosen from. */
    targets: chosen.map(({ target }) => target),
    among: chosen.map(({ among }) => [...among].sort((a, b) => a - b)),
    rules: chosen.map(({ rule }) => rule),
  };
}

/** Where pieces were put and which left, without the choices before. */
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
/** Fills outpost spaces of an asteroid, from the first on. */
export const crowd =
  (asteroid: number, ...companies: readonly Company[]): Change =>
  (draft) =>
    companies.forEach((company, space) => void put(draft, company, { asteroid, space }));
/** Shuttles of a company on spaces. */
export const shuttles =
  (company: Company, ...spaces: readonly number[]): Change =>
  (draft) => {
    for (const shuttleSpace of spaces) put(draft, company, { shuttleSpace });
  };
