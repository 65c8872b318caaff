import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/entries/index.ts';
import { formatAction, parseAction } from '../../src/entries/notation.ts';
import { ACTION_TYPES } from '../kit/actionSpace.ts';

const SEATS = { players: ['Ana', 'Ben', 'Cleo'].map((name) => ({ id: name, name })), luna: { level: 2 } };

/** Actions of seat 0 with their notation. */
const VERBS: readonly (readonly [string, Action])[] = [
  ['keep token05', { type: 'chooseToken', seat: 0, token: 'token05' }],
  [
    'decks star-energy1+star-carbon1+star-minerals2',
    { type: 'arrangeStartingDecks', seat: 0, cards: ['star-energy1', 'star-carbon1', 'star-minerals2'] },
  ],
  ['plan A07@2', { type: 'planCard', seat: 0, card: 'A07', slot: 2 }],
  ['ready', { type: 'confirmPlan', seat: 0 }],
  ['tile star-carbon1', { type: 'placeResourceTile', seat: 0, card: 'star-carbon1' }],
  ['use A07', { type: 'useResources', seat: 0, cards: ['A07'] }],
  ['use A07+B12>5', { type: 'useResources', seat: 0, cards: ['A07', 'B12'], acquire: 5 }],
  ['use -', { type: 'useResources', seat: 0, cards: [] }],
  ['use ->12', { type: 'useResources', seat: 0, cards: [], acquire: 12 }],
  ['energy minerva', { type: 'useEnergy', seat: 0, company: 'minerva' }],
  ['scientist scientistTile', { type: 'useScientist', seat: 0, card: 'scientistTile' }],
  ['field C03', { type: 'useFieldScientist', seat: 0, card: 'C03' }],
  ['marker purchase', { type: 'placeBonusMarker', seat: 0, space: 'purchase' }],
  ['marker destroy/A07', { type: 'placeBonusMarker', seat: 0, space: 'destroy', destroy: 'A07' }],
  ['marker titaniumMajority#2', { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier: 2 }],
  ['marker tawac2', { type: 'placeBonusMarker', seat: 0, space: 'tawac2' }],
  ['once personal0', { type: 'placeBonusMarker', seat: 0, space: 'personal0', oneTime: true }],
  [
    'once skymine1#1/star-energy1',
    { type: 'placeBonusMarker', seat: 0, space: 'skymine1', tier: 1, destroy: 'star-energy1', oneTime: true },
  ],
  ['pass', { type: 'pass', seat: 0 }],
  ['pickup 4', { type: 'pickUpDeck', seat: 0, slot: 4 }],
  ['rest A07@0', { type: 'restCard', seat: 0, card: 'A07', slot: 0 }],
  ['step tawac', { type: 'advance', seat: 0, company: 'tawac' }],
  ['stop', { type: 'stop', seat: 0 }],
  ['21.0', { type: 'occupy', seat: 0, sector: 21, column: 0 }],
  ['outpost 14/1.2', { type: 'placeOutpost', seat: 0, asteroid: 14, space: 1, column: 2 }],
  ['shuttle 16', { type: 'placeShuttle', seat: 0, shuttleSpace: 16 }],
  ['confront', { type: 'confront', seat: 0 }],
  ['sacrifice A07+B12', { type: 'confront', seat: 0, destroy: ['A07', 'B12'] }],
  ['sacrifice -', { type: 'confront', seat: 0, destroy: [] }],
  ['claim mission3@0', { type: 'claimTask', seat: 0, mission: 'mission3', column: 0 }],
  ['reward 1', { type: 'takeReward', seat: 0, reward: 1 }],
  ['home 2', { type: 'returnOutpost', seat: 0, column: 2 }],
  ['take 11', { type: 'takePlan', seat: 0, space: 11 }],
  ['special special4', { type: 'takeSpecialPlan', seat: 0, plan: 'special4' }],
  ['coin', { type: 'takeCoin', seat: 0 }],
  ['lay planB14@2', { type: 'placePlan', seat: 0, plan: 'planB14', position: 2 }],
  ['flip 3', { type: 'flipPlan', seat: 0, position: 3 }],
  ['upload', { type: 'upload', seat: 0 }],
  ['buy 9', { type: 'buyCard', seat: 0, slot: 9 }],
  ['choose 0', { type: 'chooseReward', seat: 0, reward: 0 }],
  ['steps astrogo.3', { type: 'advanceSteps', seat: 0, company: 'astrogo', steps: 3 }],
  ['remove skymine.1', { type: 'removeOutpost', seat: 0, company: 'skymine', column: 1 }],
  ['salvage E04', { type: 'takeDestroyedCard', seat: 0, card: 'E04' }],
  ['turn', { type: 'lunaTurn', seat: 0 }],
];

