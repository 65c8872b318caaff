import { type CurveMark, drawCurve, type PictureSize } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import type { Words } from '../words/en.ts';
import { fitted } from './fitted.ts';
import type { History } from './history.ts';

export interface CurveState {
  /** Number of actions at the marked position. */
  readonly at: number | null;
  /** Number of actions up to the last one that the viewer has seen. */
  readonly reached: number;
  readonly marks: readonly CurveMark[];
}

export interface Look {
  readonly text: Text;
  readonly words: Words;
}

/** A click on the curve opens the replay at that position. */
export function curve(history: History, state: CurveState, look: Look, go: (count: number) => void): HTMLElement {
  const place = fitted('curve-place', (size) => curvePicture(history, state, size, look));
  place.title = look.words.table.curveHelp;
  place.addEventListener('click', ({ clientX }) => go(countAt(place, clientX)));
  return place;
}

export function curvePicture(
  { moments }: History,
  state: CurveState,
  size: PictureSize,
  { text, words }: Look,
): string {
  const [first] = moments;
  if (first === undefined) return '';
  const { at, reached, marks } = state;
  const points = moments.map(({ state: { round }, totals }) => ({ round, totals }));
  const picture = drawCurve(first.state, points, { text, size, until: reached, marks, ...(at !== null && { at }) });
  const last = moments.length - 1;
  return reached === last ? picture : `${picture}${veil(picture, size, reached / last, words)}`;
}

/** Returns the number of actions at this x coordinate of the window. */
function countAt(place: HTMLElement, x: number): number {
  const drawn = place.querySelector<SVGGElement>('.curve');
  const { left, width } = place.getBoundingClientRect();
  const plot = plotOf(place.innerHTML, { width: place.querySelector('svg')?.viewBox.baseVal.width ?? 1 });
  const part = (((x - left) / width) * 100 - plot.left) / (plot.right - plot.left);
  return Math.round(Math.min(Math.max(part, 0), 1) * Number(drawn?.dataset['last'] ?? 0));
}

/** Returns the edges of the plot in percent of the picture's width. */
export function plotOf(
  picture: string,
  { width }: Pick<PictureSize, 'width'>,
): { readonly left: number; readonly right: number } {
  const [left = 0, right = width] = ['left', 'right'].map((side) =>
    Number(new RegExp(`data-${side}="([\\d.]+)"`).exec(picture)?.[1]),
  );
  return { left: (left / width) * 100, right: (right / width) * 100 };
}

function veil(picture: string, size: PictureSize, part: number, words: Words): string {
  const { left, right } = plotOf(picture, size);
  const from = left + (right - left) * part;
  return `<p class="veil" style="left: ${from.toFixed(2)}%">${words.table.notShown}</p>`;
}
