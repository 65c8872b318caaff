import { describe, expect, test } from 'vitest';
import { placeOutpost, placeShuttle, stop, useEnergy } from '../../../kit/actions.ts';
import { bare, beltExpansion, energyCards, onBelt, paying, put, route, space } from '../../../kit/belt.ts';
import { coins, expandedTrack, helium, research } from '../../../kit/effects.ts';
import { prompt } from '../../../kit/play.ts';
import { at, type Change, coinsIn, giveTile, lay, player, refusal } from '../../../kit/table.ts';

/** Asteroid 18 pays 3 coins and 24 pays 1 coin. No other asteroid pays coins. */
const mines = paying({ 18: [coins(3)], 24: [coins(1)] });
/** Shuttle space 19 has the icon, 22 does not. */
const icons = paying({}, { 19: 1 });

describe('shuttle rewards', () => {
  test('BELT-17 a new shuttle on a space with the icon advances one space on the track of the company', () => {
    const start = beltExpansion('minerva', 6, (draft) => put(draft, 'minerva', space(18)), icons);
    const state = icons.act(start, placeShuttle(19), stop);
    expect(at(state, 0).tracks).toEqual({ ...at(start, 0).tracks, minerva: at(start, 0).tracks.minerva + 1 });
  });

  test('BELT-17 a space without the icon and an earlier shuttle give nothing', () => {
    const start = beltExpansion('minerva', 6, (draft) => put(draft, 'minerva', space(18), space(24), route(19)), icons);
    const { state, events } = icons.played(icons.act(start, placeShuttle(22)), stop);
    expect(at(state, 0).tracks).toEqual(at(start, 0).tracks);
    expect(coinsIn(events, 0)).toBe(0);
  });

  test('BELT-17 each of several icons counts', () => {
    const both = paying({}, { 19: 1, 22: 1 });
    const start = beltExpansion('minerva', 6, (draft) => put(draft, 'minerva', space(18)), both);
    const state = both.act(start, placeShuttle(19), placeShuttle(22), stop);
    expect(at(state, 0).tracks.minerva).toBe(at(start, 0).tracks.minerva + 2);
  });

  test('BELT-17 an advance blocked by a barrier that cannot be paid is lost', () => {
    const setUp: Change = (draft) => {
      put(draft, 'minerva', space(18));
      player(draft, 0).tracks.minerva = 6; // B1: a barrier of 1 before space 7
      player(draft, 0).coins = 0;
    };
    const start = icons.act(beltExpansion('minerva', 2, setUp, icons), placeShuttle(19));
    const { state, events } = icons.played(start, stop);
    expect(events).toContainEqual({ type: 'stepsLost', seat: 0, company: 'minerva', steps: 1 });
    expect(at(state, 0).tracks.minerva).toBe(6);
  });
});

describe('asteroid rewards', () => {
  test('BELT-18 the first outpost of a company on an asteroid earns everything on its screen', () => {
    const all = paying({ 18: [coins(3), helium(2), expandedTrack(1), research(1)] });
    const start = beltExpansion('minerva', 2, () => {}, all);
    const { state, events } = all.played(all.act(start, placeOutpost(18)), stop);
    expect(coinsIn(events, 0)).toBe(3);
    expect(at(state, 0).helium).toBe(at(start, 0).helium + 2);
    expect(at(state, 0).tracks.minerva).toBe(at(start, 0).tracks.minerva + 1);
    expect(prompt(state)).toMatchObject({ kind: 'research', params: { points: 1 } });
  });

  test('BELT-18 rivals there do not matter', () => {
    const start = beltExpansion('minerva', 3, (draft) => put(draft, 'skymine', space(18), space(18, 1)), mines);
    expect(coinsIn(mines.played(mines.act(start, placeOutpost(18, 2)), stop).events, 0)).toBe(3);
    expect(coinsIn(mines.played(mines.act(start, placeOutpost(18, 1)), stop).events, 0)).toBe(3);
  });

  test('BELT-18 two outposts on one asteroid in one action are rewarded once (AMB-BELT-4)', () => {
    const start = beltExpansion('minerva', 6, () => {}, mines);
    const state = mines.act(start, placeOutpost(18), placeOutpost(18, 1), placeOutpost(18, 2));
    expect(coinsIn(mines.played(state, stop).events, 0)).toBe(3);
  });

  test('BELT-18 another outpost in a later action earns nothing, even when it ousts a rival', () => {
    const start = beltExpansion(
      'minerva',
      3,
      (draft) => {
        put(draft, 'minerva', space(18, 1));
        put(draft, 'skymine', space(18, 0));
      },
      mines,
    );
    expect(coinsIn(mines.played(mines.act(start, placeOutpost(18, 2)), stop).events, 0)).toBe(0);
    expect(coinsIn(mines.played(mines.act(start, placeOutpost(18, 0)), stop).events, 0)).toBe(0);
  });

  test('BELT-18 each asteroid pays at the end of the action, not when a piece is placed', () => {
    const start = beltExpansion('minerva', 6, () => {}, mines);
    const first = mines.played(start, placeOutpost(18));
    const second = mines.played(first.state, placeOutpost(24));
    expect([coinsIn(first.events, 0), coinsIn(second.events, 0)]).toEqual([0, 0]);
    expect(coinsIn(mines.played(second.state, stop).events, 0)).toBe(4);
  });

  test('BELT-18 pays the expanding player, regardless of the shares of others', () => {
    const start = beltExpansion(
      'minerva',
      2,
      (draft) => {
        player(draft, 1).tracks.minerva = 8;
      },
      mines,
    );
    const { events } = mines.played(mines.act(start, placeOutpost(18)), stop);
    expect([coinsIn(events, 0), coinsIn(events, 1)]).toEqual([3, 0]);
  });
});

