import { gameOf } from '../../../src/game/boxOf.ts';
import { meetsRequirements, shownBy } from '../../../src/game/rules/area/requirements.ts';
import { outpostCost, shuttleCost } from '../../../src/game/rules/belt/network.ts';
import { entryCosts } from '../../../src/game/rules/moon/sectors.ts';
import type { Action, Frame, GameState, PlayerState, Seat } from '../../../src/index.ts';
import { defaultContent } from '../../../src/index.ts';
import { must } from '../../kit/must.ts';
import type { Mind } from './choices.ts';
import { any, best, chance, goingOn, ofType } from './choices.ts';
import { cardOf, cardWorth, LAST_SPACE, planOf, planWorth, playerOf, rewardWorth, roundsLeft } from './worth.ts';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/** A good answer to a decision within a turn, without looking ahead. */
export function answer(mind: Mind, state: GameState, legal: readonly Action[]): Action {
  const [first, second] = legal;
  if (second === undefined) return must(first);
  const frame = must(state.stack.at(-1));
  const player = playerOf(state, must(first).seat);
  switch (frame.kind) {
    case 'units':
      return advance(mind, state, player, legal);
    case 'barrier':
      return must(ofType(legal, mind.draw() < mind.w.payBarrier ? 'advance' : 'stop')[0]);
    case 'expansion':
    case 'beltExpansion':
      return enter(mind, state, frame, legal);
    case 'research':
      return spend(mind, state, player, legal);
    case 'placePlans':
      return best(goingOn(legal), (action) => placeWorth(mind, player, action));
    case 'upload':
      return upload(mind, state, frame, legal);
    case 'pickUp':
      return best(legal, (action) => (action.type === 'pickUpDeck' ? deckWorth(mind, player, action.slot) : 0));
    case 'resting':
      return best(legal, (action) => {
        return (action.type === 'restCard' ? must(player.resting[action.slot]).length : 0) + chance(mind);
      });
    case 'purchase':
      return best(goingOn(legal), (action) => (action.type === 'buyCard' ? boughtWorth(mind, state, action.slot) : 0));
    case 'salvage':
      return salvage(mind, state, legal);
    default:
      return any(mind, goingOn(legal));
  }
}

/** Along the preferred tracks up to the second threshold, paying barriers last. */
function advance(mind: Mind, state: GameState, player: PlayerState, legal: readonly Action[]): Action {
  const { boardA, boardB, boardC, boardD, boardE } = mind.w;
  const preferred: Record<string, number> = { A: boardA, B: boardB, C: boardC, D: boardD, E: boardE };
  return best(goingOn(legal), (action) => {
    if (action.type !== 'advance') return -9;
    const track = must(defaultContent.tracks.find(({ id }) => id === state.tracks[action.company]));
    const at = player.tracks[action.company];
    const barrier = track.barriers.find(({ before }) => before === at + 1)?.cost ?? 0;
    const second = track.thresholds[1]?.at ?? 0;
    return (at < second ? (preferred[track.id.charAt(0)] ?? 0) : 0) - 2 * barrier - 0.05 * at + chance(mind);
  });
}

/** Into the place that asks most for its energy. */
function enter(
  mind: Mind,
  state: GameState,
  { company }: FrameOf<'expansion' | 'beltExpansion'>,
  legal: readonly Action[],
): Action {
  const game = gameOf({ content: defaultContent }, state);
  const station = state.stations[company];
  return best(goingOn(legal), (action) => {
    switch (action.type) {
      case 'occupy': {
        const sector = must(game.box.sector(action.sector));
        const rivals = must(state.sectors[action.sector - 1]).length;
        const answers = 1 + rivals + rewardWorth(mind.w, sector.structures);
        return (
          answers / (entryCosts(game, company)[action.sector] ?? 9) +
          columnWorth(station, action.column) +
          2 * chance(mind)
        );
      }
      case 'placeOutpost': {
        const spaces = must(state.belt?.outposts[game.box.asteroidIndex(action.asteroid)]);
        const held = spaces.some((space) => space.includes(company));
        const reward = held ? 0 : rewardWorth(mind.w, game.box.asteroid(action.asteroid)?.reward ?? []);
        const answers = 1 + must(spaces[action.space]).length + reward;
        return (
          answers / (outpostCost(game, company, action) ?? 9) + columnWorth(station, action.column) + 2 * chance(mind)
        );
      }
      case 'placeShuttle': {
        const space = must(game.box.shuttleSpace(action.shuttleSpace));
        return 1.2 / (shuttleCost(game, company, space) ?? 9) + 2 * chance(mind);
      }
      default:
        return action.type === 'confront' ? 5 : 0;
    }
  });
}

