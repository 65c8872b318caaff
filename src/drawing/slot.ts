import type { Ref } from '../game/model/refs.ts';
import type { Paint, Pen } from './pen.ts';
import { place } from './place.ts';
import { drawn, type Shape } from './shapes.ts';
import { type Attributes, together } from './svg.ts';

/** A place that can hold something. */
interface Slot {
  readonly ref: Ref;
  readonly class: string;
  readonly outline: Shape;
  readonly data?: Attributes;
  /** Whether what lies on it covers all of it. */
  readonly isCovered?: boolean;
  /** How it is painted where nothing covers it: as an empty place if nothing else is said. */
  readonly ground?: Paint;
  /** What is printed on it. */
  readonly printed?: readonly string[];
  /** What lies on it, each a place of its own. */
  readonly holds?: readonly string[];
  /** The things that lie on it and are not hidden; its title names them as well. */
  readonly contents?: readonly Ref[];
}

/**
 * A slot and what it holds, beside each other, so that no button stands in another one. A slot that is a choice comes last:
 * a click on what lies there means the slot, whose title says in full what that is.
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
        : pen.often(outline, ground);
  const lying = contents.map((each) => (isChoice ? pen.words(each) : pen.name(each, 'full')));
  const title = [pen.words(ref), ...lying].join('. ');
  const shown = place(pen, ref, { class: own, outline, data, title }, area, ...printed);
  return together(isChoice ? [...holds, shown] : [shown, ...holds]);
}

const EMPTY = { fill: 'slot', line: 'edge', width: 1, dash: '4 3' } as const;
