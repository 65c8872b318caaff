import { chooseGreedily } from '../../../../src/entries/bots.ts';
import {
  type CampaignState,
  campaignActions,
  campaignScore,
  campaignViewFor,
  saveCampaign,
  tryCampaignReduce,
} from '../../../../src/entries/campaign.ts';
import { drawPlayer, drawTable, LIGHT } from '../../../../src/entries/drawing.ts';
import {
  type CreateGameOptions,
  createGame,
  createRecord,
  createSession,
  determinize,
  editGame,
  explain,
  type GameState,
  hashState,
  isLegal,
  isOver,
  legalActions,
  loadGame,
  pending,
  reduce,
  rules,
  saveGame,
  score,
  timeLoop,
  tryReduce,
  viewFor,
  warnings,
  winners,
} from '../../../../src/entries/index.ts';
import {
  areaTotals,
  blocked,
  choices,
  choicesAt,
  chooser,
  click,
  companyStandings,
  costOf,
  defaultChoice,
  majorityStanding,
  nextPlan,
  planStanding,
  preview,
  priceOf,
  reachable,
  reachOf,
  spaceStanding,
  trackStandings,
} from '../../../../src/entries/queries.ts';
import { simulate } from '../../../../src/entries/sim.ts';
import { createText, en } from '../../../../src/entries/text.ts';
import type { StateQuery } from '../../../kit/queries.ts';

/** A game of each mode. */
export const MODES: readonly CreateGameOptions[] = [
  { players: ['Ana', 'Ben'], seed: 'drafts', startingTokens: 'choose' },
  { players: ['Ana', 'Ben', 'Cleo'], seed: 'drafts', board: 'belt', missions: true, menace: true, luna: { level: 3 } },
];

export const GAME: GameState = createGame({ players: ['Ana', 'Ben'], seed: 'drafts', startingTokens: 'choose' });

type Ask = (game: GameState, campaign: CampaignState) => unknown;

/** All functions that take a state, with the result that is kept. */
export const KEPT: Readonly<Record<StateQuery, Ask> & Record<string, Ask>> = {
  reduce: (game) => reduce(game, legal(game)),
  tryReduce: (game) => tryReduce(game, legal(game)),
  legalActions: (game) => legalActions(game),
  explain: (game) => explain(game, { type: 'pass', seat: 0 }),
  isLegal: (game) => isLegal(game, { type: 'pass', seat: 0 }),
  warnings: (game) => warnings(game, legal(game)),
  pending: (game) => pending(game),
  isOver: (game) => isOver(game),
  score: (game) => score(game),
  winners: (game) => winners(game),
  timeLoop: (game) => timeLoop(game),
  viewFor: (game) => viewFor(game, 0),
  determinize: (game) => determinize(viewFor(game, 0), 'drafts'),
  saveGame: (game) => saveGame(game),
  loadGame: (game) => loadGame(game),
  editGame: (game) => editGame(game, () => {}),
  hashState: (game) => hashState(game),
  createSession: ({ options }) => createSession({ options, actions: [] }).getState(),
  createRecord: ({ options }) => createRecord(options, []),
  simulate: (game) => simulate(game).state,
  chooseGreedily: (game) => chooseGreedily(game, 0, rules),
  areaTotals: (game) => areaTotals(game, 0),
  priceOf: (game) => priceOf(game, 0, 1, []),
  majorityStanding: (game) => majorityStanding(game, 0, 'energy'),
  choices: (game) => choices(game, 0),
  chooser: (game) => chooser(game, 0),
  costOf: (game) => costOf(game, choices(game, 0)),
  defaultChoice: (game) => defaultChoice(game, chooser(game, 0)),
  reachable: (game) => reachable(game, choices(game, 0)),
  click: (game) => click(game, chooser(game, 0), { kind: 'displaySlot', slot: 1 }),
  choicesAt: (game) => choicesAt(game, choices(game, 0), { kind: 'displaySlot', slot: 1 }),
  blocked: (game) => blocked(game, choices(game, 0), [{ kind: 'sector', sector: 1 }]),
  companyStandings: (game) => companyStandings(game),
  trackStandings: (game) => trackStandings(game, 0),
  reachOf: (game) => reachOf(game, 'minerva'),
  nextPlan: (game) => nextPlan(game, 0),
  planStanding: (game) => planStanding(game, 0, game.players[0]?.plans[1]?.plan ?? 'planA01', null),
  spaceStanding: (game) => spaceStanding(game, 0, 'carbonMajority'),
  preview: (game) => preview(game, legal(game)),
  drawTable: (game) => drawTable(game, { text: createText({ locale: en, game }), theme: LIGHT }),
  drawPlayer: (game) =>
    drawPlayer(game, 0, {
      text: createText({ locale: en, game }),
      theme: LIGHT,
    }),
  createText: (game) => {
    const text = createText({ locale: en, game });
    // It is read again after the draft has been revoked.
    return { toJSON: () => [text.opening(), text.name({ kind: 'seat', seat: 0 })] };
  },
  tryCampaignReduce: (_, campaign) => tryCampaignReduce(campaign, { type: 'play', action: legal(campaign.game) }),
  campaignActions: (_, campaign) => campaignActions(campaign),
  campaignScore: (_, campaign) => campaignScore(campaign),
  campaignViewFor: (_, campaign) => campaignViewFor(campaign, 0),
  saveCampaign: (_, campaign) => saveCampaign(campaign),
};

function legal(game: GameState) {
  const [action] = legalActions(game);
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
