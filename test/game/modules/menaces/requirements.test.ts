import { describe, expect, test } from 'vitest';
import { stop } from '../../../kit/actions.ts';
import { eventsOf } from '../../../kit/events.ts';
import { beside, confront, sacrifice } from '../../../kit/menace.ts';
import type { CardId, MenaceId } from '../../../kit/pinned.ts';
import { at, type Change, giveTile, hold, lay, layPlans, player, refusal, show, table } from '../../../kit/table.ts';

const { act, played, options, rules } = table;

/** Coins and markers of seat 0. */
const set =
  (values: { readonly coins?: number; readonly helium?: number; readonly upload?: number }): Change =>
  (draft) =>
    void Object.assign(player(draft, 0), values);

describe('requirements of menaces', () => {
  test.each<[rule: string, id: MenaceId, what: string, energy: number, change: Change]>([
    ['MENACE-15', 'spacePirates', '6 coins', 2, set({ coins: 6 })],
    ['MENACE-15', 'spacePirates', 'more coins', 2, set({ coins: 30 })],
    ['MENACE-16', 'rogueComet', '5 energy', 5, set({})],
    ['MENACE-16', 'rogueComet', '7 energy', 7, set({})],
    ['MENACE-18', 'unknownProbe', 'the value 40 on the tank track', 2, set({ helium: 20 })],
    ['MENACE-18 AMB-MENACE-5', 'unknownProbe', 'the value 40 passed', 2, set({ helium: 28 })],
    ['MENACE-19', 'singularity', 'the value 40 on the research track', 2, set({ upload: 12 })],
    ['MENACE-19 AMB-MENACE-5', 'singularity', 'the value 40 passed', 2, set({ upload: 13 })],
    ['MENACE-20', 'temporalAnomaly', 'values 25 and 20', 2, set({ helium: 13, upload: 8 })],
    ['MENACE-20 AMB-MENACE-5', 'temporalAnomaly', 'values 25 and 20 passed', 2, set({ helium: 15, upload: 9 })],
  ])('%s %s is met by %s', (_rule, id, _what, energy, change) => {
    const state = beside(id, energy, change);
    expect(options(state, 'confront')).toEqual([confront]);
    expect(refusal(state, confront)).toEqual([]);
  });

  test.each<[rule: string, id: MenaceId, what: string, energy: number, change: Change, code: string]>([
    ['MENACE-15', 'spacePirates', '5 coins', 2, set({ coins: 5 }), 'menaceUnpaid MENACE-7'],
    ['MENACE-16', 'rogueComet', '4 energy', 4, set({ coins: 50 }), 'menaceTooExpensive MENACE-6'],
    ['MENACE-18', 'unknownProbe', 'helium 19', 2, set({ helium: 19, upload: 16 }), 'menaceTankValue MENACE-7'],
    ['MENACE-19', 'singularity', 'upload 11', 2, set({ helium: 28, upload: 11 }), 'menaceResearchValue MENACE-7'],
    ['MENACE-20', 'temporalAnomaly', 'helium 12', 2, set({ helium: 12, upload: 16 }), 'menaceTankValue MENACE-7'],
    ['MENACE-20', 'temporalAnomaly', 'upload 7', 2, set({ helium: 28, upload: 7 }), 'menaceResearchValue MENACE-7'],
  ])('%s %s is not met by %s', (_rule, id, _what, energy, change, code) => {
    const state = beside(id, energy, change);
    expect(options(state, 'confront')).toEqual([]);
    expect(refusal(state, confront)).toEqual([code]);
  });

  test('MENACE-15 MENACE-16 MENACE-18 the violation contains the required and the available amount', () => {
    const params = (id: MenaceId, energy: number, change: Change): unknown =>
      rules.explain(beside(id, energy, change), confront)[0]?.params;
    expect(params('spacePirates', 2, set({ coins: 5 }))).toEqual({ menace: 'spacePirates', cost: 6, coins: 5 });
    expect(params('rogueComet', 4, set({}))).toEqual({ menace: 'rogueComet', cost: 5, energy: 4 });
    expect(params('unknownProbe', 2, set({}))).toEqual({ menace: 'unknownProbe', value: 40, own: 0 });
    expect(params('temporalAnomaly', 2, set({}))).toEqual({ menace: 'temporalAnomaly', value: 25, own: 0 });
  });

  test('MENACE-16 spends the 3 additional energy points together with the 2', () => {
    const { state, events } = played(beside('rogueComet', 7), confront);
    expect(eventsOf(events, 'menaceConfronted')).toMatchObject([{ energy: 5 }]);
    expect(rules.pending(state)[0]?.params).toMatchObject({ energy: 2 });
    expect(eventsOf(played(state, stop).events, 'energyLost')).toMatchObject([{ energy: 2 }]);
  });

  test('MENACE-19 uses the value of the track without special plans', () => {
    const state = beside('singularity', 2, (draft) => {
      layPlans(draft, 0, 1, 'special7');
      player(draft, 0).plans = player(draft, 0).plans.map((placed) => placed && { ...placed, uploaded: true });
      player(draft, 0).upload = 11;
    });
    expect(refusal(state, confront)).toEqual(['menaceResearchValue MENACE-7']);
  });

  test.each<[rule: string, id: MenaceId, helium: number, upload: number]>([
    ['MENACE-18', 'unknownProbe', 20, 0],
    ['MENACE-19', 'singularity', 0, 12],
    ['MENACE-20', 'temporalAnomaly', 13, 8],
  ])('%s the requirement of %s has to be reached, not paid', (_, id, helium, upload) => {
    const before = beside(id, 4, set({ coins: 3, helium, upload }));
    expect(at(act(before, confront), 0)).toEqual(at(before, 0));
  });
});

