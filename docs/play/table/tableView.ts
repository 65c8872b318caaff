import type { DecisionKind, GameView } from 'skymines-rules';
import { parseRef } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { componentInfo } from '../ask/componentInfo.ts';
import type { Pointed } from '../ask/pointed.ts';
import { useOfCard } from '../ask/uses.ts';
import { pointedOut } from '../coach/coach.ts';
import { preferences } from '../preferences.ts';
import { ending } from './ending.ts';
import { legends } from './legends.ts';
import { log, recentTurns } from './log.ts';
import { marksOf } from './news.ts';
import { type Drawing, Panels } from './panels.ts';
import { picturesOf, ZONE_OF } from './pictures.ts';
import { PointsPill } from './pointsPill.ts';
import { PromptRow, type RowContent } from './promptRow.ts';
import { purse } from './purse.ts';
import type { MomentHost } from './replay.ts';
import { scoreTable } from './scores.ts';
import { keysTable, openSheet } from './sheet.ts';
import { Stage } from './stage.ts';
import { Supply } from './supply.ts';
import { tableAsText } from './tableAsText.ts';
import type { TableState } from './tableState.ts';
import { type GameHost, type PageHost, TopBar } from './topBar.ts';
import { waitingRow } from './waitingRow.ts';

const FOCUSED_ZONE: Readonly<Partial<Record<DecisionKind, string>>> = {
  research: 'plans',
  placePlans: 'plans',
  pickUp: 'decks',
  resting: 'decks',
};

export interface TableHost extends PageHost {
  readonly settings: HTMLElement;
  readonly note: HTMLElement;
  /** Called when the game has changed and needs to be stored. */
  changed(): void;
  /** True for a game from a link until `seen` is called. If the game is over, its replay opens at the first move. */
  readonly isReceived: boolean;
  /** Called when the recipient takes over the screen or sees the result. */
  seen(): void;
  /** Returns the buttons to show after a game, with the main one first. */
  followUps(): readonly HTMLElement[];
  readonly moments: MomentHost | null;
}

/** Actions of the elements on the table. */
export interface TableControls extends GameHost {
  replay(count?: number): void;
  hint(): void;
  /** Removes a bot's advice and the mark that shows it. Returns `false` if there was none. */
  dropAdvice(): boolean;
  /** Shows the hand of the player who has taken over the screen. */
  takeScreen(): void;
}

export class TableView {
  readonly element: HTMLElement;
  readonly row: PromptRow;
  readonly stage: Stage;
  readonly pill = new PointsPill();
  readonly #state: TableState;
  readonly #host: TableHost;
  readonly #controls: TableControls;
  readonly #bar: TopBar;
  readonly #panels = new Panels();
  readonly #purse = h('div', { class: 'purse-place' });
  readonly #supply: Supply;
  /** Called when new content has been drawn. */
  ondraw: () => void = () => {};

