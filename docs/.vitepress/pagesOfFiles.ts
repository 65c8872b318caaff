import type { MarkdownRenderer } from 'vitepress';

/** Files of the repository root that are pages of the site, by their link in the README. */
const FILES: Readonly<Record<string, string>> = { 'CHANGELOG.md': '/changelog.md', 'SECURITY.md': '/security.md' };

/** Rewrites links and pictures in the README and other included files to their addresses on the site. */
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
