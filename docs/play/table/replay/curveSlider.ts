import type { PictureSize } from 'skymines-rules/drawing';
import { h } from '../../../shared/elements.ts';
import { type CurveState, curvePicture, type Look, plotOf } from '../curve.ts';
import { fitted } from '../fitted.ts';
import type { History } from '../history.ts';

/** The curve of points is the slider of the replay: its marked position is the thumb. */
export class CurveSlider {
  readonly element: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #place: HTMLElement;
  readonly #history: History;
  readonly #look: Look;
  #state: CurveState;
  #size: PictureSize | null = null;

  constructor(history: History, state: CurveState, label: string, look: Look, go: (count: number) => void) {
    this.#history = history;
    this.#state = state;
    this.#look = look;
    this.#input = h('input', {
      ...{ type: 'range', min: 0, max: history.moments.length - 1, 'aria-label': label },
      oninput: () => go(Number(this.#input.value)),
    });
    this.#place = fitted('curve-place', (size) => {
      this.#size = size;
      return this.#draw(size);
    });
    this.element = h('div', { class: 'course' }, this.#place, this.#input);
  }

  focus(): void {
    this.#input.focus({ preventScroll: true });
  }

  /** Screen readers read the description instead of the number of actions. */
  show(state: CurveState, description: string): void {
    this.#state = state;
    this.#input.value = String(state.at ?? 0);
    this.#input.setAttribute('aria-valuetext', description);
    if (this.#size !== null) this.#place.innerHTML = this.#draw(this.#size);
  }

  /** The input covers exactly the plot, so that a click reaches the moment under the pointer. */
  #draw(size: PictureSize): string {
    const picture = curvePicture(this.#history, this.#state, size, this.#look);
    const { left, right } = plotOf(picture, size);
    this.#input.style.left = `${left}%`;
    this.#input.style.width = `${right - left}%`;
    return picture;
  }
}
