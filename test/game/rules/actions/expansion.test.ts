import { describe, expect, test } from 'vitest';
import { occupy, stop, useEnergy } from '../../../kit/actions.ts';
import { energyCards } from '../../../kit/belt.ts';
import { coins, expandedTrack, helium, research } from '../../../kit/effects.ts';
import type { Action, CardId, Company, Effect, GameEvent, GameState } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { left, station } from '../../../kit/stations.ts';
import {
  type Change,
  coinsIn,
  fetchCard,
  findCard,
  giveTile,
  hold,
  lay,
  at as of,
  player,
  refusal,
  settle,
  tableOf,
  tableWith,
  warned,
} from '../../../kit/table.ts';

// Around Minerva's station: sectors 16 and 21 across a single border, 23 across a double one. Beyond: 16-21, 21-23 and
// 23-24 single, 21=24 double. Sector 17 is an enclave in sector 15.

/** The default Moon with a dome in every sector, and with structures only in the given sectors. */
function moonWith(structures: Readonly<Record<number, readonly Effect[]>>) {
  const { moon } = defaultContent;
  const sectors = moon.sectors.map((sector) => ({
    ...sector,
    domes: 1,
    structures: structures[sector.number] ?? [],
  }));
  return tableWith({ ...defaultContent, moon: { ...moon, sectors } });
}
const bare = moonWith({});

const energyCard = (value: number): CardId =>
  findCard(({ action, share }) => action.kind === 'energy' && action.value === value && share === null);

/** Seat 0 has used energy cards with this total for a company. */
function expanding(total: number, company: Company, change: Change = () => {}, moon = bare): GameState {
  const start = moon.onTurn((draft) => {
    lay(draft, 0, ...energyCards(total));
    change(draft);
  });
  return moon.act(start, { type: 'useEnergy', seat: 0, company });
}

/** The sectors that can be entered. */
const targets = (state: GameState): number[] => [...new Set(bare.options(state, 'occupy').map(({ sector }) => sector))];
const kinds = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);
/** Outposts in a sector. */
const within = (state: GameState, sector: number): readonly Company[] => state.sectors[sector - 1] ?? [];

