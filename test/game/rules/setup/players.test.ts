import { expect, test } from 'vitest';
import { COUNTS, count, game, games } from '../../../kit/newGame.ts';
import { NAMES, SEATS } from '../../../kit/people.ts';
import type { Action, GameState, Seat } from '../../../kit/pinned.ts';
import { createGame, defaultContent, legalActions, pending, reduce } from '../../../kit/pinned.ts';
import { at, lay, player, show, table, tableWith } from '../../../kit/table.ts';

function arrange(seat: Seat, ...cards: string[]): Action {
  return { type: 'arrangeStartingDecks', seat, cards };
}

test('AMB-SETUP-12 a hand may grow without limit', () => {
  const state = table.onTurn((draft) => {
    lay(draft, 0, 'diamond-carbon2');
    show(draft, 1, 'A09');
    player(draft, 0).hand.push(...draft.deck);
    draft.deck = [];
  });
  const cards = at(state, 0).hand.length;
  expect(cards).toBeGreaterThan(30);
  const acquired = table.act(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon2'], acquire: 1 });
  expect(at(acquired, 0).hand).toHaveLength(cards + 1);
  const passed = table.act(state, { type: 'pass', seat: 0 }, { type: 'pickUpDeck', seat: 0, slot: 1 });
  expect(at(passed, 0).hand).toHaveLength(cards + 1);
});

test.each(COUNTS)(
  'SETUP-35, AMB-SETUP-8 each of %i players is equally likely to be first player by default',
  (people) => {
    const first = games(600, { players: NAMES.slice(0, people), firstPlayer: 'random' }).map(
      ({ firstPlayer }) => firstPlayer,
    );
    for (const seat of SEATS.slice(0, people)) {
      expect(count(first, seat)).toBeGreaterThan((600 / people) * 0.8);
      expect(count(first, seat)).toBeLessThan((600 / people) * 1.2);
    }
  },
);

test('SETUP-35 draws the first player when the option is omitted', () => {
  const drawn = Array.from({ length: 30 }, (_, seed) => createGame({ players: NAMES, seed: String(seed) }));
  expect(new Set(drawn.map(({ firstPlayer }) => firstPlayer)).size).toBe(4);
});

test('SETUP-37 hands have ten cards, and single-energy cards not dealt are out of the game', () => {
  const state = game({ players: NAMES.slice(0, 2) });
  expect(state.players.map(({ hand }) => hand.length)).toEqual([10, 10]);
  expect(JSON.stringify(state)).not.toMatch(/energy03|energy04/);
});

test('SETUP-39 deals each player two of the ten tokens, all different', () => {
  const all = games(40, { startingTokens: 'choose' }).map((state) => {
    const offers = pending(state).map(({ params }) => ('offers' in params ? params.offers : []));
    expect(offers.map((each) => each.length)).toEqual([2, 2, 2, 2]);
    expect(new Set(offers.flat()).size).toBe(8);
    return offers.flat();
  });
  expect(new Set(all.flat())).toEqual(new Set(defaultContent.tokens.map(({ id }) => id)));
});

/** All players keep their first token, in the given order of seats. */
function chooseAll(state: GameState, seats: readonly Seat[]): GameState {
  return seats.reduce((now, seat) => reduce(now, legalActions(now, seat)[0] ?? { type: 'stop', seat }), state);
}

test('SETUP-39 the order in which seats choose makes no difference', () => {
  const start = game({ startingTokens: 'choose' });
  expect(chooseAll(start, [3, 1, 0, 2])).toEqual(chooseAll(start, [0, 1, 2, 3]));
});

test('SETUP-39, AMB-SETUP-10 tokens not kept leave the game without being revealed', () => {
  const start = game({ startingTokens: 'choose' });
  const done = chooseAll(start, SEATS);
  const kept = done.players.map(({ token }) => token);
  const mentioned = new Set(JSON.stringify({ ...done, options: null }).match(/token\d\d/g));
  expect(mentioned).toEqual(new Set(kept));
});

test('SETUP-42, AMB-SETUP-5 the cards of the token can be arranged in six ways, with either energy 1', () => {
  const arrangements = legalActions(game(), 0);
  expect(arrangements).toHaveLength(12);
  const own = ['diamond-minerals2', 'diamond-carbon1', 'diamond-energy1'];
  expect(arrangements.filter((each) => 'cards' in each && own.every((card) => each.cards.includes(card)))).toHaveLength(
    6,
  );
});

test('SETUP-42 a token that shows a card twice requires two cards', () => {
  const [energy, carbon] = [
    { kind: 'energy', value: 1 } as const,
    { kind: 'resource', resource: 'carbon', value: 1 } as const,
  ];
  const tokens = defaultContent.tokens.map((token) => ({ ...token, cards: [energy, energy, carbon] }));
  const { rules } = tableWith({ ...defaultContent, tokens });
  const state = rules.createGame({ players: NAMES, seed: 'twice', firstPlayer: 0 });
  expect(rules.explain(state, arrange(0, 'diamond-energy1', 'energy01', 'diamond-carbon1'))).toEqual([]);
  expect(rules.explain(state, arrange(0, 'diamond-energy1', 'diamond-energy1', 'diamond-carbon1'))).toMatchObject([
    { code: 'cardsDoNotMatchToken' },
  ]);
  const found = rules.legalActions(state, 0).flatMap((action) => ('cards' in action ? [action.cards] : []));
  expect(found.map((cards) => new Set(cards).size)).toEqual([3, 3, 3, 3, 3, 3]);
});
