import { describe, expect, test } from 'vitest';
import { put } from '../../kit/belt.ts';
import { LUNA } from '../../kit/luna.ts';
import { lunaDue, MIN_2, moves, turnOf } from '../../kit/lunaBelt.ts';
import { confront } from '../../kit/menace.ts';
import { randomNumbers } from '../../kit/numbers.ts';
import type { BoardSide, CreateGameOptions, GameState } from '../../kit/pinned.ts';
import { COMPANIES, createGame, defaultContent, MENACE_IDS } from '../../kit/pinned.ts';
import { at, type Change, eventsOf, lay, player, refusal, table } from '../../kit/table.ts';

describe('LUNA-35 the Belt', () => {
  /** The events of Luna's turn, except those of the board. */
  function played(card: string, board: BoardSide): unknown {
    const { state, events } = turnOf(lunaDue(card, () => {}, { board }));
    const { sectors, stations: _, belt, options, ...rest } = state;
    return { rest, events };
  }
  const expands = (id: string): boolean =>
    defaultContent.luna.cards.some((card) => card.id === id && card.actions.some(({ kind }) => kind === 'expand'));
  const ids = defaultContent.luna.cards.map(({ id }) => id);

  test.each(ids.filter((id) => !expands(id)))(
    'LUNA-35 BELT-33 card %s, without expansion, works as on the Moon',
    (id) => {
      expect(played(id, 'belt')).toEqual(played(id, 'moon'));
    },
  );

  test.each(ids.filter(expands))('LUNA-35 BELT-33 card %s expands on the board side in play', (id) => {
    const belt = turnOf(lunaDue(id)).events.map(({ type }) => type);
    expect(belt).toContain('outpostPlaced');
    expect(belt).not.toContain('sectorOccupied');
    const moon = turnOf(lunaDue(id, () => {}, { board: 'moon' })).events.map(({ type }) => type);
    expect(moon).toContain('sectorOccupied');
    expect(moon).not.toContain('outpostPlaced');
  });

  test('LUNA-35 her setup is the same on both board sides', () => {
    const options = { players: ['Melanie', 'Antoine'], seed: 'side', luna: { level: 6 } };
    const [moon, belt] = (['moon', 'belt'] as const).map((board) => createGame({ ...options, board }));
    expect(belt?.luna).toEqual(moon?.luna);
    expect(belt?.players).toEqual(moon?.players);
  });
});

describe('LUNA-34 missions', () => {
  test('LUNA-34 Luna has no status card', () => {
    const { state } = table.setUp({
      players: ['a', 'b'],
      seed: '',
      board: 'belt',
      missions: true,
      luna: { level: 2 },
    });
    expect(state.players).toHaveLength(3);
    expect(state.missions?.status).toHaveLength(2);
    expect(at(state, 2)).toMatchObject({ markers: 5, oneTimeMarkers: 0 });
  });

  test('LUNA-34 her turn asks no player for a decision and changes no status card', () => {
    for (const { id } of defaultContent.luna.cards) {
      const before = lunaDue(id, () => {}, { missions: true });
      const { state, events } = turnOf(before);
      expect(table.rules.pending(state).map(({ kind }) => kind)).toEqual(['turn']);
      expect(eventsOf(events, 'taskClaimed')).toEqual([]);
      expect(state.missions?.status).toEqual(before.missions?.status);
      expect(table.rules.legalActions(state).every(({ seat }) => seat === 0)).toBe(true);
    }
  });
});

describe('MENACE-14 LUNA-36 menaces', () => {
  const END = { skymine: 16, minerva: 11, astrogo: 13, tawac: 2 };
  const facingMenace = (card: string, change: Change = () => {}): GameState =>
    lunaDue(card, change, { menace: 'spacePirates' });

  test.each([
    ['11', 'minerva', 10, 7],
    ['16', 'skymine', 15, 12],
  ] as const)('MENACE-14 MENACE-5 a shuttle she places on %s helps a human player', (end, company, asteroid, lower) => {
    const before = facingMenace(MIN_2, (draft) => {
      player(draft, LUNA).tracks[company] = 1;
      player(draft, 0).coins = 6;
      put(draft, company, { asteroid, space: 0 });
      put(draft, 'tawac', { shuttleSpace: lower });
      if (end === '11') put(draft, 'astrogo', { asteroid: 14, space: 0 });
      lay(draft, 0, 'B07');
    });
    const expanding = { type: 'useEnergy', seat: 0, company } as const;
    const { act } = table;
    const without = act({ ...before, stack: [{ kind: 'turn', seat: 0 }] }, expanding);
    expect(refusal(without, confront)).toEqual(['menaceOutOfReach MENACE-5']);
    const { state, events } = turnOf(before);
    expect(moves(events)).toContain(`${company} to ${end}`);
    const removed = act(act(state, expanding), confront);
    expect(removed.menace).toEqual({ id: 'spacePirates', holder: 0 });
  });

  test('MENACE-14 LUNA-36 she neither confronts nor pays, with any menace and card', () => {
    for (const menace of MENACE_IDS) {
      for (const { id } of defaultContent.luna.cards) {
        const change: Change = (draft) => {
          for (const company of COMPANIES) put(draft, company, { shuttleSpace: END[company] });
          Object.assign(player(draft, LUNA), { coins: 20, helium: 28, upload: 15 });
        };
        const beside = turnOf(lunaDue(id, change, { menace }));
        expect(beside.events).toEqual(turnOf(lunaDue(id, change)).events);
        expect(beside.state.menace).toEqual({ id: menace, holder: null });
        expect(table.rules.pending(beside.state).map(({ seat }) => seat)).toEqual([0]);
      }
    }
  });

  test('MENACE-14 LUNA-36 she never owns the menace in whole games', () => {
    const random = randomNumbers(14);
    const { rules, act } = table;
    for (const menace of MENACE_IDS) {
      const options: CreateGameOptions = {
        players: ['Melanie'],
        seed: menace,
        board: 'belt',
        luna: { level: 8 },
        menace,
      };
      let state = rules.createGame(options);
      while (!rules.isOver(state)) {
        const actions = rules.legalActions(state);
        const action =
          actions.find(({ type }) => type === 'confront') ?? actions[Math.floor(random() * actions.length)];
        if (action === undefined) throw new Error('no option');
        if (action.seat === LUNA) expect(action).toEqual({ type: 'lunaTurn', seat: LUNA });
        state = act(state, action);
        expect(state.menace?.holder).not.toBe(LUNA);
      }
    }
  });
});
