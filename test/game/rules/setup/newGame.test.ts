import { describe, expect, test } from 'vitest';
import { bindRules } from '../../../../src/api/bindRules.ts';
import { cardOf, count, game, games } from '../../../kit/newGame.ts';
import { NAMES } from '../../../kit/people.ts';
import { type CardLetter, COMPANIES, defaultContent, TRACK_IDS } from '../../../kit/pinned.ts';

const letterOf = (id: string): CardLetter | null => cardOf(id).letter;

test('SETUP-3, SETUP-4, SETUP-34 a base game has only its own components', () => {
  const state = game();
  const ofTable =
    'schema rules content options random round firstPlayer nextFirstPlayer turns stack tracks stations ' +
    'sectors removed deck display destroyed supplement specialPlans planSupply researchDisplay acquired ' +
    'placed players seating luna belt missions menace';
  const ofPlayer =
    'coins hand area used resting tiles markers tracks bonuses helium upload token plans covered passed ' +
    'oneTimeMarkers';
  expect(Object.keys(state).sort()).toEqual(ofTable.split(' ').sort());
  for (const each of state.players) expect(Object.keys(each).sort()).toEqual(ofPlayer.split(' ').sort());
  expect([state.luna, state.belt, state.missions, state.menace]).toEqual([null, null, null, null]);
  expect(state.random.luna).toBeNull();
});

describe('company tracks', () => {
  test('SETUP-7, SETUP-9, AMB-SETUP-2 random tracks are single sides of four different boards', () => {
    for (const { tracks } of games(60, { tracks: 'random' })) {
      const drawn = Object.values(tracks);
      expect(drawn).toHaveLength(4);
      expect(TRACK_IDS).toEqual(expect.arrayContaining(drawn));
      expect(new Set(drawn.map((id) => id[0])).size).toBe(4);
    }
  });

  test('SETUP-7, AMB-SETUP-2 every track reaches every edge with both sides equally often', () => {
    const drawn = games(500, { tracks: 'random' }).map(({ tracks }) => tracks);
    for (const company of COMPANIES) {
      const here = drawn.map((tracks) => tracks[company]);
      for (const id of TRACK_IDS) expect(count(here, id)).toBeGreaterThan(25);
    }
    const first = drawn.flatMap((tracks) => Object.values(tracks)).filter((id) => id[1] === '1').length;
    expect(first).toBeGreaterThan(900);
    expect(first).toBeLessThan(1100);
  });
});

describe('action deck and card display', () => {
  test('SETUP-13, SETUP-14, EX-46 the deck is in the order A to E', () => {
    const { display, deck } = game();
    const drawn = [...display, ...[...deck].reverse()].map((card) => letterOf(card ?? ''));
    const sorted = [...'A'.repeat(9), ...'B'.repeat(16), ...'C'.repeat(11), ...'D'.repeat(4), ...'E'.repeat(4)];
    expect(drawn).toEqual(sorted);
    expect(new Set([...display, ...deck]).size).toBe(44);
  });

  test('SETUP-14, EX-46, AMB-SETUP-4 the cards of each letter are shuffled', () => {
    const decks = games(30).map(({ display, deck }) => [...display, ...[...deck].reverse()]);
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      const orders = decks.map((cards) => cards.filter((card) => card?.[0] === letter).join());
      expect(new Set(orders).size).toBeGreaterThan(10);
    }
  });

  test('SETUP-16, EX-46 slots 1 to 9 have the A cards, slots 10 to 12 three B cards, and 13 more B cards are on top of the deck', () => {
    const { display, deck } = game();
    expect(display.map((card) => letterOf(card ?? '')).join('')).toBe('AAAAAAAAABBB');
    expect(deck).toHaveLength(32);
    expect(deck.slice(-13).every((card) => letterOf(card) === 'B')).toBe(true);
  });

  test('SETUP-16 the display is filled in ascending slot order', () => {
    // One card of each letter: the order of the deck is known.
    const cards = defaultContent.cards.filter(({ letter, id }) => letter === null || id.endsWith('01'));
    const rules = bindRules({ ...defaultContent, cards });
    const { display, deck } = rules.createGame({ players: NAMES, seed: 'small' });
    expect(display).toEqual(['A01', 'B01', 'C01', 'D01', 'E01', null, null, null, null, null, null, null]);
    expect(deck).toEqual([]);
  });
});

describe('research display and round track', () => {
  test('SETUP-20 the special plans are face down in the order of their rounds for any seed', () => {
    for (const state of games(10)) {
      const rounds = state.specialPlans.map((id) => defaultContent.specialPlans.find((plan) => plan.id === id)?.round);
      expect(rounds).toEqual([2, 3, 4, 5, 6, 7]);
    }
  });

  test('SETUP-21 the plans form three shuffled stacks by letter', () => {
    const { planSupply, researchDisplay } = game();
    for (const letter of ['A', 'B', 'C'] as const) {
      const onDisplay = researchDisplay.filter((plan) => plan?.startsWith(`plan${letter}`));
      expect(planSupply[letter].every((plan) => plan.startsWith(`plan${letter}`))).toBe(true);
      expect(new Set([...planSupply[letter], ...onDisplay]).size).toBe(24);
      const orders = games(20).map((state) => state.planSupply[letter].join());
      expect(new Set(orders).size).toBe(20);
    }
  });

  test('SETUP-22 each space of the research display shows a plan of its letter', () => {
    const { researchDisplay } = game();
    const letters = researchDisplay.map((id) => defaultContent.plans.find((plan) => plan.id === id)?.letter);
    expect(letters).toEqual(defaultContent.researchDisplay.map(({ letter }) => letter));
    expect(letters).toHaveLength(12);
  });
});
