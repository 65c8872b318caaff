import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { bindRules } from '../../../../src/api/bindRules.ts';
import type { Action, Card, CardLetter, Company, CreateGameOptions, GameState, Seat } from '../../../kit/pinned.ts';
import {
  COMPANIES,
  createGame,
  defaultContent,
  explain,
  InvalidOptionsError,
  legalActions,
  PLAYER_ICONS,
  pending,
  reduce,
  score,
  startGame,
  TILE_IDS,
  TRACK_IDS,
  tryReduce,
} from '../../../kit/pinned.ts';
import type { Change } from '../../../kit/table.ts';
import { at, coinsIn, lay, player, show, table } from '../../../kit/table.ts';
import { thrown } from '../../../kit/thrown.ts';

const NAMES = ['Melanie', 'Antoine', 'Mathieu', 'David'];
const SEATS = [0, 1, 2, 3];
const COUNTS = [2, 3, 4];

/** A new game for four, first player in seat 0, unless told otherwise. */
function game(options: Partial<CreateGameOptions> = {}): GameState {
  return createGame({ players: NAMES, seed: 'set-up', firstPlayer: 0, ...options });
}

/** Many games that differ in their seed alone. */
function games(count: number, options: Partial<CreateGameOptions> = {}): GameState[] {
  return Array.from({ length: count }, (_, index) => game({ seed: `game ${index}`, ...options }));
}

/** A new game, changed by hand before the first decision. */
function changed(change: Change, options: Partial<CreateGameOptions> = {}): GameState {
  return produce(game(options), change);
}

/** The state of round 1 when everybody is about to plan. */
function atPlanning(options: Partial<CreateGameOptions> = {}): GameState {
  return table.skip(game(options), 'startingToken', 'startingDecks', 'barrier');
}

/** The problems of options of any kind. */
function problems(options: unknown): readonly { readonly field: string; readonly message: string }[] {
  return thrown(InvalidOptionsError, () => createGame(options as CreateGameOptions))?.problems ?? [];
}

