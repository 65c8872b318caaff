import * as v from 'valibot';
import { exact, oneOf, open, type Schema } from './shape.ts';

/** Possible origins of a number. */
export const PROVENANCES = ['rulebook', 'luna-booklet', 'solo-helper', 'box', 'derived', 'reconstructed'] as const;
/** Origin of a number. `box` means that the owner of a physical copy read it from the component. */
export type Provenance = (typeof PROVENANCES)[number];
/** Provenance of each field of a component; `rest` applies to all other fields. */
export type Sources = Readonly<Record<string, Provenance>> & { readonly rest: Provenance };
/** A component, with the origin of each number. */
export interface Component {
  readonly sources: Sources;
}

/** A point in a drawing, in units of a 1000 x 1000 board. The y-axis points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const provenance = oneOf(PROVENANCES);

export const sources: Schema<Sources> = open<Sources>({ rest: provenance }, provenance);

const COORDINATE = 'a number from 0 to 1000';
const coordinate = v.pipe(v.number(COORDINATE), v.minValue(0, COORDINATE), v.maxValue(1000, COORDINATE));

export const point: Schema<Point> = exact<Point>({ x: coordinate, y: coordinate });
