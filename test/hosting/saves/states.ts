import type { Draft } from 'immer';
import type { GameState } from '../../../src/entries/index.ts';
import { type Mode, playMode } from '../../kit/modes.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';

/** Everything at once: Luna, the Belt, missions and a menace. */
export const FULL: Mode = {
  name: 'full',
  people: 2,
  luna: true,
  menace: true,
  more: { board: 'belt', missions: true },
};
const MOON: Mode = { name: 'moon', people: 3 };

/** The first state of a random game that meets a condition. */
export function firstState(mode: Mode, holds: (state: GameState) => boolean): GameState {
  const found: GameState[] = [];
  for (let game = 0; found.length === 0 && game < 20; game += 1) {
    playMode(rules, mode, game, ({ state }) => {
      if (found.length === 0 && holds(state)) found.push(state);
    });
  }
  const [state] = found;
  if (state === undefined) throw new Error('no such state');
  return state;
}

/** The kind of the open decision. */
export const top = ({ stack }: Pick<GameState, 'stack'>): string | undefined => stack.at(-1)?.kind;
const waits = ({ luna }: GameState): boolean => luna?.slots.some((slot) => slot !== null && !slot.faceUp) ?? false;

/** States to damage, by name. */
export const STATES = {
  /** A turn in round 4 or later, pieces on the board, Luna's cards face down, markers placed, a tile in hand. */
  full: firstState(FULL, (state) => {
    const { belt, round, placed, players } = state;
    const pieces = belt?.outposts.flat(2).length ?? 0;
    const isRich = placed.length > 1 && players[0]?.plans.some((plan) => plan !== null) === true;
    return round > 3 && top(state) === 'turn' && waits(state) && pieces > 2 && isRich;
  }),
  /** A turn on the Moon, with outposts in sectors. */
  moon: firstState(MOON, (state) => state.round > 2 && top(state) === 'turn' && state.sectors.flat().length > 3),
  tokens: firstState(MOON, (state) => top(state) === 'startingToken'),
  planning: firstState(FULL, (state) => state.round > 1 && top(state) === 'planning'),
  lunaTurn: firstState(FULL, (state) => top(state) === 'lunaTurn'),
} as const;
export type StateName = keyof typeof STATES;

/** A save to damage, without a checksum, so that every part can be changed. */
export type Save = Draft<GameState>;

export const saveOf = (name: StateName): Save => JSON.parse(JSON.stringify(STATES[name]));

export const luna = (save: Save) => must(save.luna);

/** Sets the part of a save at a path such as `players.0.coins`. */
export function put(path: string, value: unknown): (save: Save) => void {
  return (save) => {
    const [holder, key] = holderOf(save, path);
    holder[key] = value;
  };
}

/** Removes a key from a save. */
export function drop(path: string): (save: Save) => void {
  return (save) => {
    const [holder, key] = holderOf(save, path);
    delete holder[key];
  };
}

function holderOf(save: Save, path: string): [Record<string, unknown>, string] {
  const keys = path.split('.');
  const key = keys.pop() ?? '';
  let holder = save as unknown as Record<string, unknown>;
  for (const each of keys) holder = holder[each] as Record<string, unknown>;
  return [holder, key];
}
