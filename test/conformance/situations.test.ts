import { describe, expect, test } from 'vitest';
import { occupy, placeBonusMarker, takePlan, useEnergy } from '../kit/actions.ts';
import { faceDown } from '../kit/areas.ts';
import { eventsOf } from '../kit/events.ts';
import { ANTOINE, MATHIEU, MELANIE, NAMES, SEATS } from '../kit/people.ts';
import type { Action, CardId, Company, GameState, PlanId } from '../kit/pinned.ts';
import { createGame, defaultContent, isOver, pending, score, winners } from '../kit/pinned.ts';
import { everybodyPasses } from '../kit/play.ts';
import { home, left } from '../kit/stations.ts';
import {
  at,
  type Change,
  coinsIn,
  giveTile,
  hold,
  lawful,
  lay,
  layPlans,
  player,
  refusal,
  settle,
  show,
  table,
} from '../kit/table.ts';

// Situations that the rulebook's notes decide. All other details are our choice.

const { act, onTurn, options, played, skip } = lawful(table);
const full = { pieces: 5, opened: false };
const emptied = { pieces: 0, opened: true };

/** The sectors with a company's outposts. */
function sectorsOf(state: GameState, company: Company): number[] {
  return state.sectors.flatMap((here, index) => (here.includes(company) ? [index + 1] : []));
}

/** Melanie uses a scientist without moving, and has 3 research points to spend. */
function threePoints(change: Change = () => {}): GameState {
  const state = onTurn((draft) => {
    lay(draft, MELANIE, 'B11');
    Object.assign(player(draft, MELANIE), { upload: 1, coins: 0 }); // no plan is ahead
    change(draft);
  });
  return act(state, { type: 'useScientist', seat: MELANIE, card: 'B11' });
}
const specialPlan = (round: number): Action => ({ type: 'takeSpecialPlan', seat: MELANIE, plan: `special${round}` });

test('EX-28 passing in round 1: every resting deck is one card, and exactly one card is picked up', () => {
  const game = skip(createGame({ players: NAMES, seed: 'EX-28', firstPlayer: MELANIE }), 'startingDecks', 'barrier');
  let now = game;
  for (const seat of SEATS) {
    const [first = '', second = ''] = at(game, seat).hand;
    now = act(
      now,
      { type: 'planCard', seat, card: first, slot: 1 },
      { type: 'planCard', seat, card: second, slot: 2 },
      { type: 'confirmPlan', seat },
    );
  }
  for (const seat of SEATS) {
    now = act(now, { type: 'pass', seat });
    const { hand, resting } = at(now, seat);
    expect(hand).toHaveLength(5);
    expect(resting.map((deck) => deck.length)).toEqual([0, 1, 1, 1, 0]);
    const [card] = resting[2] ?? [];
    now = act(now, { type: 'pickUpDeck', seat, slot: 2 });
    expect(at(now, seat).hand).toEqual([...hand, card]);
    expect(options(now, 'pickUpDeck')).toEqual([]);
    now = skip(now, 'resting');
  }
});

describe('EX-29 the start of the game', () => {
  test('EX-29 the current round is 1 and the special plans are on their spaces', () => {
    const game = createGame({ players: NAMES, seed: 'EX-29' });
    expect(game.round).toBe(1);
    expect(game.specialPlans).toEqual(['special2', 'special3', 'special4', 'special5', 'special6', 'special7']);
  });

  test.each([2, 3, 4, 5, 6, 7])('EX-29 special plan %i is face down', (round) => {
    expect(refusal(threePoints(), specialPlan(round))).toEqual(['specialPlanFaceDown RP-10']);
  });
});

