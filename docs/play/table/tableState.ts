import type { GameView, Seat } from 'skymines-rules';
import { createText, type Text } from 'skymines-rules/text';
import type { FaceOf } from '../art/faces.ts';
import type { Decision } from '../ask/decision.ts';
import type { Question } from '../ask/question.ts';
import { COACHED_ROUNDS, isCoached, type Lesson, lessonOf, targetsOf } from '../coach/coach.ts';
import type { Language } from '../language.ts';
import { faceOf } from '../seatNames.ts';
import type { TableGame } from '../tableGame.ts';
import { type History, historyOf } from './history.ts';
import { marksOf, News } from './news.ts';
import { ZONE_OF, type Zone } from './pictures.ts';
import type { Replay } from './replay/replay.ts';
import { Showing } from './showing.ts';
import { TurnBook } from './turnBook.ts';
import { type TurnSigns, turnSigns } from './turnSigns.ts';
import type { Turn } from './turns.ts';

type Player = GameView['players'][number];

/** Everything that the table shows, without any element. */
export class TableState {
  readonly game: TableGame;
  readonly language: Language;
  readonly news: News;
  readonly book: TurnBook;
  /** The rival's turn that is shown step by step. */
  readonly showing = new Showing();
  /** A turn under the pointer, whose places are marked. */
  pointedTurn: TurnSigns | null = null;
  /** True until the viewer's next click after the others have played. */
  areTrailsShown = true;
  readonly #signs = new WeakMap<Turn, TurnSigns>();
  /** Decision of the player at the screen. */
  question: Question | null = null;
  replay: Replay | null = null;
  /** True after an undo or a rejected action, until the next change. */
  isAutoAdvancePaused = false;
  /** True if only other players have acted since the table was drawn. The player's unfinished choice is then kept. */
  onlyOthersActed = true;
  /** Message for the next drawing, about a rejected or automatic action. */
  message: string | null = null;
  #history: { readonly past: TableGame['past']; readonly history: History | null } | null = null;

  constructor(game: TableGame, language: Language) {
    this.game = game;
    this.language = language;
    this.news = new News(game);
    this.book = new TurnBook(game);
  }

  /** Seat that the open question is for. */
  get seat(): Seat | null {
    return this.question?.decision.prompt.seat ?? null;
  }

  get own(): Player | undefined {
    return this.seat === null ? undefined : this.game.view.players[this.seat];
  }

  get luna(): Seat | null {
    return this.game.view.luna?.seat ?? null;
  }

  signsOf(turn: Turn): TurnSigns {
    const known = this.#signs.get(turn) ?? turnSigns(turn, this.game.rules.content, this.textFor());
    this.#signs.set(turn, known);
    return known;
  }

  /** Turns of the others since the last turn of the player at the screen. */
  get rivalTurns(): readonly TurnSigns[] {
    const own = this.seat ?? (typeof this.game.viewer === 'number' ? this.game.viewer : null);
    return own === null ? [] : this.book.since(own).map((turn) => this.signsOf(turn));
  }

  faceOf(seat: Seat): FaceOf {
    return faceOf(this.game, seat);
  }

  get isOver(): boolean {
    return this.game.rules.isOver(this.game.view);
  }

  textFor(seat: Seat | null = null): Text {
    const { rules, view: game } = this.game;
    return createText({ locale: this.language.locale, game, ...(seat !== null && { seat }) }, rules);
  }

  /** The course of the game, or `null` while it is secret. */
  get history(): History | null {
    const { past } = this.game;
    if (this.#history?.past?.actions !== past?.actions || this.#history === null)
      this.#history = { past, history: historyOf(this.game) };
    return this.#history.history;
  }

  /** The position to draw: the current one, or the one that the replay has reached. */
  get view(): GameView {
    const { rules, view } = this.game;
    const moment = this.replay === null ? undefined : this.history?.moments[this.replay.count];
    return moment === undefined ? view : rules.viewFor(moment.state, view.viewer);
  }

  /** The decision to ask for, unless a replay is open or the screen must be passed on first. */
  get decision(): Decision | null {
    const { prompt, view, rules, isHandover } = this.game;
    return prompt === null || isHandover || this.replay !== null ? null : { view, prompt, rules };
  }

  /** Returns an earlier decision, or `null` if there was none or its cards are hidden from the viewer. */
  decisionAt(count: number): Decision | null {
    const state = this.history?.moments[count]?.state;
    if (state === undefined) return null;
    const { rules, viewer } = this.game;
    const isVisible = (seat: Seat): boolean => this.isOver || seat === viewer;
    const prompt = rules.pending(state).find(({ kind, seat }) => kind !== 'lunaTurn' && isVisible(seat));
    return prompt === undefined ? null : { view: rules.viewFor(state, prompt.seat), prompt, rules };
  }

  get isCoached(): boolean {
    const { past } = this.game;
    return past !== null && isCoached(past.options);
  }

  /** True during the rounds that the coach explains. */
  get isCoachedRound(): boolean {
    return this.isCoached && this.replay === null && this.game.view.round <= COACHED_ROUNDS;
  }

  /** Step that the coach is teaching, or `null` in games without a coach. */
  get lesson(): Lesson | null {
    const { rules, past, view } = this.game;
    return this.seat === null || past === null || !this.isCoached
      ? null
      : lessonOf(rules, view, this.seat, past.actions);
  }

  /** The action to highlight: a bot's advice or, without any, the coach's. */
  get target(): Pick<Lesson, 'action' | 'at'> | null {
    const action = this.question?.advised ?? null;
    return action === null ? this.lesson : { action };
  }

  /** Zone of the action to highlight, or of the latest events in the replay. */
  get targetZone(): Zone | null {
    const { question, replay, target } = this;
    const marks = replay === null ? [] : marksOf(replay.events, this.textFor()).map(({ ref }) => ref);
    const refs = question === null || target === null ? marks : targetsOf(question.chooser, target, question.energy);
    return refs.map(({ kind }) => ZONE_OF[kind]).find((zone) => zone !== undefined) ?? null;
  }
}
