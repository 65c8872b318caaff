import { describe, expect, test } from 'vitest';
import { createCampaign, loadCampaign, tryCampaignReduce } from '../../../src/entries/campaign.ts';
import {
  type Action,
  type CreateGameOptions,
  createRules,
  InvalidContentError,
  InvalidOptionsError,
  InvalidRecordError,
  InvalidSaveError,
} from '../../../src/entries/index.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';

// Input may be an object that throws, changes its values or is endless.

const { checkRecord, content: defaultContent, createGame, createRecord, legalActions, loadGame, tryReduce } = rules;
const options: CreateGameOptions = { players: ['Ana', 'Ben'], seed: 'readers' };
const game = createGame(options);
const campaign = createCampaign({ players: ['Ana', 'Ben'], seed: 'readers' });

const no = (): never => {
  throw new TypeError('no');
};

function revoked(value: object): object {
  const { proxy, revoke } = Proxy.revocable(value, {});
  revoke();
  return proxy;
}

/** Makes a value hostile, where a getter throws for one key. */
type Hostile = (value: object, key: string) => never;

const HOSTILE: readonly (readonly [string, (value: object, key: string) => object])[] = [
  ['a getter that throws', (value, key) => Object.defineProperty({ ...value }, key, { enumerable: true, get: no })],
  ['a proxy that throws for its keys', (value) => new Proxy(value, { ownKeys: no })],
  ['a proxy that throws when it is read', (value) => new Proxy(value, { get: no })],
  ['a revoked proxy', revoked],
];

const pair = { players: ['Ana', 'Ben'], seed: '' };
const pass = { type: 'pass', seat: 0 };
const luna = (hostile: Hostile) => hostile({ level: 2 }, 'level');

type Thrown = new (...given: never[]) => Error;
const THROWING: readonly (readonly [string, Thrown, (hostile: Hostile) => unknown])[] = [
  ['options', InvalidOptionsError, (bad) => createGame(bad(options, 'seed'))],
  ['options of a record', InvalidOptionsError, (bad) => createRecord(bad(options, 'players'), [])],
  ["Luna's options", InvalidOptionsError, (bad) => createGame({ ...options, luna: luna(bad) })],
  [
    'a player',
    InvalidOptionsError,
    (bad) => createGame({ ...options, players: [bad({ id: 'a', name: 'b' }, 'name'), 'Ben'] }),
  ],
  ['options of a campaign', InvalidOptionsError, (bad) => createCampaign(bad(options, 'players'))],
  ["Luna's options of a campaign", InvalidOptionsError, (bad) => createCampaign({ ...pair, luna: luna(bad) })],
  ['an action of a record', InvalidRecordError, (bad) => createRecord(options, [bad(pass, 'seat')])],
  ['a save', InvalidSaveError, (bad) => loadGame(bad(game, 'deck'))],
  ['a save of a campaign', InvalidSaveError, (bad) => loadCampaign(bad(campaign, 'game'))],
  [
    'the options in a save of a campaign',
    InvalidSaveError,
    (bad) => loadCampaign({ ...campaign, options: bad(campaign.options, 'seed') }),
  ],
  ['a component set', InvalidContentError, (bad) => createRules(bad(defaultContent, 'cards'))],
];

describe.each(HOSTILE)('%s', (_what, hostile) => {
  test.each(THROWING)('is rejected as %s', (_as, error, call) => {
    expect(() => call(hostile as Hostile)).toThrow(error);
  });

  test.each<readonly [string, (hostile: Hostile) => unknown]>([
    ['an action', (bad) => tryReduce(game, bad(pass, 'seat'))],
    ['an action of a campaign', (bad) => tryCampaignReduce(campaign, bad({ type: 'setLunaLevel', level: 2 }, 'type'))],
    [
      'an action inside one of a campaign',
      (bad) => tryCampaignReduce(campaign, { type: 'play', action: bad({ type: 'pass' }, 'type') }),
    ],
    ['a record', (bad) => checkRecord(bad(createRecord(options, []), 'actions'))],
  ])('gives problems as %s', (_as, call) => {
    expect(call(hostile as Hostile)).toMatchObject({ ok: false });
  });
});

/** Calls a function with a value whose key returns something else after its first read. Returns the number of reads. */
function readsOf<T extends object>(value: T, key: string, later: unknown, call: (changing: T) => void): number {
  let reads = 0;
  const get = (): unknown => {
    reads += 1;
    return reads > 1 ? later : Reflect.get(value, key);
  };
  call(Object.defineProperty({ ...value }, key, { enumerable: true, get }));
  return reads;
}

const first = must(legalActions(game)[0]);
const play = { type: 'play', action: must(legalActions(campaign.game)[0]) } as const;

test.each([
  ['an action', () => readsOf(first, 'seat', 99, (it) => expect(tryReduce(game, it)).toEqual(tryReduce(game, first)))],
  [
    'an action of a campaign',
    () => readsOf(play, 'type', 'setLunaLevel', (it) => expect(tryCampaignReduce(campaign, it).ok).toBe(true)),
  ],
  ['options', () => readsOf(options, 'seed', 'other', (it) => expect(createGame(it)).toEqual(game))],
  [
    'a component set',
    () => readsOf(defaultContent, 'id', 'other', (it) => expect(createRules(it).content.id).toBe(defaultContent.id)),
  ],
] as const)('reads a value that changes only once: %s', (_what, reads) => {
  expect(reads()).toBe(1);
});

describe('endless lists', () => {
  const endless: unknown[] = [];
  endless.length = 4e9;

  test('rejects a sparse list of players immediately', () => {
    expect(() => createGame({ ...options, players: endless as string[] })).toThrow(InvalidOptionsError);
    expect(() => createCampaign({ seed: '', players: endless as string[] })).toThrow(InvalidOptionsError);
  });

  test('rejects sparse lists of cards and of actions immediately', () => {
    const action = { type: 'useResources', seat: 0, cards: endless } as Action;
    expect(tryReduce(game, action)).toMatchObject({ ok: false, violations: [{ code: 'malformedAction' }] });
    expect(checkRecord({ ...createRecord(options, []), actions: endless })).toMatchObject({ ok: false });
  });
});

describe('-0 never gets into a state', () => {
  test('from options', () => {
    const state = createGame({ ...options, firstPlayer: -0, luna: { level: -0 } });
    expect(Object.is(state.options.firstPlayer, 0)).toBe(true);
    expect(Object.is(state.options.luna?.level, 0)).toBe(true);
  });

  test('from an action', () => {
    const start = createGame({ ...options, firstPlayer: 0 });
    const action = must(legalActions(start, 0)[0]);
    const result = tryReduce(start, { ...action, seat: -0 });
    expect(result).toMatchObject({ ok: true });
    expect(result).toStrictEqual(tryReduce(start, action));
  });

  test('from a save and from a record', () => {
    const negative = (text: string): string => text.replaceAll(':0,', ':-0,').replaceAll('[0,', '[-0,');
    expect(loadGame(negative(JSON.stringify(game)))).toStrictEqual(game);
    const record = createRecord({ ...options, firstPlayer: 0 }, []);
    const checked = checkRecord(JSON.parse(negative(JSON.stringify(record))));
    if (!checked.ok) throw new Error('it was refused');
    expect(Object.is(checked.state.options.firstPlayer, 0)).toBe(true);
  });
});
