import { refId } from 'skymines-rules/queries';
import type { RichText } from 'skymines-rules/text';
import { h } from '../shared/elements.ts';

export function select(
  label: string,
  values: readonly (readonly [value: string, label: string])[],
  chosen: string,
  change: (value: string) => void,
): HTMLLabelElement {
  return h('label', { class: 'field' }, h('span', {}, label), selectList(values, chosen, change));
}

export function selectList(
  values: readonly (readonly [value: string, label: string])[],
  chosen: string,
  change: (value: string) => void,
): HTMLSelectElement {
  const options = values.map(([value, name]) => h('option', { value, selected: value === chosen }, name));
  const list = h('select', { onchange: () => change(list.value) }, ...options);
  return list;
}

/** Touch devices have no hover, so a touch acts immediately. */
export function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

/** Touch devices have no hover, so the first tap shows a preview. */
export function hasNoHover(): boolean {
  return matchMedia('(hover: none)').matches;
}

/** An element that appears under a motionless mouse does not count as hovered. */
export function isMoved(event: Event): boolean {
  return isMouse(event) && event instanceof PointerEvent && (event.movementX !== 0 || event.movementY !== 0);
}

/** Component names carry references, so that the table can highlight the components. */
export function renderText(text: RichText): HTMLElement {
  const parts = text.map((part) =>
    typeof part === 'string' ? part : h('span', { 'data-points': refId(part.ref) }, part.text),
  );
  return h('span', {}, ...parts);
}

/** Replaces the children of an element unless they are the same, because every change costs a layout and a painting. */
export function renew(place: Element, ...children: readonly Element[]): void {
  const before = [...place.children];
  const isSame = before.length === children.length && children.every((each, at) => before[at]?.isEqualNode(each));
  if (!isSame) place.replaceChildren(...children);
}
