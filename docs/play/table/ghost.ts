import { h } from '../../shared/elements.ts';

export function find(root: HTMLElement, id: string): SVGGraphicsElement | null {
  return root.querySelector<SVGGraphicsElement>(`[data-ref="${CSS.escape(id)}"]`);
}

/** The copy is exactly on top of the component and can be moved. It is outside the picture, which clips its content. */
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
