/** The result of reading or checking: a value or an error. */
export type Result<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

/** Returns the value if there are no problems, and otherwise the problems. */
export function checked<Value, Problem>(value: Value, problems: readonly Problem[]): Result<Value, readonly Problem[]> {
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value };
}
