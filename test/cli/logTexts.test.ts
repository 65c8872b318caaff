import { describe, expect, test } from 'vitest';
import { gameLog } from '../../src/cli/log.ts';
import { createText, en } from '../../src/entries/text.ts';
import type { GameEvent } from '../kit/pinned.ts';
import { createGame } from '../kit/pinned.ts';

const state = createGame({
  ...{ players: ['Ana', 'Ben'], seed: 'log', luna: { level: 3 }, missions: true },
  tracks: { skymine: 'A2', minerva: 'B2', astrogo: 'C1', tawac: 'D1' },
});
const text = createText({ locale: en, game: state });
const LUNA = 2;
/** The lines of the head. */
const HEAD = text.opening().length;

/** The lines told of a turn of Ana. */
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

type Said = readonly [event: GameEvent, text: string];

describe('what a person does', () => {
  test.each<Said>([
    [{ type: 'tokenTaken', seat: 0, token: 'token03' }, 'takes starting token 3'],
    [{ type: 'tilePlaced', seat: 0, card: 'A01' }, 'lays the +1 resource tile on carbon 2'],
    [{ type: 'resourcesUsed', seat: 0, cards: ['A01', 'A02'], total: 5 }, 'uses carbon 2 + carbon 3 (5 units)'],
    [{ type: 'resourcesUsed', seat: 0, cards: ['star-carbon1'], total: 1 }, 'uses carbon 1 (1 unit)'],
    [{ type: 'cardTaken', seat: 0, card: 'A07', from: 'display', cost: 0, paidIn: 'nothing' }, 'takes energy 2'],
    [
      { type: 'cardTaken', seat: 0, card: 'A07', from: 'display', cost: 2, paidIn: 'coins' },
      'buys energy 2 for 2 coins',
    ],
    [
      { type: 'cardTaken', seat: 0, card: 'A07', from: 'display', cost: 1, paidIn: 'resources' },
      'acquires energy 2 for 1 unit',
    ],
    [
      { type: 'cardTaken', seat: 0, card: 'A07', from: 'destroyed', cost: 1, paidIn: 'coins' },
      'takes energy 2 from the destroyed cards for 1 coin',
    ],
    [
      { type: 'energyUsed', seat: 0, company: 'tawac', cards: ['A07', 'energyTile'], energy: 4 },
      'uses energy 2 + the energy tile (4 energy) to expand Tawac Industries',
    ],
    [{ type: 'sectorOccupied', seat: 0, company: 'tawac', sector: 5, energy: 2 }, 'enters sector 5 (2 energy)'],
    [{ type: 'energyLost', seat: 0, energy: 2 }, 'loses 2 energy'],
    [
      { type: 'outpostReturned', sector: 5, company: 'skymine', column: 1 },
      'ousts the outpost of Skymine from sector 5 to the middle column of its station',
    ],
    [
      { type: 'outpostLost', asteroid: 4, space: 0, company: 'skymine' },
      'removes from the game the outpost of Skymine in asteroid 4, as its station has no room',
    ],
    [
      { type: 'outpostRemoved', seat: 0, company: 'minerva', column: 2 },
      'removes an outpost of Minerva from the right column',
    ],
    [{ type: 'scientistUsed', seat: 0, card: 'A08' }, 'uses scientist 2'],
    [{ type: 'planFlipped', seat: 0, position: 3, plan: 'planA02' }, 'turns plan A02 on space 3 face down'],
    [
      { type: 'uploadAdvanced', seat: 0, to: 4, plan: 'special4' },
      'moves the upload marker onto special plan 4 (space 4)',
    ],
    [{ type: 'fieldScientistUsed', seat: 0, card: 'B13', domes: 0 }, 'uses the field scientist of Skymine Resources'],
    [
      { type: 'fieldScientistUsed', seat: 0, card: 'B13', domes: 1 },
      'uses the field scientist of Skymine Resources (1 dome)',
    ],
    [{ type: 'markerPlaced', seat: 0, space: 'purchase' }, 'places a bonus marker on the purchase space'],
    [
      { type: 'markerPlaced', seat: 0, space: 'carbonMajority', oneTime: true, tier: 2 },
      'places a one-time marker on the carbon majority space for 4 units or more',
    ],
    [{ type: 'cardDestroyed', seat: 0, card: 'A01' }, 'destroys carbon 2'],
    [{ type: 'tileReserved', seat: 0, tile: 'energyTile' }, 'reserves the energy tile for the next round'],
    [{ type: 'trackAdvanced', seat: 0, company: 'astrogo', to: 7 }, 'advances on the Astrogo track (space 7)'],
    [
      { type: 'thresholdCrossed', seat: 0, company: 'astrogo', level: 1 },
      'crosses the first threshold of the Astrogo track',
    ],
    [
      { type: 'thresholdCrossed', seat: 0, company: 'astrogo', level: 2 },
      'crosses the second threshold of the Astrogo track',
    ],
    [{ type: 'stepsLost', seat: 0, company: null, steps: 2 }, 'loses 2 units'],
    [{ type: 'stepsLost', seat: 0, company: 'tawac', steps: 1 }, 'does not make 1 step on the Tawac track (lost)'],
    [{ type: 'heliumAdvanced', seat: 0, steps: 2, to: 9 }, '+2 helium-3 (space 9)'],
    [{ type: 'slotOpened', seat: 0, slot: 0 }, 'opens the leftmost action slot'],
    [{ type: 'slotOpened', seat: 0, slot: 4 }, 'opens the rightmost action slot'],
    [{ type: 'researchGained', seat: 0, points: 3 }, '+3 research points'],
    [{ type: 'planPlaced', seat: 0, plan: 'planA02', position: 2 }, 'lays plan A02 on space 2 of the research track'],
    [{ type: 'passed', seat: 0 }, 'passes'],
    [{ type: 'deckPickedUp', seat: 0, slot: 1, cards: ['A01', 'A07'] }, 'picks up carbon 2, energy 2'],
    [{ type: 'cardRested', seat: 0, card: 'A01', slot: 1 }, 'puts on resting decks: carbon 2'],
    [
      { type: 'tilesReturned', seat: 0, tiles: ['energyTile', 'scientistTile'] },
      'returns the energy tile and the scientist tile',
    ],
    [{ type: 'tileReceived', seat: 0, tile: 'scientistTile' }, 'receives the scientist tile'],
    [
      { type: 'outpostPlaced', seat: 0, company: 'tawac', asteroid: 4, space: 1, energy: 2 },
      'puts an outpost on asteroid 4 (2 energy)',
    ],
    [
      { type: 'shuttlePlaced', seat: 0, company: 'tawac', shuttleSpace: 12, energy: 0 },
      'puts a shuttle on shuttle space 12',
    ],
    [
      { type: 'shuttleReturned', company: 'tawac', shuttleSpace: 12 },
      'ousts the shuttle of Tawac from shuttle space 12 to its station',
    ],
    [
      { type: 'shuttleLost', company: 'tawac', shuttleSpace: 12 },
      'removes from the game the shuttle of Tawac on shuttle space 12, as its station has no room',
    ],
    [
      { type: 'markerRemoved', seat: 0, space: 'destroy' },
      'removes from the game the one-time bonus marker on the destroy space',
    ],
    [{ type: 'missionCompleted', seat: 0, mission: 'mission2', first: true }, 'completes mission 2 as the first'],
    [{ type: 'missionCompleted', seat: 0, mission: 'mission2', first: false }, 'completes mission 2'],
    [{ type: 'menaceConfronted', seat: 0, menace: 'rogueComet', energy: 3 }, 'confronts the Rogue Comet (3 energy)'],
    [{ type: 'menaceRemoved', seat: 0, menace: 'singularity' }, 'removes the Singularity, which becomes a wild share'],
    [
      { type: 'outpostsSettled', company: 'minerva', sectors: [1, 2, 3] },
      'Minerva Corp has an outpost in each of sectors 1, 2 and 3',
    ],
    [{ type: 'cardDealt', card: 'C07', slot: 3 }, 'new on display: energy 3 with a share of Skymine Resources'],
  ])('%o', (event, text) => {
    expect(lines(event)).toEqual([`Ana ${text}`]);
  });

  test.each<Said>([
    [{ type: 'resolved', action: { type: 'stop', seat: 0 } }, ''],
    [{ type: 'planDealt', plan: 'planA02', space: 1 }, ''],
    [{ type: 'tokensRevealed', tokens: ['token01', 'token02'] }, ''],
    [{ type: 'lunaCardsDiscarded', seat: LUNA, cards: [] }, ''],
    [{ type: 'lunaColumnChosen', seat: LUNA, company: 'tawac', column: 0, rule: 'LACT-41', decidedBy: null }, ''],
    [{ type: 'coins', seat: 0, amount: -1, rule: 'BON-8' }, ''],
    [{ type: 'sectorOccupied', seat: LUNA, company: 'tawac', sector: 5, energy: 0 }, ''],
  ])('of what others tell nothing is said twice: %o', (event) => {
    expect(lines(event)).toEqual([]);
  });

  test('a plan is told with its terms and its price in points', () => {
    const [line] = lines({ type: 'planTaken', seat: 0, plan: 'planA01', points: 1 });
    expect(line).toMatch(/^Ana takes plan A01 \(requirement: .+; reward: .+\) for 1 research point$/);
  });

  test('a task is told with its mission', () => {
    const [line] = lines({ type: 'taskClaimed', seat: 0, mission: 'mission2', column: 0 });
    expect(line).toMatch(/^Ana claims .+ of mission 2$/);
  });
});

