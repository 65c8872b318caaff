import { read, write } from './browserStorage.ts';

const KEY = 'skymines-rules:play';

/** Returns the visitor's settings, such as the language. */
export function settings(): Readonly<Record<string, string>> {
  return { ...(read(KEY) as object | null) };
}

export function set(name: string, value: string): void {
  write(KEY, { ...settings(), [name]: value });
}
