import type { CardAction, Track } from '../../components/content.ts';
import type { Effect } from '../../components/effects.ts';
import { type ByCompany, type CardId, COMPANIES, type Company, type Seat, type TileId } from '../../components/ids.ts';
import { sum } from '../../engine/lists.ts';
import { shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/game.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';
import type { Taste } from './taste.ts';

export interface Outlook {
  readonly game: Game;
  readonly seat: Seat;
  readonly taste: Taste;
}

export function roundsLeft({ box, state }: Game): number {
  return box.content.figures.rounds - state.round;
}

export function expectedShareValue(game: Game, company: Company, growth: number): number {
  return shareValue(game, company) + growth * roundsLeft(game);
}

/** Returns the strength of a card in resource units. */
export function power(action: CardAction, taste: Taste): number {
  switch (action.kind) {
    case 'resource':
      return action.value;
    case 'energy':
      return action.value * taste.energyPower;
    case 'scientist':
      return action.points * taste.pointPower + taste.scientistPower;
    case 'fieldScientist':
      return (
        (action.helium * taste.helium + action.coins) / taste.unit +
        (action.company === null ? 0 : taste.fieldScientistPower)
      );
    case 'share':
      return 0;
  }
}

/** Weak cards are worth nothing, because they only fill a slot. */
export function cardWorth(game: Game, card: CardId, taste: Taste): number {
  const { action } = game.box.card(card);
  const kind = action.kind === 'share' ? 1 : taste[`${action.kind}Cards` as const];
  return Math.max(0, power(action, taste) - taste.weakCard) * roundsLeft(game) * taste.cardUse * kind;
}

export function tileWorth(game: Game, tile: TileId, taste: Taste): number {
  if (roundsLeft(game) === 0) return 0;
  const { action, plus } = game.box.tile(tile);
  return taste.unit * (action === null ? plus : power(action, taste));
}

function stepWorth(game: Game, company: Company, taste: Taste): number {
  const shares = taste.sharesPerStep + taste.sharesPerStepLater * roundsLeft(game);
  return expectedShareValue(game, company, taste.growth) * shares;
}

/** Returns the shares of a track space, plus a fraction of the next ones, which grows with each space. */
export function smoothShares({ shares }: Track, space: number): number {
  const held = shares[space] ?? 0;
  const from = shares.indexOf(held);
  const to = shares.findIndex((count) => count > held);
  return to < 0 ? held : held + ((shares[to] ?? held) - held) * ((space - from) / (to - from));
}

function effectWorth(game: Game, effect: Effect, taste: Taste, company?: Company): number {
  switch (effect.kind) {
    case 'coins':
      return effect.amount;
    case 'helium':
      return effect.steps * (taste.helium + taste.heliumLater * roundsLeft(game));
    case 'research':
      return effect.points * (taste.research + taste.researchLater * roundsLeft(game));
    case 'track':
      return effect.steps * stepWorth(game, effect.company, taste);
    case 'expandedTrack':
      return company === undefined ? 0 : effect.steps * stepWorth(game, company, taste);
    case 'chosenTracks':
      return sum(effect.steps, (steps) => steps * bestStep(game, taste));
    case 'removeOutposts':
      return effect.count * taste.removal;
    case 'reserveTile':
      return tileWorth(game, effect.tile, taste);
    case 'oneOf':
      return Math.max(...effect.rewards.map((reward) => rewardWorth(game, reward, taste)));
    case 'firstPlayer':
      return taste.firstPlayer;
    case 'resourceCoins':
    case 'purchase':
    case 'destroyedCost':
    case 'salvage':
      return taste[effect.kind];
  }
}

export function rewardWorth(game: Game, reward: readonly Effect[], taste: Taste, company?: Company): number {
  return sum(reward, (effect) => effectWorth(game, effect, taste, company));
}

function bestStep(game: Game, taste: Taste): number {
  return Math.max(...COMPANIES.map((company) => stepWorth(game, company, taste)));
}

export type SharesOfAll = readonly ByCompany<number>[];

export function sharesOfAll(game: Game): SharesOfAll {
  return game.state.players.map((_, seat) => sharesOf(game, seat));
}

export function rivals(all: SharesOfAll, seat: Seat, company: Company): number {
  const others = all.reduce((sum, shares, other) => (other === seat ? sum : sum + shares[company]), 0);
  return others / Math.max(1, all.length - 1);
}
