import { describe, expect, test } from 'vitest';
import { besideLuna, lunaIn, setMajority } from '../../kit/luna.ts';
import { spaceOf } from '../../kit/majorities.ts';
import type { Action, CardId, GameState, LunaCardId, MajorityItem, Seat } from '../../kit/pinned.ts';
import { defaultContent, MAJORITY_ITEMS } from '../../kit/pinned.ts';
import { type Change, giveTile, lay, player, table } from '../../kit/table.ts';

/** A human player claims a majority space. The tier is the highest one reached, if any. */
function claim(state: GameState, item: MajorityItem, seat: Seat = 0): string[] {
  const action: Action = { type: 'placeBonusMarker', seat, space: spaceOf(item) };
  const tiers: Action[] = [action, ...[1, 2, 3].map((tier) => ({ ...action, tier }))];
  const found = tiers.map((each) => table.rules.explain(state, each));
  if (found.some((violations) => violations.length === 0)) return [];
  return (found[0] ?? []).map(({ code, rule }) => `${code} ${rule}`);
}

const BLOCKED = ['lunaBlocks LUNA-24'];
const majority =
  (left: LunaCardId | null, right: LunaCardId | null, change: Change = () => {}): Change =>
  (draft) => {
    setMajority(draft, left, right);
    change(draft);
  };

/** The amount with which Luna blocks, from the violation for a player who has nothing. */
function lunasAmounts(left: LunaCardId | null, right: LunaCardId | null): Record<string, number> {
  const state = besideLuna(majority(left, right));
  const amounts = MAJORITY_ITEMS.map((item) => {
    const [violation] = table.rules.explain(state, { type: 'placeBonusMarker', seat: 0, space: spaceOf(item) });
    return [item, violation?.code === 'lunaBlocks' ? Number(violation.params['amount']) : 0];
  });
  return Object.fromEntries(amounts);
}

describe('her majority values', () => {
  test('LUNA-23 counts titanium and carbon on the left card, energy and minerals on the right, and scientists on both', () => {
    expect(lunasAmounts('I-2', 'II-1')).toEqual({ titanium: 4, carbon: 0, energy: 4, minerals: 6, scientists: 1 });
    expect(lunasAmounts('II-1', 'I-2')).toEqual({ titanium: 4, carbon: 6, energy: 4, minerals: 0, scientists: 1 });
    expect(lunasAmounts('II-3', 'II-7')).toEqual({ titanium: 3, carbon: 6, energy: 6, minerals: 3, scientists: 4 });
  });

  test('LUNA-23 an empty slot counts as 0', () => {
    expect(lunasAmounts('II-3', null)).toEqual({ titanium: 3, carbon: 6, energy: 0, minerals: 0, scientists: 2 });
    expect(lunasAmounts(null, 'II-7')).toEqual({ titanium: 0, carbon: 0, energy: 6, minerals: 3, scientists: 2 });
    expect(lunasAmounts(null, null)).toEqual({ titanium: 0, carbon: 0, energy: 0, minerals: 0, scientists: 0 });
  });

  test.each(defaultContent.luna.cards.map(({ id, left, right, scientists }) => [id, left, right, scientists] as const))(
    'LUNA-23 card %s gives %i, %i and %i icons on the two sides',
    (id, left, right, scientists) => {
      expect(lunasAmounts(id, null)).toMatchObject({ titanium: left, carbon: right, scientists });
      expect(lunasAmounts(null, id)).toMatchObject({ energy: left, minerals: right, scientists });
    },
  );
});

