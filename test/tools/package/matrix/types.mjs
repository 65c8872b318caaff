import { join } from 'node:path';
import process from 'node:process';
import { writeConfig, writeNames } from '../consumer.mjs';
import { ROOT, run } from '../packed.mjs';

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

/** The commands of a downloaded compiler and of the project's own compiler. */
export const fromNpm = (version) => ['npx', '-y', '-p', `typescript@${version}`, 'tsc'];
export const LOCAL = [process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc')];

/**
 * Each compiler with its module resolutions. TypeScript 4.7 is the first that reads `exports`, 5.0 the first with
 * `bundler`, 5.8 the first that lets CommonJS require an ES module.
 */
const COMPILERS = [
  { start: fromNpm('4.7'), resolutions: ['node16', 'nodenext', 'node'] },
  { start: fromNpm('5.0'), resolutions: ['node16', 'nodenext', 'bundler', 'node'] },
  {
    start: fromNpm('5.8'),
    resolutions: ['nodenext, required'],
  },
  {
    start: LOCAL,
    resolutions: ['node16', 'nodenext', 'bundler', 'node10', 'nodenext, required'],
  },
  { start: fromNpm('7'), resolutions: ['node16', 'nodenext', 'bundler', 'nodenext, required'] },
];

function withCompiler(project, { start: [command, ...args], resolutions }) {
  const started = run(project, command, [...args, '--version']);
  if (started.failure !== undefined) return [{ name: args.join(' '), outcome: 'SKIPPED', detail: started.failure }];
  const version = started.stdout.trim().replace('Version', 'TypeScript');
  return resolutions.map((resolution) => {
    const folder = resolution.endsWith('required') ? 'required' : 'imported';
    writeConfig(project, { ...RESOLUTIONS[resolution], noEmit: true }, { folder });
    const { failure } = run(project, command, args);
    const name = `${version} ${resolution}`;
    return { name, outcome: failure === undefined ? 'typed' : 'FAIL', detail: failure };
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
