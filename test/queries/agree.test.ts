import { describe, expect, test } from 'vitest';
import type { Action, ActionOf, GameEvent, GameEventType, GameState } from '../../src/entries/index.ts';
import { BONUS_SPACES, COMPANIES, MAJORITY_ITEMS } from '../../src/entries/index.ts';
import {
  areaTotals,
  companyStandings,
  majorityStanding,
  nextPlan,
  planStanding,
  priceOf,
  reachOf,
  spaceStanding,
  trackStandings,
} from '../../src/entries/queries.ts';
import { MODES, optionsOf } from '../kit/modes.ts';
import { randomSteps, type Step } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { soakCount } from '../kit/soak.ts';
import { player, table } from '../kit/table.ts';

const GAMES = soakCount(1, 2);

type EventOf<Type extends GameEventType> = Extract<GameEvent, { readonly type: Type }>;

/** Returns the first event of a type; throws if there is none. */
function firstOf<Type extends GameEventType>({ events }: Step, type: Type): EventOf<Type> {
  const found = events.find((event): event is EventOf<Type> => event.type === type);
  if (found === undefined) throw new Error(`no event ${type}`);
  return found;
}

const answersOf = <Type extends Action['type']>({ options }: Step, type: Type): ActionOf<Type>[] =>
  options.filter((action): action is ActionOf<Type> => action.type === type);

/** Checks by type of action: predictions must come true, and legal actions must match the predictions. */
const CHECKS: { readonly [Type in Action['type']]?: (step: Step, action: ActionOf<Type>) => void } = {
  useResources(step, { seat, cards, acquire }) {
    const { state } = step;
    expect(priceOf(state, seat, acquire ?? 1, cards)?.paid ?? firstOf(step, 'resourcesUsed').total).toBe(
      firstOf(step, 'resourcesUsed').total,
    );
    if (acquire !== undefined) {
      const price = priceOf(state, seat, acquire, cards);
      expect(price?.total).toBe(firstOf(step, 'cardTaken').cost);
      expect(price?.left).toBe((price?.paid ?? 0) - (price?.total ?? 0));
      expect((price?.printed ?? 0) - (price?.discount ?? 0)).toBe(price?.total);
    }
    const isOffered = (slot: number): boolean =>
      step.options.some((other) => 'acquire' in other && other.acquire === slot && sameCards(other.cards, cards));
    for (let slot = 1; slot <= state.display.length; slot += 1) {
      const price = priceOf(state, seat, slot, cards);
      expect(price !== undefined && price.left >= 0).toBe(isOffered(slot));
    }
  },
  useEnergy(step, { seat }) {
    const frame = step.state.stack.at(-1);
    if (frame?.kind === 'turn') expect(areaTotals(step.state, seat).energy).toBe(firstOf(step, 'energyUsed').energy);
  },
  occupy: expectReach,
  placeOutpost: expectReach,
  placeShuttle: expectReach,
  useFieldScientist(step, { seat, card }) {
    const { domes } = firstOf(step, 'fieldScientistUsed');
    const controlled = Object.values(companyStandings(step.state)).map((standing) => standing.domes);
    const active = Object.values(trackStandings(step.state, seat)).flatMap(({ bonuses }) =>
      bonuses.flatMap(({ bonus, isActive }) =>
        isActive && bonus.kind === 'permanent' && bonus.bonus.kind === 'fieldScientist' ? [bonus.bonus.domes] : [],
      ),
    );
    const extra = active.reduce((sum, more) => sum + more, 0);
    expect([0, ...controlled.map((of) => of + extra)], card).toContain(domes);
  },
  placeBonusMarker(step, { seat, space, tier }) {
    const standing = spaceStanding(step.state, seat, space);
    expect(standing?.occupant).toBeNull();
    expect(standing?.isOpen).toBe(true);
    const paid = step.events.find((event) => event.type === 'coins' && event.seat === seat && event.amount < 0);
    expect(paid?.type === 'coins' ? -paid.amount : 0).toBe(standing?.cost);
    if (tier !== undefined) expect(standing?.rewards.length).toBeGreaterThanOrEqual(tier);
  },
  advance(step, { seat, company }) {
    const paid = step.events.find((event) => event.type === 'coins' && event.rule === 'TRACK-2');
    expect(trackStandings(step.state, seat)[company].nextStep).toBe(paid?.type === 'coins' ? -paid.amount : 0);
  },
  upload(step, { seat }) {
    expect(nextPlan(step.state, seat)?.position).toBe(firstOf(step, 'uploadAdvanced').to);
  },
};

function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card, index) => card === other[index]);
}

/** The places within reach, and their energy, must match the legal actions of an expansion. */
function expectReach(step: Step, action: ActionOf<'occupy' | 'placeOutpost' | 'placeShuttle'>): void {
  const frame = step.state.stack.at(-1);
  if (frame?.kind !== 'expansion' && frame?.kind !== 'beltExpansion') throw new Error('no expansion');
  const event = step.events.find(({ type }) => ['sectorOccupied', 'outpostPlaced', 'shuttlePlaced'].includes(type));
  const placeOf = ({ type, seat, column, ...place }: Record<string, unknown>): string => JSON.stringify(place);
  const reached = new Map(
    reachOf(step.state, frame.company).map(({ place, energy }) => [JSON.stringify(place), energy]),
  );
  expect(reached.get(placeOf({ ...action }))).toBe(event !== undefined && 'energy' in event ? event.energy : 0);
  const offered = [...answersOf(step, 'occupy'), ...answersOf(step, 'placeOutpost')].map((each) =>
    placeOf({ ...each }),
  );
  const affordable = [...reached].filter(([place, energy]) => energy <= frame.energy && !place.includes('shuttle'));
  if (offered.length > 0) expect([...new Set(offered)]).toEqual(affordable.map(([place]) => place));
}

