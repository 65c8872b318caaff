import type { Action, GameView, Prompt, Seat, Session, SessionStart, Viewer, Violation } from 'skymines-rules';
import type { ComponentsName, TableRules } from '../components.ts';
import type { BotLevel, BotSeat, Hands, StoredGame } from '../storedGame.ts';

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

  /** Takes an action, or says why not: the game may have gone on since it was offered. */
  act(action: Action): Violation | undefined {
    const result = this.session.dispatch(action);
    this.look();
    return result.ok ? undefined : result.violations[0];
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
