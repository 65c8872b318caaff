import type { CardAction, Track } from '../../components/content.ts';
import type { Effect } from '../../components/effects.ts';
import type { CardId, Company, TileId } from '../../components/ids.ts';
import { COMPANIES } from '../../components/ids.ts';
import { sum } from '../../engine/lists.ts';
import { shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/kit.ts';

/** Rough worth in coins of things that are no coins. */
export const UNIT = 3;
const HELIUM = 2.1;
const RESEARCH = 2.2;
const REMOVAL = 4;
/** Coin icons a station is expected to show more, each round. */
const GROWTH = 0.9;
/** Shares that a step on a track brings on average. */
const SHARES_PER_STEP = 0.6;

/** Rounds after this one. */
export function roundsLeft({ box, state }: Game): number {
  return box.content.figures.rounds - state.round;
}

/** What a share is likely to be worth at the end. */
export function expectedShareValue(game: Game, company: Company): number {
  return shareValue(game, company) + GROWTH * roundsLeft(game);
}

/** Strength of a card, in units of a resource. */
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

/** What owning a card brings in the rounds to come; weak cards only fill a slot. */
export function cardWorth(game: Game, card: CardId): number {
  return Math.max(0, power(game.box.card(card).action) - 1.2) * roundsLeft(game) * 2;
}

/** What a tile for the next round brings. */
export function tileWorth(game: Game, tile: TileId): number {
  if (roundsLeft(game) === 0) return 0;
  const { action, plus } = game.box.tile(tile);
  return UNIT * (action === null ? plus : power(action));
}

/** What a step on a company's track brings. */
function stepWorth(game: Game, company: Company): number {
  return expectedShareValue(game, company) * SHARES_PER_STEP;
}

/** Shares on a space of a track, with a part of the next one for what has been covered of the way to it. */
export function smoothShares({ shares }: Track, space: number): number {
  const held = shares[space] ?? 0;
  const from = shares.indexOf(held);
  const to = shares.findIndex((count) => count > held);
  return to < 0 ? held : held + ((shares[to] ?? held) - held) * ((space - from) / (to - from));
}

/** Rough worth of a reward. */
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
    default:
      return 2;
  }
}

/** Rough worth of rewards together. */
export function rewardWorth(game: Game, reward: readonly Effect[], company?: Company): number {
  return sum(reward, (effect) => effectWorth(game, effect, company));
}

function bestStep(game: Game): number {
  return Math.max(...COMPANIES.map((company) => stepWorth(game, company)));
}
