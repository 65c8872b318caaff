// Writes a TypeScript project that imports every name of every subpath.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportedNames } from './declared.mjs';
import { ENTRIES } from './packed.mjs';

/** The only entry with types of another package, which its users install. */
const WITH_FAST_CHECK = 'skymines-rules/testing/arbitraries';

/** A module that imports all values and all types of an entry, and fails if a value is missing. */
async function moduleOf(project, { name, default: file }, names) {
  const installed = join(project, 'node_modules/skymines-rules');
  const values = Object.keys(await import(pathToFileURL(join(installed, file)).href));
  const typeNames = names.filter((each) => !values.includes(each));
  return `import { ${values.join(', ')} } from '${name}';
export type { ${typeNames.join(', ')} } from '${name}';

const values: Readonly<Record<string, unknown>> = { ${values.join(', ')} };
for (const name of Object.keys(values)) if (values[name] === undefined) throw new Error(name);
`;
}

/** The settings of a strict project. With `types: []`, because the library needs no types of Node or the DOM. */
export const STRICT = {
  target: 'ES2022',
  lib: ['ES2022'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
};

const fileOf = (name) => name.replaceAll('/', '-');

/** Writes a module for each entry: ES modules into `imported/`, and the same as CommonJS into `required/`. */
export async function writeNames(project) {
  for (const folder of ['imported', 'required']) mkdirSync(join(project, folder));
  const declared = exportedNames();
  for (const entry of ENTRIES) {
    const text = await moduleOf(project, entry, declared.get(entry.name));
    writeFileSync(join(project, 'imported', `${fileOf(entry.name)}.mts`), text);
    writeFileSync(join(project, 'required', `${fileOf(entry.name)}.cts`), text);
  }
}

/** Writes a `tsconfig` for one of these folders, with compiler options in addition to the strict ones. */
export function writeConfig(project, options, { folder = 'imported', withFastCheck = false } = {}) {
  const exclude = withFastCheck ? [] : [`${folder}/${fileOf(WITH_FAST_CHECK)}.*`];
  const config = { compilerOptions: { ...STRICT, ...options }, include: [folder], exclude };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
}
