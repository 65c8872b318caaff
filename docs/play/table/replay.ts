import type { GameEvent, GameView, Seat } from 'skymines-rules';
import type { RichText, Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { renderText } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { curve } from './curve.ts';
import type { History, Move } from './history.ts';
import { pawn } from './pawn.ts';

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
  readonly #text: Text;
  readonly #words: Words;
  readonly #host: ReplayHost;
  readonly #luna: Seat | null;
  readonly #rows = new Map<Move, HTMLElement>();
  /** `to` is the number of actions after which the points are known. */
  readonly #results: { readonly place: HTMLElement; readonly points: string; readonly to: number }[] = [];
  readonly #slider: HTMLInputElement;
  readonly #position = h('output', {});
  readonly #curve = h('div', { class: 'course' });
  readonly #play: HTMLButtonElement;
  readonly #ask: HTMLButtonElement;
  #count: number;
  /** Number of actions that the viewer has seen. */
  #reached: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(history: History, luna: Seat | null, text: Text, words: Words, host: ReplayHost) {
    this.#history = history;
    this.#luna = luna;
    this.#text = text;
    this.#words = words;
    this.#host = host;
    const { table } = words;
    const all = history.moments.length - 1;
    this.#reached = host.isNew ? 0 : all;
    this.#count = this.#reached;
    this.#slider = h('input', {
      ...{ type: 'range', min: 0, max: all, value: all, 'aria-label': words.replay },
      oninput: () => this.go(Number(this.#slider.value)),
    });
    this.#play = button('▶', () => this.toggle(), { 'aria-label': table.play, class: 'play-pause' });
    this.#ask = button(table.askBot, () => this.#host.ask(this.#count));
    this.list = h('div', { class: 'moves', tabindex: 0, role: 'region', 'aria-label': table.moves });
    this.list.append(...this.#rounds());
    this.question = [h('h2', { tabindex: -1 }, words.replay)];
    this.controls = h(
      'div',
      { class: 'replay' },
      h(
        'div',
        { class: 'player' },
        this.#curve,
        this.#slider,
        h(
          'div',
          { class: 'row' },
          this.#position,
          button('«', () => this.go(0), { 'aria-label': table.toStart }),
          button('‹', () => this.step(-1), { 'aria-label': words.previous }),
          this.#play,
          button('›', () => this.step(1), { 'aria-label': words.next }),
          button('»', () => this.go(all), { 'aria-label': table.toEnd }),
          button(host.isNew ? table.seeResult : words.replayEnd, () => this.#host.end(), { class: 'main' }),
        ),
      ),
      h('div', { class: 'further' }, this.#ask, ...this.#further(host.moments)),
    );
    this.#mark();
  }

  #further(moments: MomentHost | null): readonly HTMLElement[] {
    if (moments === null) return [];
    const { table, replayFrom } = this.#words;
    return [
      button(table.picture, () => this.#host.savePicture(this.#count)),
      button(table.linkHere, () => moments.shareUpTo(this.#count)),
      button(replayFrom, () => moments.continueFrom(this.#count)),
    ];
  }

  get count(): number {
    return this.#count;
  }

  get events(): readonly GameEvent[] {
    return this.#move?.events ?? [];
  }

  get #move(): Move | undefined {
    return this.#history.moves.findLast(({ from }) => from < this.#count);
  }

  go(wanted: number): void {
    const all = this.#history.moments.length - 1;
    this.#count = Math.min(Math.max(wanted, 0), all);
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
    this.go(next ?? (by > 0 ? this.#history.moments.length - 1 : 0));
  }

  toggle(): void {
    const isPlaying = this.#timer !== undefined;
    this.stop();
    if (isPlaying) return;
    if (this.#count === this.#history.moments.length - 1) this.go(0);
    this.#timer = setInterval(() => {
      this.step(1);
      if (this.#count === this.#history.moments.length - 1) this.stop();
    }, MOVE_DURATION);
    this.#play.textContent = '❚❚';
    this.#play.setAttribute('aria-label', this.#words.table.pause);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#play.textContent = '▶';
    this.#play.setAttribute('aria-label', this.#words.table.play);
  }

  #mark(): void {
    const all = this.#history.moments.length - 1;
    this.#reached = Math.max(this.#reached, this.#count);
    this.#slider.value = String(this.#count);
    this.#ask.disabled = !this.#host.canAsk(this.#count);
    this.#position.textContent = this.#words.replayAt(this.#count, all);
    const look = { text: this.#text, words: this.#words };
    const marks = { at: this.#count, reached: this.#reached, marks: [] };
    this.#curve.replaceChildren(curve(this.#history, marks, look, (count) => this.go(count)));
    for (const { place, points, to } of this.#results)
      place.textContent = to <= this.#reached ? points : this.#words.table.notShown;
    for (const [{ from, to }, row] of this.#rows) {
      const isNow = this.#count > from && this.#count <= to;
      row.classList.toggle('is-now', isNow);
      if (row.parentElement !== null) row.parentElement.hidden = from >= this.#reached;
      if (isNow) row.scrollIntoView({ block: 'center' });
    }
    const move = this.#move;
    this.now.replaceChildren(...(move === undefined ? this.#beforeAll() : this.#inFull(move)));
  }

  #rounds(): HTMLElement[] {
    const { moments, moves } = this.#history;
    const rounds = [...new Set(moves.map(({ round }) => round))];
    return rounds.flatMap((round) => {
      const own = moves.filter((move) => move.round === round);
      const to = own.at(-1)?.to ?? 0;
      const place = h('span', {});
      this.#results.push({ place, points: moments[to]?.totals.join(' : ') ?? '', to });
      const title = h('h3', {}, `${this.#text.heading('round')} ${round}`, place);
      return [title, h('ol', {}, ...own.map((move) => this.#row(move)))];
    });
  }

  #row(move: Move): HTMLElement {
    const { moments } = this.#history;
    const lines = this.#logLines(move);
    const full = lines.map((line) => sentence(line)).join(' ');
    const [before = 0, after = 0] = [move.from, move.to].map((at) => moments[at]?.totals[move.seat]);
    const gain = after - before;
    const row = button('', () => this.go(move.to), { class: 'move', 'data-seat': move.seat });
    const worth = gain === 0 ? '·' : gain > 0 ? `+${gain}` : `−${-gain}`;
    const [first] = lines;
    row.append(
      pawn(move.seat, move.seat === this.#luna),
      h('span', { class: 'what', title: full }, first === undefined ? this.#text.phase('planning') : renderText(first)),
      h('span', { class: gain < 0 ? 'loss' : 'gain' }, worth),
    );
    this.#rows.set(move, row);
    const item = h('li', {}, row);
    item.style.setProperty('--column', String(move.seat + 1));
    return item;
  }

  #beforeAll(): readonly HTMLElement[] {
    if (!this.#host.isNew) return [];
    const seats = this.#history.moments[0]?.totals.map((_, seat) => seat) ?? [];
    const names = seats.map((seat) => sentence(this.#text.name({ kind: 'seat', seat })));
    return [h('p', {}, this.#words.table.sentGame(names))];
  }

  #inFull(move: Move): readonly HTMLElement[] {
    const { seat } = move;
    const name = h('b', {}, this.#words.says(sentence(this.#text.name({ kind: 'seat', seat }))));
    const [first, ...more] = this.#logLines(move).map((line) => h('p', {}, renderText(line)));
    first?.prepend(pawn(seat, seat === this.#luna), name);
    return first === undefined ? [] : [first, ...more];
  }

  #logLines({ seat, events }: Move): readonly RichText[] {
    return this.#text.log(events).flatMap((line) => (line.seat === seat ? [line.text] : []));
  }
}