  constructor(state: TableState, host: TableHost, controls: TableControls) {
    const { words } = state.language;
    this.#state = state;
    this.#host = host;
    this.#controls = controls;
    this.#bar = new TopBar(words, controls, host, host.settings, host.note);
    this.row = new PromptRow(words, () => controls.hint());
    this.stage = new Stage(words, () => this.#panels.redraw());
    this.#supply = new Supply(words, () => state.question?.takeMarker());
    this.element = h(
      'div',
      {
        class: 'table',
        'data-rivals': state.game.view.seating.length - 1,
        'data-luna': state.luna === null ? null : '',
      },
      this.#bar.element,
      this.row.element,
      this.#panels.element,
      this.#purse,
      this.#supply.element,
      this.pill.below,
      this.pill.element,
      this.stage.story,
      this.stage.scene,
      this.stage.tabs,
    );
    this.stage.frame(this.element);
    this.#panels.ondraw = (drawing) => this.#drawn(drawing);
    this.row.onclose = () => {
      controls.dropAdvice();
      this.row.focus();
    };
    this.row.onlist = (isOpen) => this.stage.list(isOpen);
    this.stage.onlist = (isOpen) => this.row.list(isOpen);
  }

  /** All elements in the order in which the Tab key visits them. */
  get tabOrder(): readonly Element[] {
    const { question, rest } = this.row.parts;
    const { tabs, story, scene } = this.stage;
    const zones = this.#panels.inOrder(this.#state.question?.isAtStart === true);
    return [this.#bar.element, ...question, ...zones, ...rest, story, scene, tabs];
  }

  /** Previews the choice under the pointer on the tracks, beside the pointer and below the score. */
  point(pointed: Pointed | null): void {
    this.#panels.ghost(pointed?.ghosts ?? []);
    this.pill.show(pointed?.points ?? null);
  }

  showMessage(message: HTMLElement | null): void {
    this.row.showMessage(message);
  }

  /** Describes a component that cannot be chosen. */
  look(id: string | null): void {
    const { game, language, seat, view } = this.#state;
    const ref = id === null ? undefined : parseRef(id);
    const use = ref?.kind === 'card' ? useOfCard(game.rules.content, ref.card, language.words) : null;
    const notes = use === null ? [] : [use];
    this.row.showHint(id === null ? null : componentInfo(id, view, this.#state.textFor(seat), ...notes));
  }

  read(): void {
    const { view, seat, game, language } = this.#state;
    const { words } = language;
    const text = this.#state.textFor(seat);
    const lines = [
      h('p', {}, words.table.round(view.round, game.rules.content.figures.rounds)),
      scoreTable(game.rules, view, text, words),
      ...tableAsText(picturesOf(view, text), view, text),
    ];
    openSheet(this.element, words.table.read, lines, words);
  }

  help(): void {
    const { view, question, language } = this.#state;
    const { words } = language;
    const help = question?.draw().help ?? '';
    const lines = help === '' ? [] : [h('p', { class: 'help' }, help)];
    const rest = [keysTable(words), ...legends(view, this.#state.textFor(), words)];
    openSheet(this.element, words.table.help, [...lines, ...rest], words);
  }

  draw(): void {
    const { question, replay, isOver } = this.#state;
    this.element.dataset['focus'] = (question && FOCUSED_ZONE[question.decision.prompt.kind]) ?? '';
    this.#drawRow();
    this.#drawStory();
    this.#showEnd(isOver && replay === null);
    this.drawPictures();
  }

  /** Redraws after a step within the same question, when only the choices have changed. */
  drawStep(): void {
    this.row.blur();
    this.#drawRow();
    this.drawPictures();
    this.row.focus();
  }

  drawPictures(): void {
    const { view, question, replay, news, target } = this.#state;
    const text = this.#state.textFor();
    this.element.toggleAttribute('data-at-start', question?.isAtStart === true);
    const done = replay === null ? news.marks(text) : marksOf(replay.events, text);
    const { marks = [], crowded = [] } = question?.glow ?? {};
    this.element.dataset['lit'] = crowded.map((kind) => ZONE_OF[kind] ?? 'hand').join(' ');
    this.#supply.show(question);
    const open = pointedOut(marks, question?.chooser, target, question?.energy);
    const options = { text, highlight: [...done, ...open], interactive: question !== null };
    const pictures = picturesOf(view, text, replay === null ? 'own' : 'strip');
    this.#panels.show({ pictures, options, moved: news.moved(text), things: question?.things ?? [] });
    this.#drawBar(view, text);
  }

  #drawRow(): void {
    const { question, replay, isOver, game } = this.#state;
    this.row.hint.disabled = question === null;
    this.row.isQuiet = replay !== null || isOver;
    if (game.opponents === null) this.row.hint.hidden = true;
    this.row.show(this.#rowContent());
    if (question !== null) this.row.list(preferences().lists || question.needsList);
  }

  #rowContent(): RowContent {
    const { question, replay, lesson, luna, news } = this.#state;
    const { words } = this.#state.language;
    if (replay !== null) return { who: null, question: replay.question, closing: [], list: [], idle: replay.now };
    const text = this.#state.textFor();
    if (question === null) return { who: null, ...this.#unasked(text), list: [] };
    const { question: heading, closing, list, help } = question.draw();
    const { seat } = question.decision.prompt;
    const turns = recentTurns(news.sinceOwn, seat, { text, words, luna });
    const idle =
      lesson === null
        ? // The help text is repetitive, so it is not announced.
          h('div', {}, ...turns, h('p', { class: 'help', 'aria-live': 'off' }, help))
        : h('p', { class: 'coach' }, words.coach[lesson.say]);
    return { who: { seat, isLuna: seat === luna }, question: heading, closing, list, idle };
  }

  #unasked(text: Text): Pick<RowContent, 'question' | 'closing' | 'idle'> {
    const { words } = this.#state.language;
    if (this.#state.isOver) {
      const see = button(words.table.seeEnd, () => this.#showEnd(true), { class: 'main' });
      return { question: [h('h2', { tabindex: -1 }, words.over)], closing: [see], idle: null };
    }
    const { moments, isReceived } = this.#host;
    const { question, closing, help } = waitingRow(this.#state.game, text, words, {
      take: () => this.#controls.takeScreen(),
      send: moments && (() => moments.shareUpTo(Number.POSITIVE_INFINITY)),
      isReceived,
    });
    return { question, closing, idle: help === '' ? null : h('p', { class: 'help' }, help) };
  }

  #drawStory(): void {
    const { replay, luna, game, language } = this.#state;
    const context = { text: this.#state.textFor(), words: language.words, luna };
    this.stage.showStory(replay === null ? log(game.events, context) : null, replay);
  }

  #showEnd(isShown: boolean): void {
    if (!isShown) {
      this.stage.end(null);
      return;
    }
    this.#host.seen();
    const { game, history, language } = this.#state;
    const scene = ending(game, history, this.#state.textFor(), language.words, this.#host.followUps(), {
      seeTable: () => {
        this.#showEnd(false);
        this.row.focus();
      },
      replay: (count) => this.#controls.replay(count),
    });
    this.stage.end(scene);
  }

  #drawBar(view: GameView, text: Text): void {
    const { game, replay, language, question } = this.#state;
    const { rules, past, canUndo, canRedo } = game;
    const take = question?.offersMarker === true ? () => question.takeMarker() : null;
    this.#purse.replaceChildren(purse(rules, view, text, language.words, take));
    const isLive = replay === null;
    const bar = {
      view,
      rounds: rules.content.figures.rounds,
      scores: rules.score(view).map(({ total }) => total),
      acting: isLive ? rules.pending(view).map(({ seat }) => seat) : [],
      canReplay: past !== null,
      canUndo: isLive && canUndo,
      canRedo: isLive && canRedo,
    };
    this.#bar.show(bar, text);
  }

  /** Opens the list if there are choices that no picture shows. */
  #drawn({ counts, missing, isNew }: Drawing): void {
    this.stage.count(counts, missing.length);
    if (!isNew) return;
    this.ondraw();
    if (this.stage.guideTo(this.#state.targetZone)) this.row.list(true);
  }
}
