import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { newDatabase, startServer } from './kit/server.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const HOST = 'docs/examples/host';
const clone = mkdtempSync(join(tmpdir(), 'clone-'));
afterEach(() => rmSync(clone, { recursive: true }));

/** Makes a clone as `prepare.mjs` leaves it: with the build and the packages of the library and the example, but not those of the site. */
function prepareClone(): void {
  const isTracked = (path: string): boolean => !['node_modules', '.vitepress', 'api'].includes(basename(path));
  for (const name of ['package.json', 'docs'])
    cpSync(join(ROOT, name), join(clone, name), { recursive: true, filter: isTracked });
  for (const name of ['dist', 'node_modules']) symlinkSync(join(ROOT, name), join(clone, name));
  const packages = join(clone, HOST, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, HOST, 'node_modules')))
    symlinkSync(name === 'skymines-rules' ? clone : join(ROOT, HOST, 'node_modules', name), join(packages, name));
}

test('serves its page on a fresh clone', async () => {
  prepareClone();
  const server = await startServer(newDatabase(), { folder: join(clone, HOST) });
  const answers = await Promise.all(['/', '/main.js', '/style.css'].map((path) => fetch(server.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(server.log()).toBe('');
  await server.kill();
});
