/** Changes only the differences, which minimizes layout and painting. */
export function patch(place: HTMLElement, picture: string): void {
  const before = place.firstElementChild;
  const parsed = document.createElement('template');
  parsed.innerHTML = picture;
  const after = parsed.content.firstElementChild;
  if (before === null || after === null) place.replaceChildren(...parsed.content.childNodes);
  else patchNode(before, after);
}

function patchNode(before: ChildNode, after: ChildNode): void {
  if (before instanceof Element && after instanceof Element && before.nodeName === after.nodeName) {
    patchAttributes(before, after);
    patchChildren(before, after);
  } else before.replaceWith(after);
}

function patchAttributes(before: Element, after: Element): void {
  for (const { name } of [...before.attributes]) if (!after.hasAttribute(name)) before.removeAttribute(name);
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) before.setAttribute(name, value);
}

/** Keeps equal nodes at both ends of the list, so that inserting a node leaves all others unchanged. */
function patchChildren(before: Element, after: Element): void {
  const olds = [...before.childNodes];
  const news = [...after.childNodes];
  const least = Math.min(olds.length, news.length);
  const isSame = (old: ChildNode | undefined, next: ChildNode | undefined): boolean =>
    old?.isEqualNode(next ?? null) === true;
  let start = 0;
  while (start < least && isSame(olds[start], news[start])) start += 1;
  let end = 0;
  while (start + end < least && isSame(olds.at(-1 - end), news.at(-1 - end))) end += 1;
  const kept = olds.slice(start, olds.length - end);
  const wanted = news.slice(start, news.length - end);
  for (const [index, next] of wanted.entries()) {
    const old = kept[index];
    if (old === undefined) before.insertBefore(next, olds[olds.length - end] ?? null);
    else patchNode(old, next);
  }
  for (const old of kept.slice(wanted.length)) old.remove();
}
