import type { Seat } from 'skymines-rules';
import { button, h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';
import { pawn } from './pawn.ts';

/** What the row shows of a question, or while nobody is asked. */
export interface RowContent {
  /** Whose pawn stands before the question. */
  readonly who: { readonly seat: Seat; readonly isLuna: boolean } | null;
  readonly question: readonly HTMLElement[];
  readonly closing: readonly HTMLElement[];
  readonly list: readonly HTMLElement[];
  /** What stands there while nothing is pointed at. */
  readonly idle: HTMLElement | null;
}

/**
 * The row between the board and one's own things: what is asked, what would happen, what ends the turn. The list of all choices
 * lies over the displays while it is open.
 */
export class PromptRow {
  readonly element: HTMLElement;
  readonly #words: Words;
  readonly #asked = h('div', { class: 'asked' });
  readonly #info = h('div', { class: 'info', role: 'status' });
  readonly #glance = h('div', { class: 'glance' });
  /** What others did meanwhile, and help: screen readers say what is new of it. */
  readonly #idle = h('div', { class: 'idle', 'aria-live': 'polite' });
  /** What the person has just done, for those who hear the page; the others see it. */
  readonly #spoken = h('p', { class: 'spoken', role: 'status' });
  readonly #closing = h('div', { class: 'closing' });
  readonly #offers: HTMLElement;
  readonly #tray: HTMLElement;
  readonly #message: HTMLElement;
  /** Whether the next frame is waited for, and whether the keyboard is to go on at the question then. */
  #isSettling = false;
  #isWanted = false;
  /** Whether somebody has opened the list by hand. */
  #isWished = false;
  readonly hint: HTMLButtonElement;
  readonly #all: HTMLButtonElement;
  /** Called when somebody has closed what is said. */
  onclose: () => void = () => {};
  /** Called with whether the list is open now. */
  onlist: (isOpen: boolean) => void = () => {};

  constructor(words: Words, hint: () => void) {
    this.#words = words;
    this.hint = button(words.hint, hint, { class: 'hint', title: words.hintHelp });
    this.hint.append(h('kbd', { 'aria-hidden': 'true' }, 'H'));
    this.#all = button(words.table.list, () => this.toggle(), { class: 'all', 'aria-expanded': 'false' });
    this.#all.append(h('kbd', { 'aria-hidden': 'true' }, 'A'));
    this.#offers = h('ul', { class: 'offers', 'aria-label': words.choices });
    this.#tray = h('div', { class: 'tray', hidden: true }, this.#offers);
    const shut = (): void => {
      this.showMessage(null);
      this.onclose();
    };
    const close = button('✕', shut, { class: 'close', 'aria-label': words.close });
    const open = (): void => {
      this.#message.classList.toggle('is-open');
      this.#settle();
    };
    const grow = button('⋯', open, { class: 'grow', 'aria-label': words.zoom });
    // Help that is too long for the row is read on by a click; the keyboard has the help of the page.
    this.#idle.addEventListener('click', open);
    this.#message = h('div', { class: 'message' }, this.#info, this.#glance, this.#idle, grow, close);
    this.#message.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      shut();
      this.focus();
    });
    const row = h('div', { class: 'prompt' }, this.#asked, this.#message, this.#closing, this.hint, this.#all);
    this.element = h('section', { class: 'ask' }, this.#spoken, row, this.#tray);
  }

  /** The question and the rest of the row. In the tab order the choices of the pictures come between them. */
  get parts(): { readonly asked: readonly Element[]; readonly rest: readonly Element[] } {
    return { asked: [this.#asked], rest: [this.#tray, this.#message, this.#closing, this.hint, this.#all] };
  }

  show({ who, question, closing, list, idle }: RowContent): void {
    this.#asked.replaceChildren(...(who === null ? [] : [pawn(who.seat, who.isLuna)]), ...question);
    this.#closing.replaceChildren(...closing);
    this.#offers.replaceChildren(...list);
    // What is there already would be read again.
    if (idle?.isEqualNode(this.#idle.firstChild) !== true) this.#idle.replaceChildren(...(idle === null ? [] : [idle]));
    this.#all.hidden = list.length === 0;
    this.#tray.classList.toggle('is-long', list.length > 14);
    if (list.length === 0) this.list(false);
    this.#settle();
  }

  get isListed(): boolean {
    return !this.#tray.hidden;
  }

  /** Opens the list of all choices, or closes it. */
  list(isOpen: boolean): void {
    this.#isWished = false;
    const isWanted = isOpen && this.#offers.childElementCount > 0;
    if (isWanted === this.isListed) return;
    this.#tray.hidden = !isWanted;
    this.#all.setAttribute('aria-expanded', String(isWanted));
    this.onlist(isWanted);
  }

  /** Somebody opens the list, or closes it. */
  toggle(): void {
    this.list(!this.isListed);
    this.#isWished = this.isListed;
  }

  /** Whether somebody has opened the list, and not the question. */
  get isWished(): boolean {
    return this.isListed && this.#isWished;
  }

  /** The keyboard goes on at the list. */
  focusList(): void {
    this.#offers.querySelector<HTMLElement>('button')?.focus();
  }

  showMessage(message: HTMLElement | null): void {
    this.#info.replaceChildren(...(message === null ? [] : [message]));
    this.#message.classList.toggle('is-held', message?.querySelector('button, input') != null);
    this.#message.classList.remove('is-open');
    this.showHint(null);
  }

  /** Says what the person has just done. */
  say(text: string): void {
    this.#spoken.textContent = text;
  }

  /** Says something in passing, after what is said already. */
  showHint(message: HTMLElement | null): void {
    this.#glance.replaceChildren(...(message === null ? [] : [message]));
    this.#settle();
  }

  /** What needs the layout of the page is done once, when it is laid out for the next frame anyway. */
  #settle(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    requestAnimationFrame(() => {
      this.#isSettling = false;
      if (this.#isWanted) this.#asked.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      this.#isWanted = false;
      // Whatever is cut can be read on.
      const parts = [...this.#message.querySelectorAll('.info, .glance, .idle, .told, .meanwhile, .help')];
      const isBrief = this.#idle.clientHeight > 0 && this.#idle.querySelector('.whole') !== null;
      const isCut = isBrief || parts.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2);
      const { classList } = this.#message;
      classList.toggle('is-long', isCut || classList.contains('is-open'));
    });
  }

  get hasMessage(): boolean {
    return this.#info.childElementCount > 0;
  }

  /** Before something changes: to take away what has the focus costs a layout of the page, unless nothing has changed yet. */
  blur(): void {
    this.element.querySelector<HTMLElement>(':focus')?.blur();
  }

  /** The keyboard goes on at the question, which screen readers read. */
  focus(): void {
    this.#isWanted = true;
    this.#settle();
  }

  /** Marks the row while the game is over or watched. */
  set isQuiet(isQuiet: boolean) {
    this.hint.hidden = isQuiet;
    this.element.dataset['words'] = isQuiet ? this.#words.over : '';
  }
}
