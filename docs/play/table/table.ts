import type { Seat } from 'skymines-rules';
import { h } from '../../shared/elements.ts';
import type { Decision } from '../ask/decision.ts';
import { hindsight } from '../ask/previews.ts';
import { Question, type QuestionHost } from '../ask/question.ts';
import type { Language } from '../language.ts';
import { paceFactor, preferences } from '../preferences.ts';
import type { GameChange, TableGame } from '../tableGame.ts';
import { autoAdvance } from './autoAdvance.ts';
import { loadPartsWhenIdle, replayPart } from './parts.ts';
import type { Replay } from './replay/replay.ts';
import { pauseBetween } from './showing.ts';
import { playSound } from './sound.ts';
import { type TableActions, tableInput } from './tableInput.ts';
import { TableState } from './tableState.ts';
import { type TableHost, TableView } from './tableView.ts';
import type { TurnSigns } from './turnSigns.ts';
import type { Turn } from './turns.ts';

/** A game on the screen. It changes the state and the game, and has the view draw them. */
export class Table implements TableActions {
  readonly #game: TableGame;
  readonly #host: TableHost;
  readonly #state: TableState;
  readonly #view: TableView;
  readonly #cleanups: readonly (() => void)[];
  #isChangePending = false;
  /** Seat of the rival who has acted since the table was drawn. */
  #actor: Seat | null = null;
  #isSkipping = false;
  #isStopped = false;
  /** The last turn that was announced to screen readers. */
  #announced: Turn | undefined;

