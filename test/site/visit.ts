import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { launchChromium, newVisitor } from '../kit/chromium.ts';
import { type Served, serve } from './server.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface Visit {
  /** The address of the home page, with a trailing slash. */
  readonly url: string;
  readonly page: Page;
  /** Console errors, uncaught errors and failed requests so far. */
  readonly errors: readonly string[];
}

let opened: { readonly browser: Browser; readonly served: Served } | undefined;

export interface VisitOptions extends BrowserContextOptions {
  /** Entries of the local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** When the page counts as open. */
  readonly waitUntil?: 'load' | 'networkidle';
  /** Errors that the test expects. */
  readonly ignored?: RegExp;
}

/**
 * Opens a page of the built site in Chromium until the end of the test, which fails if the page has had errors. `leave`
 * closes Chromium.
 */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  const visited = await openPage(path, options);
  onTestFinished(async () => {
    const errors = visited.errors.filter((error) => options.ignored?.test(error) !== true);
    // An open page keeps drawing, which slows down the next tests.
    await visited.page.context().close();
    expect(errors).toEqual([]);
  });
  return visited;
}

/** Opens a page of the built site in Chromium with an otherwise empty browser profile, until `leave` closes it. */
export async function openPage(path: string, options: VisitOptions = {}): Promise<Visit> {
  opened ??= { browser: await launchChromium(), served: await serve() };
  const { browser, served } = opened;
  const { stored = {}, waitUntil = 'networkidle', ignored: _, ...context } = options;
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

/** Checks whether an element is completely on a screen of this size. */
export async function isOnScreen(thing: Locator, { width, height } = PHONE): Promise<boolean> {
  const box = await thing.boundingBox();
  if (box === null || box.x < 0 || box.y < 0) return false;
  return box.x + box.width <= width + 1 && box.y + box.height <= height + 1;
}
