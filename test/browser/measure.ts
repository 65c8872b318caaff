/** What is measured in a page. It runs in the browser, so it stands in one function. */
export interface Measured {
  /** Pairs of labels that cover each other. */
  readonly overlaps: readonly string[];
  /** Words of bonuses that run into the spaces or barriers of a track, this one or the next. */
  readonly intoTracks: readonly string[];
  /** Labels that reach over the edge of the picture. */
  readonly outside: readonly string[];
  /** Labels with the colour of their text and of what is under it. */
  readonly grounds: readonly { readonly text: string; readonly ink: string; readonly ground: string }[];
}

/** Measures the labels of the picture that is open. */
export const MEASURE = `(() => {
  const svg = document.querySelector('svg');
  // What is shown by a reference is measured as if it stood there.
  for (const use of svg.querySelectorAll('use')) {
    const shown = svg.querySelector(use.getAttribute('href')).cloneNode(true);
    const place = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const at = 'translate(' + (use.getAttribute('x') ?? 0) + ' ' + (use.getAttribute('y') ?? 0) + ')';
    place.setAttribute('transform', (use.getAttribute('transform') ?? '') + at);
    place.append(shown);
    use.replaceWith(place);
  }
  for (const hidden of svg.querySelectorAll('defs text')) hidden.remove();
  const labels = [...svg.querySelectorAll('text')].map((node) => ({ node, text: node.textContent, box: node.getBoundingClientRect() }));
  const page = svg.getBoundingClientRect();
  const hair = 1;
  const cover = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > hair &&
    // The box of a text is as high as its font; what is seen of it is about two thirds.
    Math.min(a.bottom - a.height / 6, b.bottom - b.height / 6) - Math.max(a.top + a.height / 6, b.top + b.height / 6) > hair;
  const overlaps = labels.flatMap((a, index) =>
    labels.slice(index + 1).filter((b) => cover(a.box, b.box)).map((b) => a.text + ' / ' + b.text));
  const parts = [...svg.querySelectorAll('.track-space rect')].map((node) => ({ isBar: node.closest('.barrier') !== null, box: node.getBoundingClientRect() }));
  // A line may stand close to a bar, but its highest letters not on a space.
  const meets = (a, { isBar, box }) => isBar ? cover(a, box) :
    Math.min(a.right, box.right) - Math.max(a.left, box.left) > hair && Math.min(a.bottom, box.bottom) - Math.max(a.top, box.top) > hair;
  const intoTracks = labels
    .filter(({ node, box }) => node.closest('.track-bonus') !== null && node.closest('.bonus-space') === null && parts.some((part) => meets(box, part)))
    .map(({ text }) => text);
  const outside = labels
    .filter(({ box }) => box.left < page.left || box.top < page.top || box.right > page.right || box.bottom > page.bottom)
    .map(({ text }) => text);
  const isGround = (node) => node.tagName !== 'text' && /^rgb/.test(getComputedStyle(node).fill);
  const grounds = labels.map(({ node, text, box }) => {
    const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const under = stack.slice(stack.indexOf(node) + 1).find(isGround);
    return { text, ink: getComputedStyle(node).fill, ground: under === undefined ? '' : getComputedStyle(under).fill };
  });
  return { overlaps, intoTracks, outside, grounds };
})()`;
