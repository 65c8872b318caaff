import type { CoreRules } from '../api/coreRules.ts';
import type { BoardTrack, CardAction, PermanentBonus } from '../components/content.ts';
import type { ByCompany, CardId, Company, Seat, TileId } from '../components/ids.ts';
import { COMPANIES, RESOURCES, TILE_IDS } from '../components/ids.ts';
import { sum } from '../engine/lists.ts';
import { gameOf } from '../game/boundRules.ts';
import type { GameState, PlayerState } from '../game/model/state.ts';
import { shareValue } from '../game/rules/board/stations.ts';
import type { Game } from '../game/rules/game.ts';
import { boardTracks, isSlotOn } from '../game/rules/playerBoard.ts';
import { playerAt } from '../game/rules/players.ts';
import { valueReached } from '../game/rules/round/scoring.ts';
import { seatsFrom } from '../game/rules/round/turnOrder.ts';
import { trackOf } from '../game/rules/tracks/movement.ts';
import { permanentBonuses } from '../game/rules/tracks/trackBonuses.ts';
import { sharesOfAll } from './greedy/shares.ts';
import { PLAIN } from './greedy/taste.ts';
import { power, roundsLeft, smoothShares } from './greedy/worth.ts';

/** Values of a position for a seat, computed once for all features. */
interface Facts {
  readonly game: Game;
  readonly seat: Seat;
  readonly player: PlayerState;
  readonly shares: ByCompany<number>;
  /** Total shares of the other seats. */
  readonly others: ByCompany<number>;
  readonly value: ByCompany<number>;
  /** Pieces left on the station. Each piece can raise the final value of a share by up to about one coin. */
  readonly pieces: ByCompany<number>;
  readonly hand: Kinds;
  readonly resting: Kinds;
  readonly bonuses: readonly PermanentBonus[];
}

/** Strength of a set of cards by kind, and the number of weak cards. */
interface Kinds {
  readonly carbon: number;
  readonly minerals: number;
  readonly titanium: number;
  readonly energy: number;
  readonly scientist: number;
  readonly fieldScientist: number;
  readonly weak: number;
  readonly cards: number;
  /** The total strength of the five best cards. */
  readonly best: number;
}

type Feature = readonly [name: string, of: (facts: Facts) => number];

const WEAK = 1.2;

function kindsOf(game: Game, cards: readonly CardId[]): Kinds {
  const kinds = { carbon: 0, minerals: 0, titanium: 0, energy: 0, scientist: 0, fieldScientist: 0, weak: 0, best: 0 };
  const powers: number[] = [];
  for (const card of cards) {
    const { action } = game.box.card(card);
    const strength = power(action, PLAIN);
    powers.push(strength);
    if (strength <= WEAK) kinds.weak += 1;
    if (action.kind !== 'share') kinds[nameOf(action)] += strength;
  }
  powers.sort((a, b) => b - a);
  for (let place = 0; place < 5; place += 1) kinds.best += powers[place] ?? 0;
  return { ...kinds, cards: cards.length };
}

function nameOf(action: Exclude<CardAction, { kind: 'share' }>): Exclude<keyof Kinds, 'weak' | 'best' | 'cards'> {
  return action.kind === 'resource' ? action.resource : action.kind;
}

