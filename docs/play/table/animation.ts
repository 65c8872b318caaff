import { h } from '../../shared/elements.ts';
import { motionFactor } from '../preferences.ts';

const TIMING = { duration: 450, easing: 'ease-in-out' } as const;

export function placesOf(root: HTMLElement, ids: Iterable<string>): ReadonlyMap<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const id of ids) {
    const rect = find(root, id)?.getBoundingClientRect();
    if (rect !== undefined && rect.width > 0) places.set(id, rect);
  }
  return places;
}

/** A component that moved flies to its new position. One that changed without moving blinks. */
export function animate(root: HTMLElement, ids: Iterable<string>, before: ReadonlyMap<string, DOMRect>): void {
  if (motionFactor() === 0) return;
  for (const id of ids) {
    const thing = find(root, id);
    const to = thing?.getBoundingClientRect();
    if (thing === null || to === undefined || to.width === 0) continue;
    const from = before.get(id);
    const distance = from === undefined ? 0 : Math.hypot(to.left - from.left, to.top - from.top);
    if (from !== undefined && distance > to.width / 2) fly(root, thing, from, to);
    else thing.animate({ opacity: [1, 0.25, 1] }, TIMING);
  }
}

export function find(root: HTMLElement, id: string): SVGGraphicsElement | null {
  return root.querySelector<SVGGraphicsElement>(`[data-ref="${CSS.escape(id)}"]`);
}

/** Moves a copy across the page, because pictures clip their contents at the edges. */
function fly(root: HTMLElement, thing: SVGGraphicsElement, from: DOMRect, to: DOMRect): void {
  const ghost = ghostOf(thing);
  root.append(ghost);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const flight = ghost.animate({ transform: [start, 'none'] }, TIMING);
  flight.finished.finally(() => ghost.remove()).catch(() => undefined);
}

/** The copy is exactly on top of the component and can be moved. */
export function ghostOf(thing: SVGGraphicsElement): HTMLElement {
  const at = thing.getBoundingClientRect();
  const { x, y, width, height } = thing.getBBox();
  const ghost = h('div', { class: 'ghost', inert: true }, copyOf(thing, `${x} ${y} ${width} ${height}`));
  // The styles are set through the DOM because a content security policy may forbid style attributes.
  for (const side of ['left', 'top', 'width', 'height'] as const) ghost.style[side] = `${at[side]}px`;
  return ghost;
}

/** Leaves out ids, because they already exist on the page. */
function copyOf(thing: SVGGraphicsElement, viewBox: string): SVGSVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', viewBox);
  picture.setAttribute('class', 'sm-ink');
  for (const name of ['fill', 'text-anchor', 'font-weight']) {
    picture.setAttribute(name, thing.ownerSVGElement?.getAttribute(name) ?? '');
  }
  const parts = thing instanceof SVGUseElement ? [thing] : [...thing.childNodes];
  picture.append(...parts.map((node) => node.cloneNode(true)));
  // The copy is positioned by its bounding box, so keeping its transform would move it twice.
  if (thing instanceof SVGUseElement) picture.firstElementChild?.removeAttribute('transform');
  for (const part of picture.querySelectorAll('[id]')) part.removeAttribute('id');
  return picture;
}
