import type { BoardTrack, Track } from '../../components/content.ts';
import type { Company, Seat, TileId } from '../../components/ids.ts';
import { COMPANIES, TILE_IDS } from '../../components/ids.ts';
import { at, sum } from '../../engine/lists.ts';
import type { PlayerState } from '../../game/model/state.ts';
import { faceUp } from '../../game/rules/area/area.ts';
import type { Game } from '../../game/rules/module.ts';
import { cardsOf, playerAt } from '../../game/rules/players.ts';
import { seatsFrom } from '../../game/rules/round/turnOrder.ts';
import { trackOf } from '../../game/rules/tracks/movement.ts';
import type { Taste } from './taste.ts';
import type { SharesOfAll } from './worth.ts';
import {
  cardWorth,
  expectedShareValue,
  power,
  rivals,
  roundsLeft,
  sharesOfAll,
  smoothShares,
  tileWorth,
} from './worth.ts';

/**
 * Rates the position of a seat in coins: the expected final score in the seven categories, plus the value of everything
 * that can still raise it. Face-up cards do not count, so using one never lowers the rating.
 */
export function standing(game: Game, seat: Seat, taste: Taste): number {
  const player = playerAt(game, seat);
  const shares = sharesOfAll(game);
  const companies = sum(COMPANIES, (company) => companyStanding(game, seat, company, shares, taste));
  return (
    player.coins +
    companies +
    tank(game, player, taste) +
    research(game, player, seat, taste) +
    means(game, player, seat, taste)
  );
}

/** Counts the lead in shares, because a more valuable company helps every player who holds its shares. */
function companyStanding(game: Game, seat: Seat, company: Company, shares: SharesOfAll, taste: Taste): number {
  const track = trackOf(game, company);
  const { tracks } = playerAt(game, seat);
  const space = tracks[company];
  const onTheWay = (smoothShares(track, space) - (track.shares[space] ?? 0)) * certainty(game, taste);
  const left = roundsLeft(game);
  const own = at(shares, seat)[company];
  const others = rivals(shares, seat, company);
  const value = expectedShareValue(game, company, taste.growth + taste.growthOwn * own + taste.growthOthers * others);
  return (
    (own + onTheWay - (taste.rivalry + taste.rivalryLater * left) * others) * value +
    (bonuses(track, space, taste) + space * taste.trackSpace) * left
  );
}

/** Returns the value per round of a track's bonuses, including a share of the next bonus. */
function bonuses({ thresholds }: Track, space: number, taste: Taste): number {
  let worth = 0;
  let from = 0;
  for (const { at: place, bonus } of thresholds) {
    const whole = bonusWorth(bonus, taste);
    if (place > space) return worth + (taste.wayToBonus * whole * (space - from)) / (place - from);
    worth += whole;
    from = place;
  }
  return worth;
}

function bonusWorth(given: Track['thresholds'][number]['bonus'], taste: Taste): number {
  if (given.kind === 'space') return taste.bonusSpace;
  switch (given.bonus.kind) {
    case 'energy':
      return taste.bonusEnergy;
    case 'markers':
      return taste.bonusMarkers;
    case 'discount':
      return taste.bonusDiscount;
    case 'cardValue':
      return taste.bonusCardValue;
    case 'fieldScientist':
      return taste.bonusFieldScientist;
  }
}

/** Returns the weight of the progress towards the next value, which counts less in the last round. */
function certainty(game: Game, taste: Taste): number {
  const left = roundsLeft(game);
  return left === 0 ? taste.certainLast : taste.certain + taste.certainLater * left;
}

function tank(game: Game, { helium }: PlayerState, taste: Taste): number {
  return (
    boardTrack(game, game.box.content.playerBoard.tank, helium, taste) + helium * taste.tankSpace * roundsLeft(game)
  );
}

/** Returns the value of a marker's position, including a share of the next value and of the slot that it opens. */
function boardTrack(game: Game, { values, slotSpace }: BoardTrack, space: number, taste: Taste): number {
  let from = { at: 0, value: 0 };
  let next = from;
  for (const step of values) {
    next = step;
    if (step.at > space) break;
    from = step;
  }
  const way = next.at > from.at ? (space - from.at) / (next.at - from.at) : 0;
  const slot = Math.min(1, space / slotSpace) * taste.slot * roundsLeft(game);
  return from.value + (next.value - from.value) * way * certainty(game, taste) + slot;
}

/**
 * Returns the value of the research track: the marker, the entered special plans, and the next plans up to the first
 * gap.
 */
function research(game: Game, player: PlayerState, seat: Seat, taste: Taste): number {
  const { plans, upload } = player;
  const left = roundsLeft(game);
  const track = boardTrack(game, game.box.content.playerBoard.research, upload, taste);
  // In the last round, nothing can be uploaded without a face-up scientist.
  const chances = left + (faceUp(game, seat, 'scientist').length > 0 ? taste.scientistReady : 0);
  let worth = track + upload * taste.researchSpace * left;
  let isReady = true;
  plans.forEach((placed, space) => {
    if (space > upload && placed === null) isReady = false;
    if (placed === null || placed.faceDown) return;
    const special = game.box.find.specialPlan(placed.plan);
    if (placed.uploaded) worth += special?.value ?? 0;
    else if (space > upload && isReady) {
      const waiting = space - upload;
      const profit =
        special === undefined
          ? taste.readyPlan + taste.readyPlanLater * left
          : special.value - special.cost + taste.specialPlan;
      worth += profit * Math.min(1, chances / waiting);
    }
  });
  return worth;
}

/** Returns the value of cards, tiles and the position in the next round's turn order. */
function means(game: Game, player: PlayerState, seat: Seat, taste: Taste): number {
  const left = roundsLeft(game);
  if (left === 0) return 0;
  let playable = 0;
  let worth =
    player.coins * taste.coin * left + player.markers * taste.marker + player.oneTimeMarkers * taste.oneTimeMarker;
  for (const card of cardsOf(player)) {
    worth += cardWorth(game, card, taste);
    if (power(game.box.card(card).action, taste) > 0) playable += 1;
  }
  if (taste.inHand !== 0) worth += taste.inHand * sum(player.hand, (card) => power(game.box.card(card).action, taste));
  if (playable < taste.enoughCards) worth -= (taste.enoughCards - playable) * left * taste.missingCard * taste.unit;
  for (const { space, seat: owner } of game.state.placed) {
    const tile = TILE_IDS.find((id): id is TileId => id === space);
    if (owner === seat && tile !== undefined) worth += tileWorth(game, tile, taste);
  }
  const place = seatsFrom(game, game.state.nextFirstPlayer).indexOf(seat);
  return worth - place * taste.laterPlace;
}
