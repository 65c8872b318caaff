import { produce } from 'immer';
import alea from 'seedrandom/lib/alea.js';
import { describe, expect, test } from 'vitest';
import { type CampaignAction, type CampaignState, campaignScore } from '../../src/entries/campaign.ts';
import { campaign, rules } from '../kit/campaign.ts';
import { removedBy } from '../kit/changes.ts';
import { must } from '../kit/must.ts';
import { names } from '../kit/people.ts';
import { defaultContent, type GameState, MENACE_IDS } from '../kit/pinned.ts';
import { wholeProofTest } from '../kit/proofTest.ts';
import { randomChooser, walk } from '../kit/randomGame.ts';
import { refereeGame } from '../kit/referee.ts';
import { proofCount, proofList } from '../kit/soak.ts';
import * as referee from '../referee/campaign.ts';

const { campaignReduce, campaignActions, saveCampaign, loadCampaign } = campaign;

const ALL_TABLES = [
  { people: 1, withLuna: true },
  { people: 2, withLuna: false },
  { people: 2, withLuna: true },
  { people: 3, withLuna: false },
  { people: 3, withLuna: true },
  { people: 4, withLuna: false },
] as const;
const TABLES = proofList(ALL_TABLES, 2);

/** The number of menaces per table: a sample plays one, and a whole proof each three times. */
const OF_EACH_TABLE = proofCount(1, 3 * MENACE_IDS.length);
const CAMPAIGNS = TABLES.flatMap((table, row) =>
  Array.from({ length: OF_EACH_TABLE }, (_, turn) => {
    const number = row + turn * TABLES.length;
    return { number, ...table, menace: MENACE_IDS[(2 * row + turn) % MENACE_IDS.length] ?? 'rogueComet' };
  }),
);

/** Random play never removes the Anomaly, so this ends the third game of a loop with a removal. */
function thirdGame({ game }: CampaignState, seed: string, seat: number): GameState {
  return produce(
    walk(rules, game, seed, () => {}),
    removedBy(seat),
  );
}

interface Played {
  readonly end: CampaignState;
  /** All actions, and the state before each one. */
  readonly actions: readonly CampaignAction[];
  readonly states: readonly CampaignState[];
  /** The final states of all games, in order. */
  readonly games: readonly GameState[];
}

function play(start: CampaignState, seed: string): Played {
  const draw = alea(seed);
  const choose = randomChooser(seed);
  const actions: CampaignAction[] = [];
  const states: CampaignState[] = [];
  const games: GameState[] = [];
  let state = start;
  while (state.phase !== 'over') {
    const action = next(state);
    if (action.type === 'trustGame') games.push(action.game);
    actions.push(action);
    states.push(state);
    const after = campaignReduce(state, action);
    // A campaign does not store finished games.
    const isLast = after.results !== state.results || after.loop !== state.loop;
    if (action.type === 'play' && isLast) games.push(rules.reduce(state.game, action.action));
    state = after;
    if (actions.length > 20_000) throw new Error('the campaign does not end');
  }
  return { end: state, actions, states, games };

  function next(now: CampaignState): CampaignAction {
    if (now.loop.length === 2) return { type: 'trustGame', game: thirdGame(now, seed, now.options.players.length - 1) };
    if (now.phase === 'game') return { type: 'play', action: choose(rules.legalActions(now.game)) };
    const levels = campaignActions(now);
    const level = levels[Math.floor(draw() * levels.length)];
    if (level === undefined) throw new Error('no level is offered');
    return level;
  }
}

/** Checks that the stored result of every game follows from its final state, as in the second implementation. */
function checkGames({ end, games }: Played): void {
  const stored = end.results.flatMap((result) => result.games.map((game) => ({ chapter: result.chapter, game })));
  expect(stored).toHaveLength(games.length);
  for (const [index, { chapter, game }] of stored.entries()) {
    const state = must(games[index]);
    expect(game.totals).toEqual(rules.score(state).map(({ total }) => total));
    expect(game).toEqual(referee.chapterGame(refereeGame(defaultContent, state), chapter));
  }
}

/** Checks that the chapters follow the rules, one by one, as in the second implementation. */
function checkChapters({ end }: Played, menace: string): void {
  const { results, options } = end;
  expect(results.map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4]);
  expect(results.map(({ games }) => games.length)).toEqual([1, 1, 1, menace === 'temporalAnomaly' ? 3 : 1]);
  const luna = end.game.players.length - 1;
  const levels = [...results.map(({ lunaLevel }) => lunaLevel), end.lunaLevel];
  if (options.luna === null) expect(new Set(levels)).toEqual(new Set([null]));
  for (const [index, result] of results.entries()) {
    const bare = referee.chapterResult(result.chapter, result.games, result.lunaLevel);
    const choices = options.luna === null ? [] : referee.levelChoices(bare, luna);
    const lunaBonus = choices.find(({ level }) => level === levels[index + 1])?.bonus ?? null;
    expect(result).toEqual({ ...bare, lunaBonus });
    expect(lunaBonus === null).toBe(options.luna === null);
  }
  expect(campaignScore(end)).toEqual(referee.campaignScore(results, luna + 1));
  expect(campaignScore(end).winners).not.toEqual([]);
}

/** Saves and loads the campaign at some moment, and checks that the same choices lead to the same end. */
function checkSaves({ end, actions, states }: Played, seed: string): void {
  const draw = alea(`saves ${seed}`);
  const between = states.flatMap((state, index) =>
    index > 0 && state.results !== states[index - 1]?.results ? [index] : [],
  );
  const inside = Array.from({ length: 4 }, () => Math.floor(draw() * states.length));
  const loops = states.flatMap((state, index) => (state.loop !== states[index - 1]?.loop ? [index] : []));
  for (const index of new Set([0, ...between, ...loops, ...inside])) {
    const state = states[index];
    if (state !== undefined) expect(loadCampaign(saveCampaign(state))).toEqual(state);
  }
  expect(loadCampaign(saveCampaign(end))).toEqual(end);
  // Replays from the save, from the first moment inside a game onwards.
  const [from = 0] = inside;
  const resumed = loadCampaign(saveCampaign(states[from] ?? end));
  expect(actions.slice(from).reduce(campaignReduce, resumed)).toEqual(end);
}

describe(`${CAMPAIGNS.length} random campaigns`, () => {
  test.each(TABLES)('$people human players, with Luna: $withLuna', ({ people, withLuna }) => {
    const here = CAMPAIGNS.filter((each) => each.people === people && each.withLuna === withLuna);
    expect(here).toHaveLength(OF_EACH_TABLE);
    for (const { number, menace } of here) {
      const seed = `random ${number}`;
      const start = campaign.createCampaign({ players: names(people), seed, luna: withLuna ? {} : null, menace });
      const played = play(start, seed);
      checkChapters(played, menace);
      checkGames(played);
      checkSaves(played, seed);
    }
  });

  wholeProofTest('cover every menace', () => {
    expect(new Set(CAMPAIGNS.map(({ menace }) => menace))).toEqual(new Set(MENACE_IDS));
  });
});
