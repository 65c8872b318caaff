import type { SessionChange } from 'skymines-rules';

/** What one server tells the others. It may be late or lost: every server also looks into the database. */
export type Hint =
  /** A change was stored. Without `change` it was too long to send. */
  | { readonly kind: 'changed'; readonly game: string; readonly version: number; readonly change?: HintedChange }
  /** Somebody asks that a bot plays for a seat; and somebody sits there. */
  | { readonly kind: 'absent' | 'here'; readonly game: string; readonly seat: number }
  /** The links of a game lead to the next game. */
  | { readonly kind: 'rematch'; readonly game: string };

export interface HintedChange extends Pick<SessionChange, 'type' | 'action'> {
  readonly hash: string;
}

export interface Hints {
  publish(hint: Hint): void;
  close(): Promise<void>;
}

/** Reads the hint in a message of another server; returns `undefined` for anything else. */
export function readHint(value: unknown): Hint | undefined {
  if (!isObject(value) || typeof value['game'] !== 'string') return undefined;
  const { kind, game, version, change, seat } = value;
  if (kind === 'rematch') return { kind, game };
  if (kind === 'absent' || kind === 'here') return isCount(seat) ? { kind, game, seat } : undefined;
  if (kind !== 'changed' || !isCount(version)) return undefined;
  // Without a readable change, the server reads the game from the database.
  return isChange(change) ? { kind, game, version, change } : { kind, game, version };
}

const TYPES = ['dispatched', 'redone', 'undone'];

/** The library checks whether the action is legal; what it leads to must have the hash. */
function isChange(value: unknown): value is HintedChange {
  if (!isObject(value) || typeof value['hash'] !== 'string') return false;
  const { type, action } = value;
  return TYPES.includes(String(type)) && isObject(action) && isCount(action['seat']);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** One server alone has nobody to tell. */
export const NO_HINTS: Hints = { publish: () => undefined, close: async () => undefined };
