import type { PictureSize } from 'skymines-rules/drawing';
import { h } from '../../shared/elements.ts';
import { scaleOf } from './panels.ts';

/** Redraws the picture whenever its container is resized. */
export function fitted(name: string, draw: (size: PictureSize) => string): HTMLElement {
  const place = h('div', { class: `fitted ${name}` });
  const fit = (): void => {
    const scale = scaleOf(place);
    const [width, height] = [place.clientWidth, place.clientHeight].map((pixels) => Math.floor(pixels / scale));
    if (width !== undefined && height !== undefined && Math.min(width, height) >= 16)
      place.innerHTML = draw({ width, height });
  };
  new ResizeObserver(fit).observe(place);
  return place;
}
