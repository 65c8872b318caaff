import { describe, expect, test } from 'vitest';
import { useFieldScientist } from '../../../kit/actions.ts';
import type { Action, CardId, CardRef, Company, Seat } from '../../../kit/pinned.ts';
import { COMPANIES, createGame, defaultContent } from '../../../kit/pinned.ts';
import type { Change } from '../../../kit/table.ts';
import {
  at,
  coinRules,
  coinsIn,
  findCard,
  giveTile,
  hold,
  lay,
  player,
  rest,
  settle,
  show,
  table,
} from '../../../kit/table.ts';

const NEUTRAL = findCard(({ action }) => action.kind === 'fieldScientist' && action.company === null);
const CARD_OF = (company: Company): CardId =>
  findCard(({ action }) => action.kind === 'fieldScientist' && action.company === company);

/** The domes printed in some sectors. */
function domesIn(...sectors: readonly number[]): number {
  return defaultContent.moon.sectors.reduce(
    (sum, { number, domes }) => sum + (sectors.includes(number) ? domes : 0),
    0,
  );
}

/** The helium steps and coins that seat 0 gets for a card, from helium space 0. */
function yieldOf(card: CardRef, change: Change): { steps: number; coins: number } {
  const before = table.onTurn((draft) => {
    player(draft, 0).helium = 0;
    change(draft);
  });
  const { state } = table.played(before, useFieldScientist(card));
  return { steps: at(state, 0).helium, coins: at(state, 0).coins - at(before, 0).coins };
}

describe('using a field scientist', () => {
  test('FSC-1 uses one face-up field scientist for helium and coins and leaves the others face up', () => {
    const before = table.onTurn((draft) => lay(draft, 0, NEUTRAL, CARD_OF('skymine')));
    expect(table.options(before, 'useFieldScientist')).toEqual([
      useFieldScientist(NEUTRAL),
      useFieldScientist(CARD_OF('skymine')),
    ]);
    const { state, events } = table.played(before, useFieldScientist(NEUTRAL));
    expect(at(state, 0).helium).toBeGreaterThan(at(before, 0).helium);
    expect(coinsIn(events, 0)).toBeGreaterThan(0);
    expect(coinRules(events, 0)).toEqual(['FSC-1']);
    const { area, used } = at(state, 0);
    expect(used[area.indexOf(NEUTRAL)]).toBe(true);
    expect(used[area.indexOf(CARD_OF('skymine'))]).toBe(false);
  });

  test.each<[where: string, card: CardRef, change: Change]>([
    ['in the hand', NEUTRAL, (draft) => hold(draft, 0, NEUTRAL)],
    ['in a resting deck', NEUTRAL, (draft) => rest(draft, 0, 1, NEUTRAL)],
    ['face up in front of another player', NEUTRAL, (draft) => lay(draft, 1, NEUTRAL)],
    ['on the display', NEUTRAL, (draft) => show(draft, 1, NEUTRAL)],
    ['another kind of card', 'A08', (draft) => lay(draft, 0, 'A08')],
    ['a tile that the player does not have', 'fieldScientistTile', () => {}],
  ])('FSC-1 rejects anything but a face-up field scientist of your own area: %s', (_, card, change) => {
    const state = table.onTurn(change);
    expect(table.rules.explain(state, useFieldScientist(card))).toMatchObject([
      { code: 'notAFaceUpFieldScientist', rule: 'FSC-1' },
    ]);
    expect(table.options(state, 'useFieldScientist')).toEqual([]);
  });

  test('FSC-1 the field scientist tile works like a card without coins', () => {
    expect(yieldOf('fieldScientistTile', (draft) => giveTile(draft, 0, 'fieldScientistTile'))).toEqual({
      steps: 2,
      coins: 0,
    });
  });

  test('FSC-8 the turn ends with the card face down in its slot', () => {
    const card = CARD_OF('tawac');
    const before = table.onTurn((draft) => lay(draft, 0, card));
    const state = table.act(before, useFieldScientist(card));
    const { area, used } = at(state, 0);
    expect(area).toEqual(at(before, 0).area);
    expect(used[area.indexOf(card)]).toBe(true);
    expect(table.rules.pending(state)).toMatchObject([{ seat: 1, kind: 'turn' }]);
    const back = table.act(state, ...[1, 2, 3].flatMap((seat) => passing(seat)));
    expect(table.rules.pending(back)).toMatchObject([{ seat: 0, kind: 'turn' }]);
    expect(table.rules.explain(back, useFieldScientist(card))).toMatchObject([
      { code: 'notAFaceUpFieldScientist', rule: 'FSC-1' },
    ]);
  });
});

