/** Returns an unfrozen copy of plain JSON. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export const text = (value: unknown): string => JSON.stringify(value);
