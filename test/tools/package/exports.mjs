// Compares the types of every entry with its values: each value that its types declare exists, and each value that
// exists has a type. Only the entries can be imported. Prints the differences and ends with status 1 if there are any.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { exportedValues } from './declared.mjs';
import { ENTRIES, ROOT } from './packed.mjs';

const declared = exportedValues();
let failures = 0;
for (const { name, default: file } of ENTRIES) {
  const typed = declared.get(name);
  const values = Object.keys(await import(pathToFileURL(join(ROOT, file)).href));
  const missing = typed.filter((name) => !values.includes(name));
  const untyped = values.filter((name) => !typed.includes(name));
  const ok = missing.length === 0 && untyped.length === 0;
  if (!ok) failures += 1;
  console.log(`${ok ? 'ok' : 'FAIL'} ${name}: ${values.length} values`);
  if (missing.length > 0) console.log(`  in the types only: ${missing.join(', ')}`);
  if (untyped.length > 0) console.log(`  without a type: ${untyped.join(', ')}`);
}

/** Paths that `"./*"` would expose: files next to the entries, and files of other folders through `..`. */
const beside = readdirSync(join(ROOT, 'dist/entries'), { recursive: true })
  .filter((file) => file.endsWith('.js'))
  .map((file) => `./dist/entries/${file.replaceAll('\\', '/')}`)
  .filter((file) => !ENTRIES.some((entry) => entry.default === file));
const outside = ['shared', 'cli'].flatMap((folder) =>
  readdirSync(join(ROOT, 'dist', folder)).map((file) => `skymines-rules/../${folder}/${file.replace(/\.js$/, '')}`),
);
const open = [...beside, ...outside.filter(canBeOpened)];
for (const file of open) console.log(`FAIL ${file} can be opened`);
failures += open.length;

function canBeOpened(name) {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

process.exitCode = failures === 0 ? 0 : 1;
