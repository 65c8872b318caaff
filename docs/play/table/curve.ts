import { type CurveMark, drawCurve, type PictureSize } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import type { Words } from '../words/en.ts';
import { fitted } from './fitted.ts';
import type { History } from './history.ts';

interface CurveState {
  /** Number of actions at the marked position. */
  readonly at: number | null;
  /** Number of actions up to the last one that the viewer has seen. */
  readonly reached: number;
  readonly marks: readonly CurveMark[];
}

interface Look {
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
export function countAt(place: HTMLElement, x: number): number {
  const picture = place.querySelector('svg');
  const drawn = place.querySelector<SVGGElement>('.curve');
  if (picture === null || drawn === null) return 0;
  const { left, width } = picture.getBoundingClientRect();
  const at = ((x - left) / width) * picture.viewBox.baseVal.width;
  const [from, to, last] = ['left', 'right', 'last'].map((name) => Number(drawn.dataset[name]));
  const part = Math.min(Math.max((at - (from ?? 0)) / ((to ?? 1) - (from ?? 0)), 0), 1);
  return Math.round(part * (last ?? 0));
}

function veil(picture: string, { width }: PictureSize, part: number, words: Words): string {
  const [left = 0, right = width] = ['left', 'right'].map((side) =>
    Number(new RegExp(`data-${side}="([\\d.]+)"`).exec(picture)?.[1]),
  );
  const from = ((left + (right - left) * part) / width) * 100;
  return `<p class="veil" style="left: ${from.toFixed(2)}%">${words.table.notShown}</p>`;
}