describe('EX-30 special research plans', () => {
  const roundTwo = (): GameState => {
    const planning = everybodyPasses(onTurn((draft) => hold(draft, MELANIE, 'B11')));
    const planned = act(planning, { type: 'planCard', seat: MELANIE, card: 'B11', slot: 1 });
    return act(skip(planned, 'planning'), { type: 'useScientist', seat: MELANIE, card: 'B11' });
  };

  test('EX-30 round 1 has no special plan to take', () => {
    expect(threePoints().round).toBe(1);
    expect(options(threePoints(), 'takeSpecialPlan')).toEqual([]);
  });

  test('EX-30 in round 2 the plan of round 2 costs 2 of 3 points', () => {
    const state = roundTwo();
    expect(state.round).toBe(2);
    expect(options(state, 'takeSpecialPlan')).toEqual([specialPlan(2)]);
    const taken = act(state, specialPlan(2));
    expect(taken.acquired).toEqual(['special2']);
    expect(taken.specialPlans).not.toContain('special2');
    expect(pending(taken)).toMatchObject([{ kind: 'research', params: { points: 1 } }]);
  });

  test('EX-30 1 point is not enough', () => {
    const onePoint = act(roundTwo(), { type: 'takeCoin', seat: MELANIE }, { type: 'takeCoin', seat: MELANIE });
    expect(refusal(onePoint, specialPlan(2))).toEqual(['tooFewPoints RP-4']);
  });
});

describe('EX-31 enclaves', () => {
  const enclaves = defaultContent.moon.sectors.flatMap(({ number, enclaveIn }) =>
    enclaveIn === null ? [] : [[number, enclaveIn] as const],
  );
  const around = [6, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];
  /**
   * Skymine, with 6 energy, is in the enclaves, in the sectors around them and next to those, but not in the given
   * ones.
   */
  const everywhereBut = (...empty: number[]): GameState => {
    const state = onTurn((draft) => {
      lay(draft, MELANIE, 'B08', 'A07', 'diamond-energy1');
      settle(draft, 'skymine', ...around.filter((sector) => !empty.includes(sector)));
    });
    return act(state, useEnergy('skymine'));
  };

  test('EX-31 the Moon has two enclaves', () => {
    expect(enclaves).toHaveLength(2);
  });

  test.each(enclaves)(
    'EX-31 sector %i is out of reach for a company in all surrounding sectors except %i',
    (enclave, around) => {
      expect(refusal(everywhereBut(enclave, around), occupy(enclave, 2))).toEqual(['enclave EXP-13']);
      expect(refusal(everywhereBut(enclave), occupy(enclave, 2))).toEqual([]);
    },
  );

  test.each(enclaves)('EX-31 sector %i can be entered once the company is in %i', (enclave, around) => {
    expect(refusal(act(everywhereBut(enclave, around), occupy(around, 2)), occupy(enclave, 2))).toEqual([]);
  });
});

describe('EX-32 a station runs out of outposts', () => {
  const minerva = (left: number): GameState =>
    onTurn((draft) => {
      lay(draft, MELANIE, 'B08');
      home(draft, 'minerva', emptied, { pieces: left, opened: left === 0 }, emptied);
    });

  test('EX-32 with 1 outpost left, 3 energy occupies one sector and 2 points are lost', () => {
    const expanding = act(minerva(1), useEnergy('minerva'));
    expect(refusal(expanding, occupy(21, 0))).toEqual(['emptyColumn STATION-3']);
    const { state, events } = played(expanding, occupy(21, 1));
    expect(sectorsOf(state, 'minerva')).toEqual([21]);
    expect(eventsOf(events, 'energyLost')).toMatchObject([{ energy: 2 }]);
    expect(left(state, 'minerva')).toEqual([0, 0, 0]);
    expect(faceDown(state, MELANIE)).toEqual(['B08']);
    expect(pending(state)).toMatchObject([{ kind: 'turn', seat: ANTOINE }]);
  });

  test('EX-32 with no outpost left, all 3 points are lost', () => {
    const { state, events } = played(minerva(0), useEnergy('minerva'));
    expect(sectorsOf(state, 'minerva')).toEqual([]);
    expect(eventsOf(events, 'energyLost')).toMatchObject([{ energy: 3 }]);
    expect(faceDown(state, MELANIE)).toEqual(['B08']);
  });
});

/** Minerva enters sector 21 with a Skymine outpost, for 1 + 1 energy. Melanie owns one Skymine share. */
function oustFrom21(...columns: readonly { pieces: number; opened: boolean }[]): GameState {
  return onTurn((draft) => {
    lay(draft, MELANIE, 'B07');
    home(draft, 'skymine', ...columns);
    draft.sectors[20]?.push('skymine');
    draft.removed.skymine -= 1;
    for (const { tracks } of draft.players) tracks.skymine = 0;
    draft.destroyed = draft.deck.splice(0); // share cards only come up once the rest of the deck is gone
    hold(draft, MELANIE, 'D01');
  });
}

