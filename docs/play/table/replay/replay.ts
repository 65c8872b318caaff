import type { GameEvent, GameView } from 'skymines-rules';
import { plain } from 'skymines-rules/text';
import { button, h } from '../../../shared/elements.ts';
import { renderText } from '../../dom.ts';
import { seatName } from '../../seatNames.ts';
import type { Look } from '../curve.ts';
import type { History, PlayedTurn } from '../history.ts';
import { icon } from '../menu/icons.ts';
import { pointsClass, pointsText } from '../signsView.ts';
import { CurveSlider } from './curveSlider.ts';
import { type GridLook, lineOf, signLine, TurnGrid } from './turnGrid.ts';

export interface ReplayHost {
  show(count: number): void;
  savePicture(count: number): void;
  /** True if a bot can say what it would do after this number of actions. */
  canAsk(count: number): boolean;
  ask(count: number): void;
  readonly moments: MomentHost | null;
  /** Moves and points stay hidden until the viewer reaches them. */
  readonly isNew: boolean;
  end(): void;
}

export interface MomentHost {
  continueFrom(count: number): void;
  shareUpTo(count: number): void;
  /** The picture is limited to what the viewer may see. */
  savePicture(view: GameView, count: number): void;
}

/** In milliseconds. */
const MOVE_DURATION = 900;

