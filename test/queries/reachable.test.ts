import { describe, expect, test } from 'vitest';
import { type Action, COMPANIES, type GameEvent, type GameState, type WholeState } from '../../src/entries/index.ts';
import {
  type Choice,
  choices,
  chooser,
  companyStandings,
  costOf,
  defaultChoice,
  nextChoices,
  placedChoices,
  type Ref,
  reachable,
  reachOf,
  refId,
  trackStandings,
} from '../../src/entries/queries.ts';
import { bare, beltExpansion } from '../kit/belt.ts';
import { ALL_MODES, MODES, playMode } from '../kit/modes.ts';
import { must } from '../kit/must.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { lay, player, table } from '../kit/table.ts';
import { eachDecision } from './decisions.ts';

const GAMES = soakCount(1, 2);
/** Only every n-th state is checked. */
const EVERY = proofCount(2, 1);
const REPEATED = ['units', 'upload'];

const idsOf = (refs: readonly { readonly ref: Ref }[]): readonly string[] => refs.map(({ ref }) => refId(ref)).sort();

/** Returns the spaces of the track and upload markers that have moved. */
function moved(before: GameState, after: GameState, seat: number): readonly Ref[] {
  const [one, other] = [must(before.players[seat]), must(after.players[seat])];
  const spaces = COMPANIES.flatMap((company): readonly Ref[] =>
    one.tracks[company] === other.tracks[company]
      ? []
      : [{ kind: 'trackSpace', company, space: other.tracks[company] }],
  );
  return one.upload === other.upload ? spaces : [...spaces, { kind: 'researchSpace', seat, position: other.upload }];
}

/** Returns the place that an action names, and that it reaches at once. */
function placeIn(action: Action): readonly Ref[] {
  if (action.type === 'occupy') return [{ kind: 'sector', sector: action.sector }];
  if (action.type === 'placeOutpost') return [{ kind: 'asteroid', asteroid: action.asteroid }];
  if (action.type === 'placeShuttle') return [{ kind: 'shuttleSpace', shuttleSpace: action.shuttleSpace }];
  if (action.type === 'removeOutpost') return [{ kind: 'column', company: action.company, column: action.column }];
  const slot = action.type === 'useResources' ? action.acquire : undefined;
  return slot === undefined ? [] : [{ kind: 'displaySlot', slot }];
}

/** Checks whether an action moves the marker on this space itself, and not through a reward. */
function isGoal(action: Action, ref: Ref): boolean {
  if (action.type === 'upload' || action.type === 'useScientist') return ref.kind === 'researchSpace';
  return !('company' in action && 'company' in ref) || ref.company === action.company;
}

/** Returns all places that a seat can reach with one action, or with one action and any number of equal moves. */
function bruteForce(start: WholeState, seat: number): readonly string[] {
  const [prompt] = rules.pending(start).filter((each) => each.seat === seat);
  const found = new Set<string>();
  const add = (refs: readonly Ref[]): void => {
    for (const ref of refs) found.add(refId(ref));
  };
  const repeat = (state: WholeState, action: Action): void => {
    let now = state;
    const kind = must(rules.pending(state)[0]).kind;
    while (rules.pending(now)[0]?.kind === kind && rules.isLegal(now, action)) {
      now = rules.reduce(now, action) as WholeState;
      // A reward may move other markers. Their spaces are not the goal of this move.
      add(moved(start, now, seat).filter((ref) => isGoal(action, ref)));
    }
  };
  const isRepeated = (state: GameState): boolean => REPEATED.includes(rules.pending(state)[0]?.kind ?? '');
  const moves = (state: WholeState): readonly Action[] =>
    isRepeated(state)
      ? rules.legalActions(state, seat).filter(({ type }) => type === 'advance' || type === 'upload')
      : [];
  for (const action of moves(start)) repeat(start, action);
  const firsts = prompt?.kind === 'removal' || prompt?.kind === 'turn' ? rules.legalActions(start, seat) : [];
  for (const first of firsts) {
    add(placeIn(first));
    if (!['useResources', 'useEnergy', 'useScientist'].includes(first.type) || placeIn(first).length > 0) continue;
    const next = rules.reduce(start, first) as WholeState;
    add(moved(start, next, seat).filter((ref) => isGoal(first, ref)));
    for (const action of moves(next)) repeat(next, action);
    if (first.type === 'useEnergy') add(rules.legalActions(next, seat).flatMap(placeIn));
  }
  return [...found].sort();
}

