import { describe, expect, test } from 'vitest';
import type {
  CampaignAction,
  CampaignRecord,
  CampaignState,
  CreateCampaignOptions,
  ProvedAction,
} from '../../../src/entries/campaign.ts';
import { InvalidRecordError, LIMITS } from '../../../src/entries/index.ts';
import { atChapter, begin, beginWithLuna, campaign, ended, rules } from '../../kit/campaign.ts';
import type { Action, GameRecord, GameState } from '../../kit/pinned.ts';
import { walk } from '../../kit/randomGame.ts';

const { campaignReduce, tryCampaignReduce, loadCampaign, saveCampaign, campaignActions } = campaign;
const { createCampaignRecord, checkCampaignRecord, replayCampaign } = campaign;

/** A record of the current game, played to the end at random. */
function recordOf({ game }: CampaignState): GameRecord {
  const actions: Action[] = [];
  walk(rules, game, game.options.seed, ({ action }) => actions.push(action));
  return rules.createRecord(game.options, actions);
}

/** A start position edited to look like the end of a game. */
const forgedEnd = ({ game }: CampaignState): GameState => ({
  ...game,
  round: 7,
  stack: [],
  players: game.players.map((player) => ({ ...player, coins: 9999 })),
});

const start = begin(2);
const record = recordOf(start);
const accepted = campaignReduce(start, { type: 'takeRecord', record });

const takeRecord = (given: unknown): CampaignAction => ({ type: 'takeRecord', record: given as GameRecord });
const violationOf = (state: CampaignState, action: CampaignAction) => {
  const result = tryCampaignReduce(state, action);
  if (result.ok) throw new Error('the action was accepted');
  return result.violations[0];
};

const says = (words: RegExp) => ({
  message: expect.stringMatching(`^This is not a valid game record: .*${words.source}`),
});

describe('takeRecord', () => {
  test('accepts the final state of the record', () => {
    const end = rules.replay(record);
    expect(accepted).toEqual(campaignReduce(start, { type: 'trustGame', game: end }));
    expect(accepted).toMatchObject({ chapter: 2, results: [{ totals: record.result?.totals }] });
  });

  const { result: _, ...open } = record;
  const richer = { ...record, result: { ...record.result, totals: [9999, 0] } };
  const anotherStart = (options: Partial<CreateCampaignOptions>) => takeRecord(recordOf(begin(2, options)));

  test.each<readonly [string, CampaignState, CampaignAction, object]>([
    ['a state', start, takeRecord(forgedEnd(start)), { code: 'notARecord', rule: 'CAMP-5' }],
    [
      'an illegal action',
      start,
      takeRecord({ ...record, actions: record.actions.slice(1) }),
      says(/Action \d+ is illegal: /),
    ],
    ['a wrong result', start, takeRecord(richer), says(/\$\.result\.totals: expected /)],
    ['an open game', start, takeRecord({ ...open, actions: open.actions.slice(0, -1) }), { code: 'gameNotFinished' }],
    ['the game of an earlier chapter', accepted, takeRecord(record), { code: 'otherChapter' }],
    ['a game with another seed', start, anotherStart({ seed: 'other' }), { code: 'otherChapter' }],
    ['a game of other players', start, anotherStart({ players: ['Ana', 'Ben'] }), { code: 'otherPlayers' }],
  ])('rejects %s', (_what, state, action, violation) => {
    expect(violationOf(state, action)).toMatchObject(violation);
  });
});

test('trustGame accepts a state without a check', () => {
  expect(tryCampaignReduce(start, { type: 'trustGame', game: ended(start, [100, 90]) }).ok).toBe(true);
  expect(violationOf(start, { type: 'takeGame', game: ended(start, [100, 90]) } as never)?.code).toBe(
    'malformedCampaignAction',
  );
});

test('ends after 30 games and can always be saved', () => {
  let state = atChapter(begin(2, { menace: 'temporalAnomaly' }), 4);
  const game = ended(state, [100, 90]);
  for (let count = 1; count < LIMITS.loopGames; count += 1) {
    const { options } = state.game;
    state = campaignReduce(state, { type: 'trustGame', game: { ...game, options } });
    expect(state).toMatchObject({ phase: 'game', chapter: 4 });
  }
  expect(loadCampaign(saveCampaign(state))).toEqual(state);
  const end = campaignReduce(state, { type: 'trustGame', game: { ...game, options: state.game.options } });
  expect(end).toMatchObject({ phase: 'over', results: [{}, {}, {}, { totals: [100, 90], winners: [0] }] });
  expect(end.results[3]?.games).toHaveLength(LIMITS.loopGames);
  expect(loadCampaign(saveCampaign(end))).toEqual(end);
});

