import { useEnergy } from './actions.ts';
import { must } from './must.ts';
import type { CardId, Company, CreateGameOptions, GameState, OutpostPlace, ShuttlePlace } from './pinned.ts';
import { defaultContent } from './pinned.ts';
import { type Change, type DraftState, lay, table, tableOf, tableWith } from './table.ts';

type Place = OutpostPlace | ShuttlePlace;
type Table = typeof table;

export const space = (asteroid: number, index = 0): OutpostPlace => ({ asteroid, space: index });
export const route = (shuttleSpace: number): ShuttlePlace => ({ shuttleSpace });

/** The Belt without rewards. */
export const bare: Table = tableWith({
  ...defaultContent,
  belt: {
    ...defaultContent.belt,
    asteroids: defaultContent.belt.asteroids.map((each) => ({ ...each, reward: [] })),
    shuttleSpaces: defaultContent.belt.shuttleSpaces.map((each) => ({ ...each, steps: 0 })),
  },
});

/** Returns the first turn of seat 0 in a four-player game on the Belt. */
export function onBelt(
  change: Change = () => {},
  options: Partial<CreateGameOptions> = {},
  at: Table = table,
): GameState {
  return at.onTurn(change, { board: 'belt', ...options });
}

const ENERGY: readonly (readonly CardId[])[] = [
  [],
  ['diamond-energy1'],
  ['A07'],
  ['B08'],
  ['B08', 'diamond-energy1'],
  ['A07', 'B08'],
  ['A07', 'B08', 'diamond-energy1'],
  ['A07', 'B07', 'B08'],
  ['A07', 'B08', 'C07'],
];

/** Returns cards of the deck and of seat 0 with this much energy, 1 to 8. */
export const energyCards = (total: number): readonly CardId[] => must(ENERGY[total]);

/** Returns the state after seat 0 has used this much energy for a company. */
export function beltExpansion(
  company: Company,
  energy: number,
  change: Change = () => {},
  at: Table = bare,
  options: Partial<CreateGameOptions> = {},
): GameState {
  const start = onBelt(
    (draft) => {
      lay(draft, 0, ...energyCards(energy));
      change(draft);
    },
    options,
    at,
  );
  return at.act(start, useEnergy(company));
}

function spotOf(belt: GameState['belt'], place: Place): readonly Company[] {
  const { asteroids, shuttleSpaces } = defaultContent.belt;
  return must(
    'asteroid' in place
      ? belt?.outposts[asteroids.findIndex(({ number }) => number === place.asteroid)]?.[place.space]
      : belt?.shuttles[shuttleSpaces.findIndex(({ number }) => number === place.shuttleSpace)],
  );
}

/** Moves pieces of a company from the top of its station to the Belt. */
export function put(draft: DraftState, company: Company, ...places: readonly Place[]): void {
  for (const place of places) {
    const columns = 'asteroid' in place ? [0, 2] : [1];
    const column = must(draft.stations[company].find(({ pieces }, index) => columns.includes(index) && pieces > 0));
    column.pieces -= 1;
    if (column.pieces === 0) column.opened = true;
    (spotOf(draft.belt, place) as Company[]).push(company);
  }
}

/** Sets the pieces in the three columns of a station. An empty column permanently uncovers its crossed-out space. */
export function stock(
  draft: DraftState,
  company: Company,
  pieces: readonly [number, number, number],
  opened: readonly boolean[] = [],
): void {
  draft.stations[company] = pieces.map((count, column) => ({ pieces: count, opened: opened[column] ?? count === 0 }));
}

/** Returns the asteroids and shuttle spaces that can be occupied now. */
export function targets(state: GameState): { asteroids: number[]; shuttleSpaces: number[] } {
  const { options } = tableOf(state);
  return {
    asteroids: [...new Set(options(state, 'placeOutpost').map(({ asteroid }) => asteroid))],
    shuttleSpaces: options(state, 'placeShuttle').map(({ shuttleSpace }) => shuttleSpace),
  };
}
