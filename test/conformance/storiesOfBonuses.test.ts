import { describe, expect, test } from 'vitest';
import { faceUp } from '../kit/areas.ts';
import { eventsOf } from '../kit/events.ts';
import { ANTOINE, DAVID, MATHIEU, MELANIE } from '../kit/people.ts';
import type { CardId, GameState, PlanId } from '../kit/pinned.ts';
import { defaultContent, pending } from '../kit/pinned.ts';
import { everybodyPasses } from '../kit/play.ts';
import {
  at,
  type Change,
  coinsIn,
  type DraftState,
  giveTile,
  hold,
  lawful,
  lay,
  layPlans,
  player,
  refusal,
  settle,
  show,
  table,
} from '../kit/table.ts';

const { act, onTurn, options, played, skip } = lawful(table);

/** Track E2, whose bonus spaces let a destroyed card act, belongs to Tawac. */
const E2_AT_TAWAC = { tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'E2' } } as const;

describe('EX-14 and EX-15 the minerals majority', () => {
  const players = ['Melanie', 'Antoine', 'Mathieu'];
  const space = 'mineralsMajority';
  const minerals = (change: Change = () => {}): GameState =>
    onTurn(
      (draft) => {
        lay(draft, MELANIE, 'A03', 'A04'); // 2 + 3
        lay(draft, ANTOINE, 'B03'); // 3
        player(draft, MELANIE).tracks.minerva = 0;
        player(draft, MELANIE).helium = 0;
        change(draft);
      },
      { players },
    );

  test('EX-14 Melanie and Mathieu have 5, Antoine 3: she may place and advances 3 for Minerva and 1 on the tank', () => {
    const state = minerals((draft) => lay(draft, MATHIEU, 'B04', 'triangle-minerals1'));
    const next = act(state, { type: 'placeBonusMarker', seat: MELANIE, space, tier: 2 });
    expect(at(next, MELANIE)).toMatchObject({ tracks: { minerva: 3 }, helium: 1 });
    expect(faceUp(next, MELANIE)).toEqual(['A03', 'A04']);
    expect(at(next, MELANIE).markers).toBe(1);
    expect(pending(next)).toMatchObject([{ kind: 'turn', seat: ANTOINE }]);
  });

  test('EX-14 her 5 minerals do not reach the 6+ reward', () => {
    const state = minerals((draft) => lay(draft, MATHIEU, 'B04', 'triangle-minerals1'));
    expect(refusal(state, { type: 'placeBonusMarker', seat: MELANIE, space, tier: 3 })).toEqual([
      'tierNotReached MAJ-12',
    ]);
  });

  test('EX-14 a rival with 6 face-up minerals would block her, with face-down ones not', () => {
    const place = { type: 'placeBonusMarker', seat: MELANIE, space, tier: 2 } as const;
    const six = (draft: DraftState): void => lay(draft, MATHIEU, 'B04', 'triangle-minerals2');
    expect(refusal(minerals(six), place)).toEqual(['noMajority MAJ-1']);
    const faceDownSix = minerals((draft) => {
      six(draft);
      player(draft, MATHIEU).used.fill(true);
    });
    expect(refusal(faceDownSix, place)).toEqual([]);
  });

  test('EX-15 with 6 minerals the 4+ reward may be taken instead of the 6+ reward', () => {
    const state = minerals((draft) => lay(draft, MELANIE, 'diamond-minerals1'));
    const tiers = options(state, 'placeBonusMarker').filter((action) => action.space === space);
    expect(tiers.map(({ tier }) => tier)).toEqual([1, 2, 3]);
    const lower = act(state, { type: 'placeBonusMarker', seat: MELANIE, space, tier: 2 });
    expect(at(lower, MELANIE)).toMatchObject({ tracks: { minerva: 3 }, helium: 1 });
    const higher = act(state, { type: 'placeBonusMarker', seat: MELANIE, space, tier: 3 });
    expect(at(higher, MELANIE).tracks.minerva).toBe(4);
  });
});

