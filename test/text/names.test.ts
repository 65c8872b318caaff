import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { HIDDEN } from '../../src/components/ids.ts';
import { createRules, defaultContent, ForeignStateError } from '../../src/entries/index.ts';
import { createText } from '../../src/entries/text.ts';
import { boxOf } from '../../src/game/boxOf.ts';
import { en } from '../../src/text/en.ts';
import { playerNames } from '../../src/text/names.ts';
import { plain } from '../../src/text/parts.ts';
import { Words } from '../../src/text/words.ts';
import { must } from '../kit/must.ts';

const rules = createRules(defaultContent);
const state = rules.createGame({ players: ['Ana', 'Boris'], seed: 'names', luna: { level: 3 }, missions: true });
const box = boxOf(defaultContent);
const wordsOf = (own: ReturnType<typeof boxOf>, table = state, seat: number | null = null) =>
  new Words({ locale: en, box: own, table, seat });
const names = wordsOf(box);

const token = (id: string, words = names): string => plain(words.name({ kind: 'token', token: id }));
const mission = (id: string, words = names): string => plain(words.name({ kind: 'mission', mission: id }));

test('a text of one component set rejects a game with another', () => {
  const own = createRules({
    ...defaultContent,
    id: 'own',
    slotCosts: defaultContent.slotCosts.map((cost) => cost + 1),
  });
  const game = own.createGame({ players: ['Ana', 'Boris'], seed: 'names' });
  expect(() => createText({ locale: en, game })).toThrow(ForeignStateError);
  expect(createText({ locale: en, game }, own).content.id).toBe('own');
});

describe('players', () => {
  test('have their names, with Luna last', () => {
    expect(playerNames(state.options)).toEqual(['Ana', 'Boris', 'Luna']);
    expect(playerNames({ ...state.options, luna: null })).toEqual(['Ana', 'Boris']);
    expect([0, 1, 2].map((seat) => names.player(seat))).toEqual(['Ana', 'Boris', 'Luna']);
    expect(names.player(7)).toBe('the unknown seat 7');
  });

  test('stay on one line with any names', () => {
    const players = ['A\u001bna', 'B\u0085en', 'C\u2028leo'].map((name) => ({ id: name, name }));
    expect(playerNames({ players, luna: null })).toEqual(['A\\u001bna', 'B\\u0085en', 'C\\u2028leo']);
  });

  test('are distinguished from Luna', () => {
    expect([0, 1, 2].map((seat) => names.isLuna(seat))).toEqual([false, false, true]);
  });
});

describe('components', () => {
  test.each([
    ['card', 'A01', 'carbon 2'],
    ['card', 'energyTile', 'the energy tile'],
    ['card', 'D01', 'Skymine share card'],
    ['card', HIDDEN, 'a hidden card'],
    ['card', 'Z99', 'the unknown card "Z99"'],
    ['thatCard', 'A01', 'carbon 2'],
    ['thatCard', 'energyTile', 'the energy tile'],
    ['thatCard', 'Z99', 'the unknown card "Z99"'],
    ['cardInFull', 'C07', 'energy 3 with a share of Skymine Resources'],
    ['cardInFull', 'A07', 'energy 2'],
    ['cardInFull', 'D02', 'Minerva share card'],
    ['theCardInFull', 'C07', 'energy 3 with a share of Skymine Resources'],
    ['theCardInFull', 'energyTile', 'the energy tile'],
    ['plan', 'planA07', 'plan A07'],
    ['plan', 'special4', 'special plan 4'],
    ['plan', 'token03', 'the starting plan'],
    ['plan', HIDDEN, 'a hidden plan'],
    ['plan', 'planZ', 'the unknown plan "planZ"'],
  ] as const)('are named by their print: %s %s', (method, id, expected) => {
    expect(plain(names[method](id))).toBe(expected);
  });

  test('are share cards without a known share', () => {
    const cards = defaultContent.cards.map((card) => ({ ...card, share: null }));
    expect(plain(wordsOf(boxOf({ ...defaultContent, cards })).card('D01'))).toBe('share card');
  });
});

test.each([
  ['purchase', 0, 'the purchase space'],
  ['minerva1', 0, 'the first bonus space of the Minerva track'],
  ['tawac2', 0, 'the second bonus space of the Tawac track'],
  ['nowhere', 0, '"nowhere"'],
  ['personal0', null, "Ana's personal bonus space"],
  ['personal1', 0, "Boris's personal bonus space"],
  ['personal1', 1, 'your personal bonus space'],
] as const)('the bonus space %s is named by its location or owner for seat %j', (space, seat, expected) => {
  const ref = { kind: 'bonusSpace', space: space as 'purchase' } as const;
  expect(plain(wordsOf(box, state, seat).name(ref))).toBe(expected);
});

