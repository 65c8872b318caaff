import { describe, expect, test } from 'vitest';
import { cardsWorth, claim, having, tiersOffered } from '../../../kit/majorities.ts';
import type { CardId, GameState, MajorityItem, Seat } from '../../../kit/pinned.ts';
import { MAJORITY_ITEMS } from '../../../kit/pinned.ts';
import { at, type Change, fetchCard, giveTile, lay, player, refusal, table } from '../../../kit/table.ts';

/** Other cards of the same value, for a rival. */
const RIVAL: Readonly<Record<MajorityItem, readonly (readonly CardId[])[]>> = {
  titanium: [[], ['circle-titanium1'], ['circle-titanium2'], ['B05']],
  carbon: [[], ['circle-carbon1'], ['circle-carbon2'], ['B01']],
  minerals: [[], ['circle-minerals1'], ['circle-minerals2'], ['B03']],
  energy: [[], ['circle-energy1'], ['B07'], ['C08']],
  scientists: [[], ['B11'], ['B11', 'B12'], ['B11', 'B12', 'C11']],
};

describe('the comparison', () => {
  const refused = [{ code: 'noMajority', rule: 'MAJ-1' }];

  test.each(MAJORITY_ITEMS)('MAJ-1 %s: a tie blocks no placement, a rival with more does', (item) => {
    const against = (own: number, rival: number): GameState =>
      table.onTurn(having(item, own, (draft) => lay(draft, 2, ...cardsWorth(RIVAL, item, rival))));
    expect(refusal(against(2, 2), claim(item, 1))).toEqual([]);
    expect(refusal(against(2, 1), claim(item, 1))).toEqual([]);
    expect(table.rules.explain(against(2, 3), claim(item, 1))).toMatchObject(refused);
    expect(table.rules.explain(against(2, 3), claim(item, 1))).toMatchObject([{ params: { rival: 2 } }]);
    expect(tiersOffered(against(2, 3), item)).toEqual([]);
  });

  test('MAJ-1 a single rival with more blocks the space, in any seat', () => {
    for (const seat of [1, 2, 3]) {
      const state = table.onTurn(having('carbon', 2, (draft) => lay(draft, seat, 'B01')));
      expect(table.rules.explain(state, claim('carbon', 1))).toMatchObject(refused);
    }
  });

  test('MAJ-1 the violation names the rival with most, or the first of equals', () => {
    const cards = { 2: 'B01', 1: 'circle-carbon2', 3: 'A02' } as const;
    const against = (...seats: readonly (1 | 2 | 3)[]): unknown => {
      const state = table.onTurn(
        having('carbon', 1, (draft) => {
          for (const seat of seats) lay(draft, seat, cards[seat]);
        }),
      );
      return table.rules.explain(state, claim('carbon', 1))[0]?.params;
    };
    expect(against(1, 2)).toMatchObject({ rival: 2, amount: 3 });
    expect(against(2, 3)).toMatchObject({ rival: 2, amount: 3 });
    expect(against(1)).toMatchObject({ rival: 1, amount: 2 });
  });

  test.each(MAJORITY_ITEMS)('MAJ-1 NOTE-10 %s: face-down, resting and hand cards of a rival do not count', (item) => {
    const [first, ...others] = cardsWorth(RIVAL, item, 3);
    const cards = [first, ...others].filter((card) => card !== undefined);
    const facedown = table.onTurn(
      having(item, 1, (draft) => {
        lay(draft, 1, ...cards);
        player(draft, 1).used.fill(true);
      }),
    );
    expect(refusal(facedown, claim(item, item === 'scientists' ? 1 : undefined))).toEqual([]);
    const elsewhere = table.onTurn(
      having(item, 1, (draft) => {
        for (const card of cards) fetchCard(draft, card);
        player(draft, 1).resting[1]?.push(...cards);
        player(draft, 2).hand.push(...cards);
      }),
    );
    expect(refusal(elsewhere, claim(item, item === 'scientists' ? 1 : undefined))).toEqual([]);
  });

  test.each(MAJORITY_ITEMS)('MAJ-1 %s: your own face-down cards do not count', (item) => {
    const state = table.onTurn(
      having(item, 3, (draft) => {
        player(draft, 0).used.fill(true);
        lay(draft, 1, ...cardsWorth(RIVAL, item, 1));
      }),
    );
    expect(table.rules.explain(state, claim(item))).toMatchObject(refused);
  });

  test('MAJ-1 compares at the moment of placing', () => {
    const before = table.onTurn(
      (draft) => {
        lay(draft, 0, 'A03');
        lay(draft, 1, 'A01', 'diamond-titanium1');
      },
      { players: ['Melanie', 'Antoine'] },
    );
    expect(table.rules.explain(before, claim('carbon'))).toMatchObject(refused);
    const spent = table.skip(table.act(before, { type: 'useResources', seat: 0, cards: ['A03'] }), 'units');
    const after = table.skip(table.act(spent, { type: 'useResources', seat: 1, cards: ['A01'] }), 'units');
    expect(refusal(after, claim('carbon'))).toEqual([]);
  });

  test('AMB-BON-11 a player who has passed has nothing to compare', () => {
    const before = table.onTurn(
      (draft) => {
        lay(draft, 0, 'star-carbon1');
        lay(draft, 1, 'C02', 'A08', 'B08');
        giveTile(draft, 1, 'scientistTile');
        giveTile(draft, 1, 'energyTile');
        player(draft, 1).bonuses.skymine = 2; // 2 more energy
      },
      { players: ['Melanie', 'Antoine'], firstPlayer: 1 },
    );
    const after = table.skip(table.act(before, { type: 'pass', seat: 1 }), 'pickUp', 'resting');
    for (const item of MAJORITY_ITEMS) expect(refusal(after, claim(item))).toEqual([]);
  });
});