describe('against a human player', () => {
  /** One less than the value, and the exact value. */
  const CASES: readonly (readonly [MajorityItem, Change, readonly CardId[], readonly CardId[]])[] = [
    ['titanium', majority('I-3', null), ['circle-titanium2'], ['A06']], // 3
    ['carbon', majority('I-4', null), ['A01'], ['A02']], // 3
    ['energy', majority(null, 'I-3'), ['A07'], ['B08']], // 3
    ['minerals', majority(null, 'I-4'), ['A03'], ['A04']], // 3
    ['scientists', majority('II-3', null), ['A08'], ['A08', 'B09']], // 2
  ];

  test.each(CASES)('LUNA-24 %s: a player needs at least as much as Luna', (item, change, less, equal) => {
    const having = (cards: readonly CardId[]): GameState =>
      besideLuna((draft) => {
        change(draft);
        lay(draft, 0, ...cards);
      });
    expect(claim(having([]), item)).toEqual(BLOCKED);
    expect(claim(having(less), item)).toEqual(BLOCKED);
    // Field scientists count like scientists, and for no other item.
    if (item !== 'scientists') expect(claim(having([...less, 'A09', 'B13']), item)).toEqual(BLOCKED);
    expect(claim(having(equal), item)).toEqual([]);
  });

  test.each(CASES)('LUNA-24 AMB %s: face-down cards do not count', (item, change, _, equal) => {
    const state = besideLuna((draft) => {
      change(draft);
      lay(draft, 0, ...equal);
      player(draft, 0).used.fill(true);
    });
    expect(claim(state, item)).toEqual(BLOCKED);
  });

  test('LUNA-24 blocks only the items she has more of', () => {
    const state = besideLuna(majority('I-2', 'I-7')); // 4, 0 and 0, 4, no icons
    const open = MAJORITY_ITEMS.filter((item) => claim(state, item).length === 0);
    expect(open).toEqual(['scientists', 'carbon', 'energy']);
    expect(table.options(state, 'placeBonusMarker').map(({ space }) => space)).not.toContain('titaniumMajority');
    expect(table.options(state, 'placeBonusMarker').map(({ space }) => space)).toContain('carbonMajority');
  });

  test('LUNA-24 AMB scientists and field scientists count together against Luna', () => {
    const having = (...cards: readonly CardId[]): GameState =>
      besideLuna(majority('II-3', 'I-1', (draft) => lay(draft, 0, ...cards))); // 3 icons
    expect(claim(having('A08', 'B09'), 'scientists')).toEqual(BLOCKED);
    expect(claim(having('A08', 'A09', 'B13'), 'scientists')).toEqual([]);
    expect(claim(having('A08', 'B09', 'A09'), 'scientists')).toEqual([]);
    expect(claim(having('A09', 'B13', 'B14'), 'scientists')).toEqual([]);
  });

  test('LUNA-24 AMB tiles and the permanent icon count against Luna as in the base game', () => {
    const having = (change: Change): GameState =>
      besideLuna(
        majority('II-3', null, (draft) => {
          lay(draft, 0, 'A08');
          change(draft);
        }),
      );
    expect(
      claim(
        having(() => {}),
        'scientists',
      ),
    ).toEqual(BLOCKED);
    expect(
      claim(
        having((draft) => giveTile(draft, 0, 'scientistTile')),
        'scientists',
      ),
    ).toEqual([]);
    expect(
      claim(
        having((draft) => giveTile(draft, 0, 'fieldScientistTile')),
        'scientists',
      ),
    ).toEqual([]);
    const icon = having((draft) => {
      player(draft, 0).bonuses.astrogo = 1; // C1
    });
    expect(claim(icon, 'scientists')).toEqual([]);
  });

  test('LUNA-24 the energy of a track bonus counts against Luna', () => {
    const having = (level: 0 | 1): GameState =>
      besideLuna(
        majority(null, 'I-3', (draft) => {
          lay(draft, 0, 'A07');
          player(draft, 0).bonuses.skymine = level; // A1: 1 more energy
        }),
      );
    expect(claim(having(0), 'energy')).toEqual(BLOCKED);
    expect(claim(having(1), 'energy')).toEqual([]);
  });
});

describe('several human players', () => {
  const two = { players: ['Melanie', 'Antoine'] };

  test('LUNA-24 the comparison with other human players still applies', () => {
    const state = besideLuna(
      majority('I-3', null, (draft) => {
        lay(draft, 0, 'A06'); // 3, the same as Luna
        lay(draft, 1, 'B06'); // 4
      }),
      two,
    );
    expect(claim(state, 'titanium')).toEqual(['noMajority MAJ-1']);
    expect(
      claim(
        besideLuna((draft) => lay(draft, 0, 'A06'), two),
        'titanium',
      ),
    ).toEqual([]);
  });

  test('LUNA-24 AMB compares scientists with human players, and scientists plus field scientists with Luna', () => {
    const state = besideLuna(
      majority('II-3', null, (draft) => {
        lay(draft, 0, 'A08', 'A09');
        lay(draft, 1, 'B09', 'B13', 'B14');
      }),
      two,
    );
    expect(claim(state, 'scientists')).toEqual([]);
    const more = besideLuna(
      majority('II-3', null, (draft) => {
        lay(draft, 0, 'A08', 'A09');
        lay(draft, 1, 'B09', 'B10');
      }),
      two,
    );
    expect(claim(more, 'scientists')).toEqual(['noMajority MAJ-1']);
  });

  test('LUNA-24 Luna also blocks the player with more than all others', () => {
    const state = besideLuna(
      majority('II-2', null, (draft) => lay(draft, 0, 'B06')), // 6 titanium
      two,
    );
    expect(claim(state, 'titanium')).toEqual(BLOCKED);
  });

  test('LUNA-23 LUNA-24 her cards in the action slots block nothing, face up or face down', () => {
    const state = besideLuna((draft) => {
      const { slots } = lunaIn(draft);
      slots[1] = { card: 'II-3', faceUp: true };
      slots[2] = { card: 'II-7', faceUp: false };
    });
    for (const item of MAJORITY_ITEMS) expect(claim(state, item)).toEqual([]);
  });
});
