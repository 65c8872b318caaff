import { SHAPES } from '../../src/drawing/signs/shapes.ts';
import { FONT_SIZE } from '../../src/drawing/svg.ts';
import { all, type Node } from './xml.ts';

/** A rectangle and its content. */
export interface Box {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Position of an element's 0,0 on the page, and its scale. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const PAGE: Frame = { x: 0, y: 0, scale: 1 };

/** Average width of a character in the bold and the plain font, relative to its size. */
const WIDTH = { bold: 0.7, plain: 0.6 };

function textBox({ attributes, text }: Node, frame: Frame): Box {
  const [x, y] = [Number(attributes['x'] ?? 0), Number(attributes['y'])];
  const size = Number(attributes['font-size'] ?? FONT_SIZE);
  const width = text.length * size * (attributes['font-weight'] === undefined ? WIDTH.bold : WIDTH.plain);
  const anchor = attributes['text-anchor'];
  const left = anchor === undefined ? x - width / 2 : anchor === 'end' ? x - width : x;
  return onPage({ what: text, left, right: left + width, top: y - size * 0.76, bottom: y + size * 0.2 }, frame);
}

const isSign = ({ attributes }: Node): boolean => (attributes['class'] ?? '').startsWith('sm-sign ');

/** Returns the box of an icon, which has the size of its shape. */
function signBox({ attributes, children }: Node, frame: Frame): Box {
  const [, kind = ''] = (attributes['class'] ?? '').split(' ');
  const picture = children.find(({ name }) => name === 'use');
  if (!(kind in SHAPES) || picture === undefined) throw new Error(`no sign ${kind}`);
  const { width } = SHAPES[kind as keyof typeof SHAPES];
  const box = { what: `sm-sign ${kind}`, left: -width / 2, right: width / 2, top: -14, bottom: 14 };
  return onPage(box, frameIn(picture, frame));
}

function symbolBox(node: Node, frame: Frame): Box {
  if (isSign(node)) return signBox(node, frame);
  const { attributes } = node;
  const [left = 0, top = 0, width = 0, height = 0] = (attributes['data-box'] ?? '').split(' ').map(Number);
  return onPage({ what: attributes['class'] ?? '', left, top, right: left + width, bottom: top + height }, frame);
}

function onPage({ what, left, top, right, bottom }: Box, { x, y, scale }: Frame): Box {
  return {
    what,
    left: left * scale + x,
    top: top * scale + y,
    right: right * scale + x,
    bottom: bottom * scale + y,
  };
}

function frameIn({ attributes }: Node, { x, y, scale }: Frame): Frame {
  const { transform = '' } = attributes;
  const [atX, atY] =
    attributes['href'] === undefined ? [0, 0] : [attributes['x'] ?? 0, attributes['y'] ?? 0].map(Number);
  const [, dx = '0', dy = '0'] = /translate\((\S+) (\S+)\)/.exec(transform) ?? [];
  const [, size = '1'] = /scale\((\S+)\)/.exec(transform) ?? [];
  return {
    x: x + (Number(dx) + Number(atX)) * scale,
    y: y + (Number(dy) + Number(atY)) * scale,
    scale: scale * Number(size),
  };
}

function found(node: Node, isWhole: (node: Node) => boolean, frame: Frame): Box[] {
  const inner = frameIn(node, frame);
  if (isWhole(node)) return [symbolBox(node, inner)];
  return node.name === 'text' ? [textBox(node, inner)] : node.children.flatMap((each) => found(each, isWhole, inner));
}

/**
 * Returns the labels and icons of a drawing, or of a part without a transform. The content of an icon belongs to it.
 */
export function boxes(node: Node): Box[] {
  return found(node, (each) => isSign(each) || 'data-box' in each.attributes, PAGE);
}

/** A label with its font size, or a piece with its width, as displayed on the page. */
export interface Seen {
  readonly what: string;
  readonly size: number;
}

/** Returns the font size of every label, including those in icons. */
export function letters(node: Node, frame: Frame = PAGE): Seen[] {
  const inner = frameIn(node, frame);
  if (node.name !== 'text') return node.children.flatMap((each) => letters(each, inner));
  return [{ what: node.text, size: Number(node.attributes['font-size'] ?? FONT_SIZE) * inner.scale }];
}

/** Returns the widths of the seats' markers. */
export function pawns(node: Node, frame: Frame = PAGE): Seen[] {
  const inner = frameIn(node, frame);
  const { class: own = '', 'data-seat': seat = '' } = node.attributes;
  if (!own.startsWith('marker')) return node.children.flatMap((each) => pawns(each, inner));
  const radii = all(node).flatMap(({ name, attributes }) => (name === 'circle' ? [Number(attributes['r'])] : []));
  return [{ what: `marker of ${seat}`, size: (2 * Math.max(...radii) + 1) * inner.scale }];
}

/** Returns the boxes of labels only, including those in icons. */
export const textBoxes = (root: Node): Box[] => found(root, () => false, PAGE);

/** Returns the pairs that overlap visibly. */
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
