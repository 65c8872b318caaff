import { button, h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';
import { pawn } from './pawn.ts';
import { fittingSigns, pointsClass, pointsText, type SignsLook, signs } from './signsView.ts';
import type { TurnSigns } from './turnSigns.ts';

/** More turns are added when the player scrolls to the end. */
const FIRST_TURNS = 40;
const HEIGHT = 16;

export interface LogLook extends Omit<SignsLook, 'height'> {
  /** Width of the icons of a row, in design pixels. */
  readonly room: number;
  /** Name of a turn for screen readers, with its points. */
  readonly nameOf: (turn: TurnSigns) => string;
  /** Opens the replay after a turn, or `null` if there is none. */
  readonly open: ((turn: TurnSigns) => void) | null;
  /** Called with the turn under the pointer, or with `null`. */
  readonly point: (turn: TurnSigns | null) => void;
}

/** One row of icons per turn, the newest first. Rows that stay are kept, because every new one costs a layout. */
export class Log {
  readonly element = h('div', { class: 'log' });
  readonly #list: HTMLElement;
  #look: LogLook | null = null;
  #turns: readonly TurnSigns[] = [];
  #rows = new WeakMap<TurnSigns, HTMLElement>();
  #rounds = new Map<number, HTMLElement>();
  #most = FIRST_TURNS;

  constructor(words: Words) {
    this.#list = h('ol', { 'aria-label': words.log });
    this.#list.addEventListener('scroll', () => {
      const { scrollTop, clientHeight, scrollHeight } = this.#list;
      if (this.#most >= this.#turns.length || scrollTop + clientHeight <= scrollHeight - 40) return;
      this.#most += FIRST_TURNS;
      this.#draw();
    });
    rove(this.#list);
    this.#list.addEventListener('pointerleave', () => this.#look?.point(null));
  }

  show(turns: readonly TurnSigns[], look: LogLook): void {
    const before = this.#look;
    if (before?.room !== look.room || (before.open === null) !== (look.open === null)) this.#rows = new WeakMap();
    this.#look = look;
    this.#turns = [...turns].reverse();
    this.element.classList.toggle('faint', turns.length === 0);
    if (turns.length === 0) this.element.replaceChildren(look.words.nothingYet);
    else if (this.#list.parentNode !== this.element) this.element.replaceChildren(this.#list);
    this.#draw();
  }

  #draw(): void {
    const look = this.#look;
    if (look === null) return;
    const shown = this.#turns.slice(0, this.#most);
    place(
      this.#list,
      shown.flatMap((turn, index) => {
        const { round } = turn.turn;
        const isFirst = index > 0 && shown[index - 1]?.turn.round !== round;
        return isFirst ? [this.#headingOf(round, look), this.#rowOf(turn, look)] : [this.#rowOf(turn, look)];
      }),
    );
    const links = linksIn(this.#list);
    // The table is drawn again whenever the focus moves to another turn.
    const stop = links.find((link) => link === document.activeElement) ?? links[0];
    for (const link of links) link.tabIndex = link === stop ? 0 : -1;
    // Without buttons, the list itself must be reachable for scrolling.
    if (links.length === 0) this.#list.tabIndex = 0;
    else this.#list.removeAttribute('tabindex');
  }

  #rowOf(turn: TurnSigns, look: LogLook): HTMLElement {
    const known = this.#rows.get(turn) ?? row(turn, look);
    this.#rows.set(turn, known);
    return known;
  }

  #headingOf(round: number, { words }: LogLook): HTMLElement {
    const known = this.#rounds.get(round) ?? h('li', { class: 'log-round' }, words.rivals.round(round));
    this.#rounds.set(round, known);
    return known;
  }
}

/** Makes these the children of a list, without touching those that are already in place. */
function place(list: Element, rows: readonly Element[]): void {
  const kept = new Set(rows);
  for (const each of [...list.children]) if (!kept.has(each)) each.remove();
  for (const [index, each] of rows.entries()) {
    const now = list.children[index] ?? null;
    if (now !== each) list.insertBefore(each, now);
  }
}

function linksIn(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.log-turn')];
}

function row(turn: TurnSigns, look: LogLook): HTMLElement {
  const { seat, kind } = turn.turn;
  const { used, got } = fittingSigns(turn.steps, look.room, HEIGHT);
  const points = kind === 'plan' ? null : (turn.turn.gains?.[seat] ?? null);
  const line = h(
    'span',
    { class: 'log-line', 'aria-hidden': 'true' },
    pawn(seat, seat === look.luna),
    ...signs(used, { ...look, height: HEIGHT }),
    got.length === 0 ? null : h('i', { class: 'leads' }),
    ...signs(got, { ...look, height: HEIGHT }),
    h('b', { class: pointsClass(points) }, pointsText(points)),
  );
  const item = h('li', { 'data-seat': seat, class: kind === 'plan' ? 'planned' : '' });
  item.addEventListener('pointerenter', () => look.point(turn));
  const { open } = look;
  if (open === null || turn.turn.to === null) {
    item.append(line, h('span', { class: 'spoken' }, look.nameOf(turn)));
    return item;
  }
  const label = look.words.rivals.seeInReplay(look.nameOf(turn));
  const link = button(line, () => open(turn), { class: 'log-turn', tabindex: -1 });
  link.append(h('span', { class: 'spoken' }, label));
  link.addEventListener('focus', () => look.point(turn));
  link.addEventListener('blur', () => look.point(null));
  item.append(link);
  return item;
}

/** The list is one stop for the Tab key. The arrow keys move between its rows. */
function rove(list: HTMLElement): void {
  list.addEventListener('keydown', (event) => {
    const rows = linksIn(list);
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = rows.findIndex((each) => each === document.activeElement);
    const next = by === undefined ? undefined : rows[at + by];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    for (const each of rows) each.tabIndex = each === next ? 0 : -1;
    next.focus();
  });
}
