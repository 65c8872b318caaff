import { describe, expect, test } from 'vitest';
import { type ClickResult, type DecisionState, resolveClick } from '../../docs/play/ask/clicks.ts';
import type { Position } from '../../docs/play/ask/costs.ts';
import { destinationsFrom } from '../../docs/play/ask/destinations.ts';
import { choosable } from '../../docs/play/ask/marks.ts';
import { pick, type RouteQuestion, routeQuestion } from '../../docs/play/ask/routeQuestion.ts';
import { type Action, type GameState, rules } from '../../src/entries/index.ts';
import { type Chooser, choices, choose, chooser, type Ref, refId } from '../../src/entries/queries.ts';
import { ALL_MODES, playMode } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { rules as shipped } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { lay, player, table } from '../kit/table.ts';

/** One state in this many is examined. */
const EVERY = proofCount(12, 3);

const PLACE: Ref = { kind: 'trackSpace', company: 'tawac', space: 4 };

function positionsOf(state: GameState): readonly Position[] {
  return rules
    .pending(state)
    .flatMap((prompt) =>
      prompt.kind === 'lunaTurn' ? [] : [{ view: rules.viewFor(state, prompt.seat), prompt, rules }],
    );
}

function standingAt(position: Position, now: Chooser): DecisionState {
  return { chooser: now, destinations: destinationsFrom(position, now.now, null), question: null, column: null };
}

/**
 * The pieces of all legal actions, with those that lie in their places. A card that an action destroys is left out: a click
 * destroys none before the player is asked which.
 */
function namedPieces({ view, prompt }: Position): readonly Ref[] {
  const steps = choices(view, prompt.seat).ways.flatMap((way) => way.steps);
  const named = steps.flatMap(({ field, ref }) => (field === 'destroy' || ref === null ? [] : [ref]));
  const there = named.flatMap((ref): readonly Ref[] => {
    if (ref.kind === 'displaySlot') return pieceAt(view.display[ref.slot - 1], (card) => ({ kind: 'card', card }));
    if (ref.kind === 'displaySpace')
      return pieceAt(view.researchDisplay[ref.space], (plan) => ({ kind: 'plan', plan }));
    return [];
  });
  return [...new Map([...named, ...there].map((ref) => [refId(ref), ref])).values()];
}

function pieceAt(id: string | null | undefined, ref: (id: string) => Ref): readonly Ref[] {
  return id == null ? [] : [ref(id)];
}

function isRefused(meant: ClickResult): boolean {
  return meant.kind === 'near' && (meant.chosen.kind === 'blocked' || meant.chosen.kind === 'nothing');
}

/** The chooser at the start, and after each first step that leaves something to choose. */
function standings(position: Position): readonly DecisionState[] {
  const start = chooser(position.view, position.prompt.seat);
  const next = start.places.flatMap((place) => {
    const chosen = choose(start, place);
    return chosen.kind === 'chosen' ? [chosen.chooser] : [];
  });
  return [start, ...next].map((now) => standingAt(position, now));
}

describe.each(ALL_MODES)('with $name', (mode) => {
  test('a click on a piece of a legal action is never refused', () => {
    const refused = new Set<string>();
    playMode(shipped, mode, 0, ({ state, step }) => {
      if (step % EVERY > 0) return;
      for (const position of positionsOf(state)) {
        const pieces = namedPieces(position);
        for (const standing of standings(position)) {
          const ids = [...pieces, ...choosable(position, standing)];
          for (const ref of ids) {
            if (isRefused(resolveClick(position, standing, ref))) refused.add(`${position.prompt.kind} ${refId(ref)}`);
          }
        }
      }
    });
    expect([...refused]).toEqual([]);
  });

  test('every way to a place is legal, step by step', () => {
    playMode(shipped, mode, 0, ({ state, step }) => {
      if (step % EVERY > 0) return;
      for (const position of positionsOf(state)) {
        const { destinations } = standingAt(position, chooser(position.view, position.prompt.seat));
        for (const { ref, routes } of destinations) {
          for (const { actions } of routes) expectLegal(state, actions, refId(ref));
        }
      }
    });
  });
});

/** Follows the actions up to a reward that asks something first. */
function expectLegal(start: GameState, actions: readonly Action[], place: string): void {
  let state = start;
  for (const [index, action] of actions.entries()) {
    const result = rules.tryReduce(state, action);
    if (!result.ok && index > 1) return;
    expect(result.ok, `${place} ${JSON.stringify(action)}`).toBe(true);
    if (result.ok) state = result.state;
  }
}

