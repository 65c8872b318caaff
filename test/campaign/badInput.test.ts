import { describe, expect, test } from 'vitest';
import { refuse } from '../../src/campaign/points.ts';
import { campaignViolation } from '../../src/core/messages.ts';
import type { CampaignAction, CampaignState, CampaignViolationCode } from '../../src/entries/campaign.ts';
import {
  CAMPAIGN_VIOLATIONS,
  campaignScore,
  campaignViewFor,
  IllegalCampaignActionError,
  levelChoices,
} from '../../src/entries/campaign.ts';
import { boxOf } from '../../src/game/boxOf.ts';
import {
  atChapter,
  begin,
  beginWithLuna,
  campaign,
  ended,
  finish,
  foreignRules,
  rules,
  settle,
} from '../kit/campaign.ts';
import { ForeignStateError, RULES } from '../kit/pinned.ts';
import { walk } from '../kit/randomGame.ts';
import { thrown } from '../kit/thrown.ts';

const { campaignReduce, tryCampaignReduce } = campaign;

/** Passes any value as an action, like input from outside. */
const from = (action: unknown): CampaignAction => action as CampaignAction;
const take = (game: unknown): CampaignAction => from({ type: 'trustGame', game });

const start = begin(2);
const open = finish(beginWithLuna(1), [100, 200]);
const lost = finish(beginWithLuna(1), [200, 100]);
const over = finish(atChapter(begin(2), 4), [100, 90]);
const end = ended(start, [100, 90]);

/** A finished game with one seat more or less, other names and so on. */
const other = (campaigns: CampaignState): unknown =>
  ended(
    campaigns,
    campaigns.game.players.map(() => 100),
  );
const dealt = rules.createGame({ ...start.game.options, deal: { cards: ['A01'] } });
const foreignGame = walk(foreignRules, foreignRules.createGame(start.game.options), 'foreign', () => {});

const probe = begin(2, { menace: 'unknownProbe' });

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

type Refusal = readonly [what: string, state: CampaignState, action: CampaignAction, code: CampaignViolationCode];

const TYPES = ['pass', 7, 'play', 'trustGame'];
const MALFORMED = [null, undefined, 7, 'trustGame', [], {}, ...TYPES.map((type) => ({ type }))];
const setting = (what: string, state: CampaignState, code: CampaignViolationCode, levels: readonly number[]) =>
  levels.map((level): Refusal => [`level ${level} ${what}`, state, { type: 'setLunaLevel', level }, code]);