describe('coins', () => {
  const coins = (
    amount: number,
    rule: 'BON-2' | 'TRACK-2' | 'TRACK-7' | 'RP-8' | 'RP-11' | 'SCI-9' | 'MENACE-15',
  ): GameEvent => ({
    ...{ type: 'coins', seat: 0, amount, rule },
  });

  test.each([
    ['BON-2', 'pays 1 coin'],
    ['TRACK-2', 'pays 1 coin at the barrier'],
    ['SCI-9', 'pays 1 coin to enter the special plan'],
    ['MENACE-15', 'loses 1 coin to the Space Pirates'],
  ] as const)('that are paid are told by %s', (rule, text) => {
    expect(lines(coins(-1, rule))).toEqual([`Ana ${text}`]);
  });

  test.each([
    ['TRACK-7', 'for the threshold'],
    ['RP-8', 'in exchange for 2 research points'],
    ['RP-11', 'from the supplement space'],
  ] as const)('that come are told by %s', (rule, text) => {
    expect(lines(coins(2, rule))).toEqual([`Ana +2 coins ${text}`]);
  });

  test.each([
    ['SPECIAL-2', 'for steps beyond the end of the tank track'],
    ['SPECIAL-5', 'for steps beyond the end of the research track'],
    ['MISSION-6', 'for the task'],
    ['LACT-5', 'for steps beyond the end of the tank track'],
    ['LACT-6', 'for steps beyond the end of the research track'],
    ['LACT-10', 'at the barrier'],
    ['LACT-11', 'for steps beyond the end of the track'],
    ['LACT-35', 'from the supplement space'],
  ] as const)('of the modules are told by %s', (rule, text) => {
    expect(lines({ type: 'coins', seat: 0, amount: 1, rule })).toEqual([`Ana +1 coin ${text}`]);
  });

  test('that cancel each other out are not paid', () => {
    expect(lines(coins(2, 'RP-8'), coins(-2, 'RP-8'))).toEqual(['Ana +0 coins in exchange for 0 research points']);
  });

  test('for one reason are one sum, for two reasons or two people they are not', () => {
    expect(lines(coins(1, 'RP-8'), coins(2, 'RP-8'))).toEqual(['Ana +3 coins in exchange for 3 research points']);
    expect(lines(coins(1, 'RP-8'), coins(2, 'RP-11'))).toEqual([
      'Ana +1 coin in exchange for 1 research point; +2 coins from the supplement space',
    ]);
    expect(lines(coins(1, 'RP-8'), { ...coins(2, 'RP-8'), seat: 1 } as GameEvent)).toEqual([
      'Ana +1 coin in exchange for 1 research point; Ben: +2 coins in exchange for 2 research points',
    ]);
  });
});