function cardOf(id: string): Card {
  const card = defaultContent.cards.find((each) => each.id === id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

function arrange(seat: Seat, ...cards: string[]): Action {
  return { type: 'arrangeStartingDecks', seat, cards };
}

const letterOf = (id: string): CardLetter | null => cardOf(id).letter;
const count = <T>(items: readonly T[], item: T): number => items.filter((each) => each === item).length;

describe('options', () => {
  test.each(COUNTS)('SETUP-1 %i people can play', (people) => {
    expect(game({ players: NAMES.slice(0, people) }).players).toHaveLength(people);
  });

  test.each([0, 5])('SETUP-1 a game for %i is refused', (people) => {
    const players = [...NAMES, 'Sophie'].slice(0, people);
    const [problem] = problems({ players, seed: 's' });
    expect(problem).toMatchObject({ field: 'players', message: expect.stringContaining('1 to 4 players') });
  });

  test('SETUP-1, LUNA-1 one person needs Luna', () => {
    expect(problems({ players: ['Melanie'], seed: 's' })).toEqual([
      { field: 'luna', message: expect.stringContaining('one player needs Luna') },
    ]);
    expect(game({ players: ['Melanie'], luna: { level: 2 } }).options.luna).toEqual({ level: 2, edition: 'french' });
  });

  test('LUNA-1 four people leave no seat for Luna', () => {
    expect(problems({ players: NAMES, seed: 's', luna: { level: 2 } })).toEqual([
      { field: 'luna', message: expect.stringContaining('1 to 3 players') },
    ]);
  });

  test.each([-1, 9, 2.5, '2', null])('LUNA-12 level %s is refused', (level) => {
    expect(problems({ players: ['Melanie'], seed: 's', luna: { level } })).toEqual([
      { field: 'luna.level', message: expect.stringContaining('level from 0 to 8') },
    ]);
  });

  test('SETUP-2 an option that does not exist is refused by name', () => {
    expect(problems({ players: NAMES, seed: 's', shuttles: true })).toEqual([
      { field: 'shuttles', message: expect.stringContaining('no such option') },
    ]);
  });

  const good = { players: NAMES, seed: 's' };
  const tracks = { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' };
  const { tawac: _, ...threeTracks } = tracks;
  test.each<[string, unknown, string, RegExp]>([
    ['no object', null, 'options', /object/],
    ['players missing', { seed: 's' }, 'players', /required/],
    ['players of a wrong type', { ...good, players: 4 }, 'players', /1 to 4 players/],
    ['a player who is a number', { ...good, players: ['Melanie', 7] }, 'players.1', /name/],
    ['an empty name', { ...good, players: ['Melanie', ''] }, 'players.1', /name/],
    ['a player without a name', { ...good, players: ['Melanie', { id: 'x' }] }, 'players.1', /name/],
    ['a name given twice', { ...good, players: ['Melanie', 'Melanie'] }, 'players', /names must differ/],
    [
      'an id given twice',
      {
        ...good,
        players: [
          { id: 'x', name: 'Melanie' },
          { id: 'x', name: 'Antoine' },
        ],
      },
      'players',
      /ids must differ/,
    ],
    ['seed missing', { players: NAMES }, 'seed', /required/],
    ['a seed of a wrong type', { ...good, seed: 5 }, 'seed', /text/],
    ['an unknown way of choosing tracks', { ...good, tracks: 'free' }, 'tracks', /'recommended', 'random'/],
    ['an unknown track', { ...good, tracks: { ...tracks, tawac: 'F1' } }, 'tracks', /A1, A2, .*E2/],
    ['a company without a track', { ...good, tracks: threeTracks }, 'tracks', /skymine, minerva, astrogo, tawac/],
    [
      'an unknown company',
      { ...good, tracks: { ...tracks, luna: 'E1' } },
      'tracks',
      /skymine, minerva, astrogo, tawac/,
    ],
    [
      'a board used twice, AMB-SETUP-3',
      { ...good, tracks: { ...tracks, tawac: 'A2' } },
      'tracks',
      /each track board once/,
    ],
    ['unknown tokens', { ...good, startingTokens: 'random' }, 'startingTokens', /'recommended' or 'choose'/],
    ['slots of a wrong type', { ...good, constrainedSlots: 'yes' }, 'constrainedSlots', /true or false/],
    [
      'a first player who is no seat',
      { ...good, firstPlayer: 'Melanie' },
      'firstPlayer',
      /seat of a player, .* or 'random'/,
    ],
    ['half a seat', { ...good, firstPlayer: 0.5 }, 'firstPlayer', /seat of a player, .* or 'random'/],
    ['a negative seat', { ...good, firstPlayer: -1 }, 'firstPlayer', /seat/],
    ['a seat out of range', { ...good, firstPlayer: 4 }, 'firstPlayer', /seat of a player/],
    ['a seat beyond two players', { ...good, players: ['a', 'b'], firstPlayer: 2 }, 'firstPlayer', /seat of a player/],
    ['switches of a wrong type', { ...good, switches: 5 }, 'switches', /object/],
    ['an unknown switch', { ...good, switches: { slow: true } }, 'switches.slow', /no such option/],
    [
      'a switch of a wrong type',
      { ...good, switches: { restingSlotsFollowOn: 1 } },
      'switches.restingSlotsFollowOn',
      /true or false/,
    ],
    ['an unknown option', { ...good, colour: 'red' }, 'colour', /no such option/],
  ])('bad options are refused: %s', (_name, options, field, message) => {
    expect(problems(options)).toContainEqual({ field, message: expect.stringMatching(message) });
  });

  test('every bad option is named in one go', () => {
    const fields = problems({ players: [], seed: 5, tracks: 'x', firstPlayer: 'x' }).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['players', 'seed', 'tracks', 'firstPlayer']));
  });
});

describe('what is in the game', () => {
  test('SETUP-3, SETUP-4, SETUP-34 a base game holds its own components and nothing else', () => {
    const state = game();
    expect(Object.keys(state).sort()).toEqual(
      [
        ...['schema', 'rules', 'content', 'options', 'random', 'round', 'firstPlayer', 'nextFirstPlayer', 'turns'],
        ...['stack', 'tracks', 'stations', 'sectors', 'removed', 'deck', 'display', 'destroyed', 'supplement'],
        ...['specialPlans', 'planSupply', 'researchDisplay', 'acquired', 'placed', 'players', 'seating', 'luna'],
        ...['belt', 'missions', 'menace'],
      ].sort(),
    );
    for (const each of state.players) {
      expect(Object.keys(each).sort()).toEqual(
        [
          ...['coins', 'hand', 'area', 'used', 'resting', 'tiles', 'markers', 'tracks', 'bonuses', 'helium'],
          ...['upload', 'token', 'plans', 'covered', 'passed', 'oneTimeMarkers'],
        ].sort(),
      );
    }
    expect([state.luna, state.belt, state.missions, state.menace]).toEqual([null, null, null, null]);
    expect(state.random.luna).toBeNull();
  });

  test('SETUP-2, SETUP-5 the 24 sectors of the Moon lie empty', () => {
    const { sectors, removed } = game();
    expect(sectors).toEqual(Array.from({ length: 24 }, () => []));
    expect(removed).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
  });

  test('SETUP-11 each company has its 15 outposts in its own station', () => {
    const { stations } = game();
    for (const company of COMPANIES) {
      expect(stations[company].map(({ pieces }) => pieces)).toEqual([5, 5, 5]);
    }
  });

  test('SETUP-12, STATION-10 no home space shows its icon, so a share is worth nothing', () => {
    const { stations } = game();
    for (const company of COMPANIES) expect(stations[company].every(({ opened }) => !opened)).toBe(true);
    const owner = changed((draft) => {
      for (const company of COMPANIES) player(draft, 0).tracks[company] = 14;
    });
    expect(score(owner)[0]).toMatchObject({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
  });

  test('SETUP-17 the bank pays even when all pieces of the box are in use', () => {
    const rich = table.onTurn((draft) => {
      for (const each of draft.players) each.coins = 140;
      lay(draft, 0, 'A09');
    });
    const { state, events } = table.played(rich, { type: 'useFieldScientist', seat: 0, card: 'A09' });
    expect(coinsIn(events, 0)).toBe(2);
    expect(at(state, 0).coins).toBe(142);
  });

  test.each(TILE_IDS)('SETUP-23 the bonus tile "%s" can be reserved from the start', (space) => {
    const state = table.onTurn((draft) => {
      player(draft, 0).coins = 2;
    });
    expect(explain(state, { type: 'placeBonusMarker', seat: 0, space })).toEqual([]);
    expect(state.placed).toEqual([]);
    expect(state.players.flatMap(({ tiles }) => tiles)).toEqual([]);
  });
});

describe('company tracks', () => {
  test('SETUP-6 the tracks of the first game are A1, B1, C1 and D1', () => {
    const expected = { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' };
    expect(game().tracks).toEqual(expected);
    expect(game({ tracks: 'recommended' }).tracks).toEqual(expected);
  });

  test('SETUP-7, SETUP-9, AMB-SETUP-2 drawn tracks are one side each of four different boards', () => {
    for (const { tracks } of games(60, { tracks: 'random' })) {
      const drawn = Object.values(tracks);
      expect(drawn).toHaveLength(4);
      expect(TRACK_IDS).toEqual(expect.arrayContaining(drawn));
      expect(new Set(drawn.map((id) => id[0])).size).toBe(4);
    }
  });

  test('SETUP-7, AMB-SETUP-2 every track comes to every edge, either side equally often', () => {
    const drawn = games(500, { tracks: 'random' }).map(({ tracks }) => tracks);
    for (const company of COMPANIES) {
      const here = drawn.map((tracks) => tracks[company]);
      for (const id of TRACK_IDS) expect(count(here, id)).toBeGreaterThan(25);
    }
    const first = drawn.flatMap((tracks) => Object.values(tracks)).filter((id) => id[1] === '1').length;
    expect(first).toBeGreaterThan(900);
    expect(first).toBeLessThan(1100);
  });

  test('SETUP-8, AMB-SETUP-3 the table may give any board to any company', () => {
    const tracks = { skymine: 'E2', minerva: 'A2', astrogo: 'D1', tawac: 'C2' } as const;
    expect(game({ tracks }).tracks).toEqual(tracks);
  });

  test('SETUP-9 the bonuses of the fifth board are not in the game', () => {
    const state = table.onTurn((draft) => {
      player(draft, 0).coins = 20;
      for (const company of COMPANIES) player(draft, 0).bonuses[company] = 2;
    });
    const spaces = table.options(state, 'placeBonusMarker').map(({ space }) => space);
    expect(spaces.filter((space) => /[12]$/.test(space))).toEqual(['tawac1', 'tawac2']);
    expect(explain(state, { type: 'placeBonusMarker', seat: 0, space: 'skymine1' })).toMatchObject([
      { code: 'noSuchSpace', rule: 'BON-5', page: '16-17' },
    ]);
  });

  test('SETUP-10 a track bears the name of the company at whose edge it lies, not that of its code', () => {
    // A1 has its first threshold on space 5, D1 on space 6.
    const tracks = { skymine: 'D1', minerva: 'B1', astrogo: 'C2', tawac: 'A1' } as const;
    const state = table.onTurn(
      (draft) => {
        lay(draft, 0, 'diamond-carbon1');
        player(draft, 0).tracks = { skymine: 4, minerva: 0, astrogo: 0, tawac: 4 };
      },
      { tracks },
    );
    const moving = table.act(state, { type: 'useResources', seat: 0, cards: ['diamond-carbon1'] });
    const onA1 = table.played(moving, { type: 'advance', seat: 0, company: 'tawac' });
    const onD1 = table.played(moving, { type: 'advance', seat: 0, company: 'skymine' });
    expect(onA1.events).toContainEqual({ type: 'thresholdCrossed', seat: 0, company: 'tawac', level: 1 });
    expect(onD1.events.map(({ type }) => type)).not.toContain('thresholdCrossed');
  });
});

describe('action deck and card display', () => {
  test('SETUP-13, SETUP-14 the deck is drawn from A to E', () => {
    const { display, deck } = game();
    const drawn = [...display, ...[...deck].reverse()].map((card) => letterOf(card ?? ''));
    const sorted = [...'A'.repeat(9), ...'B'.repeat(16), ...'C'.repeat(11), ...'D'.repeat(4), ...'E'.repeat(4)];
    expect(drawn).toEqual(sorted);
    expect(new Set([...display, ...deck]).size).toBe(44);
  });

  test('SETUP-14, AMB-SETUP-4 the cards of each letter are shuffled', () => {
    const decks = games(30).map(({ display, deck }) => [...display, ...[...deck].reverse()]);
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      const orders = decks.map((cards) => cards.filter((card) => card?.[0] === letter).join());
      expect(new Set(orders).size).toBeGreaterThan(10);
    }
  });

  test('SETUP-15 no card has been destroyed yet', () => {
    expect(game().destroyed).toEqual([]);
  });

  test('SETUP-16 slots 1 to 9 hold the A cards, 10 to 12 three B cards, 13 more B lie on top of the deck', () => {
    const { display, deck } = game();
    expect(display.map((card) => letterOf(card ?? '')).join('')).toBe('AAAAAAAAABBB');
    expect(deck).toHaveLength(32);
    expect(deck.slice(-13).every((card) => letterOf(card) === 'B')).toBe(true);
  });

  test('SETUP-16 the display is filled in ascending slot order', () => {
    // One card of each letter: the order of the deck is known.
    const cards = defaultContent.cards.filter(({ letter, id }) => letter === null || id.endsWith('01'));
    const rules = bindRules({ ...defaultContent, cards });
    const { display, deck } = rules.createGame({ players: NAMES, seed: 'small' });
    expect(display).toEqual(['A01', 'B01', 'C01', 'D01', 'E01', null, null, null, null, null, null, null]);
    expect(deck).toEqual([]);
  });
});

describe('research display and round track', () => {
  test('SETUP-18 a coin lies on the supplement space', () => {
    const state = changed((draft) => {
      draft.stack = [{ kind: 'research', seat: 0, points: 1 }];
    });
    const linked = defaultContent.researchDisplay.findIndex(({ supplement }) => supplement);
    expect(state.supplement).toBe(1);
    const { events } = table.played(state, { type: 'takePlan', seat: 0, space: linked });
    expect(coinsIn(events, 0)).toBe(1);
  });

  test.each(COUNTS)(
    'SETUP-19 with %i players each of the round spaces 2 to 7 holds one coin, space 1 none',
    (people) => {
      let state = atPlanning({ players: NAMES.slice(0, people) });
      const supplements = [state.supplement];
      for (let round = 1; round < 7; round += 1) {
        state = table.skip(state, 'planning');
        while (table.rules.pending(state)[0]?.kind === 'turn') {
          const seat = pending(state)[0]?.seat ?? 0;
          state = table.skip(reduce(state, { type: 'pass', seat }), 'pickUp', 'resting');
        }
        supplements.push(state.supplement);
      }
      expect(supplements).toEqual([1, 2, 3, 4, 5, 6, 7]);
    },
  );

  test('SETUP-20 the special plans lie face down in the order of their rounds, whatever the seed', () => {
    for (const state of games(10)) {
      const rounds = state.specialPlans.map((id) => defaultContent.specialPlans.find((plan) => plan.id === id)?.round);
      expect(rounds).toEqual([2, 3, 4, 5, 6, 7]);
    }
    const spending = changed((draft) => {
      draft.stack = [{ kind: 'research', seat: 0, points: 2 }];
    });
    for (const plan of spending.specialPlans) {
      expect(explain(spending, { type: 'takeSpecialPlan', seat: 0, plan })).toMatchObject([
        { code: 'specialPlanFaceDown', rule: 'RP-10', page: '14' },
      ]);
    }
  });

  test('SETUP-21 the plans form three stacks of their own letter, each shuffled', () => {
    const { planSupply, researchDisplay } = game();
    for (const letter of ['A', 'B', 'C'] as const) {
      const shown = researchDisplay.filter((plan) => plan?.startsWith(`plan${letter}`));
      expect(planSupply[letter].every((plan) => plan.startsWith(`plan${letter}`))).toBe(true);
      expect(new Set([...planSupply[letter], ...shown]).size).toBe(24);
      const orders = games(20).map((state) => state.planSupply[letter].join());
      expect(new Set(orders).size).toBe(20);
    }
  });

  test('SETUP-22 each space of the research display shows a plan of its letter', () => {
    const { researchDisplay } = game();
    const letters = researchDisplay.map((id) => defaultContent.plans.find((plan) => plan.id === id)?.letter);
    expect(letters).toEqual(defaultContent.researchDisplay.map(({ letter }) => letter));
    expect(letters).toHaveLength(12);
  });
});

describe('each player', () => {
  test('SETUP-24, SETUP-33 everybody has the nine starting cards of an icon of their own', () => {
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

  test('SETUP-26, SETUP-28, SETUP-32 all markers stand at their start', () => {
    for (const each of game().players) {
      expect(each).toMatchObject({ helium: 0, upload: 0 });
      expect(each.tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
      expect(each.bonuses).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
    }
  });

  test('SETUP-28 until the starting token lies there, no plan lies on the research track', () => {
    for (const { plans } of game().players) expect(plans.every((plan) => plan === null)).toBe(true);
  });

  test('SETUP-27, PLAN-3 the outer two action slots are OFF, the three between them ON', () => {
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

  test.each(COUNTS)('SETUP-29 with %i players everybody has 1 coin', (people) => {
    expect(game({ players: NAMES.slice(0, people) }).players.map(({ coins }) => coins)).toEqual(
      new Array<number>(people).fill(1),
    );
  });

  test.each([
    [2, 3],
    [3, 2],
    [4, 2],
  ])('SETUP-30 with %i players everybody has %i bonus markers', (people, markers) => {
    expect(game({ players: NAMES.slice(0, people) }).players.map((each) => each.markers)).toEqual(
      new Array<number>(people).fill(markers),
    );
  });

  test('SETUP-31, TB-3 markers left in the box come only with the bonus of track A2', () => {
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
  test.each(SEATS)('SETUP-35 the table may make seat %i the first player', (firstPlayer) => {
    const state = table.onTurn(undefined, { firstPlayer });
    expect(state).toMatchObject({ firstPlayer, nextFirstPlayer: firstPlayer });
    expect(pending(state)).toMatchObject([{ seat: firstPlayer, kind: 'turn' }]);
  });

  test.each(COUNTS)('SETUP-35, AMB-SETUP-8 otherwise each of %i players is as likely', (people) => {
    const first = games(600, { players: NAMES.slice(0, people), firstPlayer: 'random' }).map(
      ({ firstPlayer }) => firstPlayer,
    );
    for (const seat of SEATS.slice(0, people)) {
      expect(count(first, seat)).toBeGreaterThan((600 / people) * 0.8);
      expect(count(first, seat)).toBeLessThan((600 / people) * 1.2);
    }
  });

  test('SETUP-35 without a word about it the first player is drawn', () => {
    const drawn = Array.from({ length: 30 }, (_, seed) => createGame({ players: NAMES, seed: String(seed) }));
    expect(new Set(drawn.map(({ firstPlayer }) => firstPlayer)).size).toBe(4);
  });

  test.each([
    [0, ['energy01', 'energy02', 'energy03', 'energy04']],
    [2, ['energy03', 'energy04', 'energy01', 'energy02']],
  ])(
    'SETUP-36 from first player %i on, clockwise, everybody gets the next single-energy card',
    (firstPlayer, expected) => {
      const { players } = game({ firstPlayer });
      expect(players.map(({ hand }) => hand.filter((card) => card.startsWith('energy')))).toEqual(
        expected.map((card) => [card]),
      );
    },
  );

  test('SETUP-37 hands hold ten cards, and single-energy cards not dealt are out of the game', () => {
    const state = game({ players: NAMES.slice(0, 2) });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([10, 10]);
    expect(JSON.stringify(state)).not.toMatch(/energy03|energy04/);
  });
});

describe('starting research tokens', () => {
  const { tokens } = defaultContent.recommended;

  test.each(SEATS)(
    'SETUP-38, AMB-SETUP-1 with first player %i, the place in turn order names the token',
    (firstPlayer) => {
      const { players } = game({ firstPlayer });
      tokens.forEach((token, place) => {
        expect(players[(firstPlayer + place) % 4]?.token).toBe(token);
      });
    },
  );

  test('SETUP-39 everybody is dealt two tokens of the ten, all different', () => {
    const all = games(40, { startingTokens: 'choose' }).map((state) => {
      const offers = pending(state).map(({ params }) => ('offers' in params ? params.offers : []));
      expect(offers.map((each) => each.length)).toEqual([2, 2, 2, 2]);
      expect(new Set(offers.flat()).size).toBe(8);
      return offers.flat();
    });
    expect(new Set(all.flat())).toEqual(new Set(defaultContent.tokens.map(({ id }) => id)));
  });

  test('SETUP-39 only one of the own two can be kept', () => {
    const state = game({ startingTokens: 'choose' });
    const offers = (seat: Seat) => table.rules.legalActions(state, seat).map((each) => 'token' in each && each.token);
    expect(offers(1)).toHaveLength(2);
    for (const token of offers(0)) {
      expect(explain(state, { type: 'chooseToken', seat: 1, token: String(token) })).toMatchObject([
        { code: 'tokenNotOffered', rule: 'SETUP-39', page: 'set-up' },
      ]);
    }
  });

  /** Everybody keeps their first token, in an order of seats. */
  function chooseAll(state: GameState, seats: readonly Seat[]): GameState {
    return seats.reduce((now, seat) => reduce(now, legalActions(now, seat)[0] ?? { type: 'stop', seat }), state);
  }

  test('SETUP-39 choices are secret and final until the last is made, then all are shown together', () => {
    const start = game({ startingTokens: 'choose' });
    const [first] = legalActions(start, 2);
    if (first === undefined) throw new Error('nothing to choose');
    const made = tryReduce(start, first);
    if (!made.ok) throw new Error('refused');
    expect(made.events).toEqual([]);
    expect(made.state.players.map(({ token }) => token)).toEqual([null, null, null, null]);
    expect(pending(made.state).map(({ seat }) => seat)).toEqual([0, 1, 3]);
    expect(pending(made.state)).toEqual(pending(start).filter(({ seat }) => seat !== 2));
    expect(explain(made.state, first)).toMatchObject([{ code: 'notThisSeat' }]);
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

  test('SETUP-39, AMB-SETUP-10 tokens not kept leave the game unseen', () => {
    const start = game({ startingTokens: 'choose' });
    const done = chooseAll(start, SEATS);
    const kept = done.players.map(({ token }) => token);
    const mentioned = new Set(JSON.stringify({ ...done, options: null }).match(/token\d\d/g));
    expect(mentioned).toEqual(new Set(kept));
  });

  test('SETUP-40, SETUP-41, AMB-SETUP-6 one after the other, clockwise from the first player, takes all steps', () => {
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

  test('SETUP-42 the three cards on the token rest in the three central slots, in any arrangement', () => {
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

  test('SETUP-42, AMB-SETUP-5 a single-energy card will do for an energy 1 on the token', () => {
    expect(legalActions(game(), 0)).toHaveLength(12);
    const state = reduce(game(), arrange(0, 'diamond-minerals2', 'diamond-carbon1', 'energy01'));
    expect(at(state, 0).resting[3]).toEqual(['energy01']);
    expect(at(state, 0).hand).toContain('diamond-energy1');
  });

  test.each([
    ['another value', ['diamond-minerals1', 'diamond-carbon1', 'diamond-energy1']],
    ['another type', ['diamond-titanium2', 'diamond-carbon1', 'diamond-energy1']],
    ['one twice over', ['diamond-minerals2', 'energy01', 'diamond-energy1']],
    ['too few', ['diamond-minerals2', 'diamond-carbon1']],
    ['too many', [...own, 'energy01']],
  ])('SETUP-42 cards that do not match the token are refused: %s', (_name, cards) => {
    expect(explain(game(), arrange(0, ...cards))).toMatchObject([
      { code: 'cardsDoNotMatchToken', rule: 'SETUP-42', page: 'set-up' },
    ]);
  });

  test.each([
    ['a card not in the hand', ['star-minerals2', 'diamond-carbon1', 'diamond-energy1']],
    ['a card named twice', ['diamond-minerals2', 'diamond-minerals2', 'diamond-carbon1']],
  ])('SETUP-42 a refusal names the rule of the starting decks: %s', (_name, cards) => {
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

  test('SETUP-43, AMB-SETUP-6 the usual rules apply to it: thresholds pay, barriers cost or stop', () => {
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

  test('SETUP-44, RP-2 the marker stands before the plan of the token, which can be entered like any other', () => {
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

  test.each(COUNTS)('SETUP-45 with %i players round 1 begins as the rules say', (people) => {
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

  test('SETUP-45 with the last arrangement round 1 starts', () => {
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
