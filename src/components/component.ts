import * as v from 'valibot';
import { exact, oneOf, open, type Schema } from './shape.ts';

/** Where a number may come from. */
export const PROVENANCES = ['rulebook', 'luna-booklet', 'solo-helper', 'box', 'derived', 'reconstructed'] as const;
/** Where one number comes from. `box`: the owner of a box read it off the printed piece. */
export type Provenance = (typeof PROVENANCES)[number];
/** Provenance by field of the component; `rest` covers the fields not named. */
export type Sources = Readonly<Record<string, Provenance>> & { readonly rest: Provenance };
/** Any part of the game: where its numbers come from, field by field. */
export interface Component {
  readonly sources: Sources;
}

/** A point of a drawing, in units of a 1000 x 1000 board; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const provenance = oneOf(PROVENANCES);

/** Where numbers come from, by field; `rest` is required. */
export const sources: Schema<Sources> = open<Sources>({ rest: provenance }, provenance);

const COORDINATE = 'a number from 0 to 1000';
const coordinate = v.pipe(v.number(COORDINATE), v.minValue(0, COORDINATE), v.maxValue(1000, COORDINATE));

export const point: Schema<Point> = exact<Point>({ x: coordinate, y: coordinate });
