import { drawCurve, type PictureSize } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import type { Words } from '../words/en.ts';
import { fitted } from './fitted.ts';
import type { History } from './history.ts';

/** Numbers of actions: at the marked position, and up to the last one that the viewer has seen. */
interface Marks {
  readonly at: number;
  readonly reached: number;
}

/** A click on the curve opens the replay at that position. */
export function curve(
  { moments }: History,
  marks: Marks | null,
  { text, words }: { readonly text: Text; readonly words: Words },
  go: (count: number) => void,
): HTMLElement {
  const last = moments.length - 1;
  const reached = marks?.reached ?? last;
  // The scale must not reveal later points.
  const points = moments.map(({ state: { round } }, index) => ({
    round,
    totals: moments[Math.min(index, reached)]?.totals ?? [],
  }));
  const [first] = moments;
  const draw = (size: PictureSize): string => {
    if (first === undefined) return '';
    const picture = drawCurve(first.state, points, { text, size, ...(marks !== null && { at: marks.at }) });
    return reached === last ? picture : `${picture}${veil(picture, size, reached / last, words)}`;
  };
  const place = fitted('curve-place', draw);
  place.title = words.table.curveHelp;
  place.addEventListener('click', ({ clientX }) => {
    const picture = place.querySelector('svg');
    const drawn = place.querySelector<SVGGElement>('.curve');
    if (picture === null || drawn === null) return;
    const { left, width } = picture.getBoundingClientRect();
    const x = ((clientX - left) / width) * picture.viewBox.baseVal.width;
    const [from, to] = [Number(drawn.dataset['left']), Number(drawn.dataset['right'])];
    const part = Math.min(Math.max((x - from) / (to - from), 0), 1);
    go(Math.round(part * last));
  });
  return place;
}

function veil(picture: string, { width }: PictureSize, part: number, words: Words): string {
  const [left = 0, right = width] = ['left', 'right'].map((side) =>
    Number(new RegExp(`data-${side}="([\\d.]+)"`).exec(picture)?.[1]),
  );
  const from = ((left + (right - left) * part) / width) * 100;
  return `<p class="veil" style="left: ${from.toFixed(2)}%">${words.table.notShown}</p>`;
}
