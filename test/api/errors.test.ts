import { expect, test, vi } from 'vitest';
import * as campaign from '../../src/entries/campaign.ts';
import * as rules from '../../src/entries/index.ts';
import * as notation from '../../src/entries/notation.ts';
import { thrown } from '../kit/thrown.ts';

const all = { ...rules, ...campaign, ...notation };
const GUARDS = Object.entries(all).filter(([name]) => /^is[A-Z]\w*Error$/.test(name)) as [
  string,
  (error: unknown) => boolean,
][];

/** A call that throws each error, with the given copy of the library. */
const THROWING: Readonly<Record<string, (library: typeof all) => unknown>> = {
  invalidOptions: ({ createGame }) => createGame({ players: [], seed: 'errors' }),
  illegalAction: ({ createGame, reduce }) =>
    reduce(createGame({ players: ['Ana', 'Ben'], seed: 'errors' }), { type: 'pass', seat: 0 }),
  foreignState: ({ createGame, pending }) =>
    pending({ ...createGame({ players: ['Ana', 'Ben'], seed: 'errors' }), schema: 0 }),
  foreignRules: ({ restrictRules }) => restrictRules(null as never, null as never),
  corruptState: ({ createGame, legalActions }) => {
    const choice = { kind: 'oneOf', seat: 0, rewards: [], context: {} } as const;
    return legalActions({ ...createGame({ players: ['Ana', 'Ben'], seed: 'errors' }), stack: [choice] });
  },
  deadEnd: ({ restrictRules, rules: given }) => {
    const reasons = { never: { en: 'Never.' } };
    const stuck = restrictRules(given, { id: 'stuck', reasons, forbid: () => 'never' });
    return stuck.pending(stuck.createGame({ players: ['Ana', 'Ben'], seed: 'errors' }));
  },
  invalidRecord: ({ replay }) => replay(null as never),
  invalidSave: ({ loadGame }) => loadGame(null),
  invalidContent: ({ createRules }) => createRules(null as never),
  invalidNotation: ({ parseRecord }) => parseRecord(''),
  illegalCampaignAction: ({ createCampaign, campaignReduce }) =>
    campaignReduce(createCampaign({ players: ['Ana', 'Ben'], seed: 'errors' }), null as never),
};

async function anotherCopy(): Promise<typeof all> {
  vi.resetModules();
  return {
    ...(await import('../../src/entries/index.ts')),
    ...(await import('../../src/entries/campaign.ts')),
    ...(await import('../../src/entries/notation.ts')),
  };
}

test('each error has its own code and type guard, which also recognizes errors of another copy of the library', async () => {
  const other = await anotherCopy();
  expect(other.IllegalActionError).not.toBe(rules.IllegalActionError);
  expect(GUARDS).toHaveLength(Object.keys(THROWING).length);
  for (const [code, provoke] of Object.entries(THROWING)) {
    for (const library of [all, other]) {
      const error = thrown(Error, () => provoke(library));
      expect(error).toMatchObject({ code });
      const name = code === 'invalidNotation' ? 'isNotationError' : `is${code[0]?.toUpperCase()}${code.slice(1)}Error`;
      expect(GUARDS.filter(([, guard]) => guard(error)).map(([guard]) => guard)).toEqual([name]);
    }
  }
});

test('the type guards reject everything else', () => {
  const others = [null, undefined, 'illegalAction', new Error('illegalAction'), { code: 'illegalAction' }];
  for (const [, guard] of GUARDS) for (const other of others) expect(guard(other)).toBe(false);
});
