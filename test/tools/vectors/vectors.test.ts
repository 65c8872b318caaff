import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '../../../src/entries/index.ts';
import { textOf } from '../../kit/docs.ts';
import { must } from '../../kit/must.ts';
import { sum } from '../../kit/numbers.ts';
import { IS_WHOLE_PROOF, proofCount } from '../../kit/soak.ts';
import { CHECKER, writeVectors } from './folder.ts';
import { linesOf, VECTOR_MODES } from './vectors.ts';

const folder = mkdtempSync(join(tmpdir(), 'skymines-vectors-'));
const SEED = 'skymines';
const hasPython = spawnSync('python3', ['--version']).status === 0;
const pythonTest = test.runIf(hasPython);
/** Without Python, all other tests can run. CI must have it. */
const pythonProof = test.runIf(IS_WHOLE_PROOF && (process.env['CI'] || hasPython));

beforeAll(() => writeVectors(folder, { seed: SEED, games: 1, modes: ['base'] }));
afterAll(() => rmSync(folder, { recursive: true }));

function check(directory: string, ...options: readonly string[]): string {
  const port = ['node', '--import', 'tsx', join(import.meta.dirname, 'port.ts'), ...options];
  const { stdout, stderr } = spawnSync('python3', [CHECKER, directory, ...(options.length > 0 ? port : [])], {
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.replaceAll('\r\n', '\n');
}

function linesInFolder(mode: string): string[] {
  return `${gunzipSync(readFileSync(join(folder, `${mode}.jsonl.gz`)))}`.trimEnd().split('\n');
}

test('the page quotes lines of the base file and shows the checker unchanged', () => {
  const page = textOf('docs/vectors.md');
  expect(page).toContain(`\`\`\`python\n${readFileSync(CHECKER, 'utf8')}\`\`\``);
  const lines = linesInFolder('base').map((line) =>
    line.replace('"games":1,', '"games":80,').replace(/"rules":\d+/, '"rules":1'),
  );
  const quoted = [...page.matchAll(/^```json\n(\{.*\})\n```$/gm)].map(([, line = '']) => line);
  expect(quoted.length).toBeGreaterThanOrEqual(4);
  for (const line of quoted) {
    const parts = line.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(`^${parts.join('.+')}$`);
    expect(
      lines.filter((written) => pattern.test(written)),
      line,
    ).not.toEqual([]);
  }
});

pythonTest('the checker reads vectors and detects a changed file', () => {
  const lines = linesInFolder('base');
  expect(check(folder)).toBe(`components.json: 1 lines\nbase.jsonl.gz: ${lines.length} lines\n`);
  const [head = '', ...rest] = lines;
  expect(JSON.parse(head)).toMatchObject({ format: 1, mode: 'base', games: 1, seed: SEED });
  writeFileSync(join(folder, 'base.jsonl.gz'), gzipSync([head.replace('skymines', 'skymine'), ...rest].join('\n')));
  expect(check(folder)).toContain('base.jsonl.gz: wrong checksum');
});

/** Changes of the component set that affect many games. */
const CHANGES: readonly (readonly [name: string, field: string, from: RegExp, to: string])[] = [
  ['a price', 'slotCosts', /\d+/, '9'],
  ['a barrier', 'tracks', /"cost":\d+/, '"cost":7'],
];

pythonProof('the library and the second implementation pass, and planted differences are found', () => {
  const games = proofCount(1, 10);
  writeVectors(folder, { seed: SEED, games });
  const passed = Object.keys(VECTOR_MODES).map((mode) => `${mode}.jsonl.gz: ${linesInFolder(mode).length} lines\n`);
  for (const port of ['--library', '--referee']) {
    expect(check(folder, port)).toBe(`components.json: 1 lines\n${passed.join('')}`);
  }
  for (const mode of Object.keys(VECTOR_MODES)) {
    expect(linesOf(rules, SEED, mode, games)).toEqual(linesInFolder(mode));
  }
  expect(check(folder, '--forbid', 'placeBonusMarker')).toContain('missing action: ');
  const components = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8'));
  for (const [name, field, from, to] of CHANGES) {
    const changed = JSON.parse(must(JSON.stringify(components[field])).replace(from, to));
    writeFileSync(join(folder, 'changed.json'), JSON.stringify({ ...components, [field]: changed }));
    expect(check(folder, '--components', join(folder, 'changed.json')), name).toMatch(/\.gz, line \d+:\n {2}\w+/);
  }
  const sizes = Object.keys(VECTOR_MODES).map((mode) => statSync(join(folder, `${mode}.jsonl.gz`)).size);
  expect((sum(sizes) / games) * 80).toBeLessThan(20_000_000);
});