describe('EX-33 an ousted outpost without a home space', () => {
  test('EX-33 the outpost leaves the game when only a crossed-out space is vacant', () => {
    const state = oustFrom21({ pieces: 4, opened: true }, full, full);
    const next = act(state, useEnergy('minerva'), occupy(21));
    expect(next.removed.skymine).toBe(1);
    expect(left(next, 'skymine')).toEqual([4, 5, 5]);
    expect(next.sectors[20]).toEqual(['minerva']);
  });

  test('EX-33 the outpost returns while any column has a space for it', () => {
    const state = oustFrom21({ pieces: 4, opened: true }, full, { pieces: 4, opened: false });
    const next = act(state, useEnergy('minerva'), occupy(21));
    expect(next.removed).toEqual(state.removed);
    expect(left(next, 'skymine')).toEqual([4, 5, 5]);
  });
});

test('EX-34 1 energy may be used where every sector costs 2 or more: nothing is occupied and the card is face down', () => {
  // Around the Tawac station: sector 2 across a double border, 3 and 4 across single ones, each with a rival.
  const state = onTurn((draft) => {
    lay(draft, MELANIE, 'energy01');
    settle(draft, 'astrogo', 3, 4);
  });
  expect(options(state, 'useEnergy')).toContainEqual(useEnergy('tawac'));
  const { state: next, events } = played(state, useEnergy('tawac'));
  expect(eventsOf(events, 'energyLost')).toMatchObject([{ energy: 1 }]);
  expect(sectorsOf(next, 'tawac')).toEqual([]);
  expect(left(next, 'tawac')).toEqual([5, 5, 5]);
  expect(faceDown(next, MELANIE)).toEqual(['energy01']);
  expect(pending(next)).toMatchObject([{ kind: 'turn', seat: ANTOINE }]);
});

test('EX-35 an outpost returning to a vacant column covers space 4; space 5 keeps showing its 2 icons', () => {
  expect(defaultContent.moon.stations.skymine.columns[0]).toEqual([0, 1, 1, 1, 2]);
  const state = oustFrom21(emptied, full, full);
  const valueBefore = score(state)[MELANIE]?.skymine;
  const next = act(state, useEnergy('minerva'), occupy(21));
  expect(left(next, 'skymine')).toEqual([1, 5, 5]);
  // Spaces 1 to 5 show 5 icons, or 4 without space 4. A covered space 5 would leave 3.
  expect([valueBefore, score(next)[MELANIE]?.skymine]).toEqual([5, 4]);
});

test('EX-36 a company reaches the neighbours of sectors cut off from its station', () => {
  const state = onTurn((draft) => {
    lay(draft, MELANIE, 'B08');
    settle(draft, 'minerva', 5);
  });
  const expanding = act(state, useEnergy('minerva'));
  expect(refusal(expanding, occupy(12))).toEqual(['outOfReach EXP-7']);
  const next = act(expanding, occupy(7));
  expect(sectorsOf(next, 'minerva')).toEqual([5, 7]);
});

