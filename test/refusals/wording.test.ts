import { describe, expect, test } from 'vitest';
import type { Action, BonusSpaceId, DecisionKind, Frame, GameState, TrackId } from '../kit/pinned.ts';
import { reasonText } from '../kit/pinned.ts';
import { player, tableOf } from '../kit/table.ts';
import { asking, attempt, onTurn } from './case.ts';

const sentences = (refused: ReturnType<typeof attempt>): string[] => refused().map(({ message }) => message);
const place = (space: BonusSpaceId): object => ({ type: 'placeBonusMarker', seat: 0, space });

test.each<[unknown, string]>([
  [null, 'it is not an object'],
  [[], 'it is not an object'],
  [{ seat: 0 }, 'field "type" is missing'],
  [{ type: 7, seat: 0 }, 'field "type" must be a string'],
  [{ type: 'foo', seat: 0 }, 'type "foo" is unknown'],
  [{ type: 'pass' }, 'field "seat" is missing'],
  [{ type: 'pass', seat: -1 }, 'field "seat" must be a whole number from 0'],
  [{ type: 'pass', seat: 0.5 }, 'field "seat" must be a whole number from 0'],
  [{ type: 'pass', seat: Number.NaN }, 'it is not plain JSON'],
  [{ type: 'planCard', seat: 0, card: 'A01', slot: 'one' }, 'field "slot" must be a whole number'],
  [{ type: 'planCard', seat: 0, card: 7, slot: 1 }, 'field "card" must be a string'],
  [{ type: 'useResources', seat: 0, cards: ['A01', 7] }, 'field "cards" must be a list of strings'],
  [{ type: 'useEnergy', seat: 0, company: 'moon' }, 'field "company" must be the id of a company'],
  [place('skymine3' as BonusSpaceId), 'field "space" must be the id of a bonus space'],
  [{ ...place('purchase'), oneTime: false }, 'field "oneTime" must be true or omitted'],
  [{ type: 'x'.repeat(99), seat: 0 }, `type "${'x'.repeat(40)}…" is unknown`],
])('describes the problem of a malformed action: %j', (action, problem) => {
  expect(sentences(attempt(onTurn(), action))).toEqual([`This action is malformed: ${problem}.`]);
});

describe('unknown ids', () => {
  test.each([
    ['nothing', '"nothing"'],
    ['', '""'],
    ['A01\u0000\u001b[31m\n\u202e', '"A01[31m"'],
    ['\u{1f311}'.repeat(32), `"${'\u{1f311}'.repeat(32)}"`],
    ['x'.repeat(64), `"${'x'.repeat(40)}…"`],
  ])('a card %j is quoted and shortened', (card, quoted) => {
    expect(sentences(attempt(onTurn(), { type: 'useScientist', seat: 0, card }))).toEqual([
      `The unknown card ${quoted} cannot be used: you need a face-up scientist in your action area.`,
    ]);
  });

  test('a long list is shortened', () => {
    const cards = Array.from({ length: 300 }, (_, index) => `no${index}`);
    const decks = asking({ kind: 'startingDecks', seat: 0 });
    const [sentence = ''] = sentences(attempt(decks, { type: 'arrangeStartingDecks', seat: 0, cards }));
    expect(sentence).toMatch(/"no5" and 294 more\.$/);
    expect(sentence.length).toBeLessThan(300);
  });
});

/** One frame of each kind of decision, belonging to seat 1 if it has a single seat. */
const FRAMES: { readonly [Kind in DecisionKind]: Extract<Frame, { kind: Kind }> } = {
  startingToken: { kind: 'startingToken', offers: [['token01'], ['token02']], chosen: ['token01', null] },
  startingDecks: { kind: 'startingDecks', seat: 1 },
  planning: { kind: 'planning', seats: [1, 2, 3] },
  turn: { kind: 'turn', seat: 1 },
  units: { kind: 'units', seat: 1, units: 2 },
  barrier: { kind: 'barrier', seat: 1, company: 'tawac', steps: 2 },
  expansion: { kind: 'expansion', seat: 1, company: 'tawac', energy: 2, entered: [] },
  beltExpansion: {
    kind: 'beltExpansion',
    seat: 1,
    company: 'tawac',
    energy: 2,
    outposts: [],
    shuttles: [],
    earned: [],
    confronted: false,
  },
  claims: { kind: 'claims', seat: 1 },
  rewards: { kind: 'rewards', seat: 1, rewards: [] },
  ousting: { kind: 'ousting', seat: 1, outpost: 'tawac', asteroid: 15, space: 0 },
  research: { kind: 'research', seat: 1, points: 2 },
  placePlans: { kind: 'placePlans', seat: 1 },
  upload: { kind: 'upload', seat: 1, card: 'A08', from: 1, flipped: false },
  purchase: { kind: 'purchase', seat: 1, rule: 'BSP-3', discount: 0 },
  oneOf: { kind: 'oneOf', seat: 1, rewards: [], context: { rule: 'BSP-1' } },
  chosenTracks: { kind: 'chosenTracks', seat: 1, rule: 'BSP-7', steps: [3, 2], companies: ['minerva', 'astrogo'] },
  removal: { kind: 'removal', seat: 1, count: 1, optional: true },
  pickUp: { kind: 'pickUp', seat: 1 },
  resting: { kind: 'resting', seat: 1, filled: [] },
  salvage: {
    kind: 'salvage',
    seat: 1,
    rule: 'BSP-10',
    card: 'A08',
    price: 2,
    parts: ['action', 'card'],
    both: true,
  },
  lunaTurn: { kind: 'lunaTurn', seat: 1 },
};

