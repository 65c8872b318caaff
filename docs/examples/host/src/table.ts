import type { GameRecord, Seat, SessionChange, Viewer } from 'skymines-rules';
import { type Bucket, bucket } from './bucket.ts';
import type { Hint, Hints } from './hints.ts';
import { Keeper } from './keeper.ts';
import { type Message, type ReadWish, type Reason, refusal, type TableMessage } from './messages.ts';
import { count, took } from './metrics.ts';
import type { Notify } from './notify.ts';
import { type Guest, openPresence } from './presence.ts';
import { choiceOf, openStandIns } from './standIns.ts';
import type { KeptGame, Store } from './store.ts';
import { openTurns } from './turns.ts';

/** What a table needs of the house. */
export interface Services {
  readonly store: Store;
  readonly hints: Hints;
  readonly notify: Notify;
  readonly awayAfter: number;
  /** Starts the next game of the same people. Returns `false` if it was started already. */
  rematch(id: string, game: KeptGame['game']): Promise<boolean>;
}

/** What a page that has joined may wish. */
export type Request = Exclude<ReadWish, { type: 'join' }>;

const ONLY_WATCHING = refusal('onlyWatching', 'You watch this game. Only those who play it can do this.');

/** A stored game with the pages that look at it. It does one thing after the other. */
export class Table {
  readonly #id: string;
  readonly #services: Services;
  readonly #keeper: Keeper;
  readonly #guests: ReturnType<typeof openPresence>;
  readonly #paces = new Map<Viewer, Bucket>();
  readonly #turns: ReturnType<typeof openTurns>;
  readonly #standIns: ReturnType<typeof openStandIns>;
  #record: GameRecord | undefined;
  #toldAway = '';

