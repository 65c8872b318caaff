/** Runs a function once for each input, when a test first needs it. Tests therefore do not depend on earlier ones. */
export function once<In, Out>(run: (input: In) => Out): (input: In) => Out {
  const known = new Map<In, Out>();
  return (input) => {
    if (!known.has(input)) known.set(input, run(input));
    return known.get(input) as Out;
  };
}
