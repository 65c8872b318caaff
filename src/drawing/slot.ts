import type { Ref } from '../game/model/refs.ts';
import type { Paint, Pen } from './pen.ts';
import { place } from './place.ts';
import { drawn, type Shape } from './shapes.ts';
import { type Attributes, together } from './svg.ts';

interface Slot {
  readonly ref: Ref;
  readonly class: string;
  readonly outline: Shape;
  readonly data?: Attributes;
  /** True if the contents cover the whole slot. */
  readonly isCovered?: boolean;
  /** Paint of the uncovered part; by default, the same as for an empty slot. */
  readonly ground?: Paint;
  readonly printed?: readonly string[];
  /** Drawings of the contents of the slot. */
  readonly holds?: readonly string[];
  /** References to the visible contents, whose names are added to the title. */
  readonly contents?: readonly Ref[];
}

/**
 * Draws a slot and its contents as siblings, so that buttons are never nested. If the slot is a choice, it is drawn
 * last: clicking its contents selects the slot, and its title gives their full names.
 */
export function slot(
  pen: Pen,
  {
    ref,
    class: own,
    outline,
    data = {},
    isCovered = false,
    ground = EMPTY,
    printed = [],
    holds = [],
    contents = [],
  }: Slot,
): string {
  const isChoice = pen.markOf(ref)?.as === 'choice';
  const area =
    isChoice && holds.length > 0
      ? drawn(outline, { class: 'sm-hit', fill: 'none', 'pointer-events': 'all' })
      : isCovered
        ? ''
        : pen.reuse(outline, ground);
  const contentNames = contents.map((each) => (isChoice ? pen.describe(each) : pen.name(each, 'full')));
  const title = [pen.describe(ref), ...contentNames].join('. ');
  const slotPlace = place(pen, ref, { class: own, outline, data, title }, area, ...printed);
  return together(isChoice ? [...holds, slotPlace] : [slotPlace, ...holds]);
}

const EMPTY = { fill: 'slot', line: 'edge', width: 1, dash: '4 3' } as const;