/** Checks that apply to every turn. */
function checkTurn(step: Step): void {
  const { state } = step;
  const frame = state.stack.at(-1);
  if (frame?.kind === 'upload') checkUpload(step, frame.seat, frame.card);
  if (frame?.kind !== 'turn') return;
  const { seat } = frame;
  const placements = answersOf(step, 'placeBonusMarker');
  checkSpaces(step, seat, placements);
  for (const item of MAJORITY_ITEMS) {
    const standing = majorityStanding(state, seat, item);
    const space = item === 'scientists' ? 'scientistMajority' : (`${item}Majority` as const);
    const tiers = placements.filter((action) => action.space === space && !action.oneTime);
    if (tiers.length === 0) continue;
    expect(standing?.leads).toBe(true);
    expect(Math.max(...tiers.map(({ tier }) => tier ?? 0))).toBe(standing?.tier);
    expect(spaceStanding(state, seat, space)?.rewards).toHaveLength(standing?.tier ?? -1);
  }
}

/** An open space must be offered if the seat has a marker and a card to destroy. */
function checkSpaces({ state }: Step, seat: number, placements: readonly ActionOf<'placeBonusMarker'>[]): void {
  const { markers = 0, oneTimeMarkers = 0 } = state.players[seat] ?? {};
  if (markers + oneTimeMarkers === 0) return;
  for (const space of BONUS_SPACES) {
    const standing = spaceStanding(state, seat, space);
    const isOffered = placements.some((action) => action.space === space);
    if (isOffered || !standing?.destroys) expect(standing?.isOpen ?? false, space).toBe(isOffered);
  }
}

function checkUpload(step: Step, seat: number, card: string): void {
  const next = nextPlan(step.state, seat);
  const isLegal = answersOf(step, 'upload').length > 0;
  if (next === null) expect(isLegal).toBe(false);
  else expect(next.faceDown || planStanding(step.state, seat, next.plan, card).isMet).toBe(isLegal);
}

/** STATION-3: the predicted value of a column must match the coins uncovered by a single piece. */
function checkColumns({ state, next }: Step): void {
  const [before, after] = [companyStandings(state), companyStandings(next)];
  for (const company of COMPANIES) {
    const pieces = (of: GameState): number[] => of.stations[company].map((column) => column.pieces);
    const gone = pieces(state).map((count, column) => count - (pieces(next)[column] ?? 0));
    const column = gone.indexOf(1);
    if (column < 0 || gone.some((count, index) => index !== column && count !== 0)) continue;
    expect(after[company].shareValue - before[company].shareValue).toBe(before[company].nextCoins[column]);
  }
}

/** Shares and their values must add up to the company scores if no menace changes them. */
function checkShares(state: GameState): void {
  if (state.menace !== null) return;
  const standings = companyStandings(state);
  rules.score(state).forEach((score, seat) => {
    for (const company of COMPANIES)
      expect((standings[company].shares[seat] ?? 0) * standings[company].shareValue).toBe(score[company]);
  });
}

describe('queries agree with what happens', () => {
  test.each(MODES)('$name', (mode) => {
    for (let game = 0; game < GAMES; game += 1) {
      const start = rules.createGame(optionsOf(mode, game));
      for (const step of randomSteps(rules, start, `queries ${mode.name} ${game}`)) {
        const { action } = step;
        const check = CHECKS[action.type] as ((step: Step, action: Action) => void) | undefined;
        const isInTurn = step.state.stack.at(-1)?.kind !== 'salvage';
        if (isInTurn) check?.(step, action);
        checkTurn(step);
        checkShares(step.state);
        checkColumns(step);
      }
    }
  });

  test('a view gives its seat the same values as the state', () => {
    for (const mode of MODES) {
      const start = rules.createGame(optionsOf(mode, 1));
      for (const { state, action, step } of randomSteps(rules, start, `views ${mode.name}`)) {
        // During planning, the planned cards of other players are in their slots but hidden.
        if (step % 10 > 0 || state.stack.at(-1)?.kind === 'planning') continue;
        const { seat } = action;
        const view = rules.viewFor(state, seat);
        const figures = (of: GameState): unknown => [
          areaTotals(of, seat),
          MAJORITY_ITEMS.map((item) => majorityStanding(of, seat, item)),
          COMPANIES.map((company) => reachOf(of, company)),
          COMPANIES.map((company) => companyStandings(of)[company].shares[seat]),
          trackStandings(of, seat),
          priceOf(of, seat, 1, []),
          nextPlan(of, seat),
        ];
        expect(figures(view)).toEqual(figures(state));
      }
    }
  });
});

test('TRACK-14 trackStandings activates only the permanent bonus unlocked last', () => {
  const state = table.onTurn((draft) => {
    player(draft, 0).bonuses.minerva = 1;
    player(draft, 0).bonuses.skymine = 2;
  });
  const { skymine, minerva, astrogo } = trackStandings(state, 0, table.rules);
  const active = [astrogo, minerva, skymine].map(({ bonuses }) => bonuses.map(({ isActive }) => isActive));
  expect(active).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});
