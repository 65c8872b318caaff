import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchChromium, newVisitor } from '../kit/chromium.ts';
import { type Served, serve } from './server.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface Visit {
  /** The address of the home page, with a trailing slash. */
  readonly url: string;
  readonly page: Page;
  /** Console errors, uncaught errors and failed requests so far. */
  readonly errors: string[];
}

let opened: { readonly browser: Browser; readonly served: Served } | undefined;

export interface VisitOptions extends BrowserContextOptions {
  /** Entries of the local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** When the page counts as open. */
  readonly waitUntil?: 'load' | 'networkidle';
}

/** Opens a page of the built site in Chromium until the end of the test. `leave` closes Chromium. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const visited = await openPage(path, options);
  // An open page keeps drawing, which slows down the next tests.
  onTestFinished(() => visited.page.context().close());
  return visited;
}

/** Opens a page of the built site in Chromium with an otherwise empty browser profile, until `leave` closes it. */
export async function openPage(path: string, options: VisitOptions = {}): Promise<Visit> {
  opened ??= { browser: await launchChromium(), served: await serve() };
  const { browser, served } = opened;
  const { stored = {}, waitUntil = 'networkidle', ...context } = options;
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: new URL(served.url).origin, localStorage }] };
  const page = await newVisitor(browser, { viewport: DESKTOP, storageState, ...context });
  // VitePress loads every linked page in advance unless the visitor saves data.
  await page.addInitScript("Object.defineProperty(navigator.connection, 'saveData', { value: true })");
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`));
  await page.goto(served.url + path, { waitUntil });
  return { url: served.url, page, errors };
}

export async function leave(): Promise<void> {
  await opened?.browser.close();
  opened?.served.close();
  opened = undefined;
}

/** Returns the accessibility violations that axe finds in the open page. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const result = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>('axe.run()');
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
}
