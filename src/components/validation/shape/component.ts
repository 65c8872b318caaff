import * as v from 'valibot';
import { type Point, PROVENANCES, type Sources } from '../../content.ts';
import { exact, oneOf, open, type Schema } from './parts.ts';

const provenance = oneOf(PROVENANCES);

/** Where numbers come from, by field; `rest` is required. */
export const sources: Schema<Sources> = open<Sources>({ rest: provenance }, provenance);

const COORDINATE = 'a number from 0 to 1000';
const coordinate = v.pipe(v.number(COORDINATE), v.minValue(0, COORDINATE), v.maxValue(1000, COORDINATE));

/** A point of a drawing of 1000 x 1000. */
export const point: Schema<Point> = exact<Point>({ x: coordinate, y: coordinate });