describe('returning to an asteroid', () => {
  /** Seat 0 ousts Minerva from space 0 of asteroid 24. Then seat 1 expands it back there. */
  function backTo24(setUp: Change): number {
    const start = onBelt(
      (draft) => {
        lay(draft, 0, ...energyCards(6));
        giveTile(draft, 1, 'energyTile');
        put(draft, 'skymine', space(21), route(23)); // 21-24*
        put(draft, 'minerva', space(24));
        setUp(draft);
      },
      { players: ['Melanie', 'Antoine'] },
      mines,
    );
    const alone = mines.skip(mines.act(start, useEnergy('skymine'), placeOutpost(24), stop), 'ousting');
    const back = mines.act(alone, useEnergy('minerva', 1));
    const { events } = mines.played(back, placeOutpost(24, 0, 0, 1));
    return coinsIn(events, 1);
  }

  test('BELT-35 a company that lost all its outposts there earns the reward again when it returns', () => {
    expect(backTo24(() => {})).toBe(1);
  });

  test('BELT-35 a company that still has another outpost there does not earn the reward again', () => {
    expect(backTo24((draft) => put(draft, 'minerva', space(24, 1)))).toBe(0);
  });
});

describe('order of rewards', () => {
  const mixed = paying({ 18: [research(1)], 24: [research(2)], 10: [coins(2)] }, { 22: 1 });
  /** Minerva has entered 24, 22 and 18. Its track marker is in front of a barrier. */
  const entered = () => {
    const start = beltExpansion(
      'minerva',
      5,
      (draft) => {
        player(draft, 0).tracks.minerva = 6; // B1: a barrier of 1 before space 7
        player(draft, 0).coins = 5;
      },
      mixed,
    );
    return mixed.act(start, placeOutpost(24), placeShuttle(22), placeOutpost(18), stop);
  };

  test('BELT-19 takes rewards in any order, regardless of the placing order', () => {
    const state = entered();
    if (prompt(state)?.kind !== 'rewards') throw new Error('no choice of rewards');
    const kinds = mixed.options(state, 'takeReward').map((option) => prompt(mixed.act(state, option))?.kind);
    expect([...kinds].sort()).toEqual(['barrier', 'research']);
    expect(refusal(state, { type: 'takeReward', seat: 0, reward: 2 })).toEqual(['noSuchReward BELT-19']);
  });

  test('BELT-19 adds up the research points of all asteroids', () => {
    const state = entered();
    const next = mixed.options(state, 'takeReward').map((option) => mixed.act(state, option));
    const research = next.map(prompt).find((each) => each?.kind === 'research');
    expect(research).toMatchObject({ params: { points: 3 } });
  });

  test('BELT-19 takes a postponed reward later and skips none', () => {
    const state = entered();
    const first = mixed.options(state, 'takeReward').find((option) => {
      return prompt(mixed.act(state, option))?.kind === 'research';
    });
    if (first === undefined) throw new Error('research cannot be taken first');
    const coin = { type: 'takeCoin', seat: 0 } as const;
    const paid = mixed.act(state, first, coin, coin, coin);
    expect(at(paid, 0).coins).toBe(8);
    expect(prompt(paid)).toMatchObject({ kind: 'barrier', params: { company: 'minerva', steps: 1 } });
  });

  test('BELT-19 asks for no order when only one reward needs a decision', () => {
    const state = bare.act(beltExpansion('minerva', 2), placeOutpost(18), stop);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });
});