describe('the scientist comparison', () => {
  test('MAJ-2 counts scientists but not the field scientists of a rival', () => {
    const state = table.onTurn(having('scientists', 1, (draft) => lay(draft, 1, 'B11', 'A09', 'B13', 'B14')));
    expect(refusal(state, claim('scientists', 1))).toEqual([]);
  });

  test('MAJ-2 your own field scientists do not count in the comparison', () => {
    const state = table.onTurn(
      having('scientists', 1, (draft) => {
        lay(draft, 0, 'A09', 'B13');
        lay(draft, 1, 'B11', 'B12');
      }),
    );
    expect(table.rules.explain(state, claim('scientists', 1))).toMatchObject([{ code: 'noMajority', rule: 'MAJ-1' }]);
  });

  test('MAJ-2 counts cards, not their research points', () => {
    const one = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-scientist1');
      lay(draft, 1, 'B11'); // 3 points
    });
    expect(refusal(one, claim('scientists', 1))).toEqual([]);
  });

  test('MAJ-2 the scientist tile counts on both sides while it is face up', () => {
    const rival: Change = (draft) => giveTile(draft, 1, 'scientistTile');
    const with2 = table.onTurn(
      having('scientists', 1, (draft) => {
        lay(draft, 1, 'B11');
        rival(draft);
      }),
    );
    expect(refusal(with2, claim('scientists', 1))).toEqual(['noMajority MAJ-1']);
    const own = table.onTurn(
      having('scientists', 1, (draft) => {
        lay(draft, 1, 'B11', 'B12');
        giveTile(draft, 0, 'scientistTile');
      }),
    );
    expect(refusal(own, claim('scientists', 2))).toEqual([]);
    const spent = table.onTurn(
      having('scientists', 1, (draft) => {
        lay(draft, 1, 'B11');
        player(draft, 1).tiles.push({ tile: 'scientistTile', used: true, on: null });
      }),
    );
    expect(refusal(spent, claim('scientists', 1))).toEqual([]);
  });
});

