import type { Point } from '../components/content.ts';
import { type Ref, refId } from '../game/model/refs.ts';
import { widthOf } from './layout.ts';
import type { Highlight, Paint, Pen } from './pen.ts';
import { seatMarker, seatRole, striped } from './pieces.ts';
import { drawSign, type Sign } from './signs/sign.ts';
import {
  type Attributes,
  beside,
  circle,
  drawn,
  group,
  type Markup,
  placed,
  rectAround,
  type Shape,
  tooltip,
} from './svg.ts';
import type { HighlightKind } from './theme.ts';

interface PlaceLook {
  readonly class: string;
  readonly outline: Shape;
  readonly data?: Attributes;
  readonly at?: Point;
  readonly scale?: number;
  /** Text for screen readers; by default the target's name and description. */
  readonly title?: string;
  /** Place of the highlight's icon, by default the top of the outline. */
  readonly signAt?: Point;
  /** True if a child element already shows the highlight's icon. */
  readonly hasSign?: boolean;
}

/**
 * Draws a selectable component or space as a group with an id, `data-ref`, classes and a title. A hidden component has
 * no reference, so its group has neither an id nor `data-ref`. These groups are never nested, so their buttons are not
 * nested either.
 */
export function place(pen: Pen, ref: Ref | null, look: PlaceLook, ...children: readonly Markup[]): string {
  const { class: own, at = { x: 0, y: 0 }, scale = 1 } = look;
  const isMoved = at.x !== 0 || at.y !== 0 || scale !== 1;
  const data = { ...look.data, ...(isMoved && { transform: placed(at, scale) }) };
  // Each group starts on a new line, so that drawings can be compared line by line.
  if (ref === null) return `\n${group({ class: own, ...data }, look.title && tooltip(look.title), children)}`;
  const id = refId(ref);
  const mark = pen.markOf(ref);
  const text = look.title ?? pen.describe(ref);
  const content = mark === undefined ? children : marked(pen, look, mark, children);
  const isButton = mark?.as === 'choice' && pen.isInteractive;
  return `\n${group(
    { id: pen.id(id), 'data-ref': id, class: mark === undefined ? own : `${own} ${classOf(mark)}`, ...data },
    tooltip(text),
    isButton
      ? behindButton(look.outline, mark.label === undefined ? text : `${text} (${mark.label})`, id, content)
      : content,
  )}`;
}

function classOf({ as, look }: Highlight): string {
  return look === undefined ? `sm-is-${as}` : `sm-is-${as} sm-look-${look}`;
}

/** Adds a button over a component. As a separate element, its name does not include the numbers in the drawing. */
function behindButton(outline: Shape, name: string, id: string, content: readonly Markup[]): Markup {
  const button = {
    class: 'sm-button',
    'data-choice': id,
    role: 'button',
    tabindex: 0,
    'aria-label': name,
    fill: 'none',
    'pointer-events': 'all',
  };
  return [group({ 'aria-hidden': 'true' }, content), drawn(outline, button)];
}

type HaloLine = Pick<Paint, 'dash'> & { readonly width: number; readonly glow?: number };

/** Outlines of the highlight kinds, recognisable without colour. */
const LINES: Readonly<Record<HighlightKind | 'wasteful', HaloLine>> = {
  choice: { width: 2, glow: 10 },
  chosen: { width: 3.4 },
  last: { width: 2.2, dash: '9 4' },
  warned: { width: 2.4, dash: '3 3' },
  linked: { width: 2, dash: '5 3' },
  hover: { width: 3, glow: 16 },
  wasteful: { width: 2, dash: '2 4' },
};

/** A tint lies behind the contents of a sector and of an asteroid, but above the asteroid's rock, the first child. */
function marked(pen: Pen, place: PlaceLook, mark: Highlight, children: readonly Markup[]): readonly Markup[] {
  const { outline, hasSign = false } = place;
  const isSector = outline.name === 'path';
  const isBehind = mark.look === 'fill' && (isSector || hasSign);
  const rock = isSector ? 0 : 1;
  const below = isBehind ? rock : children.length;
  return [...children.slice(0, below), halo(pen, place, mark), ...children.slice(below)];
}

function halo(pen: Pen, place: PlaceLook, mark: Highlight): Markup {
  const { outline, hasSign = false, signAt = outline.top } = place;
  const { look, sign } = mark;
  if (look === undefined) return ring(pen, place, mark);
  if (look === 'dot') return pen.draw(circle(middleOf(outline), DOT), { fill: mark.as, line: 'paper', width: 1.2 });
  return look === 'fill' && [tint(pen, outline, mark), sign !== undefined && !hasSign && signPlate(pen, signAt, sign)];
}

