import { all, type Node } from './xml.ts';

/** A rectangle, and what stands in it. */
export interface Box {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Average width of a character of the bold and of the plain font, as a share of its size. */
const WIDTH = { bold: 0.7, plain: 0.6 };

function textBox({ attributes, text }: Node): Box {
  const [x, y, size] = [Number(attributes['x']), Number(attributes['y']), Number(attributes['font-size'])];
  const width = text.length * size * (attributes['font-weight'] === 'bold' ? WIDTH.bold : WIDTH.plain);
  const left = attributes['text-anchor'] === 'middle' ? x - width / 2 : x;
  return { what: text, left, right: left + width, top: y - size * 0.76, bottom: y + size * 0.2 };
}

function symbolBox({ attributes }: Node): Box {
  const [left = 0, top = 0, width = 0, height = 0] = (attributes['data-box'] ?? '').split(' ').map(Number);
  const what = attributes['id'] ?? attributes['class'] ?? '';
  return { what, left, top, right: left + width, bottom: top + height };
}

/** Labels and symbols; what stands in a symbol is part of it. */
export function boxes(node: Node): Box[] {
  if ('data-box' in node.attributes) return [symbolBox(node)];
  return node.name === 'text' ? [textBox(node)] : node.children.flatMap(boxes);
}

/** Labels alone, those in symbols too. */
export function textBoxes(root: Node): Box[] {
  return all(root)
    .filter(({ name }) => name === 'text')
    .map(textBox);
}

/** Pairs that overlap by more than a hair. */
export function overlaps(found: readonly Box[]): string[] {
  const hair = 0.5;
  return found.flatMap((a, index) =>
    found
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > hair &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > hair,
      )
      .map((b) => `${a.what} / ${b.what}`),
  );
}
