import type { CoreRules } from '../api/coreRules.ts';
import type { BoardTrack, PermanentBonus, Track } from '../components/content.ts';
import type { ByCompany, CardId, Company, Seat, TileId } from '../components/ids.ts';
import { COMPANIES, perCompany, RESOURCES, TILE_IDS } from '../components/ids.ts';
import { at, sum } from '../engine/lists.ts';
import { gameOf } from '../game/boundRules.ts';
import type { GameState } from '../game/model/state.ts';
import { shareValue } from '../game/rules/board/stations.ts';
import type { Game } from '../game/rules/game.ts';
import { boardTracks, isSlotOn, playerAt } from '../game/rules/players.ts';
import { valueReached } from '../game/rules/round/scoring.ts';
import { seatsFrom } from '../game/rules/round/turnOrder.ts';
import { trackOf } from '../game/rules/tracks/movement.ts';
import { permanentBonuses } from '../game/rules/tracks/trackBonuses.ts';
import { PLAIN } from './greedy/taste.ts';
import { power, roundsLeft, sharesOfAll, smoothShares } from './greedy/worth.ts';

type Feature = readonly [name: string, of: (facts: Facts) => number];
type Facts = ReturnType<typeof factsOf>;

const WEAK = 1.2;

/** Returns the strength of cards by kind, the number of weak cards, and the total strength of the five best cards. */
function kindsOf(game: Game, cards: readonly CardId[]) {
  const kinds = { carbon: 0, minerals: 0, titanium: 0, energy: 0, scientist: 0, fieldScientist: 0, weak: 0, best: 0 };
  const powers: number[] = [];
  for (const card of cards) {
    const { action } = game.box.card(card);
    const strength = power(action, PLAIN);
    powers.push(strength);
    if (strength <= WEAK) kinds.weak += 1;
    if (action.kind !== 'share') kinds[action.kind === 'resource' ? action.resource : action.kind] += strength;
  }
  kinds.best = sum(powers.sort((a, b) => b - a).slice(0, 5));
  return { ...kinds, cards: cards.length };
}

/** Returns the values of a position for a seat, computed once for all features. */
function factsOf(game: Game, seat: Seat) {
  const all = sharesOfAll(game);
  const player = playerAt(game, seat);
  const shares = at(all, seat);
  return {
    game,
    seat,
    player,
    shares,
    /** Total shares of the other seats. */
    others: perCompany((company) => sum(all, (each) => each[company]) - shares[company]),
    value: perCompany((company) => shareValue(game, company)),
    /** Pieces left on the station. Each piece can raise the final value of a share by up to about one coin. */
    pieces: perCompany((company) => sum(game.state.stations[company], (column) => column.pieces)),
    /** Shares of the track space, plus a fraction of the next ones. */
    smooth: perCompany((company) => smoothShares(trackOf(game, company), player.tracks[company])),
    hand: kindsOf(game, player.hand),
    resting: kindsOf(game, player.resting.flat()),
    bonuses: permanentBonuses(game, seat),
  };
}

function total({ game, player }: Facts, of: (company: Company, space: number, track: Track) => number): number {
  return sum(COMPANIES, (company) => of(company, player.tracks[company], trackOf(game, company)));
}

/** Returns the value that the progress to the next shares would have, with a value for each share. */
function wayTo(facts: Facts, value: ByCompany<number>): number {
  return total(facts, (c, space, track) => (facts.smooth[c] - (track.shares[space] ?? 0)) * value[c]);
}

/** Returns the fraction of the next value that the marker has earned so far, by linear interpolation. */
function onTheWay({ values }: BoardTrack, space: number): number {
  const next = values.find(({ at }) => at > space);
  if (next === undefined) return 0;
  const last = values.filter(({ at }) => at <= space).at(-1) ?? { at: 0, value: 0 };
  return ((next.value - last.value) * (space - last.at)) / (next.at - last.at);
}

