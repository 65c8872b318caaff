import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { afterEach, describe, expect, test } from 'vitest';
import { textOf } from '../../../../test/kit/docs.ts';
import { startCluster, storedIn } from './kit/cluster.ts';
import { playMany } from './kit/load.ts';
import { startPostgres } from './kit/postgres.ts';
import { startProxy } from './kit/proxy.ts';
import { judge } from './kit/verdict.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test('a game behind the proxy of the example stays on one server and moves to another when that is killed', async () => {
  const postgres = await startPostgres();
  ends.push(() => postgres.end());
  const cluster = await startCluster(postgres.url, 3);
  ends.push(() => cluster.end());
  const { url, end } = await startProxy(cluster.urls);
  ends.push(end);
  expect((await fetch(`${url}/metrics`)).status).toBe(403);

  const load = await playMany({ games: 6, think: 20, urlOf: () => url });
  await load.more(100);
  // All seats of a game are on one server, so no request was too late.
  expect(await cluster.measured('skymines_conflicts_total')).toEqual([0, 0, 0]);
  for (const n of [0, 1, 2]) {
    await cluster.kill(n);
    await load.more(60);
  }
  const heard = await load.end();
  expect(judge(heard, await storedIn(postgres))).toEqual({ lost: [], forks: [], dead: [] });
  expect(heard.acknowledged.length).toBeGreaterThanOrEqual(280);
});

test('the Docker Compose file contains the settings of the server and the variables of the proxy', () => {
  const compose = textOf('docs/examples/host/compose.yaml');
  const settings = textOf('docs/examples/host/src/settings.ts');
  const [, block = ''] = /x-server[\s\S]*?environment:\n([\s\S]*?)\n\n/.exec(compose) ?? [];
  const named = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(named).toEqual(['HOST', 'PORT', 'DATABASE', 'PROXIES', 'END_WITHIN']);
  for (const name of named) expect(settings).toMatch(new RegExp(`'${name}'`));
  for (const [, name = ''] of textOf('docs/examples/host/haproxy.cfg').matchAll(/"\S*\$\{(\w+)\}"/g)) {
    expect(compose).toContain(`${name}: `);
  }
});

describe('the Docker Compose file', () => {
  const text = textOf('docs/examples/host/compose.yaml');
  // The order of keys is a matter of taste.
  const ORDERS = ['service-keys', 'services-alphabetical', 'service-dependencies-alphabetical', 'top-level-properties'];
  const off = [...ORDERS.map((name) => `${name}-order`), 'require-quotes-in-ports'].map((name) => [name, 0] as const);

  function problemsOf(content: string): string[] {
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    try {
      const file = join(folder, 'compose.yaml');
      writeFileSync(file, content);
      const linter = new DCLinter({ rules: Object.fromEntries(off), quiet: false, debug: false, exclude: [] });
      return linter.lintFiles([file], false).flatMap(({ messages }) => messages.map(({ rule }) => rule));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test('is valid and opens no port to the public', () => {
    expect(problemsOf(text)).toEqual([]);
  });

  test.each([
    ['an unknown Compose key', /restart:/, 'restarts:', 'invalid-schema'],
    ['a public port', /127\.0\.0\.1:8080/, '8080', 'no-unbound-port-interfaces'],
    ['an image of any version', /haproxy:3\.0/, 'haproxy:latest', 'service-image-require-explicit-tag'],
  ])('would be rejected with %s', (_, place, other, rule) => {
    expect(text).toMatch(place);
    expect(problemsOf(text.replace(place, other))).toContain(rule);
  });
});