/** A pass with an empty action area. */
function passing(seat: Seat): Action[] {
  return [
    { type: 'pass', seat },
    { type: 'pickUpDeck', seat, slot: 1 },
  ];
}

describe('sources of field scientists', () => {
  const isFieldScientist = (id: CardId): boolean =>
    defaultContent.cards.some((card) => card.id === id && card.action.kind === 'fieldScientist');

  test.each([2, 3, 4])(
    'FSC-2 no player of %i starts with a field scientist: all five are in the deck or on display',
    (count) => {
      for (const seed of ['one', 'two', 'three']) {
        const state = createGame({ players: ['a', 'b', 'c', 'd'].slice(0, count), seed });
        for (const { hand, area, resting } of state.players) {
          expect(
            [...hand, ...area.filter((card) => card !== null), ...resting.flat()].filter(isFieldScientist),
          ).toEqual([]);
        }
        const common = [...state.deck, ...state.display.filter((card) => card !== null)];
        expect(common.filter(isFieldScientist)).toHaveLength(5);
      }
    },
  );

  test('FSC-2 the components have one neutral card and one of each company, none among the starting cards', () => {
    const companies = defaultContent.cards.flatMap(({ action, letter }) =>
      action.kind === 'fieldScientist' ? [{ company: action.company, inDeck: letter !== null }] : [],
    );
    expect(companies).toHaveLength(5);
    for (const company of [null, ...COMPANIES]) expect(companies).toContainEqual({ company, inDeck: true });
  });

  test('FSC-2 a field scientist is acquired from the display like any other card', () => {
    const before = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon2');
      show(draft, 1, NEUTRAL);
    });
    const state = table.act(before, { type: 'useResources', seat: 0, cards: ['diamond-carbon2'], acquire: 1 });
    expect(at(state, 0).hand).toContain(NEUTRAL);
  });
});

describe('the neutral field scientist', () => {
  test('FSC-3 the neutral card gives 1 step and 2 coins', () => {
    expect(yieldOf(NEUTRAL, (draft) => lay(draft, 0, NEUTRAL))).toEqual({ steps: 1, coins: 2 });
  });

  test('FSC-3 the neutral card counts neither domes nor other field scientists', () => {
    const change: Change = (draft) => {
      lay(draft, 0, NEUTRAL, CARD_OF('skymine'));
      giveTile(draft, 0, 'fieldScientistTile');
      settle(draft, 'skymine', 22, 23);
      Object.assign(player(draft, 0), { bonuses: { skymine: 0, minerva: 0, astrogo: 2, tawac: 0 } });
    };
    expect(yieldOf(NEUTRAL, change)).toEqual({ steps: 1, coins: 2 });
  });
});

