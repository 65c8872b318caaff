import { expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';
import { eventReport } from './events.ts';

test('the page of events is current, and has every type of event', () => {
  expect(textOf('docs/events.md')).toBe(eventReport());
});
