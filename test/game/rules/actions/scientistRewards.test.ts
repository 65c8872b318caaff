import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../../src/game/boxOf.ts';
import { rewardOf } from '../../../../src/game/rules/actions/upload.ts';
import { stop, takeCoin, upload } from '../../../kit/actions.ts';
import { must } from '../../../kit/must.ts';
import type { GameState } from '../../../kit/pinned.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import {
  easy,
  faceDown,
  hard,
  lab,
  marker,
  moving,
  POINTS,
  points,
  purse,
  removing,
  rich,
  special,
  steps,
  withCoins,
} from '../../../kit/scientist.ts';
import { researchValue } from '../../../kit/scores.ts';
import { type Change, coinsIn, layPlans, at as of, player, refusal } from '../../../kit/table.ts';

const { last, slotSpace } = defaultContent.playerBoard.research;
const minervaTrack = defaultContent.tracks.find(({ id }) => id === defaultContent.recommended.tracks.minerva);
const beforeBarrier = (minervaTrack?.barriers[0]?.before ?? 0) - 1;
const markerOn =
  (space: number): Change =>
  (draft) => {
    player(draft, 0).upload = space;
  };

describe('the reward', () => {
  test('SCI-12 only the last plan gives its reward, when the player stops', () => {
    const start = moving([rich, easy, rich]);
    const first = lab.act(start, upload);
    expect(purse(first)).toBe(10);
    const second = lab.act(first, upload, stop);
    expect(purse(second)).toBe(11);
    expect(purse(lab.act(first, stop))).toBe(15);
  });

  test('SCI-12 gives the reward to a marker that cannot move further', () => {
    const { state, events } = lab.played(moving([rich, hard]), upload);
    expect(events.map(({ type }) => type)).toContain('resolved');
    expect(marker(state)).toBe(1);
    expect(purse(state)).toBe(15);
  });

  test('SCI-13 a face-down plan gives no reward', () => {
    const state = lab.act(moving([rich], faceDown(1)), upload);
    expect(marker(state)).toBe(1);
    expect(purse(state)).toBe(10);
  });

  test('SCI-13 no plan, a special plan and a face-down plan have an empty reward', () => {
    const game = gameOf(lab.rules, moving([rich]));
    const plan = must(defaultContent.plans[0]).id;
    const special4 = { plan: 'special4', faceDown: false, uploaded: false };
    for (const placed of [null, special4, { ...special4, plan, faceDown: true }]) {
      expect(rewardOf(game, placed)).toEqual([]);
    }
  });

  test('SCI-13 a special plan gives no reward but counts its value at the end', () => {
    const start = moving([rich, special, easy]);
    const state = lab.act(start, upload, upload, stop);
    expect(purse(state)).toBe(10 - 3);
    expect(researchValue(state) - researchValue(start)).toBe(7);
    const passed = lab.act(start, upload, upload, upload);
    expect(researchValue(passed) - researchValue(start)).toBe(7);
  });

  test('AMB-RP-3 a special plan is uploaded when the marker enters it face up', () => {
    const state = lab.act(moving([special, special]), upload);
    expect(of(state, 0).plans[1]?.uploaded).toBe(true);
    const turned = lab.act(moving([special], faceDown(1)), upload);
    expect(of(turned, 0).plans[1]?.uploaded).toBe(false);
  });

  test('SCI-14 a marker that does not move gets no reward', () => {
    const { state, events } = lab.played(moving([rich, easy], markerOn(1)), stop);
    expect(marker(state)).toBe(1);
    expect(events.map(({ type }) => type)).toEqual(['researchGained']);
    expect(purse(state)).toBe(10);
  });

  test('AMB-RP-8 coins of the reward cannot pay for a special plan', () => {
    const state = lab.act(moving([rich, special], withCoins(0)), upload);
    expect(marker(state)).toBe(1);
    expect(purse(state)).toBe(5);
    expect(prompt(state)).toMatchObject({ kind: 'research' });
  });

  test('AMB-RP-17 the reward is mandatory', () => {
    const removal = lab.act(moving([removing]), upload);
    expect(prompt(removal)).toMatchObject({ kind: 'removal' });
    expect(refusal(removal, stop)).toEqual(['removalCompulsory ICON-9']);
    const state = lab.act(moving([steps]), upload);
    expect(of(state, 0).tracks.minerva).toBe(1);
  });

  test('AMB-RP-17 a part of the reward that costs something is optional', () => {
    const barrier = lab.act(
      moving([steps], (draft) => {
        player(draft, 0).tracks.minerva = beforeBarrier;
      }),
      upload,
    );
    expect(prompt(barrier)).toMatchObject({ kind: 'barrier', params: { company: 'minerva', steps: 1 } });
    expect(of(lab.act(barrier, stop), 0)).toMatchObject({ coins: 10, tracks: { minerva: beforeBarrier } });
  });
});