describe('what Luna does', () => {
  const turnUp: GameEvent = { type: 'lunaCardTurned', seat: LUNA, card: 'I-1', slot: 'A' };

  /** What is told in her own turn. */
  function told(event: GameEvent): string {
    const log = gameLog(text, state, [{ type: 'turnStarted', seat: LUNA }, event]);
    return (log.split('\n').find((line) => line.startsWith('  Luna')) ?? '').trim().replace(/^Luna\s+/, '');
  }

  test.each<Said>([
    [turnUp, 'turns up card I-1 in slot A'],
    [{ type: 'uploadMoved', seat: LUNA, steps: 1, to: 4 }, '+1 step on the research track (space 4)'],
    [{ type: 'uploadMoved', seat: LUNA, steps: 2, to: 5 }, '+2 steps on the research track (space 5)'],
    [{ type: 'planDiscarded', seat: LUNA, plan: 'planA02', space: 1 }, 'discards plan A02'],
    [{ type: 'passed', seat: LUNA }, 'passes, as she has played her last card'],
    [
      { type: 'lunaTokenPassed', seat: LUNA, track: 'tank', at: 8, gradeTwo: 1 },
      'reaches the Luna token on space 8 of her tank, so a grade-2 card goes onto her deck',
    ],
    [
      { type: 'lunaTokenPassed', seat: LUNA, track: 'research', at: 5, gradeTwo: 0 },
      'reaches the Luna token on space 5 of her research track, but no grade-2 card is left for her deck',
    ],
    [
      { type: 'lunaMajorityChecked', seat: LUNA, card: 'I-2', discarded: null },
      'keeps both majority cards: on card I-2, on top of her discards, both values are equal',
    ],
    [
      { type: 'lunaMajorityChecked', seat: LUNA, card: 'I-2', discarded: 'I-3' },
      'discards her left majority card (I-3): on card I-2, on top of her discards, the left value is the higher one',
    ],
    [{ type: 'lunaSkipped', seat: LUNA, action: 'coins', rule: 'LACT-4' }, 'gains no coins'],
    [{ type: 'lunaSkipped', seat: LUNA, action: 'helium', rule: 'LACT-5' }, 'gains no helium-3'],
    [{ type: 'lunaSkipped', seat: LUNA, action: 'research', rule: 'LACT-6' }, 'makes no step on the research track'],
    [
      { type: 'lunaSkipped', seat: LUNA, action: 'track', rule: 'LACT-9', company: 'tawac' },
      'makes no step on the track of Tawac',
    ],
    [
      { type: 'lunaSkipped', seat: LUNA, action: 'expand', rule: 'LACT-46', company: 'minerva' },
      'stops expanding, as there is no place in reach for a piece of Minerva',
    ],
    [
      { type: 'lunaSkipped', seat: LUNA, action: 'cards', rule: 'LACT-30' },
      'takes no card, as the display slot that her card names is empty',
    ],
    [
      { type: 'lunaSkipped', seat: LUNA, action: 'mostValuableShareCard', rule: 'LACT-33' },
      'takes no card with a share: no displayed card has one of the most valuable company',
    ],
    [
      { type: 'lunaSkipped', seat: LUNA, action: 'bonusMarker', rule: 'LACT-25' },
      'places no bonus marker, as the space that her card names is occupied',
    ],
    [
      { type: 'lunaSkipped', seat: LUNA, action: 'discardPlan', rule: 'LACT-34' },
      'discards no plan, as the space that her card names is empty',
    ],
    [
      { type: 'lunaSkipped', seat: LUNA, action: 'discardSpecialPlan', rule: 'LACT-34' },
      'discards no special plan, as none lies face up',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac'], rule: 'LACT-16', decidedBy: null },
      'picks Tawac, the most valuable company',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac', 'minerva'], rule: 'LACT-17', decidedBy: 'value' },
      'picks Tawac and Minerva, the two most valuable companies',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac'], rule: 'LACT-18', decidedBy: 'vacantSpaces' },
      'picks Tawac, the second most valuable company (tie broken by vacant home spaces)',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac'], rule: 'LACT-19', decidedBy: 'trackId' },
      'picks Tawac, the least valuable company (tie broken by track letter)',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac'], rule: 'LACT-20', decidedBy: null },
      'picks all four companies',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac'], rule: 'LACT-21', decidedBy: 'margin' },
      'picks Tawac: on that track she leads by the biggest margin (failing that, is least behind)',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac'], rule: 'LACT-22', decidedBy: 'value' },
      'picks Tawac: on those tracks she leads by the biggest margins (failing that, is least behind) (tie broken by value)',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac'], rule: 'LACT-24', decidedBy: 'logo' },
      'picks Tawac, the rival to oust: on that track she is farthest behind (tie broken by distance to the logo)',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac'], rule: 'LACT-33', decidedBy: 'coinIcons' },
      'picks Tawac, the most valuable company, to take a card with a share of it (tie broken by coin icons)',
    ],
    [
      { type: 'lunaCompaniesChosen', seat: LUNA, companies: ['tawac'], rule: 'LACT-1', decidedBy: null },
      'picks Tawac, as her card says',
    ],
    [
      {
        ...{ type: 'lunaTargetChosen', seat: LUNA, company: 'tawac', target: 5, rule: 'LACT-46' },
        prefer: 'min',
        among: [5, 6],
      },
      'expands Tawac to sector 5 (the lowest vacant sector in reach)',
    ],
    [
      {
        ...{ type: 'lunaTargetChosen', seat: LUNA, company: 'tawac', target: 5, rule: 'LACT-1' },
        prefer: 'min',
        among: [5, 6],
      },
      'expands Tawac to target 5 (the lowest target in reach)',
    ],
    [
      {
        ...{ type: 'lunaTargetChosen', seat: LUNA, company: 'tawac', target: 6, rule: 'LACT-47' },
        prefer: 'max',
        among: [5, 6],
      },
      'expands Tawac to sector 6 (the highest sector of that rival in reach)',
    ],
    [
      {
        ...{ type: 'lunaTargetChosen', seat: LUNA, company: 'tawac', target: 6, rule: 'LACT-50' },
        prefer: 'max',
        among: [6],
      },
      'expands Tawac to target 6 (the only vacant target in reach)',
    ],
    [
      {
        ...{ type: 'lunaTargetChosen', seat: LUNA, company: 'tawac', target: 6, rule: 'LACT-53' },
        prefer: 'max',
        among: [6],
      },
      'expands Tawac to target 6 (the only asteroid in reach with room that already holds an outpost of this company)',
    ],
    [
      {
        ...{ type: 'lunaTargetChosen', seat: LUNA, company: 'tawac', target: 6, rule: 'LACT-54' },
        prefer: 'max',
        among: [6],
      },
      'expands Tawac to target 6 (the only piece of that rival in reach)',
    ],
  ])('%o', (event, said) => {
    expect(told(event)).toBe(said);
  });
});

