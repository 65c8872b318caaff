import { describe, expect, test } from 'vitest';
import { atPlanning, COUNTS, cardOf, changed, count, game, games } from '../../../kit/newGame.ts';
import { NAMES, SEATS } from '../../../kit/people.ts';
import type { Action, Company, GameState, Seat } from '../../../kit/pinned.ts';
import {
  createGame,
  defaultContent,
  explain,
  legalActions,
  PLAYER_ICONS,
  pending,
  reduce,
  startGame,
  tryReduce,
} from '../../../kit/pinned.ts';
import { at, lay, player, show, table, tableWith } from '../../../kit/table.ts';

function arrange(seat: Seat, ...cards: string[]): Action {
  return { type: 'arrangeStartingDecks', seat, cards };
}

describe('each player', () => {
  test('SETUP-24, SETUP-33 each player has the nine starting cards of a different icon', () => {
    const icons = game().players.map(({ hand }) => {
      const starting = hand.map(cardOf).filter(({ icon }) => icon !== null);
      expect(starting).toHaveLength(9);
      expect(new Set(starting.map(({ icon }) => icon)).size).toBe(1);
      return starting[0]?.icon;
    });
    expect(icons).toEqual(PLAYER_ICONS);
  });

  test('SETUP-25, AMB-SETUP-11 the board has five action slots and five resting slots, all empty', () => {
    for (const { area, used, resting, covered } of game().players) {
      expect(area).toEqual([null, null, null, null, null]);
      expect(used).toEqual([false, false, false, false, false]);
      expect(resting).toEqual([[], [], [], [], []]);
      expect(covered).toEqual([]);
    }
  });

  test('SETUP-26, SETUP-28, SETUP-32 all markers are at their start', () => {
    for (const each of game().players) {
      expect(each).toMatchObject({ helium: 0, upload: 0 });
      expect(each.tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
      expect(each.bonuses).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
    }
  });

  test('SETUP-28 the research track has no plan before the starting token is chosen', () => {
    for (const { plans } of game().players) expect(plans.every((plan) => plan === null)).toBe(true);
  });

  test('SETUP-27, PLAN-3 the outer two action slots are OFF and the three middle ones ON', () => {
    const state = atPlanning();
    for (const seat of SEATS) {
      const card = at(state, seat).hand[0] ?? '';
      const inSlot = (slot: number): Action => ({ type: 'planCard', seat, card, slot });
      for (const slot of [1, 2, 3]) expect(explain(state, inSlot(slot))).toEqual([]);
      for (const slot of [0, 4]) {
        expect(explain(state, inSlot(slot))).toMatchObject([{ code: 'slotOff', rule: 'PLAN-3', page: '10' }]);
      }
    }
  });

  test.each(COUNTS)('SETUP-29 each of %i players has 1 coin', (people) => {
    expect(game({ players: NAMES.slice(0, people) }).players.map(({ coins }) => coins)).toEqual(
      new Array<number>(people).fill(1),
    );
  });

  test.each([
    [2, 3],
    [3, 2],
    [4, 2],
  ])('SETUP-30 with %i players each has %i bonus markers', (people, markers) => {
    expect(game({ players: NAMES.slice(0, people) }).players.map((each) => each.markers)).toEqual(
      new Array<number>(people).fill(markers),
    );
  });

  test('SETUP-31, TB-3 only the bonus of track A2 adds markers from the box', () => {
    const crossing = (track: 'A1' | 'A2', space: number) => {
      const state = table.onTurn(
        (draft) => {
          lay(draft, 0, 'diamond-carbon1');
          player(draft, 0).tracks.skymine = space;
        },
        { players: NAMES.slice(0, 2), tracks: { skymine: track, minerva: 'B1', astrogo: 'C1', tawac: 'D1' } },
      );
      const moved = table.act(
        state,
        { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] },
        { type: 'advance', seat: 0, company: 'skymine' },
      );
      const again = table.skip(table.act(moved, { type: 'pass', seat: 1 }), 'pickUp', 'resting');
      expect(at(again, 0).tracks.skymine).toBe(space + 1);
      return at(again, 0).markers;
    };
    const thresholds = (id: string) => defaultContent.tracks.find((each) => each.id === id)?.thresholds ?? [];
    expect(thresholds('A2').map((threshold) => crossing('A2', threshold.at - 1))).toEqual([4, 5]);
    expect(thresholds('A1').map((threshold) => crossing('A1', threshold.at - 1))).toEqual([3, 3]);
  });

  test('AMB-SETUP-12 a hand may grow without limit', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon2');
      show(draft, 1, 'A09');
      player(draft, 0).hand.push(...draft.deck);
      draft.deck = [];
    });
    const cards = at(state, 0).hand.length;
    expect(cards).toBeGreaterThan(30);
    const acquired = table.act(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon2'], acquire: 1 });
    expect(at(acquired, 0).hand).toHaveLength(cards + 1);
    const passed = table.act(state, { type: 'pass', seat: 0 }, { type: 'pickUpDeck', seat: 0, slot: 1 });
    expect(at(passed, 0).hand).toHaveLength(cards + 1);
  });
});

