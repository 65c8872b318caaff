import type { DecisionKind } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { componentInfo } from '../ask/componentInfo.ts';
import type { Pointed } from '../ask/pointed.ts';
import { pointedOut } from '../coach/coach.ts';
import { renew } from '../dom.ts';
import { type Preferences, preferences } from '../preferences.ts';
import type { Origin } from '../storedGame.ts';
import { Announcements } from './announcements.ts';
import { EndView } from './end/endView.ts';
import type { SharingHost } from './end/sharePanel.ts';
import type { Position } from './motion/changes.ts';
import { figuresOf } from './motion/figures.ts';
import { Motion } from './motion/motion.ts';
import { marksOf } from './news.ts';
import { type Drawing, Panels } from './panels.ts';
import { sheetsPart } from './parts.ts';
import { picturesOf, ZONE_OF } from './pictures.ts';
import { PointsPill } from './pointsPill.ts';
import { PromptRow } from './promptRow.ts';
import { purse } from './purse.ts';
import type { MomentHost } from './replay/replay.ts';
import { Rivals } from './rivals.ts';
import { rowContent } from './rowContent.ts';
import { Stage } from './stage.ts';
import { Supply } from './supply.ts';
import type { TableState } from './tableState.ts';
import { type GameHost, type PageHost, TopBar } from './topBar.ts';
import type { TurnSigns } from './turnSigns.ts';

const FOCUSED_ZONE: Readonly<Partial<Record<DecisionKind, string>>> = {
  research: 'plans',
  placePlans: 'plans',
  pickUp: 'decks',
  resting: 'decks',
};

export interface TableHost extends PageHost {
  prefer(name: keyof Preferences, value: string): void;
  /** Called when the game has changed and needs to be stored. */
  changed(): void;
  /** The replay of a `new` game that is over opens at the first move. */
  readonly origin: Origin;
  /** Called when the recipient takes over the screen or sees the result. */
  seen(): void;
  /** Returns the buttons to show after a game, with the main one first. */
  followUps(): readonly HTMLElement[];
  readonly moments: MomentHost | null;
  /** `null` if finished games cannot be shared. */
  readonly sharing: SharingHost | null;
}

/** Actions of the elements on the table. */
export interface TableControls extends GameHost {
  replay(count?: number): void;
  hint(): void;
  /** Removes a bot's advice and the mark that shows it. Returns `false` if there was none. */
  dropAdvice(): boolean;
  /** Shows the hand of the player who has taken over the screen. */
  takeScreen(): void;
  /** Shows a rival's turn again, step by step. */
  showTurn(turn: TurnSigns): void;
  /** Shows the text of the rival's turn in the row. */
  why(): void;
  /** Ends the pauses until the next decision of a human player. */
  skip(): void;
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
  readonly #panels: Panels;
  readonly motion: Motion;
  readonly moments: Announcements;
  #isEndDue = false;
  readonly #purse = h('div', { class: 'purse-place' });
  readonly #end: EndView;
  readonly #rivals: Rivals;
  readonly #supply: Supply;
  /** Called when new content has been drawn. */
  ondraw: () => void = () => {};