describe('the comparison of totals', () => {
  test('MAJ-3 compares total values, not numbers of cards', () => {
    const few = table.onTurn(
      having('carbon', 4, (draft) => lay(draft, 1, 'circle-carbon1', 'triangle-carbon1', 'diamond-carbon1')),
    );
    expect(refusal(few, claim('carbon', 1))).toEqual([]);
    const many = table.onTurn((draft) => {
      lay(draft, 0, 'circle-carbon1', 'triangle-carbon1', 'diamond-carbon1');
      lay(draft, 1, 'B02');
    });
    expect(refusal(many, claim('carbon', 1))).toEqual(['noMajority MAJ-1']);
  });

  test('MAJ-3 each space compares its own item', () => {
    const state = table.onTurn(having('titanium', 1, (draft) => lay(draft, 1, 'C02', 'C04', 'B08', 'A08')));
    const open = MAJORITY_ITEMS.filter((item) => refusal(state, claim(item)).length === 0);
    expect(open).toEqual(['titanium']);
  });

  test('MAJ-3 the +1 resource tile counts on both sides once it is on a card of the item', () => {
    const tileOn =
      (seat: Seat, card: CardId): Change =>
      (draft) => {
        const { area, tiles } = player(draft, seat);
        tiles.push({ tile: 'plusOneResourceTile', used: false, on: area.indexOf(card) });
      };
    const rival = table.onTurn(
      having('carbon', 2, (draft) => {
        lay(draft, 1, 'circle-carbon2');
        tileOn(1, 'circle-carbon2')(draft);
      }),
    );
    expect(refusal(rival, claim('carbon', 1))).toEqual(['noMajority MAJ-1']);
    const own = table.onTurn(
      having('carbon', 2, (draft) => {
        lay(draft, 1, 'B01');
        tileOn(0, 'A01')(draft);
      }),
    );
    expect(refusal(own, claim('carbon', 1))).toEqual([]);
    const unplaced = table.onTurn(
      having('carbon', 2, (draft) => {
        lay(draft, 1, 'circle-carbon2');
        giveTile(draft, 1, 'plusOneResourceTile');
      }),
    );
    expect(refusal(unplaced, claim('carbon', 1))).toEqual([]);
  });

  test('MAJ-3 the +1 resource tile raises the tier', () => {
    const before = table.onTurn(having('carbon', 3, (draft) => giveTile(draft, 0, 'plusOneResourceTile')));
    expect(tiersOffered(before, 'carbon')).toEqual([1]);
    const after = table.act(before, { type: 'placeResourceTile', seat: 0, card: 'A02' });
    expect(tiersOffered(after, 'carbon')).toEqual([1, 2]);
  });

  test('MAJ-3 energy of the track bonus and of the energy tile counts on both sides', () => {
    const withBonus =
      (seat: Seat, level: 1 | 2): Change =>
      (draft) => {
        player(draft, seat).bonuses.skymine = level; // A1: 1 or 2 more energy
      };
    const rival = (change: Change): GameState =>
      table.onTurn(
        having('energy', 2, (draft) => {
          lay(draft, 1, 'circle-energy1');
          change(draft);
        }),
      );
    expect(refusal(rival(withBonus(1, 1)), claim('energy', 1))).toEqual([]);
    expect(refusal(rival(withBonus(1, 2)), claim('energy', 1))).toEqual(['noMajority MAJ-1']);
    expect(
      refusal(
        rival((draft) => giveTile(draft, 1, 'energyTile')),
        claim('energy', 1),
      ),
    ).toEqual(['noMajority MAJ-1']);
    const own = table.onTurn(
      having('energy', 2, (draft) => {
        lay(draft, 1, 'B07', 'B08');
        withBonus(0, 1)(draft);
        giveTile(draft, 0, 'energyTile');
      }),
    );
    expect(tiersOffered(own, 'energy')).toEqual([1, 2]);
  });

  test('MAJ-3 the energy bonus adds nothing without face-up energy', () => {
    const state = table.onTurn((draft) => {
      player(draft, 1).bonuses.skymine = 2;
    });
    expect(refusal(state, claim('energy'))).toEqual([]);
  });

  test('MAJ-3 the titanium bonus counts for each card on both sides', () => {
    const options = { tracks: { skymine: 'A1', minerva: 'B2', astrogo: 'C1', tawac: 'D1' } } as const;
    const start = (seat: Seat, change: Change): GameState =>
      table.onTurn(
        having('titanium', 2, (draft) => {
          player(draft, seat).bonuses.minerva = 2;
          change(draft);
        }),
        options,
      );
    const rival = start(1, (draft) => lay(draft, 1, 'circle-titanium1', 'triangle-titanium1'));
    expect(refusal(rival, claim('titanium', 1))).toEqual(['noMajority MAJ-1']);
    const own = start(0, (draft) => lay(draft, 1, 'B05'));
    expect(refusal(own, claim('titanium', 1))).toEqual([]);
  });

  test('AMB-BON-13 a track bonus of a rival counts only once it is in effect', () => {
    const state = table.onTurn(
      having('energy', 2, (draft) => {
        lay(draft, 1, 'circle-energy1');
        Object.assign(player(draft, 1), { tracks: { skymine: 12, minerva: 0, astrogo: 0, tawac: 0 } });
      }),
    );
    expect(at(state, 1).bonuses.skymine).toBe(0); // the marker has crossed both thresholds since the last turn
    expect(refusal(state, claim('energy', 1))).toEqual([]);
  });
});