describe('first player', () => {
  test.each(SEATS)('SETUP-35 the options can make seat %i the first player', (firstPlayer) => {
    const state = table.onTurn(undefined, { firstPlayer });
    expect(state).toMatchObject({ firstPlayer, nextFirstPlayer: firstPlayer });
    expect(pending(state)).toMatchObject([{ seat: firstPlayer, kind: 'turn' }]);
  });

  test.each(COUNTS)(
    'SETUP-35, AMB-SETUP-8 each of %i players is equally likely to be first player by default',
    (people) => {
      const first = games(600, { players: NAMES.slice(0, people), firstPlayer: 'random' }).map(
        ({ firstPlayer }) => firstPlayer,
      );
      for (const seat of SEATS.slice(0, people)) {
        expect(count(first, seat)).toBeGreaterThan((600 / people) * 0.8);
        expect(count(first, seat)).toBeLessThan((600 / people) * 1.2);
      }
    },
  );

  test('SETUP-35 draws the first player when the option is omitted', () => {
    const drawn = Array.from({ length: 30 }, (_, seed) => createGame({ players: NAMES, seed: String(seed) }));
    expect(new Set(drawn.map(({ firstPlayer }) => firstPlayer)).size).toBe(4);
  });

  test.each([
    [0, ['energy01', 'energy02', 'energy03', 'energy04']],
    [2, ['energy03', 'energy04', 'energy01', 'energy02']],
  ])('SETUP-36 deals single-energy cards clockwise from first player %i', (firstPlayer, expected) => {
    const { players } = game({ firstPlayer });
    expect(players.map(({ hand }) => hand.filter((card) => card.startsWith('energy')))).toEqual(
      expected.map((card) => [card]),
    );
  });

  test('SETUP-37 hands have ten cards, and single-energy cards not dealt are out of the game', () => {
    const state = game({ players: NAMES.slice(0, 2) });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([10, 10]);
    expect(JSON.stringify(state)).not.toMatch(/energy03|energy04/);
  });
});

