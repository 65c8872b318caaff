import { describe, expect, test } from 'vitest';
import type { CampaignState } from '../../src/entries/campaign.ts';
import * as entry from '../../src/entries/campaign.ts';
import { atChapter, begin, beginWithLuna, campaign, ended, finish, pass, rules, settle } from '../kit/campaign.ts';
import { removedBy } from '../kit/changes.ts';
import { must } from '../kit/must.ts';
import { createRules, defaultContent, InvalidSaveError } from '../kit/pinned.ts';
import { randomChooser } from '../kit/randomGame.ts';
import { thrown } from '../kit/thrown.ts';

const { saveCampaign, loadCampaign } = campaign;

type Json = Record<string, unknown>;
/** An edit of a save: a path and the new JSON value. `undefined` removes the key. */
type Edit = readonly [path: string, value: unknown];

function edited(state: CampaignState, ...edits: readonly Edit[]): unknown {
  // Without the checksum, which would reveal the edit.
  const { checksum: _, ...save }: Json = JSON.parse(saveCampaign(state));
  for (const [path, value] of edits) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Json>((part, key) => part[key] as Json, save);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return save;
}

function errorOf(save: unknown): InvalidSaveError {
  return must(thrown(InvalidSaveError, () => loadCampaign(save)));
}

const solo = settle(finish(beginWithLuna(1), [200, 100]), 5);
const two = finish(begin(2), [120, 110]);
const four = atChapter(begin(2, { menace: 'temporalAnomaly' }), 4);
const loop = pass(pass(four));
const open = finish(beginWithLuna(1), [100, 200]);
const looped = finish(loop, [120, 100], removedBy(0));
const over = finish(atChapter(begin(2), 4), [120, 110]);
/** A campaign during a game. */
const middle = [...Array(150)].reduce<CampaignState>((state) => {
  const actions = rules.legalActions(state.game);
  const action = randomChooser(String(actions.length))(actions);
  return campaign.campaignReduce(state, { type: 'play', action });
}, two);

/** The path of the first player's success points in chapter 1. */
const POINTS = 'results.0.games.0.points.0';
const UNEARNED: readonly Edit[] = [
  [`${POINTS}.tracks`, 6],
  ['results.0.points.0', 8],
];

describe('saving and loading returns the same campaign', () => {
  test.each([
    ['at the start', begin(4)],
    ['at the start with Luna', beginWithLuna(3)],
    ['without a menace chosen', campaign.createCampaign({ players: ['Ana', 'Ben'], seed: 'x' })],
    ['between two chapters', two],
    ['after a level was settled', solo],
    ['during a game', middle],
    ['in a time loop', loop],
    ['before the level is settled', open],
    ['at the end', over],
    ['at the end of a time loop', looped],
  ])('%s', (_what, state) => {
    const text = saveCampaign(state);
    expect(loadCampaign(text)).toEqual(state);
    expect(loadCampaign(JSON.parse(text))).toEqual(state);
    expect(loadCampaign(saveCampaign(loadCampaign(text)))).toEqual(state);
    expect(Object.isFrozen(loadCampaign(text).game)).toBe(true);
    expect(campaign.campaignActions(loadCampaign(text))).toEqual(campaign.campaignActions(state));
  });

  test('accepts a level that has fallen to 0', () => {
    const lower = (state: CampaignState, level: number): CampaignState => settle(finish(state, [90, 90, 200]), level);
    const zero = lower(lower(begin(2, { luna: { level: 2 } }), 1), 0);
    expect(loadCampaign(saveCampaign(lower(zero, 0)))).toEqual(lower(zero, 0));
  });
});

