import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { chooseGreedily } from '../../src/entries/bots.ts';
import { type Action, type GameView, rules, type Session } from '../../src/entries/index.ts';
import { type Choice, choose, chooser, type Route, reachable, refId } from '../../src/entries/queries.ts';
import { must } from '../kit/must.ts';
import { proofCount } from '../kit/soak.ts';
import { hidePictures, openGame, question, settle, stored, storedGame } from './playing.ts';
import { leave } from './visit.ts';

afterAll(leave);

/** Decisions for which accepting the proposal is the shortest way. */
const PROPOSED = ['resting', 'rewards', 'startingDecks', 'placePlans'];

const USUAL = ['slot', 'column', 'tier'];

/** An expert player who uses as few clicks as possible. */
class Shortest {
  clicks = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Plays one decision of the first seat like the greedy bot. */
  async decide(session: Session): Promise<void> {
    const prompt = must(session.pending().find(({ seat }) => seat === 0));
    const action = chooseGreedily(session.getView(0), 0, rules);
    const isProposed = PROPOSED.includes(prompt.kind) || action.type === 'takeCoin';
    if (isProposed && (await this.#isThere('.closing .proposal'))) {
      await this.#click('.closing .proposal');
      return;
    }
    const view = session.getView(0);
    const further = longestOf(atOneClick(view, chooser(view, 0).now), planOf(session));
    if (further === null) await this.#walk(session, action);
    else await this.#click(pictured(refId(further.ref)));
    // Passing with usable cards has to be confirmed.
    if (await this.#isThere('.info .leaving')) await this.#click('.info .leaving');
  }

  async #walk(session: Session, action: Action): Promise<void> {
    const view = session.getView(0);
    let now = chooser(view, 0);
    for (;;) {
      if (now.now.action !== null && isSame(now.now.action, action)) {
        const place = longestOf(atOneClick(view, now.now), planOf(session));
        await this.#click(place === null ? '.closing .main' : pictured(refId(place.ref)));
        return;
      }
      const next = must(now.places.find((place) => leadsTo(place, action)));
      const ref = must(next.steps.at(-1)).ref;
      if (ref === null) await this.#click(`.ask .offer[data-steps="${keyOf(next)}"]`);
      else await this.#choice(refId(ref));
      const chosen = choose(now, next);
      // The table chooses the slot, column and tier automatically.
      const left = chosen.kind === 'complete' ? [] : chosen.chooser.offers.map(({ steps }) => steps.at(-1)?.field);
      const isUsual = action.type !== 'removeOutpost' && left.every((field) => USUAL.includes(field ?? ''));
      if (chosen.kind === 'complete' || isUsual) return;
      now = chosen.chooser;
    }
  }

  /** Clicks a choice in a picture, or its button in the list if no picture shows it. */
  async #choice(id: string): Promise<void> {
    await this.#click((await this.#isThere(pictured(id))) ? pictured(id) : `.ask .offer[data-points="${id}"]`);
  }

  async #isThere(selector: string): Promise<boolean> {
    return (await this.#page.locator(selector).count()) > 0;
  }

  async #click(selector: string): Promise<void> {
    const found = this.#page.locator(selector).first();
    await found.waitFor({ state: 'attached' });
    this.clicks += 1;
    await found.dispatchEvent('click');
    await settle(this.#page);
  }
}

const pictured = (id: string): string => `.picture [data-choice="${id}"]`;
const keyOf = ({ steps }: Choice): string => steps.map(({ field, value }) => `${field}:${value}`).join();
const isSame = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);
const leadsTo = ({ action, ways }: Choice, wanted: Action): boolean =>
  (action !== null && isSame(action, wanted)) || ways.some((way) => isSame(way.action, wanted));

/** Returns the greedy bot's next actions until another seat must decide. */
function planOf(session: Session): readonly Action[] {
  const again = rules.createSession(session.record());
  const actions: Action[] = [];
  while (again.pending()[0]?.seat === 0) {
    const action = chooseGreedily(again.getView(0), 0, rules);
    actions.push(action);
    again.dispatch(action);
  }
  return actions;
}

/** Returns the routes that a click takes without a question. */
function atOneClick(view: GameView, now: Choice): readonly Route[] {
  return reachable(view, now).flatMap(({ routes }) => (routes.length === 1 ? routes : []));
}

/** Returns the place that takes the longest part of a plan with one click; `null` if there is none. */
function longestOf(further: readonly Route[], plan: readonly Action[]): Route | null {
  const fits = further.filter(({ actions }) => actions.every((action, index) => isAlike(action, plan[index])));
  const [longest = null] = fits.sort((one, other) => other.actions.length - one.actions.length);
  return longest;
}

/** Compares actions, but ignores the column of an outpost, which the table chooses. */
function isAlike(one: Action, other: Action | undefined): boolean {
  if (one.type !== 'occupy' || other?.type !== 'occupy') return other !== undefined && isSame(one, other);
  return one.sector === other.sector;
}

/** Nights play all rounds. */
const ROUNDS = proofCount(2, 7);

test('a solo game needs at most 20 clicks per round', async () => {
  const game = rules.createSession({ players: ['Ana'], luna: { level: 1 }, seed: 'clicks' });
  const { page } = await openGame(stored(game));
  await hidePictures(page);
  const shortest = new Shortest(page);
  for (;;) {
    await page.waitForFunction(
      `document.querySelector('.scene .verdict, .asked .pawn') !== null && document.querySelector('[aria-busy]') === null`,
    );
    const session = rules.createSession((await storedGame(page)).record);
    if (session.isOver() || session.getState().round > ROUNDS) break;
    await shortest.decide(session);
  }
  expect(await question(page).count()).toBe(1);
  expect(shortest.clicks / ROUNDS).toBeLessThanOrEqual(20);
});
