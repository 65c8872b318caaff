import type { Page } from 'playwright-core';
import type { GameRecord, Session } from '../../src/entries/index.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

const SETTINGS = 'skymines-rules:play';
const GAME = 'skymines-rules:game';

/** Opens the Play page with these settings. Without motion, Luna and the bots answer at once. */
export async function openPlay(
  options: VisitOptions = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<Visit> {
  const stored = { [SETTINGS]: JSON.stringify(settings), ...options.stored };
  const visited = await visit('play/', {
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    waitUntil: 'load',
    ...options,
    stored,
  });
  await visited.page.locator('.begin, .table').first().waitFor();
  return visited;
}

/** Opens the Play page with the list of all choices. */
export const openWithList = (options: VisitOptions = {}): Promise<Visit> => openPlay(options, { lists: 'yes' });

/** Opens the Play page with a stored game. */
export async function openGame(
  game: string,
  options: VisitOptions = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<Visit> {
  const visited = await openPlay({ ...options, stored: { [GAME]: game } }, settings);
  await question(visited.page).waitFor();
  return visited;
}

/** Returns the game of a session as the page stores it. */
export const stored = (session: Session): string =>
  JSON.stringify({ record: session.record(), bots: [], hands: 'open', components: 'shipped', campaign: null });

/** Stores settings and reloads the page. */
export async function prefer(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(`localStorage.setItem('${SETTINGS}', '${JSON.stringify(settings)}')`);
  await page.reload();
  await page.locator('.begin, .table').first().waitFor();
}

/** Stores a game as the current one and reloads the page. */
export async function resume(page: Page, game: string): Promise<void> {
  await page.evaluate(`localStorage.setItem('${GAME}', ${JSON.stringify(game)})`);
  // The address may contain the id of an earlier game.
  await page.evaluate("history.replaceState(null, '', location.pathname)");
  await page.reload();
  await question(page).waitFor();
}

/** Form values by label: an option of a list, a text, or `true` for a checkbox. */
export type FormValues = Readonly<Record<string, string | true>>;

/** Starts a game with the form. */
export async function begin(page: Page, values: FormValues): Promise<void> {
  await page.locator('summary', { hasText: /another game|autre partie/ }).click();
  for (const [label, value] of Object.entries(values)) {
    const modules = page.locator('form details:not([open]) summary');
    if ((await modules.count()) > 0) await modules.click();
    const field = page.locator('form label', { hasText: label });
    if (value === true) await field.locator('input').check();
    else if ((await field.locator('select').count()) > 0) await field.locator('select').selectOption(value);
    else await field.locator('input').fill(value);
  }
  await page.locator('form .main').click();
  await question(page).waitFor();
}

/** Waits until all pictures are drawn and the list of choices is open if it has to be. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.pictures:not([aria-busy])').waitFor({ state: 'attached' });
}

/** Returns the game that the page has stored. */
export async function storedGame(page: Page): Promise<{ readonly record: GameRecord }> {
  await settle(page);
  await page.waitForTimeout(50);
  return JSON.parse(await page.evaluate<string>(`localStorage.getItem('${GAME}')`));
}

export const question = (page: Page) => page.locator('.ask h2');
export const offers = (page: Page) => page.locator('.ask .offer');

/** Takes the first choice of the list, or the first one beside the question. */
export async function takeFirst(page: Page): Promise<void> {
  await settle(page);
  const listed = page.locator('.tray .offer');
  const found = (await listed.count()) > 0 ? listed : page.locator('.closing .offer, .closing .main');
  await found.first().click();
  await settle(page);
}

/** Chooses an item of the menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.menu summary').click();
  await page.locator('.sheet').getByRole('button', { name }).click();
}

/**
 * Clicks random buttons and choices in the pictures, chosen by a seed, until the game is over or the limit is reached. Runs in
 * the page, where clicks are fast. Returns the number of clicks.
 */
export function clickAbout(page: Page, seed: number, most = 3000): Promise<number> {
  return page.evaluate<number>(`(${clicker})(${seed}, ${most})`);
}

const clicker = `async (seed, most) => {
  let state = seed;
  const draw = (length) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * length);
  };
  const breath = async () => {
    do await new Promise((done) => setTimeout(done));
    while (document.querySelector('[aria-busy]') !== null);
  };
  const seen = (element) => element.getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  let clicks = 0;
  while (clicks < most && document.querySelector('.scene .verdict') === null) {
    const offered = all('.ask .offer, .closing .main, .picture [data-choice]');
    // Draws no number while others play, so that a seed leads to the same game on every machine.
    if (offered.length > 0) {
      clicks += 1;
      const places = draw(3) === 0 ? [] : offered.filter((each) => each.matches('.picture *'));
      const found = places.length > 0 ? places : offered;
      found[draw(found.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      // Phones require a confirmation.
      document.querySelector('.info .main')?.click();
    }
    await breath();
  }
  return clicks;
}`;

/** Starts the suggested game and makes this many clicks. */
export async function atTable(page: Page, clicks = 0): Promise<void> {
  await page.locator('.begin').click();
  await question(page).waitFor();
  if (clicks > 0) await clickAbout(page, 1, clicks);
}

/** Returns the actions of the stored game. */
export async function actionsOf(page: Page): Promise<readonly unknown[]> {
  return (await storedGame(page)).record.actions;
}
