import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme } from 'vitepress';

interface Page {
  readonly group: string;
  readonly title: string;
  readonly link: string;
  readonly text: string;
}

/** Returns the Markdown of a page without its title, front matter and HTML comments. */
function bodyOf(srcDir: string, link: string): string {
  return readFileSync(join(srcDir, `${link}.md`), 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^# .*$/m, '')
    .trim();
}

/** Returns the first paragraph as one line of plain text. */
function summaryOf(text: string): string {
  const paragraph = text.split(/\n{2,}/).find((each) => /^[A-Z`]/.test(each)) ?? '';
  return paragraph.replace(/\s+/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** Lists the written pages in the order of the sidebar. The generated reference has too many pages for a reader's context. */
function pagesOf(srcDir: string, groups: readonly DefaultTheme.SidebarItem[]): Page[] {
  return groups.flatMap(({ text: group = '', items = [] }) =>
    items.flatMap(({ text: title = '', link = '' }) => {
      if (link.startsWith('/api/')) return [];
      return [{ group, title, link, text: bodyOf(srcDir, link) }];
    }),
  );
}

/** Writes `llms.txt`, an index of the documentation for language models, and `llms-full.txt`, its whole text. */
export function writeForModels(
  { srcDir, outDir }: { readonly srcDir: string; readonly outDir: string },
  { base, summary, groups }: { base: string; summary: string; groups: readonly DefaultTheme.SidebarItem[] },
): void {
  const pages = pagesOf(srcDir, groups);
  const head = `# skymines-rules\n\n> ${summary}\n`;
  const sections = [...new Set(pages.map(({ group }) => group))].map((group) => {
    const lines = pages
      .filter((page) => page.group === group)
      .map(({ title, link, text }) => `- [${title}](${base.replace(/\/$/, '')}${link}.md): ${summaryOf(text)}`);
    return `## ${group}\n\n${lines.join('\n')}\n`;
  });
  writeFileSync(join(outDir, 'llms.txt'), [head, ...sections].join('\n'));
  const whole = pages.map(({ title, text }) => `# ${title}\n\n${text}\n`);
  writeFileSync(join(outDir, 'llms-full.txt'), [head, ...whole].join('\n'));
  for (const { title, link, text } of pages) writeFileSync(join(outDir, `${link}.md`), `# ${title}\n\n${text}\n`);
}