const REFUSALS: readonly Refusal[] = [
  ...MALFORMED.map((action): Refusal => [`${JSON.stringify(action)}`, start, from(action), 'malformedCampaignAction']),
  ['a level as text', open, from({ type: 'setLunaLevel', level: '4' }), 'malformedCampaignAction'],
  ['a level that is not a number', open, from({ type: 'setLunaLevel', level: Number.NaN }), 'malformedCampaignAction'],
  ['no level', open, from({ type: 'setLunaLevel' }), 'malformedCampaignAction'],
  ['an extra key', open, from({ type: 'setLunaLevel', level: 4, seat: 0 }), 'malformedCampaignAction'],

  ['no game', start, take(null), 'notAGame'],
  ['a text', start, take(JSON.stringify(end)), 'notAGame'],
  ['an empty object', start, take({}), 'notAGame'],
  ['the campaign itself', start, take(start), 'notAGame'],
  ['a cyclic object', start, take(cyclic), 'notAGame'],
  ['a game without its deck', start, take({ ...end, deck: undefined }), 'notAGame'],
  ['a game with an extra key', start, take({ ...end, luck: 1 }), 'notAGame'],
  ['a game with a repeated card', start, take({ ...end, destroyed: [...end.destroyed, end.destroyed[0]] }), 'notAGame'],
  ['a game with a missing player', start, take({ ...end, players: end.players.slice(1) }), 'notAGame'],
  ['a game of another schema', start, take({ ...end, schema: end.schema + 1 }), 'notAGame'],
  ['a game of another rules version', start, take({ ...end, rules: end.rules + 1 }), 'notAGame'],

  ['a state as a record', start, from({ type: 'takeRecord', record: end }), 'notARecord'],

  ['a game at its start', start, take(start.game), 'gameNotFinished'],
  ['the game of chapter 2', start, take(other(atChapter(start, 2))), 'otherChapter'],
  ['the game of chapter 1', atChapter(start, 2), take(end), 'otherChapter'],
  ['the game of chapter 3', atChapter(start, 4), take(other(atChapter(start, 3))), 'otherChapter'],
  ['a game of another seed', start, take(other(begin(2, { seed: 'other' }))), 'otherChapter'],
  ['a game with Luna', start, take(other(beginWithLuna(2))), 'otherChapter'],
  ['Luna at another level', beginWithLuna(2), take(other(begin(2, { luna: { level: 2 } }))), 'otherChapter'],
  ['a game with a deal', start, take(other({ ...start, game: dealt })), 'otherChapter'],
  ['a game of the variant', start, take(other(begin(2, { constrainedSlots: true }))), 'otherChapter'],
  ['another menace', atChapter(start, 4), take(other(atChapter(probe, 4))), 'otherChapter'],
  ['a third player', start, take(other(begin(3))), 'otherPlayers'],
  ['other names', start, take(other(begin(2, { players: ['Ana', 'Ben'] }))), 'otherPlayers'],
  ['other seats', start, take(other(begin(2, { players: ['Antoine', 'Melanie'] }))), 'otherPlayers'],
  ['other ids', start, take(other(begin(2, { players: ['Melanie', { id: 'b', name: 'Antoine' }] }))), 'otherPlayers'],
  ['another content', start, take(foreignGame), 'otherContent'],

  ['a level during a game', start, { type: 'setLunaLevel', level: 3 }, 'noLevelToSettle'],
  ['a level during a game with Luna', beginWithLuna(1), { type: 'setLunaLevel', level: 5 }, 'noLevelToSettle'],
  ['an action before the level', open, { type: 'play', action: { type: 'pass', seat: 0 } }, 'noGame'],
  ['a game before the level', open, take(open.game), 'noGame'],
  ...setting('after a win of Luna at 5', open, 'winnersLevelNotOffered', [-1, 3, 4.5, 6, 9]),
  ...setting('after she lost at 5', lost, 'levelNotOffered', [-1, 4, 5.5, 7, 9]),

  ['an action after the end', over, { type: 'play', action: { type: 'pass', seat: 0 } }, 'campaignOver'],
  ['a game after the end', over, take(over.game), 'campaignOver'],
  ['a level after the end', over, { type: 'setLunaLevel', level: 3 }, 'campaignOver'],
];

const RULE_OF: Readonly<Record<CampaignViolationCode, string>> = {
  malformedCampaignAction: 'CAMP-1',
  campaignOver: 'CAMP-13',
  noGame: 'CAMP-5',
  noLevelToSettle: 'CAMP-24',
  winnersLevelNotOffered: 'CAMP-24',
  levelNotOffered: 'CAMP-25',
  notAGame: 'CAMP-5',
  notARecord: 'CAMP-5',
  gameNotFinished: 'CAMP-5',
  otherPlayers: 'CAMP-4',
  otherChapter: 'CAMP-1',
  otherContent: 'CAMP-4',
};

