import { h } from '../../../shared/elements.ts';
import type { Path, Point } from './paths.ts';
import type { Timing } from './timing.ts';

const RISE = 14;

/** More pieces than this would slow a phone down. */
const MOST = 16;

/** Moves elements on a layer above the table. Only transforms and opacity change, so that no picture is redrawn. */
export class Flights {
  readonly layer = h('div', { class: 'motion-layer', 'aria-hidden': 'true' });
  readonly #running = new Set<Animation>();
  /** Changes to the page that wait until everything has been measured. */
  #held: (() => void)[] | null = null;

  get isCrowded(): boolean {
    return this.layer.childElementCount > MOST;
  }

  /** Measuring after each change would force a layout every time, so all changes wait until the end. */
  together(start: () => void): void {
    this.#held = [];
    start();
    const changes = this.#held;
    this.#held = null;
    for (const change of changes) change();
  }

  /** Ends all motion at once. The table already shows the result. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.layer.replaceChildren();
  }

  /** The middle of the piece follows the path. */
  move(piece: HTMLElement | SVGElement, path: Path, timing: Timing, easing = 'ease-out'): void {
    piece.classList.add('flying');
    const transform = path.map(({ x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`);
    this.#fly(piece, { transform }, timing, easing);
  }

  /** The copy of a component shrinks or grows from one place to another, along an arc. */
  resize(copy: HTMLElement, from: DOMRect, to: DOMRect, timing: Timing): void {
    Object.assign(copy.style, { left: '0', top: '0', width: `${to.width}px`, height: `${to.height}px` });
    const scale = from.width / Math.max(1, to.width);
    const distance = Math.hypot(to.left - from.left, to.top - from.top);
    const rise = Math.min(30, distance / 6);
    const [x, y] = [(from.left + to.left) / 2, (from.top + to.top) / 2 - rise];
    const transform = [
      `translate(${from.left}px, ${from.top}px) scale(${scale})`,
      `translate(${x}px, ${y}px) scale(${(1 + scale) / 2}) rotate(${to.left > from.left ? 4 : -4}deg)`,
      `translate(${to.left}px, ${to.top}px)`,
    ];
    this.#fly(copy, { transform }, timing, 'cubic-bezier(.2,.7,.3,1)');
  }

  /** A ring where a piece lands. */
  ring(at: Point, colour: string, start: number): void {
    const ring = h('i', { class: 'flying landing' });
    ring.style.setProperty('--ring', colour);
    const place = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
    const transform = [`${place} scale(0.5)`, `${place} scale(1.35)`];
    this.#fly(ring, { transform, opacity: [1, 0] }, { start, duration: 260 }, 'ease-out');
  }

  /** A text that rises and fades. */
  rise(text: string, at: Point, name: string, start: number): void {
    const note = h('b', { class: `flying rising ${name}` }, text);
    const place = (y: number): string => `translate(${at.x}px, ${at.y + y}px) translate(-50%, -50%)`;
    this.#fly(note, { transform: [place(0), place(-RISE)], opacity: [1, 1, 0] }, { start, duration: 600 }, 'ease-out');
  }

  /** Hides a component until its copy has arrived. */
  hide(thing: Element | null, until: number): void {
    if (thing === null || until <= 0) return;
    this.#change(() => this.#run(thing.animate({ visibility: ['hidden', 'hidden'] }, until)));
  }

  #fly(piece: HTMLElement | SVGElement, frames: PropertyIndexedKeyframes, timing: Timing, easing: string): void {
    const { start, duration } = timing;
    const options = { delay: start, duration: Math.max(1, duration), easing, fill: 'backwards' } as const;
    this.#change(() => {
      this.layer.append(piece);
      this.#run(piece.animate(frames, options), piece);
    });
  }

  #change(change: () => void): void {
    if (this.#held === null) change();
    else this.#held.push(change);
  }

  #run(animation: Animation, piece?: Element): void {
    this.#running.add(animation);
    const end = (): void => {
      this.#running.delete(animation);
      piece?.remove();
    };
    animation.addEventListener('finish', end);
    animation.addEventListener('cancel', end);
  }
}
