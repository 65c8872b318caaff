import type { BoardTrack, PermanentBonus, Track } from '../../components/content.ts';
import { COMPANIES, type Company, TILE_IDS } from '../../components/ids.ts';
import { at, sum } from '../../engine/lists.ts';
import { faceUp } from '../../game/rules/area/area.ts';
import { cardsOf, playerAt } from '../../game/rules/players.ts';
import { seatsFrom } from '../../game/rules/round/turnOrder.ts';
import { trackOf } from '../../game/rules/tracks/movement.ts';
import type { Taste } from './taste.ts';
import type { Outlook, SharesOfAll } from './worth.ts';
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
export function standing(outlook: Outlook): number {
  const { game, seat } = outlook;
  const shares = sharesOfAll(game);
  const companies = sum(COMPANIES, (company) => companyStanding(outlook, company, shares));
  return playerAt(game, seat).coins + companies + tank(outlook) + research(outlook) + means(outlook);
}

/** Counts the lead in shares, because a more valuable company helps every player who holds its shares. */
function companyStanding(outlook: Outlook, company: Company, shares: SharesOfAll): number {
  const { game, seat, taste } = outlook;
  const track = trackOf(game, company);
  const space = playerAt(game, seat).tracks[company];
  const onTheWay = (smoothShares(track, space) - (track.shares[space] ?? 0)) * certainty(outlook);
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
    const whole = taste[bonus.kind === 'space' ? 'bonusSpace' : WEIGHTS[bonus.bonus.kind]];
    if (place > space) return worth + (taste.wayToBonus * whole * (space - from)) / (place - from);
    worth += whole;
    from = place;
  }
  return worth;
}

const WEIGHTS: Readonly<Record<PermanentBonus['kind'], keyof Taste>> = {
  energy: 'bonusEnergy',
  markers: 'bonusMarkers',
  discount: 'bonusDiscount',
  cardValue: 'bonusCardValue',
  fieldScientist: 'bonusFieldScientist',
};

/** Returns the weight of the progress towards the next value, which counts less in the last round. */
function certainty({ game, taste }: Outlook): number {
  const left = roundsLeft(game);
  return left === 0 ? taste.certainLast : taste.certain + taste.certainLater * left;
}

function tank(outlook: Outlook): number {
  const { game, seat, taste } = outlook;
  const { helium } = playerAt(game, seat);
  return boardTrack(outlook, game.box.content.playerBoard.tank, helium) + helium * taste.tankSpace * roundsLeft(game);
}

/** Returns the value of a marker's position, including a share of the next value and of the slot that it opens. */
function boardTrack(outlook: Outlook, { values, slotSpace }: BoardTrack, space: number): number {
  let from = { at: 0, value: 0 };
  let next = from;
  for (const step of values) {
    next = step;
    if (step.at > space) break;
    from = step;
  }
  const way = next.at > from.at ? (space - from.at) / (next.at - from.at) : 0;
  const slot = Math.min(1, space / slotSpace) * outlook.taste.slot * roundsLeft(outlook.game);
  return from.value + (next.value - from.value) * way * certainty(outlook) + slot;
}

/** Returns the value of the marker, the entered special plans, and the next plans up to the first gap. */
function research(outlook: Outlook): number {
  const { game, seat, taste } = outlook;
  const { plans, upload } = playerAt(game, seat);
  const left = roundsLeft(game);
  const track = boardTrack(outlook, game.box.content.playerBoard.research, upload);
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
      const ready = taste.readyPlan + taste.readyPlanLater * left;
      const profit = special === undefined ? ready : special.value - special.cost + taste.specialPlan;
      worth += profit * Math.min(1, chances / (space - upload));
    }
  });
  return worth;
}

/** Returns the value of cards, tiles and the position in the next round's turn order. */
function means({ game, seat, taste }: Outlook): number {
  const player = playerAt(game, seat);
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
    const tile = TILE_IDS.find((id) => id === space);
    if (owner === seat && tile !== undefined) worth += tileWorth(game, tile, taste);
  }
  const place = seatsFrom(game, game.state.nextFirstPlayer).indexOf(seat);
  return worth - place * taste.laterPlace;
}