describe('starting the action', () => {
  test('EXP-1 energy moves outposts of the company from its station into new sectors', () => {
    const state = bare.act(expanding(2, 'minerva'), occupy(21), occupy(16));
    expect(state.sectors.flatMap((company, index) => company.map((each) => `${each} ${index + 1}`))).toEqual([
      'minerva 16',
      'minerva 21',
    ]);
    expect(left(state, 'minerva')).toEqual([3, 5, 5]);
  });

  test('EXP-2 uses every face-up energy card and the energy tile, and nothing else', () => {
    const start = bare.onTurn((draft) => {
      lay(draft, 0, energyCard(1), energyCard(2), energyCard(3), 'diamond-carbon2'); // slots 1, 2, 3 and 0
      player(draft, 0).used[1] = true; // the card of value 1 was already used
      giveTile(draft, 0, 'energyTile');
    });
    const [used] = bare.played(start, useEnergy('minerva')).events;
    expect(used).toMatchObject({ type: 'energyUsed', cards: [energyCard(2), energyCard(3), 'energyTile'], energy: 7 });
  });

  test.each<[string, Change]>([
    ['in hand', (draft) => hold(draft, 0, energyCard(2))],
    [
      'resting',
      (draft) => {
        fetchCard(draft, energyCard(2));
        player(draft, 0).resting[1]?.push(energyCard(2));
      },
    ],
    [
      'face down',
      (draft) => {
        lay(draft, 0, energyCard(2));
        player(draft, 0).used.fill(true);
      },
    ],
    ['of another player', (draft) => lay(draft, 1, energyCard(2))],
  ])('EXP-2 energy cards %s do not allow the action', (_, change) => {
    const state = bare.onTurn(change);
    expect(refusal(state, useEnergy('minerva'))).toEqual(['noEnergyCard EXP-2']);
    expect(bare.options(state, 'useEnergy')).toEqual([]);
  });

  test.each<[string, number, Change]>([
    ['one card', 3, (draft) => lay(draft, 0, energyCard(3))],
    ['cards of 1, 2 and 3', 6, (draft) => lay(draft, 0, energyCard(1), energyCard(2), energyCard(3))],
    ['the energy tile alone', 2, (draft) => giveTile(draft, 0, 'energyTile')],
    [
      'a card and the first energy bonus',
      2,
      (draft) => {
        lay(draft, 0, energyCard(1));
        player(draft, 0).bonuses.skymine = 1;
      },
    ],
    [
      'a card, the tile and the second energy bonus',
      7,
      (draft) => {
        lay(draft, 0, energyCard(3));
        giveTile(draft, 0, 'energyTile');
        player(draft, 0).bonuses.skymine = 2;
      },
    ],
  ])('EXP-3 energy of %s is %i', (_, energy, change) => {
    const state = bare.act(bare.onTurn(change), useEnergy('minerva'));
    expect(prompt(state)).toMatchObject({ kind: 'expansion', params: { energy } });
  });

  test('EXP-4 any company can be chosen, even without a share, marker or outpost of it', () => {
    const state = bare.onTurn((draft) => lay(draft, 0, energyCard(1)));
    expect(bare.options(state, 'useEnergy').map(({ company }) => company)).toEqual(COMPANIES);
  });

  test('EXP-4 chooses the company first and spends all the energy on it', () => {
    const start = bare.onTurn((draft) => lay(draft, 0, energyCard(3)));
    expect(refusal(start, occupy(21))).toEqual(['notThisDecision ROUND-9']);
    const state = bare.act(start, useEnergy('minerva'), occupy(21));
    expect(refusal(state, useEnergy('skymine'))).toEqual(['notThisDecision EXP-12']);
    expect(refusal(state, occupy(19))).toEqual(['outOfReach EXP-7']); // at Skymine's station
  });

  test('EXP-4 AMB-EXP-3 a company with an empty station can be chosen and the energy is lost', () => {
    const start = bare.onTurn((draft) => {
      lay(draft, 0, energyCard(3));
      station('minerva', 0, 0, 0)(draft);
    });
    expect(warned(start, useEnergy('minerva'))).toEqual(['energyLost EXP-16']);
    const { state, events } = bare.played(start, useEnergy('minerva'));
    expect(events).toContainEqual({ type: 'energyLost', seat: 0, energy: 3 });
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
    expect(of(state, 0).used).toContain(true);
  });

  test('EXP-5 a share on an energy card has no effect in play and counts in the scoring', () => {
    const card = findCard(({ action, share }) => action.kind === 'energy' && share === 'minerva');
    const start = bare.onTurn((draft) => {
      lay(draft, 0, card);
      station('minerva', 4, 4, 0)(draft);
    });
    const { state, events } = bare.played(start, useEnergy('tawac'));
    const printed = defaultContent.cards.find(({ id }) => id === card)?.action;
    expect(events[0]).toMatchObject({ energy: printed?.kind === 'energy' ? printed.value : 0 });
    expect(kinds(events)).toEqual(['energyUsed']);
    expect(of(state, 0).tracks).toEqual(of(start, 0).tracks);
    const without = { ...start, players: start.players.map((each) => ({ ...each, area: each.area.map(() => null) })) };
    const value = (now: GameState): number => bare.rules.score(now)[0]?.minerva ?? 0;
    expect(value(without)).toBe(0);
    expect(value(start)).toBeGreaterThan(0);
  });

  test('EXP-6 sectors, then rewards, then ousting, then the end of the turn', () => {
    const moon = moonWith({ 21: [coins(2)] });
    const start = expanding(2, 'minerva', (draft) => settle(draft, 'skymine', 21), moon);
    const { state, events } = moon.played(start, occupy(21));
    expect(kinds(events).filter((type) => type !== 'resolved')).toEqual([
      'sectorOccupied',
      'coins',
      'outpostReturned',
      'turnStarted',
    ]);
    expect(of(state, 0).used[1]).toBe(true);
  });
});

