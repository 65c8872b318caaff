import { describe, expect, test } from 'vitest';
import { gameLog } from '../../src/cli/play.ts';
import type { Company } from '../../src/entries/index.ts';
import { createText, en } from '../../src/entries/text.ts';
import { createGame, type GameEvent, rules } from '../kit/pinned.ts';

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

const coins = (amount: number, rule: 'RP-8' | 'RP-11' | 'BON-2' = 'RP-8', seat = 0) =>
  ({ type: 'coins', seat, amount, rule }) as GameEvent;
const step = (to: number, company: 'tawac' | 'minerva' = 'tawac', seat = 0): GameEvent => ({
  type: 'trackAdvanced',
  seat,
  company,
  to,
});
const dealt: GameEvent = { type: 'planDealt', plan: 'planA02', space: 1 };
const resolved: GameEvent = { type: 'resolved', action: { type: 'stop', seat: 0 } };
const crossed: GameEvent = { type: 'thresholdCrossed', seat: 0, company: 'tawac', level: 1 };
const helium: GameEvent = { type: 'heliumAdvanced', seat: 0, steps: 1, to: 28 };
const lunas: GameEvent = { type: 'coins', seat: LUNA, amount: 1, rule: 'LACT-11', company: 'tawac' };
const skipped: GameEvent = { type: 'lunaSkipped', seat: LUNA, action: 'coins', rule: 'LACT-11' };
const points = (count: number, unit = 'points'): string => `in exchange for ${count} research ${unit}`;
const beyond = 'Luna: +1 coin for steps beyond the end of the Tawac track';

describe('a line', () => {
  test.each<[string, GameEvent[], string]>([
    ['contains the name of the player', [{ type: 'passed', seat: 0 }], 'Ana passes'],
    ['adds up coins that cancel each other out', [coins(2), coins(-2)], `Ana +0 coins ${points(0)}`],
    ['adds up coins for one reason', [coins(1), coins(2)], `Ana +3 coins ${points(3)}`],
    [
      'separates coins for two reasons',
      [coins(1), coins(2, 'RP-11')],
      `Ana +1 coin ${points(1, 'point')}; +2 coins from the supplement space`,
    ],
    [
      'separates coins of two players',
      [coins(1), coins(2, 'RP-8', 1)],
      `Ana +1 coin ${points(1, 'point')}; Ben: +2 coins ${points(2)}`,
    ],
    ['merges steps on one track', [step(1), step(2)], 'Ana advances on the Tawac track (space 2)'],
    [
      'separates steps on two tracks',
      [step(1), step(2, 'minerva')],
      'Ana advances on the Tawac track (space 1), on the Minerva track (space 2)',
    ],
    [
      'separates steps of two players',
      [step(1), step(2, 'tawac', 1)],
      'Ana advances on the Tawac track (space 1); Ben advances on the Tawac track (space 2)',
    ],
    [
      'joins parts across automatic steps',
      [step(1), resolved, step(2), dealt, step(3)],
      'Ana advances on the Tawac track (space 3)',
    ],
    [
      'separates steps around another event of the same company',
      [step(3), crossed, step(4)],
      'Ana advances on the Tawac track (space 3); crosses the first threshold of the Tawac track; ' +
        'advances on the Tawac track (space 4)',
    ],
    [
      'separates coins around another event with the same rule',
      [lunas, skipped, lunas],
      `Ana ${beyond}; Luna gains no coins; ${beyond}`,
    ],
    ['repeats helium', [helium, helium], 'Ana +1 helium-3 (space 28); +1 helium-3 (space 28)'],
    ['repeats coins with a reason', [coins(1, 'BON-2'), coins(1)], `Ana +1 coin; +1 coin ${points(1, 'point')}`],
    ['repeats coins without a reason', [coins(1), coins(1, 'BON-2')], `Ana +1 coin ${points(1, 'point')}; +1 coin`],
  ])('%s', (_, events, line) => {
    expect(lines(...events)).toEqual([line]);
  });

  test('is omitted when another event includes it', () => {
    expect(lines(dealt)).toEqual([]);
  });

  test.each<[string, GameEvent, RegExp]>([
    [
      'the terms of a plan and its price in points',
      { type: 'planTaken', seat: 0, plan: 'planA01', points: 1 },
      /^Ana takes plan A01 \(requirement: .+; reward: .+\) for 1 research point$/,
    ],
    [
      'the mission of a task',
      { type: 'taskClaimed', seat: 0, mission: 'mission2', column: 0 },
      /^Ana claims a task of mission 2: .+$/,
    ],
  ])('includes %s', (_, event, line) => {
    expect(lines(event)[0]).toMatch(line);
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

describe('a track bonus', () => {
  const unlocked = (company: Company, level: 1 | 2): GameEvent => ({ type: 'bonusUnlocked', seat: 0, company, level });
  const icon = 'a permanent field scientist icon';

  test.each<[Company, 1 | 2, string]>([
    ['skymine', 1, 'the first bonus of the Skymine track (1 extra bonus marker)'],
    [
      'skymine',
      2,
      'the second bonus of the Skymine track (2 extra bonus markers in total, 1 of them from the first threshold)',
    ],
    ['minerva', 2, 'the second bonus of the Minerva track (+1 on each titanium card)'],
    [
      'astrogo',
      2,
      `the second bonus of the Astrogo track (${icon} and +3 collection domes; replaces the first bonus: ${icon} and +1 collection dome)`,
    ],
    ['tawac', 1, 'the first bonus space of the Tawac track'],
    ['tawac', 2, 'the second bonus space of the Tawac track'],
  ])('TRACK-14 %s %i unlocks %s', (company, level, bonus) => {
    expect(lines(unlocked(company, level))).toEqual([`Ana unlocks ${bonus}`]);
  });

  test('TB-2 more energy replaces less', () => {
    const game = createGame({ players: ['Ana', 'Ben'], seed: 'log' }); // Skymine has track A1
    const events: GameEvent[] = [{ type: 'turnStarted', seat: 0 }, unlocked('skymine', 2)];
    expect(gameLog(createText({ locale: en, game }, rules), game, events)).toContain(
      'unlocks the second bonus of the Skymine track (+2 to total energy; replaces the first bonus: +1 to total energy)',
    );
  });
});

test('MAJ-12 the log contains the tier taken on a majority space', () => {
  const marker: GameEvent = { type: 'markerPlaced', seat: 0, space: 'titaniumMajority' };
  const line = 'Ana places a bonus marker on the titanium majority space';
  expect(lines({ ...marker, tier: 2 })).toEqual([`${line} (4 units or more)`]);
  expect(lines(marker)).toEqual([line]);
});
