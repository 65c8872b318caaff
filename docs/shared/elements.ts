type Attribute = string | number | boolean | null | ((event: Event) => void);
type Child = Node | string | null;
type Attributes = Readonly<Record<string, Attribute>>;

/**
 * Creates an element. Functions such as `onclick` become listeners, and attributes with the value `null` or `false` are
 * omitted.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
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

/** Creates a button that does not submit forms. */
export function button(label: Child, act: () => void, attributes: Attributes = {}): HTMLButtonElement {
  return h('button', { type: 'button', onclick: act, ...attributes }, label);
}

export function downloadJson(name: string, json: string): void {
  download(name, new Blob([json], { type: 'application/json' }));
}

export function download(name: string, blob: Blob): void {
  const link = h('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}
