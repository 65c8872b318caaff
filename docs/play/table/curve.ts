import { drawCurve } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import type { Words } from '../words/en.ts';
import { fitted } from './fitted.ts';
import type { History } from './history.ts';

/** The points of everybody over the game, with a mark at one moment if it is given; a click goes to the moment under it. */
export function curve(
  { moments }: History,
  at: number | null,
  { text, words }: { readonly text: Text; readonly words: Words },
  go: (count: number) => void,
): HTMLElement {
  const points = moments.map(({ state: { round }, totals }) => ({ round, totals }));
  const [first] = moments;
  const place = fitted('curve-place', (size) =>
    first === undefined ? '' : drawCurve(first.state, points, { text, size, ...(at !== null && { at }) }),
  );
  place.title = words.table.curveHelp;
  place.addEventListener('click', ({ clientX }) => {
    const picture = place.querySelector('svg');
    const drawn = place.querySelector<SVGGElement>('.curve');
    if (picture === null || drawn === null) return;
    const { left, width } = picture.getBoundingClientRect();
    const x = ((clientX - left) / width) * picture.viewBox.baseVal.width;
    const [from, to] = [Number(drawn.dataset['left']), Number(drawn.dataset['right'])];
    const part = Math.min(Math.max((x - from) / (to - from), 0), 1);
    go(Math.round(part * (moments.length - 1)));
  });
  return place;
}
