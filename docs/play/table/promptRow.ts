import type { Seat } from 'skymines-rules';
import { button, h } from '../../shared/elements.ts';
import { withButton } from '../ask/withButton.ts';
import { renew } from '../dom.ts';
import type { Words } from '../words/en.ts';
import { pawn } from './pawn.ts';
import { fitPills } from './pills.ts';

export interface RowContent {
  /** A pawn of this seat appears before the question. */
  readonly who: { readonly seat: Seat; readonly isLuna: boolean } | null;
  readonly question: readonly HTMLElement[];
  /** A rival's turn, or a button for each rival's last turn. */
  readonly line: HTMLElement | null;
  readonly closing: readonly HTMLElement[];
  readonly list: readonly HTMLElement[];
  /** Shown while nothing is hovered. */
  readonly idle: HTMLElement | null;
}

/** The row between the board and the player's own zones. When open, its list covers the displays. */
export class PromptRow {
  readonly element: HTMLElement;
  readonly #words: Words;
  readonly #question = h('div', { class: 'asked' });
  readonly #line = h('div', { class: 'line' });
  readonly #info = h('div', { class: 'info', role: 'status' });
  readonly #glance = h('div', { class: 'glance' });
  /** Screen readers announce new content. */
  readonly #idle = h('div', { class: 'idle', 'aria-live': 'polite' });
  /** For screen readers only. */
  readonly #spoken = h('p', { class: 'spoken', role: 'status' });
  readonly #closing = h('div', { class: 'closing' });
  readonly #offers: HTMLElement;
  readonly #tray: HTMLElement;
  readonly #message: HTMLElement;
  #isLayoutPending = false;
  #isFocusPending = false;
  #isOpenedByPlayer = false;
  readonly hint: HTMLButtonElement;
  onclose: () => void = () => {};
  onlist: (isOpen: boolean) => void = () => {};

  constructor(words: Words, hint: () => void) {
    this.#words = words;
    this.hint = button(words.hint, hint, { class: 'hint', title: words.hintHelp });
    this.hint.append(h('kbd', { 'aria-hidden': 'true' }, 'H'));
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
    // A click expands help text that is too long for the row. Keyboard users can open the help sheet instead.
    this.#idle.addEventListener('click', open);
    this.#message = h('div', { class: 'message' }, this.#info, this.#glance, this.#idle, grow, close);
    this.#message.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      shut();
      this.focus();
    });
    const row = h('div', { class: 'prompt' }, this.#question, this.#line, this.#message, this.#closing, this.hint);
    this.element = h('section', { class: 'ask' }, this.#spoken, row, this.#tray);
    new ResizeObserver(() => this.#settle()).observe(this.#line);
  }

  /** In the tab order, the pictures come between the question and the rest. */
  get parts(): { readonly question: readonly Element[]; readonly rest: readonly Element[] } {
    return {
      question: [this.#question],
      rest: [this.#tray, this.#line, this.#message, this.#closing, this.hint],
    };
  }

  show({ who, question, line, closing, list, idle }: RowContent): void {
    this.showLine(line);
    this.#question.replaceChildren(...(who === null ? [] : [pawn(who.seat, who.isLuna)]), ...question);
    this.#closing.replaceChildren(...closing);
    this.#offers.replaceChildren(...list);
    // Replacing identical content would make screen readers repeat it.
    renew(this.#idle, ...(idle === null ? [] : [idle]));
    this.#tray.classList.toggle('is-long', list.length > 14);
    if (list.length === 0) this.list(false);
    this.#settle();
  }

  /** Replaces the others' turns only. */
  showLine(line: HTMLElement | null): void {
    if (this.#line.firstElementChild !== line) this.#line.replaceChildren(...(line === null ? [] : [line]));
    this.#settle();
  }

  /** Reports that a part of the page cannot be loaded. */
  showMissing(): void {
    const reload = button(this.#words.reload, () => location.reload(), { class: 'main' });
    this.showMessage(withButton(h('div', {}, h('p', {}, this.#words.missing)), reload));
  }

  get isListOpen(): boolean {
    return !this.#tray.hidden;
  }

  list(isOpen: boolean): void {
    this.#isOpenedByPlayer = false;
    const isShown = isOpen && this.#offers.childElementCount > 0;
    if (isShown === this.isListOpen) return;
    this.#tray.hidden = !isShown;
    this.onlist(isShown);
  }

  /** Opens or closes the list for the player. */
  toggle(): void {
    this.list(!this.isListOpen);
    this.#isOpenedByPlayer = this.isListOpen;
  }

  /** False if the list opened together with the question. */
  get isOpenedByPlayer(): boolean {
    return this.isListOpen && this.#isOpenedByPlayer;
  }

  focusList(): void {
    this.#offers.querySelector<HTMLElement>('button')?.focus();
  }

  showMessage(message: HTMLElement | null): void {
    this.#info.replaceChildren(...(message === null ? [] : [message]));
    this.#message.classList.toggle('is-held', message?.querySelector('button, input') != null);
    this.#message.classList.remove('is-open');
    this.showHint(null);
  }

  /** Announces the player's latest action to screen readers. */
  say(text: string): void {
    this.#spoken.textContent = text;
  }

  /** Shows a temporary hint after the message. */
  showHint(message: HTMLElement | null): void {
    this.#glance.replaceChildren(...(message === null ? [] : [message]));
    this.#settle();
  }

  /** Layout is expensive, so it waits for the next frame. */
  #settle(): void {
    if (this.#isLayoutPending) return;
    this.#isLayoutPending = true;
    requestAnimationFrame(() => {
      this.#isLayoutPending = false;
      if (this.#isFocusPending) this.#question.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      this.#isFocusPending = false;
      // A click can expand text that is cut off.
      const line = this.#line.querySelector<HTMLElement>('.pills');
      if (line !== null) fitPills(line);
      const parts = [...this.#message.querySelectorAll('.info, .glance, .idle, .told, .help')];
      const isCut = parts.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2);
      const { classList } = this.#message;
      classList.toggle('is-long', isCut || classList.contains('is-open'));
    });
  }

  get hasMessage(): boolean {
    return this.#info.childElementCount > 0;
  }

  /** Call this before a change. Removing a focused element later would force a layout. */
  blur(): void {
    this.element.querySelector<HTMLElement>(':focus')?.blur();
  }

  focus(): void {
    this.#isFocusPending = true;
    this.#settle();
  }

  /** Marks the row while the game is over or the player is only watching. */
  set isQuiet(isQuiet: boolean) {
    this.hint.hidden = isQuiet;
    this.element.dataset['words'] = isQuiet ? this.#words.over : '';
  }
}
