import { describe, expect, test } from 'vitest';
import { takeCoin, useEnergy } from '../../../kit/actions.ts';
import { nothing } from '../../../kit/changes.ts';
import { confront, lastTurn, playOut, sacrifice } from '../../../kit/menace.ts';
import { type Action, type GameState, MENACE_IDS, type MenaceId, type PlayerScore } from '../../../kit/pinned.ts';
import { row, scoreOf } from '../../../kit/scores.ts';
import { type Change, eventsOf, lay, player, table } from '../../../kit/table.ts';

// The same final position with each menace, confronted or not. Without a menace it would score this much.
const MELANIE = { coins: 6, astrogo: 4 * 1, tawac: 1 * 3, skymine: 3 * 4, minerva: 2 * 5, tank: 40, research: 40 };
const ANTOINE = { coins: 3, astrogo: 1 * 1, tawac: 3 * 3, skymine: 1 * 4, minerva: 1 * 5, tank: 10, research: 10 };
const LUNA = { coins: 7, astrogo: 0, tawac: 0, skymine: 5 * 4, minerva: 2 * 5, tank: 15, research: 20 };

type Parts = Omit<PlayerScore, 'total'>;
interface Ending {
  readonly id: MenaceId;
  readonly rule: string;
  readonly round: number;
  /** The pieces at the start of Melanie's last turn, just enough to confront the menace. */
  readonly start: Change;
  readonly confronting: readonly Action[];
  readonly won: { readonly melanie: Parts; readonly total: number; readonly round: number };
  readonly lost: { readonly melanie: Parts; readonly antoine: Parts; readonly totals: readonly [number, number] };
}
/** The wild share counts for Minerva, the most valuable company. */
const WITH_WILD = { ...MELANIE, minerva: 3 * 5 };

const ENDINGS: readonly Ending[] = [
  {
    id: 'spacePirates',
    rule: 'MENACE-15',
    round: 7,
    start: nothing,
    confronting: [confront],
    won: { melanie: { ...WITH_WILD, coins: 6 - 6, tank: 45 }, total: 119, round: 7 }, // 3 tank steps
    lost: { melanie: { ...MELANIE, coins: 0 }, antoine: { ...ANTOINE, coins: 0 }, totals: [109, 39] },
  },
  {
    id: 'rogueComet',
    rule: 'MENACE-16',
    round: 7,
    start: (draft) => lay(draft, 0, 'B08'),
    confronting: [confront],
    won: { melanie: { ...WITH_WILD, coins: 6 + 4 }, total: 124, round: 7 },
    lost: { melanie: { ...MELANIE, minerva: 2 * 3 }, antoine: { ...ANTOINE, minerva: 1 * 3 }, totals: [111, 40] },
  },
  {
    id: 'einsteinRosenBridge',
    rule: 'MENACE-17',
    round: 7,
    start: nothing,
    confronting: [sacrifice('diamond-energy2', 'C07'), takeCoin, takeCoin], // the Skymine share is lost with C07
    won: { melanie: { ...WITH_WILD, coins: 6 + 2, skymine: 2 * 4 }, total: 118, round: 7 },
    lost: {
      melanie: { ...MELANIE, skymine: 2 * 4, astrogo: 3 * 1 }, // C07 and C09
      antoine: { ...ANTOINE, tawac: 2 * 3 }, // C10
      totals: [110, 39],
    },
  },
  {
    id: 'unknownProbe',
    rule: 'MENACE-18',
    round: 7,
    start: nothing,
    confronting: [confront, { type: 'advanceSteps', seat: 0, company: 'tawac', steps: 3 }], // from 1 share to 3
    won: { melanie: { ...WITH_WILD, tawac: 3 * 3 }, total: 126, round: 7 },
    lost: { melanie: { ...MELANIE, tank: 0 }, antoine: { ...ANTOINE, tank: 0 }, totals: [75, 32] },
  },
  {
    id: 'singularity',
    rule: 'MENACE-19',
    round: 6,
    start: nothing,
    confronting: [confront],
    won: { melanie: { ...WITH_WILD, coins: 6 + 3 }, total: 123, round: 7 },
    lost: { melanie: MELANIE, antoine: ANTOINE, totals: [115, 42] },
  },
  {
    id: 'temporalAnomaly',
    rule: 'MENACE-20',
    round: 7,
    confronting: [confront],
    start: (draft) => void Object.assign(player(draft, 0), { helium: 13, upload: 8 }),
    won: { melanie: { ...WITH_WILD, tank: 25, research: 20 }, total: 85, round: 7 },
    lost: { melanie: { ...MELANIE, tank: 25, research: 20 }, antoine: ANTOINE, totals: [80, 42] },
  },
];

/** The scores of the human players by category, and their totals. */
function expectPeople(state: GameState, melanie: Parts, antoine: Parts, totals: readonly [number, number]): void {
  expect(scoreOf(state, 0)).toEqual(row(melanie));
  expect(scoreOf(state, 1)).toEqual(row(antoine));
  expect([scoreOf(state, 0).total, scoreOf(state, 1).total]).toEqual(totals);
}

test('covers every menace', () => {
  expect(ENDINGS.map(({ id }) => id)).toEqual([...MENACE_IDS]);
});

describe.each(ENDINGS)('$rule $id', ({ id, rule, round, start, confronting, won, lost }) => {
  test(`${rule} MENACE-12 scores the base game plus a wild share when confronted at the last moment`, () => {
    const { act } = table;
    const before = act(lastTurn(id, start), useEnergy('skymine'));
    const { state, events } = playOut(act(before, ...confronting));
    expect(state.menace).toEqual({ id, holder: 0 });
    expect(eventsOf(events, 'menaceStrikes')).toEqual([]);
    expect(state.round).toBe(won.round);
    expectPeople(state, won.melanie, ANTOINE, [won.total, 42]);
    expect(table.rules.winners(state)).toEqual([0]);
    expect(table.rules.timeLoop(state)).toBeNull();
  });

  test(`${rule} MENACE-13 takes effect at the end of the game when ignored`, () => {
    const { state, events } = playOut(lastTurn(id, start));
    expect(state.menace).toEqual({ id, holder: null });
    expect(eventsOf(events, 'menaceStrikes')).toEqual([{ type: 'menaceStrikes', menace: id }]);
    expect(events.at(-1)).toEqual({ type: 'gameEnded' });
    expect(state.round).toBe(round);
    expectPeople(state, lost.melanie, lost.antoine, lost.totals);
    expect(table.rules.winners(state)).toEqual(id === 'temporalAnomaly' ? [] : [0]);
  });

  test(`${rule} MENACE-14 takes effect at the end of a game with Luna when ignored`, () => {
    const { state, events } = playOut(lastTurn(id, start, { luna: { level: 2 } }));
    expect(eventsOf(events, 'menaceStrikes')).toHaveLength(1);
    expect(state.round).toBe(round);
    expectPeople(state, lost.melanie, lost.antoine, lost.totals);
    expect(scoreOf(state, 2)).toEqual(row(LUNA));
    expect(scoreOf(state, 2).total).toBe(72);
    expect(table.rules.winners(state)).toEqual(id === 'temporalAnomaly' ? [] : [0]);
  });

  test(`${rule} MENACE-3 does not affect the score of an unfinished game`, () => {
    const state = lastTurn(id, start);
    expect(scoreOf(state, 1)).toEqual(row(ANTOINE));
    expect(scoreOf(state, 0).total).toBe(id === 'temporalAnomaly' ? 80 : 115);
  });
});