describe.each(MODES)('reachable with $name', (mode) => {
  test('returns the places that brute force reaches, for a state and for a view', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < GAMES; game += 1) {
      eachDecision(mode, { game, every: EVERY }, ({ state, seat }) => {
        const start = choices(state, seat);
        const found = reachable(state, start);
        expect(idsOf(found)).toEqual(bruteForce(state as WholeState, seat));
        expect(reachable(rules.viewFor(state, seat), start)).toEqual(found);
        for (const { ref } of found) kinds.add(ref.kind);
      });
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['trackSpace', 'displaySlot']));
  });

  test('returns routes of legal actions that lead to the place, with their cost', () => {
    eachDecision(mode, { every: EVERY }, ({ state, seat }) => {
      for (const { ref, routes } of reachable(state, choices(state, seat))) {
        for (const { actions, cost, by } of routes) {
          let now = state;
          let coins = 0;
          let events: readonly GameEvent[] = [];
          for (const action of actions) {
            if (action.type === 'advance') coins += trackStandings(now, seat)[action.company].nextStep ?? 0;
            const result = rules.tryReduce(now as WholeState, action);
            if (!result.ok) throw new Error(`${refId(ref)}: ${JSON.stringify(result.violations)}`);
            now = result.state;
            events = result.events;
          }
          if (ref.kind === 'trackSpace') {
            expect(must(now.players[seat]).tracks[ref.company]).toBe(ref.space);
            expect(cost?.amount ?? 0).toBeGreaterThanOrEqual(coins);
          }
          if (ref.kind === 'researchSpace') expect(must(now.players[seat]).upload).toBe(ref.position);
          const entered = events.find(({ type }) => type === 'sectorOccupied' || type === 'outpostPlaced');
          if (entered !== undefined && 'energy' in entered) expect(cost?.amount).toBe(entered.energy);
          const isContained = routes.some((other) => other.by.length < by.length && isPart(other.by, by));
          expect(isContained, refId(ref)).toBe(false);
        }
      }
    });
  });
});

function isPart(few: readonly Ref[], more: readonly Ref[]): boolean {
  const ids = more.map(refId);
  return few.every((ref) => ids.includes(refId(ref)));
}

describe('reachable', () => {
  test('SCI-10 includes a face-down plan without any requirement', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-scientist1');
      const [first] = draft.researchDisplay.filter((plan) => plan !== null);
      const own = player(draft, 0);
      own.plans[own.upload + 1] = { plan: must(first), faceDown: true, uploaded: false };
    });
    const [found] = reachable(state, choices(state, 0, table.rules), table.rules).filter(
      ({ ref }) => ref.kind === 'researchSpace',
    );
    expect(found?.routes[0]?.actions.map(({ type }) => type)).toEqual(['useScientist', 'upload']);
  });

  test('TRACK-8 includes a space behind a barrier that threshold coins can pay', () => {
    const state = table.onTurn((draft) => {
      lay(draft, 0, 'diamond-carbon2', 'A02');
      Object.assign(player(draft, 0), { coins: 0 }).tracks.skymine = 4;
    });
    const found = reachable(state, choices(state, 0, table.rules), table.rules);
    const spaces = found.flatMap(({ ref }) =>
      ref.kind === 'trackSpace' && ref.company === 'skymine' ? [ref.space] : [],
    );
    expect(spaces).toEqual([5, 6, 7, 8, 9]);
  });

  test('STATION-11 includes every column whose outpost may be removed', () => {
    const state = table.onTurn((draft) => {
      draft.stack.push({ kind: 'removal', seat: 0, count: 1, optional: false });
    });
    const found = reachable(state, choices(state, 0, table.rules), table.rules);
    expect(found.map(({ routes }) => must(routes[0]).actions)).toEqual(
      table.rules.legalActions(state, 0).map((action) => [action]),
    );
    expect(found.length).toBeGreaterThan(0);
  });

  test('returns nothing for a seat without a decision', () => {
    const state = table.onTurn(() => {});
    expect(reachable(state, choices(state, 1, table.rules), table.rules)).toEqual([]);
  });
});