/** Radius of the disc that marks a choice with the look `dot`. */
const DOT = 3.5;

function middleOf({ top, form }: Shape): Point {
  return beside(top, 0, Number(form['r'] ?? Number(form['height'] ?? 0) / 2));
}

function tint(pen: Pen, outline: Shape, { as, companies = [] }: Highlight): string {
  const [company, ...others] = companies;
  const fill = company === undefined ? as : (`company-${company}` as const);
  const paint = others.length === 0 ? pen.paint({ fill }) : striped(pen, companies);
  return drawn(outline, { ...paint, 'fill-opacity': TINT, class: `${paint['class']} sm-tint` });
}

const TINT = '.32';

function ring(pen: Pen, { outline, hasSign = false, signAt = outline.top }: PlaceLook, mark: Highlight): Markup {
  const { as, label, sign, by, wastes = false } = mark;
  const { width, dash, glow } = LINES[as === 'choice' && wastes ? 'wasteful' : as];
  const line = as === 'last' && by !== undefined ? seatRole(by) : as;
  return [
    glow !== undefined && pen.draw(outline, { line, width: glow, class: 'sm-ring' }, { 'stroke-opacity': '.24' }),
    pen.draw(outline, { line: 'paper', width: width + 1.6 }),
    pen.draw(outline, { line, width, dash, class: 'halo' }),
    line !== as && by !== undefined && seatMarker(pen, outline.top, by, 7),
    sign !== undefined && !hasSign && signPlate(pen, signAt, sign),
    label !== undefined && sign === undefined && !wastes && badge(pen, outline, as, label),
  ];
}

/** Draws an icon on a plate, so that it does not look like part of the component below it. */
export function signPlate(pen: Pen, at: Point, sign: Sign): string {
  const plate = pen.draw(circle(at, SIGN / 2), { fill: 'choice', line: 'paper', width: 1.5 });
  return plate + drawSign(pen, sign, at, (SIGN - 3) / 28);
}

export const SIGN = 23;

/** Maximum width of a label, relative to the component. Wider labels would cover neighbouring components. */
const OVER = 1.5;

function badge(pen: Pen, { top, form }: Shape, as: HighlightKind, label: string): string {
  const size = pen.sized(10.5);
  if (!pen.fits(label, Number(form['width'] ?? 60) * OVER, { size, bold: true })) return '';
  const outline = rectAround(top, widthOf(label, size, true) + 12, size + 8, 8);
  const plate = pen.draw(outline, { fill: as, line: 'paper', width: 1.5 });
  return plate + pen.label(top, label, { size, bold: true, ink: 'label-ink' });
}

interface Slot extends Pick<PlaceLook, 'class' | 'outline' | 'data'> {
  readonly ref: Ref;
  /** True if the contents cover the whole slot. */
  readonly isCovered?: boolean;
  /** Paint of the uncovered part; by default, the same as for an empty slot. */
  readonly ground?: Paint;
  readonly printed?: readonly Markup[];
  readonly holds?: readonly Markup[];
  /** References to the visible contents, whose names are added to the title. */
  readonly contents?: readonly Ref[];
}

/** Returns the part of a slot's look that shows a component which covers it. */
export function covering(component: Ref, markup: string): Partial<Slot> {
  return { isCovered: true, contents: [component], holds: [markup] };
}

/**
 * Draws a slot and its contents as siblings, so that buttons are never nested. If the slot is a choice, it is drawn
 * last: clicking its contents selects the slot, and its title gives their full names.
 */
export function slot(pen: Pen, look: Slot): Markup {
  const { ref, isCovered = false, ground = EMPTY, printed = [], holds = [], contents = [], ...own } = look;
  const isChoice = pen.markOf(ref)?.as === 'choice';
  const isHit = isChoice && holds.length > 0;
  const contentNames = contents.map((each) => (isChoice ? pen.describe(each) : pen.name(each, 'full')));
  const slotPlace = place(pen, ref, { ...own, title: [pen.describe(ref), ...contentNames].join('. ') }, [
    isHit && drawn(own.outline, { class: 'sm-hit', fill: 'none', 'pointer-events': 'all' }),
    !isHit && !isCovered && pen.reuse(own.outline, ground),
    printed,
  ]);
  return isChoice ? [holds, slotPlace] : [slotPlace, holds];
}

const EMPTY = { fill: 'slot', line: 'edge', width: 1, dash: '4 3' } as const;