describe('EX-37 a card of total cost 0', () => {
  // The neutral field scientist has no printed cost, and slot 1 adds none.
  const withCards = (...cards: readonly CardId[]): GameState =>
    onTurn((draft) => {
      show(draft, 1, 'A09');
      lay(draft, MELANIE, ...cards);
      player(draft, MELANIE).tracks.tawac = 0;
    });

  test('EX-37 the card costs no unit: carbon 2 gives the card and 2 steps', () => {
    const state = act(withCards('A01'), { type: 'useResources', seat: MELANIE, cards: ['A01'], acquire: 1 });
    expect(at(state, MELANIE).hand).toContain('A09');
    expect(pending(state)).toMatchObject([{ kind: 'units', params: { units: 2 } }]);
    const step: Action = { type: 'advance', seat: MELANIE, company: 'tawac' };
    const next = act(state, step, step);
    expect(at(next, MELANIE).tracks.tawac).toBe(2);
    expect(pending(next)).toMatchObject([{ kind: 'turn', seat: ANTOINE }]);
  });

  test('EX-37 the card cannot be acquired without a resource card', () => {
    for (const state of [withCards(), withCards('A01')]) {
      expect(refusal(state, { type: 'useResources', seat: MELANIE, cards: [], acquire: 1 })).toEqual([
        'noResourceCard RES-2',
      ]);
    }
    expect(options(withCards(), 'useResources')).toEqual([]);
  });

  test('EX-37 a discount does not make the cost negative', () => {
    // The second bonus of track B1: 1 less for any payment.
    const state = onTurn((draft) => {
      show(draft, 1, 'A09');
      lay(draft, MELANIE, 'A01');
      player(draft, MELANIE).tracks.minerva = 10;
      player(draft, MELANIE).bonuses.minerva = 2;
    });
    const next = act(state, { type: 'useResources', seat: MELANIE, cards: ['A01'], acquire: 1 });
    expect(pending(next)).toMatchObject([{ kind: 'units', params: { units: 2 } }]);
  });
});

test('EX-38 the purchase space sells a card of total cost 0 for the 1 coin of the space', () => {
  const state = onTurn((draft) => {
    show(draft, 1, 'A09');
    player(draft, MELANIE).coins = 1;
  });
  const placed = played(state, placeBonusMarker('purchase'));
  const bought = played(placed.state, { type: 'buyCard', seat: MELANIE, slot: 1 });
  expect(coinsIn([...placed.events, ...bought.events], MELANIE)).toBe(-1);
  expect(at(bought.state, MELANIE).coins).toBe(0);
  expect(at(bought.state, MELANIE).hand).toContain('A09');
});

describe('EX-39 the end of the tank track', () => {
  // The tile moves 2 spaces, and 1 more for the field scientist beside it. It gives no coins.
  const threeSteps = (helium: number): GameState => {
    const state = onTurn((draft) => {
      giveTile(draft, MELANIE, 'fieldScientistTile');
      lay(draft, MELANIE, 'A09');
      player(draft, MELANIE).helium = helium;
      player(draft, MELANIE).coins = 0;
    });
    return act(state, { type: 'useFieldScientist', seat: MELANIE, card: 'fieldScientistTile' });
  };
  const { last } = defaultContent.playerBoard.tank;

  test('EX-39 1 space before the end, 3 steps are 1 step and 4 coins', () => {
    expect(at(threeSteps(last - 1), MELANIE)).toMatchObject({ helium: last, coins: 4 });
  });

  test('EX-39 on the last space 3 steps are 6 coins, and 3 spaces before it none', () => {
    expect(at(threeSteps(last), MELANIE)).toMatchObject({ helium: last, coins: 6 });
    expect(at(threeSteps(last - 3), MELANIE)).toMatchObject({ helium: last, coins: 0 });
  });
});

describe('EX-40 the end of the research track', () => {
  const { last } = defaultContent.playerBoard.research;

  test('EX-40 with the upload marker on the last space, 3 research points give 6 coins and no plan can be taken', () => {
    const state = threePoints((draft) => {
      player(draft, MELANIE).upload = last;
    });
    expect(at(state, MELANIE).coins).toBe(6);
    expect(state.acquired).toEqual([]);
    expect(pending(state)).toMatchObject([{ kind: 'turn', seat: ANTOINE }]);
  });

  test('EX-40 points are spent as usual one space before the end', () => {
    const state = threePoints((draft) => {
      player(draft, MELANIE).upload = last - 1;
    });
    expect(pending(state)).toMatchObject([{ kind: 'research', params: { points: 3 } }]);
  });
});

