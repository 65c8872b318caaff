import { transformerTwoslash } from '@shikijs/vitepress-twoslash';
import { createMarkdownRenderer, type MarkdownOptions, type MarkdownRenderer } from 'vitepress';
import { checked } from './checkedCode.ts';
import { pagesOfFiles } from './pagesOfFiles.ts';
import { ruleLinks } from './ruleLinks.ts';

/** Renders indented code as fenced code, which scrolls within the page and can be copied. */
function fenceIndented(md: MarkdownRenderer): void {
  md.core.ruler.push('fence-indented', ({ tokens }) => {
    for (const token of tokens) if (token.type === 'code_block') token.type = 'fence';
  });
}

/** Excludes examples in the API reference from the type check, because they are fragments. A test completes and checks them. */
function skipFragments(md: MarkdownRenderer): void {
  md.core.ruler.push('skip-fragments', ({ tokens, env }) => {
    if (!env.relativePath?.startsWith('api/')) return;
    for (const token of tokens) if (token.type === 'fence' && token.info === 'ts') token.info = 'ts no-twoslash';
  });
}

/** Markdown options of the site. */
export const markdown: MarkdownOptions = {
  languageAlias: { floors: 'txt' },
  codeTransformers: [transformerTwoslash(checked)],
  config: (md) => {
    pagesOfFiles(md);
    ruleLinks(md);
    fenceIndented(md);
    skipFragments(md);
  },
};

/** Creates a function that renders Markdown like the site, for tests. */
export async function renderer(): Promise<(text: string) => Promise<string>> {
  const md = await createMarkdownRenderer('docs', markdown);
  return (text) => md.renderAsync(text);
}
