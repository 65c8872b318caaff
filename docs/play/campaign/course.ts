import { drawCurve } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { fitted } from '../table/fitted.ts';
import type { History } from '../table/history.ts';
import type { Words } from '../words/en.ts';

/** The points over the last game. They appear after the scene, because the whole game is replayed for them. */
export function course(history: () => History | null, text: Text, { table }: Words): HTMLElement {
  const place = h('figure', { class: 'panel chapter-course' }, h('figcaption', {}, table.curve));
  const draw = (): void => {
    const { moments = [] } = history() ?? {};
    const [first] = moments;
    const points = moments.map(({ state: { round }, totals }) => ({ round, totals }));
    if (first !== undefined)
      place.append(
        fitted('course-curve', (size) => drawCurve(first.state, points, { text, size, idPrefix: 'course-' })),
      );
  };
  requestAnimationFrame(() => setTimeout(draw));
  return place;
}
