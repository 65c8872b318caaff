import { describe, expect, test } from 'vitest';
import { createGame, type GameState } from '../../src/entries/index.ts';
import {
  blocked,
  type Choice,
  choiceAfter,
  choices,
  choicesAt,
  nextChoices,
  placedChoices,
  type Ref,
  type RefKind,
  refId,
  type Step,
} from '../../src/entries/queries.ts';
import { MODES } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount } from '../kit/soak.ts';
import { hold, lay, player, table } from '../kit/table.ts';
import { things } from '../kit/texts.ts';
import { eachDecision } from './decisions.ts';

/** One in this many states is tested. */
const EVERY = proofCount(60, 4);

/** Targets that must be a choice or blocked, never ignored. */
const ANSWERED: readonly RefKind[] = [
  ...(['sector', 'asteroid', 'outpostSpace', 'shuttleSpace', 'bonusSpace', 'displaySlot', 'displaySpace'] as const),
  ...(['company', 'trackSpace', 'tile', 'task', 'menace'] as const),
];

/** Returns a choice a few steps further; the number selects which. */
function someChoice(start: Choice, number: number, depth: number): Choice {
  const next = nextChoices(start);
  const chosen = depth === 0 ? undefined : next[number % next.length];
  return chosen === undefined || chosen.ways.length === 0 ? start : someChoice(chosen, number * 7 + 3, depth - 1);
}

/** Returns the faults in the results of clicking everything. `seen` counts blocked targets. */
function faults(state: GameState, choice: Choice, seen: { blocked: number }): readonly string[] {
  const { seat, steps } = choice;
  const refs = things(rules, state);
  const found = blocked(state, choice, refs);
  seen.blocked += found.length;
  const isBlocked = new Set(found.map(({ ref }) => refId(ref)));
  const wrong: string[] = [];
  for (const { ref, action, violations } of found) {
    const reasons = JSON.stringify(rules.explain(state, action));
    if (violations.length === 0 || JSON.stringify(violations) !== reasons) wrong.push(`${refId(ref)}: ${reasons}`);
    if (action.seat !== seat) wrong.push(`${refId(ref)}: seat ${action.seat}`);
  }
  const placed = placedChoices(choice).map((each) => ({ each, at: each.steps.at(-1)?.ref ?? null }));
  for (const ref of refs) {
    const id = refId(ref);
    const meant = choicesAt(state, choice, ref).map((each) => JSON.stringify(each));
    if (meant.length > 0 && isBlocked.has(id)) wrong.push(`${id}: a choice, and blocked`);
    const isSilent = meant.length === 0 && !isBlocked.has(id);
    if (isSilent && steps.length === 0 && ANSWERED.includes(ref.kind)) wrong.push(`${id}: neither`);
    const pointing = placed.filter(({ at }) => at !== null && refId(at) === id);
    for (const { each } of pointing) if (!meant.includes(JSON.stringify(each))) wrong.push(`${id}: not meant`);
  }
  return wrong;
}

test.each(MODES)('a click makes a choice or is rejected like in `explain`: $name', (mode) => {
  const seen = { blocked: 0 };
  eachDecision(mode, { game: proofCount(1, 3), every: EVERY }, ({ state, step, seat }) => {
    const choice = someChoice(choices(state, seat), step, (step / EVERY) % 4);
    expect(faults(state, choice, seen)).toEqual([]);
    const view = rules.viewFor(state, seat);
    expect(blocked(view, choice, things(rules, view))).toEqual(blocked(state, choice, things(rules, state)));
  });
  expect(seen.blocked).toBeGreaterThan(1000);
});

