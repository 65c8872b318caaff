/** The element with this id. */
export function byId(id: string): HTMLElement {
  return found(document.getElementById(id), id);
}

/** The first element within another that a selector finds. */
export function within<Kind extends Element>(parent: ParentNode, selector: string): Kind {
  return found(parent.querySelector<Kind>(selector), selector);
}

function found<Kind>(element: Kind | null, name: string): Kind {
  if (element === null) throw new Error(`The page has no ${name}.`);
  return element;
}

/** Makes an element. What it holds is put in as text, never as markup. */
export function make(tag: string, ...content: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

export function makeButton(label: string, act: () => void): HTMLElement {
  const button = make('button', label);
  button.setAttribute('type', 'button');
  button.addEventListener('click', act);
  return button;
}
