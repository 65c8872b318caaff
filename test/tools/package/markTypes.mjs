// Part of the build: marks type-only exports in the declarations of every entry. tsup loses the mark of a class, so
// TypeScript would let users import a value that does not exist.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRIES, ROOT } from './packed.mjs';

for (const { types, default: file } of ENTRIES) {
  const values = Object.keys(await import(pathToFileURL(join(ROOT, file)).href));
  const mark = (each) => (each.startsWith('type ') || values.includes(each.split(' ').at(-1)) ? each : `type ${each}`);
  const text = readFileSync(join(ROOT, types), 'utf8');
  const marked = text.replace(
    /^export \{ (.+) \}/gm,
    (_, names) => `export { ${names.split(', ').map(mark).join(', ')} }`,
  );
  writeFileSync(join(ROOT, types), marked);
}
