import { printable } from './text.ts';

const NAME = /^[A-Za-z_$][\w$]{0,39}$/;

/** The JSON path of a key or an index below another path. A key that is not a short name is quoted and shortened. */
export function childPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return NAME.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(printable(key))}]`;
}
