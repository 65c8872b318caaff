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

/** One server alone has nobody to tell. */
export const NO_HINTS: Hints = { publish: () => undefined, close: async () => undefined };
