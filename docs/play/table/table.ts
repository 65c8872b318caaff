import type { Action, DecisionKind, GameView, Seat } from 'skymines-rules';
import { parseRef, refId } from 'skymines-rules/queries';
import { createText, type Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { componentInfo } from '../ask/componentInfo.ts';
import type { Position } from '../ask/costs.ts';
import { hindsight } from '../ask/previews.ts';
import { makesNoDifference, proposalFor } from '../ask/proposals.ts';
import { Question, type QuestionHost } from '../ask/question.ts';
import { useOfCard } from '../ask/uses.ts';
import { isCoached, type Lesson, lessonOf, pointedOut, targetsOf } from '../coach/coach.ts';
import type { Language } from '../language.ts';
import { type AutoAdvance, preferences, type Speed } from '../preferences.ts';
import type { GameChange, TableGame } from '../tableGame.ts';
import { prefersReducedMotion } from './animation.ts';
import { decisionAt } from './decisionAt.ts';
import { onDrag } from './dragging.ts';
import { ending } from './ending.ts';
import { type History, historyOf } from './history.ts';
import { type Keys, listen } from './keys.ts';
import { legends } from './legends.ts';
import { log, recentTurns } from './log.ts';
import { marksOf, News } from './news.ts';
import { type Drawing, Panels } from './panels.ts';
import { picturesOf, ZONE_OF, type Zone } from './pictures.ts';
import { onPicture } from './pointing.ts';
import { PromptRow, type RowContent } from './promptRow.ts';
import { purse } from './purse.ts';
import { type MomentHost, Replay } from './replay.ts';
import { scoreTable } from './scores.ts';
import { keysTable, openSheet } from './sheet.ts';
import { Stage } from './stage.ts';
import { tableAsText } from './tableAsText.ts';
import { onTab } from './tabOrder.ts';
import { type GameHost, type PageHost, TopBar } from './topBar.ts';
import { waitingRow } from './waitingRow.ts';

/** Pause before each action of Luna and the bots, in milliseconds. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 700, fast: 200, instant: 0 };

/** Zones that are enlarged for certain decisions. */
const FOCUSED_ZONE: Readonly<Partial<Record<DecisionKind, string>>> = {
  research: 'plans',
  placePlans: 'plans',
  pickUp: 'decks',
  resting: 'decks',
};

/**
 * Decisions for which the suggested actions are taken automatically in a solo game. Planning ends automatically when no
 * more cards can be planned. Undoing returns to the decision and lets the player choose.
 */
const AUTOMATIC: Readonly<Record<AutoAdvance, readonly DecisionKind[]>> = {
  never: [],
  only: [],
  usual: ['planning', 'placePlans'],
  proposed: ['planning', 'placePlans', 'rewards', 'resting'],
};

export interface TableHost extends PageHost {
  /** Settings fields in the menu. */
  readonly settings: HTMLElement;
  /** Note on the source of the printed values. */
  readonly note: HTMLElement;
  /** Called when the game has changed and needs to be stored. */
  changed(): void;
  /** True for a game from a link until `seen` is called. If the game is over, its replay opens at the first move. */
  readonly isReceived: boolean;
  /** Called when the recipient takes over the screen or sees the result. */
  seen(): void;
  /** Returns the buttons to show after a game, with the main one first. */
  followUps(): readonly HTMLElement[];
  /** Actions for an earlier position, or `null` if the replay is view-only. */
  readonly moments: MomentHost | null;
}

/** State of the table. Everything else is derived from it and from the game. */
interface TableState {
  /** Decision of the player at the screen, or `null` if there is none. */
  question: Question | null;
  /** The open replay, if any. */
  replay: Replay | null;
  /** True while the final scene covers the table. */
  isEndShown: boolean;
  /** True after an undo or a rejected action. This pauses auto-advance. */
  isAutoAdvancePaused: boolean;
  /** True if only other players have acted since the table was drawn. The player's unfinished choice is then kept. */
  onlyOthersActed: boolean;
  /** Message about a rejected or automatic action that has not been shown yet. */
  message: string | null;
}

/** A game on the screen. */
export class Table implements GameHost {
  readonly element: HTMLElement;
  readonly #game: TableGame;
  readonly #language: Language;
  readonly #host: TableHost;
  readonly #bar: TopBar;
  readonly #row: PromptRow;
  readonly #panels = new Panels();
  readonly #purse = h('div', { class: 'purse-place' });
  readonly #stage: Stage;
  readonly #news: News;
  readonly #cleanups: (() => void)[];
  readonly #state: TableState = {
    question: null,
    replay: null,
    isEndShown: false,
    isAutoAdvancePaused: false,
    onlyOthersActed: true,
    message: null,
  };
  #history: { readonly actions: readonly Action[]; readonly history: History | null } | null = null;
  #isChangePending = false;
  /** Resets the component under the mouse. */
  #resetPointer: () => void = () => {};

  constructor(game: TableGame, language: Language, host: TableHost) {
    const { words } = language;
    this.#game = game;
    this.#language = language;
    this.#host = host;
    this.#news = new News(game);
    this.#bar = new TopBar(words, this, host, host.settings, host.note);
    this.#row = new PromptRow(words, () => void this.hint());
    this.#stage = new Stage(words, () => this.#panels.redraw());
    const { luna, seating } = game.view;
    this.element = h(
      'div',
      { class: 'table', 'data-rivals': seating.length - 1, 'data-luna': luna === null ? null : '' },
      this.#bar.element,
      this.#row.element,
      this.#panels.element,
      this.#purse,
      this.#stage.story,
      this.#stage.scene,
      this.#stage.tabs,
    );
    this.#stage.frame(this.element);
    this.#panels.ondraw = (drawing) => this.#drawn(drawing);
    this.#row.onclose = () => {
      this.#dropAdvice();
      this.#row.focus();
    };
    this.#row.onlist = (isOpen) => this.#stage.list(isOpen);
    this.#stage.onlist = (isOpen) => this.#row.list(isOpen);
    this.#cleanups = [
      game.subscribe((change) => this.#onChange(change)),
      listen(this.#keys()),
      this.#stage.watch(this.element),
    ];
    this.#listen();
    if (this.#isResultUnseen && this.#past() !== null) this.replay(0);
    else this.#draw();
    this.#wake();
  }

  /** Moves the focus to the question or the final scene. */
  focus(): void {
    if (!this.#stage.focusEnd()) this.#row.focus();
  }

  stop(): void {
    this.#state.replay?.stop();
    this.#game.opponents?.stop();
    for (const clean of this.#cleanups) clean();
  }

  undo(): void {
    this.#state.isAutoAdvancePaused = true;
    if (!this.#game.undo()) this.showMessage(h('p', {}, this.#language.words.cannotUndo));
  }

  redo(): void {
    this.#state.isAutoAdvancePaused = true;
    this.#game.redo();
  }

  async hint(): Promise<void> {
    const { question } = this.#state;
    const { opponents } = this.#game;
    if (question === null || opponents === null || this.#dropAdvice()) return;
    const { view, prompt } = question.position;
    const answer = await opponents.hint(view, prompt.seat);
    if (question !== this.#state.question) return;
    question.advise(answer);
    this.#drawPictures();
    // When the question has the focus, Enter takes the recommended action instead of pressing the focused element.
    this.#row.focus();
  }

  /** Removes a bot's advice and the mark that shows it. Returns `false` if there was none. */
  #dropAdvice(): boolean {
    const isThere = this.#state.question?.dropAdvice() === true;
    if (isThere) this.#drawPictures();
    return isThere;
  }

  /** Opens the replay at a given position, or at the end by default. */
  replay(count = Number.POSITIVE_INFINITY): void {
    const { words } = this.#language;
    const history = this.#past();
    if (history === null) return;
    const replay = new Replay(history, this.#luna, this.#textFor(null), words, {
      show: () => {
        this.showMessage(null);
        this.#drawPictures();
      },
      canAsk: (at) => this.#game.opponents !== null && this.#decisionAt(at) !== null,
      ask: () => void this.#showHindsight(),
      savePicture: (at) => this.#host.moments?.savePicture(this.#view(), at),
      moments: this.#host.moments,
      isNew: this.#isResultUnseen,
      end: () => this.#endReplay(),
    });
    this.#state.replay = replay;
    this.#state.isEndShown = false;
    this.showMessage(null);
    this.#draw();
    replay.go(count);
    this.#row.focus();
  }

  read(): void {
    const text = this.#textFor(this.#state.question?.position.prompt.seat ?? null);
    const { words } = this.#language;
    const view = this.#view();
    const { rounds } = this.#game.rules.content.figures;
    const lines = [
      h('p', {}, words.table.round(view.round, rounds)),
      scoreTable(this.#game.rules, view, text, words),
      ...tableAsText(picturesOf(view, text), view, text),
    ];
    openSheet(this.element, words.table.read, lines, words);
  }

  help(): void {
    const { words } = this.#language;
    const help = this.#state.question?.draw().help ?? '';
    const lines = help === '' ? [] : [h('p', { class: 'help' }, help)];
    const text = this.#textFor(null);
    openSheet(
      this.element,
      words.table.help,
      [...lines, keysTable(words), ...legends(this.#view(), text, words)],
      words,
    );
  }

  showMessage(message: HTMLElement | null): void {
    this.#row.showMessage(message);
  }

  /** Applies changed preferences. */
  preferred(): void {
    this.#draw();
  }

  /** Shows the choice that a bot would have made at the replay's current position. */
  async #showHindsight(): Promise<void> {
    const { replay } = this.#state;
    const { opponents } = this.#game;
    const count = replay?.count ?? 0;
    const position = this.#decisionAt(count);
    if (position === null || opponents === null) return;
    const { view, prompt } = position;
    const answer = await opponents.hint(view, prompt.seat);
    if (replay !== this.#state.replay || replay?.count !== count) return;
    this.showMessage(hindsight(position, answer, this.#textFor(null), this.#language.words));
  }

  #decisionAt(count: number): Position | null {
    const moment = this.#past()?.moments[count];
    return moment === undefined ? null : decisionAt(this.#game, moment.state);
  }

  #endReplay(): void {
    this.#state.replay?.stop();
    this.#state.replay = null;
    this.#draw();
    this.#row.focus();
  }

  #past(): History | null {
    const actions = this.#game.past?.actions ?? [];
    if (this.#history?.actions !== actions) this.#history = { actions, history: historyOf(this.#game) };
    return this.#history.history;
  }

  /** Lets Luna and the bots on this screen act once the table has been drawn. */
  #wake(): void {
    this.#game.opponents?.wake(() => (prefersReducedMotion() ? 0 : PAUSES[preferences().speed]));
  }

  #listen(): void {
    this.#resetPointer = onPicture(this.element, {
      click: (id) => (this.#state.question === null ? this.#look(id) : this.#state.question.click(id)),
      point: (id) => this.#state.question?.hover(id),
      look: (id) => this.#look(id),
    });
    onTab(this.element, () => {
      if (this.#state.replay !== null) return [];
      const { question, rest } = this.#row.parts;
      const isAtStart = this.#state.question?.isAtStart === true;
      const { tabs, story, scene } = this.#stage;
      return [this.#bar.element, ...question, ...this.#panels.inOrder(isAtStart), ...rest, story, scene, tabs];
    });
    onDrag(this.element, {
      card: (id, onto) => this.#state.question?.drop(id, onto) ?? false,
      marker: (from, onto) => this.#state.question?.move(from, onto) ?? false,
      canMove: (seat) => this.#state.question?.position.prompt.seat === seat,
    });
    this.element.addEventListener('click', ({ target }) => {
      const isButton =
        target instanceof Element && target.closest('button, a, summary, input, select, dialog') !== null;
      if (!isButton && this.#game.awaited === null) this.#game.opponents?.skip();
    });
  }

  #keys(): Keys {
    const question = (): Question | null => this.#state.question;
    const click = (id: string | undefined): boolean => {
      if (id === undefined) return false;
      question()?.click(id);
      return true;
    };
    return {
      finish: () => question()?.finish() ?? this.#pressMain(),
      back: () => this.#back(),
      hand: (index) => click(this.#cardId(this.#own()?.hand[index])),
      slot: (index) => {
        const seat = question()?.position.prompt.seat ?? 0;
        const card = this.#cardId(this.#own()?.area[index]);
        return click(card ?? refId({ kind: 'actionSlot', seat, slot: index }));
      },
      press: (key) => this.#press(key),
    };
  }

  #own(): GameView['players'][number] | undefined {
    const seat = this.#state.question?.position.prompt.seat;
    return seat === undefined ? undefined : this.#game.view.players[seat];
  }

  #cardId(card: string | null | undefined): string | undefined {
    return card == null ? undefined : refId({ kind: 'card', card });
  }

  #pressMain(): boolean {
    const main = this.element.querySelector<HTMLElement>('.scene:not([hidden]) .main, .closing .main');
    main?.click();
    return main !== null;
  }

  #back(): boolean {
    const { question, replay } = this.#state;
    if (this.#dropAdvice()) return true;
    const canClose = this.#row.isListOpen && !preferences().lists;
    // A list that opens automatically is part of the question.
    if (question?.isInProgress === true && !(canClose && this.#row.isOpenedByPlayer)) question.back();
    else if (canClose) {
      this.#row.list(false);
      this.#row.focus();
    } else if (this.#row.hasMessage) this.showMessage(null);
    else if (replay !== null) this.#endReplay();
    else return false;
    return true;
  }

  #press(key: string): boolean {
    const { replay, question } = this.#state;
    const acts: Readonly<Record<string, () => void>> = {
      u: () => this.undo(),
      y: () => this.redo(),
      h: () => void this.hint(),
      p: () => question?.press('pass'),
      a: () => {
        this.#row.toggle();
        if (this.#row.isListOpen) this.#row.focusList();
        else this.#row.focus();
      },
      l: () => this.#stage.focusStory(),
      v: () => this.read(),
      '?': () => this.help(),
      ' ': () => (replay === null ? this.#game.opponents?.skip() : replay.toggle()),
    };
    const inReplay: Readonly<Record<string, () => void>> = {
      arrowleft: () => replay?.step(-1),
      arrowright: () => replay?.step(1),
      arrowup: () => replay?.round(-1),
      arrowdown: () => replay?.round(1),
      home: () => replay?.go(0),
      end: () => replay?.go(Number.POSITIVE_INFINITY),
    };
    const act = acts[key] ?? (replay === null ? undefined : inReplay[key]);
    act?.();
    return act !== undefined;
  }

  /** Describes a component that cannot be chosen. */
  #look(id: string | null): void {
    const seat = this.#state.question?.position.prompt.seat ?? null;
    const { rules } = this.#game;
    const ref = id === null ? undefined : parseRef(id);
    const use = ref?.kind === 'card' ? useOfCard(rules.content, ref.card, this.#language.words) : null;
    this.#row.showHint(
      id === null ? null : componentInfo(id, this.#view(), this.#textFor(seat), ...(use === null ? [] : [use])),
    );
  }

  #onChange(change: GameChange): void {
    this.#news.update(change);
    this.#state.onlyOthersActed &&= change.type === 'done' && !this.#game.people.includes(change.seat);
    if (change.type === 'done') this.#state.isAutoAdvancePaused &&= this.#isChangePending;
    else if (change.type === 'refused') {
      this.#state.isAutoAdvancePaused = true;
      this.#state.message = change.message;
    }
    if (this.#isChangePending) return;
    this.#isChangePending = true;
    // Changes that happen at the same time are drawn together, for example when an undo also reverts Luna's turn.
    queueMicrotask(() => {
      this.#isChangePending = false;
      this.#changed();
    });
  }

  #changed(): void {
    // Auto-advancing triggers another change.
    if (!this.#state.isAutoAdvancePaused && this.#autoAdvance()) return;
    const { message } = this.#state;
    this.#state.isAutoAdvancePaused = false;
    this.#state.message = null;
    const hadFocus = this.element.contains(document.activeElement) || document.activeElement === document.body;
    this.#row.blur();
    this.showMessage(message === null ? null : h('p', {}, message));
    const own = this.#news.takeOwn(this.#textFor(null));
    if (own !== '') this.#row.say(own);
    // Players at other screens may act at any time, so their actions must not close the list. If everyone plays on this
    // screen, a new question follows once Luna and the bots have acted.
    const isListOpen = this.#game.opponents === null && this.#state.onlyOthersActed && this.#row.isListOpen;
    this.#draw();
    if (isListOpen) this.#row.list(true);
    this.#state.onlyOthersActed = true;
    if (hadFocus && this.#state.question !== null) this.#row.focus();
    this.#host.changed();
    this.#wake();
  }

  /**
   * Takes the only legal action, or a step that the player has set to automatic. Returns `false` if there was neither.
   */
  #autoAdvance(): boolean {
    const { goesOn } = preferences();
    const { prompt, only, view, rules, isHandover, isSolo, past } = this.#game;
    if (prompt === null || isHandover || goesOn === 'never') return false;
    const isCoachedGame = past !== null && isCoached(past.options);
    // The coach explains the player's first pass.
    const isExplained = isCoachedGame && only?.type === 'pass' && view.round === 1;
    // Planned cards can still be changed.
    if (only !== null && prompt.kind !== 'planning' && !isExplained) {
      if (isSolo && only.type === 'pass') this.#state.message = this.#language.words.table.passedByItself;
      this.#game.goOn(only);
      return true;
    }
    const position = { view, prompt, rules };
    const isUsual = isSolo && !isCoachedGame && AUTOMATIC[goesOn].includes(prompt.kind);
    if (!isUsual && (goesOn === 'only' || !makesNoDifference(position))) return false;
    const proposal = proposalFor(position, this.#textFor(prompt.seat), this.#language.words);
    const actions = proposal?.actions ?? (only === null ? [] : [only]);
    return actions.length > 0 && this.#game.act(actions) === undefined;
  }

  #textFor(seat: Seat | null): Text {
    const { rules, view: game } = this.#game;
    return createText({ locale: this.#language.locale, game, ...(seat !== null && { seat }) }, rules);
  }

  #draw(): void {
    const { replay } = this.#state;
    const prompt = replay !== null || this.#game.isHandover ? null : this.#game.prompt;
    const position = prompt === null ? null : { view: this.#game.view, prompt, rules: this.#game.rules };
    this.#state.question = position === null ? null : this.#ask(position);
    this.element.dataset['focus'] = (prompt && FOCUSED_ZONE[prompt.kind]) ?? '';
    this.#drawRow();
    this.#drawStory();
    this.#drawEnd();
    this.#drawPictures();
  }

  #ask(position: Position): Question {
    const { question, onlyOthersActed } = this.#state;
    const { seat } = position.prompt;
    const earlierSteps = onlyOthersActed && question?.position.prompt.seat === seat ? question.chooser.now.steps : [];
    const host: QuestionHost = {
      act: (actions) => this.#game.act(actions),
      ghost: (ghosts) => this.#panels.ghost(ghosts),
      takeBack: (card) => {
        this.#state.isAutoAdvancePaused = true;
        this.#game.takeBack(seat, card);
      },
      changed: () => this.#drawStep(),
      showMessage: (message) => this.showMessage(message),
    };
    return new Question(position, this.#textFor(seat), this.#language, host, earlierSteps);
  }

  /** Redraws after a step within the same question, when only the choices have changed. */
  #drawStep(): void {
    this.#row.blur();
    this.#drawRow();
    this.#drawPictures();
    this.#row.focus();
  }

  #drawRow(): void {
    const { question, replay } = this.#state;
    this.#row.hint.disabled = question === null;
    this.#row.isQuiet = replay !== null || this.#isOver;
    if (this.#game.opponents === null) this.#row.hint.hidden = true;
    this.#row.show(this.#rowContent());
    if (question !== null) this.#row.list(preferences().lists || question.needsList);
  }

  #rowContent(): RowContent {
    const { words } = this.#language;
    const { question, replay } = this.#state;
    if (replay !== null) return { who: null, question: replay.question, closing: [], list: [], idle: replay.now };
    const text = this.#textFor(null);
    if (question === null) return { who: null, ...this.#unasked(text), list: [] };
    const { question: heading, closing, list, help } = question.draw();
    const { seat } = question.position.prompt;
    const lesson = this.#lesson;
    const idle =
      lesson === null
        ? h(
            'div',
            {},
            ...recentTurns(this.#news.sinceOwn, seat, { text, words, luna: this.#luna }),
            // The help text is repetitive, so it is not announced.
            h('p', { class: 'help', 'aria-live': 'off' }, help),
          )
        : h('p', { class: 'coach' }, words.coach[lesson.say]);
    const who = { seat, isLuna: seat === this.#luna };
    return { who, question: heading, closing, list, idle };
  }

  /** Luna's seat, or `null` in a game without her. */
  get #luna(): Seat | null {
    return this.#game.view.luna?.seat ?? null;
  }

  get #isOver(): boolean {
    return this.#game.rules.isOver(this.#game.view);
  }

  /** True for a finished game whose result the viewer has not seen. */
  get #isResultUnseen(): boolean {
    return this.#host.isReceived && this.#isOver;
  }

  /** Step that the coach is teaching, or `null` in games without a coach. */
  get #lesson(): Lesson | null {
    const { question } = this.#state;
    const { rules, past, view } = this.#game;
    if (question === null || past === null || !isCoached(past.options)) return null;
    return lessonOf(rules, view, question.position.prompt.seat, past.actions);
  }

  #unasked(text: Text): {
    readonly question: readonly HTMLElement[];
    readonly closing: readonly HTMLElement[];
    readonly idle: HTMLElement | null;
  } {
    const { words } = this.#language;
    if (this.#isOver) {
      const see = button(words.table.seeEnd, () => this.#showEnd(true), { class: 'main' });
      return { question: [h('h2', { tabindex: -1 }, words.over)], closing: [see], idle: null };
    }
    const { moments } = this.#host;
    const { question, closing, help } = waitingRow(this.#game, text, words, {
      take: () => {
        this.#row.blur();
        this.#host.seen();
        this.#game.takeScreen();
        this.#draw();
        this.#row.focus();
      },
      send: moments && (() => moments.shareUpTo(Number.POSITIVE_INFINITY)),
      isReceived: this.#host.isReceived,
    });
    return { question, closing, idle: help === '' ? null : h('p', { class: 'help' }, help) };
  }

  #drawStory(): void {
    const { replay } = this.#state;
    const { words } = this.#language;
    const context = { text: this.#textFor(null), words, luna: this.#luna };
    this.#stage.showStory(replay === null ? log(this.#game.events, context) : null, replay);
  }

  #drawEnd(): void {
    const { replay } = this.#state;
    this.#showEnd(this.#isOver && replay === null);
  }

  #showEnd(isShown: boolean): void {
    const { words } = this.#language;
    this.#state.isEndShown = isShown;
    if (isShown) this.#host.seen();
    const scene = isShown
      ? ending(this.#game, this.#past(), this.#textFor(null), words, this.#host.followUps(), {
          seeTable: () => {
            this.#showEnd(false);
            this.#row.focus();
          },
          replay: (count) => this.replay(count),
        })
      : null;
    this.#stage.end(scene);
  }

  #view(): GameView {
    const { rules, view } = this.#game;
    const count = this.#state.replay?.count;
    const moment = count === undefined ? undefined : this.#past()?.moments[count];
    return moment === undefined ? view : rules.viewFor(moment.state, view.viewer);
  }

  #drawPictures(): void {
    const view = this.#view();
    const text = this.#textFor(null);
    const { question, replay } = this.#state;
    this.element.toggleAttribute('data-at-start', question?.isAtStart === true);
    const done = replay === null ? this.#news.marks(text) : marksOf(replay.events, text);
    const highlight = [
      ...done,
      ...pointedOut(question?.highlights ?? [], question?.chooser, this.#target, question?.energy),
    ];
    const options = { text, highlight, interactive: question !== null };
    const things = question?.things ?? [];
    const pictures = picturesOf(view, text, replay === null ? 'own' : 'strip');
    this.#panels.show({ pictures, options, moved: this.#news.moved(text), things });
    this.#drawBar(view, text);
  }

  #drawBar(view: GameView, text: Text): void {
    this.#purse.replaceChildren(purse(this.#game.rules, view, text, this.#language.words));
    const { replay } = this.#state;
    const { rules, past, canUndo, canRedo } = this.#game;
    const scores = rules.score(view).map(({ total }) => total);
    const isLive = replay === null;
    const acting = isLive ? rules.pending(view).map(({ seat }) => seat) : [];
    const canReplay = past !== null;
    const { rounds } = rules.content.figures;
    const [undo, redo] = [isLive && canUndo, isLive && canRedo];
    this.#bar.show({ view, rounds, scores, acting, canReplay, canUndo: undo, canRedo: redo }, text);
  }

  /** The action to highlight: a bot's advice or, without any, the coach's. */
  get #target(): Pick<Lesson, 'action' | 'at'> | null {
    const action = this.#state.question?.advised ?? null;
    return action === null ? this.#lesson : { action };
  }

  /** Zone of the action to highlight, or of the latest events in the replay. */
  get #targetZone(): Zone | null {
    const { question, replay } = this.#state;
    const target = this.#target;
    const marks = replay === null ? [] : marksOf(replay.events, this.#textFor(null)).map(({ ref }) => ref);
    const refs = question === null || target === null ? marks : targetsOf(question.chooser, target, question.energy);
    return refs.map(({ kind }) => ZONE_OF[kind]).find((zone) => zone !== undefined) ?? null;
  }

  /** Opens the list if there are choices that no picture shows. */
  #drawn({ counts, missing, isNew }: Drawing): void {
    this.#stage.count(counts, missing.length);
    if (!isNew) return;
    this.#resetPointer();
    if (this.#stage.guideTo(this.#targetZone)) this.#row.list(true);
  }
}
