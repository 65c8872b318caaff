import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { pickOne } from '../../../src/engine/random.ts';
import type { CampaignState } from '../../../src/entries/campaign.ts';
import {
  campaignActions,
  campaignReduce,
  campaignScore,
  campaignViewFor,
  createCampaign,
  loadCampaign,
  saveCampaign,
  tryCampaignReduce,
} from '../../../src/entries/campaign.ts';
import { ForeignStateError, HIDDEN, InvalidSaveError, type Viewer, viewFor } from '../../../src/entries/index.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { HIDDEN_CHANGES, hiddenVariant, viewersOf } from '../../hosting/views/hiddenChanges.ts';
import { proofCount, soakCount } from '../../kit/soak.ts';

const SEED = 'a secret seed';
const GAMES = soakCount(1, 2);
/** One in this many states is checked. */
const EVERY = proofCount(60, 25);
const start = createCampaign({ players: ['Ana', 'Ben'], seed: SEED, luna: {} });

/** Some states of a campaign, one of them between two chapters. */
function statesOf(seed: string): CampaignState[] {
  const draw = drawFor(seed);
  const states: CampaignState[] = [];
  let state = createCampaign({ players: ['Ana', 'Ben'], seed, luna: {} });
  for (let step = 0; state.chapter < 3; step += 1) {
    if (step % EVERY === 0 || state.phase !== 'game') states.push(state);
    state = campaignReduce(state, pickOne(draw, campaignActions(state)));
  }
  return states;
}

describe('a view of a campaign', () => {
  test('contains a view of the game and everything else except the seed', () => {
    const { options, game, ...rest } = start;
    for (const viewer of [0, 1, 2, 'spectator'] satisfies Viewer[]) {
      const view = campaignViewFor(start, viewer);
      expect(view).toEqual({ ...rest, viewer, options: { ...options, seed: HIDDEN }, game: viewFor(game, viewer) });
      expect(JSON.stringify(view)).not.toContain(SEED);
      expect(Object.isFrozen(view) && Object.isFrozen(view.options)).toBe(true);
    }
  });

  test('supports queries but no actions', () => {
    for (const state of statesOf('questions')) {
      const view: CampaignState = campaignViewFor(state, 0);
      expect(campaignScore(view)).toEqual(campaignScore(state));
      for (const action of campaignActions(state).slice(0, 2))
        expect(() => campaignReduce(view, action)).toThrow(ForeignStateError);
      expect(() => saveCampaign(view)).toThrow(ForeignStateError);
      expect(() => loadCampaign(JSON.stringify(view))).toThrow(InvalidSaveError);
    }
  });

  test.each([null, 'text', {}, start.game, viewFor(start.game, 0)])(
    'rejects a value that is not a campaign: %#',
    (given) => {
      expect(() => saveCampaign(given as never)).toThrow(ForeignStateError);
      expect(() => tryCampaignReduce(given as never, { type: 'setLunaLevel', level: 2 })).toThrow(ForeignStateError);
    },
  );

  test('is rejected for an unknown seat', () => {
    for (const viewer of [3, -1, 'Ana' as never]) expect(() => campaignViewFor(start, viewer)).toThrow(RangeError);
  });

  test('does not change a state that the caller continues to change', () => {
    const mine: CampaignState = JSON.parse(JSON.stringify(start));
    expect(campaignViewFor(mine, 0)).toEqual(campaignViewFor(start, 0));
    expect([mine, mine.options, mine.results, mine.game, mine.game.players].some(Object.isFrozen)).toBe(false);
  });
});

test('a view of a campaign does not depend on hidden information', () => {
  let count = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const draw = drawFor(`campaign leaks ${game}`);
    for (const state of statesOf(`campaign ${game}`)) {
      for (const viewer of viewersOf(state.game)) {
        const view = JSON.stringify(campaignViewFor(state, viewer));
        for (const name of Object.keys(HIDDEN_CHANGES)) {
          const variant = hiddenVariant(state.game, name, viewer, draw);
          if (variant === undefined) continue;
          const other = produce(state, (draft) => {
            draft.options.seed = `another ${count}`;
            draft.game = structuredClone(variant) as typeof draft.game;
          });
          expect(JSON.stringify(campaignViewFor(other, viewer)) === view, `${viewer} sees ${name}`).toBe(true);
          count += 1;
        }
      }
    }
  }
  expect(count).toBeGreaterThan(50 * GAMES);
});
