// A page opens a WebSocket at `/socket/<game>`, where `<game>` is the part of its token before the dot. It then sends
// messages to join and to act:
//
//     const socket = new WebSocket(`ws://localhost:8080/socket/${token.split('.')[0]}`);
//     socket.send(JSON.stringify({ type: 'join', token })); // as soon as the socket is open
//     socket.send(JSON.stringify({ type: 'act', id: 1, version, action })); // the latest version, a legal action

import type { Action, GameEvent, GameRecord, GameView, Seat, Viewer } from 'skymines-rules';

/** A message from a page. `parsePageMessage` checks its shape. */
export type Wish =
  | { readonly type: 'join'; readonly token: string }
  /** The answer repeats `id`. `version` is the version of the table that the player saw when choosing. */
  | { readonly type: 'act'; readonly id: number; readonly version: number; readonly action: Action }
  | { readonly type: 'undo'; readonly id: number; readonly version: number }
  /** Starts or stops a bot at your own seat, or starts one for an absent player who must decide. */
  | { readonly type: 'standIn'; readonly id: number; readonly seat: Seat; readonly plays: boolean }
  /** Starts another game with the same players once this one is over. Their links then open the new game. */
  | { readonly type: 'rematch'; readonly id: number };

/** A message with a valid shape. The library checks its action later. */
export type ParsedPageMessage =
  | Exclude<Wish, { type: 'act' }>
  | (Omit<Wish & { type: 'act' }, 'action'> & { action: unknown });

/** A message from the server. */
export type Message =
  | TableMessage
  /** The request succeeded. `version` is the version of the resulting table. */
  | { readonly type: 'done'; readonly id: number; readonly version: number }
  /** The link of this page now opens the next game. Join again to play it. */
  | { readonly type: 'rematch' }
  | { readonly type: 'refused'; readonly id: number | null; readonly reasons: readonly Reason[] };

/** The table as seen by a seat or a spectator. */
export interface TableMessage {
  readonly type: 'table';
  /** The public id of the game. Once the game is over, its record is at `/records/<game>`. */
  readonly game: string;
  readonly seat: Viewer;
  readonly version: number;
  /** The seat whose action led to this table. `null` after an undo, or if the message contains all events. */
  readonly by: Seat | null;
  readonly view: GameView;
  /** Events starting at index `from`. They replace all of the page's events from that index on. */
  readonly events: readonly GameEvent[];
  readonly from: number;
  readonly canUndo: boolean;
  /** Seats played by a bot. */
  readonly standIns: readonly Seat[];
  /** Absent players who must decide. Other players may let a bot play for them. */
  readonly away: readonly Seat[];
  /** The whole game including its secrets, or `null` until it is over. */
  readonly record: GameRecord | null;
}

/** The reason for a rejection: a rule violation or a limit of this server. */
export interface Reason {
  readonly code: string;
  readonly rule: string | null;
  readonly message: string;
}

/** Maximum length of a message that the server reads, in characters. An action needs only a few hundred. */
export const LONGEST_MESSAGE = 4096;

export const refusal = (code: string, message: string): Reason => ({ code, rule: null, message });

/** Reads a message from a page. Returns `undefined` for any other input. */
export function parsePageMessage(text: string): ParsedPageMessage | undefined {
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

/** Parses a JSON object. Returns `undefined` for any other input. */
export function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
