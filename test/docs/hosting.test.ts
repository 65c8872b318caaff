import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENT_TYPES, LEARNED } from '../kit/eventTypes.ts';

const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');

test('the page on hosting names the events that cannot be taken back', () => {
  const [, sentence = ''] = /These events do: ([^.]*)\./.exec(page) ?? [];
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, type]) => type);
  const revealing = EVENT_TYPES.filter((type) => LEARNED[type] !== null);
  expect(named.sort()).toEqual([...revealing].sort());
});
