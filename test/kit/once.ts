/** The function, run once for each input: by the first test that asks. So no test leans on one before it. */
export function once<In, Out>(run: (input: In) => Out): (input: In) => Out {
  const known = new Map<In, Out>();
  return (input) => {
    if (!known.has(input)) known.set(input, run(input));
    return known.get(input) as Out;
  };
}
