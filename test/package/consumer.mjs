// Writes a TypeScript project that imports every name of every subpath.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportedNames } from './declared.mjs';
import { ENTRIES } from './packed.mjs';

/** The one entry whose types name those of another package, which its users install. */
export const WITH_FAST_CHECK = 'skymines-rules/arbitraries';

/** A module that imports all values and all types of an entry, and fails if a value is missing. */
async function moduleOf(project, { name, types, default: file }) {
  const installed = join(project, 'node_modules/skymines-rules');
  const values = Object.keys(await import(pathToFileURL(join(installed, file)).href));
  const typeNames = exportedNames(join(installed, types)).filter((each) => !values.includes(each));
  return `import { ${values.join(', ')} } from '${name}';
export type { ${typeNames.join(', ')} } from '${name}';

const values: Readonly<Record<string, unknown>> = { ${values.join(', ')} };
for (const name of Object.keys(values)) if (values[name] === undefined) throw new Error(name);
`;
}

/** The settings of a strict project. `types: []`: the library asks for nothing of Node and nothing of the DOM. */
const STRICT = {
  target: 'ES2022',
  lib: ['ES2022'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
};

/** Writes `names/`, one module for each entry. */
export async function writeNames(project) {
  mkdirSync(join(project, 'names'), { recursive: true });
  for (const entry of ENTRIES) {
    const file = `${entry.name.replaceAll('/', '-')}.ts`;
    writeFileSync(join(project, 'names', file), await moduleOf(project, entry));
  }
}

/** Writes a `tsconfig` with these compiler options beside the strict ones, and returns its name. */
export function writeConfig(project, name, options, withFastCheck = false) {
  const exclude = withFastCheck ? [] : [`names/${WITH_FAST_CHECK.replaceAll('/', '-')}.ts`];
  const config = { compilerOptions: { ...STRICT, ...options }, include: ['names'], exclude };
  writeFileSync(join(project, `${name}.json`), JSON.stringify(config));
  return `${name}.json`;
}
