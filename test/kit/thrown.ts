/** The error of a kind that is thrown, or `undefined` when none is. Anything else that is thrown fails the test. */
export function thrown<E extends Error>(
  kind: abstract new (...given: never[]) => E,
  run: () => unknown,
): E | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
  return undefined;
}
