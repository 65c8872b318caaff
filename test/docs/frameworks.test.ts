import { expect, test } from 'vitest';
import { textOf } from '../kit/docs.ts';

const page = textOf('docs/frameworks.md');

// `npm run check:frameworks` builds and plays the apps.
test.each(['next/app/session.ts', 'next/app/actions.ts', 'sveltekit/src/routes/+page.server.ts', 'vue/useGame.ts'])(
  'the page on frameworks shows %s',
  (file) => {
    expect(page).toContain(`\n${textOf(`docs/examples/frameworks/${file}`)}\`\`\`\n`);
  },
);

test('the page on frameworks shows lines of +page.svelte', () => {
  const [, lines = ''] = /^\/\/ \+page\.svelte\n([\s\S]*?)```$/m.exec(page) ?? [];
  expect(lines.split('\n').length).toBe(4);
  expect(textOf('docs/examples/frameworks/sveltekit/src/routes/+page.svelte')).toContain(lines);
});

test('the page on frameworks names the command of the Jest example', () => {
  const { scripts } = JSON.parse(textOf('docs/examples/frameworks/package.json'));
  expect(scripts.test).toContain(/`(node --experimental[^`]*)`/.exec(page)?.[1]);
});
