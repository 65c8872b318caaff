import { describe, expect, test } from 'vitest';
import { TWO } from '../../../kit/people.ts';
import type { Action, CardId, GameState } from '../../../kit/pinned.ts';
import { TILE_IDS } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import {
  at,
  type Change,
  coinsIn,
  fetchCard,
  giveTile,
  lay,
  layPlans,
  player,
  refusal,
  show,
  table,
} from '../../../kit/table.ts';

const { act, onTurn, options, played, rules, skip } = table;

const putOn = (card: CardId): Action => ({ type: 'placeResourceTile', seat: 0, card });
const useScientistTile: Action = { type: 'useScientist', seat: 0, card: 'scientistTile' };
const useFieldTile: Action = { type: 'useFieldScientist', seat: 0, card: 'fieldScientistTile' };

/** The total value of an Action 1 with these cards. */
function totalOf(state: GameState, ...cards: readonly CardId[]): number | undefined {
  const { events } = played(state, { type: 'useResources', seat: 0, cards });
  return events.find((event) => event.type === 'resourcesUsed')?.total;
}

/** The units that the action leaves for steps. */
function movedBy(state: GameState, action: Action): unknown {
  return rules.pending(act(state, action))[0]?.params;
}

describe('all tiles', () => {
  test('TILE-1 a tile is reserved in one round, available in the next and returned at its end', () => {
    const start = onTurn((draft) => {
      player(draft, 0).coins = 2;
    }, TWO);
    const reserved = act(start, { type: 'placeBonusMarker', seat: 0, space: 'energyTile' });
    expect(at(reserved, 0).tiles).toEqual([]);
    const planning = passes(reserved, 1, 0);
    expect(planning.round).toBe(2);
    expect(at(planning, 0).tiles).toEqual([{ tile: 'energyTile', used: false, on: null }]);
    const secondRound = passes(skip(planning, 'planning'), 0);
    expect(at(secondRound, 0).tiles).toEqual([]);
    expect(at(skip(passes(secondRound, 1), 'planning'), 0).tiles).toEqual([]);
  });

  test('TILE-2 three of the four tiles have an action, the +1 resource tile has none', () => {
    const state = onTurn((draft) => {
      for (const tile of TILE_IDS) giveTile(draft, 0, tile);
    });
    expect(TILE_IDS).toHaveLength(4);
    expect(options(state, 'useFieldScientist').map(({ card }) => card)).toEqual(['fieldScientistTile']);
    expect(options(state, 'useScientist').map(({ card }) => card)).toEqual(['scientistTile']);
    expect(options(state, 'useEnergy')).toHaveLength(4);
    expect(options(state, 'useResources')).toEqual([]);
  });
});

