import { describe, expect, test } from 'vitest';
import { placeOutpost, placeShuttle, stop } from '../../../kit/actions.ts';
import { bare, beltExpansion, on, onBelt, put, route, space, stock } from '../../../kit/belt.ts';
import type { Action, CardId, Company, GameState } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { at, type Change, findCard, hold, lay, player, refusal, table } from '../../../kit/table.ts';

type Columns = readonly [number, number, number];

/** The value of one share card of Minerva for seat 0 when its station has these pieces. */
function worth(pieces: Columns, opened: readonly boolean[] = []): number {
  const card: CardId = findCard(({ action, share }) => action.kind === 'share' && share === 'minerva');
  const value = (change: Change): number => {
    const state = onBelt((draft) => {
      stock(draft, 'minerva', pieces, opened);
      player(draft, 0).tracks.minerva = 0;
      change(draft);
    });
    return table.rules.score(state)[0]?.minerva ?? 0;
  };
  return value((draft) => hold(draft, 0, card)) - value(() => {});
}

describe('the end of the game', () => {
  test.each<[Columns, number]>([
    [[6, 5, 6], 0],
    [[5, 5, 6], 0],
    [[3, 5, 6], 1],
    [[0, 5, 6], 5],
    [[6, 4, 6], 0],
    [[6, 3, 6], 1],
    [[6, 0, 6], 5],
    [[6, 5, 1], 3],
    [[6, 5, 0], 5],
    [[2, 2, 2], 2 + 2 + 2],
    [[0, 0, 0], 15],
  ])('BELT-31 with %j pieces in the station’s columns, a share is worth %i', (pieces, value) => {
    expect(worth(pieces)).toBe(value);
  });

  test('BELT-31 an uncovered crossed-out space stays visible', () => {
    expect(worth([5, 4, 6], [true, true, false])).toBe(2 + 2);
  });

  /** All seats pass until the game is over. */
  function toTheEnd(from: GameState): GameState {
    let state = from;
    while (!table.rules.isOver(state)) state = table.skip(table.finishRound(state).state, 'planning');
    return state;
  }

  test('BELT-31 the game ends after round 7, with the scoring of the base game', () => {
    const sixth = toTheEnd(
      onBelt((draft) => {
        draft.round = 6;
      }),
    );
    expect(sixth.round).toBe(7);
    const [first] = table.rules.score(sixth);
    const { astrogo, tawac, skymine, minerva, coins, tank, research, total } = first ?? {};
    const sum = [astrogo, tawac, skymine, minerva, coins, tank, research].reduce((a = 0, b = 0) => a + b, 0);
    expect(total).toBe(sum);
    expect(table.rules.winners(sixth).length).toBeGreaterThan(0);
  });
});

describe('missions on the Belt', () => {
  const claim: Action = { type: 'claimTask', seat: 0, mission: 'mission4', column: 2 }; // five expansions

  /** Expands Minerva with these actions, with mission 4 face up. */
  function expanded(...steps: readonly Action[]): GameState {
    const withMission: Change = (draft) => {
      if (draft.missions !== null) draft.missions.faceUp = ['mission4'];
    };
    const start = beltExpansion('minerva', 6, withMission, bare, { missions: true });
    return bare.act(start, ...steps, stop);
  }

  test('BELT-32 outposts and shuttles count together for the mission task', () => {
    const five = expanded(placeOutpost(18), placeOutpost(24), placeShuttle(22), placeShuttle(19), placeOutpost(18, 1));
    expect(refusal(five, claim)).toEqual([]);
    const four = expanded(placeOutpost(18), placeOutpost(24), placeShuttle(22), placeShuttle(19));
    expect(prompt(four)).toMatchObject({ kind: 'turn', seat: 1 }); // nothing to claim
  });
});

describe('Luna on the Belt', () => {
  /** Luna plays card I-6 (2 steps with the biggest lead, expand 2 MIN), with Minerva ahead. */
  function expansion(change: Change = () => {}) {
    const start = onBelt(
      (draft) => {
        if (draft.luna === null) throw new Error('Luna does not play');
        const luna = draft.luna.seat;
        draft.luna.slots = draft.luna.slots.map((_, index) => (index === 1 ? { card: 'I-6', faceUp: false } : null));
        const none = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
        for (const each of draft.players) each.tracks = { ...none };
        player(draft, luna).tracks.minerva = 1;
        lay(draft, 0, 'A09');
        change(draft);
      },
      { players: ['Melanie'], luna: { level: 2 } },
    );
    const due = table.act(start, { type: 'useFieldScientist', seat: 0, card: 'A09' });
    expect(prompt(due)).toMatchObject({ kind: 'lunaTurn', seat: 1 });
    return { before: due, ...table.played(due, { type: 'lunaTurn', seat: 1 }) };
  }

  test('BELT-33 Luna pays for neither lightning nor ousting: each of her points occupies a space', () => {
    const { state, events } = expansion();
    expect(on(state, space(10))).toEqual(['minerva']); // behind the station's lightning
    expect(on(state, route(7))).toEqual(['minerva']); // behind lightning as well
    expect(events.filter(({ type }) => type === 'outpostPlaced' || type === 'shuttlePlaced')).toMatchObject([
      { type: 'outpostPlaced', seat: 1, asteroid: 10, energy: 0 },
      { type: 'shuttlePlaced', seat: 1, shuttleSpace: 7, energy: 0 },
    ]);
  });

  test('BELT-33 Luna takes no reward', () => {
    const { before, state } = expansion();
    const { coins, helium, upload, tracks } = at(before, 1);
    expect(at(state, 1)).toMatchObject({ coins, helium, upload, tracks: { ...tracks, minerva: tracks.minerva + 2 } });
  });
});

describe('the menace', () => {
  const confront: Action = { type: 'confront', seat: 0 };
  const facing = (company: Company, energy: number, setUp: Change): GameState =>
    beltExpansion(company, energy, setUp, bare, { menace: 'rogueComet' });

  test.each([11, 16])('BELT-34 energy may confront the menace next to a shuttle on space %i', (number) => {
    const state = facing('minerva', 6, (draft) => put(draft, 'minerva', route(number)));
    expect(bare.options(state, 'confront')).toEqual([confront]);
    expect(prompt(bare.act(state, confront))).toMatchObject({ params: { energy: 1, confronted: true } });
  });

  test('BELT-34 energy cannot confront the menace from elsewhere, nor without a menace', () => {
    const setUp: Change = (draft) => put(draft, 'minerva', route(13));
    expect(refusal(facing('minerva', 6, setUp), confront)).toEqual(['menaceOutOfReach MENACE-5']);
    const peaceful = beltExpansion('minerva', 6, (draft) => put(draft, 'minerva', route(11)));
    expect(refusal(peaceful, confront)).toEqual(['noMenace MENACE-4']);
  });
});
