import { describe, expect, test } from 'vitest';
import { createCampaign, loadCampaign, tryCampaignReduce } from '../../../src/entries/campaign.ts';
import {
  type Action,
  type Content,
  type CreateGameOptions,
  checkRecord,
  createGame,
  createRecord,
  createRules,
  defaultContent,
  InvalidContentError,
  InvalidOptionsError,
  InvalidRecordError,
  InvalidSaveError,
  legalActions,
  loadGame,
  tryReduce,
} from '../../../src/entries/index.ts';

// Input may be an object that throws, changes its values or is endless.

const options: CreateGameOptions = { players: ['Ana', 'Ben'], seed: 'readers' };
const game = createGame(options);
const campaign = createCampaign({ players: ['Ana', 'Ben'], seed: 'readers' });

/** A value with a key that throws when it is read. */
const throwing = (value: object, key: string): never =>
  Object.defineProperty({ ...value }, key, {
    enumerable: true,
    get() {
      throw new TypeError('no');
    },
  }) as never;

const HOSTILE: readonly (readonly [string, (value: object, key: string) => never])[] = [
  ['a getter that throws', throwing],
  [
    'a proxy that throws for its keys',
    (value) =>
      new Proxy(value, {
        ownKeys() {
          throw new TypeError('no');
        },
      }) as never,
  ],
  [
    'a proxy that throws when it is read',
    (value) =>
      new Proxy(value, {
        get() {
          throw new TypeError('no');
        },
      }) as never,
  ],
  [
    'a revoked proxy',
    (value) => {
      const { proxy, revoke } = Proxy.revocable(value, {});
      revoke();
      return proxy as never;
    },
  ],
];

describe.each(HOSTILE)('%s', (_what, hostile) => {
  test('is rejected as options', () => {
    const error = InvalidOptionsError;
    expect(() => createGame(hostile(options, 'seed'))).toThrow(error);
    expect(() => createRecord(hostile(options, 'players'), [])).toThrow(error);
    expect(() => createGame({ ...options, luna: hostile({ level: 2 }, 'level') })).toThrow(error);
    expect(() => createGame({ ...options, players: [hostile({ id: 'a', name: 'b' }, 'name'), 'Ben'] })).toThrow(error);
    expect(() => createCampaign(hostile({ ...options }, 'players'))).toThrow(error);
    expect(() => createCampaign({ players: ['Ana', 'Ben'], seed: '', luna: hostile({ level: 2 }, 'level') })).toThrow(
      error,
    );
  });

  test('is rejected as an action', () => {
    expect(tryReduce(game, hostile({ type: 'pass', seat: 0 }, 'seat'))).toMatchObject({ ok: false });
    expect(tryCampaignReduce(campaign, hostile({ type: 'setLunaLevel', level: 2 }, 'type'))).toMatchObject({
      ok: false,
    });
    expect(tryCampaignReduce(campaign, { type: 'play', action: hostile({ type: 'pass' }, 'type') })).toMatchObject({
      ok: false,
    });
    expect(() => createRecord(options, [hostile({ type: 'pass', seat: 0 }, 'seat')])).toThrow(InvalidRecordError);
  });

  test('is rejected as a save, a record and a component set', () => {
    expect(() => loadGame(hostile(game, 'deck'))).toThrow(InvalidSaveError);
    expect(() => loadCampaign(hostile(campaign, 'game'))).toThrow(InvalidSaveError);
    expect(() => loadCampaign({ ...campaign, options: hostile(campaign.options, 'seed') })).toThrow(InvalidSaveError);
    expect(checkRecord(hostile(createRecord(options, []), 'actions'))).toMatchObject({ ok: false });
    expect(() => createRules(hostile(defaultContent, 'cards'))).toThrow(InvalidContentError);
  });
});

/** A value with a key that returns something else each time it is read. */
function changing<T extends object>(
  value: T,
  key: string,
  values: readonly unknown[],
): { value: T; reads: () => number } {
  let reads = 0;
  const changed = Object.defineProperty({ ...value }, key, {
    enumerable: true,
    get: () => {
      reads += 1;
      return values[Math.min(reads, values.length) - 1];
    },
  });
  return { value: changed, reads: () => reads };
}

describe('values that change while they are read are read once', () => {
  const [first] = legalActions(game);
  if (first === undefined) throw new Error('there is an action');

  test('an action', () => {
    const { value, reads } = changing<Action>(first, 'seat', [first.seat, 99]);
    expect(tryReduce(game, value)).toEqual(tryReduce(game, first));
    expect(reads()).toBe(1);
  });

  test('an action of a campaign', () => {
    const { value, reads } = changing({ type: 'play', action: first } as const, 'type', ['play', 'setLunaLevel']);
    expect(tryCampaignReduce(campaign, value).ok).toBe(tryCampaignReduce(campaign, { type: 'play', action: first }).ok);
    expect(reads()).toBe(1);
  });

  test('options', () => {
    const { value, reads } = changing(options, 'seed', ['readers', 'other']);
    expect(createGame(value)).toEqual(game);
    expect(reads()).toBe(1);
  });

  test('a component set', () => {
    const { value, reads } = changing<Content>(defaultContent, 'id', [defaultContent.id, 'other']);
    expect(createRules(value).content.id).toBe(defaultContent.id);
    expect(reads()).toBe(1);
  });
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
    expect(Object.is(createCampaign({ players: ['Ana', 'Ben'], seed: '', luna: { level: 2 } }).lunaLevel, 2)).toBe(
      true,
    );
  });

  test('from an action', () => {
    const start = createGame({ ...options, firstPlayer: 0 });
    const action = legalActions(start, 0)[0];
    if (action === undefined) throw new Error('there is an action');
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