describe('MENACE-17 energy cards of the hand', () => {
  /** Seat 0 has these cards and two others in hand. */
  const withHand = (hand: readonly CardId[], change: Change = () => {}) =>
    beside('einsteinRosenBridge', 3, (draft) => {
      player(draft, 0).hand = [];
      hold(draft, 0, 'diamond-carbon2', 'D01', ...hand);
      change(draft);
    });
  const REFUSED = ['menaceCards MENACE-17'];

  test('MENACE-17 puts two cards on the pile of destroyed cards immediately', () => {
    const before = withHand(['energy01', 'C07']);
    expect(options(before, 'confront')).toEqual([sacrifice('energy01', 'C07')]);
    const { state, events } = played(before, sacrifice('C07', 'energy01'));
    expect(at(state, 0).hand).toEqual(['diamond-carbon2', 'D01']);
    expect(state.destroyed).toEqual([...before.destroyed, 'C07', 'energy01']);
    expect(eventsOf(events, 'cardDestroyed').map(({ card }) => card)).toEqual(['C07', 'energy01']);
    expect(rules.pending(state)).toMatchObject([{ kind: 'beltExpansion', params: { energy: 1 } }]);
  });

  test('MENACE-17 offers any two of them', () => {
    const state = withHand(['energy01', 'C07', 'A07']);
    expect(options(state, 'confront')).toEqual([
      sacrifice('energy01', 'C07'),
      sacrifice('energy01', 'A07'),
      sacrifice('C07', 'A07'),
    ]);
  });

  test.each<[string, readonly CardId[]]>([
    ['one card', ['energy01']],
    ['two and one of another kind', ['energy01', 'C07', 'diamond-carbon2']],
    ['none', []],
    ['three cards', ['energy01', 'C07', 'A07']],
    ['the same card twice', ['energy01', 'energy01']],
    ['a resource card', ['energy01', 'diamond-carbon2']],
    ['a share card', ['energy01', 'D01']],
    ['a card that does not exist', ['energy01', 'Z99']],
  ])('MENACE-17 rejects %s', (_, cards) => {
    expect(refusal(withHand(['energy01', 'C07', 'A07']), sacrifice(...cards))).toEqual(REFUSED);
  });

  test('MENACE-17 requires the cards in the action', () => {
    expect(refusal(withHand(['energy01', 'C07']), confront)).toEqual(REFUSED);
  });

  test.each<[string, CardId, Change]>([
    ['in the action area', 'B08', () => {}],
    [
      'in the action area, face down',
      'A07',
      (draft) => {
        lay(draft, 0, 'A07');
        player(draft, 0).used = player(draft, 0).area.map((card) => card === 'A07');
      },
    ],
    ['in a resting deck', 'diamond-energy1', () => {}],
    ['in the hand of another', 'C09', (draft) => hold(draft, 1, 'C09')],
    ['on the display', 'C10', (draft) => show(draft, 1, 'C10')],
  ])('MENACE-17 one card in hand and an energy card %s are not enough', (_, card, change) => {
    const state = withHand(['energy01'], change);
    expect(JSON.stringify(state)).toContain(`"${card}"`);
    expect(options(state, 'confront')).toEqual([]);
    expect(refusal(state, sacrifice('energy01', card))).toEqual(REFUSED);
  });

  test('MENACE-17 the energy tile is not a card', () => {
    const state = withHand(['energy01'], (draft) => giveTile(draft, 0, 'energyTile'));
    expect(options(state, 'confront')).toEqual([]);
    expect(refusal(state, sacrifice('energy01', 'energyTile'))).toEqual(REFUSED);
  });
});
