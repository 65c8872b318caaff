import { describe, expect, test } from 'vitest';
import { drawCards, drawHand, drawMissions, drawPlans, drawPlayer, type Highlight } from '../../src/entries/drawing.ts';
import { defaultContent, type GameState } from '../../src/entries/index.ts';
import { plain } from '../../src/entries/text.ts';
import { capital } from '../../src/text/parts.ts';
import { must } from '../kit/must.ts';
import { rules } from '../kit/shipped.ts';
import { letters } from './boxes.ts';
import { english as text, textOf } from './texts.ts';
import { all, type Node, ofClass, parse, withId } from './xml.ts';

const game = rules.createGame({ players: ['Melanie', 'Antoine'], seed: 'player', startingTokens: 'recommended' });

const CARDS = { width: 190, height: 308 };

/** Returns the game with changes to a player. */
function having(seat: number, change: Partial<GameState['players'][number]>): GameState {
  return { ...game, players: game.players.map((each, index) => (index === seat ? { ...each, ...change } : each)) };
}

function player(state: GameState = game, seat = 0): Node {
  return parse(drawPlayer(state, seat, { text }));
}

const wordsOf = (node: Node): string[] => all(node).flatMap((each) => (each.name === 'text' ? [each.text] : []));

describe('the area in front of a seat', () => {
  test('has a target for everything that can be chosen', () => {
    const root = player();
    const ids = new Set(all(root).map(({ attributes }) => attributes['data-ref']));
    expect(ids.has('seat:0')).toBe(true);
    for (const slot of [0, 1, 2, 3, 4])
      expect([ids.has(`actionSlot:0:${slot}`), ids.has(`restingSlot:0:${slot}`)]).toEqual([true, true]);
    for (let space = 0; space <= defaultContent.playerBoard.research.last; space += 1)
      expect(ids.has(`researchSpace:0:${space}`)).toBe(true);
  });

  test('shows the end slots as closed until their markers open them', () => {
    expect(ofClass(player(), 'sm-closed').map(({ attributes }) => attributes['id'])).toEqual([
      'actionSlot:0:0',
      'actionSlot:0:4',
    ]);
    const root = player(having(0, { helium: defaultContent.playerBoard.tank.slotSpace }));
    expect(ofClass(root, 'sm-closed').map(({ attributes }) => attributes['id'])).toEqual(['actionSlot:0:4']);
    expect(ofClass(root, 'tank-track')[0]?.attributes['data-position']).toBe('8');
  });

  test('shows who has passed and who is first', () => {
    const state = { ...having(1, { passed: true }), firstPlayer: 0 };
    const headings = (seat: number): string[] => wordsOf(player(state, seat));
    expect([headings(0).includes('First player'), headings(0).includes('Passed')]).toEqual([true, false]);
    expect([headings(1).includes('First player'), headings(1).includes('Passed')]).toEqual([false, true]);
  });

  test('shows a used card face down and a tile on its card', () => {
    const [card = ''] = game.players[0]?.hand ?? [];
    const root = player(
      having(0, {
        hand: game.players[0]?.hand.slice(1) ?? [],
        area: [null, card, null, null, null],
        used: [false, true, false, false, false],
        tiles: [{ tile: 'plusOneResourceTile', used: false, on: 1 }],
      }),
    );
    expect(withId(root, `card:${card}`).attributes['class']).toContain('sm-used');
    expect(withId(root, 'tile:plusOneResourceTile').attributes['class']).toBe('tile');
  });

  test.each([48, 54, 60, 66])('the number on a bonus tile is readable in a hand %i pixels high', (height) => {
    const { id } = must(defaultContent.tiles.find(({ plus }) => plus > 0));
    const state = having(0, { tiles: [{ tile: id, on: null, used: false }] });
    const root = parse(drawHand(state, 0, { text, size: { width: 500, height } }));
    const plus = letters(root).filter(({ what }) => what.startsWith('+'));
    expect(plus).toHaveLength(1);
    for (const { size } of plus) expect(size).toBeGreaterThan(9.95);
  });

  test('escapes any name', () => {
    const name = '<b/>&';
    const named = rules.createGame({ players: [name, 'Antoine'], seed: 'names' });
    const root = parse(drawPlayer(named, 0, { text: textOf(named) }));
    expect(wordsOf(withId(root, 'seat:0'))).toContain(name);
    expect(all(root).some((node) => node.name === 'b')).toBe(false);
  });

  test('throws for an unknown seat', () => {
    expect(() => drawPlayer(game, 2, { text })).toThrow(RangeError);
    expect(() => drawMissions(game, { text })).toThrow(RangeError);
  });
});

