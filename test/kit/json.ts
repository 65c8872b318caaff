/** Returns an unfrozen copy of plain JSON. */
export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

export function text(value: unknown): string {
  return JSON.stringify(value);
}
