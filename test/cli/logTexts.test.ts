import { describe, expect, test } from 'vitest';
import { gameLog } from '../../src/cli/play.ts';
import { createText, en } from '../../src/entries/text.ts';
import type { GameEvent } from '../kit/pinned.ts';
import { createGame, rules } from '../kit/pinned.ts';

const state = createGame({
  players: ['Ana', 'Ben'],
  seed: 'log',
  luna: { level: 3 },
  missions: true,
  tracks: { skymine: 'A2', minerva: 'B2', astrogo: 'C1', tawac: 'D1' },
});
const text = createText({ locale: en, game: state }, rules);
const LUNA = 2;
/** The number of lines in the head. */
const HEAD = text.opening().length;

/** The log lines of Ana's turn. */
function lines(...events: readonly GameEvent[]): string[] {
  const start: GameEvent[] = [
    { type: 'roundStarted', round: 2, firstPlayer: 1 },
    { type: 'turnStarted', seat: 0 },
  ];
  return gameLog(text, state, [...start, ...events])
    .split('\n')
    .slice(HEAD + 3)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');
}

describe('actions of a player', () => {
  test('appear next to the name', () => {
    expect(lines({ type: 'passed', seat: 0 })).toEqual(['Ana passes']);
  });

  test('are omitted when another event includes them', () => {
    expect(lines({ type: 'planDealt', plan: 'planA02', space: 1 })).toEqual([]);
  });

  test('include the terms of a plan and its price in points', () => {
    const [line] = lines({ type: 'planTaken', seat: 0, plan: 'planA01', points: 1 });
    expect(line).toMatch(/^Ana takes plan A01 \(requirement: .+; reward: .+\) for 1 research point$/);
  });

  test('include the mission of a task', () => {
    const [line] = lines({ type: 'taskClaimed', seat: 0, mission: 'mission2', column: 0 });
    expect(line).toMatch(/^Ana claims a task of mission 2: .+$/);
  });
});

describe('coins', () => {
  const coins = (amount: number, rule: 'RP-8' | 'RP-11'): GameEvent => ({ type: 'coins', seat: 0, amount, rule });

  test('that cancel each other out are omitted', () => {
    expect(lines(coins(2, 'RP-8'), coins(-2, 'RP-8'))).toEqual(['Ana +0 coins in exchange for 0 research points']);
  });

  test('for one reason are added up, but not for two reasons or two players', () => {
    expect(lines(coins(1, 'RP-8'), coins(2, 'RP-8'))).toEqual(['Ana +3 coins in exchange for 3 research points']);
    expect(lines(coins(1, 'RP-8'), coins(2, 'RP-11'))).toEqual([
      'Ana +1 coin in exchange for 1 research point; +2 coins from the supplement space',
    ]);
    expect(lines(coins(1, 'RP-8'), { ...coins(2, 'RP-8'), seat: 1 } as GameEvent)).toEqual([
      'Ana +1 coin in exchange for 1 research point; Ben: +2 coins in exchange for 2 research points',
    ]);
  });
});

describe('separate lines', () => {
  /** The whole log without the two lines of its head. */
  const log = (...events: readonly GameEvent[]): string =>
    gameLog(text, state, events).split('\n').slice(HEAD).join('\n');

  test('are the planning phase, the turns, the preparation phase and the end, with gaps between', () => {
    expect(
      log(
        { type: 'decksArranged', seat: 0, cards: ['diamond-carbon1', 'diamond-carbon2'] },
        { type: 'roundStarted', round: 1, firstPlayer: 1 },
        { type: 'cardsRevealed', seat: 0, cards: ['A01', null, 'A07'] },
        { type: 'cardsRevealed', seat: 1, cards: [null, null] },
        { type: 'turnStarted', seat: 1 },
        { type: 'passed', seat: 1 },
        { type: 'displayCleared', cards: ['A02', 'A08'] },
        { type: 'cardDealt', card: 'B01', slot: 0 },
        { type: 'menaceStrikes', menace: 'temporalAnomaly' },
        { type: 'gameEnded' },
      ),
    ).toBe(
      [
        '',
        '  Ana   starts resting decks with carbon 1, carbon 2',
        '',
        '=== Round 1: Ben is first player ===',
        '  Ana   plans carbon 2, energy 2',
        '  Ben   plans nothing',
        '',
        '  Ben   passes',
        '',
        '  Destroyed from the display: carbon 3, scientist 2; new on display: carbon 3',
        '',
        '  The Temporal Anomaly is still in play: there is no winner, and another game follows',
        '',
      ].join('\n'),
    );
  });

  test('include a menace, Luna’s cards and a special plan', () => {
    expect(
      log(
        { type: 'menaceRevealed', menace: 'spacePirates' },
        { type: 'lunaTokenDrawn', seat: LUNA, token: 'token05' },
        { type: 'lunaDeckRenewed', seat: LUNA, cards: 12, gradeTwo: 1 },
        { type: 'lunaDeckRenewed', seat: LUNA, cards: 1, gradeTwo: 0 },
        { type: 'lunaCardsDealt', seat: LUNA, slots: ['A', 'B'] },
        { type: 'specialPlanRevealed', plan: 'special4', supplement: 1 },
      ),
    ).toMatch(
      new RegExp(
        [
          '^',
          '  Menace: Space Pirates',
          '  Luna  gets the bonus of starting token 5 \\(drawn at random\\)',
          '',
          '  Luna  shuffles her discard pile into a new Luna deck of 12 cards, including a new grade-2 card',
          '  Luna  shuffles her discard pile into a new Luna deck of 1 card',
          '  Luna  gets a face-down card in each of slots A and B',
          '',
          '  Special plan 4 \\(worth .* to enter\\) is revealed; the supplement space now holds 1 coin',
          '$',
        ].join('\n'),
      ),
    );
  });

  test('omit an empty display', () => {
    expect(log({ type: 'displayCleared', cards: [] }).trim()).toBe('');
    expect(
      log({ type: 'displayCleared', cards: [] }, { type: 'specialPlanRevealed', plan: 'special4', supplement: 1 }),
    ).toMatch(/^\n {2}Special plan 4 /);
  });

  test('include missions with their tasks', () => {
    expect(log({ type: 'missionsRevealed', missions: ['mission1', 'mission2'] })).toMatch(
      /^\n {2}Missions: mission 1 \(.+; .+; .+\), mission 2 \(.+; .+; .+\)\n$/,
    );
  });
});

