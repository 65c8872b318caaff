// Tests that the chooser leads to every action with buttons and with clicks in any order, and back.

import { describe, expect, test } from 'vitest';
import { type Draw, pickOne, shuffled } from '../../src/engine/random.ts';
import type { Action, GameState, Seat } from '../../src/entries/index.ts';
import {
  back,
  blocked,
  type Choice,
  type Chooser,
  type Chosen,
  choices,
  choose,
  chooser,
  click,
  highlightsOf,
  type Ref,
  refId,
  retrace,
  type Step,
} from '../../src/entries/queries.ts';
import { actionKey } from '../../src/entries/testing.ts';
import { drawFor } from '../../src/testing/modes.ts';
import { SETS } from '../kit/choices.ts';
import { MODES } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { lay, table } from '../kit/table.ts';
import { things } from '../kit/texts.ts';
import { eachDecision } from './decisions.ts';

const GAMES = soakCount(1);
/** Trees of choices up to this size are tested completely. */
const SMALL = 60;
/** Everything is clicked in one of this many states. */
const EVERYTHING = proofCount(400, 40);

/** Decisions up to this size are clicked through completely, in one of this many states. */
const FEW = 9;
const CLICKED_OUT = proofCount(160, 12);

const last = ({ steps }: Choice): Step | undefined => steps.at(-1);
const isStep = (one: Step | undefined, { field, value }: Step): boolean => one?.field === field && one.value === value;
const isMember = ({ field }: Step): boolean => field === 'cards' || field === 'destroy';

/** Returns the steps of a way, with the cards of a set shuffled. */
function anyOrder(action: Action, steps: readonly Step[], draw: Draw): readonly Step[] {
  if (!SETS.includes(action.type)) return steps;
  const members = shuffled(draw, steps.filter(isMember));
  const [type, ...others] = steps.filter((step) => !isMember(step));
  return [must(type), ...members, ...others];
}

/**
 * Clicks a thing, or presses a button for a step without a thing. Resolves ambiguous clicks in favour of the wanted
 * steps.
 */
function take(state: GameState, from: Chooser, step: Step, wanted: readonly Step[]): Chosen {
  const isOnTheWay = ({ steps }: Choice): boolean => steps.every((one) => wanted.some((other) => isStep(one, other)));
  const pressed = [...from.offers, ...from.places].filter((offer) => isStep(last(offer), step)).find(isOnTheWay);
  if (step.ref === null) return pressed === undefined ? { kind: 'chosen', chooser: from } : choose(from, pressed);
  const clicked = click(state, from, step.ref);
  return clicked.kind === 'ambiguous' ? choose(from, must(clicked.chooser.offers.find(isOnTheWay))) : clicked;
}

/** Returns the action reached by clicking all steps. */
function reached(state: GameState, seat: Seat, steps: readonly Step[]): Action | null {
  let from = chooser(state, seat);
  for (const step of steps) {
    while (!from.now.steps.some((taken) => isStep(taken, step))) {
      const chosen = take(state, from, step, steps);
      if (chosen.kind === 'complete') return chosen.action;
      if (chosen.kind !== 'chosen') return null;
      if (chosen.chooser === from) break;
      // A chooser must survive being sent as JSON.
      from = JSON.parse(JSON.stringify(chosen.chooser));
    }
  }
  return from.now.action;
}

/** Returns every action that a sequence of clicks and buttons can complete. Blocked clicks must match `explain`. */
function clickedOut(state: GameState, seat: Seat): ReadonlySet<string> {
  const all = things(rules, state);
  const [found, visited] = [new Set<string>(), new Set<string>()];
  const visit = (here: Chooser): void => {
    const place = JSON.stringify([here.now.steps, here.isNarrowed, here.offers.map(({ steps }) => steps)]);
    if (visited.has(place)) return;
    visited.add(place);
    if (here.now.action !== null) found.add(actionKey(here.now.action));
    const chosen = here.offers.map((offer): Chosen => choose(here, offer));
    for (const next of [...chosen, ...all.map((ref) => click(state, here, ref))]) {
      if (next.kind === 'complete') found.add(actionKey(next.action));
      if (next.kind === 'chosen' || next.kind === 'ambiguous') visit(next.chooser);
      if (next.kind !== 'blocked') continue;
      expect(next.violations).not.toEqual([]);
      expect(next.violations).toEqual(rules.explain(state, next.action));
    }
  };
  visit(chooser(state, seat));
  return found;
}