/** Returns the cost of an action by kind of payment. */
function paidIn(events: readonly GameEvent[], seat: number): Readonly<Record<string, number>> {
  const paid: Record<string, number> = { energy: 0, units: 0, points: 0, coins: 0 };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'coins' && event.amount < 0) paid['coins'] = -event.amount;
    else if (event.type === 'cardTaken' && event.paidIn === 'resources') paid['units'] = event.cost;
    else if (event.type === 'planTaken') paid['points'] = event.points;
    else if (event.type === 'sectorOccupied' || event.type === 'outpostPlaced' || event.type === 'shuttlePlaced')
      paid['energy'] = event.energy;
    if (event.type === 'planTaken' || event.type === 'coins') break;
  }
  return paid;
}

test.each(MODES)('costOf returns what the chosen action costs: $name', (mode) => {
  const kinds = new Set<string>();
  playMode(rules, mode, 0, ({ state, action, events }) => {
    const { seat } = action;
    const found = stepsOf(choices(state, seat), action).map((choice) => costOf(state, choice));
    const priced = found.filter((cost) => cost !== null).at(-1);
    if (priced === undefined) return;
    kinds.add(priced.of);
    expect(paidIn(events, seat)[priced.of], JSON.stringify(action)).toBe(priced.amount);
  });
  expect(kinds.size).toBe(4);
});

test('BELT-11 costOf returns the least energy to an asteroid', () => {
  const state = beltExpansion('tawac', 3);
  const reach = reachOf(state, 'tawac', bare.rules);
  const costs = placedChoices(choices(state, 0, bare.rules)).flatMap((choice) => {
    const ref = choice.steps.at(-1)?.ref;
    if (ref?.kind !== 'asteroid') return [];
    const spaces = reach.filter(({ place }) => 'asteroid' in place && place.asteroid === ref.asteroid);
    const amount = Math.min(...spaces.map(({ energy }) => energy));
    expect(costOf(state, choice, bare.rules)).toEqual({ of: 'energy', amount });
    return [amount];
  });
  expect(new Set(costs).size).toBeGreaterThan(1);
});

/** Returns the choices that lead to an action, one step after the other. */
function stepsOf(start: Choice, action: Action): readonly Choice[] {
  const key = JSON.stringify(action);
  const leads = (choice: Choice): boolean =>
    JSON.stringify(choice.action) === key || choice.ways.some((way) => JSON.stringify(way.action) === key);
  const next = nextChoices(start).find(leads);
  return next === undefined ? [] : [next, ...(JSON.stringify(next.action) === key ? [] : stepsOf(next, action))];
}

test.each(ALL_MODES.slice(0, 5))(
  'defaultChoice returns the best column, the highest tier and any slot: $name',
  (mode) => {
    eachDecision(mode, { every: EVERY }, ({ state, seat, kind }) => {
      const start = chooser(state, seat);
      for (const now of [start.now, ...start.places]) {
        const at = { ...start, now, offers: nextChoices(now) };
        const found = defaultChoice(state, at);
        const last = found?.steps.at(-1);
        const fields = new Set(at.offers.map(({ steps }) => steps.at(-1)?.field));
        if (last === undefined) {
          const isFree = fields.has('slot') && kind === 'planning' && !state.options.constrainedSlots;
          expect(fields.size === 1 && (fields.has('tier') || isFree)).toBe(false);
          continue;
        }
        expect(fields).toEqual(new Set([last.field]));
        if (last.field === 'tier') expect(found).toBe(at.offers.at(-1));
        if (last.field === 'slot') expect(found).toBe(at.offers[0]);
        if (last.ref?.kind !== 'column') continue;
        const coins = companyStandings(state)[last.ref.company].nextCoins;
        const open = at.offers.map(({ steps }) => coins[Number(steps.at(-1)?.value)] ?? 0);
        expect(coins[last.ref.column] ?? 0).toBe(Math.max(...open));
      }
    });
  },
);
