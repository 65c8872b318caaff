import { describe, expect, test } from 'vitest';
import { chooseGreedily, evaluate, features } from '../../../src/entries/bots.ts';
import {
  campaignActions,
  campaignReduce,
  campaignScore,
  campaignViewFor,
  checkCampaignRecord,
  createCampaign,
  createCampaignRecord,
  levelChoices,
  loadCampaign,
  replayCampaign,
  saveCampaign,
  sumOf,
  tryCampaignReduce,
} from '../../../src/entries/campaign.ts';
import { drawDestroyed, drawMap, drawMissions, drawPlayer, drawTable, LIGHT } from '../../../src/entries/drawing.ts';
import * as root from '../../../src/entries/index.ts';
import { createGame, rules } from '../../../src/entries/index.ts';
import { formatRecord } from '../../../src/entries/notation.ts';
import * as queries from '../../../src/entries/queries.ts';
import { simulate } from '../../../src/entries/sim.ts';
import { createText, en } from '../../../src/entries/text.ts';
import { must } from '../../kit/must.ts';
import type { StateQuery } from '../../kit/queries.ts';

// A program without types may pass anything. A function throws a typed error for an invalid argument: it has a `code`,
// or is a `RangeError`.

const options = { players: ['Ana', 'Ben'], seed: 'wrong' };
const game = createGame(options);
const campaign = createCampaign(options);
const record = rules.createRecord(options, []);
const text = createText({ locale: en, game });
const drawing = { text, theme: LIGHT };
const plan = must(rules.content.plans[0]).id;
const choice = queries.choices(game, 0);
const pass = { type: 'pass', seat: 0 } as const;

/** Calls a function with one wrong argument. */
type Ask = (wrong: never) => unknown;

const { legalActions, pending, isOver, score, winners, timeLoop, saveGame } = root;

const STATES: Readonly<Record<StateQuery, Ask> & Record<string, Ask>> = {
  ...{ legalActions, pending, isOver, score, winners, timeLoop, saveGame },
  reduce: (wrong) => root.reduce(wrong, pass),
  tryReduce: (wrong) => root.tryReduce(wrong, pass),
  explain: (wrong) => root.explain(wrong, pass),
  isLegal: (wrong) => root.isLegal(wrong, pass),
  warnings: (wrong) => root.warnings(wrong, pass),
  viewFor: (wrong) => root.viewFor(wrong, 0),
  determinize: (wrong) => root.determinize(wrong, 'seed'),
  editGame: (wrong) => root.editGame(wrong, () => {}),
  simulate: (wrong) => simulate(wrong),
  chooseGreedily: (wrong) => chooseGreedily(wrong, 0),
  evaluate: (wrong) => evaluate(wrong, 0),
  features: (wrong) => features(wrong, 0, new Float64Array(2000)),
  areaTotals: (wrong) => queries.areaTotals(wrong, 0),
  blocked: (wrong) => queries.blocked(wrong, choice, [{ kind: 'displaySlot', slot: 1 }]),
  choices: (wrong) => queries.choices(wrong, 0),
  choicesAt: (wrong) => queries.choicesAt(wrong, choice, { kind: 'displaySlot', slot: 1 }),
  chooser: (wrong) => queries.chooser(wrong, 0),
  costOf: (wrong) => queries.costOf(wrong, choice),
  defaultChoice: (wrong) => queries.defaultChoice(wrong, queries.chooser(game, 0)),
  reachable: (wrong) => queries.reachable(wrong, choice),
  click: (wrong) => queries.click(wrong, queries.chooser(game, 0), { kind: 'displaySlot', slot: 1 }),
  companyStandings: (wrong) => queries.companyStandings(wrong),
  majorityStanding: (wrong) => queries.majorityStanding(wrong, 0, 'energy'),
  nextPlan: (wrong) => queries.nextPlan(wrong, 0),
  planStanding: (wrong) => queries.planStanding(wrong, 0, plan, null),
  preview: (wrong) => queries.preview(wrong, pass),
  priceOf: (wrong) => queries.priceOf(wrong, 0, 1, []),
  reachOf: (wrong) => queries.reachOf(wrong, 'minerva'),
  spaceStanding: (wrong) => queries.spaceStanding(wrong, 0, 'carbonMajority'),
  trackStandings: (wrong) => queries.trackStandings(wrong, 0),
  drawMap: (wrong) => drawMap(wrong, { ...drawing, size: { width: 500, height: 500 } }),
  drawDestroyed: (wrong) => drawDestroyed(wrong, drawing),
  drawMissions: (wrong) => drawMissions(wrong, drawing),
  drawPlayer: (wrong) => drawPlayer(wrong, 0, drawing),
  drawTable: (wrong) => drawTable(wrong, drawing),
};