describe('plans, tokens and missions', () => {
  test('are named by their print', () => {
    expect(token('token03')).toBe('starting token 3');
    expect(token(HIDDEN)).toBe('a hidden starting token');
    expect(token('other')).toBe('the unknown starting token "other"');
    expect(mission('mission2')).toMatch(/^mission 2$/);
    expect(mission('other')).toBe('the unknown mission "other"');
  });

  test('are numbered by the end of their ids', () => {
    const [someToken, someMission] = [must(defaultContent.tokens[0]), must(defaultContent.missions[0])];
    const own = wordsOf(
      boxOf({
        ...defaultContent,
        tokens: ['token10', 'token12', 'box2token07'].map((id) => ({ ...someToken, id })),
        missions: ['mission10', 'box2mission7'].map((id) => ({ ...someMission, id })),
      }),
    );
    expect(token('token10', own)).toBe('starting token 10');
    expect(token('token12', own)).toBe('starting token 12');
    expect(token('box2token07', own)).toBe('starting box2token 7');
    expect(mission('mission10', own)).toBe('mission 10');
    expect(mission('box2mission7', own)).toBe('box2mission 7');
  });

  test('describe their requirements and rewards', () => {
    const own = wordsOf(
      boxOf({
        ...defaultContent,
        plans: defaultContent.plans.map((plan) => ({
          ...plan,
          requirements: [
            { kind: 'energy', total: 2 },
            { kind: 'oneResource', total: 3 },
          ],
          reward: [
            { kind: 'coins', amount: 1 },
            { kind: 'helium', steps: 2 },
          ],
        })),
      }),
    );
    expect(plain(own.requirements('planA01'))).toBe('energy 2 + 3 units of any one resource');
    expect(plain(own.planTerms('planA01'))).toBe(
      'plan A01 (requirement: energy 2 + 3 units of any one resource; reward: 1 coin + 2 helium-3)',
    );
    const special = box.find.specialPlan('special4');
    expect(plain(names.planTerms('special4'))).toBe(
      `special plan 4 (worth ${special?.value} coins, ${special?.cost} to enter)`,
    );
    expect(plain(names.tokenCards('token06'))).toBe('minerals 2, carbon 1 and energy 1');
  });

  test('have tasks in columns', () => {
    const { id } = must(defaultContent.missions[0]);
    expect(plain(names.taskOf(id, 0))).not.toBe('');
    expect(plain(names.taskOf(id, 3))).toBe('');
  });
});

describe('company tracks', () => {
  const on = (tracks: Partial<typeof state.tracks>) =>
    wordsOf(
      box,
      produce(state, (draft) => void Object.assign(draft.tracks, tracks)),
    );

  test('are named by company', () => {
    expect(plain(on({ skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' }).tracks())).toBe(
      'Skymine Resources A1, Minerva Corp B1, Astrogo Enterprises C1, Tawac Industries D1',
    );
  });

  test('describe the bonuses of their thresholds', () => {
    const first = on({ skymine: 'A1', minerva: 'A2', astrogo: 'C1', tawac: 'D1' });
    expect(plain(first.trackBonus('skymine', 1))).toBe('the first bonus of the Skymine track (+1 to total energy)');
    expect(plain(first.trackBonus('skymine', 2))).toBe(
      'the second bonus of the Skymine track (+2 to total energy; replaces the first bonus: +1 to total energy)',
    );
    expect(plain(first.trackBonus('minerva', 2))).toBe(
      'the second bonus of the Minerva track (2 extra bonus markers in total, 1 of them from the first threshold)',
    );
    expect(plain(first.trackBonus('tawac', 1))).toBe('the first bonus space of the Tawac track');
    expect(plain(first.trackBonus('tawac', 2))).toBe('the second bonus space of the Tawac track');
    expect(plain(on({ skymine: 'B2' }).trackBonus('skymine', 2))).toBe(
      'the second bonus of the Skymine track (+1 on each titanium card)',
    );
  });

  test('TRACK-14 a bonus replaces another one only if that one is permanent', () => {
    const space = { kind: 'space', cost: 0, destroys: null, reward: [{ kind: 'coins', amount: 1 }] } as const;
    const energy = { kind: 'permanent', bonus: { kind: 'energy', plus: 1 } } as const;
    const own = wordsOf(
      boxOf({
        ...defaultContent,
        tracks: defaultContent.tracks.map((track) => ({
          ...track,
          thresholds: [space, energy].map((bonus, index) => ({ at: 3 * (index + 1), coins: 1, bonus })),
        })),
      }),
    );
    expect(plain(own.trackBonus('skymine', 1))).toBe('the first bonus space of the Skymine track');
    expect(plain(own.trackBonus('skymine', 2))).toBe('the second bonus of the Skymine track (+1 to total energy)');
  });
});