describe('starting research tokens', () => {
  const { tokens } = defaultContent.recommended;

  test.each(SEATS)('SETUP-38, AMB-SETUP-1 with first player %i, turn order determines the token', (firstPlayer) => {
    const { players } = game({ firstPlayer });
    tokens.forEach((token, place) => {
      expect(players[(firstPlayer + place) % 4]?.token).toBe(token);
    });
  });

  test('SETUP-39 deals each player two of the ten tokens, all different', () => {
    const all = games(40, { startingTokens: 'choose' }).map((state) => {
      const offers = pending(state).map(({ params }) => ('offers' in params ? params.offers : []));
      expect(offers.map((each) => each.length)).toEqual([2, 2, 2, 2]);
      expect(new Set(offers.flat()).size).toBe(8);
      return offers.flat();
    });
    expect(new Set(all.flat())).toEqual(new Set(defaultContent.tokens.map(({ id }) => id)));
  });

  test('SETUP-39 each player keeps one of their own two tokens', () => {
    const state = game({ startingTokens: 'choose' });
    const offers = (seat: Seat) => table.rules.legalActions(state, seat).map((each) => 'token' in each && each.token);
    expect(offers(1)).toHaveLength(2);
    for (const token of offers(0)) {
      expect(explain(state, { type: 'chooseToken', seat: 1, token: String(token) })).toMatchObject([
        { code: 'tokenNotOffered', rule: 'SETUP-39', page: 'set-up' },
      ]);
    }
  });

  /** All players keep their first token, in the given order of seats. */
  function chooseAll(state: GameState, seats: readonly Seat[]): GameState {
    return seats.reduce((now, seat) => reduce(now, legalActions(now, seat)[0] ?? { type: 'stop', seat }), state);
  }

  test('SETUP-39 choices are final and secret until the last one, then all are revealed together', () => {
    const start = game({ startingTokens: 'choose' });
    const [first] = legalActions(start, 2);
    if (first === undefined) throw new Error('nothing to choose');
    const made = tryReduce(start, first);
    if (!made.ok) throw new Error('refused');
    expect(made.events).toEqual([]);
    expect(made.state.players.map(({ token }) => token)).toEqual([null, null, null, null]);
    expect(pending(made.state).map(({ seat }) => seat)).toEqual([0, 1, 3]);
    expect(pending(made.state)).toEqual(pending(start).filter(({ seat }) => seat !== 2));
    expect(explain(made.state, first)).toMatchObject([{ code: 'tokenChosen', rule: 'SETUP-39' }]);
    const [last] = legalActions(chooseAll(made.state, [3, 0]), 1);
    if (last === undefined) throw new Error('nothing to choose');
    const { state: done, events } = table.played(chooseAll(made.state, [3, 0]), last);
    expect(done.players.every(({ token }) => token !== null)).toBe(true);
    expect(events[0]).toEqual({ type: 'tokensRevealed', tokens: done.players.map(({ token }) => token) });
  });

  test('SETUP-39 the order in which seats choose makes no difference', () => {
    const start = game({ startingTokens: 'choose' });
    expect(chooseAll(start, [3, 1, 0, 2])).toEqual(chooseAll(start, [0, 1, 2, 3]));
  });

  test('SETUP-39, AMB-SETUP-10 tokens not kept leave the game without being revealed', () => {
    const start = game({ startingTokens: 'choose' });
    const done = chooseAll(start, SEATS);
    const kept = done.players.map(({ token }) => token);
    const mentioned = new Set(JSON.stringify({ ...done, options: null }).match(/token\d\d/g));
    expect(mentioned).toEqual(new Set(kept));
  });

  test('SETUP-40, SETUP-41, AMB-SETUP-6 players take all their steps one after the other, clockwise from the first player', () => {
    let state = game({ firstPlayer: 2 });
    expect(state.players.every(({ token }) => token !== null)).toBe(true);
    for (const seat of [2, 3, 0, 1]) {
      expect(pending(state)).toMatchObject([{ seat, kind: 'startingDecks' }]);
      expect(at(state, seat).plans[1]).toBeNull();
      const [action] = legalActions(state, seat);
      if (action === undefined) throw new Error('no arrangement');
      const { events, state: next } = table.played(state, action);
      const types = events.map(({ type }) => type);
      expect(types[0]).toBe('decksArranged');
      expect(types.indexOf('tokenTaken')).toBeLessThan(types.indexOf('trackAdvanced'));
      expect(at(next, seat).plans[1]?.plan).toBe(at(next, seat).token);
      state = next;
    }
    expect(pending(state)[0]?.kind).toBe('planning');
  });

  // Seat 0 has a token with minerals 2, carbon 1 and energy 1.
  const own = ['diamond-minerals2', 'diamond-carbon1', 'diamond-energy1'] as const;

  test('SETUP-42 the three cards on the token rest in the three middle slots in any arrangement', () => {
    const [minerals, carbon, energy] = own;
    const state = reduce(game(), arrange(0, energy, minerals, carbon));
    expect(at(state, 0).resting).toEqual([[], [energy], [minerals], [carbon], []]);
    expect(at(state, 0).hand).toHaveLength(7);
    for (const card of own) expect(at(state, 0).hand).not.toContain(card);
    const arrangements = legalActions(game(), 0).filter(
      (each) => 'cards' in each && own.every((card) => each.cards.includes(card)),
    );
    expect(arrangements).toHaveLength(6);
  });

  test('SETUP-42, AMB-SETUP-5 a single-energy card matches an energy 1 on the token', () => {
    expect(legalActions(game(), 0)).toHaveLength(12);
    const state = reduce(game(), arrange(0, 'diamond-minerals2', 'diamond-carbon1', 'energy01'));
    expect(at(state, 0).resting[3]).toEqual(['energy01']);
    expect(at(state, 0).hand).toContain('diamond-energy1');
  });

  test.each([
    ['another value', ['diamond-minerals1', 'diamond-carbon1', 'diamond-energy1']],
    ['another type', ['diamond-titanium2', 'diamond-carbon1', 'diamond-energy1']],
    ['the same card twice', ['diamond-minerals2', 'energy01', 'diamond-energy1']],
    ['too few', ['diamond-minerals2', 'diamond-carbon1']],
    ['too many', [...own, 'energy01']],
  ])('SETUP-42 rejects cards that do not match the token: %s', (_name, cards) => {
    expect(explain(game(), arrange(0, ...cards))).toMatchObject([
      { code: 'cardsDoNotMatchToken', rule: 'SETUP-42', page: 'set-up' },
    ]);
  });

  test('SETUP-42 a token that shows a card twice requires two cards', () => {
    const [energy, carbon] = [
      { kind: 'energy', value: 1 } as const,
      { kind: 'resource', resource: 'carbon', value: 1 } as const,
    ];
    const tokens = defaultContent.tokens.map((token) => ({ ...token, cards: [energy, energy, carbon] }));
    const { rules } = tableWith({ ...defaultContent, tokens });
    const state = rules.createGame({ players: NAMES, seed: 'twice', firstPlayer: 0 });
    expect(rules.explain(state, arrange(0, 'diamond-energy1', 'energy01', 'diamond-carbon1'))).toEqual([]);
    expect(rules.explain(state, arrange(0, 'diamond-energy1', 'diamond-energy1', 'diamond-carbon1'))).toMatchObject([
      { code: 'cardsDoNotMatchToken' },
    ]);
  });

  test.each([
    ['a card not in the hand', ['star-minerals2', 'diamond-carbon1', 'diamond-energy1']],
    ['a card named twice', ['diamond-minerals2', 'diamond-minerals2', 'diamond-carbon1']],
  ])('SETUP-42 the violation cites the rule of the starting decks: %s', (_name, cards) => {
    expect(explain(game(), arrange(0, ...cards))).toMatchObject([{ rule: 'SETUP-42', page: 'set-up' }]);
  });

  test('SETUP-43, AMB-SETUP-9 the starting bonus moves markers on company tracks and on the tank track', () => {
    const { players } = atPlanning();
    const moved = players.map(({ helium, tracks }) => ({ helium, ...tracks }));
    const none = { helium: 0, skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
    expect(moved).toEqual([
      { ...none, helium: 2, skymine: 2 },
      { ...none, helium: 1, minerva: 2 },
      { ...none, helium: 2, astrogo: 2 },
      { ...none, helium: 2, tawac: 2 },
    ]);
  });

  test('SETUP-43, AMB-SETUP-6 the usual rules apply to the starting bonus: thresholds pay, barriers cost or stop', () => {
    const arranged = (space: number, coins: number) =>
      table.played(
        changed((draft) => {
          player(draft, 0).tracks.skymine = space;
          player(draft, 0).coins = coins;
        }),
        arrange(0, ...own),
      );
    const threshold = arranged(4, 1);
    expect(at(threshold.state, 0)).toMatchObject({ coins: 2, tracks: { skymine: 6 } });
    const barrier = arranged(7, 1);
    expect(pending(barrier.state)).toEqual([{ seat: 0, kind: 'barrier', params: { company: 'skymine', steps: 2 } }]);
    const company: Company = 'skymine';
    expect(at(reduce(barrier.state, { type: 'advance', seat: 0, company }), 0)).toMatchObject({
      coins: 0,
      tracks: { skymine: 9 },
    });
    const blocked = arranged(7, 0);
    expect(blocked.events).toContainEqual({ type: 'stepsLost', seat: 0, company, steps: 2 });
    expect(at(blocked.state, 0).tracks.skymine).toBe(7);
  });

  test('SETUP-44, RP-2 the marker starts in front of the plan of the token, which can be entered like any other', () => {
    const state = table.onTurn((draft) => lay(draft, 0, 'diamond-scientist1', 'diamond-carbon2'));
    const { upload, plans, token } = at(state, 0);
    expect(upload).toBe(0);
    expect(plans[1]).toEqual({ plan: token, faceDown: false, uploaded: false });
    expect(plans.filter((plan) => plan !== null)).toHaveLength(1);
    const entered = table.act(
      state,
      { type: 'useScientist', seat: 0, card: 'diamond-scientist1' },
      { type: 'upload', seat: 0 },
    );
    expect(at(entered, 0).upload).toBe(1);
  });

  test.each(COUNTS)('SETUP-45 round 1 with %i players starts as in the rules', (people) => {
    const state = atPlanning({ players: NAMES.slice(0, people) });
    expect(state.round).toBe(1);
    expect(pending(state).map(({ seat, kind }) => [seat, kind])).toEqual(
      SEATS.slice(0, people).map((seat) => [seat, 'planning']),
    );
    for (const each of state.players) {
      expect(each).toMatchObject({ coins: 1, markers: people === 2 ? 3 : 2, upload: 0, passed: false, tiles: [] });
      expect(each.hand).toHaveLength(7);
      expect(each.resting.map((deck) => deck.length)).toEqual([0, 1, 1, 1, 0]);
      expect(each.area.every((card) => card === null)).toBe(true);
    }
  });

  test('SETUP-45 round 1 starts after the last arrangement', () => {
    const started = startGame({ players: NAMES, seed: 'set-up', firstPlayer: 1 });
    let { state } = started;
    let { events } = started;
    expect(events.map(({ type }) => type)).not.toContain('roundStarted');
    while (pending(state)[0]?.kind === 'startingDecks') {
      expect(events.map(({ type }) => type)).not.toContain('roundStarted');
      const [action] = legalActions(state);
      if (action === undefined) throw new Error('no arrangement');
      ({ state, events } = table.played(state, action));
    }
    expect(events.at(-1)).toEqual({ type: 'roundStarted', round: 1, firstPlayer: 1 });
  });
});
