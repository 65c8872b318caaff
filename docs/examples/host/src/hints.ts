import type { SessionChange } from 'skymines-rules';

/** A message between servers. It may be delayed or lost, because every server also polls the database. */
export type Hint =
  /** A change was stored. `change` is missing if it was too long to send. */
  | { readonly kind: 'changed'; readonly game: string; readonly version: number; readonly change?: HintedChange }
  /** A player asked for a bot at a seat (`absent`), or the seat's player is connected (`here`). */
  | { readonly kind: 'absent' | 'here'; readonly game: string; readonly seat: number }
  /** The links of a game now open the next game. */
  | { readonly kind: 'rematch'; readonly game: string };

export interface HintedChange extends Pick<SessionChange, 'type' | 'action'> {
  readonly hash: string;
}

export interface Hints {
  publish(hint: Hint): void;
  close(): Promise<void>;
}

/** Reads a hint from another server. Returns `undefined` for anything else. */
export function readHint(value: unknown): Hint | undefined {
  if (!isObject(value) || typeof value['game'] !== 'string') return undefined;
  const { kind, game, version, change, seat } = value;
  if (kind === 'rematch') return { kind, game };
  if (kind === 'absent' || kind === 'here') return isCount(seat) ? { kind, game, seat } : undefined;
  if (kind !== 'changed' || !isCount(version)) return undefined;
  // If the change cannot be read, the server reloads the game from the database.
  return isChange(change) ? { kind, game, version, change } : { kind, game, version };
}

const TYPES = ['dispatched', 'redone', 'undone'];

/**
 * Checks only the shape. The library checks that the action is legal, and the hash confirms that it leads to the same
 * state.
 */
function isChange(value: unknown): value is HintedChange {
  if (!isObject(value) || typeof value['hash'] !== 'string') return false;
  const { type, action } = value;
  return TYPES.includes(String(type)) && isObject(action) && isCount(action['seat']);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Hints for a single server, which has no other servers to inform. */
export const NO_HINTS: Hints = { publish: () => undefined, close: async () => undefined };