describe('steps', () => {
  const step = (to: number, company: 'tawac' | 'minerva', seat = 0): GameEvent => ({
    type: 'trackAdvanced',
    seat,
    company,
    to,
  });

  test('on one track are merged', () => {
    expect(lines(step(1, 'tawac'), step(2, 'tawac'))).toEqual(['Ana advances on the Tawac track (space 2)']);
  });

  test('on two tracks or of two players stay separate', () => {
    expect(lines(step(1, 'tawac'), step(2, 'minerva'))).toEqual([
      'Ana advances on the Tawac track (space 1), on the Minerva track (space 2)',
    ]);
    expect(lines(step(1, 'tawac'), step(2, 'tawac', 1))).toEqual([
      'Ana advances on the Tawac track (space 1); Ben advances on the Tawac track (space 2)',
    ]);
  });
});

describe('the head', () => {
  test('names the table, the seed, the modules and the tracks', () => {
    const tracks =
      'Company tracks: Skymine Resources A2, Minerva Corp B2, Astrogo Enterprises C1, Tawac Industries D1\n';
    expect(gameLog(text, state, [])).toBe(
      `Skymines for 2 players with Luna, level 3 (seed: log)\nWith missions\n${tracks}`,
    );
    const alone = createGame({ players: ['Ana', 'Ben'], seed: 'other', tracks: state.tracks });
    expect(gameLog(createText({ locale: en, game: alone }, rules), alone, [])).toBe(
      `Skymines for 2 players (seed: other)\n${tracks}`,
    );
  });

  test('has no empty line after it without events', () => {
    const log = gameLog(text, state, [{ type: 'displayCleared', cards: [] }]);
    expect(log).toBe(gameLog(text, state, []));
  });

  test('is followed by events without a line of their own', () => {
    const log = gameLog(text, state, [{ type: 'passed', seat: 0 }]);
    expect(log.split('\n').slice(HEAD)).toEqual(['', '  Ana   passes', '']);
  });
});

describe('parts of a line', () => {
  const step = (to: number): GameEvent => ({ type: 'trackAdvanced', seat: 0, company: 'tawac', to });
  const crossed: GameEvent = { type: 'thresholdCrossed', seat: 0, company: 'tawac', level: 1 };

  test('are joined across automatic steps', () => {
    const resolved: GameEvent = { type: 'resolved', action: { type: 'stop', seat: 0 } };
    const dealt: GameEvent = { type: 'planDealt', plan: 'planA02', space: 1 };
    expect(lines(step(1), resolved, step(2), dealt, step(3))).toEqual(['Ana advances on the Tawac track (space 3)']);
  });

  test('stay separate when another event of the same company is between them', () => {
    expect(lines(step(3), crossed, step(4))).toEqual([
      'Ana advances on the Tawac track (space 3); crosses the first threshold of the Tawac track; ' +
        'advances on the Tawac track (space 4)',
    ]);
  });

  test('stay separate when another event has the same rule', () => {
    const coins: GameEvent = { type: 'coins', seat: LUNA, amount: 1, rule: 'LACT-11', company: 'tawac' };
    const skipped: GameEvent = { type: 'lunaSkipped', seat: LUNA, action: 'coins', rule: 'LACT-11' };
    expect(lines(coins, skipped, coins)).toEqual([
      'Ana Luna: +1 coin for steps beyond the end of the Tawac track; Luna gains no coins; ' +
        'Luna: +1 coin for steps beyond the end of the Tawac track',
    ]);
  });

  test('appear twice when they happened twice', () => {
    const helium: GameEvent = { type: 'heliumAdvanced', seat: 0, steps: 1, to: 28 };
    expect(lines(helium, helium)).toEqual(['Ana +1 helium-3 (space 28); +1 helium-3 (space 28)']);
    const coins = (rule: 'BON-2' | 'RP-8'): GameEvent => ({ type: 'coins', seat: 0, amount: 1, rule });
    expect(lines(coins('BON-2'), coins('RP-8'))).toEqual(['Ana +1 coin; +1 coin in exchange for 1 research point']);
    expect(lines(coins('RP-8'), coins('BON-2'))).toEqual(['Ana +1 coin in exchange for 1 research point; +1 coin']);
  });
});
