import { describe, expect, test } from 'vitest';
import { CARD_LETTERS, COMPANIES, HIDDEN, PLAN_LETTERS } from '../../src/components/ids.ts';
import { boxOf } from '../../src/game/boxOf.ts';
import { defaultContent } from '../kit/pinned.ts';

const box = boxOf(defaultContent);

describe('a box', () => {
  test('finds every card and action tile with its action', () => {
    for (const { id, action } of defaultContent.cards) {
      expect(box.card(id).id).toBe(id);
      expect(box.action(id)).toBe(action);
    }
    for (const { id, action } of defaultContent.tiles) if (action !== null) expect(box.action(id)).toBe(action);
  });

  test('treats a hidden card as unknown', () => {
    expect(box.card(HIDDEN)).toMatchObject({ cost: 0, share: null, action: { kind: 'share' } });
  });

  test('throws for an unknown component and names it', () => {
    expect(() => box.card('Z99')).toThrow(new RangeError('Unknown component Z99.'));
    expect(() => box.action('Z99')).toThrow(new RangeError('Z99 has no action.'));
    expect(() => box.action('plusOneResourceTile')).toThrow(new RangeError('plusOneResourceTile has no action.'));
    expect(() => box.asteroidIndex(99)).toThrow(new RangeError('Unknown component 99.'));
  });

  test('keeps cards and plans by letter in the order of the component set', () => {
    for (const letter of CARD_LETTERS) {
      expect(box.lettered[letter]).toEqual(
        defaultContent.cards.filter((card) => card.letter === letter).map(({ id }) => id),
      );
    }
    for (const letter of PLAN_LETTERS) {
      expect(box.letteredPlans[letter]).toEqual(
        defaultContent.plans.filter((plan) => plan.letter === letter).map(({ id }) => id),
      );
    }
  });

  test('SETUP-33 keeps the starting cards: 9 per colour and the single-energy cards', () => {
    expect(box.startingCards).toHaveLength(4 * 9 + 4);
    expect(box.startingCards.every(({ letter }) => letter === null)).toBe(true);
  });

  test('EXP-7 has the borders of every station', () => {
    for (const company of COMPANIES) {
      const borders = defaultContent.moon.sectors.flatMap(({ number, stations }) =>
        stations.flatMap((station) =>
          station.company === company ? [{ sector: number, border: station.border }] : [],
        ),
      );
      expect(borders.length).toBeGreaterThan(0);
      expect(box.stationBorders[company]).toEqual(borders);
    }
  });

  test('BELT-9 has the shuttle spaces on the routes to an asteroid', () => {
    const { asteroids, shuttleSpaces } = defaultContent.belt;
    for (const { number } of asteroids) {
      const beside = shuttleSpaces.filter(({ ends }) => ends.map(({ asteroid }) => asteroid).includes(number));
      expect(box.shuttleSpacesAt(number)).toEqual(beside);
    }
  });
});
