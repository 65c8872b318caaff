import { describe, expect, test } from 'vitest';
import { flipPlan, stop, takeCoin, upload } from '../../../kit/actions.ts';
import type { CardRef, GameState, PlanId } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import {
  CARD,
  easy,
  energy3,
  faceDown,
  hard,
  lab,
  marker,
  moving,
  POINTS,
  purse,
  ready,
  rich,
  special,
  titanium3,
  use,
  withCoins,
} from '../../../kit/scientist.ts';
import { researchValue } from '../../../kit/scores.ts';
import {
  type Change,
  coinRules,
  coinsIn,
  findCard,
  giveTile,
  lay,
  layPlans,
  at as of,
  player,
  refusal,
} from '../../../kit/table.ts';

const [both, twice, oneScientist, twoScientists] = ['planA05', 'planA06', 'planA07', 'planA08'] as const;
const deckScientist = findCard((card) => card.action.kind === 'scientist' && card.letter !== null);
const fieldScientist = findCard((card) => card.action.kind === 'fieldScientist');
const { last } = defaultContent.playerBoard.research;
const usedUp =
  (slot: number): Change =>
  (draft) => {
    player(draft, 0).used[slot] = true;
  };
const notPlanned: Change = (draft) => {
  player(draft, 0).area[1] = null;
  player(draft, 0).hand.push(CARD);
};
const NOT_MET = ['requirementsNotMet SCI-6'];

describe('the action', () => {
  test('SCI-1 moves the upload marker and gives a reward', () => {
    const state = lab.act(moving([easy, rich, easy]), upload, upload);
    expect(marker(state)).toBe(2);
    expect(purse(lab.act(state, stop))).toBe(15);
  });

  test('SCI-2 uses exactly one scientist and leaves another one face up', () => {
    const start = ready([easy], (draft) => lay(draft, 0, deckScientist)); // slot 3
    expect(lab.options(start, 'useScientist').map(({ card }) => card)).toEqual([CARD, deckScientist]);
    const { state, events } = lab.played(start, use());
    expect(events[0]).toEqual({ type: 'scientistUsed', seat: 0, card: CARD });
    expect(of(lab.act(state, stop, takeCoin), 0).used).toEqual([false, true, false, false, false]);
  });

  test('SCI-2 the scientist tile is used like a card', () => {
    const start = ready([easy], (draft) => giveTile(draft, 0, 'scientistTile'));
    const state = lab.act(start, use('scientistTile'), stop);
    expect(prompt(state)).toMatchObject({ kind: 'research', params: { points: 1 } });
    const done = lab.act(state, takeCoin);
    expect(of(done, 0).tiles).toEqual([{ tile: 'scientistTile', used: true, on: null }]);
    expect(of(done, 0).used).toEqual([false, false, false, false, false]);
  });

  test.each<[string, CardRef, Change]>([
    ['a scientist in hand', CARD, notPlanned],
    ['a scientist face down', CARD, usedUp(1)],
    ['a card of another kind', 'diamond-titanium2', () => {}],
    ['the scientist of another player', 'star-scientist1', (draft) => lay(draft, 1, 'star-scientist1')],
    ['a tile that the player does not have', 'scientistTile', () => {}],
    [
      'a used tile',
      'scientistTile',
      (draft) => void player(draft, 0).tiles.push({ tile: 'scientistTile', used: true, on: null }),
    ],
  ])('SCI-2 rejects the action with %s', (_, card, change) => {
    expect(refusal(ready([easy], change), use(card))).toEqual(['notAFaceUpScientist SCI-2']);
  });

  test('SCI-2 the order is: turn a plan face down, move, reward, points', () => {
    const start = moving([hard, easy, rich]);
    const flipped = lab.act(start, flipPlan(1));
    const moved = lab.act(flipped, upload, upload);
    expect(refusal(moved, takeCoin)).toEqual(['notThisDecision SCI-4']);
    const { state, events } = lab.played(moved, stop);
    expect(coinsIn(events, 0)).toBe(1);
    expect(prompt(state)).toMatchObject({ kind: 'research' });
  });
});