/** Several columns with room make a question of who comes back. */
function columnWorth(station: readonly { readonly pieces: number }[], column: number): number {
  return 0.01 * (station[column]?.pieces ?? 0);
}

/** A plan for one point is two actions; then coins, one at a time. */
function spend(mind: Mind, state: GameState, player: PlayerState, legal: readonly Action[]): Action {
  const { researchDisplay, figures } = defaultContent;
  return best(goingOn(legal), (action) => {
    if (action.type === 'takeCoin') return 1 + mind.w.coin;
    if (action.type !== 'takePlan') return 0.9;
    const { letter, supplement } = must(researchDisplay[action.space]);
    const worth = 0.6 * Math.tanh(planWorth(mind.w, must(state.researchDisplay[action.space]), player));
    return (
      2 / figures.planPrices[letter] + worth + (supplement ? mind.w.coin * state.supplement : 0) + 0.1 * chance(mind)
    );
  });
}

/** Into the first gap in front of the marker, the hard ones out of the way. */
function placeWorth({ w }: Mind, player: PlayerState, action: Action): number {
  if (action.type !== 'placePlan') return -99;
  const ahead = action.position - player.upload;
  if (ahead <= 0) return 0;
  const below = player.plans[action.position] ?? null;
  const worth = planWorth(w, action.plan, player);
  if (below === null) return 20 - w.gap * ahead + w.gapWorth * worth;
  return 2 * (worth - planWorth(w, below.plan, player)) - 2 - 0.1 * ahead;
}

/** First a plan is turned face down, then the marker moves, and the last space stays ahead. */
function upload(mind: Mind, state: GameState, { seat, from }: FrameOf<'upload'>, legal: readonly Action[]): Action {
  const player = playerOf(state, seat);
  const flips = ofType(legal, 'flipPlan');
  const [go] = ofType(legal, 'upload');
  if (flips.length > 0) {
    const ahead = flips.filter(({ position }) => position > player.upload);
    const blocking = ahead.find(({ position }) => isBlocking(state, seat, position));
    return blocking ?? must(flips[0]);
  }
  const enough = player.upload > from && mind.draw() < mind.w.stopEarly;
  return go !== undefined && player.upload < LAST_SPACE - 1 && !enough ? go : must(ofType(legal, 'stop')[0]);
}

function isBlocking(state: GameState, seat: Seat, position: number): boolean {
  const plan = planOf(must(playerOf(state, seat).plans[position]).plan);
  if (plan === undefined) return true;
  return !meetsRequirements(shownBy(gameOf({ content: defaultContent }, state), seat, true), plan.requirements);
}

function deckWorth({ w }: Mind, player: PlayerState, slot: number): number {
  return must(player.resting[slot]).reduce((sum, id) => sum + 1 + 0.1 * cardWorth(w, id, 3), 0);
}

function boughtWorth({ w }: Mind, state: GameState, slot: number): number {
  const id = must(state.display[slot - 1]);
  return cardWorth(w, id, roundsLeft(state)) - 4 * w.coin * cardOf(id).cost;
}

/** The action first, then the best of the destroyed cards. */
function salvage(mind: Mind, state: GameState, legal: readonly Action[]): Action {
  const acts = goingOn(legal).filter(({ type }) => type !== 'takeDestroyedCard' && type !== 'stop');
  if (acts.length > 0) return any(mind, acts);
  return best(goingOn(legal), (action) => {
    return action.type === 'takeDestroyedCard' ? cardWorth(mind.w, action.card, roundsLeft(state)) : 0.5;
  });
}
