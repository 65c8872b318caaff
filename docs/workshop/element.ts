type Value = string | number | boolean | ((event: Event) => void);
type Child = Node | string;

/** Makes an element: functions become listeners, a boolean puts an attribute or leaves it out, all else is an attribute. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') node.addEventListener(name, value);
    else if (typeof value === 'boolean') node.toggleAttribute(name, value);
    else node.setAttribute(name, String(value));
  }
  node.append(...children);
  return node;
}

/** A button that does something and never sends a form. */
export function button(
  label: string,
  click: () => void,
  given: Readonly<Record<string, Value>> = {},
): HTMLButtonElement {
  return el('button', { type: 'button', click, ...given }, label);
}
