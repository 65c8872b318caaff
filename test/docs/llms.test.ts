import { describe, expect, test } from 'vitest';
import { indexOf, readPages, wholeText } from '../../docs/.vitepress/llms.ts';

// The types of the site need packages that a fresh clone does not have.
const path = '../../docs/.vitepress/sidebar.ts';
const { docs } = await import(path);
const links: readonly string[] = [...JSON.stringify(docs).matchAll(/"link":"([^"]*)"/g)]
  .map(([, link = '']) => link)
  .filter((link) => !link.endsWith('/'));
const pages = readPages('docs', docs);

describe('llms.txt', () => {
  const index = indexOf(pages, 'A rules library.', '/base/');

  test('lists every page of the sidebar with a summary', () => {
    expect(links.length).toBeGreaterThan(30);
    const listed = [...index.matchAll(/^- \[[^\]]+\]\(\/base(\/[\w-]+)\.md\): [\w`*].{20,}\.$/gm)];
    expect(listed.map(([, link]) => link)).toEqual(links);
  });

  test('begins with the name and the summary of the project', () => {
    expect(index).toMatch(/^# skymines-rules\n\n> A rules library\.\n\n## Get started\n\n- \[Introduction\]/);
  });
});

describe('llms-full.txt', () => {
  const text = wholeText(pages);

  test('contains the title of every page', () => {
    for (const page of pages) expect(page.text).toMatch(/^# .+\n/);
    expect(text.match(/^# .+$/gm)?.length).toBeGreaterThanOrEqual(links.length);
  });

  test('contains included files instead of HTML comments', () => {
    expect(text).toContain('# Changelog\n');
    expect(text).not.toContain('<!--');
    expect(text).not.toContain('](docs/');
  });
});
