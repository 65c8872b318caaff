import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A group of pages in the sidebar. */
interface Group {
  readonly text?: string;
  readonly items?: readonly { readonly text?: string; readonly link?: string }[];
}

interface Page {
  readonly group: string;
  readonly title: string;
  readonly link: string;
  readonly text: string;
}

/** Returns the Markdown of a page with the files it includes and without comments. */
function markdownOf(docs: string, link: string): string {
  const fileOf = (path: string): string => readFileSync(join(docs, path), 'utf8');
  return `${fileOf(`${link}.md`)
    .replace(/<!--@include: (.*?)-->/g, (_, path: string) => fileOf(path).replaceAll('](docs/', ']('))
    .replace(/<!--[\s\S]*?-->\n*/g, '')
    .trim()}\n`;
}

/** Returns the first paragraph on one line, without links and without a last sentence that introduces a list or code. */
function summaryOf(text: string): string {
  const paragraph = text.split(/\n{2,}/).find((each) => /^(\*\*|`(?!`))?[a-z]/i.test(each)) ?? '';
  const line = paragraph
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
  return line.replace(/\. [^.]*:$/, '.').replace(/:$/, '.');
}

/** Reads the pages in the order of the sidebar, except the generated API reference and interactive pages. */
export function readPages(docs: string, groups: readonly Group[]): Page[] {
  return groups.flatMap(({ text: group = '', items = [] }) =>
    items
      .filter(({ link = '' }) => !link.endsWith('/'))
      .map(({ text: title = '', link = '' }) => ({ group, title, link, text: markdownOf(docs, link) })),
  );
}

/** Returns the text of `llms.txt`: a list of the pages with their summaries. */
export function indexOf(pages: readonly Page[], summary: string, base = '/'): string {
  const sections = [...new Set(pages.map(({ group }) => group))].map((group) => {
    const lines = pages
      .filter((page) => page.group === group)
      .map(({ title, link, text }) => `- [${title}](${base.slice(0, -1)}${link}.md): ${summaryOf(text)}\n`);
    return `## ${group}\n\n${lines.join('')}`;
  });
  return [`# skymines-rules\n\n> ${summary}\n`, ...sections].join('\n');
}

/** Returns the text of `llms-full.txt`: all pages. */
export function wholeText(pages: readonly Page[]): string {
  return pages.map(({ text }) => text).join('\n');
}

/** Writes the documentation for language models: an index, the whole text, and the Markdown of each page. */
export function writeForModels(outDir: string, pages: readonly Page[], summary: string, base: string): void {
  writeFileSync(join(outDir, 'llms.txt'), indexOf(pages, summary, base));
  writeFileSync(join(outDir, 'llms-full.txt'), wholeText(pages));
  for (const { link, text } of pages) writeFileSync(join(outDir, `${link}.md`), text);
}
