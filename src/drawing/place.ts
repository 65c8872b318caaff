import type { Point } from '../components/content.ts';
import { type Ref, refId } from '../game/model/refs.ts';
import type { Highlight } from './highlight.ts';
import type { Pen } from './pen.ts';
import { seatMarker, seatRole } from './seats.ts';
import { circle, drawn, rectAround, type Shape } from './shapes.ts';
import { drawSign, type Sign } from './signs/sign.ts';
import { type Attributes, group, placed, tooltip } from './svg.ts';
import type { HighlightKind } from './theme.ts';
import { widthOf } from './wrap.ts';

/** What a place looks like beside its children. */
interface PlaceLook {
  readonly class: string;
  /** The line that a highlight follows. */
  readonly outline: Shape;
  readonly data?: Attributes;
  /** Where its 0,0 lies, if not at 0,0. */
  readonly at?: Point;
  /** 1 by default. */
  readonly scale?: number;
  /** The words for screen readers, if not the name and the description of the reference. */
  readonly title?: string;
  /** Whether the sign of a highlight is among its children. */
  readonly hasSign?: boolean;
}

/**
 * A place or a piece that can be pointed at: a group with its id, `data-ref`, classes and title. Without a reference
 * (what a view hides) it has neither. Places never stand in places, so that no button stands in another one.
 */
export function place(pen: Pen, ref: Ref | null, look: PlaceLook, ...children: readonly string[]): string {
  const words = look.title ?? (ref === null ? undefined : pen.words(ref));
  const head = words === undefined ? [] : [tooltip(words)];
  const data = { ...look.data, ...(look.at && moved(look.at, look.scale)) };
  if (ref === null) return line({ class: look.class, ...data }, ...head, ...children);
  const id = refId(ref);
  const mark = pen.markOf(ref);
  const attributes = {
    id: pen.id(id),
    'data-ref': id,
    class: mark === undefined ? look.class : `${look.class} sm-is-${mark.as}`,
    ...data,
  };
  if (mark === undefined) return line(attributes, ...head, ...children);
  const shown = [...children, ...halo(pen, look, mark)];
  const isButton = mark.as === 'choice' && pen.isInteractive;
  return line(
    attributes,
    ...head,
    ...(isButton ? behindButton(look.outline, nameOf(words ?? id, mark), id, shown) : shown),
  );
}

function moved(at: Point, scale = 1): Attributes {
  return at.x === 0 && at.y === 0 && scale === 1 ? {} : { transform: placed(at, scale) };
}

/** A group that begins a line, so that two pictures can be compared. */
function line(attributes: Attributes, ...children: readonly string[]): string {
  return `\n${group(attributes, ...children)}`;
}

/**
 * A button over its place. It is an element of its own, so that its name holds none of the numbers in the place; they are
 * hidden from screen readers, who hear the words.
 */
function behindButton(outline: Shape, name: string, id: string, shown: readonly string[]): string[] {
  const button = {
    class: 'sm-button',
    'data-choice': id,
    role: 'button',
    tabindex: 0,
    'aria-label': name,
    fill: 'none',
    'pointer-events': 'all',
  };
  return [group({ 'aria-hidden': 'true' }, ...shown), drawn(outline, button)];
}

function nameOf(words: string, { label }: Highlight): string {
  return label === undefined ? words : `${words} (${label})`;
}

/** The line of each kind, which is told apart without its colour. What can be chosen or is pointed at glows. */
interface HaloLine {
  readonly width: number;
  readonly dash?: string;
  readonly glow?: number;
}

const LINES: Readonly<Record<HighlightKind, HaloLine>> = {
  choice: { width: 2, glow: 10 },
  chosen: { width: 3.4 },
  last: { width: 2.2, dash: '9 4' },
  warned: { width: 2.4, dash: '3 3' },
  linked: { width: 2, dash: '5 3' },
  hover: { width: 3, glow: 16 },
};

/** The line of a choice that wastes something. */
const POOR: HaloLine = { width: 2, dash: '2 4' };

/** The line around a marked place, and its label. */
function halo(pen: Pen, { outline, hasSign = false }: PlaceLook, mark: Highlight): string[] {
  const { as, label, sign, by, wastes = false } = mark;
  const { width, dash, glow } = as === 'choice' && wastes ? POOR : LINES[as];
  const line = as === 'last' && by !== undefined ? seatRole(by) : as;
  return [
    ...(glow === undefined
      ? []
      : [drawn(outline, { ...pen.paint({ line, width: glow, class: 'sm-ring' }), 'stroke-opacity': '.24' })]),
    drawn(outline, pen.paint({ line: 'paper', width: width + 1.6 })),
    drawn(outline, pen.paint({ line, width, dash, class: 'halo' })),
    ...(line === as || by === undefined ? [] : [seatMarker(pen, outline.top, by, 7)]),
    ...(sign === undefined || hasSign ? [] : [signPlate(pen, outline.top, sign)]),
    ...(label === undefined || sign !== undefined || wastes ? [] : [badge(pen, outline, as, label)]),
  ];
}

/** A sign on a plate of its own, so that it is not taken for a part of the place. */
export function signPlate(pen: Pen, at: Point, sign: Sign): string {
  const plate = circle(at, SIGN / 2);
  return `${drawn(plate, pen.paint({ fill: 'choice', line: 'paper', width: 1.5 }))}${drawSign(pen, sign, at, { scale: (SIGN - 3) / 28 })}`;
}

/** How wide such a plate is. */
export const SIGN = 23;

/** A label may be so much wider than its place before it is left out: it would cover the neighbours. */
const OVER = 1.5;

function badge(pen: Pen, { top, form }: Shape, as: HighlightKind, label: string): string {
  const size = pen.sized(10.5);
  if (!pen.fits(label, Number(form['width'] ?? 60) * OVER, { size, bold: true })) return '';
  const plate = rectAround(top, widthOf(label, size, true) + 12, size + 8, 8);
  return `${drawn(plate, pen.paint({ fill: as, line: 'paper', width: 1.5 }))}${pen.label(top, label, { size, bold: true, ink: 'label-ink' })}`;
}
