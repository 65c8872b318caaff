import type { GameRecord, Seat, SessionChange, Viewer } from 'skymines-rules';
import { type Bucket, bucket } from './bucket.ts';
import type { Hint, Hints } from './hints.ts';
import { Keeper } from './keeper.ts';
import { type Message, type ParsedPageMessage, type Reason, refusal, type TableMessage } from './messages.ts';
import { count, recordMoveTime } from './metrics.ts';
import type { Notify } from './notify.ts';
import { type Guest, openPresence } from './presence.ts';
import { choiceOf, openStandIns } from './standIns.ts';
import type { KeptGame, Store } from './store.ts';
import { openTurns } from './turns.ts';

export interface Services {
  readonly store: Store;
  readonly hints: Hints;
  readonly notify: Notify;
  readonly awayAfter: number;
  /** Starts the next game with the same players. Returns `false` if it has already been started. */
  rematch(id: string, game: KeptGame['game']): Promise<boolean>;
}

/** A request from a page that has joined. */
export type Request = Exclude<ParsedPageMessage, { type: 'join' }>;

const ONLY_WATCHING = refusal('onlyWatching', 'Spectators cannot do this.');

/** A stored game and the pages connected to it. Requests are handled one at a time. */
export class Table {
  readonly #id: string;
  readonly #services: Services;
  readonly #keeper: Keeper;
  readonly #guests: ReturnType<typeof openPresence>;
  readonly #paces = new Map<Viewer, Bucket>();
  readonly #turns: ReturnType<typeof openTurns>;
  readonly #standIns: ReturnType<typeof openStandIns>;
  #record: GameRecord | undefined;
  #announcedAway = '';

