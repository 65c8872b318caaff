import type { Point } from '../components/content.ts';
import { type Attributes, inTag, pathData, short } from './svg.ts';

/** A shape without fill or stroke. */
export interface Shape {
  readonly name: 'rect' | 'circle' | 'path';
  readonly at: Attributes;
  readonly form: Attributes;
  /** Middle of the upper edge, where a highlight's label is attached. */
  readonly top: Point;
}

/** Creates a rectangle with rounded corners whose upper left corner is at the given point. */
export function rect({ x, y }: Point, width: number, height: number, rx = 6): Shape {
  return { name: 'rect', at: { x, y }, form: { width, height, rx }, top: { x: x + width / 2, y } };
}

/** Creates a rectangle centred on a point. */
export function rectAround({ x, y }: Point, width: number, height: number, rx = 6): Shape {
  return rect({ x: x - width / 2, y: y - height / 2 }, width, height, rx);
}

export function circle({ x, y }: Point, r: number): Shape {
  return { name: 'circle', at: { cx: x, cy: y }, form: { r }, top: { x, y: y - r } };
}

/** Creates a polygon, whose first corner must be at the top. */
export function polygon(corners: readonly Point[]): Shape {
  return { name: 'path', at: {}, form: { d: pathData(corners, true) }, top: corners[0] ?? { x: 0, y: 0 } };
}

/** Returns a regular polygon's corners, starting at the top; its centre is `below` units under 0,0. */
export function regular(corners: number, radius: number, below = 0): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: below + radius * Math.sin(angle) };
  });
}

export function drawn({ name, at, form }: Shape, paint: Attributes): string {
  let place = '';
  for (const key in at) if (at[key] !== 0) place += ` ${key}="${short(Number(at[key]))}"`;
  return `<${name}${place}${inTag(form)}${inTag(paint)}/>`;
}