describe('illegal campaign actions', () => {
  test.each(REFUSALS)('rejects %s', (_what, state, action, code) => {
    const before = JSON.stringify(state);
    const result = tryCampaignReduce(state, action);
    if (result.ok) throw new Error('it was accepted');
    const [violation, ...others] = result.violations;
    expect(violation).toMatchObject({ code, rule: RULE_OF[code] });
    expect(violation?.page).toBe(RULES[CAMPAIGN_VIOLATIONS[code].rule].page);
    expect(violation?.message).toMatch(/^[A-Z].+\.$/);
    expect(violation?.message).not.toMatch(/\{\w+\}|\[object/);
    expect(others).toEqual([]);
    const error = thrown(IllegalCampaignActionError, () => campaignReduce(state, action));
    expect(error).toMatchObject({
      name: 'IllegalCampaignActionError',
      message: expect.stringContaining(`${violation?.message}`),
    });
    expect(JSON.stringify(state)).toBe(before);
  });

  test('covers every code', () => {
    expect(new Set(REFUSALS.map(([, , , code]) => code))).toEqual(new Set(Object.keys(CAMPAIGN_VIOLATIONS)));
  });

  const sentence = (state: CampaignState, action: unknown): string | undefined => {
    const result = tryCampaignReduce(state, action);
    return result.ok ? undefined : result.violations[0]?.message;
  };

  test.each([
    [{ type: 'cheat' }, 'type "cheat" is unknown'],
    [{ type: 'trustGame' }, 'field "game" is missing'],
    [{ type: 'setLunaLevel', level: '4' }, 'field "level" must be a number'],
  ])('the message about %j names the problem: %s', (action, problem) => {
    expect(sentence(start, action)).toBe(`This campaign action is malformed: ${problem}.`);
  });

  test('messages shorten external texts but not problems', () => {
    const long = 'x'.repeat(80);
    const message = ({ error }: ReturnType<typeof refuse>): string =>
      campaignViolation(boxOf(rules.content), error).message;
    expect(message(refuse('otherPlayers', { found: long, wanted: 'Ana' }))).not.toContain(long);
    expect(message(refuse('notAGame', { problem: long }))).toContain(long);
  });

  test('messages contain the actual and the expected value', () => {
    expect(sentence(start, take(other(begin(2, { players: ['Ana', 'Ben'] }))))).toBe(
      'This game was played by Ana, Ben, not by Melanie, Antoine.',
    );
    expect(sentence(start, take(foreignGame))).toContain('"mine", not "pinned"');
    expect(sentence(start, take(start.game))).toContain('round 1');
    expect(sentence(open, { type: 'setLunaLevel', level: 6 })).toContain('4 or 5, not 6');
    expect(sentence(atChapter(start, 2), take(end))).toMatch(/chapter 2/);
  });
});

describe('an action that is illegal in the game', () => {
  test.each([null, {}, 'pass', { type: 'win' }])('is rejected: %j', (action) => {
    const result = tryCampaignReduce(start, from({ type: 'play', action }));
    expect(result).toMatchObject({ ok: false, violations: [{ code: 'malformedAction' }] });
  });

  test('returns the violations of the game', () => {
    const action = { type: 'pass', seat: 0 } as const;
    const result = tryCampaignReduce(start, { type: 'play', action });
    expect(result).toEqual({ ok: false, violations: rules.explain(start.game, action) });
    expect(() => campaignReduce(start, { type: 'play', action })).toThrow(/SETUP-39/);
  });
});

describe('accepted actions', () => {
  test('do not change the state or the game, and return a frozen state', () => {
    const game: unknown = JSON.parse(JSON.stringify(end));
    const copies = [JSON.stringify(start), JSON.stringify(game)];
    const next = campaignReduce(start, take(game));
    expect([JSON.stringify(start), JSON.stringify(game)]).toEqual(copies);
    expect(Object.isFrozen(next)).toBe(true);
    expect(Object.isFrozen(next.results[0]?.games)).toBe(true);
    expect(Object.isFrozen(game)).toBe(false);
    expect(settle(open, 4).results).not.toBe(open.results);
    expect(open.results).toMatchObject([{ lunaBonus: null }]);
  });

  test('do not exist once the campaign is over', () => {
    expect(campaign.campaignActions(over)).toEqual([]);
  });

  test('include every legal action', () => {
    for (const state of [start, open, lost])
      for (const action of campaign.campaignActions(state)) expect(tryCampaignReduce(state, action).ok).toBe(true);
  });
});

const wrong: readonly unknown[] = [null, undefined, 7, 'x', {}, [null], { schema: 1 }, { schema: 1, game: {} }];

const given = wrong.map((value) => [JSON.stringify(value), value as never] as const);

test.each(given)('calls with a value that is not a campaign throw a typed error: %s', (_, value) => {
  expect(() => campaign.campaignActions(value)).toThrow(ForeignStateError);
  expect(() => campaignScore(value)).toThrow(ForeignStateError);
  expect(() => campaignViewFor(value, 0)).toThrow(ForeignStateError);
  expect(() => levelChoices(value)).toThrow(RangeError);
});