export class Replay {
  readonly list: HTMLElement;
  readonly controls: HTMLElement;
  readonly question: readonly HTMLElement[];
  readonly now = h('div', { class: 'now' });
  readonly #history: History;
  readonly #look: GridLook & Look;
  readonly #host: ReplayHost;
  readonly #grid: TurnGrid;
  readonly #slider: CurveSlider;
  readonly #position = h('output', {});
  readonly #turn = h('div', { class: 'played-turn', tabindex: 0, role: 'region' });
  readonly #advice = h('div', { class: 'advice', role: 'status' });
  readonly #play: HTMLButtonElement;
  readonly #ask: HTMLButtonElement;
  #count: number;
  /** Number of actions that the viewer has seen. */
  #reached: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(history: History, look: GridLook & Look, host: ReplayHost) {
    this.#history = history;
    this.#look = look;
    this.#host = host;
    const { words } = look;
    const { table } = words;
    this.#reached = host.isNew ? 0 : this.#last;
    this.#count = this.#reached;
    this.#grid = new TurnGrid(history, look, (count) => this.go(count));
    this.list = this.#grid.element;
    const state = { at: this.#count, reached: this.#reached, marks: [] };
    this.#slider = new CurveSlider(history, state, words.replay, look, (count) => this.go(count));
    this.#turn.ariaLabel = words.end.turn;
    this.#play = button('▶', () => this.toggle(), { 'aria-label': table.play, class: 'main play-pause' });
    this.#ask = button(table.askBot, () => this.#host.ask(this.#count));
    this.question = [h('h2', { tabindex: -1 }, words.replay), this.#position];
    this.controls = h('div', { class: 'replay' }, this.#player(), this.#panel());
    this.#mark();
  }

  get #last(): number {
    return this.#history.moments.length - 1;
  }

  #player(): HTMLElement {
    const { words } = this.#look;
    const { table } = words;
    const steps = [
      button('«', () => this.go(0), { 'aria-label': table.toStart }),
      button('‹', () => this.step(-1), { 'aria-label': words.previous }),
      this.#play,
      button('›', () => this.step(1), { 'aria-label': words.next }),
      button('»', () => this.go(this.#last), { 'aria-label': table.toEnd }),
    ];
    const end = this.#host.isNew ? table.seeResult : words.replayEnd;
    return h(
      'div',
      { class: 'player' },
      this.#slider.element,
      h(
        'div',
        { class: 'player-row' },
        h('div', { class: 'row steps' }, ...steps),
        h(
          'div',
          { class: 'row' },
          ...this.#exports(),
          button(end, () => this.#host.end()),
        ),
      ),
    );
  }

  #exports(): readonly HTMLElement[] {
    const { moments } = this.#host;
    const { table } = this.#look.words;
    if (moments === null) return [];
    const named = (name: string) => ({ 'aria-label': name, title: name });
    return [
      button(icon('link'), () => moments.shareUpTo(this.#count), named(table.linkHere)),
      button(icon('picture'), () => this.#host.savePicture(this.#count), named(table.picture)),
    ];
  }

  #panel(): HTMLElement {
    const { moments } = this.#host;
    const from =
      moments && button(this.#look.words.replayFrom, () => moments.continueFrom(this.#count), { class: 'main' });
    return h('section', { class: 'further' }, this.#turn, this.#advice, this.#ask, from);
  }

  get count(): number {
    return this.#count;
  }

  get events(): readonly GameEvent[] {
    return this.#history.moves.findLast(({ from }) => from < this.#count)?.events ?? [];
  }

  get #played(): PlayedTurn | undefined {
    return this.#history.turns.findLast(({ from, to }) => from < this.#count && this.#count <= to);
  }

  focus(): void {
    this.#slider.focus();
  }

  /** Shows what a bot would have done until the position changes. */
  advise(advice: HTMLElement): void {
    this.#advice.replaceChildren(advice);
  }

  go(wanted: number): void {
    this.#count = Math.min(Math.max(wanted, 0), this.#last);
    this.#mark();
    this.#host.show(this.#count);
  }

  /** A negative number steps back. */
  step(moves: number): void {
    const ends = [0, ...this.#history.moves.map(({ to }) => to)];
    const at = ends.findLastIndex((end) => end <= this.#count);
    const isBetween = ends[at] !== this.#count;
    this.go(ends[at + moves + (moves < 0 && isBetween ? 1 : 0)] ?? (moves < 0 ? 0 : (ends.at(-1) ?? 0)));
  }

  /** `-1` returns to the start of the current round, or of the previous round if it is already there. */
  round(by: 1 | -1): void {
    const { moves } = this.#history;
    const starts = moves.filter(({ round }, index) => round !== moves[index - 1]?.round).map(({ from }) => from);
    const next = by > 0 ? starts.find((start) => start > this.#count) : starts.findLast((start) => start < this.#count);
    this.go(next ?? (by > 0 ? this.#last : 0));
  }

  toggle(): void {
    const isPlaying = this.#timer !== undefined;
    this.stop();
    if (isPlaying) return;
    if (this.#count === this.#last) this.go(0);
    this.#timer = setInterval(() => {
      this.step(1);
      if (this.#count === this.#last) this.stop();
    }, MOVE_DURATION);
    this.#play.textContent = '❚❚';
    this.#play.setAttribute('aria-label', this.#look.words.table.pause);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#play.textContent = '▶';
    this.#play.setAttribute('aria-label', this.#look.words.table.play);
  }

  #mark(): void {
    const { words } = this.#look;
    this.#reached = Math.max(this.#reached, this.#count);
    this.#ask.disabled = !this.#host.canAsk(this.#count);
    this.#position.textContent = words.replayAt(this.#count, this.#last);
    this.#slider.show({ at: this.#count, reached: this.#reached, marks: [] }, this.#description());
    this.#grid.show(this.#count, this.#reached);
    this.#advice.replaceChildren();
    const played = this.#played;
    this.now.replaceChildren(...(played === undefined ? this.#beforeAll() : this.#line(played, 420, 22)));
    this.#turn.replaceChildren(...(played === undefined ? [] : this.#inFull(played)));
  }

  /** The position for screen readers. */
  #description(): string {
    const { text, words, game } = this.#look;
    const { state, totals } = this.#history.moments[this.#count] ?? {};
    const points = game.view.seating.map((seat) => `${seatName(text, seat)} ${totals?.[seat] ?? 0}`);
    const round = `${text.heading('round')} ${state?.round ?? 1}`;
    return [words.replayAt(this.#count, this.#last), round, ...points].join(', ');
  }

  #beforeAll(): readonly HTMLElement[] {
    if (!this.#host.isNew || this.#count > 0) return [];
    const names = this.#look.game.view.seating.map((seat) => seatName(this.#look.text, seat));
    return [h('p', {}, this.#look.words.table.sentGame(names))];
  }

  #line(played: PlayedTurn, room: number, height: number): readonly HTMLElement[] {
    const { game, text, words } = this.#look;
    const { turn } = played;
    const line = lineOf(played, game.rules.content, text);
    return [
      h('b', { 'data-seat': turn.seat }, words.says(seatName(text, turn.seat))),
      ...signLine(line, room, height, words, game.view.luna?.seat ?? null),
      h('span', { class: 'spoken' }, plain(line.text)),
    ];
  }

  #inFull(played: PlayedTurn): readonly HTMLElement[] {
    const { game, text, words } = this.#look;
    const { turn } = played;
    const name = seatName(text, turn.seat);
    const line = lineOf(played, game.rules.content, text);
    const gain = turn.gains?.[turn.seat] ?? null;
    const worth = h(
      'p',
      { class: 'turn-worth' },
      words.end.worth,
      h('b', { class: pointsClass(gain) }, pointsText(gain)),
    );
    return [
      h('h3', {}, turn.kind === 'plan' ? words.end.planOf(name) : words.end.turnOf(name)),
      ...signLine(line, 300, 26, words, game.view.luna?.seat ?? null),
      ...(turn.kind === 'plan' ? [] : [worth]),
      ...text.log(turn.events).map((each) => h('p', { class: 'prose' }, renderText(each.text))),
    ];
  }
}