  constructor(state: TableState, host: TableHost, controls: TableControls) {
    const { words } = state.language;
    this.#state = state;
    this.#host = host;
    this.#controls = controls;
    this.#bar = new TopBar(words, controls, host);
    this.row = new PromptRow(words, () => controls.hint());
    this.#rivals = new Rivals(state, {
      show: (turn) => controls.showTurn(turn),
      point: (turn) => this.pointTurn(turn),
      why: () => controls.why(),
      skip: () => controls.skip(),
      replay: (count) => controls.replay(count),
    });
    this.stage = new Stage(words, () => this.#panels.redraw());
    this.#supply = new Supply(words, () => state.question?.takeMarker());
    this.#end = new EndView(state, this.stage, host);
    this.element = h('div', {
      class: 'table',
      'data-rivals': state.game.view.seating.length - 1,
      'data-luna': state.luna === null ? null : '',
    });
    this.motion = new Motion(this.element);
    this.moments = new Announcements(this.element);
    this.#panels = new Panels(this.motion);
    this.element.append(
      this.#bar.element,
      this.row.element,
      this.#panels.element,
      this.#purse,
      this.#rivals.card,
      this.#supply.element,
      this.pill.below,
      this.pill.element,
      this.stage.story,
      this.stage.scene,
      this.stage.tabs,
      this.moments.ribbons,
      this.motion.flights.layer,
      this.moments.bands,
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

  /** Marks the places of a turn. */
  pointTurn(turn: TurnSigns | null): void {
    if (this.#state.pointedTurn === turn || this.#state.replay !== null) return;
    this.#state.pointedTurn = turn;
    this.drawPictures();
  }

  /** Called by the viewer's next click. */
  hideTrails(): void {
    const { areTrailsShown, question } = this.#state;
    if (!areTrailsShown || question === null) return;
    this.#state.areTrailsShown = false;
    if (this.#rivals.hasTurns) this.drawPictures();
  }

  get rivals(): Pick<Rivals, 'mark' | 'nameOf' | 'stepsOf' | 'why'> {
    return this.#rivals;
  }

  showMessage(message: HTMLElement | null): void {
    this.row.showMessage(message);
  }

  /** Describes a component that cannot be chosen. */
  look(id: string | null): void {
    const { game, language, seat, view } = this.#state;
    const { rules } = game;
    const text = this.#state.textFor(seat);
    this.row.showHint(id === null ? null : componentInfo(id, { view, rules }, text, language.words));
  }

  async openSheet(name: 'openTextSheet' | 'openHelpSheet'): Promise<void> {
    const content = await sheetsPart.load();
    if (content === null) this.row.showMissing();
    else content[name](this.element, this.#state);
  }

  draw(): void {
    const { question, replay, isOver, showing } = this.#state;
    this.element.dataset['focus'] = (question && FOCUSED_ZONE[question.decision.prompt.kind]) ?? '';
    this.#drawRow();
    // Only a replay changes the layout. Otherwise, the log can wait for the pictures.
    if (replay !== null || this.element.classList.contains('is-replay')) this.#drawStory();
    // The scene waits until the last turn has been shown.
    this.#isEndDue = isOver && replay === null && showing.isRunning;
    if (!isOver || replay !== null) this.#end.close();
    else if (!this.#isEndDue) this.#showEnd();
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
    const { view, question, replay, target } = this.#state;
    const text = this.#state.textFor();
    const done = replay === null ? this.#marks(text) : marksOf(replay.events, text);
    const trails = replay === null ? this.#rivals.trails : [];
    const { marks = [] } = question?.glow ?? {};
    const open = pointedOut(marks, question?.chooser, target, question?.energy);
    const options = { text, trails, highlight: [...done, ...open], interactive: question !== null };
    const pictures = picturesOf(view, text, replay === null ? 'own' : 'strip');
    const position = { view, figures: figuresOf(this.#state.game.rules, view) };
    // In a replay, and while the screen is passed on, nothing moves.
    const moving = replay === null && !this.#state.game.isHandover ? position : null;
    const beside = (): void => this.#drawBeside(position, text);
    this.#panels.show({ pictures, options, position: moving, things: question?.things ?? [], beside });
    this.#announce(moving, text);
  }

  /** A player who is choosing is not interrupted. */
  #announce(position: Position | null, text: Text): void {
    const { game, language, question } = this.#state;
    if (question?.isInProgress === true) return;
    this.moments.update(position, game.events.length, () => ({
      rules: game.rules,
      view: game.view,
      scores: position?.figures.scores ?? [],
      text,
      words: language.words,
      faceOf: (seat) => this.#state.faceOf(seat),
    }));
  }

  /** Places that the others have changed, or new components at the start of a round. */
  #marks(text: Text): readonly Highlight[] {
    const { news, areTrailsShown } = this.#state;
    const { marks } = this.#rivals;
    return marks.length > 0 || !areTrailsShown ? marks : news.marks(text);
  }

  /** Draws the row again, for example when a rival's turn has been shown. */
  drawShown(): void {
    const hadFocus = this.row.element.contains(document.activeElement);
    this.#drawRow();
    this.drawPictures();
    if (this.#isEndDue && !this.#state.showing.isRunning) this.#showEnd();
    if (hadFocus) this.row.focus();
  }

  #drawRow(): void {
    const { question, replay, isOver, game } = this.#state;
    this.row.hint.disabled = question === null;
    this.row.isQuiet = replay !== null || isOver;
    if (game.opponents === null) this.row.hint.hidden = true;
    const { moments, origin } = this.#host;
    const content = rowContent(this.#state, this.#rivals, {
      ...{ moments, isReceived: origin === 'new' },
      skip: () => this.#controls.skip(),
      take: () => this.#controls.takeScreen(),
      seeEnd: () => this.#showEnd(),
    });
    this.row.show(content);
    this.element.classList.toggle('is-coached', this.#state.isCoachedRound);
    this.#rivals.drawCard();
    this.#rivals.mark();
    if (question !== null) this.row.list(preferences().lists || question.needsList);
  }

  /** Draws the turns again, for example when their points have become known. */
  drawTurns(): void {
    if (this.#state.replay !== null || this.#state.isOver) return;
    this.row.showLine(this.#state.question === null ? null : this.#rivals.pills());
    this.#drawStory();
  }

  #drawStory(): void {
    const { replay } = this.#state;
    const isSmall = this.element.classList.contains('is-small');
    this.stage.showStory(replay === null ? this.#rivals.log(isSmall) : null, replay);
  }

  /** Shows the table instead of the final scene. Returns `false` if the scene is not shown. */
  closeEnd(): boolean {
    const isClosed = this.#end.close();
    if (isClosed) this.row.focus();
    return isClosed;
  }

  #showEnd(): void {
    const { sharing, origin } = this.#host;
    this.#isEndDue = false;
    this.motion.flights.finish();
    this.#end.show({
      ...{ sharing, origin },
      seeTable: () => this.closeEnd(),
      replay: (count) => this.#controls.replay(count),
      followUps: () => this.#host.followUps(),
      seen: () => this.#host.seen(),
      failed: () => this.row.showMissing(),
    });
  }

  #drawBeside({ view, figures: { scores } }: Position, text: Text): void {
    const { game, replay, language, question } = this.#state;
    const { rules, past, canUndo, canRedo } = game;
    if (replay === null) this.#drawStory();
    this.element.toggleAttribute('data-at-start', question?.isAtStart === true);
    this.element.dataset['lit'] = (question?.glow.crowded ?? []).map((kind) => ZONE_OF[kind] ?? 'hand').join(' ');
    this.#supply.show(question);
    const take = question?.offersMarker === true ? () => this.#state.question?.takeMarker() : null;
    if (this.element.classList.contains('is-small')) renew(this.#purse, purse(rules, view, text, language.words, take));
    const isLive = replay === null;
    const bar = {
      view,
      rounds: rules.content.figures.rounds,
      scores,
      acting: isLive ? rules.pending(view).map(({ seat }) => seat) : [],
      canReplay: past !== null,
      canUndo: isLive && canUndo,
      canRedo: isLive && canRedo,
      hasSound: preferences().sound,
    };
    this.#bar.show(bar, text);
    this.element.classList.toggle('has-no-points', !preferences().points);
  }

  /** Opens the list if there are choices that no picture shows. */
  #drawn({ counts, missing, isNew }: Drawing): void {
    this.stage.count(counts, missing.length);
    if (!isNew) return;
    this.ondraw();
    if (this.stage.guideTo(this.#state.targetZone)) this.row.list(true);
  }
}