  /** `onBroken` is called with an error after which the table must not be used any more. */
  constructor(id: string, kept: KeptGame, services: Services, onBroken: (error: unknown) => void) {
    this.#id = id;
    this.#services = services;
    this.#guests = openPresence(services.awayAfter);
    // After a failed write, the change may or may not be stored. The next page to join reloads the table from the
    // database.
    this.#turns = openTurns((error) => {
      count('skymines_tables_broken_total');
      onBroken(error);
      this.#leaveAll();
    });
    this.#standIns = openStandIns(
      (seat) => this.#isDue(seat),
      (seat) => this.#turns.take(() => this.#playFor(seat)),
    );
    this.#keeper = new Keeper(id, kept, services, (change, before) => this.#announce(change, before));
    this.#turns.take(() => this.#keeper.playLunaTurns());
  }

  isEmpty(): boolean {
    return this.#guests.isEmpty();
  }

  join(guest: Guest): void {
    this.#guests.come(guest);
    this.#turns.take(() => {
      this.#endStandIn(guest.viewer);
      if (guest.viewer !== 'spectator')
        this.#services.hints.publish({ kind: 'here', game: this.#id, seat: guest.viewer });
      this.#guests.inform(guest);
      this.#sendTable(guest);
    });
    if (this.#turns.isOver()) guest.leave();
  }

  leave(guest: Guest): void {
    this.#guests.go(guest);
    if (this.#guests.isEmpty()) this.#standIns.endAll();
  }

  /** Returns the rate limit shared by all pages of a viewer. */
  paceOf(viewer: Viewer, perSecond: number): Bucket {
    const pace = this.#paces.get(viewer) ?? bucket(3 * perSecond, perSecond);
    this.#paces.set(viewer, pace);
    return pace;
  }

  /** Handles and answers a request. If the change cannot be stored, the connection ends without an answer. */
  receive(guest: Guest, request: Request): Promise<void> {
    const start = performance.now();
    return this.#turns.take(async () => {
      const reasons = await this.#handle(guest.viewer, request);
      recordMoveTime(performance.now() - start);
      if (reasons.length === 0) guest.send({ type: 'done', id: request.id, version: this.#keeper.session.version });
      else {
        count('skymines_moves_refused_total');
        guest.send({ type: 'refused', id: request.id, reasons });
      }
      await this.#keeper.playLunaTurns();
    });
  }

  receiveHint(hint: Hint): Promise<void> {
    return this.#turns.take(() => {
      if (hint.kind === 'changed') return this.#keeper.follow(hint);
      if (hint.kind === 'rematch') return this.#sendAll({ type: 'rematch' });
      if (hint.kind === 'here') return this.#endStandIn(hint.seat);
      if (this.#guests.isHere(hint.seat))
        this.#services.hints.publish({ kind: 'here', game: this.#id, seat: hint.seat });
    });
  }

  /** Reloads the game if a newer version is stored, and announces players who have been away too long. */
  poll(version: number): Promise<void> {
    return this.#turns.take(async () => {
      if (version > this.#keeper.session.version) await this.#keeper.reload();
      await this.#keeper.playLunaTurns();
      if (String(this.#away()) !== this.#announcedAway) this.#sendTableToAll();
    });
  }

  /** Closes the table once all queued requests have been handled. Later requests are ignored. */
  end(): Promise<void> {
    return this.#turns.take(() => {
      this.#turns.end();
      this.#leaveAll();
    });
  }

  #handle(viewer: Viewer, request: Request): readonly Reason[] | Promise<readonly Reason[]> {
    if (viewer === 'spectator') return [ONLY_WATCHING];
    if (request.type === 'rematch') return this.#rematch();
    if (request.type === 'standIn') return this.#letStandIn(viewer, request.seat, request.plays);
    this.#endStandIn(viewer);
    return this.#keeper.play(viewer, request);
  }

  async #rematch(): Promise<readonly Reason[]> {
    const { session } = this.#keeper;
    if (!session.isOver()) return [refusal('notOver', 'This game is not over.')];
    const isFirst = await this.#services.rematch(this.#id, session.stored() as KeptGame['game']);
    if (isFirst) this.#services.hints.publish({ kind: 'rematch', game: this.#id });
    this.#sendAll({ type: 'rematch' });
    return [];
  }

  #letStandIn(viewer: Seat, seat: Seat, plays: boolean): readonly Reason[] {
    if (seat !== viewer && !(plays && this.#isAway(seat)))
      return [refusal('notAway', 'A bot can play only for you, or for a player who is away and must decide.')];
    if (plays) this.#standIns.start(seat);
    else this.#standIns.end(seat);
    if (seat !== viewer) this.#services.hints.publish({ kind: 'absent', game: this.#id, seat });
    this.#sendTableToAll();
    return [];
  }

  /** Lets the bot of an absent player act. */
  async #playFor(seat: Seat): Promise<void> {
    if (!this.#standIns.has(seat) || !this.#isDue(seat)) return;
    const { session } = this.#keeper;
    const action = await choiceOf(session.getView(seat), seat);
    await this.#keeper.play(seat, { type: 'act', id: 0, version: session.version, action });
    await this.#keeper.playLunaTurns();
    this.#standIns.schedule();
  }

  /** Stops the bot of a player who has returned. */
  #endStandIn(seat: Viewer): void {
    if (seat === 'spectator') return;
    this.#guests.see(seat);
    if (this.#standIns.end(seat)) this.#sendTableToAll();
  }

  #isDue(seat: Seat): boolean {
    return this.#keeper.session.pending().some((prompt) => prompt.seat === seat && prompt.kind !== 'lunaTurn');
  }

  #isAway(seat: Seat): boolean {
    return this.#isDue(seat) && !this.#standIns.has(seat) && this.#guests.isGone(seat);
  }

  #away(): readonly Seat[] {
    const { players } = this.#keeper.session.getState().options;
    return players.map((_, seat) => seat).filter((seat) => this.#isAway(seat));
  }

  /** Announces a stored change to all pages and notifies absent players who must now decide. */
  #announce(change?: SessionChange, before?: readonly Seat[]): void {
    const seat = change?.action.seat;
    // A player who acts on another server has returned, so the bot here stops.
    if (before === undefined && seat !== undefined && this.#standIns.has(seat) && this.#guests.isHere(seat))
      this.#endStandIn(seat);
    this.#sendTableToAll(change);
    if (before !== undefined) this.#notifyAbsent(before);
  }

  #notifyAbsent(before: readonly Seat[]): void {
    for (const { seat, kind } of this.#keeper.session.pending()) {
      const isNew = kind !== 'lunaTurn' && !before.includes(seat);
      if (!isNew || this.#guests.isHere(seat) || this.#standIns.has(seat)) continue;
      this.#services.notify({ game: this.#id, seat, name: this.#keeper.nameOf(seat) });
    }
  }

  #sendTableToAll(change?: SessionChange): void {
    const away = this.#away();
    for (const guest of this.#guests.informed()) this.#sendTable(guest, change, away);
    this.#announcedAway = String(away);
    this.#standIns.schedule();
  }

  /** Sends the table with the events of a change, or with all events. */
  #sendTable(guest: Guest, change?: SessionChange, away = this.#away()): void {
    const standIns = this.#standIns.seats();
    guest.send({ ...this.#tableFor(guest.viewer, change), standIns, away, record: this.#finalRecord() });
  }

  #tableFor(viewer: Viewer, change?: SessionChange): Omit<TableMessage, 'standIns' | 'away' | 'record'> {
    const { session } = this.#keeper;
    const all = session.events(viewer);
    const forward = change === undefined || change.type === 'undone' ? undefined : change;
    const from = forward === undefined ? 0 : all.length - forward.events.length;
    return {
      type: 'table',
      game: this.#id,
      seat: viewer,
      version: session.version,
      by: forward?.action.seat ?? null,
      view: session.getView(viewer),
      events: all.slice(from),
      from,
      canUndo: viewer !== 'spectator' && session.canUndo(viewer),
    };
  }

  /**
   * Returns the record once the game is over. The record is created only once, because the last action cannot be
   * undone.
   */
  #finalRecord(): GameRecord | null {
    const { session } = this.#keeper;
    if (!session.isOver()) return null;
    this.#record ??= session.record();
    return this.#record;
  }

  #sendAll(message: Message): void {
    for (const guest of this.#guests.all()) guest.send(message);
  }

  #leaveAll(): void {
    this.#standIns.endAll();
    for (const guest of this.#guests.all()) guest.leave();
  }
}
