import { ask } from './ask.ts';
import { bonusAnswers, placeBonusMarker } from './bonus.ts';
import { energyAnswers, useEnergy } from './energy.ts';
import { fieldScientistAnswers, useFieldScientist } from './fieldScientist.ts';
import type { Game, Steps } from './game.ts';
import { at, isLuna, playerOf, turnOrder } from './game.ts';
import { lunaTurn, planLuna, prepareLuna, revealLunaMajorities } from './luna.ts';
import { menaceAtEnd } from './menace.ts';
import { claimAfterAction } from './missions.ts';
import { pass } from './pass.ts';
import { planCards } from './planning.ts';
import { prepare } from './preparation.ts';
import { placePlans, refillResearchDisplay } from './research.ts';
import { placeResourceTile, resourceAnswers, resourceTileAnswers, useResources } from './resources.ts';
import { scientistAnswers, useScientist } from './scientist.ts';
import { activePermanentBonus, thresholdsCrossed } from './tracks.ts';
import type { Action, Company, Seat } from './types.ts';
import { COMPANIES } from './types.ts';

/** A moment at which a game can be resumed. In `planning`, `seats` have not confirmed yet. */
export type Moment =
  | { readonly phase: 'planning'; readonly seats: readonly Seat[] }
  /** `turns` is the number of turns finished in this action phase (BON-7). */
  | { readonly phase: 'turn'; readonly seat: Seat; readonly turns: number };

/** ROUND-1 to 3: all rounds, then the end of the game. */
export function* playGame(game: Game): Steps {
  yield* planningPhase(game);
  yield* actionPhase(game, game.table.firstPlayer); // ROUND-5
  yield* laterRounds(game);
}

/** The same from the planning phase or a turn of a round. */
export function* resumeAt(game: Game, moment: Moment): Steps {
  if (moment.phase === 'planning') {
    yield* planningPhase(game, moment.seats);
    yield* actionPhase(game, game.table.firstPlayer);
  } else {
    game.turns = moment.turns;
    yield* actionPhase(game, moment.seat, 'begun');
  }
  yield* laterRounds(game);
}

function* laterRounds(game: Game): Steps {
  while (!isLastRound(game)) {
    prepare(game); // PREP-1
    if (game.options.luna) prepareLuna(game); // LUNA-32
    yield* planningPhase(game);
    yield* actionPhase(game, game.table.firstPlayer);
  }
  endGame(game);
}

/** END-1, MENACE-19: the last round of the game. */
function isLastRound(game: Game): boolean {
  const { round } = game.table;
  const consequence = menaceAtEnd(game);
  const ends = consequence?.kind === 'endAfterRound' && round >= consequence.round;
  return ends || round >= game.content.figures.rounds;
}

function* planningPhase(game: Game, seats?: readonly Seat[]): Steps {
  yield* planCards(game, seats); // PLAN-1
  if (!game.options.luna) return;
  planLuna(game); // LUNA-19
  revealLunaMajorities(game); // LUNA-21 to 23
}

/** ROUND-5 to 7: turns in clockwise order, until all have passed. */
function* actionPhase(game: Game, first: Seat, begun?: 'begun'): Steps {
  if (!begun) game.turns = 0;
  const order = turnOrder(game);
  let place = order.indexOf(first);
  let isBegun = begun;
  while (game.table.players.some(({ passed }) => !passed)) {
    const seat = at(order, place);
    place = (place + 1) % order.length;
    if (playerOf(game, seat).passed) continue; // ROUND-6
    yield* takeTurn(game, seat, isBegun);
    isBegun = undefined;
    game.turns += 1;
  }
}

/** One turn. `begun` is for a resumed turn, in which the track bonuses are active already. */
function* takeTurn(game: Game, seat: Seat, begun?: 'begun'): Steps {
  if (isLuna(game, seat)) {
    yield* ask(game, seat, () => [{ type: 'lunaTurn', seat }], 'always');
    lunaTurn(game); // LUNA-27 to 31
    return;
  }
  if (!begun) activateBonuses(game, seat); // TRACK-9; never for Luna (LACT-12)
  game.counts = {};
  game.claimant = seat; // AMB-MISSION-1
  const action = yield* chooseAction(game, seat);
  if (action.type === 'pass') {
    game.claimant = null;
    yield* pass(game, seat);
    return;
  }
  yield* carryOut(game, action);
  yield* endOfTurn(game, seat);
  game.claimant = null;
}

/** ROUND-14: new plans are placed, and the research display is refilled. Then tasks can be claimed once more. */
function* endOfTurn(game: Game, seat: Seat): Steps {
  yield* placePlans(game, seat); // RP-12
  refillResearchDisplay(game); // RP-18
  yield* claimAfterAction(game, seat);
}

/** ROUND-9, ROUND-12: one of the six actions. Before it, the +1 resource tile may be placed (ROUND-13). */
function* chooseAction(game: Game, seat: Seat): Generator<readonly Action[], Action, Action> {
  for (;;) {
    const action = yield* ask<Action>(game, seat, () => turnAnswers(game, seat), 'always');
    if (action.type !== 'placeResourceTile') return action;
    placeResourceTile(game, action);
  }
}

function turnAnswers(game: Game, seat: Seat): Action[] {
  return [
    ...resourceTileAnswers(game, seat),
    ...resourceAnswers(game, seat),
    ...energyAnswers(game, seat),
    ...scientistAnswers(game, seat),
    ...fieldScientistAnswers(game, seat),
    ...bonusAnswers(game, seat),
    { type: 'pass', seat },
  ];
}

function* carryOut(game: Game, action: Action): Steps {
  switch (action.type) {
    case 'useResources':
      return yield* useResources(game, action);
    case 'useEnergy':
      return yield* useEnergy(game, action);
    case 'useScientist':
      return yield* useScientist(game, action);
    case 'useFieldScientist':
      return useFieldScientist(game, action);
    case 'placeBonusMarker':
      return yield* placeBonusMarker(game, action);
    default:
      throw new Error(`Not an action of a turn: ${action.type}`);
  }
}

/** TRACK-9, AMB-TRACK-16: bonuses unlocked since the last turn take effect. */
function activateBonuses(game: Game, seat: Seat): void {
  for (const company of COMPANIES) activateBonus(game, seat, company);
}

function activateBonus(game: Game, seat: Seat, company: Company): void {
  const player = playerOf(game, seat);
  const before = extraMarkers(game, company, player.bonuses[company]);
  player.bonuses[company] = thresholdsCrossed(game, seat, company);
  const gained = extraMarkers(game, company, player.bonuses[company]) - before;
  player.markers += Math.max(0, Math.min(gained, markersInBox(game, seat))); // TB-3, AMB-TRACK-4
}

/** TB-3: the total of extra markers by the bonus of a level. */
function extraMarkers(game: Game, company: Company, level: 0 | 1 | 2): number {
  const bonus = activePermanentBonus(game, company, level);
  return bonus?.kind === 'markers' ? bonus.count : 0;
}

/** SETUP-31: bonus markers of a colour that are still in the box. */
function markersInBox(game: Game, seat: Seat): number {
  const placed = game.table.placed.filter((marker) => marker.seat === seat && marker.oneTime !== true).length;
  return game.content.figures.markersPerColour - playerOf(game, seat).markers - placed;
}

/** END-1, END-2: all resting cards go to the hand. Whatever else happens at the end is part of the scoring. */
function endGame(game: Game): void {
  for (const player of game.table.players) {
    player.hand.push(...player.resting.flat());
    player.resting = player.resting.map(() => []);
  }
}
