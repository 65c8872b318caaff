import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LUNA_SLOTS } from '../../../../src/components/ids.ts';
import type { CreateGameOptions, Deal, GameEvent, GameState } from '../../../../src/entries/index.ts';
import { MODES, optionsOf } from '../../../kit/modes.ts';
import { must } from '../../../kit/must.ts';
import { NAMES } from '../../../kit/people.ts';
import { createGame, InvalidOptionsError } from '../../../kit/pinned.ts';
import { randomSteps, type Step } from '../../../kit/randomGame.ts';
import { expectSame } from '../../../kit/same.ts';
import { rules } from '../../../kit/shipped.ts';
import { proofCount, soakCount } from '../../../kit/soak.ts';
import { thrown } from '../../../kit/thrown.ts';

const GAMES = soakCount(1, 6);
const base = { players: NAMES.slice(0, 2), seed: 'deal' };

/** The common part of two games with the same deal: everything except the random streams. */
const withoutChance = ({ options, random, ...state }: GameState): unknown => state;

/** The options without the action cards and plans that are still in their piles. */
function cameUp(options: GameState['options'], { deck, planSupply }: GameState): GameState['options'] {
  const { cards = [], plans = [] } = options.deal;
  const hidden = new Set([...deck, ...Object.values(planSupply).flat()]);
  const seen = (ids: readonly string[]): string[] => ids.filter((id) => !hidden.has(id));
  return { ...options, deal: { ...options.deal, cards: seen(cards), plans: seen(plans) } };
}

/** Returns everything revealed in a game and the order of the rest, from its states and events. */
function dealOf(start: GameState, steps: readonly Step[]): Deal {
  const { display, deck, researchDisplay, planSupply, stack, luna } = start;
  const tokens = stack.flatMap((frame) => (frame.kind === 'startingToken' ? frame.offers.flat() : []));
  const missions = steps.at(-1)?.next.missions?.faceUp;
  return {
    cards: [...present(display), ...fromTop(deck)],
    plans: [...present(researchDisplay), ...Object.values(planSupply).flatMap(fromTop)],
    ...(start.options.startingTokens === 'choose' && { tokens }),
    ...(missions && { missions }),
    ...(luna && {
      lunaDeck: fromTop(luna.deck),
      lunaGradeTwo: fromTop(luna.gradeTwo),
      lunaToken: steps.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'lunaTokenDrawn' ? event.token : [])),
      ),
      lunaShuffles: steps.flatMap(shufflesOf),
    }),
  };
}

/** Returns the options of a game with all random results fixed. */
function dealtOptions(start: GameState, steps: readonly Step[]): GameState['options'] {
  const { options, tracks, firstPlayer } = start;
  const menace = steps.at(-1)?.next.menace?.id ?? options.menace;
  return { ...options, tracks, firstPlayer, menace, deal: dealOf(start, steps) };
}

function present<T>(places: readonly (T | null)[]): T[] {
  return places.filter((each) => each !== null);
}

function fromTop<T>(pile: readonly T[]): T[] {
  return [...pile].reverse();
}

/** Returns the cards of each shuffle in a step: those drawn at once, and those still in the deck. */
function shufflesOf({ events, next }: Step): string[][] {
  return events.flatMap((event, index) => {
    if (event.type === 'lunaCardsDiscarded') return [fromTop(event.cards)];
    if (event.type !== 'lunaDeckRenewed') return [];
    const drawn = events.slice(index).flatMap((later) => drawnBy(later, next));
    return [[...new Set([...drawn, ...fromTop(next.luna?.deck ?? [])])]];
  });
}

function drawnBy(event: GameEvent, { luna }: GameState): string[] {
  if (event.type === 'lunaMajorityDrawn') return [...event.cards];
  if (event.type !== 'lunaCardsDealt') return [];
  return event.slots.flatMap((slot) => luna?.slots[LUNA_SLOTS.indexOf(slot)]?.card ?? []);
}

function problemsOf(deal: unknown, more: Partial<CreateGameOptions> = {}): readonly string[] {
  const options = { ...base, ...more, deal } as CreateGameOptions;
  const error = thrown(InvalidOptionsError, () => createGame(options));
  return (error?.problems ?? []).map(({ field, message }) => `${field}: ${message}`);
}

