/** The result of a function that can fail: a value or an error. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

export function checked<Value, Problem>(value: Value, problems: readonly Problem[]): Result<Value, readonly Problem[]> {
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value };
}
