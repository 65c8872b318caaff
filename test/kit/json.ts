/** A copy of what is plain JSON, with nothing frozen in it. */
export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

export function text(value: unknown): string {
  return JSON.stringify(value);
}
