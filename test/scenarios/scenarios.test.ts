import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../src/testing/scenarios/scenarios.ts';
import { rules } from '../kit/pinned.ts';
import { others } from './others.ts';

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.txt'),
);

for (const file of FILES.sort()) {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  describe(file, () => {
    for (const { title, run } of scenarios(text, rules, { others }))
      test(title, () => expect(run().map((line) => `${file}:${line}`)).toEqual([]));
  });
}