describe('EX-16 David buys titanium 2 on the purchase space', () => {
  // Printed cost 2, and slot 5 costs 1 more.
  const withCoins = (coins: number): GameState =>
    onTurn(
      (draft) => {
        show(draft, 5, 'A05');
        player(draft, DAVID).coins = coins;
      },
      { firstPlayer: DAVID },
    );
  const place = { type: 'placeBonusMarker', seat: DAVID, space: 'purchase' } as const;
  const buy = { type: 'buyCard', seat: DAVID, slot: 5 } as const;

  test('EX-16 1 coin for the space and 3 for the card: 4 coins go to the bank', () => {
    const placed = played(withCoins(5), place);
    const bought = played(placed.state, buy);
    expect([coinsIn(placed.events, DAVID), coinsIn(bought.events, DAVID)]).toEqual([-1, -3]);
    expect(at(bought.state, DAVID).coins).toBe(1);
    expect(at(bought.state, DAVID).hand).toContain('A05');
    expect(bought.state.display[4]).toBeNull();
  });

  test('EX-16 4 coins are enough, 3 are not, and without any the space is closed', () => {
    expect(at(act(withCoins(4), place, buy), DAVID).coins).toBe(0);
    expect(refusal(act(withCoins(3), place), buy)).toEqual(['purchaseTooExpensive BON-8']);
    expect(refusal(withCoins(0), place)).toEqual(['spaceTooExpensive BON-2']);
  });
});

describe('EX-17 Melanie destroys carbon 1', () => {
  const carbon1 = 'diamond-carbon1';

  test('EX-17 the card of printed cost 1 gives 1 + 2 = 3 coins', () => {
    const state = onTurn((draft) => {
      hold(draft, MELANIE, carbon1);
      player(draft, MELANIE).coins = 0;
    });
    const next = act(state, { type: 'placeBonusMarker', seat: MELANIE, space: 'destroy', destroy: carbon1 });
    expect(at(next, MELANIE).coins).toBe(3);
    expect(next.destroyed).toEqual([carbon1]);
    expect(at(next, MELANIE).hand).not.toContain(carbon1);
  });

  test('EX-17 the card comes only from the hand, not from the action area or a resting deck', () => {
    const planned = onTurn((draft) => lay(draft, MELANIE, carbon1));
    const destroy = (card: CardId) =>
      refusal(planned, { type: 'placeBonusMarker', seat: MELANIE, space: 'destroy', destroy: card });
    expect(destroy(carbon1)).toEqual(['destroyedCardNotInHand BON-10']);
    const resting = at(planned, MELANIE).resting.flat();
    expect(resting.length).toBeGreaterThan(0);
    for (const card of resting) expect(destroy(card)).toEqual(['destroyedCardNotInHand BON-10']);
  });
});

describe('EX-20 Melanie reserved the scientist tile', () => {
  const placed = () => act(onTurn(), { type: 'placeBonusMarker', seat: MELANIE, space: 'scientistTile' });
  const planning = () => everybodyPasses(placed());

  test('EX-20 until the preparation phase the marker is on the space and she has no tile', () => {
    expect(at(placed(), MELANIE)).toMatchObject({ markers: 1, tiles: [] });
    expect(placed().placed).toEqual([{ space: 'scientistTile', seat: MELANIE }]);
  });

  test('EX-20 in the preparation phase the marker returns to her reserve and the tile is face up in her action area', () => {
    expect(at(planning(), MELANIE).markers).toBe(2);
    expect(planning().placed).toEqual([]);
    expect(at(planning(), MELANIE).tiles).toEqual([{ tile: 'scientistTile', used: false, on: null }]);
    expect(at(planning(), ANTOINE).tiles).toEqual([]);
  });

  test('EX-20 it can be used like a scientist of 1 point, without a card in her area', () => {
    const state = act(skip(planning(), 'planning'), { type: 'useScientist', seat: MELANIE, card: 'scientistTile' });
    expect(pending(state)).toMatchObject([{ kind: 'research', seat: MELANIE, params: { points: 1 } }]);
  });
});

describe('EX-21 the +1 resource tile on carbon 2', () => {
  const carbon2 = 'diamond-carbon2';
  const start = onTurn((draft) => {
    lay(draft, MELANIE, carbon2);
    lay(draft, ANTOINE, 'A02'); // carbon 3
    giveTile(draft, MELANIE, 'plusOneResourceTile');
  });
  const tiled = () => act(start, { type: 'placeResourceTile', seat: MELANIE, card: carbon2 });

  test('EX-21 the card counts as carbon 3 when it is used', () => {
    const { events } = played(tiled(), { type: 'useResources', seat: MELANIE, cards: [carbon2] });
    expect(eventsOf(events, 'resourcesUsed')).toMatchObject([{ total: 3 }]);
    const bare = played(start, { type: 'useResources', seat: MELANIE, cards: [carbon2] });
    expect(eventsOf(bare.events, 'resourcesUsed')).toMatchObject([{ total: 2 }]);
  });

  test('EX-21 the card counts as carbon 3 in the comparison with Antoine’s 3', () => {
    const place = { type: 'placeBonusMarker', seat: MELANIE, space: 'carbonMajority', tier: 1 } as const;
    expect(refusal(start, place)).toEqual(['noMajority MAJ-1']);
    expect(refusal(tiled(), place)).toEqual([]);
  });

  test('EX-21 placing the tile is not an action, and a placed tile cannot be moved', () => {
    expect(pending(tiled())).toMatchObject([{ kind: 'turn', seat: MELANIE }]);
    expect(refusal(tiled(), { type: 'placeResourceTile', seat: MELANIE, card: carbon2 })).toEqual([
      'resourceTilePlaced TILE-5',
    ]);
  });
});