describe('the +1 resource tile', () => {
  const withTile =
    (...cards: readonly CardId[]): Change =>
    (draft) => {
      giveTile(draft, 0, 'plusOneResourceTile');
      lay(draft, 0, ...cards);
    };

  test('TILE-3 the +1 resource tile stays beside the board during planning until the player’s first turn', () => {
    const reserved = onTurn((draft) => {
      player(draft, 0).coins = 2;
    }, TWO);
    const space = 'plusOneResourceTile';
    const planning = passes(act(reserved, { type: 'placeBonusMarker', seat: 0, space }), 1, 0);
    const card = 'diamond-carbon2';
    const planned = act(planning, { type: 'planCard', seat: 0, card, slot: 1 });
    expect(refusal(planned, putOn(card))).toEqual(['notThisDecision PLAN-1']);
    expect(at(planned, 0).tiles).toEqual([{ tile: space, used: false, on: null }]);
    expect(refusal(skip(planned, 'planning'), putOn(card))).toEqual([]);
  });

  test('TILE-4 placing the tile is not an action: the turn continues, and the card is worth 1 more', () => {
    const placed = act(onTurn(withTile('diamond-carbon2')), putOn('diamond-carbon2'));
    expect(rules.pending(placed)).toEqual([{ seat: 0, kind: 'turn', params: {} }]);
    expect(totalOf(placed, 'diamond-carbon2')).toBe(3);
  });

  test('TILE-4 the tile can be placed on a later turn of the round', () => {
    const state = onTurn((draft) => {
      withTile('diamond-carbon2', 'diamond-titanium1')(draft);
      player(draft, 0).tracks.skymine = 0;
    }, TWO);
    const moved = act(
      state,
      { type: 'useResources', seat: 0, cards: ['diamond-titanium1'] },
      { type: 'advance', seat: 0, company: 'skymine' },
      { type: 'pass', seat: 1 },
    );
    expect(options(skip(moved, 'pickUp', 'resting'), 'placeResourceTile')).toEqual([putOn('diamond-carbon2')]);
  });

  test('TILE-4 the unit counts when a card is acquired', () => {
    const state = onTurn((draft) => {
      withTile('diamond-carbon2')(draft);
      show(draft, 1, 'A02'); // costs 3
    });
    const acquire: Action = { type: 'useResources', seat: 0, cards: ['diamond-carbon2'], acquire: 1 };
    expect(refusal(state, acquire)).toEqual(['acquisitionTooExpensive RES-7']);
    expect(at(act(state, putOn('diamond-carbon2'), acquire), 0).hand).toContain('A02');
  });

  test('TILE-4 the unit counts for a majority, for the comparison and for the tier', () => {
    const state = onTurn((draft) => {
      withTile('diamond-titanium1')(draft);
      lay(draft, 1, 'star-titanium2');
    });
    const place: Action = { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier: 1 };
    expect(refusal(state, place)).toEqual(['noMajority MAJ-1']);
    const before = at(state, 0).tracks.astrogo;
    expect(at(act(state, putOn('diamond-titanium1'), place), 0).tracks.astrogo).toBe(before + 2);
  });

  test('TILE-4 the unit counts for the requirements of a plan', () => {
    const state = onTurn((draft) => {
      withTile('diamond-carbon1', 'B09')(draft);
      layPlans(draft, 0, 1, 'planA02'); // carbon 2
      player(draft, 0).coins = 5;
    });
    const use: Action = { type: 'useScientist', seat: 0, card: 'B09' };
    const upload: Action = { type: 'upload', seat: 0 };
    expect(refusal(act(state, use), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(refusal(act(state, putOn('diamond-carbon1'), use), upload)).toEqual([]);
  });

  test('TILE-4 the unit has the type of the card and no other', () => {
    const state = onTurn((draft) => {
      withTile('diamond-titanium1', 'diamond-carbon1')(draft);
      lay(draft, 1, 'star-carbon2');
    });
    const carbon: Action = { type: 'placeBonusMarker', seat: 0, space: 'carbonMajority' };
    expect(refusal(act(state, putOn('diamond-titanium1')), carbon)).toEqual(['noMajority MAJ-1']);
  });

  test.each([
    ['an energy card', 'diamond-energy2'],
    ['a card used before', 'diamond-minerals1'],
    ['a hand card', 'diamond-titanium2'],
    ['a card of another player', 'star-carbon2'],
  ])('TILE-4 the tile cannot be placed on %s', (_what, card) => {
    const state = onTurn((draft) => {
      withTile('diamond-carbon2', 'diamond-energy2', 'diamond-minerals1')(draft);
      player(draft, 0).used[3] = true;
      lay(draft, 1, 'star-carbon2');
    });
    expect(at(state, 0).area[3]).toBe('diamond-minerals1');
    expect(at(state, 0).hand).toContain('diamond-titanium2');
    expect(refusal(state, putOn(card))).toEqual(['notAFaceUpResourceCard ROUND-10']);
    expect(options(state, 'placeResourceTile')).toEqual([putOn('diamond-carbon2')]);
  });

  test('TILE-4 rejects placing the tile without having it or on the turn of another player', () => {
    const state = onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon2');
      lay(draft, 1, 'star-carbon2');
      giveTile(draft, 1, 'plusOneResourceTile');
    });
    expect(refusal(state, putOn('diamond-carbon2'))).toEqual(['noResourceTile TILE-4']);
    expect(refusal(state, { type: 'placeResourceTile', seat: 1, card: 'star-carbon2' })).toEqual([
      'notThisSeat NOTE-9',
    ]);
  });

  test('TILE-5 a placed tile stays on its card', () => {
    const placed = act(onTurn(withTile('diamond-carbon2', 'diamond-titanium2')), putOn('diamond-carbon2'));
    expect(refusal(placed, putOn('diamond-titanium2'))).toEqual(['resourceTilePlaced TILE-5']);
    expect(refusal(placed, putOn('diamond-carbon2'))).toEqual(['resourceTilePlaced TILE-5']);
    expect(options(placed, 'placeResourceTile')).toEqual([]);
  });

  test('TILE-6 the +1 resource tile is turned face down only with its own card', () => {
    const placed = act(onTurn(withTile('diamond-carbon2', 'diamond-carbon1')), putOn('diamond-carbon2'));
    const advance: Action = { type: 'advance', seat: 0, company: 'tawac' };
    const other = act(placed, { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] }, advance);
    expect(at(other, 0).tiles).toEqual([{ tile: 'plusOneResourceTile', used: false, on: 1 }]);
    const own = act(placed, { type: 'useResources', seat: 0, cards: ['diamond-carbon2'] }, advance, advance, advance);
    expect(at(own, 0).tiles).toEqual([{ tile: 'plusOneResourceTile', used: true, on: 1 }]);
    expect(at(own, 0).used[1]).toBe(true);
  });

  test('TILE-4 TILE-6 the +1 resource tile works on a card in the left end slot', () => {
    const card = 'diamond-carbon2';
    const start = onTurn((draft) => {
      player(draft, 0).helium = 28; // the slot is ON
      fetchCard(draft, card);
      player(draft, 0).area[0] = card;
      giveTile(draft, 0, 'plusOneResourceTile');
    });
    const { state: placed, events } = played(start, putOn(card));
    expect(events).toContainEqual({ type: 'tilePlaced', seat: 0, card });
    expect(totalOf(placed, card)).toBe(3);
    const advance: Action = { type: 'advance', seat: 0, company: 'tawac' };
    const own = act(placed, { type: 'useResources', seat: 0, cards: [card] }, advance, advance, advance);
    expect(at(own, 0).tiles).toEqual([{ tile: 'plusOneResourceTile', used: true, on: 0 }]);
    expect(at(own, 0).used).toEqual([true, false, false, false, false]);
  });

  test('TILE-7 the +1 resource tile without a card adds nothing, is not a card and is returned unused', () => {
    const state = onTurn(withTile('diamond-carbon2'), TWO);
    expect(totalOf(state, 'diamond-carbon2')).toBe(2);
    const alone: Action = { type: 'useResources', seat: 0, cards: ['plusOneResourceTile'] };
    expect(refusal(state, alone)).toEqual(['notAFaceUpResourceCard ROUND-10']);
    expect(at(passes(state, 0), 0).tiles).toEqual([]);
  });

  test('TILE-7 the +1 resource tile adds nothing once its card has been used', () => {
    const state = onTurn((draft) => {
      withTile('diamond-carbon2', 'diamond-carbon1')(draft);
      player(draft, 0).tiles = [{ tile: 'plusOneResourceTile', used: true, on: 1 }];
      player(draft, 0).used[1] = true;
    });
    expect(totalOf(state, 'diamond-carbon1')).toBe(1);
    expect(refusal(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon2'] })).toEqual([
      'notAFaceUpResourceCard ROUND-10',
    ]);
  });
});

