import { beforeAll, expect, test } from 'vitest';

type Render = (text: string) => Promise<string>;

let render: Render;

beforeAll(async () => {
  // The packages of the site are those of docs/, so its own file loads them.
  const path = '../../docs/.vitepress/markdown.ts';
  const { renderer } = (await import(path)) as { readonly renderer: () => Promise<Render> };
  render = await renderer();
});

const block = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;

test.each([
  ['a name that the package does not export', `import { creatGame } from 'skymines-rules';`],
  ['an unknown subpath', `import { drawTable } from 'skymines-rules/pictures';`],
  ['an argument of the wrong type', `import { createGame } from 'skymines-rules';\ncreateGame({ players: 2 });`],
  ['an undeclared name', 'startTheGame();'],
])('a block with %s fails the build', async (_, code) => {
  await expect(render(block(code))).rejects.toThrow(/Errors were thrown in the sample/);
});

test('a valid block shows the types of its names', async () => {
  const code = `import { createGame } from 'skymines-rules';\nconst { seed } = createGame({ players: ['Ana', 'Ben'], seed: 'x' }).options;`;
  const html = await render(block(code));
  expect(html).toContain('twoslash-hover');
  expect(html.replace(/<[^>]*>/g, '')).toContain('const seed: string');
});
