import process from 'node:process';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '../../docs/examples/host/src/messages.ts';
import { must } from '../kit/must.ts';
import { journalIn } from './kit/database.ts';
import { newDatabase, type Server, startServer } from './kit/server.ts';

let browser: Browser;

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});

afterAll(() => browser.close());

async function openPage(): Promise<Page> {
  const context = await browser.newContext();
  context.setDefaultTimeout(0);
  return context.newPage();
}

/** A page of somebody, with what its socket has heard and what its console has to complain about. */
interface Person {
  readonly seat: number;
  readonly page: Page;
  readonly heard: Message[];
  readonly complaints: string[];
}

async function sitDown(link: string, seat: number): Promise<Person> {
  const page = await openPage();
  const person: Person = { seat, page, heard: [], complaints: [] };
  page.on('console', (message) => message.type() === 'error' && person.complaints.push(message.text()));
  page.on('pageerror', (error) => person.complaints.push(error.message));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => person.heard.push(JSON.parse(String(payload))));
  });
  await page.goto(link);
  await page.waitForSelector('#picture svg');
  return person;
}

/** Starts a game on the first page, as people do, and sits down at each seat. */
async function gather({ url }: Server): Promise<readonly Person[]> {
  const page = await openPage();
  await page.goto(url);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Second person').fill('Ben & <b>Bea</b>');
  await page.getByLabel('with missions').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('#start li a');
  expect(await violations(page)).toEqual([]);
  const links = await page.locator('#start li a').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  await page.close();
  return Promise.all(addresses.map((address, seat) => sitDown(must(address), seat)));
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const result = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>('axe.run()');
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

const tablesOf = ({ heard }: Person) => heard.flatMap((message) => (message.type === 'table' ? [message] : []));
const tableOf = (person: Person) => must(tablesOf(person).at(-1));

/** What can be chosen at a page, in the picture or beside it. */
const offersOf = ({ page }: Person) => page.locator('#choices button:not(:text-is("Choose again"))');

/** Waits until all pages show the same version, and returns it. */
async function together(people: readonly Person[]): Promise<number> {
  for (;;) {
    const versions = people.map((person) => tableOf(person).version);
    if (new Set(versions).size === 1) return must(versions[0]);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Somebody who can chooses on, until so many more actions were taken. `n` varies the choices. */
async function play(people: readonly Person[], actions: number): Promise<void> {
  const end = (await together(people)) + actions;
  for (let n = 0; (await together(people)) < end; n += 1) {
    const person = must(people[n % people.length]);
    const offers = offersOf(person);
    const count = await offers.count();
    const inPicture = person.page.locator('#picture [data-choice]');
    if (count === 0) continue;
    const before = tablesOf(person).length;
    const path = await person.page.locator('#path').textContent();
    if (n % 3 === 0 && (await inPicture.count()) > 0) {
      await inPicture.first().focus();
      await person.page.keyboard.press('Enter');
    } else await offers.nth(n % count).click();
    // Either the choice goes on, or the table comes.
    while (tablesOf(person).length === before && (await person.page.locator('#path').textContent()) === path) {
      await person.page.waitForTimeout(5);
    }
  }
}

const logOf = ({ page }: Person): Promise<string[]> => page.locator('#log li').allTextContents();

test('two people play in their browsers, on their views, through a reload and a restart', async () => {
  const database = newDatabase();
  let server = await startServer(database);
  const people = await gather(server);
  const [ana, ben] = people as readonly [Person, Person];
  await play(people, 12);
  for (const { page } of people) {
    expect(await violations(page)).toEqual([]);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }

  const log = await logOf(ana);
  await ana.page.reload();
  await ana.page.waitForSelector('#picture svg');
  expect(await logOf(ana)).toEqual(log);
  expect(log.join()).toContain('Ben & <b>Bea</b>');
  for (const { complaints } of people) expect(complaints).toEqual([]);

  await server.kill();
  for (const { page } of people) await page.getByText('The connection is lost').waitFor();
  expect(await violations(ana.page)).toEqual([]);
  server = await startServer(database, { port: new URL(server.url).port });
  for (const { page } of people) await page.getByText('The connection is lost').waitFor({ state: 'detached' });
  for (const person of people) expect(await logOf(person)).toEqual(log);
  // While the server was away, the browser says so; it has nothing else to say.
  const others = people
    .flatMap(({ complaints }) => complaints)
    .filter((text) => !text.includes('ERR_CONNECTION_REFUSED'));
  expect(others).toEqual([]);
  await play(people, 12);
  await ben.page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(ben.page)).toEqual([]);

  expect(await together(people)).toBe(journalIn(database).length);
  expect(new Set(people.map(({ heard }) => heard.filter(({ type }) => type === 'refused').length))).toEqual(
    new Set([0]),
  );
  for (const person of people) {
    for (const { seat, view, record } of tablesOf(person)) {
      expect([seat, record, view.options.seed]).toEqual([person.seat, null, '?']);
      for (const [other, { hand }] of view.players.entries()) {
        expect(hand.every((card) => (card === '?') === (other !== seat))).toBe(true);
      }
    }
  }
});

test('somebody takes back the last action', async () => {
  const database = newDatabase();
  const people = await gather(await startServer(database));
  const undo = people.map(({ page }) => page.getByRole('button', { name: 'Take back my last action' }));
  let who = -1;
  while (who === -1) {
    await play(people, 1);
    who = people.findIndex((person) => tableOf(person).canUndo);
  }
  const version = await together(people);
  await must(undo[who]).click();
  while ((await together(people)) === version) await must(people[0]).page.waitForTimeout(5);
  expect(journalIn(database).at(-1)).toMatchObject({ type: 'undone', version: version + 1 });
  await play(people, 3);
});

test('what one person has begun to choose stays while the other acts', async () => {
  const database = newDatabase();
  const server = await startServer(database);
  const people = await gather(server);
  const [ana, ben] = people as readonly [Person, Person];
  const isPlanning = (person: Person) => tableOf(person).view.stack.at(-1)?.kind === 'planning';
  while (!isPlanning(ana)) await play(people, 1);
  await ana.page.getByRole('button', { name: 'Planning a card' }).click();
  const path = await ana.page.locator('#path').textContent();
  const version = await together(people);
  await ben.page.getByRole('button', { name: 'Finish planning' }).click();
  while ((await together(people)) === version) await ana.page.waitForTimeout(5);
  expect([path, await ana.page.locator('#path').textContent()]).toEqual(['planning a card', path]);
});

test('a page with a wrong link says so', async () => {
  const { url } = await startServer(newDatabase());
  const page = await openPage();
  await page.goto(`${url}/#wrong`);
  await page.getByText('This link leads to no seat.').waitFor();
  await page.getByText('The server has closed the connection.').waitFor();
  expect(await violations(page)).toEqual([]);
});
