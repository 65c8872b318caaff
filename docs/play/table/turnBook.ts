import type { GameEvent, Seat } from 'skymines-rules';
import type { GameChange, TableGame } from '../tableGame.ts';
import { actOf, type Ledger, NO_TURNS, type Turn, withAct } from './turns.ts';

/** In milliseconds. A long game is read again in parts, so that the page stays responsive. */
const SLICE = 12;
const DELAY = 250;

/** Collects the turns of a game while it is played. */
export class TurnBook {
  readonly #game: TableGame;
  #now: Ledger;
  /** Ledgers by number of actions, or `null` until the earlier actions have been read. */
  #past: Ledger[] | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Called when points of earlier turns have become known. */
  onread: () => void = () => {};

  constructor(game: TableGame) {
    this.#game = game;
    this.#now = withoutPoints(game.events);
    this.#past = game.past?.actions.length === 0 ? [this.#now] : null;
    this.#readLater();
  }

  get turns(): readonly Turn[] {
    return this.#now.turns;
  }

  /** Turns that are over, without the one in progress. */
  get finished(): readonly Turn[] {
    const { turns, isOpen } = this.#now;
    return isOpen ? turns.slice(0, -1) : turns;
  }

  /**
   * The latest turn of every other seat since a seat's own turn, in the order of play. While cards are planned, these
   * are turns of the previous round.
   */
  since(own: Seat): readonly Turn[] {
    const { turns } = this.#now;
    const { round = 0 } = turns.findLast(({ kind }) => kind === 'turn') ?? {};
    const played = turns.filter((turn) => turn.kind === 'turn' && turn.events.length > 0);
    const later = played.slice(played.findLastIndex(({ seat }) => seat === own) + 1);
    const current = later.filter((turn) => turn.round === round && turn.seat !== own);
    return current.filter((turn, index) => !current.slice(index + 1).some(({ seat }) => seat === turn.seat));
  }

  update(change: GameChange): void {
    if (change.type === 'refused') return;
    if (change.type === 'reset') this.#reset();
    else this.#add(change.seat, change.open);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #add(seat: Seat, events: readonly GameEvent[]): void {
    const { past, rules, view } = this.#game;
    const totals = rules.score(view).map(({ total }) => total);
    const count = past?.actions.length ?? null;
    this.#now = withAct(this.#now, { seat, events, count, totals });
    if (count !== null && this.#past?.length === count) this.#past.push(this.#now);
  }

  /** After an undo, the earlier ledger is still known. */
  #reset(): void {
    const count = this.#game.past?.actions.length;
    const known = count === undefined ? undefined : this.#past?.[count];
    if (known !== undefined && count !== undefined) {
      this.#past = this.#past?.slice(0, count + 1) ?? null;
      this.#now = known;
      return;
    }
    this.#now = withoutPoints(this.#game.events);
    this.#past = null;
    this.#readLater();
  }

  #readLater(): void {
    clearTimeout(this.#timer);
    const { past, rules } = this.#game;
    if (past === null || this.#past !== null) return;
    const replay = rules.createSession({ options: past.options, actions: [] });
    const ledgers = [NO_TURNS];
    replay.subscribe((change) => {
      const act = actOf(change, replay);
      if (act !== null) ledgers.push(withAct(ledgers.at(-1) ?? NO_TURNS, act));
    });
    const read = (): void => {
      const { actions = [] } = this.#game.past ?? {};
      const end = performance.now() + SLICE;
      let next = actions[replay.actions.length];
      for (; next !== undefined && performance.now() < end; next = actions[replay.actions.length])
        replay.dispatch(next);
      if (next !== undefined) {
        this.#timer = setTimeout(read);
        return;
      }
      this.#past = ledgers;
      this.#now = ledgers.at(-1) ?? this.#now;
      this.onread();
    };
    this.#timer = setTimeout(read, DELAY);
  }
}

function withoutPoints(events: readonly GameEvent[]): Ledger {
  return withAct(NO_TURNS, { seat: null, events, count: null, totals: null });
}
