/**
 * Returns an element's first descendant that matches a selector.
 * @throws Error when there is none.
 */
export function within<Kind extends Element = HTMLElement>(parent: ParentNode, selector: string): Kind {
  const element = parent.querySelector<Kind>(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element;
}
