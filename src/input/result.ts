/** What came of reading or checking something: its value, or what is wrong with it. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

/** The value, if nothing is wrong with it. */
export function checked<Value, Problem>(value: Value, problems: readonly Problem[]): Result<Value, readonly Problem[]> {
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value };
}
