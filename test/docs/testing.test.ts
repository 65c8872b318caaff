import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// Its tests run here.
import '../../docs/examples/properties.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the example of the page on testing is the one that runs', () => {
  expect(text('docs/testing.md')).toContain(`\`\`\`ts\n${text('docs/examples/properties.ts')}\`\`\``);
});