  constructor(game: TableGame, language: Language, host: TableHost) {
    this.#game = game;
    this.#host = host;
    this.#state = new TableState(game, language);
    this.#view = new TableView(this.#state, host, this);
    const { resetPointer, stop } = tableInput(this.#state, this.#view, this);
    this.#view.ondraw = resetPointer;
    const unsubscribe = game.subscribe((change) => this.#onChange(change));
    const { motion, moments, stage } = this.#view;
    moments.onend = () => this.#wake();
    this.#cleanups = [unsubscribe, stop, stage.watch(this.element), motion.endOnInput(), () => moments.stop()];
    this.#state.book.onread = () => this.#view.drawTurns();
    this.#state.showing.onstep = () => this.#view.rivals.mark();
    this.#state.showing.onend = () => this.#view.drawShown();
    this.#announced = this.#state.book.finished.at(-1);
    if (this.#isResultUnseen && this.#state.history !== null) this.replay(0);
    else this.#draw();
    this.#wake();
    // A new game needs no parts before the first action, except to announce a menace.
    if (game.events.length > 0 || game.view.menace !== null) loadPartsWhenIdle();
  }

  get element(): HTMLElement {
    return this.#view.element;
  }

  focus(): void {
    if (!this.#view.stage.focusEnd()) this.#view.row.focus();
  }

  stop(): void {
    this.#isStopped = true;
    this.#state.replay?.stop();
    this.#game.opponents?.stop();
    this.#state.showing.clear();
    this.#state.book.stop();
    for (const clean of this.#cleanups) clean();
  }

  undo(): void {
    this.#state.isAutoAdvancePaused = true;
    if (!this.#game.undo()) this.showMessage(h('p', {}, this.#state.language.words.cannotUndo));
  }

  redo(): void {
    this.#state.isAutoAdvancePaused = true;
    this.#game.redo();
  }

  hint(): void {
    void this.#showHint();
  }

  read(): void {
    void this.#view.openSheet('openTextSheet');
  }

  help(): void {
    void this.#view.openSheet('openHelpSheet');
  }

  toggleSound(): void {
    this.#host.prefer('sound', preferences().sound ? 'no' : 'yes');
    playSound('chime');
  }

  showMessage(message: HTMLElement | null): void {
    this.#view.showMessage(message);
  }

  preferred(): void {
    this.#draw();
  }

  takeScreen(): void {
    this.#view.row.blur();
    this.#host.seen();
    this.#game.takeScreen();
    this.#drawFocused();
  }

  dropAdvice(): boolean {
    const isDropped = this.#state.question?.dropAdvice() === true;
    if (isDropped) this.#view.drawPictures();
    return isDropped;
  }

  /** Opens the replay after this number of actions, or at the end by default. */
  replay(count = Number.POSITIVE_INFINITY): void {
    const { content } = replayPart;
    if (content === null) void this.#loadReplay(count);
    else this.#openReplay(count, content.Replay);
  }

  async #loadReplay(count: number): Promise<void> {
    const content = await replayPart.load();
    if (this.#isStopped) return;
    if (content !== null) this.#openReplay(count, content.Replay);
    else {
      this.#draw();
      this.#view.closeEnd();
      this.#view.row.showMissing();
    }
  }

  #openReplay(count: number, Player: typeof Replay): void {
    const state = this.#state;
    const { history, language } = state;
    if (history === null) return;
    const look = { game: this.#game, text: state.textFor(), words: language.words };
    const replay = new Player(history, look, {
      show: () => {
        this.showMessage(null);
        this.#view.drawPictures();
      },
      canAsk: (at) => this.#game.opponents !== null && state.decisionAt(at) !== null,
      ask: () => void this.#showHindsight(),
      savePicture: (at) => this.#host.moments?.savePicture(state.view, at),
      moments: this.#host.moments,
      isNew: this.#isResultUnseen,
      end: () => this.endReplay(),
    });
    state.replay = replay;
    this.showMessage(null);
    this.#draw();
    replay.go(count);
    replay.focus();
  }

  endReplay(): void {
    this.#state.replay?.stop();
    this.#state.replay = null;
    this.#drawFocused();
  }

  /** Shows a turn again because the player asks for it, even if the pauses are switched off. */
  showTurn(turn: TurnSigns): void {
    this.#state.pointedTurn = null;
    this.#state.showing.start(turn, this.#view.rivals.stepsOf(turn), 1);
    this.#view.drawShown();
    this.#view.row.focus();
  }

  why(): void {
    const { showing } = this.#state;
    if (showing.turn === null) return;
    showing.hold();
    this.showMessage(this.#view.rivals.why(showing.turn));
    // The others wait until the player has read the text.
    this.#game.opponents?.wake(() => Number.MAX_SAFE_INTEGER);
  }

  skip(): void {
    const { showing } = this.#state;
    const isHeld = showing.isHeld;
    if (isHeld) this.showMessage(null);
    showing.skip();
    if (this.#game.awaited !== null) return;
    if (isHeld) this.#wake();
    else {
      this.#isSkipping = true;
      this.#game.opponents?.skip();
    }
  }

  async #showHint(): Promise<void> {
    const { question } = this.#state;
    const { opponents } = this.#game;
    if (question === null || opponents === null || this.dropAdvice()) return;
    const { view, prompt } = question.decision;
    const answer = await opponents.hint(view, prompt.seat);
    if (question !== this.#state.question) return;
    question.advise(answer);
    this.#view.drawPictures();
    // When the question has the focus, Enter takes the recommended action instead of pressing the focused element.
    this.#view.row.focus();
  }

  async #showHindsight(): Promise<void> {
    const { replay, language } = this.#state;
    const { opponents } = this.#game;
    const count = replay?.count ?? 0;
    const decision = this.#state.decisionAt(count);
    if (decision === null || opponents === null) return;
    const answer = await opponents.hint(decision.view, decision.prompt.seat);
    if (replay !== this.#state.replay || replay?.count !== count) return;
    replay.advise(hindsight(decision, answer, this.#state.textFor(), language.words));
  }

  /** True for a finished game whose result the viewer has not seen. */
  get #isResultUnseen(): boolean {
    return this.#host.origin === 'new' && this.#state.isOver;
  }

  /** Lets Luna and the bots on this screen act once the table has been drawn. */
  #wake(): void {
    const { showing } = this.#state;
    this.#game.opponents?.wake(({ seat }) => {
      const isOngoing = showing.turn?.turn.seat === seat && this.#state.book.turns.at(-1)?.seat === seat;
      const { remaining } = this.#view.moments;
      return isOngoing ? remaining : remaining + showing.remaining + pauseBetween();
    });
  }

  #onChange(change: GameChange): void {
    const state = this.#state;
    state.news.update(change);
    state.book.update(change);
    this.#noteActor(change);
    state.onlyOthersActed &&= change.type === 'done' && !this.#game.people.includes(change.seat);
    if (change.type === 'done') state.isAutoAdvancePaused &&= this.#isChangePending;
    else if (change.type === 'refused') {
      state.isAutoAdvancePaused = true;
      state.message = change.message;
    }
    if (this.#isChangePending) return;
    this.#isChangePending = true;
    // Changes that happen at the same time are drawn together, for example when an undo also reverts Luna's turn.
    queueMicrotask(() => {
      this.#isChangePending = false;
      this.#changed();
    });
  }

  #noteActor(change: GameChange): void {
    const { showing, areTrailsShown } = this.#state;
    const isRival = change.type === 'done' && !this.#game.people.includes(change.seat);
    if (change.type !== 'refused' && !isRival) showing.clear();
    // Turns before an undo were announced when they were played.
    if (change.type === 'reset') this.#announced = this.#state.book.finished.at(-1);
    if (change.type !== 'done') return;
    loadPartsWhenIdle();
    this.#actor = isRival ? change.seat : null;
    this.#state.areTrailsShown = isRival || areTrailsShown;
  }

  /** Shows the new steps of the rival who has just acted. */
  #showRival(): void {
    const { book, showing } = this.#state;
    const turn = book.turns
      .slice(-2)
      .findLast(({ seat, kind, events }) => seat === this.#actor && kind === 'turn' && events.length > 0);
    this.#actor = null;
    if (this.#game.awaited !== null) this.#isSkipping = false;
    if (turn === undefined || paceFactor() === 0 || this.#isSkipping) return;
    const signs = this.#state.signsOf(turn);
    if (signs.steps.length > 0) showing.start(signs, this.#view.rivals.stepsOf(signs));
  }

  /** Sentences of the turns that the rivals have finished since the last announcement. */
  #takeAnnouncement(): string {
    const { finished } = this.#state.book;
    const turns = finished.slice(finished.lastIndexOf(this.#announced as Turn) + 1);
    this.#announced = finished.at(-1);
    const others = turns.filter(({ seat, kind }) => kind === 'turn' && !this.#game.people.includes(seat));
    return others
      .slice(-3)
      .map((turn) => this.#view.rivals.nameOf(this.#state.signsOf(turn)))
      .join(' ');
  }

  #changed(): void {
    const state = this.#state;
    const { row } = this.#view;
    // Auto-advancing triggers another change.
    if (!state.isAutoAdvancePaused && autoAdvance(state)) return;
    const { message } = state;
    state.isAutoAdvancePaused = false;
    state.message = null;
    const hadFocus = this.element.contains(document.activeElement) || document.activeElement === document.body;
    row.blur();
    this.showMessage(message === null ? null : h('p', {}, message));
    const own = state.news.takeOwn(state.textFor());
    const rivals = this.#takeAnnouncement();
    if (own !== '' || rivals !== '') row.say([own, rivals].filter((each) => each !== '').join('. '));
    this.#showRival();
    // Players at other screens may act at any time, so their actions must not close the list. If everyone plays on this
    // screen, a new question follows once Luna and the bots have acted.
    const isListOpen = this.#game.opponents === null && state.onlyOthersActed && row.isListOpen;
    this.#draw();
    this.#view.point(null);
    if (isListOpen) row.list(true);
    state.onlyOthersActed = true;
    if (hadFocus && state.question !== null) row.focus();
    this.#host.changed();
    this.#wake();
  }

  #draw(): void {
    const { decision } = this.#state;
    this.#state.question = decision && this.#ask(decision);
    this.#view.draw();
  }

  #drawFocused(): void {
    this.#draw();
    this.#view.row.focus();
  }

  #ask(decision: Decision): Question {
    const { question, onlyOthersActed, language } = this.#state;
    const { seat } = decision.prompt;
    const earlierSteps = onlyOthersActed && question?.decision.prompt.seat === seat ? question.chooser.now.steps : [];
    const host: QuestionHost = {
      act: (actions) => this.#game.act(actions),
      point: (pointed) => this.#view.point(pointed),
      takeBack: (card) => {
        this.#state.isAutoAdvancePaused = true;
        this.#game.takeBack(seat, card);
      },
      changed: () => this.#view.drawStep(),
      showMessage: (message) => this.showMessage(message),
    };
    return new Question(decision, this.#state.textFor(seat), language, host, earlierSteps);
  }
}