test('a slot as a choice comes after its card, so that a click selects the slot', () => {
  const choice = [{ ref: { kind: 'displaySlot', slot: 1 }, as: 'choice' }] as const;
  const svg = drawCards(game, { text, size: CARDS, highlight: choice });
  const card = game.display[0] ?? '';
  expect(svg.indexOf('id="displaySlot:1"')).toBeGreaterThan(svg.indexOf(`id="card:${card}"`));
  const still = drawCards(game, { text, size: CARDS });
  expect(still.indexOf('id="displaySlot:1"')).toBeLessThan(still.indexOf(`id="card:${card}"`));
});

test('the title of a slot describes the content of the slot unless it is hidden', () => {
  const titleOf = (root: Node, id: string): string | undefined =>
    withId(root, id).children.find(({ name }) => name === 'title')?.text;
  const ref = { kind: 'card', card: must(game.display[0]) } as const;
  const slot = { kind: 'displaySlot', slot: 1 } as const;
  const name = plain(capital(text.name(ref, 'full')));
  const titleOfSlot = (highlight: readonly Highlight[]): string | undefined =>
    titleOf(parse(drawCards(game, { text, size: CARDS, highlight })), 'displaySlot:1');
  expect(titleOfSlot([])).toBe(`Display slot 1. Additional cost: 0. ${name}`);
  // If the slot covers it, the slot's title contains its whole description.
  const described = text.describe(ref).map(plain).join('. ');
  expect(titleOfSlot([{ ref: slot, as: 'choice' }])).toBe(`Display slot 1. Additional cost: 0. ${name}. ${described}`);
  const area = ['?', null, null, null, null];
  // SPECIAL-3: an end slot shows the space that opens it.
  const { tank } = defaultContent.playerBoard;
  expect(titleOf(player(having(1, { area }), 1), 'actionSlot:1:0')).toBe(
    `The leftmost action slot. Opens at helium-3 space: ${tank.slotSpace}`,
  );
});

describe('the displays', () => {
  test('show the cost of each card in its slot', () => {
    const root = parse(drawCards(game, { text, size: CARDS }));
    game.display.forEach((id, index) => {
      const card = defaultContent.cards.find((each) => each.id === id);
      const slot = withId(root, `displaySlot:${index + 1}`);
      const extra = defaultContent.slotCosts[index] ?? 0;
      const total = String((card?.cost ?? 0) + extra);
      const words = wordsOf(withId(root, `card:${id}`));
      expect(words.at(-1)).toBe(total);
      expect(words.at(-2) === `+${extra}`).toBe(extra > 0);
      expect(slot.attributes['data-cost']).toBe(String(extra));
    });
    expect(ofClass(root, 'pile')[0]?.attributes['data-count']).toBe(String(game.deck.length));
  });

  test('show the cost of each plan and the number left of each letter', () => {
    const root = parse(drawPlans(game, { text, size: { width: 174, height: 308 } }));
    expect(ofClass(root, 'display-space').length).toBe(12);
    expect(ofClass(root, 'sm-linked').length).toBe(3);
    const left = ofClass(root, 'pile').map(({ attributes }) => Number(attributes['data-count']));
    expect(left).toEqual([game.planSupply.A.length, game.planSupply.B.length, game.planSupply.C.length]);
  });
});

test('the area of Luna shows her cards face down until she has played them', () => {
  const state = rules.createGame({ players: ['Melanie'], seed: 'luna', luna: { level: 5 } });
  const slots = state.luna?.slots.filter((slot) => slot !== null) ?? [];
  const root = parse(drawPlayer(state, state.luna?.seat ?? 9, { text }));
  expect(ofClass(root, 'luna-card').length).toBeGreaterThanOrEqual(slots.length);
  expect(ofClass(root, 'pile').map(({ attributes }) => Number(attributes['data-count']))).toEqual([
    state.luna?.deck.length,
    state.luna?.gradeTwo.length,
    state.luna?.discard.length,
  ]);
});