describe('formats and parses each action', () => {
  test.each(VERBS)('%s', (words, action) => {
    expect(formatAction(SEATS, action)).toBe(`Ana: ${words}`);
    expect(parseAction(SEATS, `Ana: ${words}`)).toStrictEqual(action);
  });

  test('the table covers every action type', () => {
    expect([...new Set(VERBS.map(([, { type }]) => type))].sort()).toEqual([...ACTION_TYPES].sort());
  });

  test('all notations are different', () => {
    expect(new Set(VERBS.map(([words]) => words)).size).toBe(VERBS.length);
  });
});

test.each<[string, Action]>([
  ['Ben: plan nothing@-1', { type: 'planCard', seat: 1, card: 'nothing', slot: -1 }],
  ['Ben: -1.123456789', { type: 'occupy', seat: 1, sector: -1, column: 123_456_789 }],
  ['#9: pass', { type: 'pass', seat: 9 }],
])('formats illegal actions %s', (line, action) => {
  expect(formatAction(SEATS, action)).toBe(line);
  expect(parseAction(SEATS, line)).toEqual(action);
});

const seatsOf = (names: readonly string[], luna: object | null = null) => ({
  players: names.map((name, seat) => ({ id: `${seat}`, name })),
  luna,
});

test.each<[string, readonly string[], object | null, readonly string[]]>([
  ['is its name', ['Ana', 'Ben'], null, ['Ana', 'Ben']],
  ['is Luna for her own seat', ['Ana'], { level: 0 }, ['Ana', 'Luna']],
  ['is a number for Luna and a human player called Luna', ['Luna', 'Ben'], { level: 2 }, ['#0', 'Ben', '#2']],
  ['is Luna for a human player without Luna in the game', ['Luna', 'Ben'], null, ['Luna', 'Ben']],
  ['is a number for names with spaces or colons', ['Ana Maria', 'B:n', ' Cleo'], null, ['#0', '#1', '#2']],
  ['is a number for names that look like numbers', ['#1', 'Ben'], null, ['#0', 'Ben']],
  ['is a number for names that look like comments or marks', ['; Ana', '-', '"B"'], null, ['#0', '#1', '#2']],
  ['is a name of digits', ['1', '0'], null, ['1', '0']],
  ['is a name in any script', ['Zoë', 'Żaneta', '美月', 'अनीता'], null, ['Zoë', 'Żaneta', '美月', 'अनीता']],
  ['is a name with combining accents, but not a leading one', ['Zoe\u0308', '\u0301a'], null, ['Zoe\u0308', '#1']],
  ['is a number for names with emoji', ['🚀', 'Ben'], null, ['#0', 'Ben']],
  ['distinguishes names by case', ['ana', 'Ana'], null, ['ana', 'Ana']],
  ['is the name of an inherited property', ['constructor', '__proto__'], null, ['constructor', '__proto__']],
])('the label of a seat %s', (_name, names, luna, labels) => {
  const seats = seatsOf(names, luna);
  for (const [seat, label] of labels.entries()) {
    const line = `${label}: pass`;
    expect(formatAction(seats, { type: 'pass', seat })).toBe(line);
    expect(parseAction(seats, line)).toEqual({ type: 'pass', seat });
    expect(parseAction(seats, `#${seat}: pass`)).toEqual({ type: 'pass', seat });
  }
});

test('ignores spaces around words and text after a semicolon', () => {
  for (const line of ['Ana:pass', '  Ana: \t pass  ', 'Ana: pass ; too early', 'Ana: pass;; Ben: pass'])
    expect(parseAction(SEATS, line)).toEqual({ type: 'pass', seat: 0 });
});
