import { answerOf, type Weights } from '../../src/bots/search/weights.ts';
import { at } from '../../src/engine/lists.ts';

/** One example: what was seen, and how many coins came of it. */
export interface Row {
  readonly inputs: Float64Array;
  readonly target: number;
}

/** How strongly weights are held back, in examples: the fewer examples, the less is believed of each input. */
const RIDGE = 30;

/**
 * Fits weights to rows by ridge regression: the least squares of the errors and of the weights, on inputs of mean 0 and
 * deviation 1. It is solved exactly, so the same rows give the same weights.
 */
export function fitWeights(rows: readonly Row[]): Weights {
  const count = rows[0]?.inputs.length ?? 0;
  const scales = Array.from({ length: count }, (_, index) => scaleOf(rows.map(({ inputs }) => inputs[index] ?? 0)));
  const average = mean(rows.map(({ target }) => target));
  const matrix = Array.from({ length: count }, (_, index) => {
    const line = new Array<number>(count + 1).fill(0);
    line[index] = RIDGE;
    return line;
  });
  for (const { inputs, target } of rows) {
    const scaled = scales.map((scale, index) => ((inputs[index] ?? 0) - scale.mean) * scale.factor);
    for (const [index, line] of matrix.entries()) addTo(line, [...scaled, target - average], at(scaled, index));
  }
  const weights = solved(matrix).map((weight, index) => weight * at(scales, index).factor);
  const bias = average - weights.reduce((sum, weight, index) => sum + weight * at(scales, index).mean, 0);
  return [...weights, bias].map((weight) => Number(weight.toPrecision(5)));
}

function addTo(line: number[], values: readonly number[], factor: number): void {
  for (let place = 0; place < line.length; place += 1) line[place] = at(line, place) + factor * at(values, place);
}

/** Solves a symmetric, positive system by elimination; the last number of each line is its right side. */
function solved(matrix: readonly number[][]): number[] {
  const size = matrix.length;
  for (const [place, pivot] of matrix.entries()) {
    for (const lower of matrix.slice(place + 1)) addTo(lower, pivot, -at(lower, place) / at(pivot, place));
  }
  const result = new Array<number>(size).fill(0);
  for (let place = size - 1; place >= 0; place -= 1) {
    const line = at(matrix, place);
    const known = result.reduce((sum, value, index) => (index > place ? sum + value * at(line, index) : sum), 0);
    result[place] = (at(line, size) - known) / at(line, place);
  }
  return result;
}

function scaleOf(values: readonly number[]): { readonly mean: number; readonly factor: number } {
  const average = mean(values);
  const variance = mean(values.map((value) => (value - average) ** 2));
  return { mean: average, factor: variance < 1e-9 ? 0 : 1 / Math.sqrt(variance) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The root of the mean square error of weights on rows, in coins. */
export function errorOf(weights: Weights, rows: readonly Row[]): number {
  return Math.sqrt(mean(rows.map(({ inputs, target }) => (answerOf(weights, inputs) - target) ** 2)));
}