const OTHERS: Readonly<Record<string, Ask>> = {
  'createGame: options': (wrong) => createGame(wrong),
  'createRules: a component set': (wrong) => root.createRules(wrong),
  'loadGame: a save': (wrong) => root.loadGame(wrong),
  'replay: a record': (wrong) => root.replay(wrong),
  'recordAt: a record': (wrong) => root.recordAt(wrong, 0),
  'createRecord: options': (wrong) => root.createRecord(wrong, []),
  'createSession: a stored game': (wrong) => root.createSession(wrong),
  'formatRecord: a record': (wrong) => formatRecord(wrong),
  'loopResult: scores': (wrong) => root.loopResult(wrong),
  'campaignActions: a campaign': (wrong) => campaignActions(wrong),
  'campaignReduce: a campaign': (wrong) => campaignReduce(wrong, { type: 'setLunaLevel', level: 2 }),
  'campaignReduce: an action': (wrong) => campaignReduce(campaign, wrong),
  'campaignScore: a campaign': (wrong) => campaignScore(wrong),
  'campaignViewFor: a campaign': (wrong) => campaignViewFor(wrong, 0),
  'createCampaign: options': (wrong) => createCampaign(wrong),
  'createCampaignRecord: options': (wrong) => createCampaignRecord(wrong, []),
  'levelChoices: a result': (wrong) => levelChoices(wrong),
  'loadCampaign: a save': (wrong) => loadCampaign(wrong),
  'replayCampaign: a record': (wrong) => replayCampaign(wrong),
  'saveCampaign: a campaign': (wrong) => saveCampaign(wrong),
  'sumOf: success points': (wrong) => sumOf(wrong),
  'tryCampaignReduce: a campaign': (wrong) => tryCampaignReduce(wrong, {}),
};

const RULES: Readonly<Record<string, Ask>> = {
  campaignActions: (wrong) => campaignActions(campaign, wrong),
  campaignReduce: (wrong) => campaignReduce(campaign, { type: 'setLunaLevel', level: 2 }, wrong),
  checkCampaignRecord: (wrong) => checkCampaignRecord(record, wrong),
  createCampaign: (wrong) => createCampaign(options, wrong),
  createCampaignRecord: (wrong) => createCampaignRecord(options, [], wrong),
  loadCampaign: (wrong) => loadCampaign(saveCampaign(campaign), wrong),
  replayCampaign: (wrong) => replayCampaign(createCampaignRecord(options, []), wrong),
  tryCampaignReduce: (wrong) => tryCampaignReduce(campaign, {}, wrong),
  simulate: (wrong) => simulate(game, {}, wrong),
  choices: (wrong) => queries.choices(game, 0, wrong),
  chooser: (wrong) => queries.chooser(game, 0, wrong),
  preview: (wrong) => queries.preview(game, pass, wrong),
  chooseGreedily: (wrong) => chooseGreedily(game, 0, wrong),
};

/** Values that are wrong for every argument of the tables above. */
const WRONG = [null, 7, 'x', {}, [], [null], true].map((value) => value as never);

/** Returns `typed` for a typed error, otherwise a description of what happened. */
function outcome(ask: () => unknown): string {
  try {
    ask();
    return 'no error';
  } catch (error) {
    if (error instanceof RangeError || typeof (error as { code?: unknown }).code === 'string') return 'typed';
    return String(error);
  }
}

describe.each(Object.entries({ 'a state': STATES, 'another value': OTHERS, 'the rules': RULES }))(
  'instead of %s',
  (_, asks) => {
    test.each(Object.entries(asks))('%s throws a typed error', (_name, ask) => {
      expect(WRONG.map((wrong) => [wrong, outcome(() => ask(wrong))])).toEqual(WRONG.map((wrong) => [wrong, 'typed']));
    });
  },
);

test('functions that return problems return them for these values', () => {
  for (const wrong of WRONG) {
    expect(root.checkRecord(wrong).outcome).toBe('malformed');
    expect(root.resumeSession(wrong).outcome).toBe('malformed');
    expect(checkCampaignRecord(wrong).outcome).toBe('malformed');
    expect(root.tryReduce(game, wrong).ok).toBe(false);
    expect(tryCampaignReduce(campaign, wrong).ok).toBe(false);
    expect(root.isView(wrong)).toBe(false);
  }
});