describe('action tiles', () => {
  test('TILE-8 a tile leaves all action slots free', () => {
    const reserving = onTurn((draft) => {
      player(draft, 0).coins = 2;
    }, TWO);
    const planning = passes(act(reserving, { type: 'placeBonusMarker', seat: 0, space: 'scientistTile' }), 1, 0);
    const cards = at(planning, 0).hand.slice(0, 3);
    const plans = cards.map((card, index): Action => ({ type: 'planCard', seat: 0, card, slot: index + 1 }));
    const planned = act(planning, ...plans);
    expect(at(planned, 0).area.filter((card) => card !== null)).toHaveLength(3);
    expect(at(planned, 0).tiles.map(({ tile }) => tile)).toEqual(['scientistTile']);
  });

  test('TILE-8 tiles count for majorities', () => {
    const state = onTurn((draft) => {
      lay(draft, 1, 'star-scientist1', 'star-energy2');
    });
    const scientists: Action = { type: 'placeBonusMarker', seat: 0, space: 'scientistMajority' };
    const energy: Action = { type: 'placeBonusMarker', seat: 0, space: 'energyMajority' };
    expect([refusal(state, scientists), refusal(state, energy)]).toEqual([['noMajority MAJ-1'], ['noMajority MAJ-1']]);
    const helped = onTurn((draft) => {
      lay(draft, 1, 'star-scientist1', 'star-energy2');
      for (const tile of ['scientistTile', 'fieldScientistTile', 'energyTile'] as const) giveTile(draft, 0, tile);
    });
    expect(options(helped, 'placeBonusMarker')).toEqual(
      expect.arrayContaining([
        { ...scientists, tier: 1 },
        { ...scientists, tier: 2 },
        { ...energy, tier: 1 },
      ]),
    );
  });

  test('TILE-8 tiles count for the requirements of plans', () => {
    const enters = (plan: string, tile?: 'energyTile' | 'fieldScientistTile'): boolean => {
      const state = onTurn((draft) => {
        lay(draft, 0, 'B09');
        layPlans(draft, 0, 1, plan);
        player(draft, 0).coins = 5;
        if (tile !== undefined) giveTile(draft, 0, tile);
      });
      return rules.isLegal(act(state, { type: 'useScientist', seat: 0, card: 'B09' }), { type: 'upload', seat: 0 });
    };
    expect([enters('planA15'), enters('planA15', 'energyTile')]).toEqual([false, true]); // energy 2
    expect([enters('planA17'), enters('planA17', 'fieldScientistTile')]).toEqual([false, true]); // a scientist
  });

  test('TILE-8 a used tile is face down and neither acts nor counts again', () => {
    const state = onTurn((draft) => {
      giveTile(draft, 0, 'fieldScientistTile');
    }, TWO);
    const again = passes(act(state, useFieldTile), 1);
    expect(at(again, 0).tiles).toEqual([{ tile: 'fieldScientistTile', used: true, on: null }]);
    expect(refusal(again, useFieldTile)).toEqual(['notAFaceUpFieldScientist FSC-1']);
    const spent = onTurn((draft) => {
      player(draft, 0).tiles = [{ tile: 'scientistTile', used: true, on: null }];
      lay(draft, 1, 'star-scientist1');
    });
    expect(refusal(spent, useScientistTile)).toEqual(['notAFaceUpScientist SCI-2']);
    expect(refusal(spent, { type: 'placeBonusMarker', seat: 0, space: 'scientistMajority' })).toEqual([
      'noMajority MAJ-1',
    ]);
  });

  test.each<{ others: readonly CardId[]; icon: boolean; steps: number }>([
    { others: [], icon: false, steps: 2 },
    { others: ['A09'], icon: false, steps: 3 },
    { others: ['A09', 'B13'], icon: false, steps: 4 },
    { others: [], icon: true, steps: 3 },
    { others: ['B13'], icon: true, steps: 4 },
  ])('TILE-9 the field scientist tile gives $steps steps with $others (icon $icon)', (line) => {
    const state = onTurn((draft) => {
      giveTile(draft, 0, 'fieldScientistTile');
      lay(draft, 0, ...line.others);
      player(draft, 0).helium = 0;
      player(draft, 0).bonuses.astrogo = line.icon ? 1 : 0; // C1: the permanent field scientist
    });
    const { state: after, events } = played(state, useFieldTile);
    expect(at(after, 0).helium).toBe(line.steps);
    expect(coinsIn(events, 0)).toBe(0);
  });

  test('TILE-9 ignores face-down field scientists and those of other players', () => {
    const state = onTurn((draft) => {
      giveTile(draft, 0, 'fieldScientistTile');
      lay(draft, 0, 'A09');
      player(draft, 0).used[1] = true;
      player(draft, 0).helium = 0;
      lay(draft, 1, 'B13');
    });
    expect(at(act(state, useFieldTile), 0).helium).toBe(2);
  });

  test('TILE-9 steps beyond the end of the tank track become coins', () => {
    const state = onTurn((draft) => {
      giveTile(draft, 0, 'fieldScientistTile');
      player(draft, 0).helium = 27;
    });
    expect(coinsIn(played(state, useFieldTile).events, 0)).toBe(2);
  });

  test('TILE-10 the scientist tile moves the upload marker and gives 1 research point', () => {
    const state = onTurn((draft) => {
      giveTile(draft, 0, 'scientistTile');
      lay(draft, 0, 'diamond-carbon2');
      layPlans(draft, 0, 1, 'planA02'); // carbon 2 for helium 2
    });
    const after = act(state, useScientistTile, { type: 'upload', seat: 0 });
    expect(at(after, 0).upload).toBe(1);
    expect(rules.pending(after)).toEqual([{ seat: 0, kind: 'research', params: { points: 1 } }]);
    expect(at(act(after, { type: 'takeCoin', seat: 0 }), 0).tiles[0]?.used).toBe(true);
  });

  test('TILE-11 the energy tile gives 2 energy points, together with every energy card', () => {
    const state = onTurn((draft) => {
      giveTile(draft, 0, 'energyTile');
      lay(draft, 0, 'diamond-energy2', 'diamond-energy1');
    });
    const expanding: Action = { type: 'useEnergy', seat: 0, company: 'skymine' };
    expect(movedBy(state, expanding)).toMatchObject({ energy: 5 });
    const after = act(state, expanding, { type: 'stop', seat: 0 });
    expect(at(after, 0).tiles).toEqual([{ tile: 'energyTile', used: true, on: null }]);
    expect(at(after, 0).used.slice(1, 3)).toEqual([true, true]);
  });

  test('TILE-11 the energy tile counts as an energy card even alone', () => {
    const state = onTurn((draft) => giveTile(draft, 0, 'energyTile'));
    expect(movedBy(state, { type: 'useEnergy', seat: 0, company: 'skymine' })).toMatchObject({ energy: 2 });
  });
});
