import { h } from '../../shared/elements.ts';
import type { Moments } from './moments/moments.ts';
import { momentsPart } from './parts.ts';

/** The places for moments. What happens while the code for moments is being loaded is announced afterwards. */
export class Announcements {
  /** Cards over the whole table. Screen readers announce new content of a live region that already exists. */
  readonly bands = h('div', { class: 'moments', role: 'status' });
  readonly ribbons = h('div', { class: 'ribbons', role: 'status' });
  readonly #root: HTMLElement;
  #moments: Moments | null = null;
  /** The first position before the moments were loaded, and the last one. The first moments depend on both. */
  #earlier: Parameters<Moments['update']> | null = null;
  #latest: Parameters<Moments['update']> | null = null;
  #isStopped = false;
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
    if (this.#moments !== null) this.#moments.update(...position);
    else if (this.#earlier === null) this.#earlier = position;
    else {
      this.#latest = position;
      void momentsPart.load().then(() => this.#catchUp());
    }
  }

  #catchUp(): void {
    const latest = this.#latest;
    this.#latest = null;
    if (latest === null || this.#isStopped) return;
    this.#moments ??= this.#create();
    this.#moments?.update(...latest);
    this.#earlier = latest;
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
    this.#isStopped = true;
    this.#stopListening();
  }
}