  /** `onBroken` hears why the table can no longer be trusted. */
  constructor(id: string, kept: KeptGame, services: Services, onBroken: (error: unknown) => void) {
    this.#id = id;
    this.#services = services;
    this.#guests = openPresence(services.awayAfter);
    // If a change could not be stored, nobody knows whether it was: the next page opens the table from the database.
    this.#turns = openTurns((error) => {
      count('skymines_tables_broken_total');
      onBroken(error);
      this.#leaveAll();
    });
    this.#standIns = openStandIns(
      (seat) => this.#isDue(seat),
      (seat) => this.#turns.take(() => this.#playFor(seat)),
    );
    this.#keeper = new Keeper(id, kept, services, (change, before) => this.#stored(change, before));
    this.#turns.take(() => this.#keeper.goOn());
  }

  isEmpty(): boolean {
    return this.#guests.isEmpty();
  }

  join(guest: Guest): void {
    this.#guests.come(guest);
    this.#turns.take(() => {
      this.#giveBack(guest.viewer);
      if (guest.viewer !== 'spectator')
        this.#services.hints.publish({ kind: 'here', game: this.#id, seat: guest.viewer });
      this.#guests.inform(guest);
      this.#tell(guest);
    });
    if (this.#turns.isOver()) guest.leave();
  }

  leave(guest: Guest): void {
    this.#guests.go(guest);
    if (this.#guests.isEmpty()) this.#standIns.endAll();
  }

  /** Tells whether the pages of a seat may send one more message. */
  paceOf(viewer: Viewer, perSecond: number): Bucket {
    const pace = this.#paces.get(viewer) ?? bucket(3 * perSecond, perSecond);
    this.#paces.set(viewer, pace);
    return pace;
  }

  /** Answers a page. A page whose move could not be stored gets no answer but the end of its connection. */
  receive(guest: Guest, wish: Request): Promise<void> {
    const start = performance.now();
    return this.#turns.take(async () => {
      const reasons = await this.#fulfil(guest.viewer, wish);
      took(performance.now() - start);
      if (reasons.length === 0) guest.send({ type: 'done', id: wish.id, version: this.#keeper.session.version });
      else {
        count('skymines_moves_refused_total');
        guest.send({ type: 'refused', id: wish.id, reasons });
      }
      await this.#keeper.goOn();
    });
  }

  /** Hears what another server has told. */
  hear(hint: Hint): Promise<void> {
    return this.#turns.take(() => {
      if (hint.kind === 'changed') return this.#keeper.follow(hint);
      if (hint.kind === 'rematch') return this.#sendAll({ type: 'rematch' });
      if (hint.kind === 'here') return this.#giveBack(hint.seat);
      if (this.#guests.isHere(hint.seat))
        this.#services.hints.publish({ kind: 'here', game: this.#id, seat: hint.seat });
    });
  }

  /** Looks whether the stored game has moved on without this server, and whether somebody has been away too long. */
  lookAgain(version: number): Promise<void> {
    return this.#turns.take(async () => {
      if (version > this.#keeper.session.version) await this.#keeper.reload();
      await this.#keeper.goOn();
      if (String(this.#away()) !== this.#toldAway) this.#tellAll();
    });
  }

  /** Ends when everything that was asked until now is done; from then on nothing is. */
  end(): Promise<void> {
    return this.#turns.take(() => {
      this.#turns.end();
      this.#leaveAll();
    });
  }

  #fulfil(viewer: Viewer, wish: Request): readonly Reason[] | Promise<readonly Reason[]> {
    if (viewer === 'spectator') return [ONLY_WATCHING];
    if (wish.type === 'rematch') return this.#rematch();
    if (wish.type === 'standIn') return this.#letStandIn(viewer, wish.seat, wish.plays);
    this.#giveBack(viewer);
    return this.#keeper.play(viewer, wish);
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
      return [refusal('notAway', 'A bot can play for you, or for somebody who is away and must decide.')];
    if (plays) this.#standIns.start(seat);
    else this.#standIns.end(seat);
    if (seat !== viewer) this.#services.hints.publish({ kind: 'absent', game: this.#id, seat });
    this.#tellAll();
    return [];
  }

  /** A bot acts for somebody who is away. */
  async #playFor(seat: Seat): Promise<void> {
    if (!this.#standIns.has(seat) || !this.#isDue(seat)) return;
    const { session } = this.#keeper;
    const action = await choiceOf(session.getView(seat), seat);
    await this.#keeper.play(seat, { type: 'act', id: 0, version: session.version, action });
    await this.#keeper.goOn();
    this.#standIns.look();
  }

  /** Somebody is back: the bot plays no more. */
  #giveBack(seat: Viewer): void {
    if (seat === 'spectator') return;
    this.#guests.see(seat);
    if (this.#standIns.end(seat)) this.#tellAll();
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

  /** Something is stored: the pages hear of it, and those whose turn it has become and who do not look. */
  #stored(change?: SessionChange, before?: readonly Seat[]): void {
    const seat = change?.action.seat;
    // Who has acted at another server while a bot played here is back.
    if (before === undefined && seat !== undefined && this.#standIns.has(seat) && this.#guests.isHere(seat))
      this.#giveBack(seat);
    this.#tellAll(change);
    if (before !== undefined) this.#callThose(before);
  }

  #callThose(before: readonly Seat[]): void {
    for (const { seat, kind } of this.#keeper.session.pending()) {
      const isCalled = kind !== 'lunaTurn' && !before.includes(seat);
      if (!isCalled || this.#guests.isHere(seat) || this.#standIns.has(seat)) continue;
      this.#services.notify({ game: this.#id, seat, name: this.#keeper.nameOf(seat) });
    }
  }

  #tellAll(change?: SessionChange): void {
    const away = this.#away();
    for (const guest of this.#guests.informed()) this.#tell(guest, change, away);
    this.#toldAway = String(away);
    this.#standIns.look();
  }

  /** Sends the table: with what a change brought, or with everything. */
  #tell(guest: Guest, change?: SessionChange, away = this.#away()): void {
    const standIns = this.#standIns.seats();
    guest.send({ ...this.#seenBy(guest.viewer, change), standIns, away, record: this.#over() });
  }

  #seenBy(viewer: Viewer, change?: SessionChange): Omit<TableMessage, 'standIns' | 'away' | 'record'> {
    const { session } = this.#keeper;
    const all = session.events(viewer);
    const done = change === undefined || change.type === 'undone' ? undefined : change;
    const from = done === undefined ? 0 : all.length - done.events.length;
    return {
      type: 'table',
      game: this.#id,
      seat: viewer,
      version: session.version,
      by: done?.action.seat ?? null,
      view: session.getView(viewer),
      events: all.slice(from),
      from,
      canUndo: viewer !== 'spectator' && session.canUndo(viewer),
    };
  }

  /** The record, once the game is over. The end cannot be taken back, so it is made once. */
  #over(): GameRecord | null {
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