/** Returns the plans ahead of the marker, up to the first gap and in total, and the value of the special plans. */
function plansAhead({ game, player: { plans, upload } }: Facts): { row: number; all: number; special: number } {
  const ahead = plans.slice(upload + 1);
  const placed = ahead.filter((each) => each !== null);
  const gap = ahead.indexOf(null);
  const special = sum(placed, ({ plan, faceDown }) => (faceDown ? 0 : (game.box.find.specialPlan(plan)?.value ?? 0)));
  return { row: gap < 0 ? ahead.length : gap, all: placed.length, special };
}

const hasBarrierNear = ({ barriers }: Track, space: number): number =>
  Number(barriers.some(({ before }) => before > space && before <= space + 4));

const hasThresholdNear = ({ thresholds }: Track, space: number): number =>
  Number(thresholds.some(({ at }) => at > space && at <= space + 3));

const openSpaces = ({ thresholds }: Track, space: number): number =>
  thresholds.filter(({ at, bonus: { kind } }) => at <= space && kind === 'space').length;

const bonus = (kind: PermanentBonus['kind'], { bonuses }: Facts): number =>
  Number(bonuses.some((each) => each.kind === kind));

const reserved = ({ game, seat }: Facts, tile: TileId): number =>
  Number(game.state.placed.some(({ space, seat: owner }) => owner === seat && space === tile));