describe('sectors in reach', () => {
  test('EXP-7 starts with only the sectors next to the company’s station', () => {
    expect(targets(expanding(6, 'minerva'))).toEqual([16, 21, 23]);
    expect(targets(expanding(6, 'tawac'))).toEqual([2, 3, 4]);
    expect(refusal(expanding(6, 'minerva'), occupy(24))).toEqual(['outOfReach EXP-7']);
  });

  test('EXP-7 outposts of the company extend the reach, including those of the same action', () => {
    expect(targets(expanding(6, 'minerva', (draft) => settle(draft, 'minerva', 21)))).toContain(24);
    const state = bare.act(expanding(6, 'minerva'), occupy(21));
    expect(targets(state)).toEqual([15, 16, 18, 23, 24]);
  });

  test('EXP-7 AMB-EXP-8 outposts of other companies do not extend the reach, even your own', () => {
    const state = expanding(6, 'minerva', (draft) => settle(draft, 'skymine', 21));
    expect(refusal(state, occupy(24))).toEqual(['outOfReach EXP-7']);
  });

  test.each(COMPANIES.filter((company) => company !== 'minerva'))(
    'EXP-8 a sector with an outpost of %s is open',
    (rival) => {
      const state = bare.act(
        expanding(6, 'minerva', (draft) => settle(draft, rival, 21)),
        occupy(21),
      );
      expect(within(state, 21)).toEqual([rival, 'minerva']);
    },
  );

  test('EXP-8 a sector with an earlier or new outpost of the company is closed', () => {
    const state = bare.act(
      expanding(6, 'minerva', (draft) => settle(draft, 'minerva', 16)),
      occupy(21),
    );
    expect(refusal(state, occupy(16))).toEqual(['ownOutpost EXP-8']);
    expect(refusal(state, occupy(21))).toEqual(['ownOutpost EXP-8']);
  });

  test('EXP-13 there are two enclaves, each bordering the one sector around it and no station', () => {
    const enclaves = defaultContent.moon.sectors.filter(({ enclaveIn }) => enclaveIn !== null);
    expect(enclaves).toHaveLength(2);
    for (const { enclaveIn, neighbours, stations } of enclaves) {
      expect(neighbours.map(({ sector }) => sector)).toEqual([enclaveIn]);
      expect(stations).toEqual([]);
    }
  });

  test('EXP-13 an enclave is entered only from the sector around it', () => {
    const around = [11, 16, 18, 21]; // all neighbours of sector 15
    const outside = expanding(6, 'minerva', (draft) => settle(draft, 'minerva', ...around));
    expect(refusal(outside, occupy(17))).toEqual(['enclave EXP-13']);
    expect(targets(outside)).not.toContain(17);
    expect(targets(bare.act(outside, occupy(15)))).toContain(17);
  });

  test('EXP-14 an outpost cut off from the station still extends the reach', () => {
    const state = expanding(6, 'minerva', (draft) => settle(draft, 'minerva', 4));
    expect(targets(state)).toEqual([3, 6, 9, 16, 21, 23]);
  });

  test('EXP-7 EXP-15 only sectors 1 to 24 are targets, never a station', () => {
    const state = expanding(6, 'minerva', (draft) => settle(draft, 'minerva', 4)); // 4 borders Tawac's station
    for (const sector of [0, -1, 25]) expect(refusal(state, occupy(sector))).toEqual(['noSuchSector EXP-7']);
    const everywhere = expanding(6, 'minerva', (draft) =>
      settle(draft, 'minerva', ...defaultContent.moon.sectors.slice(0, 14).map(({ number }) => number)),
    );
    expect(targets(everywhere).every((sector) => sector >= 1 && sector <= 24)).toBe(true);
    expect(left(bare.act(everywhere, occupy(16, 2)), 'tawac')).toEqual([5, 5, 5]);
  });
});

