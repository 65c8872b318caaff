import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { RULES } from '../../src/entries/index.ts';
import { BASE, DIST, fileOf } from './server.ts';

/** All files of the site, and the HTML of each page. */
const files = new Set<string>();
const pages = new Map<string, string>();

beforeAll(() => {
  for (const entry of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    const file = entry.replaceAll('\\', '/');
    files.add(file);
    if (file.endsWith('.html')) pages.set(file, readFileSync(join(DIST, file), 'utf8'));
  }
});

const anchors = new Map<string, Set<string>>();

function anchorsOf(file: string): Set<string> {
  const known = anchors.get(file);
  if (known !== undefined) return known;
  const found = new Set([...(pages.get(file) ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
  anchors.set(file, found);
  return found;
}

/** Returns a page's links within the site, as paths with anchors. */
function targetsOf(file: string, html: string): string[] {
  const at = new URL(`http://site${BASE}${file.replace(/(index)?\.html$/, '')}`);
  return [...html.matchAll(/ (?:href|src)="([^"]+)"/g)]
    .map(([, target = '']) => new URL(target.replaceAll('&amp;', '&'), at))
    .filter(({ host }) => host === 'site')
    .map(({ pathname, hash }) => pathname + hash);
}

/** The rules explorer opens these at their addresses. */
const EXPLORER = `${BASE}rules/`;

function isDead(target: string): boolean {
  const [path = '', anchor = ''] = target.split('#');
  if (!path.startsWith(BASE)) return true;
  const file = fileOf(path);
  if (path === EXPLORER && anchor.toUpperCase() in RULES) return !files.has(file);
  return !files.has(file) || (anchor !== '' && !anchorsOf(file).has(decodeURIComponent(anchor)));
}

test('every link leads to a page, a file or a heading', () => {
  const targets = [...pages].flatMap(([file, html]) => targetsOf(file, html).map((target) => [file, target] as const));
  expect(targets.length).toBeGreaterThan(1000);
  expect([...new Set(targets.filter(([, target]) => isDead(target)).map((link) => link.join(' → ')))]).toEqual([]);
});

test('a broken link is reported', () => {
  expect(['nowhere', 'images/nowhere.svg', 'drawing#nowhere'].map((target) => isDead(BASE + target))).toEqual([
    true,
    true,
    true,
  ]);
});

test('the sidebar links to every page of the docs', () => {
  const docs = readdirSync(new URL('../../docs/', import.meta.url)).filter((name) => name.endsWith('.md'));
  const linked = new Set(targetsOf('drawing.html', pages.get('drawing.html') ?? '').map(fileOf));
  expect(docs.filter((name) => !linked.has(name.replace(/md$/, 'html')))).toEqual([]);
});
