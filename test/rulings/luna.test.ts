import { describe, expect, test } from 'vitest';
import { formatRecord, parseRecord } from '../../src/entries/notation.ts';
import { begin, rules } from '../kit/campaign.ts';
import { eventsOf } from '../kit/events.ts';
import {
  earned,
  lunaBoard,
  lunaPlays,
  lunasTurn,
  occupied,
  rankCompanies,
  setTracks,
  soloTurn,
  tableWithEntries,
} from '../kit/luna.ts';
import type { Company, CreateGameOptions, LunaEdition } from '../kit/pinned.ts';
import { createGame, InvalidOptionsError } from '../kit/pinned.ts';
import { type Change, settle, show } from '../kit/table.ts';

const by = (edition?: LunaEdition): Partial<CreateGameOptions> => ({
  luna: { level: 2, ...(edition !== undefined && { edition }) },
});

describe('AMB-LACT-4 the most valuable share', () => {
  /** Luna's gains by card I-1 from slot B, besides the card on slot 1. Tawac is the most valuable company. */
  function taken(cards: Readonly<Record<number, string>>, edition?: LunaEdition): readonly string[] {
    const change: Change = (draft) => {
      draft.display = draft.display.map(() => null);
      rankCompanies(draft, 'tawac', 'astrogo', 'minerva', 'skymine');
      for (const [slot, card] of Object.entries(cards)) show(draft, Number(slot), card);
    };
    return lunaBoard(soloTurn('I-1', 'B', change, by(edition)).state).hand;
  }
  const WITHOUT_TAWAC = { 5: 'D01', 8: 'D02', 12: 'D03' };
  const WITH_TAWAC = { ...WITHOUT_TAWAC, 10: 'D04' };

  test('AMB-LACT-4 the French booklet: the share of the most valuable company, or none', () => {
    expect(taken(WITHOUT_TAWAC)).toEqual([]);
    expect(taken(WITHOUT_TAWAC, 'french')).toEqual([]);
    expect(taken(WITH_TAWAC, 'french')).toEqual(['D04']);
  });

  test('AMB-LACT-4 the international texts: the share of the most valuable company on display', () => {
    expect(taken(WITHOUT_TAWAC, 'international')).toEqual(['D03']);
    expect(taken(WITH_TAWAC, 'international')).toEqual(['D04']);
  });

  test('AMB-LACT-4 picks nothing when no share is on display', () => {
    const { events } = soloTurn('I-1', 'B', (draft) => {
      draft.display = draft.display.map(() => null);
    });
    expect(eventsOf(events, 'lunaCompaniesChosen')).toEqual([]);
  });

  test('AMB-LACT-4 the log contains the company and that she took nothing', () => {
    const { events } = soloTurn('I-1', 'B', (draft) => {
      draft.display = draft.display.map(() => null);
      rankCompanies(draft, 'tawac', 'astrogo', 'minerva', 'skymine');
      show(draft, 5, 'D01');
    });
    expect(eventsOf(events, 'lunaCompaniesChosen')).toMatchObject([{ companies: ['tawac'], rule: 'LACT-33' }]);
    expect(eventsOf(events, 'lunaSkipped')).toContainEqual(
      expect.objectContaining({ action: 'mostValuableShareCard', rule: 'LACT-33' }),
    );
  });
});

describe('AMB-LACT-5 the rival whose sector she takes', () => {
  /** Skymine expands by one point. All three sectors in reach are occupied: by Minerva, Astrogo and Minerva. */
  function placed(behind: Partial<Record<Company, number>>, edition?: LunaEdition) {
    const table = tableWithEntries(
      { kind: 'track', steps: 1, selection: 'leadByBiggestMargin' },
      { kind: 'expand', sectors: 1, prefer: 'min' },
    );
    const change: Change = (draft) => {
      settle(draft, 'minerva', 9, 22);
      settle(draft, 'astrogo', 19);
      settle(draft, 'tawac', 4, 24);
      setTracks(draft, 1, { skymine: 15, minerva: 5, astrogo: 5, tawac: 5 });
      setTracks(draft, 0, { minerva: 5, astrogo: 5, tawac: 5 });
      for (const [company, spaces] of Object.entries(behind)) setTracks(draft, 0, { [company]: 5 + spaces });
    };
    return lunaPlays(lunasTurn({ B: 'I-1' }, change, by(edition), table));
  }

  test('AMB-LACT-5 the French booklet: the company with her biggest deficit, even if out of reach', () => {
    const far = placed({ minerva: 1, astrogo: 3, tawac: 9 });
    expect(occupied(far)).toEqual([]);
    expect(eventsOf(far.events, 'lunaCompaniesChosen').at(-1)).toMatchObject({ companies: ['tawac'], rule: 'LACT-24' });
    expect(eventsOf(far.events, 'lunaSkipped')).toMatchObject([{ action: 'expand', rule: 'LACT-40' }]);
    expect(occupied(placed({ minerva: 1, astrogo: 3 }))).toEqual(['skymine 19']);
  });

  test('AMB-LACT-5 the international texts: the one with her biggest deficit in reach', () => {
    expect(occupied(placed({ minerva: 1, astrogo: 3, tawac: 9 }, 'international'))).toEqual(['skymine 19']);
  });
});

describe('AMB-LACT-11 the coins of the supplement space', () => {
  const coins: Change = (draft) => {
    draft.supplement = 3;
  };
  const linked = (['A', 'B', 'C', 'D'] as const).map(
    (slot) => (share: 'always' | 'linked' | 'never') =>
      earned(soloTurn('I-9', slot, coins, { switches: { lunaTakesSupplement: share } })),
  );

  test('AMB-LACT-11 always by default, as in the public helper', () => {
    expect(earned(soloTurn('I-9', 'A', coins))).toBe(3);
    expect(linked.map((take) => take('always'))).toEqual([3, 3, 3, 3]);
  });

  test('AMB-LACT-11 only from the linked space, as for human players, or never', () => {
    expect(linked.map((take) => take('linked')).sort()).toEqual([0, 0, 0, 3]);
    expect(linked.map((take) => take('never'))).toEqual([0, 0, 0, 0]);
  });
});

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
