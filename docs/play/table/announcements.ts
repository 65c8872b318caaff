import { h } from '../../shared/elements.ts';
import type { Moments } from './moments/moments.ts';
import { momentsPart } from './parts.ts';

/** The places for moments. Until the code for moments has been loaded, nothing is announced. */
export class Announcements {
  /** Cards over the whole table. Screen readers announce new content of a live region that already exists. */
  readonly bands = h('div', { class: 'moments', role: 'status' });
  readonly ribbons = h('div', { class: 'ribbons', role: 'status' });
  readonly #root: HTMLElement;
  #moments: Moments | null = null;
  /** The last position before the moments were loaded. The first moments depend on it. */
  #earlier: Parameters<Moments['update']> | null = null;
  #stopListening: () => void = () => {};

  /** Called when nothing is announced any more. */
  onend: () => void = () => {};

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Milliseconds until the others may act. */
  get remaining(): number {
    return this.#moments?.remaining ?? 0;
  }

  /** Announces what has happened since the previous call. */
  update(...position: Parameters<Moments['update']>): void {
    this.#moments ??= this.#create();
    if (this.#moments === null) this.#earlier = position;
    else this.#moments.update(...position);
  }

  #create(): Moments | null {
    const { content } = momentsPart;
    if (content === null) return null;
    const moments = new content.Moments(this.#root, this);
    moments.onend = () => this.onend();
    this.#stopListening = moments.endOnInput();
    if (this.#earlier !== null) moments.update(...this.#earlier);
    return moments;
  }

  stop(): void {
    this.#stopListening();
  }
}
