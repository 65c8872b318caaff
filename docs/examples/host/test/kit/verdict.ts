import {
  type Action,
  createSession,
  type GameState,
  hashState,
  type StoredGame,
  viewFor,
} from '../../../../../src/entries/index.ts';
import { digestOf, type GameChange, viewerOf } from './load.ts';

/** A stored game at the end. */
export interface Stored {
  readonly id: string;
  readonly game: StoredGame;
  readonly versions: readonly number[];
  readonly hash: string;
}

/** Descriptions of everything that went wrong. All lists are empty on success. */
export interface Verdict {
  readonly lost: readonly string[];
  readonly forks: readonly string[];
  readonly dead: readonly string[];
}

export const CLEAN: Verdict = { lost: [], forks: [], dead: [] };

/** Compares the messages of the pages with the stored games. */
export function judge(heard: GameChange, stored: readonly Stored[]): Verdict {
  const verdict = { lost: [] as string[], forks: [...heard.forks], dead: [] as string[] };
  const games = new Map(stored.map((game) => [game.id, game]));
  for (const { game: id, version, action } of heard.acknowledged) {
    const game = games.get(id);
    const isKept =
      game !== undefined &&
      (heard.takenBack.has(id) ? (game.game.version ?? 0) >= version : isIn(game, version, action));
    if (!isKept) verdict.lost.push(`${id} ${version}`);
  }
  const views = byGame(heard);
  for (const game of stored) {
    const states = statesOf(game);
    if (states === undefined) verdict.dead.push(game.id);
    else if (!heard.takenBack.has(game.id))
      verdict.forks.push(...differences(game.id, states, views.get(game.id) ?? []));
  }
  return verdict;
}

function isIn({ game, versions }: Stored, version: number, action: Action | null): boolean {
  const index = versions.indexOf(version);
  return index !== -1 && digestOf(game.actions[index]) === digestOf(action);
}

type Views = readonly { readonly version: number; readonly viewer: string; readonly digest: string }[];

function byGame(heard: GameChange): ReadonlyMap<string, Views> {
  const views = new Map<string, Views[number][]>();
  for (const [key, digest] of heard.views) {
    const [game = '', version, viewer = ''] = key.split(' ');
    const list = views.get(game) ?? [];
    list.push({ version: Number(version), viewer, digest });
    views.set(game, list);
  }
  return views;
}

/**
 * Replays the stored game and returns the state at each version, or `undefined` when the result differs from the stored
 * one.
 */
function statesOf({ game, versions, hash }: Stored): ReadonlyMap<number, GameState> | undefined {
  try {
    const session = createSession({ options: game.options, actions: [] });
    const states = new Map([[0, session.getState()]]);
    for (const [index, action] of game.actions.entries()) {
      if (!session.dispatch(action).ok) return undefined;
      states.set(versions[index] ?? -1, session.getState());
    }
    return hashState(session.getState()) === hash ? states : undefined;
  } catch {
    return undefined;
  }
}

function differences(id: string, states: ReadonlyMap<number, GameState>, views: Views): string[] {
  return views.flatMap(({ version, viewer, digest }) => {
    const state = states.get(version);
    const isTrue = state !== undefined && digestOf(viewFor(state, viewerOf(viewer))) === digest;
    return isTrue ? [] : [`${id} ${version} ${viewer}`];
  });
}
