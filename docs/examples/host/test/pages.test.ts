import { expect, test } from 'vitest';
import { violations } from '../../../../test/kit/axe.ts';
import { LONGEST_WAIT } from '../../../../test/kit/chromium.ts';
import { must } from '../../../../test/kit/must.ts';
import {
  changed,
  gather,
  logOf,
  openPage,
  type Person,
  play,
  ready,
  tableOf,
  tablesOf,
  together,
  until,
} from './kit/browser.ts';
import { actionsIn, gameIn } from './kit/database.ts';
import { newDatabase, startServer } from './kit/server.ts';

test('two players play in their browsers through a reload and a restart', async () => {
  const database = newDatabase();
  let server = await startServer(database);
  const people = await gather(server);
  const [ana, ben] = people as readonly [Person, Person];
  await play(people, 12);
  for (const { page } of people) {
    // While a rival's turn is shown, the heading is that player's name.
    const isTitled = async (): Promise<boolean> =>
      (await page.title()).startsWith((await page.locator('.asked h2').textContent()) ?? '?');
    await expect.poll(isTitled, { timeout: LONGEST_WAIT }).toBe(true);
    expect(await violations(page)).toEqual([]);
    const ids = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map((element) => (element as { id?: string }).id));
    expect(new Set(ids).size).toBe(ids.length);
  }

  const log = await logOf(ana);
  await ana.page.reload();
  await ana.page.waitForSelector('.pictures:not([aria-busy]) svg');
  expect(await logOf(ana)).toEqual(log);
  expect(log.join()).toContain('Ben & <b>Bea</b>');
  for (const { complaints } of people) expect(complaints).toEqual([]);

  await server.kill();
  for (const { page } of people) await page.getByText('The connection is lost').waitFor();
  expect(await violations(ana.page)).toEqual([]);
  server = await startServer(database, { port: new URL(server.url).port });
  for (const { page } of people) await page.getByText('The connection is lost').waitFor({ state: 'detached' });
  for (const person of people) expect(await logOf(person)).toEqual(log);
  // The missing server must be the only cause of console errors.
  const others = people
    .flatMap(({ complaints }) => complaints)
    .filter((text) => !text.includes('ERR_CONNECTION_REFUSED'));
  expect(others).toEqual([]);
  await play(people, 12);
  await ben.page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(ben.page)).toEqual([]);

  expect(await together(people)).toBe(actionsIn(database).length);
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

test('a player undoes the last action', async () => {
  const database = newDatabase();
  const people = await gather(await startServer(database));
  const undo = people.map(({ page }) => page.getByRole('button', { name: 'Undo' }));
  let who = -1;
  while (who === -1) {
    await play(people, 1);
    who = people.findIndex((person) => tableOf(person).canUndo);
  }
  const version = await ready(people);
  await must(undo[who]).click();
  await changed(people, version);
  expect(gameIn(database).version).toBe(version + 1);
  expect(actionsIn(database)).toHaveLength(version - 1);
  await play(people, 3);
});

test('open details of one player stay open while the other acts', async () => {
  const database = newDatabase();
  const server = await startServer(database);
  const people = await gather(server);
  const [ana, ben] = people as readonly [Person, Person];
  const isPlanning = (person: Person) => tableOf(person).view.stack.at(-1)?.kind === 'planning';
  while (!isPlanning(ana)) await play(people, 1);
  await ana.page.keyboard.press('a');
  const listed = await ana.page.locator('.tray .offer').allTextContents();
  const version = await ready(people);
  await ben.page.getByRole('button', { name: 'Finish planning' }).click();
  await ben.page.getByRole('button', { name: 'Finish anyway' }).click();
  await changed(people, version);
  expect(await ana.page.locator('.tray:not([hidden]) .offer').allTextContents()).toEqual(listed);
});

test('undoing a planned card keeps the cards after it', async () => {
  const database = newDatabase();
  const people = await gather(await startServer(database));
  const [ana] = people as readonly [Person, Person];
  const area = () => tableOf(ana).view.players[ana.seat]?.area ?? [];
  const cards = () => area().filter((card) => card !== null);
  while (tableOf(ana).view.stack.at(-1)?.kind !== 'planning') await play(people, 1);
  for (let count = 1; count <= 3; count += 1) {
    await ana.page.locator('.zone-hand [data-choice^="card:"]').first().click();
    await until(() => cards().length === count);
    await ready(people);
  }
  const [first, ...others] = cards();
  await ana.page
    .locator(`.pictures [data-choice="card:${first}"], .pictures [data-ref="card:${first}"]`)
    .first()
    .click();
  await until(() => cards().length === 2 && !cards().includes(must(first)));
  expect(cards()).toEqual(others);
  // Only the placements of the remaining cards are left to choose.
  await ready(people);
  expect(actionsIn(database).filter(({ type, seat }) => type === 'planCard' && seat === ana.seat)).toHaveLength(2);
});

test('a page with a wrong link shows an error', async () => {
  const { url } = await startServer(newDatabase());
  const page = await openPage();
  await page.goto(`${url}/#wrong`);
  await page.getByText('This link does not lead to a seat.').waitFor();
  await page.getByText('The server has closed the connection.').waitFor();
  expect(await violations(page)).toEqual([]);
});
