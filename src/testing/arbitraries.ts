import type FastCheck from 'fast-check';
import type { Rules } from '../api/bindRules.ts';
import { MENACE_IDS } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import { BOARD_SIDES, LUNA_EDITIONS, SUPPLEMENT_SHARES } from '../game/model/options.ts';
import type { GameState } from '../game/model/state.ts';
import { compatibleOptions, LEVELS, PEOPLE } from './modes.ts';
import { chooseRandomly, drawFor } from './randomPlay.ts';

/** A random game up to some point: how it began, what was done, and where that leads. */
export interface PlayedGame {
  readonly options: CreateGameOptions;
  readonly actions: readonly Action[];
  readonly state: GameState;
}

/** Values for properties of one's own. They shrink: to fewer people without modules, to games broken off earlier. */
export interface Arbitraries {
  /** Options of a game over everything it can be played with: seats, Luna, board, modules, variant, rulings; first player and tracks are drawn. */
  readonly options: FastCheck.Arbitrary<CreateGameOptions>;
  /** Games of such options, played at random for up to `longest` decisions; few games need more than 500. */
  games(longest?: number): FastCheck.Arbitrary<PlayedGame>;
}

/** What random games are played by: all of `createRules()`, or as much of it as a fork has. */
export type PlayingRules = Pick<Rules, 'createGame' | 'legalActions' | 'reduce'>;

/** Arbitraries for fast-check, which is given as the first argument: `arbitraries(fc, rules)`. */
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

/** Each number chooses one of the legal actions, until none is left of the one or the other. */
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
  // A counterexample is told without the state, which follows from the rest.
  const told = { [fc.toStringMethod]: () => JSON.stringify({ options, actions }) };
  return { ...told, options, actions, state };
}
