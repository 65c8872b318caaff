// A page opens a WebSocket at `/socket/<game>`. `<game>` is the part of its token before the dot. Then it joins and acts:
//
//     const socket = new WebSocket(`ws://localhost:8080/socket/${token.split('.')[0]}`);
//     socket.send(JSON.stringify({ type: 'join', token })); // as soon as the socket is open
//     socket.send(JSON.stringify({ type: 'act', id: 1, version, action })); // `version` of the last table, one of its `legalActions`

import type { Action, GameEvent, GameRecord, GameView, Seat, Viewer } from 'skymines-rules';

/** What a page sends. The server knows nothing about it until `readWish` has looked. */
export type Wish =
  | { readonly type: 'join'; readonly token: string }
  /** `id` comes back in the answer. `version` is that of the table at which the person chose. */
  | { readonly type: 'act'; readonly id: number; readonly version: number; readonly action: Action }
  | { readonly type: 'undo'; readonly id: number; readonly version: number }
  /** A bot plays for a seat from now on, or no more: for the own one, or for somebody who is away and asked. */
  | { readonly type: 'standIn'; readonly id: number; readonly seat: Seat; readonly plays: boolean }
  /** After the end: the same people play once more, and their links lead to the new game. */
  | { readonly type: 'rematch'; readonly id: number };

/** The same after a first look: only the library can tell whether the action is one. */
export type ReadWish = Exclude<Wish, { type: 'act' }> | (Omit<Wish & { type: 'act' }, 'action'> & { action: unknown });

/** What the server sends. */
export type Message =
  | TableMessage
  /** `version` is that of the table after it. */
  | { readonly type: 'done'; readonly id: number; readonly version: number }
  /** The link of this page leads to the next game now: whoever joins again plays it. */
  | { readonly type: 'rematch' }
  | { readonly type: 'refused'; readonly id: number | null; readonly reasons: readonly Reason[] };

/** The table as one seat sees it, or a spectator. */
export interface TableMessage {
  readonly type: 'table';
  /** The public name of the game: its record is at `/records/` and this name once it is over. */
  readonly game: string;
  readonly seat: Viewer;
  readonly version: number;
  /** Whose action brought it; `null` if something was taken back, or it brings everything. */
  readonly by: Seat | null;
  readonly view: GameView;
  /** The events of the game from number `from` on; what the page held from there on is void. */
  readonly events: readonly GameEvent[];
  readonly from: number;
  readonly canUndo: boolean;
  /** For which seats a bot plays, and who may be asked to let one play: they are away, and it is up to them. */
  readonly standIns: readonly Seat[];
  readonly away: readonly Seat[];
  /** The whole game with its secrets, once it is over. */
  readonly record: GameRecord | null;
}

/** Why something is refused: by a rule of the game, or by this server. */
export interface Reason {
  readonly code: string;
  readonly rule: string | null;
  readonly message: string;
}

/** The longest message that the server reads; an action has a few hundred characters. */
export const LONGEST_MESSAGE = 4096;

export const refusal = (code: string, message: string): Reason => ({ code, rule: null, message });

/** Reads a message of a page; `undefined` if it is none. */
export function readWish(text: string): ReadWish | undefined {
  const given = readObject(text);
  if (given === undefined) return undefined;
  const { type, token, id, version, action, seat, plays } = given;
  if (type === 'join') return typeof token === 'string' ? { type, token } : undefined;
  if (!isCount(id)) return undefined;
  if (type === 'rematch') return { type, id };
  if (type === 'standIn') return isCount(seat) && typeof plays === 'boolean' ? { type, id, seat, plays } : undefined;
  if (!isCount(version)) return undefined;
  if (type === 'act') return { type, id, version, action };
  return type === 'undo' ? { type, id, version } : undefined;
}

/** Reads a text as an object of JSON; `undefined` if it is none. */
export function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
