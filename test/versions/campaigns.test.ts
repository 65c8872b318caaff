import { expect } from 'vitest';
import { at } from '../../src/engine/lists.ts';
import { pickOne } from '../../src/engine/random.ts';
import type { CampaignState, CreateCampaignOptions, ProvedAction } from '../../src/entries/campaign.ts';
import * as campaigns from '../../src/entries/campaign.ts';
import { MENACE_IDS, STATE_SCHEMA } from '../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../src/testing/modes.ts';
import { names } from '../kit/people.ts';
import { proofTest } from '../kit/proofTest.ts';
import { randomSteps } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { soakCount } from '../kit/soak.ts';
import { NEXT, versionTwo } from './build.ts';
import { outcomeTable } from './outcomes.ts';

const CAMPAIGNS = soakCount(4);
const TABLES = [
  { name: 'campaign of two and Luna', people: 2, luna: {} },
  { name: 'campaign of three', people: 3, luna: null },
  { name: 'solo campaign', people: 1, luna: {} },
  { name: 'campaign of two', people: 2, luna: null },
  { name: 'campaign of three and Luna', people: 3, luna: {} },
  { name: 'campaign of four', people: 4, luna: null },
] as const;
const outcomes = outcomeTable(CAMPAIGNS > 6);
const two = await versionTwo();

type Version = typeof campaigns & Pick<typeof rules, 'createRecord' | 'legalActions' | 'tryReduce' | 'isOver'>;
const { createRecord, legalActions, tryReduce, isOver } = rules;
const one: Version = { ...campaigns, createRecord, legalActions, tryReduce, isOver };

/** A random action: one of the game, a level of Luna, or a record of a game played elsewhere. */
function randomAction(version: Version, state: CampaignState, draw: () => number): ProvedAction {
  const { phase, game, chapter, options } = state;
  if (phase === 'lunaLevel') return pickOne(draw, version.campaignActions(state) as ProvedAction[]);
  if (game.turns > 0 || (options.players.length + chapter) % 2 === 0)
    return { type: 'play', action: chooseRandomly(draw, version.legalActions(game)) };
  const actions = [...randomSteps(version, game, game.options.seed)].map(({ action }) => action);
  return { type: 'takeRecord', record: version.createRecord(game.options, actions) };
}

/** A random campaign, to the end or to the third game of a time loop, which random play never leaves. */
function play(version: Version, start: CampaignState, seed: string) {
  const draw = drawFor(seed);
  const states = [start];
  const actions: ProvedAction[] = [];
  for (;;) {
    const state = at(states, states.length - 1);
    if (state.phase === 'over' || state.loop.length >= 2) return { states, actions };
    const action = randomAction(version, state, draw);
    actions.push(action);
    states.push(version.campaignReduce(state, action));
  }
}

/** The actions that version 2 accepts, and the resulting state. */
function byHand(options: CreateCampaignOptions, actions: readonly ProvedAction[]) {
  let state = two.createCampaign(options);
  for (const [index, action] of actions.entries()) {
    const result = two.tryCampaignReduce(state, action);
    if (action.type === 'takeRecord') {
      // The record of a game is accepted only if it leads to its result.
      expect(result.ok).toBe(two.checkRecord(action.record).outcome === 'same');
    }
    if (!result.ok) return { state, index, violations: result.violations };
    state = result.state;
  }
  return { state };
}

proofTest.each(Array.from({ length: CAMPAIGNS }, (_, number) => number))('campaign %i of version 1', (number) => {
  const { name, people, luna } = at(TABLES, number % TABLES.length);
  const menace = at(MENACE_IDS, Math.floor(number / TABLES.length + number) % MENACE_IDS.length);
  const seed = `versions ${number}`;
  const options = { players: names(people), seed, luna, menace };
  const { states, actions } = play(one, one.createCampaign(options), seed);

  // States load with the new field of their game, under the new version.
  states.forEach((state, index) => {
    const { phase, game } = state;
    if (index % 50 !== 0 && phase === 'game' && game.turns > 0) return;
    const loaded = two.loadCampaign(one.saveCampaign(state));
    expect(loaded).toEqual({ ...state, game: { ...game, ...NEXT, weather: 0 } });
    // Version 1 rejects data that only version 2 can read.
    expect(() => one.loadCampaign(two.saveCampaign(loaded))).toThrow(
      `$.game.schema: expected schema ${STATE_SCHEMA}, not ${NEXT.schema}`,
    );
  });
  // One of them is played to the end.
  const middle = two.loadCampaign(one.saveCampaign(at(states, states.length >> 1)));
  const end = play(two, middle, seed).states.at(-1);
  expect(end?.phase === 'over' || end?.loop.length === 2).toBe(true);

  // Records are replayed, with an outcome for each kind of difference.
  const record = one.createCampaignRecord(options, actions);
  const { state, index, violations } = byHand(options, actions);
  const totals = two.campaignScore(state).seats.map(({ total }) => total);
  const same = totals.join() === record.result?.totals.join();
  const expected = violations === undefined ? (same ? 'same' : 'differs') : 'stops';
  const check = two.checkCampaignRecord(record);
  expect(check).toMatchObject({ outcome: expected, state });
  if (check.outcome === 'stops') expect(check).toMatchObject({ index, violations });
  if (check.outcome === 'differs') expect(check).toMatchObject({ recorded: record.result, replayed: { totals } });
  outcomes.count(name, expected);
});