const ASKED: Readonly<Record<DecisionKind, string>> = {
  startingToken: 'Antoine must choose one of two starting tokens to keep SETUP-39',
  startingDecks: 'Antoine must start the resting decks with the three cards shown on the starting token SETUP-42',
  planning: 'Antoine, Mathieu and David must plan cards, then finish planning PLAN-1',
  turn: 'Antoine must take an action ROUND-9',
  units: 'Antoine must use the remaining units RES-13',
  barrier: 'Antoine may pay the barrier or stop in front of it TRACK-3',
  expansion: 'Antoine may enter a sector or stop expanding EXP-12',
  beltExpansion: 'Antoine may place a piece on the Belt or stop expanding BELT-16',
  claims: 'Antoine may claim a mission task or continue MISSION-13',
  rewards: 'Antoine must choose the next reward BON-3',
  ousting: 'Antoine must choose a column for the ousted outpost BELT-20',
  research: 'Antoine must spend the remaining research points RP-4',
  placePlans: 'Antoine must place the plans acquired this turn RP-12',
  upload: 'Antoine may move the upload marker or stop SCI-4',
  purchase: 'Antoine may buy a displayed card BSP-3',
  oneOf: 'Antoine must choose one of the rewards BSP-1',
  chosenTracks: 'Antoine must choose a company track for the steps BSP-7',
  removal: 'Antoine may remove an outpost from a station STATION-11',
  pickUp: 'Antoine must pick up a resting deck PASS-3',
  resting: 'Antoine must rest the cards in the action area PASS-4',
  salvage: 'Antoine may use the card just destroyed or pay coins to take a destroyed card BSP-10',
  lunaTurn: 'Antoine must take her turn LUNA-27', // Luna's seat in a game with her
};

/** Returns an action that does not answer a decision of this kind. */
function besides(kind: DecisionKind): Action {
  return kind === 'turn' ? { type: 'upload', seat: 0 } : { type: 'pass', seat: 0 };
}

describe('an action for another decision', () => {
  test.each(Object.keys(FRAMES) as DecisionKind[])('%s', (kind) => {
    const [refusal] = attempt(asking(FRAMES[kind]), besides(kind))();
    const [decision] = (refusal?.message ?? '').split(';');
    expect(`${decision} ${refusal?.rule}`).toBe(ASKED[kind]);
    expect(refusal?.message).toMatch(/; (passing|moving the upload marker) is not possible now\.$/);
    expect(refusal?.params).toMatchObject({ decision: { kind } });
  });

  test.each<[string, Frame]>([
    ['must remove an outpost from a station', { kind: 'removal', seat: 1, count: 1, optional: false }],
    ['may use the card just destroyed', { ...FRAMES.salvage, parts: ['action'] }],
    ['may pay coins to take a destroyed card', { ...FRAMES.salvage, parts: ['card'] }],
  ])('the message contains only possible actions: %s', (asks, frame) => {
    const [sentence] = sentences(attempt(asking(frame), { type: 'pass', seat: 0 }));
    expect(sentence).toBe(`Antoine ${asks}; passing is not possible now.`);
  });

  test('the message addresses the deciding player', () => {
    expect(sentences(attempt(asking(FRAMES.planning), { type: 'pass', seat: 2 }))).toEqual([
      'You must plan cards, then finish planning; passing is not possible now.',
    ]);
    expect(sentences(attempt(onTurn(), { type: 'pass', seat: 3 }))).toEqual(['Melanie must take an action, not you.']);
  });
});

/** Creates a turn in which seat 0 has unlocked every bonus space of these tracks. */
const owning = (minerva: TrackId, tawac: TrackId): (() => GameState) =>
  onTurn(
    (draft) => {
      player(draft, 0).bonuses = { skymine: 0, minerva: 2, astrogo: 0, tawac: 2 };
      player(draft, 0).coins = 9;
    },
    { tracks: { skymine: 'A1', minerva, astrogo: 'B1', tawac } },
  );

describe('the violation for a bonus space cites its own rule', () => {
  test.each([
    ['destroy', 'BON-10'],
    ['minerva1', 'BSP-5'],
    ['minerva2', 'BSP-6'],
    ['tawac1', 'BSP-9'],
    ['tawac2', 'BSP-10'],
  ] as const)('%s by %s', (space, rule) => {
    for (const more of [{}, { destroy: 'nothing' }]) {
      const [refusal] = attempt(owning('D2', 'E2'), { ...place(space), ...more })();
      expect(refusal?.rule).toBe(rule);
    }
  });

  test.each([
    ['minerva1', 'BSP-3'],
    ['minerva2', 'BSP-4'],
    ['tawac1', 'BSP-7'],
    ['tawac2', 'BSP-8'],
  ] as const)('the decision of %s cites %s', (space, rule) => {
    const start = owning('D1', 'E1')();
    const open = tableOf(start).act(start, place(space) as Action);
    const [refusal] = attempt(() => open, { type: 'pass', seat: 0 })();
    expect(refusal?.rule).toBe(rule);
  });
});

test('has no page number when the rulebook has none', () => {
  const [refusal] = attempt(asking(FRAMES.startingDecks), { type: 'pass', seat: 1 })();
  expect(refusal && reasonText(refusal)).toMatch(/now\. \(SETUP-42, rulebook, set-up pages\)$/);
  const [other] = attempt(onTurn(), { type: 'upload', seat: 0 })();
  expect(other && reasonText(other)).toMatch(/now\. \(ROUND-9, rulebook p\. 10\)$/);
});