describe('company field scientists', () => {
  const DOMES: readonly (readonly [domes: number, steps: number, sectors: readonly number[]])[] = [
    [0, 2, []],
    [0, 2, [21, 24]],
    [1, 2, [1]],
    [2, 3, [22]],
    [2, 3, [1, 3]],
    [3, 3, [22, 1]],
    [4, 4, [22, 23]],
    [5, 4, [22, 23, 1]],
    [6, 5, [22, 23, 1, 3]],
  ];

  test.each(DOMES)('FSC-4 with %i domes gives %i steps and 1 coin, for every company', (domes, steps, sectors) => {
    expect(domesIn(...sectors)).toBe(domes);
    for (const company of COMPANIES) {
      const change: Change = (draft) => {
        lay(draft, 0, CARD_OF(company));
        settle(draft, company, ...sectors);
      };
      expect(yieldOf(CARD_OF(company), change)).toEqual({ steps, coins: 1 });
    }
  });

  test('FSC-4 domes of other companies do not count', () => {
    const change: Change = (draft) => {
      lay(draft, 0, CARD_OF('minerva'));
      settle(draft, 'minerva', 1);
      settle(draft, 'skymine', 22);
      settle(draft, 'tawac', 23);
    };
    expect(yieldOf(CARD_OF('minerva'), change)).toEqual({ steps: 2, coins: 1 });
  });

  test('FSC-4 FSC-5 a sector counts for its company, no matter which player placed the outpost', () => {
    expect(domesIn(22)).toBe(2);
    const before = table.onTurn((draft) => {
      lay(draft, 0, 'energy01');
      lay(draft, 1, CARD_OF('skymine'));
    });
    const expanded = table.act(
      before,
      { type: 'useEnergy', seat: 0, company: 'skymine' },
      { type: 'occupy', seat: 0, sector: 22, column: 0 },
    );
    const state = table.act(expanded, useFieldScientist(CARD_OF('skymine'), 1));
    expect(at(state, 1).helium - at(before, 1).helium).toBe(3);
  });

  test('FSC-5 a company that was ousted from a sector no longer controls it', () => {
    const before = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-energy2');
      lay(draft, 1, CARD_OF('tawac'));
      settle(draft, 'tawac', 22);
    });
    const ousted = table.skip(
      table.act(
        before,
        { type: 'useEnergy', seat: 0, company: 'skymine' },
        { type: 'occupy', seat: 0, sector: 22, column: 0 },
      ),
      'ousting',
    );
    const state = table.act(ousted, useFieldScientist(CARD_OF('tawac'), 1));
    expect(at(state, 1).helium - at(before, 1).helium).toBe(2);
  });

  test.each<[level: 0 | 1 | 2, sectors: readonly number[], steps: number]>([
    [0, [22, 1], 3],
    [1, [22, 1], 4],
    [1, [], 2],
    [1, [22], 3],
    [2, [], 3],
    [2, [1], 4],
    [2, [22, 1], 5],
  ])('FSC-6 the track bonus of level %i and the domes of sectors %j give %i steps', (level, sectors, steps) => {
    const change: Change = (draft) => {
      lay(draft, 0, CARD_OF('tawac'));
      settle(draft, 'tawac', ...sectors);
      player(draft, 0).bonuses.astrogo = level; // C1 is there
    };
    expect(yieldOf(CARD_OF('tawac'), change)).toEqual({ steps, coins: 1 });
  });

  test('FSC-6 the track bonus of another player changes nothing', () => {
    const change: Change = (draft) => {
      lay(draft, 0, CARD_OF('tawac'));
      settle(draft, 'tawac', 1);
      player(draft, 1).bonuses.astrogo = 2;
    };
    expect(yieldOf(CARD_OF('tawac'), change)).toEqual({ steps: 2, coins: 1 });
  });
});

describe('the end of the tank track', () => {
  const { last } = defaultContent.playerBoard.tank;

  test.each<[name: string, card: CardId, from: number, to: number, coins: number]>([
    ['just reaches it', NEUTRAL, last - 1, last, 2],
    ['has one step over', CARD_OF('skymine'), last - 1, last, 1 + 2],
    ['stands on it, neutral', NEUTRAL, last, last, 2 + 2],
    ['stands on it, company', CARD_OF('skymine'), last, last, 1 + 4],
  ])('FSC-7 each step beyond the last space pays 2 coins: %s', (_, card, from, to, coins) => {
    const before = table.onTurn((draft) => {
      lay(draft, 0, card);
      player(draft, 0).helium = from;
    });
    const { state, events } = table.played(before, useFieldScientist(card));
    expect(at(state, 0).helium).toBe(to);
    expect(coinsIn(events, 0)).toBe(coins);
  });

  test('FSC-7 steps for domes beyond the last space also pay', () => {
    const before = table.onTurn((draft) => {
      lay(draft, 0, CARD_OF('skymine'));
      settle(draft, 'skymine', 22, 23);
      player(draft, 0).helium = last - 3;
    });
    const { state, events } = table.played(before, useFieldScientist(CARD_OF('skymine')));
    expect(at(state, 0).helium).toBe(last);
    expect(coinsIn(events, 0)).toBe(1 + 2);
  });
});