/** A whole campaign with Luna: the first chapter move by move, the others by their records. */
function played(): { readonly end: CampaignState; readonly actions: readonly ProvedAction[] } {
  let state = beginWithLuna(1);
  const actions: ProvedAction[] = [];
  const first = recordOf(state).actions.map((action): ProvedAction => ({ type: 'play', action }));
  while (state.phase !== 'over') {
    const next: readonly ProvedAction[] =
      state.phase === 'lunaLevel'
        ? campaignActions(state)
            .filter((each): each is ProvedAction => each.type === 'setLunaLevel')
            .slice(0, 1)
        : actions.length === 0
          ? first
          : [{ type: 'takeRecord', record: recordOf(state) }];
    for (const action of next) state = campaignReduce(state, action);
    actions.push(...next);
  }
  return { end: state, actions };
}

describe('the record of a campaign', () => {
  const { end, actions } = played();
  const whole = createCampaignRecord(end.options as never, actions);
  const { result: _, ...bare } = whole;

  test('replays to the final state', () => {
    expect(replayCampaign(whole)).toEqual(end);
    const parsed: unknown = JSON.parse(JSON.stringify(whole));
    expect(checkCampaignRecord(parsed)).toEqual({ ok: true, outcome: 'same', state: end });
    const { rules } = end.game;
    expect(whole).toMatchObject({ kind: 'campaign', schema: 1, rules, result: { totals: expect.any(Array) } });
    expect(Object.isFrozen(whole)).toBe(true);
  });

  test('may end at any point', () => {
    const part = createCampaignRecord({ ...begin(2).options, menace: 'rogueComet' }, []);
    expect(replayCampaign(part)).toEqual(begin(2));
  });

  test('contains no proof for a trusted game', () => {
    const trusted = { type: 'trustGame', game: ended(beginWithLuna(1), [100, 90]) };
    const checked = checkCampaignRecord({ ...bare, actions: [trusted] });
    expect(checked).toMatchObject({ ok: false, outcome: 'malformed', problems: [{ path: '$.actions[0]' }] });
    expect(() => createCampaignRecord({ ...begin(2).options, menace: 'rogueComet' }, [trusted as never])).toThrow(
      InvalidRecordError,
    );
  });

  const MALFORMED: readonly (readonly [string, unknown, string])[] = [
    ['nothing', null, '$'],
    ['a text', 'campaign', '$'],
    ['the record of a game', record, '$.'],
    ['another kind', { ...whole, kind: 'game' }, '$.kind'],
    ['another schema', { ...whole, schema: 2 }, '$.schema'],
    ['other components', { ...whole, content: { id: 'mine', fingerprint: 'x' } }, '$.content.fingerprint'],
    ['other options', { ...whole, options: { players: [] } }, '$.options'],
    ['a value that is not an action', { ...whole, actions: ['pass'] }, '$.actions[0]'],
    ['actions that are not a list', { ...whole, actions: {} }, '$.actions'],
    ['too many actions', { ...whole, actions: Array(60_000).fill(0) }, '$.actions'],
    ['an extra key', { ...whole, luck: 1 }, '$.luck'],
  ];
  test.each(MALFORMED)('is rejected with %s', (_what, given, at) => {
    const checked = checkCampaignRecord(given);
    if (checked.ok || checked.outcome !== 'malformed') throw new Error('it was read');
    expect(
      checked.problems.some(({ path }) => path.startsWith(at)),
      JSON.stringify(checked.problems),
    ).toBe(true);
    expect(() => replayCampaign(given as CampaignRecord)).toThrow(InvalidRecordError);
  });

  test('is rejected at the first illegal action', () => {
    const at = actions.findIndex(({ type }) => type === 'setLunaLevel');
    const broken = actions.map((action, index) => (index === at ? { type: 'setLunaLevel', level: 8 } : action));
    const checked = checkCampaignRecord({ ...bare, actions: broken });
    expect(checked).toMatchObject({ ok: false, outcome: 'stops', index: at, state: { phase: 'lunaLevel' } });
    expect(() => replayCampaign({ ...bare, actions: broken } as CampaignRecord)).toThrow(
      `Action ${at} is illegal: Luna`,
    );
  });

  test('is rejected when its result is wrong', () => {
    const other = { ...whole, result: { hash: 'x', totals: [0, 99] } };
    expect(checkCampaignRecord(other)).toMatchObject({
      ok: false,
      outcome: 'differs',
      problems: [{ path: '$.result.totals' }, { path: '$.result.hash' }],
    });
  });
});
