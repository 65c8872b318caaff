import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameRecord } from '../../src/entries/index.ts';
import { formatRecord, parseAction } from '../../src/entries/notation.ts';
import { ACTION_TYPES } from '../kit/actionSpace.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../docs/notation.md');
const SEATS = { players: [{ id: 'Ana', name: 'Ana' }], luna: null };

test('the notation table has every action, with notation that parses to it', () => {
  const rows = [...page.matchAll(/^\| (`.+`) +\| (.+?) +\|$/gm)];
  const types = rows.map(([, words = '', text = '']) => {
    const read = [...words.matchAll(/`([^`]+)`/g)].map(([, each]) => parseAction(SEATS, `Ana: ${each}`).type);
    const [, named = 'placeBonusMarker'] = /^`(\w+)`/.exec(text) ?? [];
    expect(new Set(read)).toEqual(new Set([named]));
    return named;
  });
  expect([...new Set(types)].sort()).toEqual([...ACTION_TYPES].sort());
});

test('the example is the start of a real game', () => {
  const record: GameRecord = JSON.parse(read('../golden/records/luna-5.json'));
  const example = [...page.matchAll(/^ {4}((?:Ana|Luna): .+?)(?: {2,};.*)?$/gm)].map(([, line]) => line);
  const lines = formatRecord(record).split('\n').slice(7);
  expect(lines.filter((line) => line !== '').slice(0, example.length)).toEqual(example);
  const head = formatRecord(record).split('\n').slice(0, 4);
  for (const line of head) expect(page).toContain(`    ${line}\n`);
});
