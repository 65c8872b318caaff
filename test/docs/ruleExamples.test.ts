import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseExamples } from '../../docs/rules/examples/choose.ts';
import { drawingOf } from '../../docs/rules/examples/drawing.ts';
import { play } from '../../docs/rules/examples/example.ts';

test('every example of the rules explorer plays and changes its drawings', () => {
  const examples = Object.values(chooseExamples(join(import.meta.dirname, '../scenarios/board')));
  expect(examples.length).toBeGreaterThan(5);
  for (const example of examples) {
    const played = play(example);
    expect(played?.events.length, example.title).toBeGreaterThan(0);
    for (const panel of example.panels) {
      const [before, after] = [played?.before, played?.after].map((state) =>
        played === null || state === undefined ? null : drawingOf(panel, state, played),
      );
      expect(before, example.title).not.toBe(after);
    }
  }
});
