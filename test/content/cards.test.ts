import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/components/content.ts';
import { CARD_LETTERS, COMPANIES, PLAYER_ICONS, RESOURCES } from '../../src/components/ids.ts';
import { CARDS, SLOT_COSTS } from '../../src/content/cards.ts';

const deck = CARDS.filter((card) => card.letter !== null);
const starting = CARDS.filter((card) => card.icon !== null);
const single = CARDS.filter((card) => card.number !== null);
const actionCards = deck.filter((card) => card.letter !== 'D' && card.letter !== 'E');
const shareCards = deck.filter((card) => card.letter === 'D' || card.letter === 'E');

function ids(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`);
}

/** What a card does, in words such as `titanium 2`. */
function title({ action }: Card): string {
  switch (action.kind) {
    case 'resource':
      return `${action.resource} ${action.value}`;
    case 'energy':
      return `energy ${action.value}`;
    case 'scientist':
      return `scientist ${action.points}`;
    case 'fieldScientist':
      return `fieldScientist ${action.company ?? 'neutral'}`;
    case 'share':
      return 'share';
  }
}

function titled(name: string, cards: readonly Card[] = CARDS): readonly Card[] {
  const found = cards.filter((card) => title(card) === name);
  expect(found, name).not.toHaveLength(0);
  return found;
}

/** Every total cost a card of the deck can have on display. */
function totals(name: string): number[] {
  return titled(name, deck).flatMap((card) => SLOT_COSTS.map((slot) => card.cost + slot));
}

describe('known facts of the cards', () => {
  test('the deck is 9 A, 16 B, 11 C, 4 D and 4 E, in this order', () => {
    const expected = [...ids('A', 9), ...ids('B', 16), ...ids('C', 11), ...ids('D', 4), ...ids('E', 4)];
    expect(deck.map((card) => card.id)).toEqual(expected);
    expect(deck.map((card) => card.letter)).toEqual(expected.map((id) => id[0]));
  });

  test('the eight cards D and E do nothing and carry one share each, of each company once a letter', () => {
    expect(shareCards).toHaveLength(8);
    expect(new Set(shareCards.map(title))).toEqual(new Set(['share']));
    for (const letter of ['D', 'E']) {
      const companies = shareCards.filter((card) => card.letter === letter).map((card) => card.share);
      expect(companies).toEqual([...COMPANIES]);
    }
  });

  test('cards without an action are found nowhere else', () => {
    expect(titled('share')).toEqual(shareCards);
  });

  test('A to C hold 5 field scientists and 31 cards of the other five kinds', () => {
    const fieldScientists = actionCards.filter((card) => card.action.kind === 'fieldScientist');
    expect(fieldScientists).toHaveLength(5);
    const others = actionCards.filter((card) => ['resource', 'energy', 'scientist'].includes(card.action.kind));
    expect(others).toHaveLength(31);
  });

  test('the neutral field scientist gives 1 helium and 2 coins', () => {
    expect(titled('fieldScientist neutral').map((card) => card.action)).toEqual([
      { kind: 'fieldScientist', company: null, helium: 1, coins: 2 },
    ]);
  });

  test.each(COMPANIES)('the field scientist of %s gives 2 helium and 1 coin', (company) => {
    expect(titled(`fieldScientist ${company}`).map((card) => card.action)).toEqual([
      { kind: 'fieldScientist', company, helium: 2, coins: 1 },
    ]);
  });

  test('energy cards show 1, 2 and 3', () => {
    const values = CARDS.flatMap((card) => (card.action.kind === 'energy' ? [card.action.value] : []));
    expect(new Set(values)).toEqual(new Set([1, 2, 3]));
  });

  test('some energy cards carry an additional share, but not all', () => {
    const shares = CARDS.filter((card) => card.action.kind === 'energy').map((card) => card.share !== null);
    expect(shares).toContain(true);
    expect(shares).toContain(false);
  });

  test('some scientists are worth 2 points or more', () => {
    expect(CARDS.some((card) => card.action.kind === 'scientist' && card.action.points >= 2)).toBe(true);
  });

  test.each(['carbon 1', 'carbon 2', 'minerals 2', 'titanium 2', 'titanium 3'])('a card %s exists', (name) => {
    expect(titled(name).length).toBeGreaterThan(0);
  });

  test('carbon 1 has printed cost 1', () => {
    expect(titled('carbon 1').map((card) => card.cost)).toEqual([1, 1, 1, 1]);
    for (const card of titled('carbon 1')) expect(card.sources['cost']).toBe('derived');
  });

  test('a displayed minerals 2 can cost 4 in total', () => {
    expect(totals('minerals 2')).toContain(4);
  });

  test('a displayed titanium 2 can cost 3 in total', () => {
    expect(totals('titanium 2')).toContain(3);
  });

  test('a total cost of 0 can occur', () => {
    expect(deck.flatMap((card) => SLOT_COSTS.map((slot) => card.cost + slot))).toContain(0);
  });

  test('each icon has the same nine starting cards', () => {
    expect(starting).toHaveLength(36);
    const [first, ...others] = PLAYER_ICONS.map((icon) =>
      starting
        .filter((card) => card.icon === icon)
        .map(({ id, cost, action, share }) => ({ name: id.slice(icon.length), cost, action, share })),
    );
    expect(first).toHaveLength(9);
    for (const other of others) expect(other).toEqual(first);
  });

  test('the starting hand has every kind but the field scientist', () => {
    const kinds = starting.map(({ action }) => (action.kind === 'resource' ? action.resource : action.kind));
    expect(new Set(kinds)).toEqual(new Set([...RESOURCES, 'energy', 'scientist']));
  });

  test('single-energy cards 01 to 04 give 1 energy, and their costs rise with the number', () => {
    expect(single.map((card) => card.id)).toEqual(ids('energy', 4));
    expect(single.map((card) => card.number)).toEqual([1, 2, 3, 4]);
    expect(new Set(single.map(title))).toEqual(new Set(['energy 1']));
    expect(single.map((card) => card.cost)).toEqual([0, 1, 2, 3]);
  });

  test('the display has 12 slots, each with a cost', () => {
    expect(SLOT_COSTS).toHaveLength(12);
    for (const cost of SLOT_COSTS) expect(Number.isInteger(cost) && cost >= 0).toBe(true);
  });
});

describe('structure of the card set', () => {
  test('84 cards with unique ids: the deck, the starting cards by icon, the single-energy cards', () => {
    expect(CARDS).toHaveLength(84);
    expect(new Set(CARDS.map((card) => card.id)).size).toBe(84);
    expect(CARDS).toEqual([...deck, ...starting, ...single]);
  });

  test('every card is of the deck, of an icon or numbered, and only one of these', () => {
    for (const { id, letter, icon, number } of CARDS) {
      expect(
        [letter, icon, number].filter((mark) => mark !== null),
        id,
      ).toHaveLength(1);
    }
  });

  test('the nine starting cards bear their names', () => {
    const names = ['carbon', 'minerals', 'titanium', 'energy'].flatMap((kind) => [`${kind}1`, `${kind}2`]);
    const expected = PLAYER_ICONS.flatMap((icon) => [...names, 'scientist1'].map((name) => `${icon}-${name}`));
    expect(starting.map((card) => card.id)).toEqual(expected);
    for (const card of starting) expect(card.id).toBe(`${card.icon}-${title(card).replace(' ', '')}`);
  });

  test('values rise from letter to letter', () => {
    const value = ({ action }: Card): number[] => (action.kind === 'resource' ? [action.value] : []);
    const range = CARD_LETTERS.slice(0, 3).map((letter) => {
      const values = deck.filter((card) => card.letter === letter).flatMap(value);
      return [Math.min(...values), Math.max(...values)];
    });
    expect(range).toEqual([
      [2, 3],
      [3, 4],
      [4, 5],
    ]);
  });

  test('in the deck the resources are equally strong', () => {
    const [carbon, minerals, titanium] = RESOURCES.map((resource) =>
      deck.flatMap(({ action, cost }) =>
        action.kind === 'resource' && action.resource === resource ? [[action.value, cost]] : [],
      ),
    );
    expect(carbon).toHaveLength(6);
    expect(minerals).toEqual(carbon);
    expect(titanium).toEqual(carbon);
  });

  test('within a kind the printed cost rises with the value', () => {
    const plain = [...deck, ...starting].filter((card) => card.share === null);
    for (const kind of [...RESOURCES, 'energy', 'scientist']) {
      const costs = [1, 2, 3, 4, 5].flatMap((value) => {
        const found = plain.filter((card) => title(card) === `${kind} ${value}`).map((card) => card.cost);
        expect(new Set(found).size, `${kind} ${value}`).toBeLessThanOrEqual(1);
        return found.slice(0, 1);
      });
      expect(costs.length, kind).toBeGreaterThanOrEqual(3);
      expect(costs, kind).toEqual([...new Set(costs)].sort((a, b) => a - b));
    }
  });

  test('additional shares are fair to the companies and make a card dearer', () => {
    const bearers = actionCards.filter((card) => card.share !== null);
    expect(bearers.map((card) => card.share)).toEqual([...COMPANIES]);
    for (const bearer of bearers) {
      expect(bearer.letter).toBe('C');
      for (const twin of titled(title(bearer), deck)) {
        if (twin.share === null) expect(bearer.cost).toBeGreaterThan(twin.cost);
      }
    }
    expect([...starting, ...single].every((card) => card.share === null)).toBe(true);
  });

  test('share cards are dear, and E is not cheaper than D', () => {
    const others = actionCards.map((card) => card.cost);
    const [d, e] = ['D', 'E'].map((letter) =>
      shareCards.filter((card) => card.letter === letter).map((card) => card.cost),
    );
    expect(Math.min(...(d ?? []))).toBeGreaterThanOrEqual(Math.max(...others));
    expect(Math.min(...(e ?? []))).toBeGreaterThanOrEqual(Math.max(...(d ?? [])));
  });

  test('slot costs never fall from slot 1 to slot 12', () => {
    expect(SLOT_COSTS).toEqual([...SLOT_COSTS].sort((a, b) => a - b));
    expect(SLOT_COSTS[0]).toBeLessThan(SLOT_COSTS[11] ?? 0);
  });

  test('costs are called reconstructed, but for carbon 1, and no card is called known as a whole', () => {
    for (const { id, sources } of CARDS) {
      expect(sources.rest, id).toBe('reconstructed');
      expect(sources['cost'] ?? sources.rest, id).toBe(id.endsWith('-carbon1') ? 'derived' : 'reconstructed');
    }
  });

  test('the action is stated for field scientists, share cards and single-energy cards only', () => {
    for (const card of CARDS) {
      const stated = ['fieldScientist', 'share'].includes(card.action.kind) || card.number !== null;
      expect(card.sources['action'] ?? card.sources.rest, card.id).toBe(stated ? 'rulebook' : 'reconstructed');
    }
  });
});