describe('EX-41 the first player space', () => {
  const start = onTurn((draft) => lay(draft, MELANIE, 'A01'));
  const firstTurnDone = () =>
    act(
      start,
      { type: 'useResources', seat: MELANIE, cards: ['A01'] },
      { type: 'advance', seat: MELANIE, company: 'tawac' },
      { type: 'advance', seat: MELANIE, company: 'tawac' },
    );

  test('EX-41 the space is closed to the first player on the first turn of the round', () => {
    expect(refusal(start, placeBonusMarker('firstPlayer'))).toEqual(['firstPlayerFirstTurn BON-7']);
    expect(options(start, 'placeBonusMarker').map(({ space }) => space)).not.toContain('firstPlayer');
  });

  test('EX-41 the space is open to the first player on the second turn', () => {
    const second = everybodyPasses(firstTurnDone(), MELANIE);
    expect(pending(second)).toMatchObject([{ kind: 'turn', seat: MELANIE }]);
    expect(refusal(second, placeBonusMarker('firstPlayer'))).toEqual([]);
  });

  test('EX-41 the space is open to the others on their first turns', () => {
    expect(refusal(firstTurnDone(), placeBonusMarker('firstPlayer', {}, ANTOINE))).toEqual([]);
  });

  test('EX-41 in the next round the space is closed to the new first player', () => {
    const same = skip(everybodyPasses(firstTurnDone()), 'planning');
    expect(refusal(same, placeBonusMarker('firstPlayer'))).toEqual(['firstPlayerFirstTurn BON-7']);
    const taken = act(firstTurnDone(), placeBonusMarker('firstPlayer', {}, ANTOINE), {
      type: 'takeCoin',
      seat: ANTOINE,
    });
    const other = skip(everybodyPasses(taken), 'planning');
    expect(pending(other)).toMatchObject([{ kind: 'turn', seat: ANTOINE }]);
    expect(refusal(other, placeBonusMarker('firstPlayer', {}, ANTOINE))).toEqual(['firstPlayerFirstTurn BON-7']);
  });
});

describe('EX-42 the card display between two rounds', () => {
  // Slots 1-4 are the right column, 5-8 the middle and 9-12 the left, each from the top. Melanie has bought three
  // cards.
  const cards = 'A01 A02 A03 A04 A05 A06 A07 A08 A09 B01 B02 B03 B04 B05 B06 B07 B08 B09 B10 E01 E02 E03 E04';
  const bought: Change = (draft) => hold(draft, MELANIE, 'A06', 'A07', 'B02');
  const renewed = (change = bought): GameState =>
    everybodyPasses(onTurn(change, { deal: { cards: cards.split(' ') } }));

  test('EX-42 the cards in slots 1 to 4 are destroyed', () => {
    expect([...renewed().destroyed].sort()).toEqual(['A01', 'A02', 'A03', 'A04']);
  });

  test('EX-42 each row moves to the right without a gap, then the empty slots are filled in ascending order', () => {
    expect(renewed().display).toEqual(
      [
        ['A05', 'B01', 'B04', 'A08'],
        ['A09', 'B05', 'B06', 'B03'],
        ['B07', 'B08', 'B09', 'B10'],
      ].flat(),
    );
  });

  test('EX-42 when the deck runs out the remaining slots stay empty', () => {
    const state = renewed((draft) => {
      bought(draft);
      draft.destroyed = draft.deck.splice(2); // the last two cards are left
    });
    expect(state.display).toEqual(
      [
        ['A05', 'B01', 'E03', 'A08'],
        ['A09', 'E04', null, 'B03'],
        [null, null, null, null],
      ].flat(),
    );
    expect(state.deck).toEqual([]);
  });
});