describe('on a turn with several cards of the same value', () => {
  const state = table.onTurn((draft) => {
    draft.sectors[3] = ['tawac'];
    draft.sectors[8] = ['skymine'];
    lay(draft, 0, 'diamond-titanium1', 'diamond-titanium2', 'star-minerals1', 'diamond-energy2', 'star-energy2');
    player(draft, 0).used = [false, false, false, false, true];
    player(draft, 0).coins = 0;
  });
  const view = table.rules.viewFor(state, 0);
  const position: Position = { view, prompt: must(table.rules.pending(state)[0]), rules: table.rules };
  const start = chooser(view, 0, table.rules);
  const standing = standingAt(position, start);
  const lit = choosable(position, standing).map(refId);
  const card = (id: string): Ref => ({ kind: 'card', card: id });
  const space = (steps: number): Ref => {
    return { kind: 'trackSpace', company: 'tawac', space: must(view.players[0]).tracks.tawac + steps };
  };
  const asked = (ref: Ref, from = standing): RouteQuestion => {
    const meant = resolveClick(position, from, ref);
    if (meant.kind !== 'question') throw new Error(`${refId(ref)} asks nothing: ${meant.kind}`);
    return meant.question;
  };

  test('a space that several cards pay for is lit, and a click on it asks which card pays', () => {
    expect(lit).toContain(refId(space(1)));
    const question = asked(space(1));
    expect(question.open).toEqual(['diamond-titanium1', 'diamond-titanium2', 'star-minerals1'].map(card));
    const meant = resolveClick(position, { ...standing, question }, card('star-minerals1'));
    if (meant.kind !== 'go') throw new Error(meant.kind);
    expect(meant.route.actions).toEqual([
      { type: 'useResources', seat: 0, cards: ['star-minerals1'] },
      { type: 'advance', seat: 0, company: 'tawac' },
    ]);
  });

  test('a space that one set of cards pays for without waste is reached at once', () => {
    const meant = resolveClick(position, standing, space(3));
    if (meant.kind !== 'go') throw new Error(meant.kind);
    expect(meant.route.by).toEqual(['diamond-titanium1', 'diamond-titanium2'].map(card));
  });

  test('while a card is asked for, the place takes the question back, and any other piece begins its own action', () => {
    const question = asked(space(1));
    expect(resolveClick(position, { ...standing, question }, space(1)).kind).toBe('back');
    expect(resolveClick(position, { ...standing, question }, space(3)).kind).toBe('go');
    expect(resolveClick(position, { ...standing, question }, card('diamond-energy2')).kind).toBe('near');
  });

  test('a sector that several companies reach asks which company enters', () => {
    const companies = standing.destinations.flatMap(({ ref, routes }) =>
      ref.kind === 'sector' && routes.length > 1 ? [{ ref, by: routes.flatMap(({ by }) => by) }] : [],
    );
    for (const { ref, by } of companies) expect(asked(ref).open).toEqual(by);
    expect(companies.length).toBeGreaterThan(0);
  });

  test('EXP-2 energy that lies face up is lit, energy that is used is not, and no company is before it', () => {
    expect(lit).toContain('card:diamond-energy2');
    expect(lit).not.toContain('card:star-energy2');
    expect(lit.filter((id) => id.startsWith('company:'))).toEqual([]);
  });

  test('after a click on energy, companies and the places that they reach are lit', () => {
    const meant = resolveClick(position, standing, card('diamond-energy2'));
    if (meant.kind !== 'near' || meant.chosen.kind !== 'chosen') throw new Error(meant.kind);
    const after = choosable(position, standingAt(position, meant.chosen.chooser)).map(({ kind }) => kind);
    expect(new Set(after)).toEqual(new Set(['company', 'sector']));
  });

  test('a card that cannot be used with the chosen one takes its place', () => {
    const first = resolveClick(position, standing, card('diamond-titanium1'));
    if (first.kind !== 'near' || first.chosen.kind !== 'chosen') throw new Error(first.kind);
    const then = resolveClick(position, standingAt(position, first.chosen.chooser), card('star-minerals1'));
    if (then.kind !== 'near' || then.chosen.kind !== 'chosen') throw new Error(then.kind);
    expect(then.chosen.chooser.now.action).toEqual({ type: 'useResources', seat: 0, cards: ['star-minerals1'] });
  });
});

test('where two sets of cards share some, the shared ones are certain and the click on another one decides', () => {
  const ways = [
    ['a', 'b'],
    ['a', 'c'],
    ['d', 'e'],
  ].map((cards) => ({ ref: PLACE, actions: [], cost: null, by: cards.map((card): Ref => ({ kind: 'card', card })) }));
  const question = routeQuestion({ ref: PLACE, routes: ways });
  const idsOf = (refs: readonly Ref[]): readonly string[] => refs.map(refId);
  expect(idsOf(question.open)).toEqual(['card:a', 'card:b', 'card:c', 'card:d', 'card:e']);
  expect(pick(question, { kind: 'card', card: 'd' })).toBe(ways[2]);
  const left = pick(question, { kind: 'card', card: 'a' });
  if (left === null || !('open' in left)) throw new Error('nothing is left to ask');
  expect([idsOf(left.chosen), idsOf(left.open)]).toEqual([['card:a'], ['card:b', 'card:c']]);
  expect(pick(left, { kind: 'card', card: 'd' })).toBeNull();
});
