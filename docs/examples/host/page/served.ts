import type { Action, CardId, GameEvent, Prompt, Seat } from 'skymines-rules';
import { SHIPPED } from '../node_modules/skymines-rules/docs/play/components.ts';
import type { GameChange, TableGame } from '../node_modules/skymines-rules/docs/play/tableGame.ts';
import type { Message, TableMessage, Wish } from '../src/messages.ts';
import type { Connection } from './connection.ts';

/** Creates a request once all earlier ones have been answered. Returns `null` if the request is no longer needed. */
type Step = () => { readonly type: 'act'; readonly action: Action } | { readonly type: 'undo' } | null;

const LOST = 'The connection is lost. When it is restored, check whether your move was made.';

/**
 * A game on the server, in the form that the table uses. Requests are sent one at a time, each with the version from
 * the previous answer.
 */
export class ServedGame implements TableGame {
  readonly rules = SHIPPED;
  readonly opponents = null;
  readonly isHandover = false;
  readonly canRedo = false;
  readonly #connection: Connection;
  #message: TableMessage;
  events: readonly GameEvent[];
  #steps: Step[] = [];
  #pendingId: number | null = null;
  #count = 0;
  /** Changes received during a request. Listeners receive them together with its answer. */
  #queued: GameChange[] = [];
  readonly #listeners = new Set<(heard: GameChange) => void>();
  readonly #onwait: (isWaiting: boolean) => void;

  /** `onwait` is called when a request is sent and when all requests have been answered. */
  constructor(connection: Connection, first: TableMessage, onwait: (isWaiting: boolean) => void) {
    this.#connection = connection;
    this.#onwait = onwait;
    this.#message = first;
    this.events = first.events;
  }

  get viewer() {
    return this.#message.seat;
  }

  /** The public id of the game. */
  get name(): string {
    return this.#message.game;
  }

  get view() {
    return this.#message.view;
  }

  get people(): readonly Seat[] {
    return this.viewer === 'spectator' ? [] : [this.viewer];
  }

  get isSolo(): boolean {
    return this.view.options.players.length === 1;
  }

  /** Bots play on the server like everyone else. */
  readonly bots: TableGame['bots'] = new Map();

  /** The record, or `null` until the game is over. */
  get past() {
    return this.#message.record;
  }

  get prompt(): Prompt | null {
    return this.rules.pending(this.view).find(({ seat }) => seat === this.viewer) ?? null;
  }

  get awaited(): Seat | null {
    return this.prompt?.seat ?? null;
  }

  get only(): Action | null {
    const { prompt } = this;
    const [only = null, ...others] = prompt === null ? [] : this.rules.legalActions(this.view, prompt.seat);
    return others.length === 0 ? only : null;
  }

  get canUndo(): boolean {
    return this.#message.canUndo;
  }

  takeScreen(): void {}

  act(actions: readonly Action[]): undefined {
    this.#start(...actions.map((action) => () => ({ type: 'act', action }) as const));
  }

  goOn(action: Action): void {
    this.act([action]);
  }

  /** Returns a planned card to the hand. Cards planned after it are also returned (PLAN-10) and then planned again. */
  takeBack(seat: Seat, card: CardId): void {
    const planned = () => this.view.players[seat]?.area ?? [];
    const later: Action[] = [];
    const takeLast: Step = () => {
      const before = planned();
      this.#steps.unshift(() => {
        const slot = before.findIndex((each, index) => each !== planned()[index]);
        const taken = before[slot];
        if (typeof taken !== 'string') return null;
        if (taken !== card) {
          later.unshift({ type: 'planCard', seat, card: taken, slot });
          this.#steps.unshift(takeLast);
        } else this.#steps.unshift(...later.map((action) => () => ({ type: 'act', action }) as const));
        return null;
      });
      return { type: 'undo' };
    };
    this.#start(takeLast);
  }

  undo(): boolean {
    if (!this.canUndo) return false;
    this.#start(() => ({ type: 'undo' }));
    return true;
  }

  redo(): void {}

  subscribe(listener: (heard: GameChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  recall(): void {}

  /** Shows the current table. */
  take(message: TableMessage): void {
    const isSame = message.version === this.#message.version;
    this.#message = message;
    this.events = [...this.events.slice(0, message.from), ...message.events];
    const { by, events } = message;
    if (isSame) return;
    this.#queued.push(by === null ? { type: 'reset' } : { type: 'done', seat: by, events, open: events });
    if (this.#pendingId === null) this.#flush();
  }

  answer(message: Extract<Message, { type: 'done' | 'refused' }>): boolean {
    if (message.id === null || message.id !== this.#pendingId) return false;
    if (message.type === 'done') this.#next(message.version);
    else this.#refuse(message.reasons.map((reason) => reason.message).join(' '));
    return true;
  }

  /** Gives up on the pending request after a lost connection. The next table shows whether it succeeded. */
  lose(): void {
    if (this.#pendingId !== null) this.#refuse(LOST);
  }

  /** Sends a request that is not a move. */
  ask(
    request: { readonly type: 'rematch' } | { readonly type: 'standIn'; readonly seat: Seat; readonly plays: boolean },
  ): void {
    this.#connection.send({ ...request, id: this.#nextId() });
  }

  #nextId(): number {
    this.#count += 1;
    return this.#count;
  }

  /** Sends the requests that result from a click. Clicks are ignored until the last request is answered. */
  #start(...steps: readonly Step[]): void {
    if (this.#pendingId !== null) return;
    this.#steps = [...steps];
    this.#next(this.#message.version);
  }

  #next(version: number): void {
    this.#pendingId = null;
    for (let step = this.#steps.shift(); step !== undefined; step = this.#steps.shift()) {
      const move = step();
      if (move === null) continue;
      this.#pendingId = this.#nextId();
      this.#onwait(true);
      const request: Wish = { ...move, id: this.#pendingId, version };
      if (!this.#connection.send(request)) this.#refuse(LOST);
      return;
    }
    this.#flush();
  }

  #refuse(message: string): void {
    this.#pendingId = null;
    this.#steps = [];
    this.#queued.push({ type: 'refused', message });
    this.#flush();
  }

  #flush(): void {
    const queued = this.#queued;
    this.#queued = [];
    for (const heard of queued) for (const listener of this.#listeners) listener(heard);
    this.#onwait(false);
  }
}