function factsOf(game: Game, seat: Seat): Facts {
  const all = sharesOfAll(game);
  const player = playerAt(game, seat);
  const shares = all[seat] ?? { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
  const value = { ...shares };
  const pieces = { ...shares };
  const others = { ...shares };
  for (const company of COMPANIES) {
    value[company] = shareValue(game, company);
    pieces[company] = sum(game.state.stations[company], (column) => column.pieces);
    others[company] = sum(all, (each) => each[company]) - shares[company];
  }
  return {
    game,
    seat,
    player,
    shares,
    others,
    value,
    pieces,
    hand: kindsOf(game, player.hand),
    resting: kindsOf(game, player.resting.flat()),
    bonuses: permanentBonuses(game, seat),
  };
}

const perCompany = ({ player }: Facts, of: (company: Company, space: number) => number): number =>
  sum(COMPANIES, (company) => of(company, player.tracks[company]));

/** Returns the fraction of the next value that the marker has earned so far, by linear interpolation. */
function onTheWay({ values }: BoardTrack, space: number): number {
  const next = values.find(({ at }) => at > space);
  if (next === undefined) return 0;
  const from = values.reduce((last, { at }) => (at <= space ? at : last), 0);
  const reached = values.reduce((last, { at, value }) => (at <= space ? value : last), 0);
  return ((next.value - reached) * (space - from)) / (next.at - from);
}

/**
 * Returns the number of plans ahead of the marker, both up to the first gap and in total, and the value of the special
 * plans.
 */
function plansAhead({ game, player: { plans, upload } }: Facts): { row: number; all: number; special: number } {
  const ahead = { row: 0, all: 0, special: 0 };
  for (let space = upload + 1; space < plans.length; space += 1) {
    const placed = plans[space];
    if (!placed) continue;
    if (ahead.row === space - upload - 1) ahead.row += 1;
    ahead.all += 1;
    if (!placed.faceDown) ahead.special += game.box.find.specialPlan(placed.plan)?.value ?? 0;
  }
  return ahead;
}

const bonus = (kind: PermanentBonus['kind'], { bonuses }: Facts): number =>
  bonuses.some((each) => each.kind === kind) ? 1 : 0;

const reserved = ({ game, seat }: Facts, tile: TileId): number =>
  game.state.placed.some(({ space, seat: owner }) => owner === seat && space === tile) ? 1 : 0;

/** All features by name, in a fixed order, scaled so that most values are between 0 and 2. */
const FEATURES: readonly Feature[] = [
  ['coins', ({ player }) => player.coins / 30],
  ['sharePoints', (f) => perCompany(f, (c) => f.shares[c] * f.value[c]) / 60],
  ['shares', (f) => perCompany(f, (c) => f.shares[c]) / 8],
  ['shareGrowth', (f) => perCompany(f, (c) => f.shares[c] * f.pieces[c]) / 50],
  ['sharesWanted', (f) => perCompany(f, (c) => f.shares[c] * Math.min(6, f.others[c])) / 20],
  ['wayToShares', (f) => perCompany(f, (c, space) => smoothShares(trackOf(f.game, c), space) - f.shares[c]) / 2],
  [
    'wayToPoints',
    (f) =>
      perCompany(
        f,
        (c, space) => (smoothShares(trackOf(f.game, c), space) - (trackOf(f.game, c).shares[space] ?? 0)) * f.value[c],
      ) / 15,
  ],
  [
    'wayToGrowth',
    (f) =>
      perCompany(
        f,
        (c, space) => (smoothShares(trackOf(f.game, c), space) - (trackOf(f.game, c).shares[space] ?? 0)) * f.pieces[c],
      ) / 15,
  ],
  ['trackSpaces', (f) => perCompany(f, (_, space) => space) / 30],
  ['furthestTrack', (f) => Math.max(...COMPANIES.map((c) => f.player.tracks[c])) / 15],
  ['bestCompany', (f) => Math.max(...COMPANIES.map((c) => f.shares[c] * (f.value[c] + f.pieces[c]))) / 60],
  [
    'barriersAhead',
    (f) =>
      perCompany(f, (c, space) =>
        trackOf(f.game, c).barriers.some(({ before }) => before > space && before <= space + 4) ? 1 : 0,
      ) / 2,
  ],
  [
    'thresholds',
    (f) => perCompany(f, (c, space) => trackOf(f.game, c).thresholds.filter(({ at }) => at <= space).length) / 4,
  ],
  [
    'nearThreshold',
    (f) =>
      perCompany(f, (c, space) =>
        trackOf(f.game, c).thresholds.some(({ at }) => at > space && at <= space + 3) ? 1 : 0,
      ) / 2,
  ],
  [
    'openSpaces',
    (f) =>
      perCompany(
        f,
        (c, space) =>
          trackOf(f.game, c).thresholds.filter(({ at, bonus: { kind } }) => at <= space && kind === 'space').length,
      ) / 2,
  ],
  ['bonusEnergy', (f) => bonus('energy', f)],
  ['bonusMarkers', (f) => bonus('markers', f)],
  ['bonusDiscount', (f) => bonus('discount', f)],
  ['bonusCardValue', (f) => bonus('cardValue', f)],
  ['bonusFieldScientist', (f) => bonus('fieldScientist', f)],
  ['helium', ({ player }) => player.helium / 15],
  ['tankValue', ({ game, seat, player }) => valueReached(boardTracks(game, seat).tank, player.helium) / 20],
  ['wayToTankValue', ({ game, seat, player }) => onTheWay(boardTracks(game, seat).tank, player.helium) / 5],
  ['tankSlot', ({ game, seat }) => (isSlotOn(game, seat, 0) ? 1 : 0)],
  ['upload', ({ player }) => player.upload / 8],
  ['researchValue', ({ game, seat, player }) => valueReached(boardTracks(game, seat).research, player.upload) / 20],
  ['wayToResearchValue', ({ game, seat, player }) => onTheWay(boardTracks(game, seat).research, player.upload) / 5],
  ['researchSlot', ({ game, seat }) => (isSlotOn(game, seat, 4) ? 1 : 0)],
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
  [
    'tasksLeft',
    ({ game, seat }) => sum(game.state.missions?.status[seat]?.columns ?? [], (left) => (left ? 1 : 0)) / 3,
  ],
  ['menaceRemoved', ({ game, seat }) => (game.state.menace?.holder === seat ? 1 : 0)],
  ['lunaLevel', ({ game }) => (game.state.options.luna?.level ?? 0) / 8],
  ['piecesLeft', (f) => perCompany(f, (c) => f.pieces[c]) / 40],
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