describe('on a turn', () => {
  const turn: GameState = table.onTurn((draft) => {
    lay(draft, 0, 'diamond-carbon1', 'diamond-energy1', 'star-minerals2');
    hold(draft, 0, 'diamond-carbon2');
    player(draft, 0).used[1] = false;
    player(draft, 0).coins = 0;
  });
  const start = choices(turn, 0, table.rules);
  const at = (ref: Ref, choice = start): unknown[] =>
    choicesAt(turn, choice, ref, table.rules).map(({ steps }) => steps.map(({ value }) => value));
  const having = (...steps: Pick<Step, 'field' | 'value'>[]): Choice => must(choiceAfter(start, steps));
  const why = (choice: Choice, ref: Ref): unknown => {
    const [found] = blocked(turn, choice, [ref], table.rules);
    return found && [found.action, found.violations.map(({ code }) => code)];
  };

  test('a click on a card uses it, and one on an energy card uses all of them', () => {
    expect(at({ kind: 'card', card: 'diamond-carbon1' })).toEqual([['useResources', 'diamond-carbon1']]);
    expect(at({ kind: 'card', card: 'diamond-energy1' })).toEqual([['useEnergy']]);
    expect(at({ kind: 'company', company: 'tawac' })).toEqual([['useEnergy', 'tawac']]);
    expect(at({ kind: 'trackSpace', company: 'tawac', space: 3 })).toEqual([['useEnergy', 'tawac']]);
  });

  test('a click on a company or a space of its track uses resources without energy', () => {
    const resources = table.onTurn((draft) => lay(draft, 0, 'diamond-carbon1', 'star-minerals2'));
    const first = choices(resources, 0, table.rules);
    for (const ref of [
      { kind: 'company', company: 'tawac' },
      { kind: 'trackSpace', company: 'tawac', space: 3 },
    ] as const) {
      const meant = choicesAt(resources, first, ref, table.rules);
      expect(meant.map(({ steps }) => steps.map(({ value }) => value))).toEqual([['useResources']]);
      expect(blocked(resources, first, [ref], table.rules)).toEqual([]);
    }
  });

  test('TILE-3 TILE-11 a click on the energy tile uses energy, and one on the resource tile places it', () => {
    const withTiles = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-scientist1', 'diamond-carbon1');
      player(draft, 0).tiles = (['energyTile', 'plusOneResourceTile'] as const).map((tile) => {
        return { tile, used: false, on: null };
      });
    });
    const first = choices(withTiles, 0, table.rules);
    const types = (['energyTile', 'plusOneResourceTile'] as const).map((tile) =>
      choicesAt(withTiles, first, { kind: 'tile', tile }, table.rules).map(({ steps }) => steps[0]?.value),
    );
    expect(types).toEqual([['useEnergy'], ['placeResourceTile']]);
  });

  test('a click on a displayed card uses resources, or reports that it is too expensive', () => {
    const offered = start.ways.flatMap(({ action }) => (action.type === 'useResources' ? [action.acquire] : []));
    const slots = turn.display.map((_, index) => index + 1);
    const cheap = must(slots.find((slot) => offered.includes(slot)));
    const dear = must(slots.find((slot) => !offered.includes(slot)));
    expect(at({ kind: 'displaySlot', slot: cheap })).toEqual([['useResources']]);
    expect(at({ kind: 'card', card: must(turn.display[cheap - 1]) })).toEqual([['useResources']]);
    // Pays with the best cards.
    const action = { type: 'useResources', seat: 0, cards: ['star-minerals2'], acquire: dear };
    expect(why(start, { kind: 'displaySlot', slot: dear })).toEqual([action, ['acquisitionTooExpensive']]);
    // Pays with the chosen cards.
    const chosen = having({ field: 'type', value: 'useResources' }, { field: 'cards', value: 'diamond-carbon1' });
    const tried = { ...action, cards: ['diamond-carbon1'] };
    expect(why(chosen, { kind: 'displaySlot', slot: dear })).toEqual([tried, ['acquisitionTooExpensive']]);
  });

  test('a click on a hand card destroys it only once the destroy space is chosen', () => {
    const ref: Ref = { kind: 'card', card: 'diamond-carbon2' };
    expect(at(ref)).toEqual([]);
    const chosen = having({ field: 'type', value: 'placeBonusMarker' }, { field: 'space', value: 'destroy' });
    expect(at(ref, chosen)).toEqual([['placeBonusMarker', 'destroy', 'diamond-carbon2']]);
  });

  test('a card that does not fit the chosen ones is blocked', () => {
    const chosen = having({ field: 'type', value: 'useResources' }, { field: 'cards', value: 'diamond-carbon1' });
    const action = { type: 'useResources', seat: 0, cards: ['diamond-carbon1', 'star-minerals2'] };
    expect(why(chosen, { kind: 'card', card: 'star-minerals2' })).toEqual([action, ['mixedResources']]);
  });

  test('a blocked click on a displayed card pays with the chosen cards only', () => {
    const rich = table.onTurn((draft) => lay(draft, 0, 'diamond-carbon1', 'diamond-carbon2'));
    const chosen = must(
      choiceAfter(choices(rich, 0, table.rules), [
        { field: 'type', value: 'useResources' },
        { field: 'cards', value: 'diamond-carbon1' },
      ]),
    );
    const slots = rich.display.map((_, index): Ref => ({ kind: 'displaySlot', slot: index + 1 }));
    const found = blocked(rich, chosen, slots, table.rules);
    expect(found.length).toBeGreaterThan(0);
    for (const { action } of found) expect(action).toMatchObject({ cards: ['diamond-carbon1'] });
  });

  test('a blocked click on a shuttle space places a shuttle', () => {
    const action = { type: 'placeShuttle', seat: 0, shuttleSpace: 1 };
    expect(why(start, { kind: 'shuttleSpace', shuttleSpace: 1 })).toEqual([action, ['notThisDecision']]);
  });

  test('a target that can be chosen after going back is not blocked', () => {
    const chosen = having({ field: 'type', value: 'useResources' });
    expect(at({ kind: 'company', company: 'tawac' }, chosen)).toEqual([]);
    expect(why(chosen, { kind: 'company', company: 'tawac' })).toBeUndefined();
    const occupy = { type: 'occupy', seat: 0, sector: 3, column: 0 };
    expect(why(chosen, { kind: 'sector', sector: 3 })).toEqual([occupy, ['notThisDecision']]);
  });

  test('a target without an action has no message', () => {
    expect(why(start, { kind: 'seat', seat: 1 })).toBeUndefined();
    expect(why(start, { kind: 'restingSlot', seat: 1, slot: 2 })).toBeUndefined();
    expect(why(start, { kind: 'card', card: 'no card' })).toBeUndefined();
  });
});

test('a planned card in its slot has no message during planning, and a card of an unknown seat has one', () => {
  const start = createGame({ players: ['Ana', 'Ben'], seed: 'planned' });
  const toPlanning = (state: GameState): GameState => {
    const [first] = rules.legalActions(state);
    return rules.pending(state)[0]?.kind === 'planning' ? state : toPlanning(rules.reduce(state, must(first)));
  };
  const planning = toPlanning(start);
  const plan = must(rules.legalActions(planning).find(({ type }) => type === 'planCard'));
  if (plan.type !== 'planCard') throw new Error('no plan');
  const planned = rules.reduce(planning, plan);
  const ref: Ref = { kind: 'card', card: plan.card };
  expect(blocked(planned, choices(planned, plan.seat), [ref])).toEqual([]);
  // A seat that the game does not have can plan nothing.
  const [unknown] = blocked(planning, choices(planning, 7), [ref]);
  expect(unknown?.action).toEqual({ type: 'planCard', seat: 7, card: plan.card, slot: 0 });
});
