import { expect, test } from 'vitest';
import { textOf } from '../../kit/docs.ts';
import { EVENT_TYPES } from '../../kit/eventTypes.ts';
import { eventReport } from './events.ts';

test('the page of events is up to date', () => {
  expect(textOf('docs/events.md')).toBe(eventReport());
});

test('the page of events has one row for every type of event', () => {
  const types = [...textOf('docs/events.md').matchAll(/^\| `(\w+)`/gm)].map(([, type]) => type);
  expect(types.sort()).toEqual([...EVENT_TYPES].sort());
});