/** All features by name, in a fixed order, scaled so that most values are between 0 and 2. */
const FEATURES: readonly Feature[] = [
  ['coins', ({ player }) => player.coins / 30],
  ['sharePoints', (f) => total(f, (c) => f.shares[c] * f.value[c]) / 60],
  ['shares', (f) => total(f, (c) => f.shares[c]) / 8],
  ['shareGrowth', (f) => total(f, (c) => f.shares[c] * f.pieces[c]) / 50],
  ['sharesWanted', (f) => total(f, (c) => f.shares[c] * Math.min(6, f.others[c])) / 20],
  ['wayToShares', (f) => total(f, (c) => f.smooth[c] - f.shares[c]) / 2],
  ['wayToPoints', (f) => wayTo(f, f.value) / 15],
  ['wayToGrowth', (f) => wayTo(f, f.pieces) / 15],
  ['trackSpaces', (f) => total(f, (_, space) => space) / 30],
  ['furthestTrack', (f) => Math.max(...COMPANIES.map((c) => f.player.tracks[c])) / 15],
  ['bestCompany', (f) => Math.max(...COMPANIES.map((c) => f.shares[c] * (f.value[c] + f.pieces[c]))) / 60],
  ['barriersAhead', (f) => total(f, (_, space, track) => hasBarrierNear(track, space)) / 2],
  ['thresholds', (f) => total(f, (_, space, { thresholds }) => thresholds.filter(({ at }) => at <= space).length) / 4],
  ['nearThreshold', (f) => total(f, (_, space, track) => hasThresholdNear(track, space)) / 2],
  ['openSpaces', (f) => total(f, (_, space, track) => openSpaces(track, space)) / 2],
  ['bonusEnergy', (f) => bonus('energy', f)],
  ['bonusMarkers', (f) => bonus('markers', f)],
  ['bonusDiscount', (f) => bonus('discount', f)],
  ['bonusCardValue', (f) => bonus('cardValue', f)],
  ['bonusFieldScientist', (f) => bonus('fieldScientist', f)],
  ['helium', ({ player }) => player.helium / 15],
  ['tankValue', ({ game, seat, player }) => valueReached(boardTracks(game, seat).tank, player.helium) / 20],
  ['wayToTankValue', ({ game, seat, player }) => onTheWay(boardTracks(game, seat).tank, player.helium) / 5],
  ['tankSlot', ({ game, seat }) => Number(isSlotOn(game, seat, 0))],
  ['upload', ({ player }) => player.upload / 8],
  ['researchValue', ({ game, seat, player }) => valueReached(boardTracks(game, seat).research, player.upload) / 20],
  ['wayToResearchValue', ({ game, seat, player }) => onTheWay(boardTracks(game, seat).research, player.upload) / 5],
  ['researchSlot', ({ game, seat }) => Number(isSlotOn(game, seat, 4))],
  ['plansInRow', (f) => plansAhead(f).row / 4],
  ['plansAhead', (f) => plansAhead(f).all / 6],
  ['specialAhead', (f) => plansAhead(f).special / 10],
  [
    'specialDone',
    ({ game, player }) =>
      sum(player.plans, (placed) => (placed?.uploaded ? (game.box.find.specialPlan(placed.plan)?.value ?? 0) : 0)) / 10,
  ],
  ['handCards', ({ hand }) => hand.cards / 8],
  ['handWeak', ({ hand }) => hand.weak / 4],
  ['handBest', ({ hand }) => hand.best / 12],
  ['handEnergy', ({ hand }) => hand.energy / 6],
  ['handScientist', ({ hand }) => hand.scientist / 3],
  ['handFieldScientist', ({ hand }) => hand.fieldScientist / 3],
  ['handMostUnits', ({ hand }) => Math.max(...RESOURCES.map((resource) => hand[resource])) / 6],
  ['handUnits', ({ hand }) => sum(RESOURCES, (resource) => hand[resource]) / 10],
  ['restingCards', ({ resting }) => resting.cards / 8],
  ['restingWeak', ({ resting }) => resting.weak / 4],
  ['restingBest', ({ resting }) => resting.best / 12],
  ['restingEnergy', ({ resting }) => resting.energy / 6],
  ['restingScientist', ({ resting }) => resting.scientist / 3],
  ['restingFieldScientist', ({ resting }) => resting.fieldScientist / 3],
  ['restingUnits', ({ resting }) => sum(RESOURCES, (resource) => resting[resource]) / 10],
  ['largestDeck', ({ player }) => Math.max(...player.resting.map((deck) => deck.length)) / 5],
  ...TILE_IDS.map((tile): Feature => [`reserved:${tile}`, (f) => reserved(f, tile)]),
  ['place', ({ game, seat }) => seatsFrom(game, game.state.nextFirstPlayer).indexOf(seat)],
  ['markers', ({ player }) => player.markers / 4],
  ['oneTimeMarkers', ({ player }) => player.oneTimeMarkers / 2],
  ['tasksLeft', ({ game, seat }) => sum(game.state.missions?.status[seat]?.columns ?? [], Number) / 3],
  ['menaceRemoved', ({ game, seat }) => Number(game.state.menace?.holder === seat)],
  ['lunaLevel', ({ game }) => (game.state.options.luna?.level ?? 0) / 8],
  ['piecesLeft', (f) => total(f, (c) => f.pieces[c]) / 40],
];

/** Number of features that are also multiplied by the remaining rounds. */
const COUNT = FEATURES.length;

/** The names of the features, in the order in which `features` writes them. */
export const featureNames: readonly string[] = [
  'round',
  ...FEATURES.map(([name]) => name),
  ...FEATURES.map(([name]) => `${name} x rounds`),
];

/**
 * Writes the features of a position for a seat into `out`, in the order of {@link featureNames}. Most are between 0 and
 * 2. Pass the seat's view, because hidden information is not used.
 * @throws RangeError when `out` is not exactly as long as `featureNames`.
 */
export function features(state: GameState, seat: Seat, out: Float64Array, rules?: CoreRules): void {
  if (out.length !== featureNames.length) {
    throw new RangeError(`\`out\` must have length ${featureNames.length}, got ${out.length}`);
  }
  const facts = factsOf(gameOf(rules, state), seat);
  const left = roundsLeft(facts.game) / 6;
  out[0] = left;
  for (let index = 0; index < COUNT; index += 1) {
    const figure = FEATURES[index]?.[1](facts) ?? 0;
    out[1 + index] = figure;
    out[1 + COUNT + index] = figure * left;
  }
}
