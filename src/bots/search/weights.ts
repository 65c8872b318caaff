/** What each feature is worth in coins, in the order of `featureNames`, and at the end what is there without any. */
export type Weights = readonly number[];

/** What a position with these features is worth, in coins; 0 if nothing was learned. */
export function answerOf(weights: Weights, inputs: Float64Array): number {
  let total = weights[inputs.length] ?? 0;
  for (let index = 0; index < inputs.length; index += 1) total += (weights[index] ?? 0) * (inputs[index] ?? 0);
  return total;
}