describe('turning a plan face down', () => {
  test('SCI-3 costs 2 coins for any plan on your own track', () => {
    const { state, events } = lab.played(moving([easy, hard]), flipPlan(2));
    expect(coinsIn(events, 0)).toBe(-2);
    expect(coinRules(events, 0)).toEqual(['SCI-3']);
    expect(events).toContainEqual({ type: 'planFlipped', seat: 0, position: 2, plan: hard });
    expect(
      of(state, 0)
        .plans.map((placed) => placed?.faceDown)
        .slice(1, 3),
    ).toEqual([false, true]);
    expect(prompt(state)).toMatchObject({ kind: 'upload' });
  });

  test('SCI-3 the pre-printed plan can be turned face down too', () => {
    const start = moving([]);
    expect(of(start, 0).plans[1]?.plan).toBe(of(start, 0).token);
    expect(of(lab.act(start, flipPlan(1)), 0).plans[1]?.faceDown).toBe(true);
  });

  test('SCI-3 turning a plan face down requires 2 coins', () => {
    expect(refusal(moving([easy], withCoins(1)), flipPlan(1))).toEqual(['flipTooExpensive SCI-3']);
    expect(lab.options(moving([easy], withCoins(1)), 'flipPlan')).toEqual([]);
    expect(refusal(moving([easy], withCoins(2)), flipPlan(1))).toEqual([]);
  });

  test('SCI-3 a plan can be turned face down only before the movement', () => {
    const state = lab.act(moving([easy, rich, hard]), upload);
    expect(refusal(state, flipPlan(3))).toEqual(['flipAfterMove SCI-3']);
  });

  test('SCI-3 AMB-RP-7 only one plan per action can be turned face down', () => {
    const state = lab.act(moving([easy, hard]), flipPlan(2));
    expect(refusal(state, flipPlan(1))).toEqual(['alreadyFlipped SCI-3']);
    expect(lab.options(state, 'flipPlan')).toEqual([]);
  });

  test('SCI-3 AMB-RP-16 rejects an empty space and a face-down plan', () => {
    const state = moving([easy, hard], faceDown(2));
    for (const position of [0, 3, -1, last + 1])
      expect(refusal(state, flipPlan(position))).toEqual(['noPlanHere SCI-3']);
    expect(refusal(state, flipPlan(2))).toEqual(['planFaceDown SCI-3']);
  });

  test('AMB-RP-16 a plan can be turned face down without moving', () => {
    const state = lab.act(moving([hard]), flipPlan(1), stop);
    expect(marker(state)).toBe(0);
    expect(purse(state)).toBe(8);
    expect(prompt(state)).toMatchObject({ kind: 'research', params: { points: POINTS } });
  });

  test('AMB-RP-5 a special plan turned face down costs nothing, gives nothing and is worth nothing', () => {
    const start = moving([special, easy]);
    const state = lab.act(start, flipPlan(1), upload, stop);
    expect(marker(state)).toBe(1);
    expect(purse(state)).toBe(8);
    expect(researchValue(state)).toBe(researchValue(start));
    const entered: Change = (draft) => {
      player(draft, 0).plans[1] = { plan: special, faceDown: false, uploaded: true };
      player(draft, 0).upload = 1;
    };
    const later = moving([special], entered);
    expect(researchValue(later) - researchValue(lab.act(later, flipPlan(1)))).toBe(7);
  });
});

