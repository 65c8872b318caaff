import type { MarkdownRenderer } from 'vitepress';

/** The page of each file in the root that the site includes. */
const FILES: Readonly<Record<string, string>> = { 'CHANGELOG.md': '/changelog.md', 'SECURITY.md': '/security.md' };

/** Rewrites the links and pictures of files in the root, which pages of `docs/` include, to their places on the site. */
export function pagesOfFiles(md: MarkdownRenderer): void {
  md.core.ruler.push('pages-of-files', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const link = token.attrGet('href');
      const picture = token.attrGet('src');
      if (link !== null) token.attrSet('href', FILES[link] ?? link.replace(/^docs\//, '/'));
      if (picture !== null) token.attrSet('src', picture.replace(/^docs\//, ''));
    }
  });
}