describe('deals', () => {
  test.each(MODES)('$name: the deal of another game with another seed gives the same game', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const start = rules.createGame(optionsOf(mode, game));
      const steps = [...randomSteps(rules, start, `deal ${mode.name} ${game}`)];
      const options = { ...dealtOptions(start, steps), seed: `another seed ${game}` };
      let state = rules.createGame(options);
      expectSame(withoutChance(state), withoutChance(start));
      for (const { action, next } of steps) {
        state = rules.reduce(state, action);
        expectSame(withoutChance(state), withoutChance(next));
      }
    }
  });

  test.each(MODES)('$name: a game entered while it is played needs only the components revealed so far', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const start = rules.createGame(optionsOf(mode, game + 1));
      const steps = [...randomSteps(rules, start, `typed in ${mode.name} ${game}`)];
      for (let count = 1; count < steps.length; count += 40) {
        const typed = steps.slice(0, count);
        const { next } = must(typed.at(-1));
        const options = { ...cameUp(dealtOptions(start, typed), next), seed: `the box ${game}` };
        const state = typed.reduce((now, { action }) => rules.reduce(now, action), rules.createGame(options));
        for (const seat of next.options.players.keys())
          expectSame(withoutChance(rules.viewFor(state, seat)), withoutChance(rules.viewFor(next, seat)));
      }
    }
  });

  test('SETUP-13, SETUP-21 listed components are on top of their pile in the listed order', () => {
    const { display, deck, researchDisplay } = createGame({
      ...base,
      deal: { cards: ['B02', 'A05', 'A01'], plans: ['planB03', 'planA02'] },
    });
    expect(display.slice(0, 2)).toEqual(['A05', 'A01']);
    expect([...display, ...[...deck].reverse()].find((card) => card?.startsWith('B'))).toBe('B02');
    expect(researchDisplay).toEqual(expect.arrayContaining(['planA02', 'planB03']));
  });

  test('SETUP-39 each player is offered the next two tokens', () => {
    const tokens = ['token03', 'token01', 'token09', 'token02'];
    const { stack } = createGame({ ...base, startingTokens: 'choose', deal: { tokens } });
    expect(stack.at(-1)).toMatchObject({ offers: [tokens.slice(0, 2), tokens.slice(2)] });
  });

  test.each<[string, object, string, object?]>([
    ['a piece that does not exist', { cards: ['A01', 'Z99'] }, 'cards: "Z99" is not in this pile or is repeated'],
    ['a piece twice', { plans: ['planA01', 'planA01'] }, 'plans: "planA01" is not in this pile or is repeated'],
    ['a starting card', { cards: ['star-carbon1'] }, 'cards: "star-carbon1" is not in this pile'],
    ['tokens without a token choice', { tokens: ['token01'] }, 'tokens: "token01" is not in this pile'],
    ['missions without the module', { missions: ['mission1'] }, 'missions: "mission1" is not in this pile'],
    ['Luna cards without Luna', { lunaShuffles: [['I-1']] }, 'lunaShuffles: "I-1" is not in this pile'],
    ['no list', { cards: 'A01' }, 'cards: expected a list of ids'],
    ['a long list', { cards: Array(301).fill('A01') }, 'cards: "A01" is not in this pile or is repeated'],
    ['no shuffles', { lunaShuffles: 'I-1' }, 'lunaShuffles: expected at most 300 lists of ids'],
    ['an unknown pile', { tracks: [] }, 'tracks: unknown option'],
    ['a card of grade 2', { lunaDeck: ['II-1'] }, 'lunaDeck: "II-1" is not in this pile', { luna: { level: 2 } }],
  ])('rejects %s and names its path', (_, deal, problem, options) => {
    expect(problemsOf(deal, options)[0]).toContain(`deal.${problem}`);
    expect(problemsOf(deal, options).length, 'problems of a long list').toBeLessThan(200);
  });

  test('random deals are either playable or rejected with clear problems', () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.record({ cards: fc.anything(), lunaDeck: fc.anything(), plans: fc.anything() }, { requiredKeys: [] }),
      fc.record({ tokens: fc.array(fc.string()), lunaShuffles: fc.array(fc.anything()) }),
    );
    fc.assert(
      fc.property(hostile, (deal) => {
        for (const problem of problemsOf(deal, { luna: { level: 3 } }))
          expect(problem).toMatch(/^(deal|options)\b.*: ./);
      }),
      { numRuns: proofCount(150, 10_000) },
    );
  });

  test('saves and records keep the deal and reject one with other components', () => {
    const deal: Deal = { cards: ['A05'] };
    const state = rules.createGame({ ...base, deal });
    expect(rules.loadGame(rules.saveGame(state)).options.deal).toEqual(deal);
    const record = rules.createRecord({ ...base, deal }, []);
    expect(rules.checkRecord(record).ok).toBe(true);
    const forged = { ...record, options: { ...record.options, deal: { cards: ['Z99'] } } };
    expect(rules.checkRecord(forged)).toMatchObject({ ok: false, outcome: 'malformed' });
    const foreign = { ...state, options: { ...state.options, deal: { cards: ['Z99'] } } };
    expect(() => rules.loadGame(foreign)).toThrow(/Z99" is not in this pile/);
  });
});
