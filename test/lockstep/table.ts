// What both implementations know: the table without what only the library keeps, such as its stack and its seed.

import type { Action, GameState } from '../../src/entries/index.ts';
import type { Moment } from '../referee/referee.ts';
import type { Table } from '../referee/types.ts';

/** Returns the part of a state that the booklet knows. */
export function tableOf(state: GameState): Table {
  const { schema, rules, content, options, random, turns, stack, missions, players, ...table } = state;
  const { tally, ...known } = missions ?? {};
  const top = stack.at(-1);
  // SETUP-39: the library shows a chosen token when every seat has chosen.
  const chosen = top?.kind === 'startingToken' ? top.chosen : [];
  return {
    ...table,
    players: players.map((player, seat) => ({ ...player, token: player.token ?? chosen[seat] ?? null })),
    missions: missions && known,
  } as Table;
}

/** Returns the moment at which the referee can start from the table alone, or null in the middle of a turn. */
export function momentOf({ stack, missions, turns }: GameState): Moment | null {
  const top = stack.at(-1);
  if (top?.kind === 'planning') return { phase: 'planning', seats: top.seats };
  const isCounted = Object.values(missions?.tally ?? {}).some((count) => count !== 0);
  if ((top?.kind !== 'turn' && top?.kind !== 'lunaTurn') || isCounted) return null;
  return { phase: 'turn', seat: top.seat, turns };
}

/** Returns the places where two values differ, as `path: a, b`. */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (a === b) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return [`${path}: ${JSON.stringify(a)}, ${JSON.stringify(b)}`];
  }
  const [mine, theirs] = [a, b] as Readonly<Record<string, unknown>>[];
  if (mine === undefined || theirs === undefined) return [];
  const found: string[] = [];
  for (const key in mine)
    if (mine[key] !== theirs[key]) found.push(...differences(mine[key], theirs[key], `${path}/${key}`));
  for (const key in theirs) if (!(key in mine)) found.push(`${path}/${key}: missing, ${JSON.stringify(theirs[key])}`);
  return found;
}

const FIELDS = [
  'card',
  'cards',
  'slot',
  'acquire',
  'company',
  'space',
  'destroy',
  'tier',
  'oneTime',
  'token',
  'sector',
  'column',
  'asteroid',
  'shuttleSpace',
  'mission',
  'reward',
  'plan',
  'position',
  'steps',
] as const;

/** Returns the same string for equal actions. Cards are compared as sets, except where they are laid out in order. */
export function keyOf(action: Action): string {
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  let key = `${action.type} ${action.seat}`;
  for (const field of FIELDS) {
    const value = fields[field];
    if (value === undefined) continue;
    const isSet = Array.isArray(value) && action.type !== 'arrangeStartingDecks';
    key += ` ${field}=${isSet ? [...value].sort().join('+') : String(value)}`;
  }
  return key;
}