describe('what opens a line of its own', () => {
  /** The whole log without the two lines of its head. */
  const log = (...events: readonly GameEvent[]): string =>
    gameLog(text, state, events).split('\n').slice(HEAD).join('\n');

  test('is the planning of a round, the turns, the preparation and the end, with a gap between', () => {
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
        '  Ana   begins resting decks with carbon 1, carbon 2',
        '',
        '=== Round 1: Ben is first player ===',
        '  Ana   plans carbon 2, energy 2',
        '  Ben   plans nothing',
        '',
        '  Ben   passes',
        '',
        '  Destroyed from the display: carbon 3, scientist 2; new on display: carbon 3',
        '',
        '  The Temporal Anomaly is still there: nobody wins, and another game follows',
        '',
      ].join('\n'),
    );
  });

  test('is a menace, Luna’s cards and a special plan, too', () => {
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
          '  Luna  takes the bonus of starting token 5, drawn for her at random',
          '',
          '  Luna  has no cards left to draw and shuffles her discards into a new Luna deck of 12 cards, one of them a new grade-2 card',
          '  Luna  has no cards left to draw and shuffles her discards into a new Luna deck of 1 card',
          '  Luna  gets a face-down card in each of slots A and B',
          '',
          '  Special plan 4 \\(worth .* to enter\\) is revealed; the supplement space holds 1 coin',
          '$',
        ].join('\n'),
      ),
    );
  });

  test('an empty display is not told', () => {
    expect(log({ type: 'displayCleared', cards: [] }).trim()).toBe('');
    expect(
      log({ type: 'displayCleared', cards: [] }, { type: 'specialPlanRevealed', plan: 'special4', supplement: 1 }),
    ).toMatch(/^\n {2}Special plan 4 /);
  });

  test('missions are told with their tasks', () => {
    expect(log({ type: 'missionsRevealed', missions: ['mission1', 'mission2'] })).toMatch(
      /^\n {2}Missions: mission 1 \(.+; .+; .+\), mission 2 \(.+; .+; .+\)\n$/,
    );
  });

  test('majority cards are told with what they count for', () => {
    expect(log({ type: 'lunaMajorityDrawn', seat: LUNA, cards: ['I-1', 'I-2'] })).toMatch(
      /draws majority cards I-1 and I-2: for the majorities of this round she has \d carbon, \d energy and 1 scientist or field scientist/,
    );
  });
});

