import { describe, expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';

interface Entry {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Entry>>;

/** Whether the package at `from` finds `name`: in its own node_modules, or in one of the folders above. */
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
];

describe.each(LOCKFILES)('%s', (path) => {
  const { packages }: { packages: Packages } = JSON.parse(textOf(path));

  // npm leaves a binary out silently when the registry does not have it (yet), and `npm ci` then refuses the lockfile. The cure is
  // the newest release of that package of which all binaries exist.
  test('has the binaries of every platform', () => {
    const asked = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ path, name })),
    );
    expect(Object.keys(packages).length).toBeGreaterThan(10);
    expect(asked.filter(({ path, name }) => !found(packages, path, name))).toEqual([]);
  });

  test('names no registry', () => {
    const resolved = Object.values(packages).flatMap(({ resolved, link }) => (link ? [] : (resolved ?? [])));
    expect(resolved).toEqual([]);
  });
});
