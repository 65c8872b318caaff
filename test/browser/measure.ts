import { contrast } from '../kit/colours.ts';

/** Minimum contrast of text for WCAG AA. */
const READABLE = 4.5;

/** The measurements of a picture in a page. */
export interface Measured {
  /** Pairs of overlapping labels. */
  readonly overlaps: readonly string[];
  /** Labels that cross the edge of the picture. */
  readonly outside: readonly string[];
  /** Labels with a font size below 10 pixels, with their size. */
  readonly small: readonly string[];
  /** Markers on company tracks that are narrower than 16 pixels, with their width. */
  readonly narrow: readonly string[];
  /** Labels with the colours of their text and background; empty if only the layout is measured. */
  readonly grounds: readonly { readonly text: string; readonly ink: string; readonly ground: string }[];
}

// A single function, because it runs in the browser.
const MEASURED = `(svg, subject) => {
  // Replaces every use element with a copy of its shape, which can be measured in place.
  const shapes = new Map([...svg.querySelectorAll('[id]')].map((shape) => ['#' + shape.id, shape]));
  for (const use of svg.querySelectorAll('use')) {
    const shown = shapes.get(use.getAttribute('href')).cloneNode(true);
    const place = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const at = 'translate(' + (use.getAttribute('x') ?? 0) + ' ' + (use.getAttribute('y') ?? 0) + ')';
    place.setAttribute('transform', (use.getAttribute('transform') ?? '') + at);
    for (const { name, value } of use.attributes) if (!/^(href|x|y|transform)$/.test(name)) place.setAttribute(name, value);
    place.append(shown);
    use.replaceWith(place);
  }
  for (const hidden of svg.querySelectorAll('defs text')) hidden.remove();
  const labels = [...svg.querySelectorAll('text')].map((node) => ({ node, text: node.textContent, box: node.getBoundingClientRect() }));
  const page = svg.getBoundingClientRect();
  const hair = 1;
  const cover = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > hair &&
    // The box of a text has the height of its font, of which the letters fill about two thirds.
    Math.min(a.bottom - a.height / 6, b.bottom - b.height / 6) - Math.max(a.top + a.height / 6, b.top + b.height / 6) > hair;
  const overlaps = labels.flatMap((a, index) =>
    labels.slice(index + 1).filter((b) => cover(a.box, b.box)).map((b) => a.text + ' / ' + b.text));
  const outside = labels
    .filter(({ box }) => box.left < page.left || box.top < page.top || box.right > page.right || box.bottom > page.bottom)
    .map(({ text }) => text);
  const isDrawn = (node) => node.tagName !== 'text' && node.tagName !== 'svg';
  // Returns red, green, blue and alpha. Mixed colours use values from 0 to 1.
  const parts = (colour) => {
    const numbers = (colour.match(/[\\d.]+/g) ?? []).map(Number);
    const [r, g, b, alpha = 1] = colour.startsWith('color(') ? numbers.map((part, at) => (at < 3 ? part * 255 : part)) : numbers;
    return /^(rgb|color)/.test(colour) ? [r, g, b, alpha] : null;
  };
  const fillOf = (node) => {
    const style = getComputedStyle(node);
    if (node.ownerSVGElement === null || node.ownerSVGElement === undefined) return parts(style.backgroundColor);
    const colour = isDrawn(node) ? parts(style.fill) : null;
    return colour && [...colour.slice(0, 3), colour[3] * Number(style.fillOpacity)];
  };
  // Mixes a translucent colour with the one below it.
  const groundOf = (nodes) => {
    const [top, ...below] = nodes;
    if (top === undefined) return null;
    const colour = fillOf(top);
    if (colour === null || colour[3] === 0) return groundOf(below);
    if (colour[3] === 1) return colour;
    const under = groundOf(below);
    return under && under.map((part, at) => (at === 3 ? 1 : colour[at] * colour[3] + part * (1 - colour[3])));
  };
  const rgb = (colour) => 'rgb(' + colour.slice(0, 3).map(Math.round).join(', ') + ')';
  const grounds = (subject === 'all' ? labels : []).map(({ node, text, box }) => {
    const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const ground = groundOf(stack.slice(stack.indexOf(node) + 1));
    return { text, ink: getComputedStyle(node).fill, ground: ground === null ? '' : rgb(ground) };
  });
  const written = (number) => Math.round(number * 10) / 10;
  const small = labels
    .map(({ node, text }) => ({ text, size: parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a }))
    // Allows for rounding to a tenth.
    .filter(({ size }) => size < 9.95)
    .map(({ text, size }) => text + ': ' + written(size));
  const narrow = [...svg.querySelectorAll('.track .marker.sm-piece')]
    .map((node) => node.getBoundingClientRect().width)
    .filter((width) => width < 16)
    .map(written);
  return { overlaps, outside, small, narrow, grounds };
}`;

/** Measures each visible picture that matches a selector. The backgrounds of labels take most of the time. */
export const measureAll = (selector: string, subject: 'all' | 'layout' = 'all'): string =>
  `[...document.querySelectorAll('${selector}')].filter((each) => each.getBoundingClientRect().width > 0).map((svg) => (${MEASURED})(svg, '${subject}'))`;

const hex = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

/** Returns the labels with too little contrast to their background. */
export function dimIn({ grounds }: Measured): string[] {
  return grounds
    .filter(({ ink, ground }) => ground === '' || contrast(hex(ink), hex(ground)) < READABLE)
    .map(({ text, ink, ground }) => `${text} in ${ink} on ${ground}`);
}

/** Returns all layout and contrast faults of a picture. */
export function faultsIn(measured: Measured): string[] {
  const { overlaps, outside, small, narrow } = measured;
  const found = { overlaps, outside, small, narrow, dim: dimIn(measured) };
  return Object.entries(found).flatMap(([fault, each]) => (each.length === 0 ? [] : [`${fault}: ${each.join('; ')}`]));
}
