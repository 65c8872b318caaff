import type {
  Action,
  CardId,
  Company,
  CreateGameOptions,
  GameEvent,
  GameState,
  MenaceId,
  OutpostPlace,
  PlayerScore,
  Seat,
  ShuttlePlace,
} from './pinned.ts';
import { COMPANIES, defaultContent, SCORE_CATEGORIES } from './pinned.ts';
import { type Change, fetchCard, hold, lay, player, table } from './table.ts';

type Draft = Parameters<Change>[0];

/** Puts pieces of a company onto the Belt, from the top of its station. */
export function putOn(draft: Draft, company: Company, ...places: readonly (OutpostPlace | ShuttlePlace)[]): void {
  for (const place of places) {
    const isShuttle = 'shuttleSpace' in place;
    const spot = draft.stations[company].find((column, index) => (index === 1) === isShuttle && column.pieces > 0);
    const space = isShuttle
      ? draft.belt?.shuttles[defaultContent.belt.shuttleSpaces.findIndex(({ number }) => number === place.shuttleSpace)]
      : draft.belt?.outposts[defaultContent.belt.asteroids.findIndex(({ number }) => number === place.asteroid)]?.[
          place.space
        ];
    if (spot === undefined || space === undefined) throw new Error('no piece or no such place');
    spot.pieces -= 1;
    if (spot.pieces === 0) spot.opened = true;
    space.push(company);
  }
}

/** Sets the pieces in the three columns of a Belt station; an empty column shows its last space for good. */
export function fill(draft: Draft, company: Company, ...counts: readonly [number, number, number]): void {
  draft.stations[company] = counts.map((pieces) => ({ pieces, opened: pieces === 0 }));
}

/** Seat 0 is to move in a game of two on the Belt with a menace. */
export function facing(menace: MenaceId, change: Change = () => {}, options: Partial<CreateGameOptions> = {}) {
  return table.onTurn(change, { players: ['Melanie', 'Antoine'], board: 'belt', menace, ...options });
}

const ENERGY: readonly (readonly CardId[])[] = [
  [],
  ['diamond-energy1'],
  ['B07'],
  ['B08'],
  ['B08', 'diamond-energy1'],
  ['B07', 'B08'],
  ['B07', 'B08', 'diamond-energy1'],
  ['A07', 'B07', 'B08'],
];

/** The same with so much energy, 1 to 7, used for a company that has a shuttle on shuttle space 11. */
export function beside(menace: MenaceId, energy: number, change: Change = () => {}, company: Company = 'tawac') {
  const start = facing(menace, (draft) => {
    lay(draft, 0, ...(ENERGY[energy] ?? []));
    putOn(draft, company, { shuttleSpace: 11 });
    change(draft);
  });
  return table.act(start, { type: 'useEnergy', seat: 0, company });
}

export const confront: Action = { type: 'confront', seat: 0 };
/** Confronts by destroying cards of the hand. */
export const sacrifice = (...destroy: readonly CardId[]): Action => ({ type: 'confront', seat: 0, destroy });
export const stop: Action = { type: 'stop', seat: 0 };
export const useEnergy = (company: Company): Action => ({ type: 'useEnergy', seat: 0, company });

/** Everybody passes, plans nothing and takes the first option of every other decision, until the game is over. */
export function playOut(from: GameState): { state: GameState; events: readonly GameEvent[] } {
  const { rules, played } = table;
  let state = from;
  const events: GameEvent[] = [];
  while (!rules.isOver(state)) {
    const options = rules.legalActions(state, rules.pending(state)[0]?.seat);
    const action = options.find(({ type }) => type === 'pass' || type === 'confirmPlan') ?? options[0];
    if (action === undefined) throw new Error('no option');
    const step = played(state, action);
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

/** Nobody has a card, a coin or a step, and every share is worth nothing. */
export const poor: Change = (draft) => {
  for (const each of draft.players) {
    const cards = [...each.hand, ...each.area.flatMap((card) => card ?? []), ...each.resting.flat()];
    draft.deck.unshift(...cards);
    Object.assign(each, { hand: [], area: [null, null, null, null, null], resting: [[], [], [], [], []] });
    Object.assign(each, { coins: 0, helium: 0, upload: 0, tracks: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 } });
  }
};

/**
 * The last turn of the last round, of seat 0. A share of Skymine is worth 4, of Minerva 5, of Astrogo 1, of Tawac 3. Each
 * seat has something in every category, Luna too if she plays; nobody has anything beyond that. Skymine has a shuttle
 * on space 11, and seat 0 can use 2 energy.
 */
export function lastTurn(menace: MenaceId, change: Change = () => {}, options: Partial<CreateGameOptions> = {}) {
  const end: Change = (draft) => {
    poor(draft);
    draft.round = menace === 'singularity' ? 6 : 7;
    putOn(draft, 'skymine', { shuttleSpace: 11 });
    fill(draft, 'skymine', 2, 2, 6); // 0+0+1+1, 0+1+1
    fill(draft, 'minerva', 0, 5, 6); // 0+0+1+1+1+2
    fill(draft, 'astrogo', 3, 5, 6); // 0+0+1
    fill(draft, 'tawac', 6, 1, 6); // 0+1+1+1
    Object.assign(player(draft, 0), { coins: 6, helium: 20, upload: 12 });
    player(draft, 0).tracks = { skymine: 4, minerva: 2, astrogo: 5, tawac: 2 }; // 2, 1, 3 and 1 shares
    lay(draft, 0, 'B07');
    hold(draft, 0, 'diamond-energy2', 'C07', 'D02');
    const resting = fetchCard(draft, 'C09');
    player(draft, 0).resting[2]?.push(resting);
    Object.assign(player(draft, 1), { coins: 3, helium: 6, upload: 4, passed: true });
    player(draft, 1).tracks = { skymine: 2, minerva: 2, astrogo: 2, tawac: 3 }; // 1, 1, 1 and 2 shares
    hold(draft, 1, 'C10');
    if (draft.luna !== null) {
      Object.assign(player(draft, 2), { coins: 7, helium: 9, upload: 7, passed: true });
      player(draft, 2).tracks = { skymine: 9, minerva: 2, astrogo: 0, tawac: 0 }; // 5 shares and 1
      hold(draft, 2, 'C08');
    }
    change(draft);
  };
  return facing(menace, end, options);
}

/** A score by category, 0 where none is given, and its sum. */
export function row(parts: Partial<PlayerScore>): PlayerScore {
  const full = { coins: 0, astrogo: 0, tawac: 0, skymine: 0, minerva: 0, tank: 0, research: 0, ...parts };
  return { ...full, total: SCORE_CATEGORIES.reduce((sum, category) => sum + full[category], 0) };
}

/** The row of a seat. */
export function scoreOf(state: GameState, seat: Seat): PlayerScore {
  const found = table.rules.score(state)[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Every company's share is worth nothing: full stations. */
export const fullStations: Change = (draft) => {
  for (const company of COMPANIES) fill(draft, company, 6, 5, 6);
};

export function eventsOf<Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type) {
  return events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
}

/** Random numbers from 0 up to 1, always the same for a seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
