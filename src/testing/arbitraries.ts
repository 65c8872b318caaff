import type FastCheck from 'fast-check';
import type { Rules } from '../api/bindRules.ts';
import { MENACE_IDS } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import { BOARD_SIDES, type CreateGameOptions, LUNA_EDITIONS, SUPPLEMENT_SHARES } from '../game/model/options.ts';
import type { GameState } from '../game/model/state.ts';
import { chooseRandomly, compatibleOptions, drawFor, LEVELS, PEOPLE } from './modes.ts';

/** A random game, which may be unfinished: its options, its actions and the resulting state. */
export interface PlayedGame {
  readonly options: CreateGameOptions;
  readonly actions: readonly Action[];
  readonly state: GameState;
}

/** Arbitraries for your own property-based tests. They shrink towards fewer players, no modules and shorter games. */
export interface Arbitraries {
  /** Options for all kinds of games: seats, Luna, board, modules, variant, rulings, first player and tracks. */
  readonly options: FastCheck.Arbitrary<CreateGameOptions>;
  /** Random games with these options, for up to `longest` decisions (500 by default, which suffices for most games). */
  games(longest?: number): FastCheck.Arbitrary<PlayedGame>;
}

/** Functions needed to play random games, such as the result of `createRules()`. */
export type PlayingRules = Pick<Rules, 'createGame' | 'legalActions' | 'reduce'>;

/**
 * Returns arbitraries for fast-check. Pass fast-check itself as the first argument.
 * @example
 * ```ts
 * const { games } = arbitraries(fc, rules);
 * fc.assert(fc.property(games(), ({ state }) => structureProblems(rules, state).length === 0));
 * ```
 */
export function arbitraries(fc: typeof FastCheck, rules: PlayingRules): Arbitraries {
  const options = optionsOf(fc);
  return {
    options,
    games: (longest = 500) =>
      fc
        .tuple(options, fc.array(fc.nat(), { maxLength: longest, size: 'max' }))
        .map(([start, choices]) => playedBy(fc, rules, start, choices)),
  };
}

function optionsOf(fc: typeof FastCheck): FastCheck.Arbitrary<CreateGameOptions> {
  const choices = fc.record({
    seats: fc.integer({ min: 2, max: PEOPLE.length }),
    seed: fc.string({ maxLength: 8 }),
    luna: fc.option(
      fc.record({ level: fc.integer({ min: 0, max: LEVELS - 1 }), edition: fc.constantFrom(...LUNA_EDITIONS) }),
      { nil: null },
    ),
    board: fc.constantFrom(...BOARD_SIDES),
    missions: fc.boolean(),
    menace: fc.constantFrom(false, true, ...MENACE_IDS),
    chapter3: fc.boolean(),
    tracks: fc.constantFrom('recommended', 'random'),
    startingTokens: fc.constantFrom('recommended', 'choose'),
    constrainedSlots: fc.boolean(),
    switches: fc.record({
      discountNeedsPurePayment: fc.boolean(),
      specialPlanOnNoASpace: fc.boolean(),
      restingSlotsFollowOn: fc.boolean(),
      shareCardsMayBeDestroyed: fc.boolean(),
      lunaTakesSupplement: fc.constantFrom(...SUPPLEMENT_SHARES),
    }),
  });
  return choices.map(compatibleOptions);
}

/** Plays a game in which each number chooses a legal action. Stops when there are no more numbers or actions. */
function playedBy(
  fc: typeof FastCheck,
  rules: PlayingRules,
  options: CreateGameOptions,
  choices: readonly number[],
): PlayedGame {
  let state = rules.createGame(options);
  const actions: Action[] = [];
  for (const choice of choices) {
    const legal = rules.legalActions(state);
    if (legal.length === 0) break;
    const action = chooseRandomly(drawFor(String(choice)), legal);
    actions.push(action);
    state = rules.reduce(state, action);
  }
  // Counterexamples are printed without the state, which follows from the options and actions.
  const printed = { [fc.toStringMethod]: () => JSON.stringify({ options, actions }) };
  return { ...printed, options, actions, state };
}
