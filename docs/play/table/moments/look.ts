import type { GameView, Seat } from 'skymines-rules';
import { drawIcon, type Icon } from 'skymines-rules/drawing';
import type { Text } from 'skymines-rules/text';
import { h } from '../../../shared/elements.ts';
import { type FaceOf, face } from '../../art/faces.ts';
import type { TableRules } from '../../components.ts';
import type { Words } from '../../words/en.ts';

/** Everything that the announcements need to draw seats and components. */
export interface Look {
  readonly rules: TableRules;
  readonly view: GameView;
  readonly scores: readonly number[];
  readonly text: Text;
  readonly words: Words;
  readonly faceOf: (seat: Seat) => FaceOf;
}

export function faceImage({ faceOf }: Look, seat: Seat): SVGSVGElement {
  return face(faceOf(seat), `var(--sm-seat-${seat})`);
}

export function iconImage(icon: Icon, height: number): HTMLElement {
  return drawn('icon-image', drawIcon(icon, { height }));
}

/** A picture for the eye only. Its components cannot be chosen, so they have no references. */
export function drawn(name: string, svg: string): HTMLElement {
  const place = h('span', { class: name });
  place.innerHTML = svg;
  for (const part of place.querySelectorAll('[data-ref]')) part.removeAttribute('data-ref');
  return place;
}

/** Crops the drawings of single components to the component. The drawings must be on the page. */
export function crop(root: HTMLElement): void {
  const drawings = [...root.querySelectorAll<SVGSVGElement>(':is(.moment-card, .moment-plan) > svg')];
  // Measuring all of them before the first change avoids a layout for each.
  const boxes = drawings.map(boxOfComponent);
  for (const [index, svg] of drawings.entries()) {
    const box = boxes[index];
    if (box === undefined) continue;
    svg.setAttribute('viewBox', box);
    svg.removeAttribute('width');
    svg.removeAttribute('height');
    // The notes below the component are outside the crop, and the background would fill its corners.
    svg.querySelector('.background')?.remove();
  }
}

function boxOfComponent(svg: SVGSVGElement): string | undefined {
  const component = svg.querySelector<SVGGraphicsElement>(':is(.card, .plan)');
  const [outer, inner] = [svg.getScreenCTM(), component?.getScreenCTM()];
  if (component === null || outer === null || inner == null) return undefined;
  const { x, y, width, height } = component.getBBox();
  const { a, d, e, f } = outer.inverse().multiply(inner);
  return `${x * a + e} ${y * d + f} ${width * a} ${height * d}`;
}
