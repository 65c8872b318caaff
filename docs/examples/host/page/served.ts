import type { Action, CardId, GameEvent, Prompt, Seat } from 'skymines-rules';
import { SHIPPED } from '../node_modules/skymines-rules/docs/play/components.ts';
import type { Heard, TableGame } from '../node_modules/skymines-rules/docs/play/tableGame.ts';
import type { Message, TableMessage, Wish } from '../src/messages.ts';
import type { Connection } from './connection.ts';

/** What somebody wants, as soon as everything before it is answered; `null` if by then there is nothing to wish. */
type Want = () => { readonly type: 'act'; readonly action: Action } | { readonly type: 'undo' } | null;

const LOST = 'The connection is lost. Look whether this was done when it is back.';

/** A game on the server as its table knows it. What somebody wants waits in a queue: each wish carries the version that answered the one before. */
export class ServedGame implements TableGame {
  readonly rules = SHIPPED;
  readonly opponents = null;
  readonly isPassing = false;
  readonly canRedo = false;
  readonly #connection: Connection;
  #message: TableMessage;
  events: readonly GameEvent[];
  #wants: Want[] = [];
  /** The number of the wish that is not answered yet. */
  #asked: number | null = null;
  #count = 0;
  /** What has happened while a wish was under way: it is told with the answer. */
  #untold: Heard[] = [];
  readonly #listeners = new Set<(heard: Heard) => void>();
  readonly #onwait: (isWaiting: boolean) => void;

  /** `onwait` is told when a wish is sent, and when everything that was wished is answered. */
  constructor(connection: Connection, first: TableMessage, onwait: (isWaiting: boolean) => void) {
    this.#connection = connection;
    this.#onwait = onwait;
    this.#message = first;
    this.events = first.events;
  }

  get viewer() {
    return this.#message.seat;
  }

  /** The public name of the game. */
  get name(): string {
    return this.#message.game;
  }

  get view() {
    return this.#message.view;
  }

  get people(): readonly Seat[] {
    return this.viewer === 'spectator' ? [] : [this.viewer];
  }

  get isAlone(): boolean {
    return this.view.options.players.length === 1;
  }

  /** The record comes when the game is over. */
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
    this.#want(...actions.map((action) => () => ({ type: 'act', action }) as const));
  }

  goOn(action: Action): void {
    this.act([action]);
  }

  /** PLAN-10: what was planned after the card is taken back too, and planned again. */
  takeBack(seat: Seat, card: CardId): void {
    const planned = () => this.view.players[seat]?.area ?? [];
    const later: Action[] = [];
    const takeLast: Want = () => {
      const before = planned();
      this.#wants.unshift(() => {
        const slot = before.findIndex((each, index) => each !== planned()[index]);
        const taken = before[slot];
        if (typeof taken !== 'string') return null;
        if (taken !== card) {
          later.unshift({ type: 'planCard', seat, card: taken, slot });
          this.#wants.unshift(takeLast);
        } else this.#wants.unshift(...later.map((action) => () => ({ type: 'act', action }) as const));
        return null;
      });
      return { type: 'undo' };
    };
    this.#want(takeLast);
  }

  undo(): boolean {
    if (!this.canUndo) return false;
    this.#want(() => ({ type: 'undo' }));
    return true;
  }

  redo(): void {}

  subscribe(listener: (heard: Heard) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  recall(): void {}

  /** The table as it is now. */
  take(message: TableMessage): void {
    const isSame = message.version === this.#message.version;
    this.#message = message;
    this.events = [...this.events.slice(0, message.from), ...message.events];
    const { by, events } = message;
    if (isSame) return;
    this.#untold.push(by === null ? { type: 'reset' } : { type: 'done', seat: by, events, open: events });
    if (this.#asked === null) this.#tell();
  }

  /** Takes an answer, and says whether it was one to a move. */
  answer(message: Extract<Message, { type: 'done' | 'refused' }>): boolean {
    if (message.id === null || message.id !== this.#asked) return false;
    if (message.type === 'done') this.#next(message.version);
    else this.#refuse(message.reasons.map((reason) => reason.message).join(' '));
    return true;
  }

  /** The connection is gone. Nobody knows whether the last wish was fulfilled: the table that comes next shows it. */
  lose(): void {
    if (this.#asked !== null) this.#refuse(LOST);
  }

  /** Wishes something that is no move. */
  ask(
    wish: { readonly type: 'rematch' } | { readonly type: 'standIn'; readonly seat: Seat; readonly plays: boolean },
  ): void {
    this.#connection.send({ ...wish, id: this.#nextId() });
  }

  #nextId(): number {
    this.#count += 1;
    return this.#count;
  }

  /** Somebody wants something. A click that comes before the answer to the last one is none. */
  #want(...wants: readonly Want[]): void {
    if (this.#asked !== null) return;
    this.#wants = [...wants];
    this.#next(this.#message.version);
  }

  #next(version: number): void {
    this.#asked = null;
    for (let want = this.#wants.shift(); want !== undefined; want = this.#wants.shift()) {
      const wanted = want();
      if (wanted === null) continue;
      this.#asked = this.#nextId();
      this.#onwait(true);
      const wish: Wish = { ...wanted, id: this.#asked, version };
      if (!this.#connection.send(wish)) this.#refuse(LOST);
      return;
    }
    this.#tell();
  }

  #refuse(message: string): void {
    this.#asked = null;
    this.#wants = [];
    this.#untold.push({ type: 'refused', message });
    this.#tell();
  }

  #tell(): void {
    const untold = this.#untold;
    this.#untold = [];
    for (const heard of untold) for (const listener of this.#listeners) listener(heard);
    this.#onwait(false);
  }
}