test('EX-22 Melanie crosses a threshold of 1 coin: 1 for her and for each who has crossed it, passed or not', () => {
  // The first threshold of A1 is on space 5. David is right in front of it.
  const state = onTurn((draft) => {
    lay(draft, MELANIE, 'A02');
    [3, 5, 12, 4].forEach((space, seat) => {
      player(draft, seat).tracks.skymine = space;
      player(draft, seat).coins = 0;
    });
    player(draft, MATHIEU).passed = true;
  });
  const step = { type: 'advance', seat: MELANIE, company: 'skymine' } as const;
  const before = act(state, { type: 'useResources', seat: MELANIE, cards: ['A02'] }, step);
  expect(before.players.map(({ coins }) => coins)).toEqual([0, 0, 0, 0]);
  const crossed = act(before, step);
  expect(crossed.players.map(({ coins }) => coins)).toEqual([1, 1, 1, 0]);
  const after = act(crossed, step);
  expect(after.players.map(({ tracks }) => tracks.skymine)).toEqual([6, 5, 12, 4]);
  expect(after.players.map(({ coins }) => coins)).toEqual([1, 1, 1, 0]);
});

describe('EX-23 the permanent field scientist', () => {
  const withBonus = (space: number, bonus: 0 | 1 | 2): GameState =>
    onTurn((draft) => {
      lay(draft, MELANIE, 'B15');
      settle(draft, 'astrogo', 1, 7, 10); // 3 collection domes
      const melanie = player(draft, MELANIE);
      melanie.tracks.astrogo = space;
      melanie.bonuses.astrogo = bonus;
      melanie.helium = 0;
      melanie.coins = 0;
    });
  const used = (state: GameState) => at(act(state, { type: 'useFieldScientist', seat: MELANIE, card: 'B15' }), MELANIE);

  test('EX-23 the first level makes 3 domes of Astrogo count as 4: 2 + 2 = 4 spaces and 1 coin', () => {
    expect(used(withBonus(5, 1))).toMatchObject({ helium: 4, coins: 1 });
    expect(used(withBonus(4, 0))).toMatchObject({ helium: 3, coins: 1 });
  });

  test('EX-23 the second level makes them count as 6: 2 + 3 = 5 spaces', () => {
    expect(used(withBonus(10, 2))).toMatchObject({ helium: 5, coins: 1 });
  });
});

