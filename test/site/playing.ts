import type { Page } from 'playwright-core';
import { chooseGreedily } from '../../src/entries/bots.ts';
import {
  type Action,
  type CreateGameOptions,
  createSession,
  type GameRecord,
  type Prompt,
  type Session,
} from '../../src/entries/index.ts';
import { type Visit, type VisitOptions, visit } from './visit.ts';

const SETTINGS = 'skymines-rules:play';
const GAME = 'skymines-rules:game';

type Settings = Readonly<Record<string, string>>;

/** Luna and the bots answer at once, and nothing moves. */
const AT_ONCE: Settings = { pace: 'atOnce' };

const QUIET = { reducedMotion: 'reduce', serviceWorkers: 'block', waitUntil: 'load' } as const;

/** Opens the Play page with these settings. */
export async function openPlay(options: VisitOptions = {}, settings: Settings = {}): Promise<Visit> {
  const stored = { [SETTINGS]: JSON.stringify({ ...AT_ONCE, ...settings }), ...options.stored };
  const visited = await visit('play/', { ...QUIET, ...options, stored });
  await visited.page.locator('.begin, .table').first().waitFor();
  return visited;
}

/** Opens the Play page with the list of all choices. */
export const openWithList = (options: VisitOptions = {}): Promise<Visit> => openPlay(options, { lists: 'yes' });

/** Opens the Play page with a stored game. */
export async function openGame(game: string, options: VisitOptions = {}, settings: Settings = {}): Promise<Visit> {
  const visited = await openPlay({ ...options, stored: { [GAME]: game } }, settings);
  await question(visited.page).waitFor();
  return visited;
}

/** Plays like the greedy bot to the first decision that `isWanted` accepts, or to the end of the game. */
export function playedTo(
  options: CreateGameOptions,
  isWanted: (prompt: Prompt, session: Session) => boolean = () => false,
): Session {
  const session = createSession(options);
  for (let [prompt] = session.pending(); prompt !== undefined; [prompt] = session.pending()) {
    if (isWanted(prompt, session)) break;
    session.dispatch(chooseGreedily(session.getView(prompt.seat), prompt.seat));
  }
  return session;
}

/** Returns the game of a session as the page stores it. */
export const stored = (session: Session, seating: object = {}): string =>
  JSON.stringify({
    record: session.record(),
    bots: [],
    hands: 'open',
    components: 'shipped',
    campaign: null,
    ...seating,
  });

/** Stores settings and reloads the page. */
export async function prefer(page: Page, settings: Settings): Promise<void> {
  await page.evaluate(`localStorage.setItem('${SETTINGS}', '${JSON.stringify({ ...AT_ONCE, ...settings })}')`);
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

/** Starts a game with the form that contains all options. A campaign begins with its own scene. */
export async function begin(page: Page, values: FormValues): Promise<void> {
  await page.locator('.foot-more').click();
  // The form is loaded when it is first opened.
  await page.locator('form .main').waitFor();
  for (const [label, value] of Object.entries(values)) {
    const modules = page.locator('form details:not([open]) summary');
    if ((await modules.count()) > 0) await modules.click();
    const field = page.locator('form label', { hasText: label });
    if (value === true) await field.locator('input').check();
    else if ((await field.locator('select').count()) > 0) await field.locator('select').selectOption(value);
    else await field.locator('input').fill(value);
  }
  await page.locator('form .main').click();
  if (values['Game type'] === 'campaign') await page.locator('.chapter-start .main').click();
  await question(page).waitFor();
}

/** Waits until all pictures are drawn and the list of choices is open if it has to be. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.pictures:not([aria-busy])').waitFor({ state: 'attached' });
}

/** Returns the game that the page has stored. */
export async function storedGame(
  page: Page,
): Promise<{ readonly record: GameRecord; readonly campaign?: string | null }> {
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

/** Takes first choices until the question contains a text. */
export async function takeUntil(page: Page, text: string): Promise<void> {
  while (!(await question(page).innerText()).includes(text)) await takeFirst(page);
}

/** Presses keys one after the other, each when all pictures are drawn. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await settle(page);
  }
}

/** Waits for a question with a text. */
export const asked = (page: Page, text: string): Promise<void> =>
  page.locator('.asked h2', { hasText: text }).waitFor();

/** Chooses an item of the menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.locator('.menu-sheet').getByRole('button', { name }).click();
}

export async function openMenu(page: Page): Promise<void> {
  await page.locator('.bar .menu').click();
  await page.locator('.menu-sheet').waitFor();
}

/** Laying out and painting the pictures after every action takes a third of the time. */
const HIDDEN = '.picture svg { content-visibility: hidden }';

/** Hides the pictures of a page, which keep their elements and choices. */
export async function hidePictures(page: Page): Promise<void> {
  await page.addStyleTag({ content: HIDDEN });
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
  const seen = (element) => (element.closest('.picture') ?? element).getBoundingClientRect().width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  let clicks = 0;
  const hidden = document.head.appendChild(document.createElement('style'));
  hidden.textContent = ${JSON.stringify(HIDDEN)};
  while (clicks < most && document.querySelector('.scene .verdict') === null) {
    const offered = all('.ask .offer, .closing .main, .picture [data-choice]');
    // Draws no number while others play, so that a seed leads to the same game on every machine.
    if (offered.length > 0) {
      clicks += 1;
      const places = draw(3) === 0 ? [] : offered.filter((each) => each.matches('.picture *'));
      const found = places.length > 0 ? places : offered;
      found[draw(found.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      // Phones require a confirmation, and so does passing with usable cards.
      document.querySelector('.info .main, .info .leaving')?.click();
    }
    await breath();
  }
  hidden.remove();
  return clicks;
}`;

/** Starts the suggested game and makes this many clicks. */
export async function atTable(page: Page, clicks = 0, seed = 1): Promise<void> {
  await page.locator('.begin').click();
  await question(page).waitFor();
  if (clicks > 0) await clickAbout(page, seed, clicks);
}

/** Starts the suggested game, makes this many clicks and returns its actions. */
export async function playNow(page: Page, clicks: number): Promise<readonly Action[]> {
  await atTable(page, clicks, clicks);
  return actionsOf(page);
}

/** Opens the Play page with these settings and starts the suggested game, with this many clicks. */
export async function openTable(settings: Settings = {}, clicks = 0): Promise<Visit> {
  const visited = await openPlay({}, settings);
  await atTable(visited.page, clicks);
  return visited;
}

/** Returns the actions of the stored game. */
export async function actionsOf(page: Page): Promise<readonly Action[]> {
  return (await storedGame(page)).record.actions;
}
