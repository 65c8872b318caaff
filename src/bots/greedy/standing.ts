import type { BoardTrack } from '../../components/content.ts';
import type { Company, Seat, TileId } from '../../components/ids.ts';
import { COMPANIES, TILE_IDS } from '../../components/ids.ts';
import { at, sum } from '../../engine/lists.ts';
import type { PlayerState } from '../../game/model/state.ts';
import { faceUp } from '../../game/rules/area/area.ts';
import type { Game } from '../../game/rules/game.ts';
import { cardsOf, playerAt } from '../../game/rules/players.ts';
import { seatsFrom } from '../../game/rules/round/turnOrder.ts';
import { trackOf } from '../../game/rules/tracks/movement.ts';
import type { SharesOfAll } from './shares.ts';
import { rivals, sharesOfAll } from './shares.ts';
import { cardWorth, expectedShareValue, power, roundsLeft, smoothShares, tileWorth, UNIT } from './worth.ts';

/** How much the shares of the other seats count against the growth of a company. */
export const RIVALRY = 1.3;
/** What an unlocked track bonus, or a further action slot, brings in each round, in coins. */
const TRACK_BONUS = 1;
const SLOT = 2.5;
/** What it costs to be one place later in the turn order of the next round. */
const LATER_PLACE = 1;
/** The worth of a plan that lies ready for the upload marker. */
const READY_PLAN = 2.2;
/** The number of playable cards that keeps all slots in use. */
const ENOUGH_CARDS = 9;

/**
 * Rates the position of a seat, in coins: what the seven categories will probably give at the end of the game, and
 * everything that will help to gain more until then. It does not count face-up cards, so using one never lowers it.
 */
export function standing(game: Game, seat: Seat): number {
  const player = playerAt(game, seat);
  const shares = sharesOfAll(game);
  const companies = sum(COMPANIES, (company) => companyStanding(game, seat, company, shares));
  return player.coins + companies + tank(game, player) + research(game, player, seat) + means(game, player, seat);
}

/** Counts the lead in shares, since a higher value of a company helps everybody who has its shares. */
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

/** How much the way to the next value counts. In the last round it counts less. */
function certainty(game: Game): number {
  return roundsLeft(game) === 0 ? 0.4 : 0.9;
}

function tank(game: Game, { helium }: PlayerState): number {
  return boardTrack(game, game.box.content.playerBoard.tank, helium);
}

/** The value of a marker, with a part of the next value, and the slot that it opens. */
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

/** The worth of the upload marker, of the special plans behind it, and of the plans ahead without a gap. */
function research(game: Game, player: PlayerState, seat: Seat): number {
  const { plans, upload } = player;
  const track = boardTrack(game, game.box.content.playerBoard.research, upload);
  // In the last round nothing can be uploaded without a face-up scientist.
  const chances = roundsLeft(game) + (faceUp(game, seat, 'scientist').length > 0 ? 0.7 : 0);
  let worth = track;
  let isReady = true;
  plans.forEach((placed, space) => {
    if (space > upload && placed === null) isReady = false;
    if (placed === null || placed.faceDown) return;
    const special = game.box.find.specialPlan(placed.plan);
    if (placed.uploaded) worth += special?.value ?? 0;
    else if (space > upload && isReady) {
      const waiting = space - upload;
      const profit = special === undefined ? READY_PLAN : special.value - special.cost + 1;
      worth += profit * Math.min(1, chances / waiting);
    }
  });
  return worth;
}

/** The worth of cards, tiles and the place in the turn order of the next round. */
function means(game: Game, player: PlayerState, seat: Seat): number {
  const left = roundsLeft(game);
  if (left === 0) return 0;
  let playable = 0;
  let worth = 0;
  for (const card of cardsOf(player)) {
    worth += cardWorth(game, card);
    if (power(game.box.card(card).action) > 0) playable += 1;
  }
  if (playable < ENOUGH_CARDS) worth -= (ENOUGH_CARDS - playable) * left * 0.3 * UNIT;
  for (const { space, seat: owner } of game.state.placed) {
    const tile = TILE_IDS.find((id): id is TileId => id === space);
    if (owner === seat && tile !== undefined) worth += tileWorth(game, tile);
  }
  const place = seatsFrom(game, game.state.nextFirstPlayer).indexOf(seat);
  return worth - place * LATER_PLACE;
}
