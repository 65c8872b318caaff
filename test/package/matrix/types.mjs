import { join } from 'node:path';
import process from 'node:process';
import { writeConfig, writeNames } from '../consumer.mjs';
import { ROOT, run } from '../packed.mjs';

/** The ways in which compilers look for a package. Node10 is the old one, deprecated by TypeScript 6. */
const RESOLUTIONS = {
  node16: { module: 'node16' },
  nodenext: { module: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  node10: { module: 'esnext', moduleResolution: 'node10' },
};
const OLDEST = '5.0';
const NAMES = { own: Object.keys(RESOLUTIONS), [OLDEST]: Object.keys(RESOLUTIONS) };
const OWN = [process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc')];

/** Type-checks every name of every entry with a compiler: rows `{ name, outcome, detail }`. */
function withCompiler(project, [command, ...args], resolutions) {
  const asked = run(project, command, [...args, '--version']);
  if (asked.failure !== undefined) return [{ name: 'TypeScript', outcome: 'SKIPPED', detail: asked.failure }];
  const version = asked.stdout.trim().replace('Version', 'TypeScript');
  return resolutions.map((resolution) => {
    const isOwn = command === process.execPath;
    const silent = isOwn && resolution === 'node10' ? { ignoreDeprecations: '6.0' } : {};
    const options = { ...RESOLUTIONS[resolution], ...silent, noEmit: true };
    const config = writeConfig(project, `${resolution}-${isOwn ? 'own' : 'oldest'}`, options);
    const { failure } = run(project, command, [...args, '-p', config]);
    const name = `${version} ${resolution}`;
    return failure === undefined ? { name, outcome: 'typed', detail: '' } : { name, outcome: 'FAIL', detail: failure };
  });
}

export async function inCompilers(project) {
  await writeNames(project);
  return [
    ...withCompiler(project, OWN, NAMES.own),
    ...withCompiler(project, ['npx', '-y', '-p', `typescript@${OLDEST}`, 'tsc'], NAMES[OLDEST]),
  ];
}
