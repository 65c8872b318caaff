import { describe, expect, test } from 'vitest';
import { textOf } from '../../kit/docs.ts';

interface Entry {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Entry>>;

/** Checks whether the package at `from` finds `name` in its own node_modules or in one of the parent folders. */
function found(packages: Packages, from: string, name: string): boolean {
  if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true;
  if (from === '') return false;
  return found(packages, from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, ''), name);
}

const LOCKFILES = [
  'package-lock.json',
  'docs/examples/host/package-lock.json',
  'docs/examples/boardgameio/package-lock.json',
  'docs/examples/arena/package-lock.json',
  'docs/examples/frameworks/package-lock.json',
  'test/tools/mutation/package-lock.json',
];

describe.each(LOCKFILES)('%s', (path) => {
  const { packages }: { packages: Packages } = JSON.parse(textOf(path));

  // npm silently omits a binary that the registry does not have (yet), and `npm ci` then rejects the lockfile. The fix
  // is the newest release of that package of which all binaries exist.
  test('has the binaries of every platform', () => {
    const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ path, name })),
    );
    expect(Object.keys(packages).length).toBeGreaterThan(10);
    expect(optional.filter(({ path, name }) => !found(packages, path, name))).toEqual([]);
  });

  test('contains no registry URL', () => {
    const resolved = Object.values(packages).flatMap(({ resolved, link }) => (link ? [] : (resolved ?? [])));
    expect(resolved).toEqual([]);
  });
});