describe('EX-24 and EX-25 a destroyed card does its action', () => {
  const destroying = (card: CardId, change: Change): GameState => {
    const state = onTurn((draft) => {
      hold(draft, MELANIE, card);
      const melanie = player(draft, MELANIE);
      melanie.tracks.tawac = 5;
      melanie.bonuses.tawac = 1;
      melanie.coins = 2;
      change(draft);
    }, E2_AT_TAWAC);
    return act(state, { type: 'placeBonusMarker', seat: MELANIE, space: 'tawac1', destroy: card });
  };
  const energyAlone = (change: Change = () => {}): GameState => {
    const state = destroying('B07', (draft) => {
      lay(draft, MELANIE, 'B08', 'A07');
      change(draft);
    });
    return act(state, { type: 'useEnergy', seat: MELANIE, company: 'minerva' });
  };

  test('EX-24 energy 2 expands a company with exactly 2 points; energy in the area stays face up', () => {
    const expanding = energyAlone();
    expect(pending(expanding)).toMatchObject([{ kind: 'expansion', params: { company: 'minerva', energy: 2 } }]);
    const next = act(
      expanding,
      { type: 'occupy', seat: MELANIE, sector: 21, column: 0 },
      { type: 'occupy', seat: MELANIE, sector: 16, column: 0 },
      { type: 'takeCoin', seat: MELANIE },
    );
    expect([next.sectors[20], next.sectors[15]]).toEqual([['minerva'], ['minerva']]);
    expect(faceUp(next, MELANIE)).toEqual(['B08', 'A07']);
    expect(next.destroyed).toContain('B07');
    // One of the space's two rewards was taken, so the second one is not available.
    expect(pending(next)).toMatchObject([{ kind: 'turn', seat: ANTOINE }]);
  });

  test('EX-24 the permanent energy bonus of another track is added: 3 points', () => {
    const expanding = energyAlone((draft) => {
      player(draft, MELANIE).tracks.skymine = 5;
      player(draft, MELANIE).bonuses.skymine = 1;
    });
    expect(pending(expanding)).toMatchObject([{ kind: 'expansion', params: { energy: 3 } }]);
  });

  /** The upload marker is in front of a plan, and the destroyed scientist will move it. */
  const uploading = (plan: PlanId, change: Change = () => {}): GameState => {
    const state = destroying('B09', (draft) => {
      layPlans(draft, MELANIE, 1, plan);
      change(draft);
    });
    return act(state, { type: 'useScientist', seat: MELANIE, card: 'B09' });
  };
  const upload = { type: 'upload', seat: MELANIE } as const;

  test('EX-25 a destroyed scientist needs the face-up cards of the area: a plan for 2 carbon', () => {
    expect(
      refusal(
        uploading('planA02', (draft) => lay(draft, MELANIE, 'diamond-carbon2')),
        upload,
      ),
    ).toEqual([]);
    expect(
      refusal(
        uploading('planA02', (draft) => hold(draft, MELANIE, 'diamond-carbon2')),
        upload,
      ),
    ).toEqual(['requirementsNotMet SCI-6']);
    const spentCarbon = uploading('planA02', (draft) => {
      lay(draft, MELANIE, 'diamond-carbon2');
      player(draft, MELANIE).used.fill(true);
    });
    expect(refusal(spentCarbon, upload)).toEqual(['requirementsNotMet SCI-6']);
  });

  test('EX-25 the destroyed scientist is not in the area: a plan for a scientist needs one there', () => {
    expect(refusal(uploading('planA17'), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(
      refusal(
        uploading('planA17', (draft) => lay(draft, MELANIE, 'A08')),
        upload,
      ),
    ).toEqual([]);
  });
});

/** Melanie uses her scientist, with the marker in front of one plan. Her 2 coins allow turning a plan face down. */
function standingBefore(plan: PlanId, ...cards: readonly CardId[]): GameState {
  const state = onTurn((draft) => {
    lay(draft, MELANIE, 'A08', ...cards);
    layPlans(draft, MELANIE, 1, plan);
    Object.assign(player(draft, MELANIE), { coins: 2, helium: 8 }); // four action slots are ON
  });
  return act(state, { type: 'useScientist', seat: MELANIE, card: 'A08' });
}

describe('EX-26 the requirement “3 carbon and 3 of one resource”', () => {
  const upload = { type: 'upload', seat: MELANIE } as const;
  const [carbon3, carbon3too, titanium3, minerals3] = ['A02', 'B01', 'A06', 'A04'];

  test('EX-26 the plan has this requirement', () => {
    expect(defaultContent.plans.find(({ id }) => id === 'planC13')?.requirements).toEqual([
      { kind: 'resource', resource: 'carbon', total: 3 },
      { kind: 'oneResource', total: 3 },
    ]);
  });

  test.each([
    ['3 carbon, 3 titanium', [carbon3, titanium3]],
    ['3 carbon, 3 minerals', [carbon3, minerals3]],
    ['6 carbon', [carbon3, carbon3too]],
  ])('EX-26 is met by %s', (_, cards) => {
    expect(refusal(standingBefore('planC13', ...cards), upload)).toEqual([]);
  });

  test.each([
    ['3 carbon, 2 titanium, 1 minerals', [carbon3, 'diamond-titanium2', 'diamond-minerals1']],
    ['5 carbon', [carbon3, 'diamond-carbon2']],
    ['2 carbon, 3 titanium', ['diamond-carbon2', titanium3]],
    ['3 titanium, 3 minerals', [titanium3, minerals3]],
  ])('EX-26 is not met by %s', (_, cards) => {
    expect(refusal(standingBefore('planC13', ...cards), upload)).toEqual(['requirementsNotMet SCI-6']);
  });
});

describe('EX-27 the reward “titanium - 1”', () => {
  const coinsFor = (...cards: readonly CardId[]): number => {
    // The track is empty behind the plan, so the marker must stop.
    const { state, events } = played(standingBefore('planA09', ...cards), { type: 'upload', seat: MELANIE });
    expect(at(state, MELANIE).upload).toBe(1);
    return coinsIn(events, MELANIE);
  };

  test('EX-27 6 titanium face up: 5 coins', () => {
    expect(coinsFor('A06', 'B05')).toBe(5);
  });

  test('EX-27 1 titanium face up: no coin, regardless of other cards', () => {
    expect(coinsFor('diamond-titanium1', 'B02')).toBe(0);
  });
});
