import { describe, expect, test } from 'vitest';
import { formatRecord, parseRecord } from '../../src/entries/notation.ts';
import { begin, rules } from '../kit/campaign.ts';
import { createGame, InvalidOptionsError } from '../kit/pinned.ts';

// The rulings about her turn are in test/scenarios/luna.
describe('the option edition', () => {
  test('is French by default, and kept in the game and in every chapter of a campaign', () => {
    expect(createGame({ players: ['Ana'], seed: '', luna: { level: 1 } }).options.luna).toEqual({
      level: 1,
      edition: 'french',
    });
    const luna = { level: 3, edition: 'international' } as const;
    const campaign = begin(2, { luna });
    expect(campaign.options.luna).toEqual(luna);
    expect(campaign.game.options.luna).toEqual(luna);
    expect(begin(2, { luna: { edition: 'international' } }).options.luna).toEqual(luna);
  });

  test('is part of records, notation, saves and views', () => {
    const luna = { level: 2, edition: 'international' } as const;
    const switches = { shareCardsMayBeDestroyed: true, lunaTakesSupplement: 'linked' } as const;
    const options = { players: ['Ana'], seed: 'kept', luna, switches };
    const state = createGame(options);
    const kept = { luna, switches: expect.objectContaining(switches) };
    const record = rules.createRecord(options, []);
    expect(record.options).toMatchObject(kept);
    expect(rules.replay(record).options).toEqual(state.options);
    expect(parseRecord(formatRecord(record))).toEqual(record);
    expect(rules.loadGame(rules.saveGame(state)).options).toEqual(state.options);
    expect(rules.viewFor(state, 'spectator').options).toMatchObject(kept);
    const forged = { ...state, options: { ...state.options, luna: { ...luna, edition: 'german' } } };
    expect(() => rules.loadGame(forged)).toThrow(/luna\.edition/);
  });

  test.each([
    { level: 2, edition: 'german' },
    { level: 2, edition: null },
  ])('%j is refused by its name', (luna) => {
    const make = () => createGame({ players: ['Ana'], seed: '', luna: luna as never });
    expect(make).toThrow(InvalidOptionsError);
    expect(make).toThrow(/luna\.edition: expected 'french' or 'international'/);
  });

  test.each([true, false, 'sometimes'])('rejects lunaTakesSupplement: %s and names it', (share) => {
    const make = () =>
      createGame({ players: ['Ana', 'Ben'], seed: '', switches: { lunaTakesSupplement: share as never } });
    expect(make).toThrow(/switches\.lunaTakesSupplement: expected 'always' or 'linked' or 'never'/);
  });
});
