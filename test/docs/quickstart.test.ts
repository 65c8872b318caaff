import { expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';

const page = textOf('docs/quickstart.md');

// `npm run check:quickstart` builds and plays both.
test.each([
  ['docs/examples/page/index.html', 60],
  ['docs/examples/react/src/useGame.ts', 40],
])('the page shows %s as it is, in at most %i lines', (file, most) => {
  const text = textOf(file);
  expect(page).toContain(`\n${text}\`\`\`\n`);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});