describe('the movement', () => {
  test.each([0, 1, 2, 3])('SCI-4 the player may stop after %i steps', (count) => {
    const all = Array.from({ length: count }, () => upload);
    const state = lab.act(moving([easy, rich, easy, rich]), ...all, stop);
    expect(marker(state)).toBe(count);
    expect(prompt(state)).toMatchObject({ kind: 'research' });
  });

  test('SCI-4 the points follow immediately when no plan can be entered or turned', () => {
    const state = moving([hard], withCoins(0));
    expect(marker(state)).toBe(0);
    expect(prompt(state)).toMatchObject({ kind: 'research', params: { points: POINTS } });
  });

  test('SCI-5 the marker enters one plan after the other and skips none', () => {
    expect(marker(lab.act(moving([easy, rich]), upload))).toBe(1);
    const blocked = moving([hard, easy], faceDown(2));
    expect(refusal(blocked, upload)).toEqual(NOT_MET);
  });

  test.each<[string, PlanId, Change, boolean]>([
    ['the one requirement is met', easy, () => {}, true],
    ['the one requirement is not met', titanium3, () => {}, false],
    ['both requirements are met', both, (draft) => lay(draft, 0, 'diamond-energy2'), true],
    ['only the first is met', both, () => {}, false],
    [
      'only the second is met',
      both,
      (draft) => {
        lay(draft, 0, 'diamond-energy2');
        player(draft, 0).used[2] = true; // titanium
      },
      false,
    ],
    [
      'the cards are in another order',
      both,
      (draft) => {
        player(draft, 0).area = ['diamond-energy2', null, 'diamond-titanium2', null, CARD];
      },
      true,
    ],
  ])('SCI-6 a plan is entered only if %s', (_, plan, change, met) => {
    expect(refusal(moving([plan], change), upload)).toEqual(met ? [] : NOT_MET);
  });

  test('SCI-6 the marker stops before a plan that it cannot enter', () => {
    const state = lab.act(moving([easy, hard, easy]), upload);
    expect(marker(state)).toBe(1);
    expect(prompt(state)).toMatchObject({ kind: 'research' }); // no further step is possible
  });

  test.each<[string, readonly string[], boolean]>([
    ['less than', ['diamond-titanium1'], false],
    ['exactly', ['diamond-titanium2', 'diamond-titanium1'], true],
    ['more than', ['diamond-titanium2', 'star-titanium2'], true],
  ])('SCI-7 a total of %s the requirement', (_, cards, met) => {
    const state = moving([titanium3], (draft) => {
      player(draft, 0).area = [null, CARD, null, null, null];
      lay(draft, 0, ...cards);
    });
    expect(refusal(state, upload)).toEqual(met ? [] : NOT_MET);
  });

  test('SCI-7 meeting a requirement uses no card', () => {
    const state = lab.act(moving([easy]), upload, takeCoin);
    expect(of(state, 0).used).toEqual([false, true, false, false, false]);
  });

  test('SCI-7 the +1 resource tile counts', () => {
    const start = ready([titanium3], (draft) => giveTile(draft, 0, 'plusOneResourceTile'));
    expect(refusal(lab.act(start, use()), upload)).toEqual(NOT_MET);
    const placed = lab.act(start, { type: 'placeResourceTile', seat: 0, card: 'diamond-titanium2' }, use());
    expect(refusal(placed, upload)).toEqual([]);
  });

  test('SCI-7 track bonuses count', () => {
    const tracks = { skymine: 'A1', minerva: 'B2', astrogo: 'C1', tawac: 'D1' } as const; // more energy, more titanium
    const state = (plan: PlanId, bonus: 0 | 1 | 2): GameState =>
      moving(
        [plan],
        (draft) => {
          lay(draft, 0, 'diamond-energy2');
          Object.assign(player(draft, 0).bonuses, { skymine: bonus === 0 ? 0 : 1, minerva: bonus });
        },
        { tracks },
      );
    for (const plan of [titanium3, energy3]) {
      expect(refusal(state(plan, 0), upload)).toEqual(NOT_MET);
      expect(refusal(state(plan, 2), upload)).toEqual([]);
    }
  });

  test('SCI-8 does not add up the requirements of several plans', () => {
    const state = lab.act(moving([easy, rich, easy]), upload, upload, upload);
    expect(marker(state)).toBe(3);
  });

  test('AMB-RP-12 adds up two requirements of one plan for the same resource', () => {
    expect(refusal(moving([twice]), upload)).toEqual(NOT_MET);
    const enough = moving([twice], (draft) => lay(draft, 0, 'star-titanium2'));
    expect(refusal(enough, upload)).toEqual([]);
  });

  test('SCI-9 a special plan of any round costs only coins, paid on entering', () => {
    const start = moving([easy, special]);
    expect(start.round).toBe(1);
    const { state, events } = lab.played(lab.act(start, upload), upload);
    expect(coinsIn(events, 0)).toBe(-3);
    expect(marker(state)).toBe(2);
  });

  test('SCI-9 the marker stops before a special plan that the player cannot or does not want to pay', () => {
    const poor = moving([special], withCoins(2));
    expect(refusal(poor, upload)).toEqual(['tooFewCoinsForPlan SCI-9']);
    const rather = lab.act(moving([special, easy]), stop);
    expect(marker(rather)).toBe(0);
    expect(purse(rather)).toBe(10);
    expect(refusal(moving([special], withCoins(3)), upload)).toEqual([]);
  });

  test('SCI-10 the marker enters and passes face-down plans freely, including special plans', () => {
    const state = lab.act(
      moving([hard, special, hard], (draft) => {
        for (const position of [1, 2, 3]) faceDown(position)(draft);
      }),
      upload,
      upload,
      upload,
    );
    expect(marker(state)).toBe(3);
    expect(purse(state)).toBe(10);
  });

  test('SCI-10 a plan turned face down in this action can be passed immediately', () => {
    expect(marker(lab.act(moving([hard, easy]), flipPlan(1), upload, upload))).toBe(2);
  });

  test('SCI-11 an empty space blocks the marker', () => {
    const state = lab.act(
      moving([easy], (draft) => layPlans(draft, 0, 3, rich)),
      upload,
    );
    expect(marker(state)).toBe(1);
    const open = moving([easy], (draft) => {
      layPlans(draft, 0, 3, rich);
      player(draft, 0).upload = 1;
    });
    expect(refusal(open, upload)).toEqual(['emptySpaceAhead SCI-11']);
  });

  test('SCI-17 cards used before do not count', () => {
    const state = moving([easy], usedUp(2)); // titanium
    expect(refusal(state, upload)).toEqual(NOT_MET);
  });

  test.each<[string, Change, CardRef, boolean]>([
    ['the scientist in use does not count', () => {}, CARD, false],
    ['another scientist counts', (draft) => lay(draft, 0, deckScientist), CARD, true],
    ['the scientist tile counts', (draft) => giveTile(draft, 0, 'scientistTile'), CARD, true],
    ['a field scientist counts', (draft) => lay(draft, 0, fieldScientist), CARD, true],
    ['the field scientist tile counts', (draft) => giveTile(draft, 0, 'fieldScientistTile'), CARD, true],
    [
      'the permanent field scientist counts',
      (draft) => {
        player(draft, 0).bonuses.astrogo = 1;
      },
      CARD,
      true,
    ],
    ['a card counts while the tile is in use', (draft) => giveTile(draft, 0, 'scientistTile'), 'scientistTile', true],
    [
      'the tile in use does not count',
      (draft) => {
        player(draft, 0).used[1] = true;
        giveTile(draft, 0, 'scientistTile');
      },
      'scientistTile',
      false,
    ],
    [
      'a face-down scientist does not count',
      (draft) => {
        lay(draft, 0, deckScientist);
        player(draft, 0).used[3] = true;
      },
      CARD,
      false,
    ],
  ])('SCI-18 scientist or field scientist: %s', (_, change, card, met) => {
    const state = lab.act(ready([oneScientist], change), use(card));
    expect(refusal(state, upload)).toEqual(met ? [] : NOT_MET);
  });

  test('SCI-18 a plan can require two of them besides the one in use', () => {
    const one = moving([twoScientists], (draft) => lay(draft, 0, deckScientist));
    expect(refusal(one, upload)).toEqual(NOT_MET);
    const two = moving([twoScientists], (draft) => lay(draft, 0, deckScientist, fieldScientist));
    expect(refusal(two, upload)).toEqual([]);
  });
});
