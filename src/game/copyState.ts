import type { Draft } from 'immer';
import { perCompany } from '../components/ids.ts';
import type { BeltState, GameState, LunaState, MissionsState, PlayerState } from './model/state.ts';

/** Returns a writable copy of a state. Parts that the rules replace instead of changing in place are shared. */
export function copyState(state: GameState): Draft<GameState> {
  const { stations, players, luna, missions, menace, belt } = state as Draft<GameState>;
  return {
    ...(state as Draft<GameState>),
    random: { ...state.random },
    stack: [...(state.stack as Draft<GameState['stack']>)],
    stations: perCompany((company) => stations[company].map((column) => ({ ...column }))),
    sectors: copyLists(state.sectors),
    removed: { ...state.removed },
    deck: [...state.deck],
    display: [...state.display],
    destroyed: [...state.destroyed],
    specialPlans: [...state.specialPlans],
    researchDisplay: [...state.researchDisplay],
    planSupply: { A: [...state.planSupply.A], B: [...state.planSupply.B], C: [...state.planSupply.C] },
    acquired: [...state.acquired],
    placed: [...(state.placed as Draft<GameState['placed']>)],
    players: players.map(copyPlayer),
    belt: belt && copyBelt(belt),
    luna: luna && copyLuna(luna),
    missions: missions && copyMissions(missions),
    menace: menace && { ...menace },
  };
}

function copyPlayer(player: PlayerState): Draft<PlayerState> {
  return {
    ...player,
    hand: [...player.hand],
    area: [...player.area],
    used: [...player.used],
    resting: copyLists(player.resting),
    tiles: player.tiles.map((tile) => ({ ...tile })),
    tracks: { ...player.tracks },
    bonuses: { ...player.bonuses },
    plans: player.plans.map((plan) => plan && { ...plan }),
    covered: [...player.covered],
  };
}

function copyBelt({ outposts, shuttles, removedShuttles }: BeltState): Draft<BeltState> {
  return {
    outposts: outposts.map(copyLists),
    shuttles: copyLists(shuttles),
    removedShuttles: { ...removedShuttles },
  };
}

function copyLuna(luna: LunaState): Draft<LunaState> {
  return {
    ...luna,
    deck: [...luna.deck],
    gradeTwo: [...luna.gradeTwo],
    discard: [...luna.discard],
    slots: [...luna.slots],
    discardedPlans: [...luna.discardedPlans],
    majority: [...luna.majority],
  };
}

function copyMissions(missions: MissionsState): Draft<MissionsState> {
  return {
    ...missions,
    faceUp: [...missions.faceUp],
    status: missions.status.map(({ mission, columns }) => ({ mission, columns: [...columns] })),
    tally: { ...missions.tally },
  };
}

/** Copies nested lists. Spreading a frozen list is many times faster than `slice` or `map`. */
function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies: T[][] = [];
  for (const list of lists) copies.push([...list]);
  return copies;
}
