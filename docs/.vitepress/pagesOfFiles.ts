import type { MarkdownRenderer } from 'vitepress';

/** The files of the root that are pages here, and how a link there names them. */
const FILES: Readonly<Record<string, string>> = { 'CHANGELOG.md': '/changelog.md', 'SECURITY.md': '/security.md' };

/** Leads links and pictures of the README and its neighbours, which are included in pages of `docs/`, to where they are on the site. */
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