describe('sector costs', () => {
  const nothing: Change = () => {};
  const from21: Change = (draft) => settle(draft, 'minerva', 21);
  const beside21: Change = (draft) => {
    settle(draft, 'minerva', 21);
    settle(draft, 'tawac', 24);
  };

  test.each<[string, number, number, Change]>([
    ['single border from the station', 21, 1, nothing],
    ['double border from the station', 23, 2, nothing],
    ['single border from an outpost', 18, 1, from21],
    ['double border from an outpost', 24, 2, from21],
    ['single border and a rival', 21, 2, (draft) => settle(draft, 'skymine', 21)],
    ['double border and a rival', 23, 3, (draft) => settle(draft, 'skymine', 23)],
    ['double border from an outpost, and a rival', 24, 3, beside21],
  ])('EXP-9 %s', (_, sector, cost, change) => {
    const after = bare.played(expanding(6, 'minerva', change), occupy(sector));
    expect(after.events[0]).toMatchObject({ type: 'sectorOccupied', sector, energy: cost });
    expect(prompt(after.state)).toMatchObject({ kind: 'expansion', params: { energy: 6 - cost } });
  });

  test.each<[string, number, readonly number[]]>([
    ['an outpost before the station', 23, [21]], // single border to 21, double to the station
    ['the station before an outpost', 21, [24]], // single border to the station, double to 24
    ['the nearer of two outposts', 15, [18, 21]], // single border to 18, double to 21
  ])('EXP-9 AMB-EXP-1 uses the cheapest of several borders: %s', (_, sector, outposts) => {
    const state = expanding(3, 'minerva', (draft) => settle(draft, 'minerva', ...outposts));
    expect(bare.played(state, occupy(sector)).events[0]).toMatchObject({ sector, energy: 1 });
  });

  test('EXP-10 a sector that costs more than the energy left is closed', () => {
    const state = bare.act(expanding(2, 'minerva'), occupy(21));
    expect(refusal(state, occupy(24))).toEqual(['tooLittleEnergy EXP-10']);
    expect(targets(state)).not.toContain(24);
    expect(targets(bare.act(expanding(3, 'minerva'), occupy(21)))).toContain(24); // exactly enough
  });

  test.each([0, 1, 2])(
    'EXP-10 AMB-EXP-4 takes one outpost from column %i of the station when the player chooses it',
    (column) => {
      const state = bare.act(expanding(2, 'minerva'), occupy(21, column));
      expect(left(state, 'minerva')).toEqual([5, 5, 5].map((all, index) => (index === column ? all - 1 : all)));
      expect(within(state, 21)).toEqual(['minerva']);
    },
  );

  test('EXP-10 the sector cannot be entered when the column has no outpost', () => {
    const state = expanding(2, 'minerva', station('minerva', 0, 2, 1));
    expect(refusal(state, occupy(21, 0))).toEqual(['emptyColumn STATION-3']);
    expect(refusal(state, occupy(21, 1))).toEqual([]);
  });

  test('EXP-11 the new outpost waits next to the rival for its reward', () => {
    const moon = moonWith({ 21: [coins(2)] });
    const start = expanding(5, 'minerva', (draft) => settle(draft, 'skymine', 21), moon);
    const { state, events } = moon.played(start, occupy(21));
    expect(within(state, 21)).toEqual(['skymine', 'minerva']);
    expect(prompt(state)).toMatchObject({ kind: 'expansion', params: { entered: [21] } });
    expect(coinsIn(events, 0)).toBe(0);
    expect(left(state, 'skymine')).toEqual([4, 5, 5]);
  });

  test('EXP-12 enters sector after sector until the energy is spent', () => {
    // As in the example of the rulebook: 21 for 1, 16 for 1, and 24 for 3 with a rival in it.
    let state = expanding(5, 'minerva', (draft) => settle(draft, 'skymine', 24));
    const energies = [21, 16].map((sector) => {
      state = bare.act(state, occupy(sector));
      const now = prompt(state);
      return now?.kind === 'expansion' ? now.params.energy : 0;
    });
    expect(energies).toEqual([4, 3]);
    const { events } = bare.played(state, occupy(24));
    expect(events[0]).toMatchObject({ type: 'sectorOccupied', sector: 24, energy: 3 });
    expect(kinds(events)).not.toContain('energyLost');
  });

  test('EXP-12 the player may stop and loses the energy left, with a warning', () => {
    const start = bare.act(expanding(3, 'minerva'), occupy(21));
    expect(warned(start, stop)).toEqual(['energyLeft EXP-12']);
    const { state, events } = bare.played(start, stop);
    expect(events).toContainEqual({ type: 'energyLost', seat: 0, energy: 2 });
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('AMB-EXP-2 the player may spend no energy, and the cards are still turned face down', () => {
    const state = bare.act(expanding(5, 'minerva'), stop);
    expect(state.sectors.flat()).toEqual([]);
    expect(of(state, 0).used.filter(Boolean)).toHaveLength(2);
    expect(left(state, 'minerva')).toEqual([5, 5, 5]);
  });

  test('EXP-16 loses energy that is not enough for any sector', () => {
    const start = bare.onTurn((draft) => {
      lay(draft, 0, energyCard(1));
      settle(draft, 'skymine', 16, 21);
    });
    expect(warned(start, useEnergy('minerva'))).toEqual(['energyLost EXP-16']);
    expect(warned(start, useEnergy('tawac'))).toEqual([]);
    const { state, events } = bare.played(start, useEnergy('minerva'));
    expect(events).toContainEqual({ type: 'energyLost', seat: 0, energy: 1 });
    expect(within(state, 16)).toEqual(['skymine']);
    expect(of(state, 0).used[1]).toBe(true);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('EXP-16 BSP-9 the warning considers only the energy of a destroyed card', () => {
    const tracks = { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'E2' } as const;
    /** The card in hand is destroyed for its action. Another one is in the area. */
    const salvaging = (destroy: CardId, laid: readonly CardId[]): GameState => {
      const start = bare.onTurn(
        (draft) => {
          hold(draft, 0, destroy);
          lay(draft, 0, ...laid);
          settle(draft, 'skymine', 16, 21);
          player(draft, 0).bonuses.tawac = 1;
        },
        { tracks },
      );
      return bare.act(start, { type: 'placeBonusMarker', seat: 0, space: 'tawac1', destroy });
    };
    expect(warned(salvaging(energyCard(3), []), useEnergy('minerva'))).toEqual([]);
    expect(warned(salvaging(energyCard(1), [energyCard(3)]), useEnergy('minerva'))).toEqual(['energyLost EXP-16']);
  });
});

describe('after the energy is spent', () => {
  test('EXP-17 AMB-EXP-10 rewards every structure of every new sector, and no sector of earlier turns', () => {
    const moon = moonWith({
      16: [coins(1), helium(1)],
      21: [coins(2), coins(1)],
      23: [coins(2), helium(2), research(3)],
    });
    const start = expanding(2, 'minerva', (draft) => settle(draft, 'minerva', 23), moon);
    const middle = moon.act(start, occupy(21));
    const { state, events } = moon.played(middle, occupy(16));
    expect(coinsIn(events, 0)).toBe(4);
    expect(of(state, 0).helium).toBe(of(start, 0).helium + 1);
    expect(kinds(events)).not.toContain('researchGained');
  });

  /** Seat 0 has entered a pit and a lab. Its marker is in front of a barrier, and it has no coins. */
  function beforeBarrier(): { state: GameState; cost: number; before: number } {
    const [barrier] =
      defaultContent.tracks.find(({ id }) => id === defaultContent.recommended.tracks.minerva)?.barriers ?? [];
    const { before, cost } = barrier ?? { before: 0, cost: 0 };
    const moon = moonWith({ 16: [expandedTrack(1)], 21: [research(cost)] });
    const start = expanding(
      2,
      'minerva',
      (draft) => {
        player(draft, 0).coins = 0;
        player(draft, 0).tracks.minerva = before - 1;
      },
      moon,
    );
    return { state: moon.act(start, occupy(21), occupy(16)), cost, before };
  }

  /** Takes the reward of one kind. */
  function take(state: GameState, kind: string): GameState {
    const now = prompt(state);
    const reward = now?.kind === 'rewards' ? now.params.rewards.findIndex((each) => each.kind === kind) : -1;
    return tableOf(state).act(state, { type: 'takeReward', seat: 0, reward });
  }

  test('EXP-17 AMB-EXP-7 with research points first, their coins pay the barrier of the pit', () => {
    const { state, cost, before } = beforeBarrier();
    const coins = Array.from({ length: cost }, (): Action => ({ type: 'takeCoin', seat: 0 }));
    const paid = tableOf(state).act(take(state, 'researchPoints'), ...coins, {
      type: 'advance',
      seat: 0,
      company: 'minerva',
    });
    expect(of(paid, 0).tracks.minerva).toBe(before);
    expect(of(paid, 0).coins).toBe(0);
  });

  test('EXP-17 AMB-EXP-7 with the pit first, its steps are lost without coins for the barrier', () => {
    const { state, before } = beforeBarrier();
    const blocked = take(state, 'trackSteps');
    expect(of(blocked, 0).tracks.minerva).toBe(before - 1);
    expect(prompt(blocked)).toMatchObject({ kind: 'research', seat: 0 });
  });

  test('EXP-17 only an available reward can be taken', () => {
    const { state } = beforeBarrier();
    expect(refusal(state, { type: 'takeReward', seat: 0, reward: 2 })).toEqual(['noSuchReward EXP-17']);
  });

  test('AMB-EXP-6 rewards cannot be declined', () => {
    const { state } = beforeBarrier();
    expect(refusal(state, stop)).toEqual(['notThisDecision EXP-17']);
    expect(refusal(take(state, 'researchPoints'), stop)).toEqual(['notThisDecision RP-4']);
  });

  test('EXP-18 AMB-EXP-5 rivals leave after all rewards, to columns chosen by the active player', () => {
    const moon = moonWith({ 21: [research(1)] });
    const start = expanding(
      3,
      'minerva',
      (draft) => {
        settle(draft, 'skymine', 21);
        station('skymine', 4, 5, 4)(draft);
      },
      moon,
    );
    const spending = moon.act(start, occupy(21), stop);
    expect(prompt(spending)).toMatchObject({ kind: 'research' });
    expect(within(spending, 21)).toEqual(['skymine', 'minerva']);
    expect(left(spending, 'skymine')).toEqual([4, 5, 4]);

    const ousting = moon.act(spending, { type: 'takeCoin', seat: 0 });
    expect(prompt(ousting)).toEqual({ seat: 0, kind: 'ousting', params: { outpost: 'skymine', sector: 21 } });
    const state = moon.act(ousting, { type: 'returnOutpost', seat: 0, column: 2 });
    expect(left(state, 'skymine')).toEqual([4, 5, 5]);
  });

  test('EXP-18 EXP-19 removes only the rivals of new sectors and leaves one outpost in each', () => {
    const start = expanding(4, 'minerva', (draft) => {
      settle(draft, 'skymine', 16, 18);
      settle(draft, 'tawac', 21);
    });
    const state = bare.act(start, occupy(21), occupy(16));
    expect([16, 18, 21].map((sector) => within(state, sector))).toEqual([['minerva'], ['skymine'], ['minerva']]);
    expect(left(state, 'skymine')).toEqual([4, 5, 5]);
    expect(left(state, 'tawac')).toEqual([5, 5, 5]);
  });

  test('EXP-19 rewarded outposts give nothing in the next expansion', () => {
    const moon = moonWith({ 21: [coins(2)] });
    const first = expanding(
      1,
      'minerva',
      (draft) => {
        for (const seat of [1, 2, 3]) player(draft, seat).passed = true;
      },
      moon,
    );
    const second = moon.act(first, occupy(21));
    expect(of(second, 0).coins).toBe(of(first, 0).coins + 2);
    const again = { ...second, players: second.players.map((each) => ({ ...each, used: each.used.map(() => false) })) };
    const last = moon.act(again, useEnergy('minerva'), occupy(16));
    expect(of(last, 0).coins).toBe(of(second, 0).coins);
  });

  test('EXP-20 the turn ends with only the energy cards and the energy tile face down', () => {
    const start = bare.onTurn((draft) => {
      lay(draft, 0, energyCard(1), 'diamond-carbon2', energyCard(2));
      giveTile(draft, 0, 'energyTile');
    });
    const state = bare.act(start, useEnergy('minerva'), stop);
    expect(of(state, 0).used).toEqual([false, true, false, true, false]);
    expect(of(state, 0).tiles).toEqual([{ tile: 'energyTile', used: true, on: null }]);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });
});

describe('structures', () => {
  /** Minerva enters sector 21, which has these structures. */
  function entering(structures: readonly Effect[], change: Change = () => {}) {
    const moon = moonWith({ 21: structures });
    const before = expanding(1, 'minerva', change, moon);
    return { before, ...moon.played(before, occupy(21)) };
  }

  test.each([1, 2])('EXP-21 a deep mine of %i pays this many coins', (amount) => {
    const { before, state } = entering([coins(amount)]);
    expect(of(state, 0).coins).toBe(of(before, 0).coins + amount);
  });

  test.each<[Company, number, number]>([
    ['skymine', 19, 1],
    ['minerva', 21, 2],
    ['astrogo', 1, 2],
    ['tawac', 3, 1],
  ])('EXP-22 an open-pit mine moves the marker of the expanded company %s', (company, sector, steps) => {
    const moon = moonWith({ [sector]: [expandedTrack(steps)] });
    const before = expanding(1, company, () => {}, moon);
    const state = moon.act(before, occupy(sector));
    const { tracks } = of(before, 0);
    expect(of(state, 0).tracks).toEqual({ ...tracks, [company]: tracks[company] + steps });
  });

  test('EXP-22 steps beyond the end of the track are lost', () => {
    const track = defaultContent.tracks.find(({ id }) => id === defaultContent.recommended.tracks.minerva);
    const last = (track?.shares.length ?? 0) - 1;
    const { state, events } = entering([expandedTrack(2)], (draft) => {
      player(draft, 0).tracks.minerva = last - 1;
    });
    expect(of(state, 0).tracks.minerva).toBe(last);
    expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'minerva', steps: 1 });
  });

  test('EXP-22 AMB-EXP-6 a barrier on the way may stay unpaid', () => {
    const [barrier] =
      defaultContent.tracks.find(({ id }) => id === defaultContent.recommended.tracks.minerva)?.barriers ?? [];
    const space = (barrier?.before ?? 0) - 1;
    const { state } = entering([expandedTrack(1)], (draft) => {
      player(draft, 0).tracks.minerva = space;
      player(draft, 0).coins = 5;
    });
    expect(prompt(state)).toMatchObject({ kind: 'barrier', params: { company: 'minerva', steps: 1 } });
    expect(of(tableOf(state).act(state, stop), 0)).toMatchObject({ coins: 5, tracks: { minerva: space } });
  });

  test.each([1, 2])('EXP-23 a helium depot of %i moves the helium-3 marker this many steps', (steps) => {
    const { before, state } = entering([helium(steps)]);
    expect(of(state, 0).helium).toBe(of(before, 0).helium + steps);
  });

  test('EXP-23 SPECIAL-2 steps beyond the end of the tank track pay 2 coins each', () => {
    const { last } = defaultContent.playerBoard.tank;
    const { before, state } = entering([helium(2)], (draft) => {
      player(draft, 0).helium = last - 1;
    });
    expect(of(state, 0).helium).toBe(last);
    expect(of(state, 0).coins).toBe(of(before, 0).coins + 2);
  });

  test('EXP-24 the points of all new research stations are spent together', () => {
    const moon = moonWith({ 16: [research(1)], 21: [research(2), research(1)], 23: [research(5)] });
    const start = expanding(2, 'minerva', (draft) => settle(draft, 'minerva', 23), moon);
    const state = moon.act(start, occupy(16), occupy(21));
    expect(prompt(state)).toEqual({ seat: 0, kind: 'research', params: { points: 4 } });
  });

  test('EXP-25 collection domes give nothing when a sector is entered', () => {
    const { before, state, events } = entering([]);
    expect(of(state, 0)).toEqual({ ...of(before, 0), used: [false, true, false, false, false] });
    expect(kinds(events)).toEqual(['sectorOccupied', 'resolved', 'turnStarted']);
  });

  test('EXP-25 domes count for a company field scientist', () => {
    const card = findCard(({ action }) => action.kind === 'fieldScientist' && action.company === 'minerva');
    const state = bare.onTurn((draft) => {
      lay(draft, 0, card);
      settle(draft, 'minerva', 16, 21);
    });
    expect(bare.played(state, { type: 'useFieldScientist', seat: 0, card }).events[0]).toMatchObject({ domes: 2 });
  });
});
