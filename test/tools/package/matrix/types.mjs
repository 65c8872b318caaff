import { join } from 'node:path';
import { writeConfig, writeNames } from '../consumer.mjs';
import { fetchProgram, ROOT, run } from '../packed.mjs';

/** The module resolutions of compilers. */
const RESOLUTIONS = {
  node16: { module: 'node16' },
  nodenext: { module: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  node10: { module: 'esnext', moduleResolution: 'node', ignoreDeprecations: '6.0' },
  // The equivalent before TypeScript 5 had that option.
  node: { module: 'esnext', moduleResolution: 'node' },
  'nodenext, required': { module: 'nodenext' },
};

const OWN = { path: join(ROOT, 'node_modules/.bin/tsc') };

/**
 * A compiler as `{ name, path }`, or `{ name, missing }` with the reason why it cannot be run. Without a version, it is
 * the project's own.
 */
export function findCompiler(project, version) {
  const { path, failure } = version === undefined ? OWN : fetchProgram(project, `typescript@${version}`, 'tsc');
  if (failure !== undefined) return { name: `typescript@${version}`, missing: failure };
  return { name: run(project, path, ['--version']).stdout.trim().replace('Version', 'TypeScript'), path };
}

/**
 * Each compiler with some module resolutions: each resolution once with an old and once with a new compiler. TypeScript 4.7 is the first that reads `exports`, 5.0 the first with
 * `bundler`, 5.8 the first that lets CommonJS require an ES module.
 */
const COMPILERS = [
  { version: '4.7', resolutions: ['node16', 'node'] },
  { version: '5.0', resolutions: ['bundler'] },
  { version: '5.8', resolutions: ['nodenext, required'] },
  { version: undefined, resolutions: ['nodenext', 'bundler', 'node10'] },
  { version: '7', resolutions: ['nodenext', 'nodenext, required'] },
];

function withCompiler(project, { version, resolutions }) {
  const { name, path, missing } = findCompiler(project, version);
  if (missing !== undefined) return [{ name, outcome: 'SKIPPED', detail: missing }];
  return resolutions.map((resolution) => {
    const folder = resolution.endsWith('required') ? 'required' : 'imported';
    writeConfig(project, { ...RESOLUTIONS[resolution], noEmit: true }, { folder });
    const { failure } = run(project, path, []);
    return { name: `${name} ${resolution}`, outcome: failure === undefined ? 'typed' : 'FAIL', detail: failure };
  });
}

/**
 * Type-checks every name of every entry strictly, except the entry that needs fast-check: rows `{ name, outcome, detail
 * }`.
 */
export async function inCompilers(project) {
  await writeNames(project);
  return COMPILERS.flatMap((compiler) => withCompiler(project, compiler));
}
