import type { Pen } from './pen.ts';
import { element } from './svg.ts';

/** Returns a `fill` that lights a sphere from the upper left, fading from white to black in every theme. */
export function ballFill(pen: Pen): string {
  const stop = (offset: string, colour: string, opacity: string): string =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  const href = pen.share('ball', () =>
    element(
      'radialGradient',
      { cx: '.36', cy: '.3', r: '.75' },
      stop('0', '#fff', '.16'),
      stop('.55', '#fff', '0'),
      stop('1', '#000', '.42'),
    ),
  );
  return `url(${href})`;
}