describe('a chooser', () => {
  test.each(MODES)('reaches every legal action by clicks, with sets in any order: $name', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const draw = drawFor(`chooser ${mode.name} ${game}`);
      eachDecision(mode, { game }, ({ state, step, seat }) => {
        const ways = choices(state, seat).ways;
        const tried = step % EVERYTHING === 0 ? ways : [pickOne(draw, ways)];
        for (const { action, steps } of tried) {
          const found = reached(state, seat, anyOrder(action, steps, draw));
          expect(found && actionKey(found)).toBe(actionKey(action));
        }
      });
    }
  });

  test.each(MODES)('leads only to legal actions and back, for any choices: $name', (mode) => {
    eachDecision(mode, { game: proofCount(1, 7), every: EVERYTHING }, ({ state, seat }) => {
      const start = chooser(state, seat);
      const legal = new Set(rules.legalActions(state, seat).map(actionKey));
      if (legal.size > SMALL) return;
      const found = new Set<string>();
      const visit = (here: Chooser): void => {
        expect(here.offers.length + here.places.length > 0 || here.now.action !== null).toBe(true);
        if (here.now.action !== null) found.add(actionKey(here.now.action));
        if (here.canGoBack) expect(back(here).now.steps.length).toBeLessThan(here.now.steps.length);
        else expect(here).toEqual(start);
        expect(retrace(start, here.now.steps)).toEqual(here);
        for (const offer of here.offers) {
          const chosen = choose(here, offer);
          if (chosen.kind === 'complete') found.add(actionKey(chosen.action));
          else if (chosen.kind === 'chosen') visit(chosen.chooser);
        }
      };
      visit(start);
      expect(found).toEqual(legal);
    });
  });

  test.each(MODES)('reaches every action of small decisions by all sequences of clicks and buttons: $name', (mode) => {
    let walked = 0;
    eachDecision(mode, { game: proofCount(1, 9), every: CLICKED_OUT }, ({ state, seat }) => {
      const legal = new Set(rules.legalActions(state, seat).map(actionKey));
      if (legal.size > FEW) return;
      expect(clickedOut(state, seat)).toEqual(legal);
      walked += 1;
    });
    expect(walked).toBeGreaterThan(0);
  });

  test('handles a click on anything the same for a view and a state', () => {
    const kinds = new Map<string, number>();
    for (const mode of MODES) {
      eachDecision(mode, { game: 5, every: proofCount(60, 10) }, ({ state, step, seat }) => {
        const start = chooser(state, seat);
        const view = rules.viewFor(state, seat);
        expect(chooser(view, seat)).toEqual(start);
        for (const ref of things(rules, state)) {
          const clicked = click(state, start, ref);
          kinds.set(clicked.kind, (kinds.get(clicked.kind) ?? 0) + 1);
          if (step % 90 === 0) expect(click(view, start, ref)).toEqual(clicked);
          if (clicked.kind === 'complete') expect(rules.isLegal(state, clicked.action)).toBe(true);
          if (clicked.kind === 'ambiguous') {
            expect(clicked.chooser).toMatchObject({ isNarrowed: true, canGoBack: true });
            expect(back(clicked.chooser)).toEqual(start);
          }
          if (clicked.kind !== 'blocked') continue;
          expect(clicked.violations).not.toEqual([]);
          expect(clicked.violations).toEqual(rules.explain(state, clicked.action));
        }
      });
    }
    expect([...kinds.keys()].sort()).toEqual(['ambiguous', 'blocked', 'chosen', 'complete', 'nothing']);
  });
});

describe('on a turn', () => {
  const turn = table.onTurn((draft) => lay(draft, 0, 'diamond-carbon1', 'star-carbon2', 'star-energy1'));
  const card = (id: string): Ref => ({ kind: 'card', card: id });
  const clickOn = (from: Chooser, ref: Ref): Chooser => {
    const chosen = click(turn, from, ref, table.rules);
    if (chosen.kind !== 'chosen') throw new Error(chosen.kind);
    return chosen.chooser;
  };
  const start = chooser(turn, 0, table.rules);
  const used = clickOn(start, card('diamond-carbon1'));

  test('a click on a target of another action starts that action', () => {
    const other = clickOn(used, { kind: 'company', company: 'minerva' });
    expect(other.now.steps.map(({ value }) => value)).toEqual(['useEnergy']);
  });

  test('highlights chosen and available targets once each', () => {
    const ids = highlightsOf(used).map(({ ref, as }) => `${refId(ref)} ${as}`);
    expect(ids).toContain('card:diamond-carbon1 chosen');
    expect(ids).toContain('card:star-carbon2 choice');
    expect(new Set(ids.map((id) => id.split(' ')[0])).size).toBe(ids.length);
  });

  test('offers nothing to a seat without a decision', () => {
    const idle = { prompt: null, offers: [], places: [], canGoBack: false };
    expect(chooser(turn, 1, table.rules)).toMatchObject(idle);
  });

  test('restores steps as far as they are offered', () => {
    const steps = [...used.now.steps, { field: 'cards', value: 'star-energy1' } as const];
    expect(retrace(start, steps)).toEqual(used);
    expect(retrace(start, [{ field: 'type', value: 'upload' }])).toBe(start);
  });

  test('goes back at most to the start for any number of steps', () => {
    const again = clickOn(used, card('star-carbon2'));
    for (const kept of [Number.POSITIVE_INFINITY, 1e308, 1e9]) expect(back(again, kept)).toEqual(again);
    for (const kept of [0, -1, Number.NEGATIVE_INFINITY, Number.NaN]) expect(back(again, kept)).toEqual(start);
  });

  test('follows external steps only as far as they are offered', () => {
    let reads = 0;
    const forged = Array.from({ length: 100_000 }, () => ({
      field: 'cards',
      ref: null,
      get value() {
        reads += 1;
        return 'forged';
      },
    })) as unknown as Step[];
    const steps = [...used.now.steps, ...forged];
    expect(back({ ...used, now: { ...used.now, steps } })).toEqual(used);
    expect(retrace(start, steps)).toEqual(used);
    expect(reads).toBeLessThan(100);
  });

  test.each<unknown>([
    undefined,
    null,
    7,
    'card:A01',
    [],
    {},
    { kind: 'spaceship', spaceship: 1 },
    { kind: 'toString' },
    { kind: 'card' },
    { kind: 'card', card: ['A01'] },
    { kind: 'sector', sector: '7' },
    { kind: ['card'], card: 'A01' },
    { kind: 'column', company: Symbol('tawac'), column: 0 },
  ])('ignores a click on a value that is not a reference: %o', (ref) => {
    for (const from of [start, used]) {
      expect(click(turn, from, ref as Ref, table.rules)).toEqual({ kind: 'nothing' });
      expect(blocked(turn, from.now, [ref as Ref], table.rules)).toEqual([]);
    }
  });
});
