// Writes the files of a release into a folder: the package, its bill of materials, the licenses of its dependencies,
// test vectors for ports, and the release notes:
//
//   npm run release:pack -- FOLDER
import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { notes } from './notes.ts';
import { licenses } from './supply.ts';

const ROOT = join(import.meta.dirname, '../../..');
const [folder = 'release'] = process.argv.slice(2);

const run = (command: string): string => execSync(command, { cwd: ROOT, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(ROOT, folder, file), text);

/**
 * The bill of materials in CycloneDX. It is created in a folder with only the dependencies, because next to tools with
 * other versions of immer, npm omits immer. The folder has the name of the package, because npm uses it as the name.
 */
function billOfMaterials(): string {
  const work = mkdtempSync(join(tmpdir(), 'skymines-sbom-'));
  const cwd = join(work, 'skymines-rules');
  try {
    const { name, version, license, dependencies } = JSON.parse(read('package.json'));
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name, version, license, dependencies }));
    execSync('npm install --package-lock-only --ignore-scripts --no-audit --no-fund', { cwd, stdio: 'ignore' });
    return execSync('npm sbom --package-lock-only --sbom-format cyclonedx', { cwd, encoding: 'utf8' });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

mkdirSync(join(ROOT, folder), { recursive: true });
run('npm run --silent build');
const tarball = run(`npm pack --silent --ignore-scripts --pack-destination ${folder}`).trim();
renameSync(join(ROOT, folder, tarball), join(ROOT, folder, 'skymines-rules.tgz'));
write('sbom.cdx.json', billOfMaterials());
write('licenses.txt', `${licenses(read('package-lock.json')).join('\n')}\n`);
run(`npm run --silent vectors -- ${join(folder, 'vectors')}`);
run(`tar -cf ${join(folder, 'vectors.tar')} -C ${folder} vectors`);
rmSync(join(ROOT, folder, 'vectors'), { recursive: true });
write('notes.md', notes(read('CHANGELOG.md')));
