import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as drawing from '../../src/entries/drawing.ts';
import { type GameState, viewFor } from '../../src/entries/index.ts';
import { de } from '../../src/entries/text/de.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en } from '../../src/entries/text.ts';
import { launchChromium, newVisitor } from '../kit/chromium.ts';
import { ALL_MODES, type Mode, playMode } from '../kit/modes.ts';
import { PANELS } from '../kit/panels.ts';
import { rules } from '../kit/shipped.ts';
import { proofList, soakCount } from '../kit/soak.ts';
import { faultsIn, type Measured, measureAll } from './measure.ts';

/** Tests all modes in all languages with `SOAK_GAMES`, all modes in one language each at night, and six of them otherwise. */
const isLong = process.env['SOAK_GAMES'] !== undefined;
const LANGUAGES = [en, fr, de];
const MODES = isLong ? ALL_MODES : proofList(ALL_MODES, 6);
const CASES = MODES.flatMap((mode, index) =>
  LANGUAGES.filter((_, at) => isLong || at === index % LANGUAGES.length).map(
    (locale) => [`${mode.name} in ${locale.code}`, mode, locale] as const,
  ),
);

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await newVisitor(browser);
});

afterAll(() => browser.close());

/** Returns states from the middle and the end of a random game, and an early one with `SOAK_GAMES`. */
function moments(mode: Mode, game: number): readonly GameState[] {
  const states: GameState[] = [];
  const end = playMode(rules, mode, game, ({ next }) => states.push(next));
  return (isLong ? [0.15, 0.55] : [0.55])
    .flatMap((share) => states[Math.floor(states.length * share)] ?? [])
    .concat(end);
}

/** Returns the layout faults of all parts of a table. */
async function faults(state: GameState, text: ReturnType<typeof createText>, theme: drawing.Theme): Promise<string[]> {
  const last = state.players.length - 1;
  const pictures = Object.entries(PANELS).flatMap(([name, { draw, sizes }]) =>
    sizes.map(([width, height]) => {
      const idPrefix = `${name} ${width} ${height} `.replaceAll(' ', '-');
      const svg = draw(state, name === 'rival' ? last : 0, { text, theme, size: { width, height }, idPrefix });
      return { what: `${name}, ${width} by ${height}`, height, svg };
    }),
  );
  // All parts must be visible, because `elementsFromPoint` ignores everything outside the window.
  await page.setViewportSize({ width: 1000, height: pictures.reduce((sum, { height }) => sum + height + 4, 20) });
  const body = pictures.map(({ svg }) => `<div style="line-height:0;margin-bottom:4px">${svg}</div>`).join('');
  await page.setContent(`<!doctype html><body style="margin:0;background:${theme.paint.panel}">${body}`);
  const measured = await page.evaluate<Measured[]>(measureAll('svg'));
  return measured.flatMap((each, index) => faultsIn(each).map((fault) => `${pictures[index]?.what}: ${fault}`));
}

test.each(CASES)('every part of the table is readable in random games: %s', async (_, mode, locale) => {
  const count = soakCount(1);
  const found = new Map<string, string>();
  for (let game = 0; game < count; game += 1) {
    for (const [moment, state] of moments(mode, game).entries()) {
      const text = createText({ locale, game: state });
      const theme = (game + moment) % 2 === 0 ? drawing.DARK : drawing.LIGHT;
      const seen = moment % 2 === 0 ? viewFor(state, 0) : state;
      for (const fault of await faults(seen, text, theme)) found.set(fault, `game ${game}, moment ${moment}`);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
});
