import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notes } from './notes.ts';
import { licenses, shipped } from './supply.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOCKFILE = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
const { dependencies, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Licenses that require only their text next to the code. */
const FREE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

const names = shipped(LOCKFILE).map(([path]) => path.replace(/^.*node_modules\//, ''));

test('lists every dependency, and none of them has further dependencies', () => {
  expect(names.sort()).toEqual(Object.keys(dependencies).sort());
});

test('all installed packages have a permissive license', () => {
  for (const line of licenses(LOCKFILE)) expect(FREE, line).toContain(line.split(': ')[1]);
});

test('no package runs a script on installation', () => {
  expect(shipped(LOCKFILE).filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  for (const moment of ['preinstall', 'install', 'postinstall', 'prepare']) expect(scripts).not.toHaveProperty(moment);
});

test('detects a dependency with a script or another license', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', hasInstallScript: true },
    'node_modules/b': { dev: true },
  };
  const lockfile = JSON.stringify({ packages });
  expect(licenses(lockfile)).toEqual(['a 1.0.0: unknown']);
  expect(shipped(lockfile).map(([, { hasInstallScript }]) => hasInstallScript)).toEqual([true]);
});

test('the release notes are the newest section of the changelog', () => {
  expect(notes('# Changelog\n\n## 2.0.0 (2027-01-01)\n\nNew.\n\n- A\n\n## 1.0.0\n\nOld.\n')).toBe('New.\n\n- A\n');
  expect(notes('# Changelog\n\n## 1.0.0\n\nOld.\n')).toBe('Old.\n');
  expect(() => notes('# Changelog\n')).toThrow('no heading');
});
