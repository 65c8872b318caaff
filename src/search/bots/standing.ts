import type { BoardTrack } from '../../components/content.ts';
import type { Company, Seat, TileId } from '../../components/ids.ts';
import { COMPANIES, TILE_IDS } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { PlayerState } from '../../game/model/state.ts';
import { faceUp } from '../../game/rules/area/area.ts';
import type { Game } from '../../game/rules/game.ts';
import { cardsOf, playerAt } from '../../game/rules/players.ts';
import { seatsFrom } from '../../game/rules/round/turnOrder.ts';
import { trackOf } from '../../game/rules/tracks/movement.ts';
import type { SharesOfAll } from './shares.ts';
import { rivals, sharesOfAll } from './shares.ts';
import { cardWorth, expectedShareValue, power, roundsLeft, smoothShares, tileWorth, UNIT } from './worth.ts';

/** How much of the others' shares counts against a company's growth. */
export const RIVALRY = 1.3;
/** Coins a round that an unlocked track bonus, or a further action slot, brings. */
const TRACK_BONUS = 1;
const SLOT = 2.5;
/** What it costs to come a place later in the turn order of the next round. */
const LATER_PLACE = 1;
/** A plan that lies ready for the upload marker. */
const READY_PLAN = 2.2;
/** Playable cards that keep all slots busy. */
const ENOUGH_CARDS = 9;

/**
 * How well a seat stands, in coins: what the seven categories promise by the end of the game, and what brings more on
 * the way there. Cards that lie face up are not counted, so using one can only help.
 */
export function standing(game: Game, seat: Seat): number {
  const player = playerAt(game, seat);
  const shares = sharesOfAll(game);
  const companies = COMPANIES.reduce((sum, company) => sum + companyStanding(game, seat, company, shares), 0);
  return player.coins + companies + tank(game, player) + research(game, player, seat) + means(game, player, seat);
}

/** The lead in shares counts, since whatever raises a company's value raises it for all. */
function companyStanding(game: Game, seat: Seat, company: Company, shares: SharesOfAll): number {
  const track = trackOf(game, company);
  const { tracks } = playerAt(game, seat);
  const space = tracks[company];
  const onTheWay = (smoothShares(track, space) - (track.shares[space] ?? 0)) * certainty(game);
  const level = track.thresholds.filter((threshold) => threshold.at <= space).length;
  const value = expectedShareValue(game, company);
  return (
    (at(shares, seat)[company] + onTheWay - RIVALRY * rivals(shares, seat, company)) * value +
    level * TRACK_BONUS * roundsLeft(game)
  );
}

/** How much the way to the next value counts: little when the game is about to end. */
function certainty(game: Game): number {
  return roundsLeft(game) === 0 ? 0.4 : 0.9;
}

function tank(game: Game, { helium }: PlayerState): number {
  return boardTrack(game, game.box.content.playerBoard.tank, helium);
}

/** A marker's value with a part of the next one, and the slot it opens. */
function boardTrack(game: Game, { values, slotSpace }: BoardTrack, space: number): number {
  let from = { at: 0, value: 0 };
  let next = from;
  for (const step of values) {
    next = step;
    if (step.at > space) break;
    from = step;
  }
  const way = next.at > from.at ? (space - from.at) / (next.at - from.at) : 0;
  const slot = Math.min(1, space / slotSpace) * SLOT * roundsLeft(game);
  return from.value + (next.value - from.value) * way * certainty(game) + slot;
}

/** The upload marker, the special plans behind it, and the plans that lie ready without a gap. */
function research(game: Game, player: PlayerState, seat: Seat): number {
  const { plans, upload } = player;
  const track = boardTrack(game, game.box.content.playerBoard.research, upload);
  // Nothing is uploaded any more without a scientist.
  const chances = roundsLeft(game) + (faceUp(game, seat, 'scientist').length > 0 ? 0.7 : 0);
  let sum = track;
  let isReady = true;
  plans.forEach((placed, space) => {
    if (space > upload && placed === null) isReady = false;
    if (placed === null || placed.faceDown) return;
    const special = game.box.specialPlan(placed.plan);
    if (placed.uploaded) sum += special?.value ?? 0;
    else if (space > upload && isReady) {
      const waiting = space - upload;
      const profit = special === undefined ? READY_PLAN : special.value - special.cost + 1;
      sum += profit * Math.min(1, chances / waiting);
    }
  });
  return sum;
}

/** Cards, tiles and the first turn of the next round. */
function means(game: Game, player: PlayerState, seat: Seat): number {
  const left = roundsLeft(game);
  if (left === 0) return 0;
  let playable = 0;
  let sum = 0;
  for (const card of cardsOf(player)) {
    sum += cardWorth(game, card);
    if (power(game.box.card(card).action) > 0) playable += 1;
  }
  if (playable < ENOUGH_CARDS) sum -= (ENOUGH_CARDS - playable) * left * 0.3 * UNIT;
  for (const { space, seat: owner } of game.state.placed) {
    const tile = TILE_IDS.find((id): id is TileId => id === space);
    if (owner === seat && tile !== undefined) sum += tileWorth(game, tile);
  }
  const place = seatsFrom(game, game.state.nextFirstPlayer).indexOf(seat);
  return sum - place * LATER_PLACE;
}
