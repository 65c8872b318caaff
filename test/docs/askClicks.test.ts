import { describe, expect, test } from 'vitest';
import { type ClickResult, type DecisionState, resolveClick } from '../../docs/play/ask/clicks.ts';
import type { Decision } from '../../docs/play/ask/decision.ts';
import { choosable } from '../../docs/play/ask/marks.ts';
import { pick, type RouteQuestion, routeQuestion } from '../../docs/play/ask/routeQuestion.ts';
import { type Action, type GameState, rules } from '../../src/entries/index.ts';
import { type Chooser, choices, choose, chooser, type Ref, reachable, refId } from '../../src/entries/queries.ts';
import { ALL_MODES, playMode } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { rules as shipped } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { lay, player, table } from '../kit/table.ts';

/** Checks one state in this many. */
const EVERY = proofCount(12, 3);

const PLACE: Ref = { kind: 'trackSpace', company: 'tawac', space: 4 };

function decisionsOf(state: GameState): readonly Decision[] {
  return rules
    .pending(state)
    .flatMap((prompt) =>
      prompt.kind === 'lunaTurn' ? [] : [{ view: rules.viewFor(state, prompt.seat), prompt, rules }],
    );
}

function standingAt(decision: Decision, now: Chooser): DecisionState {
  return { chooser: now, destinations: reachable(decision.view, now.now, decision.rules), question: null };
}

/**
 * Returns the pieces of all legal actions, and those in the places they use. Cards to destroy are left out, because a click
 * destroys a card only after the player is asked which one.
 */
function namedPieces({ view, prompt }: Decision): readonly Ref[] {
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
  return meant.kind === 'step' && (meant.chosen.kind === 'blocked' || meant.chosen.kind === 'nothing');
}

/** Returns the decision at the start, and after each first step that leaves another choice. */
function standings(decision: Decision): readonly DecisionState[] {
  const start = chooser(decision.view, decision.prompt.seat);
  const next = start.places.flatMap((place) => {
    const chosen = choose(start, place);
    return chosen.kind === 'chosen' ? [chosen.chooser] : [];
  });
  return [start, ...next].map((now) => standingAt(decision, now));
}

describe.each(ALL_MODES)('with $name', (mode) => {
  test('a click on a piece of a legal action is never rejected', () => {
    const refused = new Set<string>();
    playMode(shipped, mode, 0, ({ state, step }) => {
      if (step % EVERY > 0) return;
      for (const decision of decisionsOf(state)) {
        const pieces = namedPieces(decision);
        for (const standing of standings(decision)) {
          const ids = [...pieces, ...choosable(decision, standing)];
          for (const ref of ids) {
            if (isRefused(resolveClick(decision, standing, ref))) refused.add(`${decision.prompt.kind} ${refId(ref)}`);
          }
        }
      }
    });
    expect([...refused]).toEqual([]);
  });

  test('every route to a place consists of legal actions', () => {
    playMode(shipped, mode, 0, ({ state, step }) => {
      if (step % EVERY > 0) return;
      for (const decision of decisionsOf(state)) {
        const { destinations } = standingAt(decision, chooser(decision.view, decision.prompt.seat));
        for (const { ref, routes } of destinations)
          for (const { actions } of routes) expectLegal(state, actions, refId(ref));
      }
    });
  });
});

/** Plays the actions up to a reward that requires a decision. */
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
  const decision: Decision = { view, prompt: must(table.rules.pending(state)[0]), rules: table.rules };
  const start = chooser(view, 0, table.rules);
  const standing = standingAt(decision, start);
  const lit = choosable(decision, standing).map(refId);
  const card = (id: string): Ref => ({ kind: 'card', card: id });
  const space = (steps: number): Ref => {
    return { kind: 'trackSpace', company: 'tawac', space: must(view.players[0]).tracks.tawac + steps };
  };
  const asked = (ref: Ref, from = standing): RouteQuestion => {
    const meant = resolveClick(decision, from, ref);
    if (meant.kind !== 'question') throw new Error(`${refId(ref)} asks no question: ${meant.kind}`);
    return meant.question;
  };

  test('a click on a space asks for the card if several pay for it with the least waste', () => {
    expect(lit).toContain(refId(space(1)));
    const question = asked(space(1));
    expect(question.open).toEqual(['diamond-titanium1', 'star-minerals1'].map(card));
    const meant = resolveClick(decision, { ...standing, question }, card('star-minerals1'));
    if (meant.kind !== 'route') throw new Error(meant.kind);
    expect(meant.route.actions).toEqual([
      { type: 'useResources', seat: 0, cards: ['star-minerals1'] },
      { type: 'advance', seat: 0, company: 'tawac' },
    ]);
  });

  test('a click on a space moves there at once if only one set of cards pays without waste', () => {
    const meant = resolveClick(decision, standing, space(3));
    if (meant.kind !== 'route') throw new Error(meant.kind);
    expect(meant.route.by).toEqual(['diamond-titanium1', 'diamond-titanium2'].map(card));
  });

  test('during the question for a card, a click on the place cancels it and any other piece starts its own action', () => {
    const question = asked(space(1));
    expect(resolveClick(decision, { ...standing, question }, space(1)).kind).toBe('back');
    expect(resolveClick(decision, { ...standing, question }, space(3)).kind).toBe('route');
    expect(resolveClick(decision, { ...standing, question }, card('diamond-energy2')).kind).toBe('step');
  });

  test('a click on a sector in reach of several companies asks for the company', () => {
    const companies = standing.destinations.flatMap(({ ref, routes }) =>
      ref.kind === 'sector' && routes.length > 1 ? [{ ref, by: routes.flatMap(({ by }) => by) }] : [],
    );
    for (const { ref, by } of companies) expect(asked(ref).open).toEqual(by);
    expect(companies.length).toBeGreaterThan(0);
  });

  test('EXP-2 only face-up energy is highlighted, and no company before energy is chosen', () => {
    expect(lit).toContain('card:diamond-energy2');
    expect(lit).not.toContain('card:star-energy2');
    expect(lit.filter((id) => id.startsWith('company:'))).toEqual([]);
  });

  test('a click on energy highlights companies and the sectors in their reach', () => {
    const meant = resolveClick(decision, standing, card('diamond-energy2'));
    if (meant.kind !== 'step' || meant.chosen.kind !== 'chosen') throw new Error(meant.kind);
    const after = choosable(decision, standingAt(decision, meant.chosen.chooser)).map(({ kind }) => kind);
    expect(new Set(after)).toEqual(new Set(['company', 'sector']));
  });

  test('a card that cannot be used together with the chosen one replaces it', () => {
    const first = resolveClick(decision, standing, card('diamond-titanium1'));
    if (first.kind !== 'step' || first.chosen.kind !== 'chosen') throw new Error(first.kind);
    const then = resolveClick(decision, standingAt(decision, first.chosen.chooser), card('star-minerals1'));
    if (then.kind !== 'step' || then.chosen.kind !== 'chosen') throw new Error(then.kind);
    expect(then.chosen.chooser.now.action).toEqual({ type: 'useResources', seat: 0, cards: ['star-minerals1'] });
  });
});

test('choosing a card of several sets keeps the cards that all of them share', () => {
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
