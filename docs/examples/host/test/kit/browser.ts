import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { violations } from '../../../../../test/kit/axe.ts';
import { LONGEST_WAIT, launchChromium, newVisitor } from '../../../../../test/kit/chromium.ts';
import { must } from '../../../../../test/kit/must.ts';
import type { Message } from '../../src/messages.ts';
import type { Server } from './server.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

export const openPage = (): Promise<Page> => newVisitor(browser);

/** A page at a seat, with the messages of its socket and the errors of its console. */
export interface Person {
  readonly seat: number;
  readonly page: Page;
  readonly heard: Message[];
  readonly complaints: string[];
}

/** Times at which a page sent its moves, and at which it received and drew each version. */
export interface Moments {
  readonly sent: readonly number[];
  readonly heard: Readonly<Record<number, number>>;
  readonly drawn: Readonly<Record<number, number>>;
}

/** Script that runs first in the page and records these times. */
const WATCH = `
  const moments = { sent: [], heard: {}, drawn: {} };
  const now = () => performance.timeOrigin + performance.now();
  window.moments = moments;
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        const { type, version } = JSON.parse(data);
        if (type !== 'table') return;
        moments.heard[version] ??= now();
        requestAnimationFrame(() => { moments.drawn[version] ??= now(); });
      });
    }
    send(data) {
      if (data.includes('"act"')) moments.sent.push(now());
      super.send(data);
    }
  };
`;

export const momentsOf = ({ page }: Person): Promise<Moments> => page.evaluate('moments');

async function sitDown(link: string, seat: number): Promise<Person> {
  const page = await openPage();
  await page.addInitScript({ content: WATCH });
  const person: Person = { seat, page, heard: [], complaints: [] };
  page.on('console', (message) => message.type() === 'error' && person.complaints.push(message.text()));
  page.on('pageerror', (error) => person.complaints.push(error.message));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => person.heard.push(JSON.parse(String(payload))));
  });
  await page.goto(link);
  await page.waitForSelector('.pictures:not([aria-busy]) svg');
  return person;
}

export async function gather({ url }: Pick<Server, 'url'>): Promise<readonly Person[]> {
  const page = await openPage();
  await page.goto(url);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Second player').fill('Ben & <b>Bea</b>');
  await page.getByLabel('Missions').check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForSelector('#start li a');
  expect(await violations(page)).toEqual([]);
  const links = await page.locator('#start li a').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  await page.close();
  return Promise.all(addresses.map((address, seat) => sitDown(must(address), seat)));
}

export const tablesOf = ({ heard }: Person) => heard.flatMap((message) => (message.type === 'table' ? [message] : []));
export const tableOf = (person: Person) => must(tablesOf(person).at(-1));

/** Returns the visible options of a page, both next to the drawings and inside them. */
const offersOf = ({ page }: Person) => page.locator('.ask .offer:visible, .closing .main:visible');
const thingsOf = ({ page }: Person) => page.locator('.pictures [data-choice]');

/** Returns the choices made so far and the options, as text. */
const askTextOf = ({ page }: Person): Promise<string> =>
  page
    .locator('.ask')
    .allTextContents()
    .then((texts) => texts.join());

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const waits = LONGEST_WAIT / 10;
  for (let wait = 0; !(await isSo()); wait += 1) {
    if (wait === waits) throw new Error(`timed out waiting for ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until all pages have received the same version, and returns it. */
export async function together(people: readonly Person[]): Promise<number> {
  const versions = () => new Set(people.map((person) => tableOf(person).version));
  await until(() => versions().size === 1);
  return must([...versions()][0]);
}

/** Checks in the page itself, because the page may have a later version than this program. */
const isIdle = async (person: Person, version: number): Promise<boolean> => {
  const busy = await person.page.locator('#place[aria-busy="true"], .pictures[aria-busy]').count();
  const { heard, drawn } = await momentsOf(person);
  return busy === 0 && Math.max(...Object.keys(heard).map(Number)) === version && drawn[version] !== undefined;
};

/**
 * Waits until all pages have drawn the same version and no page is waiting for an answer, because earlier clicks have
 * no effect. Returns the version.
 */
export async function ready(people: readonly Person[]): Promise<number> {
  let version = await together(people);
  await until(async () => {
    // A page may have continued automatically.
    version = await together(people);
    const idle = await Promise.all(people.map((person) => isIdle(person, version)));
    return idle.every(Boolean);
  });
  return version;
}

export async function changed(people: readonly Person[], version: number): Promise<void> {
  await until(() => people.every((person) => tableOf(person).version !== version));
  await ready(people);
}

/** Makes choices on the pages until they have taken the given number of actions. */
export async function play(people: readonly Person[], actions: number): Promise<void> {
  const end = (await ready(people)) + actions;
  for (let n = 0; (await ready(people)) < end; n += 1) {
    if (n > 100 * actions) throw new Error(`${n} choices were not enough for ${actions} actions`);
    await choose(must(people[n % people.length]), n);
  }
}

async function choose(person: Person, n: number): Promise<void> {
  const { page } = person;
  const [offers, things] = [await offersOf(person).count(), await thingsOf(person).count()];
  if (offers + things === 0) return;
  const before = tablesOf(person).length;
  const text = await askTextOf(person);
  if (things > 0 && (n % 3 === 0 || offers === 0)) {
    await thingsOf(person)
      .nth(n % things)
      .focus();
    await page.keyboard.press('Enter');
  } else
    await offersOf(person)
      .nth(n % offers)
      .click();
  // The page shows either the next choice or the new table. Clicking an ambiguous target again has no effect.
  const hasMoved = async (): Promise<boolean> => tablesOf(person).length > before || (await askTextOf(person)) !== text;
  for (let idle = 0; idle < 100 && !(await hasMoved()); idle += 1) await page.waitForTimeout(10);
}

/** Returns the sentences of the log, without points: a page that is loaded again does not know those of earlier turns. */
export async function logOf({ page }: Person): Promise<string[]> {
  const sentences = await page.locator('.log li .spoken').allTextContents();
  return sentences.map((sentence) => sentence.replace(/ [+−]?\d+ points?\.$/, ''));
}