describe('the points', () => {
  test('SCI-15 spends the points of the card after the reward', () => {
    const removal = lab.act(moving([removing]), upload);
    const state = lab.act(removal, { type: 'removeOutpost', seat: 0, company: 'tawac', column: 0 });
    expect(prompt(state)).toEqual({ seat: 0, kind: 'research', params: { points: POINTS } });
  });

  test('SCI-15 AMB-RP-9 adds up the points of the reward and of the card', () => {
    const state = lab.act(moving([points]), upload);
    expect(prompt(state)).toEqual({ seat: 0, kind: 'research', params: { points: 2 + POINTS } });
    expect(purse(state)).toBe(11);
  });

  test('SCI-15 AMB-RP-10 on the last space, coins for points cannot pay a barrier in the reward', () => {
    const state = lab.act(
      moving([], (draft) => {
        layPlans(draft, 0, last, steps);
        Object.assign(player(draft, 0), { upload: last - 1, coins: 0 });
        player(draft, 0).tracks.minerva = beforeBarrier;
      }),
      upload,
    );
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
    expect(of(state, 0)).toMatchObject({ coins: 2 * POINTS, tracks: { minerva: beforeBarrier } });
  });

  test('SCI-15 a marker that does not move still gives the points of the card', () => {
    const state = lab.act(moving([easy]), stop);
    expect(prompt(state)).toEqual({ seat: 0, kind: 'research', params: { points: POINTS } });
  });

  test('AMB-RP-10 the points give 2 coins each when the marker reaches the last space', () => {
    const state = lab.act(
      moving([], (draft) => {
        layPlans(draft, 0, last, points);
        player(draft, 0).upload = last - 1;
      }),
      upload,
    );
    expect(marker(state)).toBe(last);
    expect(purse(state)).toBe(10 + 1 + 2 * (2 + POINTS));
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('SCI-16 turns the card face down, places plans, refills the display and ends the turn', () => {
    const space = defaultContent.researchDisplay.findIndex(({ letter }) => letter === 'A');
    const taken = lab.act(moving([]), stop, { type: 'takePlan', seat: 0, space });
    const placing = POINTS > 1 ? lab.act(taken, ...Array.from({ length: POINTS - 1 }, () => takeCoin)) : taken;
    expect(prompt(placing)).toMatchObject({ kind: 'placePlans' });
    expect(of(placing, 0).used[1]).toBe(true);
    const [plan = ''] = placing.acquired;
    const { state, events } = lab.played(placing, { type: 'placePlan', seat: 0, plan, position: 2 });
    expect(events.map(({ type }) => type)).toEqual(['planPlaced', 'planDealt', 'turnStarted']);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });
});

describe('special spaces of the track', () => {
  /** The marker is in front of a space with an easy plan. */
  const nextTo = (space: number): GameState =>
    moving([], (draft) => {
      layPlans(draft, 0, space, easy);
      player(draft, 0).upload = space - 1;
    });

  /** Checks whether seat 0 may plan a card in the last action slot. */
  function lastSlot(state: GameState): string[] {
    const now = lab.finishRound(lab.skip(state, 'research')).state;
    const card = of(now, 0).hand.find((each) => each.startsWith('diamond')) ?? '';
    return refusal(now, { type: 'planCard', seat: 0, card, slot: 4 });
  }

  test('SCI-19 AMB-RP-1 the fifth space switches an action slot ON for the next planning phase', () => {
    expect(slotSpace).toBe(5);
    const { state, events } = lab.played(nextTo(5), upload);
    expect(events).toContainEqual({ type: 'slotOpened', seat: 0, slot: 4 });
    expect(lastSlot(state)).toEqual([]);
  });

  test('SCI-19 the fourth space does not', () => {
    const { state, events } = lab.played(nextTo(4), upload);
    expect(events.map(({ type }) => type)).not.toContain('slotOpened');
    expect(lastSlot(state)).toEqual(['slotOff PLAN-3']);
  });

  test('SCI-19 the marker stays on the last space for the rest of the game', () => {
    const state = moving([], (draft) => {
      layPlans(draft, 0, last, easy);
      player(draft, 0).upload = last;
    });
    expect(refusal(state, upload)).toEqual(['researchTrackEnd SPECIAL-4']);
    const { state: done, events } = lab.played(state, stop);
    expect(marker(done)).toBe(last);
    expect(coinsIn(events, 0)).toBe(2 * POINTS);
  });
});