describe('EX-43 the energy bonus without an energy card', () => {
  /** Track A1: energy +1 at the first level, +2 at the second. */
  const withEnergy = (level: 1 | 2, cards: readonly CardId[], change: Change = () => {}): GameState =>
    onTurn((draft) => {
      lay(draft, MELANIE, 'A01', ...cards);
      player(draft, MELANIE).tracks.skymine = level === 1 ? 5 : 11;
      player(draft, MELANIE).bonuses.skymine = level;
      change(draft);
    });
  const majority = (tier?: number): Action => ({
    type: 'placeBonusMarker',
    seat: MELANIE,
    space: 'energyMajority',
    ...(tier !== undefined && { tier }),
  });

  test('EX-43 the total is 0, so 1 energy of Antoine is more and Action 2 is illegal', () => {
    const state = withEnergy(1, [], (draft) => lay(draft, ANTOINE, 'energy01'));
    expect(refusal(state, majority())).toEqual(['noMajority MAJ-1']);
    expect(refusal(state, useEnergy('minerva'))).toEqual(['noEnergyCard EXP-2']);
  });

  test('EX-43 the second level reaches no tier of the energy majority', () => {
    expect(refusal(withEnergy(2, []), majority(1))).toEqual(['tierNotReached MAJ-12']);
    expect(refusal(withEnergy(2, []), majority())).toEqual([]);
  });

  test('EX-43 a used energy card does not help', () => {
    const state = withEnergy(2, ['energy01'], (draft) => player(draft, MELANIE).used.fill(true));
    expect(refusal(state, majority(1))).toEqual(['tierNotReached MAJ-12']);
  });

  test('EX-43 a plan for 1 energy stays closed; with an energy card of 1 even a plan for 2 is open', () => {
    const uploading = (plan: PlanId, ...cards: readonly CardId[]): GameState => {
      const state = withEnergy(1, ['A08', ...cards], (draft) => {
        layPlans(draft, MELANIE, 1, plan);
        player(draft, MELANIE).coins = 2;
      });
      return act(state, { type: 'useScientist', seat: MELANIE, card: 'A08' });
    };
    expect(refusal(uploading('planA13'), { type: 'upload', seat: MELANIE })).toEqual(['requirementsNotMet SCI-6']);
    expect(refusal(uploading('planA15', 'energy01'), { type: 'upload', seat: MELANIE })).toEqual([]);
  });

  test('EX-43 with an energy card of 1, the company expands with 2 points, at the second level with 3', () => {
    const first = act(withEnergy(1, ['energy01']), useEnergy('minerva'));
    expect(pending(first)).toMatchObject([{ kind: 'expansion', params: { energy: 2 } }]);
    const second = act(withEnergy(2, ['energy01']), useEnergy('minerva'));
    expect(pending(second)).toMatchObject([{ kind: 'expansion', params: { energy: 3 } }]);
  });
});

describe('EX-44 the requirement “scientist or field scientist”', () => {
  /** The marker is in front of a plan that requires a scientist. The only card in the area is the scientist in use. */
  const uploading = (space: number, bonus: 0 | 1 | 2, plan: PlanId = 'planA17'): GameState => {
    const state = onTurn((draft) => {
      lay(draft, MELANIE, 'A08');
      layPlans(draft, MELANIE, 1, plan);
      player(draft, MELANIE).coins = 2;
      player(draft, MELANIE).tracks.astrogo = space; // track C1
      player(draft, MELANIE).bonuses.astrogo = bonus;
    });
    return act(state, { type: 'useScientist', seat: MELANIE, card: 'A08' });
  };
  const upload: Action = { type: 'upload', seat: MELANIE };

  test('EX-44 the permanent icon meets the requirement, the scientist in use does not', () => {
    expect(refusal(uploading(4, 0), upload)).toEqual(['requirementsNotMet SCI-6']);
    expect(refusal(uploading(5, 1), upload)).toEqual([]);
  });

  test('EX-44 the second level also counts as one icon, not two', () => {
    expect(refusal(uploading(10, 2), upload)).toEqual([]);
    expect(refusal(uploading(10, 2, 'planC09'), upload)).toEqual(['requirementsNotMet SCI-6']);
  });
});

test('EX-45 two players with the same highest total share the victory', () => {
  // All companies are worth 0. Space 6 of the tank track is worth 10.
  const coins = [30, 29, 20, 10];
  const state = onTurn((draft) => {
    draft.round = 7;
    for (const seat of SEATS) {
      player(draft, seat).coins = coins[seat] ?? 0;
      player(draft, seat).helium = seat === MATHIEU ? 6 : 0;
      player(draft, seat).upload = 0;
    }
  });
  expect(winners(state)).toEqual([]);
  const end = everybodyPasses(state);
  expect(isOver(end)).toBe(true);
  expect(score(end).map(({ total }) => total)).toEqual([30, 29, 30, 10]);
  expect(winners(end)).toEqual([MELANIE, MATHIEU]);
});

