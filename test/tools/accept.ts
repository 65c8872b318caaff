// Accepts the numbers in src/content: `npm run content:accept`. If the numbers have changed, the set gets a new id and
// fingerprint, and everything that depends on them is regenerated. Current files stay unchanged.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fingerprintOf } from '../../src/components/fingerprint.ts';
import { DEFAULT_FINGERPRINT, defaultContent } from '../../src/content/defaultContent.ts';
import { goldenText } from '../hosting/saves/golden.ts';

/** In order of dependency: the notation example is a record. */
const STEPS = [
  'tsx test/golden/write.ts',
  'tsx test/hosting/saves/golden.ts',
  'tsx test/notation/write-example.ts',
  'tsx test/tools/reports/write-components.ts',
  'tsx test/tools/reports/write-gallery.ts',
  'tsx test/tools/reports/write-events.ts',
  'tsx test/tools/reports/write-content-schema.ts',
  'tsx test/tools/reports/write-proof.ts',
  'tsx test/tools/reports/write-perft.ts',
  'vitest run test/drawing --update',
];

/** Returns the id of the next set: `reconstructed-2` after `reconstructed-1`. */
function idAfter(id: string): string {
  const [, name = id, number = '1'] = /^(.*)-(\d+)$/.exec(id) ?? [];
  return `${name}-${Number(number) + 1}`;
}

function nameTheSet(): void {
  const fingerprint = fingerprintOf(defaultContent);
  if (fingerprint === DEFAULT_FINGERPRINT) return;
  const file = new URL('../../src/content/defaultContent.ts', import.meta.url);
  const { id } = defaultContent;
  const source = readFileSync(file, 'utf8').replace(DEFAULT_FINGERPRINT, fingerprint);
  const isOld = JSON.parse(goldenText()).content.id === id;
  writeFileSync(file, isOld ? source.replace(`id: '${id}'`, `id: '${idAfter(id)}'`) : source);
}

nameTheSet();
for (const step of STEPS) {
  console.log(step);
  const { status } = spawnSync('npx', step.split(' '), { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
