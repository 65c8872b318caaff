import { describe, expect, test } from 'vitest';
import { bindRules } from '../../../../src/api/bindRules.ts';
import { atPlanning, COUNTS, cardOf, changed, count, game, games } from '../../../kit/newGame.ts';
import { NAMES } from '../../../kit/people.ts';
import type { CardLetter } from '../../../kit/pinned.ts';
import {
  COMPANIES,
  defaultContent,
  explain,
  pending,
  reduce,
  score,
  TILE_IDS,
  TRACK_IDS,
} from '../../../kit/pinned.ts';
import { at, coinsIn, lay, player, table } from '../../../kit/table.ts';

const letterOf = (id: string): CardLetter | null => cardOf(id).letter;

describe('the components of a game', () => {
  test('SETUP-3, SETUP-4, SETUP-34 a base game has only its own components', () => {
    const state = game();
    expect(Object.keys(state).sort()).toEqual(
      [
        'schema',
        'rules',
        'content',
        'options',
        'random',
        'round',
        'firstPlayer',
        'nextFirstPlayer',
        'turns',
        'stack',
        'tracks',
        'stations',
        'sectors',
        'removed',
        'deck',
        'display',
        'destroyed',
        'supplement',
        'specialPlans',
        'planSupply',
        'researchDisplay',
        'acquired',
        'placed',
        'players',
        'seating',
        'luna',
        'belt',
        'missions',
        'menace',
      ].sort(),
    );
    for (const each of state.players) {
      expect(Object.keys(each).sort()).toEqual(
        [
          'coins',
          'hand',
          'area',
          'used',
          'resting',
          'tiles',
          'markers',
          'tracks',
          'bonuses',
          'helium',
          'upload',
          'token',
          'plans',
          'covered',
          'passed',
          'oneTimeMarkers',
        ].sort(),
      );
    }
    expect([state.luna, state.belt, state.missions, state.menace]).toEqual([null, null, null, null]);
    expect(state.random.luna).toBeNull();
  });

  test('SETUP-2, SETUP-5 the 24 sectors of the Moon are empty', () => {
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

  test('SETUP-12, STATION-10 no home space shows its icon, so shares are worth 0', () => {
    const { stations } = game();
    for (const company of COMPANIES) expect(stations[company].every(({ opened }) => !opened)).toBe(true);
    const owner = changed((draft) => {
      for (const company of COMPANIES) player(draft, 0).tracks[company] = 14;
    });
    expect(score(owner)[0]).toMatchObject({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
  });

  test('SETUP-17 the bank pays even when all coins of the box are in use', () => {
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

  test('SETUP-7, SETUP-9, AMB-SETUP-2 random tracks are single sides of four different boards', () => {
    for (const { tracks } of games(60, { tracks: 'random' })) {
      const drawn = Object.values(tracks);
      expect(drawn).toHaveLength(4);
      expect(TRACK_IDS).toEqual(expect.arrayContaining(drawn));
      expect(new Set(drawn.map((id) => id[0])).size).toBe(4);
    }
  });

  test('SETUP-7, AMB-SETUP-2 every track reaches every edge with both sides equally often', () => {
    const drawn = games(500, { tracks: 'random' }).map(({ tracks }) => tracks);
    for (const company of COMPANIES) {
      const here = drawn.map((tracks) => tracks[company]);
      for (const id of TRACK_IDS) expect(count(here, id)).toBeGreaterThan(25);
    }
    const first = drawn.flatMap((tracks) => Object.values(tracks)).filter((id) => id[1] === '1').length;
    expect(first).toBeGreaterThan(900);
    expect(first).toBeLessThan(1100);
  });

  test('SETUP-8, AMB-SETUP-3 the options can give any board to any company', () => {
    const tracks = { skymine: 'E2', minerva: 'A2', astrogo: 'D1', tawac: 'C2' } as const;
    expect(game({ tracks }).tracks).toEqual(tracks);
  });

  test('SETUP-9 the bonuses of the fifth board are not available', () => {
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

  test('SETUP-10 a track belongs to the company at its edge, regardless of its letter', () => {
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
  test('SETUP-13, SETUP-14 the deck is in the order A to E', () => {
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

  test('SETUP-16 slots 1 to 9 have the A cards, slots 10 to 12 three B cards, and 13 more B cards are on top of the deck', () => {
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
  test('SETUP-18 the supplement space has a coin', () => {
    const state = changed((draft) => {
      draft.stack = [{ kind: 'research', seat: 0, points: 1 }];
    });
    const linked = defaultContent.researchDisplay.findIndex(({ supplement }) => supplement);
    expect(state.supplement).toBe(1);
    const { events } = table.played(state, { type: 'takePlan', seat: 0, space: linked });
    expect(coinsIn(events, 0)).toBe(1);
  });

  test.each(COUNTS)(
    'SETUP-19 with %i players, the round spaces 2 to 7 have one coin each and space 1 has none',
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

  test('SETUP-20 the special plans are face down in the order of their rounds for any seed', () => {
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

  test('SETUP-21 the plans form three shuffled stacks by letter', () => {
    const { planSupply, researchDisplay } = game();
    for (const letter of ['A', 'B', 'C'] as const) {
      const onDisplay = researchDisplay.filter((plan) => plan?.startsWith(`plan${letter}`));
      expect(planSupply[letter].every((plan) => plan.startsWith(`plan${letter}`))).toBe(true);
      expect(new Set([...planSupply[letter], ...onDisplay]).size).toBe(24);
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