describe('EX-46 the action deck of a new game', () => {
  const letters = new Map(defaultContent.cards.map(({ id, letter }) => [id, letter]));
  const lettersOf = (cards: readonly (CardId | null)[]): string =>
    cards.map((card) => (card === null ? '-' : letters.get(card))).join('');

  test.each(['one', 'two', 'three'])('EX-46 the display is full and 32 cards are left, A to E (seed %s)', (seed) => {
    const { display, deck, destroyed } = createGame({ players: NAMES, seed });
    expect(lettersOf(display)).toBe('AAAAAAAAABBB');
    expect(deck).toHaveLength(32);
    expect(lettersOf([...deck].reverse())).toBe('BBBBBBBBBBBBBCCCCCCCCCCCDDDDEEEE');
    expect(new Set([...display, ...deck]).size).toBe(44);
    expect(destroyed).toEqual([]);
  });

  test('EX-46 each letter is shuffled', () => {
    const drawn = (seed: string): string[] => {
      const { display, deck } = createGame({ players: NAMES, seed });
      const order = [...display, ...[...deck].reverse()];
      return ['A', 'B', 'C', 'D', 'E'].map((letter) => order.filter((card) => card?.startsWith(letter)).join(' '));
    };
    const games = ['one', 'two', 'three', 'four', 'five'].map(drawn);
    for (const letter of [0, 1, 2, 3, 4]) expect(new Set(games.map((game) => game[letter])).size).toBeGreaterThan(1);
  });
});

describe('EX-47 the two bonus spaces of a track', () => {
  // Track D1 for Tawac: two bonus spaces that let their owner buy a card, or not.
  const start = onTurn((draft) => {
    for (const seat of [MELANIE, ANTOINE]) {
      player(draft, seat).tracks.tawac = 11;
      player(draft, seat).bonuses.tawac = 2;
    }
  });
  const afterPlacing = (space: 'tawac1' | 'tawac2'): GameState =>
    act(start, placeBonusMarker(space), { type: 'stop', seat: MELANIE });

  test('EX-47 both spaces are unlocked', () => {
    expect(refusal(start, placeBonusMarker('tawac1'))).toEqual([]);
    expect(refusal(start, placeBonusMarker('tawac2'))).toEqual([]);
  });

  test.each([
    ['tawac1', 'tawac2'],
    ['tawac2', 'tawac1'],
  ] as const)('EX-47 her own marker on %s closes the other space, %s, in this round', (first, other) => {
    const next = everybodyPasses(afterPlacing(first), MELANIE);
    expect(at(next, MELANIE).markers).toBe(1);
    expect(refusal(next, placeBonusMarker(other))).toEqual(['siblingOccupied TRACK-15']);
    expect(options(next, 'placeBonusMarker').map(({ space }) => space)).not.toContain(other);
  });

  test('EX-47 the space stays open to others, and to her in the next round', () => {
    const placed = afterPlacing('tawac1');
    expect(refusal(placed, placeBonusMarker('tawac2', {}, ANTOINE))).toEqual([]);
    expect(refusal(skip(everybodyPasses(placed), 'planning'), placeBonusMarker('tawac2'))).toEqual([]);
  });
});

describe('EX-48 the supplement space', () => {
  const threeCoins = () =>
    threePoints((draft) => {
      draft.supplement = 3;
    });
  const red = defaultContent.researchDisplay.flatMap(({ supplement }, space) => (supplement ? [space] : []));

  test('EX-48 three spaces of the research display have a red border', () => {
    expect(red).toHaveLength(3);
  });

  test.each(red)('EX-48 a plan from red-bordered space %i gives the 3 coins there', (space) => {
    const next = act(threeCoins(), takePlan(space));
    expect(at(next, MELANIE).coins).toBe(3);
    expect(next.supplement).toBe(0);
    expect(next.acquired).toEqual([threeCoins().researchDisplay[space]]);
  });

  test('EX-48 a second such plan in the turn gives nothing more', () => {
    const [first = 0, second = 0] = red;
    expect(at(act(threeCoins(), takePlan(first), takePlan(second)), MELANIE).coins).toBe(3);
  });

  test('EX-48 a plan from another space gives no coins', () => {
    const next = act(threeCoins(), takePlan(1));
    expect(at(next, MELANIE).coins).toBe(0);
    expect(next.supplement).toBe(3);
  });
});