describe('steps', () => {
  const step = (to: number, company: 'tawac' | 'minerva', seat = 0): GameEvent => ({
    ...{ type: 'trackAdvanced', seat, company, to },
  });

  test('one after the other on a track are told as one', () => {
    expect(lines(step(1, 'tawac'), step(2, 'tawac'))).toEqual(['Ana advances on the Tawac track (space 2)']);
  });

  test('on two tracks, or of two people, are told one by one', () => {
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
    expect(gameLog(createText({ locale: en, game: alone }), alone, [])).toBe(
      `Skymines for 2 players (seed: other)\n${tracks}`,
    );
  });

  test('is followed by no empty line when nothing is told', () => {
    const log = gameLog(text, state, [{ type: 'displayCleared', cards: [] }]);
    expect(log).toBe(gameLog(text, state, []));
  });

  test('is followed by the events that open no line', () => {
    const log = gameLog(text, state, [{ type: 'passed', seat: 0 }]);
    expect(log.split('\n').slice(HEAD)).toEqual(['', '  Ana   passes', '']);
  });
});

describe('parts of a line', () => {
  const step = (to: number): GameEvent => ({ type: 'trackAdvanced', seat: 0, company: 'tawac', to });
  const crossed: GameEvent = { type: 'thresholdCrossed', seat: 0, company: 'tawac', level: 1 };

  test('are joined across what the engine did by itself', () => {
    const resolved: GameEvent = { type: 'resolved', action: { type: 'stop', seat: 0 } };
    const dealt: GameEvent = { type: 'planDealt', plan: 'planA02', space: 1 };
    expect(lines(step(1), resolved, step(2), dealt, step(3))).toEqual(['Ana advances on the Tawac track (space 3)']);
  });

  test('are kept apart where something else of the same company came between', () => {
    expect(lines(step(3), crossed, step(4))).toEqual([
      'Ana advances on the Tawac track (space 3); crosses the first threshold of the Tawac track; ' +
        'advances on the Tawac track (space 4)',
    ]);
  });

  test('are kept apart where something else has the same rule', () => {
    const coins: GameEvent = { type: 'coins', seat: LUNA, amount: 1, rule: 'LACT-11' };
    const skipped: GameEvent = { type: 'lunaSkipped', seat: LUNA, action: 'coins', rule: 'LACT-11' };
    expect(lines(coins, skipped, coins)).toEqual([
      'Ana Luna: +1 coin for steps beyond the end of the track; Luna gains no coins; ' +
        'Luna: +1 coin for steps beyond the end of the track',
    ]);
  });

  test('that say the same twice are told twice', () => {
    const helium: GameEvent = { type: 'heliumAdvanced', seat: 0, steps: 1, to: 28 };
    expect(lines(helium, helium)).toEqual(['Ana +1 helium-3 (space 28); +1 helium-3 (space 28)']);
    const coins = (rule: 'BON-2' | 'RP-8'): GameEvent => ({ type: 'coins', seat: 0, amount: 1, rule });
    expect(lines(coins('BON-2'), coins('RP-8'))).toEqual(['Ana +1 coin; +1 coin in exchange for 1 research point']);
    expect(lines(coins('RP-8'), coins('BON-2'))).toEqual(['Ana +1 coin in exchange for 1 research point; +1 coin']);
  });
});
