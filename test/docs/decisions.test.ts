import { expect, test } from 'vitest';
import { ACTION_TYPES } from '../kit/actionSpace.ts';
import { DECISION_KINDS } from '../kit/decisionKinds.ts';
import { textOf } from '../kit/docs.ts';

const page = textOf('docs/decisions.md');

test('the table of decisions has a row for every decision kind', () => {
  const [, table = ''] = /\n## Every decision\n([\s\S]*?)\n\nSome fields/.exec(page) ?? [];
  const kinds = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind);
  expect(kinds.sort()).toEqual([...DECISION_KINDS].sort());
});

test('the page names every action type', () => {
  const named = new Set([...page.matchAll(/`(\w+)(?: \{[^`]*\})?`/g)].map(([, type]) => type));
  expect(ACTION_TYPES.filter((type) => !named.has(type))).toEqual([]);
});

test('How to play names every decision kind', () => {
  const game = textOf('docs/how-to-play.md');
  expect(DECISION_KINDS.filter((kind) => !game.includes(`\`${kind}\``))).toEqual([]);
});
