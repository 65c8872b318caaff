import { button, h } from '../../shared/elements.ts';
import type { Words } from '../words/en.ts';

/** What stands beside the pictures: the question, a message, what has happened, the scores. */
export class Side {
  readonly element: HTMLElement;
  readonly #news = h('div', { class: 'meanwhile' });
  readonly #ask = h('section', { class: 'ask' });
  /** What needs an answer now, and what led to it. */
  readonly #due = h('div', { class: 'due' }, this.#news, this.#ask);
  readonly #info = h('div', { class: 'info', role: 'status' });
  readonly #glance = h('div', { class: 'glance' });
  readonly #story: HTMLDetailsElement;
  readonly #scores: HTMLDetailsElement;
  #isEnded = false;

  /** `scores` makes the table of scores; it is asked only while it can be seen. */
  constructor(words: Words, bar: HTMLElement, scores: () => HTMLElement) {
    this.#story = h('details', { open: true }, h('summary', {}, words.log));
    const show = (): void => {
      if (this.#scores.open) replaceRest(this.#scores, scores());
    };
    this.#scores = h('details', { ontoggle: show }, h('summary', {}, words.scores));
    const close = button('✕', () => this.showMessage(null), { class: 'close', 'aria-label': words.close });
    const idle = h('p', { class: 'idle faint' }, words.pointHelp);
    const message = h('div', { class: 'message' }, close, this.#info, this.#glance, idle);
    message.addEventListener('keydown', ({ key }) => key === 'Escape' && this.showMessage(null));
    this.element = h('div', { class: 'side' }, bar, this.#due, message, this.#story, this.#scores);
  }

  showQuestion(question: readonly HTMLElement[]): void {
    this.#ask.replaceChildren(...question);
  }

  /** What others did since one's last turn, over the question. */
  showNews(news: HTMLElement | null): void {
    this.#news.replaceChildren(...(news === null ? [] : [news]));
  }

  showMessage(message: HTMLElement | null): void {
    this.#info.replaceChildren(...(message === null ? [] : [message]));
    this.showHint(null);
  }

  /** Says something in passing, below what is said already. */
  showHint(message: HTMLElement | null): void {
    this.#glance.replaceChildren(...(message === null ? [] : [message]));
  }

  /** What has happened; `null` in a replay, whose pictures tell an earlier time. */
  showLog(log: HTMLElement | null): void {
    this.#story.hidden = log === null;
    if (log !== null) replaceRest(this.#story, log);
  }

  /** The scores may have changed. At the end of the game they open by themselves. */
  showScores(isOver: boolean): void {
    if (isOver && !this.#isEnded) this.#scores.open = true;
    this.#isEnded = isOver;
    if (this.#scores.open) this.#scores.dispatchEvent(new Event('toggle'));
  }

  /** The keyboard goes on at the question, which screen readers read. */
  focus(): void {
    this.#ask.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  /** On a narrow screen somebody may be further down, at a picture. */
  bringBack(): void {
    this.#due.scrollIntoView({ block: 'nearest' });
  }
}

function replaceRest(details: HTMLDetailsElement, content: HTMLElement): void {
  details.replaceChildren(details.firstElementChild ?? '', content);
}
