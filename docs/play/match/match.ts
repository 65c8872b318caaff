import type { Action, CardId, GameView, Prompt, Seat, Session, SessionStart, Viewer, Violation } from 'skymines-rules';
import type { BotLevel } from 'skymines-rules/bots';
import type { ComponentsName, TableRules } from '../components.ts';
import type { BotSeat, Hands, StoredGame } from '../storedGame.ts';
import { Decisions } from './decisions.ts';

/** Who sits where, and what the game is played with. */
export interface Seating {
  readonly components: ComponentsName;
  readonly bots: readonly BotSeat[];
  readonly hands: Hands;
}

/** One game at one screen: the session of the library, who plays each seat, and whose eyes look at the table. */
export class Match {
  readonly rules: TableRules;
  readonly session: Session;
  readonly seating: Seating;
  readonly people: readonly Seat[];
  readonly decisions = new Decisions();
  /** The person whose cards may be seen now. */
  viewer: Viewer;

  constructor(rules: TableRules, start: SessionStart, seating: Seating) {
    this.rules = rules;
    this.seating = seating;
    const players = 'options' in start ? start.options.players : start.players;
    this.people = players.map((_, seat) => seat).filter((seat) => !seating.bots.some((bot) => bot.seat === seat));
    // Somebody who plays alone cheats nobody by looking at a card and going back.
    this.session = rules.createSession(start, { undo: this.people.length === 1 ? 'anything' : 'safe' });
    this.viewer = this.people.length === 1 ? (this.people[0] ?? 'spectator') : 'spectator';
    this.look();
  }

  /** Another game at the same table. */
  next(start: SessionStart): Match {
    return new Match(this.rules, start, this.seating);
  }

  /** The person who is to act now: the one at the screen, if asked, or else the first one who is. */
  get awaited(): Seat | null {
    const asked = this.session.pending().flatMap(({ seat }) => (this.people.includes(seat) ? [seat] : []));
    return asked.find((seat) => seat === this.viewer) ?? asked[0] ?? null;
  }

  /** Whether the screen must go to somebody else before hands are shown. */
  get isPassing(): boolean {
    return this.awaited !== null && this.awaited !== this.viewer;
  }

  /** What may be on the screen now: a view, never the state. */
  get view(): GameView {
    return this.session.getView(this.isPassing ? 'spectator' : this.viewer);
  }

  /** What the person at the screen must decide. */
  get prompt(): Prompt | null {
    return this.session.pending().find(({ seat }) => seat === this.viewer) ?? null;
  }

  /** The person who is to act says that the screen is theirs. */
  takeScreen(): void {
    this.viewer = this.awaited ?? this.viewer;
  }

  /**
   * Takes one decision of a person, which can be several actions, or says why not: the game may have gone on since it was offered.
   * It ends before the first action that has become illegal.
   */
  act(actions: readonly Action[]): Violation | undefined {
    const { length } = this.session.actions;
    for (const action of actions) {
      const result = this.session.dispatch(action);
      if (result.ok) continue;
      if (this.session.actions.length === length) return result.violations[0];
      break;
    }
    this.decisions.note(length);
    this.look();
    return undefined;
  }

  /** The one thing that is left to do for the person at the screen; `null` where there is a choice. */
  get only(): Action | null {
    const { prompt } = this;
    const [only = null, ...others] = prompt === null ? [] : this.session.legalActions(prompt.seat);
    return others.length === 0 ? only : null;
  }

  /** Does what nobody has to choose. That is no decision: who undoes the one before it undoes it as well. */
  goOn(action: Action): void {
    this.session.dispatch(action);
    this.look();
  }

  /** PLAN-10: takes a planned card back into hand, as long as its seat plans. */
  takeBack(seat: Seat, card: CardId): void {
    const later: Action[] = [];
    for (;;) {
      const last = this.session.actions.findLast((action) => action.seat === seat);
      if (last?.type !== 'planCard' || !this.session.undo(seat)) break;
      if (last.card === card) break;
      later.unshift(last);
    }
    for (const action of later) this.session.dispatch(action);
    this.decisions.note(this.session.actions.length);
  }

  keep(campaign: string | null): StoredGame {
    return { record: this.session.record(), ...this.seating, campaign };
  }

  /** With open hands the screen needs no passing. */
  look(): void {
    if (this.seating.hands === 'open') this.takeScreen();
  }

  /** How well the bot of a seat plays. */
  levelOf(seat: Seat): BotLevel {
    return this.seating.bots.find((bot) => bot.seat === seat)?.level ?? 'easy';
  }

  isPerson(seat: Seat): boolean {
    return this.people.includes(seat);
  }
}
