import { type Ref, refId } from 'skymines-rules/queries';
import { plain, type RichText } from 'skymines-rules/text';

type Attribute = string | number | boolean | null | ((event: Event) => void);
type Child = Node | string | null;

/** As in the style sheet: from this width on all pictures stand beside each other. */
export const WIDE = '(min-width: 1080px)';

/** Makes an element. A function is a listener: `onclick`, `onchange`. `null` and `false` leave an attribute out. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Makes a button that does something. */
export function button(
  label: Child,
  act: () => void,
  attributes: Readonly<Record<string, Attribute>> = {},
): HTMLButtonElement {
  return h('button', { type: 'button', onclick: act, ...attributes }, label);
}

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

/** A text as a sentence of its own: with a capital at its beginning. */
export function sentence(text: RichText | string): string {
  const words = typeof text === 'string' ? text : plain(text);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The things that a text names. */
export function refsOf(text: RichText): readonly Ref[] {
  return text.flatMap((part) => (typeof part === 'string' ? [] : [part.ref]));
}
