import { energyCards, put } from './belt.ts';
import { must } from './must.ts';
import type { Action, CardId, Company, CreateGameOptions, GameEvent, GameState, MenaceId } from './pinned.ts';
import { COMPANIES } from './pinned.ts';
import { home } from './stations.ts';
import { type Change, fetchCard, hold, lay, player, table } from './table.ts';

/** Returns the turn of seat 0 in a two-player game on the Belt with a menace. */
export function facing(
  menace: MenaceId,
  change: Change = () => {},
  options: Partial<CreateGameOptions> = {},
  { onTurn }: Pick<typeof table, 'onTurn'> = table,
): GameState {
  return onTurn(change, { players: ['Melanie', 'Antoine'], board: 'belt', menace, ...options });
}

/** Returns the state after this much energy, 1 to 7, was used for a company with a shuttle on space 11. */
export function beside(menace: MenaceId, energy: number, change: Change = () => {}, company: Company = 'tawac') {
  const start = facing(menace, (draft) => {
    lay(draft, 0, ...energyCards(energy));
    put(draft, company, { shuttleSpace: 11 });
    change(draft);
  });
  return table.act(start, { type: 'useEnergy', seat: 0, company });
}

export const confront: Action = { type: 'confront', seat: 0 };
/** Returns the action that confronts the menace by destroying hand cards. */
export const sacrifice = (...destroy: readonly CardId[]): Action => ({ type: 'confront', seat: 0, destroy });

/** All players pass, plan nothing, and take the first option of every other decision until the game is over. */
export function playOut(from: GameState): { state: GameState; events: readonly GameEvent[] } {
  return table.play(
    from,
    (_, options) => options.find(({ type }) => type === 'pass' || type === 'confirmPlan') ?? must(options[0]),
  );
}

/** Removes all cards, coins and steps, and makes all shares worthless. */
export const poor: Change = (draft) => {
  for (const each of draft.players) {
    const cards = [...each.hand, ...each.area.flatMap((card) => card ?? []), ...each.resting.flat()];
    draft.deck.unshift(...cards);
    Object.assign(each, { hand: [], area: [null, null, null, null, null], resting: [[], [], [], [], []] });
    Object.assign(each, { coins: 0, helium: 0, upload: 0, tracks: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 } });
  }
};

/**
 * Returns the last turn of the last round, by seat 0. A share is worth 4 for Skymine, 5 for Minerva, 1 for Astrogo and
 * 3 for Tawac. All seats, including Luna, have something in every category and nothing else. Skymine has a shuttle on
 * space 11, and seat 0 can use 2 energy.
 */
export function lastTurn(menace: MenaceId, change: Change = () => {}, options: Partial<CreateGameOptions> = {}) {
  const end: Change = (draft) => {
    poor(draft);
    draft.round = menace === 'singularity' ? 6 : 7;
    put(draft, 'skymine', { shuttleSpace: 11 });
    home(draft, 'skymine', 2, 2, 6); // 0+0+1+1, 0+1+1
    home(draft, 'minerva', 0, 5, 6); // 0+0+1+1+1+2
    home(draft, 'astrogo', 3, 5, 6); // 0+0+1
    home(draft, 'tawac', 6, 1, 6); // 0+1+1+1
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

/** Makes all shares worthless with full stations. */
export const fullStations: Change = (draft) => {
  for (const company of COMPANIES) home(draft, company, 6, 5, 6);
};
