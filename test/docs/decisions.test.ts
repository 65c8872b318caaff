import { expect, test } from 'vitest';
import { ACTION_TYPES } from '../kit/actionSpace.ts';
import { DECISION_KINDS } from '../kit/decisionKinds.ts';
import { textOf } from '../kit/docs.ts';

const page = textOf('docs/decisions.md');

test('the table of decisions has a row for every kind', () => {
  const [, table = ''] = /\n## Every decision\n([\s\S]*?)\n\nSome fields/.exec(page) ?? [];
  const kinds = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind);
  expect(kinds.sort()).toEqual([...DECISION_KINDS].sort());
});

test('every type of action is told', () => {
  const told = new Set([...page.matchAll(/`(\w+)(?: \{[^`]*\})?`/g)].map(([, type]) => type));
  expect(ACTION_TYPES.filter((type) => !told.has(type))).toEqual([]);
});

test('the page on a round says where every kind of decision is asked', () => {
  const round = textOf('docs/round.md');
  expect(DECISION_KINDS.filter((kind) => !round.includes(`\`${kind}\``))).toEqual([]);
});
