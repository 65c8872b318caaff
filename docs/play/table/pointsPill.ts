import { h } from '../../shared/elements.ts';
import type { PointsTerm } from '../ask/worth.ts';
import { signed } from '../ask/worthLine.ts';

/** Distance of the pill from the pointer, in pixels. */
const BESIDE = { x: 18, y: 2 } as const;

/** Shows the change in points beside the pointer, and the new total below the player's score. */
export class PointsPill {
  readonly element = h('div', { class: 'points-pill', hidden: true, 'aria-hidden': 'true' });
  readonly below = h('div', { class: 'new-total', hidden: true, 'aria-hidden': 'true' });

  show(term: PointsTerm | null): void {
    this.element.hidden = term === null || term.points === 0;
    this.below.hidden = this.element.hidden;
    if (term === null) return;
    for (const each of [this.element, this.below]) each.dataset['tone'] = term.points < 0 ? 'bad' : 'good';
    this.element.textContent = signed(term.points);
    this.below.textContent = `${signed(term.points)} → ${term.total}`;
  }

  /** Follows the pointer, but stays inside the window. */
  moveTo(x: number, y: number): void {
    const right = x + BESIDE.x + 60 > window.innerWidth;
    this.element.style.translate = `${right ? x - 64 : x + BESIDE.x}px ${Math.max(4, y + BESIDE.y)}px`;
  }
}
