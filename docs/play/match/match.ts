import type { Action, CardId, GameView, Prompt, Seat, Session, SessionStart, Viewer, Violation } from 'skymines-rules';
import type { BotLevel } from 'skymines-rules/bots';
import type { ComponentsName, TableRules } from '../components.ts';
import type { BotSeat, Hands, StoredGame } from '../storedGame.ts';
import { Decisions } from './decisions.ts';

export interface Seating {
  readonly components: ComponentsName;
  readonly bots: readonly BotSeat[];
  readonly hands: Hands;
}

export class Match {
  readonly rules: TableRules;
  readonly session: Session;
  readonly seating: Seating;
  readonly people: readonly Seat[];
  readonly decisions = new Decisions();
  viewer: Viewer;

  constructor(rules: TableRules, start: SessionStart, seating: Seating) {
    this.rules = rules;
    this.seating = seating;
    const players = 'options' in start ? start.options.players : start.players;
    this.people = players.map((_, seat) => seat).filter((seat) => !seating.bots.some((bot) => bot.seat === seat));
    // Solo players may also undo actions that revealed information, because they have no opponent to cheat.
    this.session = rules.createSession(start, { undo: this.people.length === 1 ? 'anything' : 'safe' });
    this.viewer = this.people.length === 1 ? (this.people[0] ?? 'spectator') : 'spectator';
    this.takeScreenIfOpen();
  }

  next(start: SessionStart): Match {
    return new Match(this.rules, start, this.seating);
  }

  /** Seat of the human player who must act next, preferably the current viewer. */
  get awaited(): Seat | null {
    const seats = this.session.pending().flatMap(({ seat }) => (this.people.includes(seat) ? [seat] : []));
    return seats.find((seat) => seat === this.viewer) ?? seats[0] ?? null;
  }

  /** True while the screen must be passed to another player before any hand is shown. */
  get isHandover(): boolean {
    return this.awaited !== null && this.awaited !== this.viewer;
  }

  /** Never the full state. */
  get view(): GameView {
    return this.session.getView(this.isHandover ? 'spectator' : this.viewer);
  }

  get prompt(): Prompt | null {
    return this.session.pending().find(({ seat }) => seat === this.viewer) ?? null;
  }

  takeScreen(): void {
    this.viewer = this.awaited ?? this.viewer;
  }

  /** Stops at the first illegal action, because the game may have changed since the decision was offered. */
  act(actions: readonly Action[]): Violation | undefined {
    const { length } = this.session.actions;
    for (const action of actions) {
      const result = this.session.dispatch(action);
      if (result.ok) continue;
      if (this.session.actions.length === length) return result.violations[0];
      break;
    }
    this.decisions.record(length);
    this.takeScreenIfOpen();
    return undefined;
  }

  get only(): Action | null {
    const { prompt } = this;
    const [only = null, ...others] = prompt === null ? [] : this.session.legalActions(prompt.seat);
    return others.length === 0 ? only : null;
  }

  /** The action is not recorded as a decision, so undoing the previous decision undoes it too. */
  goOn(action: Action): void {
    this.session.dispatch(action);
    this.takeScreenIfOpen();
  }

  // PLAN-10
  takeBack(seat: Seat, card: CardId): void {
    const later: Action[] = [];
    for (;;) {
      const last = this.session.actions.findLast((action) => action.seat === seat);
      if (last?.type !== 'planCard' || !this.session.undo(seat)) break;
      if (last.card === card) break;
      later.unshift(last);
    }
    for (const action of later) this.session.dispatch(action);
    this.decisions.record(this.session.actions.length);
  }

  keep(campaign: string | null): StoredGame {
    return { record: this.session.record(), ...this.seating, campaign };
  }

  /** With open hands, players need not pass the screen on. */
  takeScreenIfOpen(): void {
    if (this.seating.hands === 'open') this.takeScreen();
  }

  levelOf(seat: Seat): BotLevel {
    return this.seating.bots.find((bot) => bot.seat === seat)?.level ?? 'easy';
  }

  isPerson(seat: Seat): boolean {
    return this.people.includes(seat);
  }
}
