import type { PictureSize } from 'skymines-rules/drawing';
import { h } from '../../shared/elements.ts';
import { scaleOf } from './panels.ts';

/** A picture as wide as its place and so many pixels of the design high. It is drawn anew when its place gets another width. */
export function fitted(name: string, height: number, draw: (size: PictureSize) => string): HTMLElement {
  const place = h('div', { class: `fitted ${name}` });
  const fit = (): void => {
    const width = Math.floor(place.clientWidth / scaleOf(place));
    if (width > 0) place.innerHTML = draw({ width, height });
  };
  new ResizeObserver(fit).observe(place);
  return place;
}
