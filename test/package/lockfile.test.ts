import { expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(textOf('package-lock.json'));

/** Whether the package at `from` finds `name`: in its own node_modules, or in one of the folders above. */
function found(from: string, name: string): boolean {
  if (`${from === '' ? '' : `${from}/`}node_modules/${name}` in packages) return true;
  if (from === '') return false;
  return found(from.slice(0, from.lastIndexOf('node_modules/')).replace(/\/$/, ''), name);
}

// npm leaves a binary out silently when the registry does not have it (yet), and `npm ci` then refuses the lockfile. The cure is
// the newest release of that package of which all binaries exist.
test('the lockfile has the binaries of every platform', () => {
  const asked = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ path, name }) => !found(path, name))).toEqual([]);
});
