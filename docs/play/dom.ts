import { type Ref, refId } from 'skymines-rules/queries';
import type { RichText } from 'skymines-rules/text';
import { h } from '../shared/elements.ts';

/** Makes a choice out of a list, under its label. */
export function select(
  label: string,
  values: readonly (readonly [value: string, label: string])[],
  chosen: string,
  change: (value: string) => void,
): HTMLLabelElement {
  const options = values.map(([value, said]) => h('option', { value, selected: value === chosen }, said));
  const list = h('select', { onchange: () => change(list.value) }, ...options);
  return h('label', { class: 'field' }, h('span', {}, label), list);
}

/** A finger does not point: what it touches, it takes. */
export function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

/** Whether a mouse was moved: what comes under one at rest is not pointed at. */
export function isMoved(event: Event): boolean {
  return isMouse(event) && event instanceof PointerEvent && (event.movementX !== 0 || event.movementY !== 0);
}

/** A text of the library in the page. Its things bear their reference, so that the table can show where they lie. */
export function told(text: RichText): HTMLElement {
  const parts = text.map((part) =>
    typeof part === 'string' ? part : h('span', { 'data-points': refId(part.ref) }, part.text),
  );
  return h('span', {}, ...parts);
}

/** The things that a text names. */
export function refsOf(text: RichText): readonly Ref[] {
  return text.flatMap((part) => (typeof part === 'string' ? [] : [part.ref]));
}
