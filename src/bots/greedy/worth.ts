import type { CardAction, Track } from '../../components/content.ts';
import type { Effect } from '../../components/effects.ts';
import type { CardId, Company, TileId } from '../../components/ids.ts';
import { COMPANIES } from '../../components/ids.ts';
import { sum } from '../../engine/lists.ts';
import { shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/game.ts';

/** The rough worth, in coins, of a resource unit, a helium-3 step, a research point and a removed outpost. */
export const UNIT = 3;
const HELIUM = 2.1;
const RESEARCH = 2.2;
const REMOVAL = 4;
/** How many more coin icons a station will probably show after each round. */
const GROWTH = 0.9;
/** The shares that a step on a track brings on average. */
const SHARES_PER_STEP = 0.6;

/** The number of rounds after this one. */
export function roundsLeft({ box, state }: Game): number {
  return box.content.figures.rounds - state.round;
}

/** The probable value of a share at the end of the game. */
export function expectedShareValue(game: Game, company: Company): number {
  return shareValue(game, company) + GROWTH * roundsLeft(game);
}

/** The strength of a card, in resource units. */
export function power(action: CardAction): number {
  switch (action.kind) {
    case 'resource':
      return action.value;
    case 'energy':
      return action.value * 1.2;
    case 'scientist':
      return action.points + 0.7;
    case 'fieldScientist':
      return (action.helium * HELIUM + action.coins) / UNIT + (action.company === null ? 0 : 0.7);
    case 'share':
      return 0;
  }
}

/** What a card will bring in the rounds to come. Weak cards only fill a slot. */
export function cardWorth(game: Game, card: CardId): number {
  return Math.max(0, power(game.box.card(card).action) - 1.2) * roundsLeft(game) * 2;
}

/** What a tile will bring in the next round. */
export function tileWorth(game: Game, tile: TileId): number {
  if (roundsLeft(game) === 0) return 0;
  const { action, plus } = game.box.tile(tile);
  return UNIT * (action === null ? plus : power(action));
}

/** What a step on a company's track brings. */
function stepWorth(game: Game, company: Company): number {
  return expectedShareValue(game, company) * SHARES_PER_STEP;
}

/** The shares on a space of a track, plus a part of the next shares for the way already made towards them. */
export function smoothShares({ shares }: Track, space: number): number {
  const held = shares[space] ?? 0;
  const from = shares.indexOf(held);
  const to = shares.findIndex((count) => count > held);
  return to < 0 ? held : held + ((shares[to] ?? held) - held) * ((space - from) / (to - from));
}

/** The rough worth of one effect of a reward. */
function effectWorth(game: Game, effect: Effect, company?: Company): number {
  switch (effect.kind) {
    case 'coins':
      return effect.amount;
    case 'helium':
      return effect.steps * HELIUM;
    case 'research':
      return effect.points * RESEARCH;
    case 'track':
      return effect.steps * stepWorth(game, effect.company);
    case 'expandedTrack':
      return company === undefined ? 0 : effect.steps * stepWorth(game, company);
    case 'chosenTracks':
      return sum(effect.steps, (steps) => steps * bestStep(game));
    case 'removeOutposts':
      return effect.count * REMOVAL;
    case 'reserveTile':
      return tileWorth(game, effect.tile);
    case 'oneOf':
      return Math.max(...effect.rewards.map((reward) => rewardWorth(game, reward)));
    case 'firstPlayer':
      return 0.5;
    case 'resourceCoins':
    case 'purchase':
    case 'destroyedCost':
    case 'salvage':
      return 2;
  }
}

/** The rough worth of a reward: the sum of its effects. */
export function rewardWorth(game: Game, reward: readonly Effect[], company?: Company): number {
  return sum(reward, (effect) => effectWorth(game, effect, company));
}

function bestStep(game: Game): number {
  return Math.max(...COMPANIES.map((company) => stepWorth(game, company)));
}