describe('invalid saves', () => {
  test.each([
    ['broken JSON', '{"schema":1', '$'],
    ['no text', '', '$'],
    ['a save with the checksum of another save', { ...JSON.parse(saveCampaign(two)), chapter: 3 }, '$.checksum'],
    ['half a save', saveCampaign(two).slice(0, -9), '$'],
    ['a number', 7, '$'],
    ['nothing', null, '$'],
    ['undefined', undefined, '$'],
    ['a list', [two], '$'],
    ['a game', two.game, '$'],
  ])('rejects %s', (_what, save, path) => {
    const { problems } = errorOf(save);
    expect(problems[0]?.path.startsWith(path)).toBe(true);
    expect(problems.every(({ expected }) => expected.length > 0)).toBe(true);
  });

  const edits: readonly (readonly [what: string, state: CampaignState, edits: readonly Edit[], path: string])[] = [
    ['another schema', two, [['schema', 2]], '$.schema'],
    ['no schema', two, [['schema', undefined]], '$.schema'],
    ['an extra key', two, [['luck', 1]], '$.luck'],
    ['no results', two, [['results', undefined]], '$.results'],
    ['results that are not a list', two, [['results', {}]], '$.results'],
    ['a chapter as text', two, [['chapter', 'two']], '$.chapter'],
    ['chapter 5', two, [['chapter', 5]], '$.chapter'],
    ['another phase', two, [['phase', 'pause']], '$.phase'],
    ['level 9', solo, [['lunaLevel', 9]], '$.lunaLevel'],
    ['half a point', two, [['results.0.points.0', 1.5]], '$.results[0].points[0]'],
    ['a negative point', two, [['results.0.points.0', -1]], '$.results[0].points[0]'],
    ['7 tracks', two, [[`${POINTS}.tracks`, 7]], '$.results[0].games[0].points[0].tracks'],
    ['a missing reason', two, [[`${POINTS}.beatOne`, undefined]], '$.results[0].games[0].points[0].beatOne'],
    ['no options', two, [['options', null]], '$.options'],
    ['a number for the options', two, [['options', 7]], '$.options'],
    ['options without a seed', two, [['options.seed', undefined]], '$.options.seed'],
    ['options with five players', two, [['options.players', ['a', 'b', 'c', 'd', 'e']]], '$.options.players'],
    ['an unknown menace', two, [['options.menace', 'nothing']], '$.options.menace'],
    ['an invalid starting level', solo, [['options.luna.level', 7]], '$.options.luna.level'],
    ['no game', two, [['game', null]], '$.game'],
    ['a broken game', two, [['game.round', 8]], '$.game.round'],
    ['a game without a deck', two, [['game.deck', undefined]], '$.game.deck'],
    ['a game with fewer seats', two, [['game.players', []]], '$.game.players'],
    ['a game with other components', two, [['game.content.fingerprint', 'other']], '$.game.content'],
    // Parts that contradict each other.
    ['chapter 3 after one result', two, [['chapter', 3]], '$.results'],
    ['no result in chapter 2', two, [['results', []]], '$.results'],
    ['two results in chapter 2', two, [['results', [two.results[0], two.results[0]]]], '$.results'],
    ['a result of chapter 2 first', two, [['results.0.chapter', 2]], '$.results[0]'],
    ['a campaign over after chapter 1', two, [['phase', 'over']], '$.results'],
    ['a level that was not offered', solo, [['lunaLevel', 7]], '$.game.options.luna'],
    ['a campaign over during chapter 4', four, [['phase', 'over']], '$.results'],
    ['an unfinished game at the end', over, [['game', atChapter(begin(2), 4).game]], '$.game'],
    ['a finished game as the current one', two, [['game', ended(two, [100, 90])]], '$.game'],
    ['a level without Luna', two, [['lunaLevel', 3]], '$.lunaLevel'],
    ['Luna without a level', solo, [['lunaLevel', null]], '$.lunaLevel'],
    ['a level to settle without Luna', over, [['phase', 'lunaLevel']], '$.phase'],
    ['three totals for two players', two, [['results.0.games.0.totals', [120, 110, 1]]], '$.results[0].games'],
    ['points of one of two players', two, [['results.0.games.0.points', []]], '$.results[0].games'],
    ['a result without games', two, [['results.0.games', []]], '$.results[0].games'],
    ['another total', two, [['results.0.totals.0', 130]], '$.results[0]'],
    ['another sum of points', two, [['results.0.points.1', 5]], '$.results[0]'],
    ['another winner', two, [['results.0.winners', [1]]], '$.results[0]'],
    ['a loop after the end', over, [['loop', [over.results[0]?.games[0]]]], '$.loop'],
    ['loop games with three totals', loop, [['loop.0.totals', [100, 100, 100]]], '$.loop'],
    ['a missing loop game', loop, [['loop', loop.loop.slice(1)]], '$.game.options.seed'],
    ['the game of chapter 1', two, [['game', begin(2).game]], '$.game.options.'],
    ['a game of other players', two, [['game', finish(begin(3), [3, 2, 1]).game]], '$.game.options.'],
    ['other names', two, [['options.players.0.name', 'Ana']], '$.game.options.players'],
    ['another seed', two, [['options.seed', 'other']], '$.game.options.seed'],
    ['the variant', two, [['options.constrainedSlots', true]], '$.game.options.constrainedSlots'],
    ['another menace', four, [['options.menace', 'rogueComet']], '$.game.options.menace'],
  ];

  test.each(edits)('rejects %s', (_what, state, changes, path) => {
    const error = errorOf(edited(state, ...changes));
    expect(error.problems[0]?.path.startsWith(path), error.message).toBe(true);
    expect(error.message).toMatch(/^\$.*: expected /);
    expect(errorOf(JSON.stringify(edited(state, ...changes))).problems).toEqual(error.problems);
  });

  test('loads all of them unedited', () => {
    for (const [, state] of edits) expect(loadCampaign(edited(state))).toEqual(state);
  });

  test('rejects a save with other components', () => {
    const mine = createRules({ ...defaultContent, id: 'mine', slotCosts: defaultContent.slotCosts.map((c) => c + 1) });
    const foreign = entry.createCampaign({ players: ['Melanie', 'Antoine'], seed: 'campaign' }, mine);
    const error = errorOf(saveCampaign(foreign));
    expect(error.problems).toMatchObject([{ path: '$.game.content', expected: expect.stringContaining('"pinned"') }]);
    expect(entry.loadCampaign(JSON.stringify(foreign), mine)).toEqual(foreign);
  });
});

test.each<readonly [what: string, state: CampaignState, edits: readonly Edit[]]>([
  ['unearned points', two, UNEARNED],
  ['another starting level', solo, [['options.luna.level', 4]]],
  ['the other bonus', solo, [['results.0.lunaBonus', 0]]],
  ['a bonus before the choice', open, [['results.0.lunaBonus', 1]]],
  ['a bonus without Luna', two, [['results.0.lunaBonus', 2]]],
  ['a level before the choice', open, [['lunaLevel', 4]]],
  ['a loop of another menace', loop, [['options.menace', 'rogueComet']]],
  ['a removal that did not happen', looped, [['game.menace.holder', null]]],
])(
  'a consistent but impossible save, which only a record would detect, loads and saves again: %s',
  (_what, state, edits) => {
    const loaded = loadCampaign(edited(state, ...edits));
    const [action] = campaign.campaignActions(loaded);
    const next = action === undefined ? loaded : campaign.campaignReduce(loaded, action);
    expect(loadCampaign(saveCampaign(next))).toEqual(next);
  },
);
