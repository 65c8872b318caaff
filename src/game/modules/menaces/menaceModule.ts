import type { Menace, MenaceConsequence } from '../../../components/content.ts';
import { COMPANIES, type Company, type Seat } from '../../../components/ids.ts';
import { at } from '../../../engine/lists.ts';
import { drawInteger } from '../../../engine/random.ts';
import { LIMITS } from '../../../input/limits.ts';
import type { MenaceRewardFrame } from '../../model/frames.ts';
import type { CreateGameOptions } from '../../model/options.ts';
import type { ScoreSheet } from '../../model/score.ts';
import { shareValue } from '../../rules/board/stations.ts';
import { grant } from '../../rules/bonus/grant.ts';
import { type Procedure, push } from '../../rules/decision.ts';
import { withDraw } from '../../rules/draw.ts';
import type { Game, Module, Work } from '../../rules/module.ts';
import { cardsOf, payCoins, people, playerAt, writePlayer } from '../../rules/players.ts';
import { highest, PLAIN, type ScoringTerms, scoreSheet } from '../../rules/round/scoring.ts';

/** Returns the menace if it is still on the board. */
export function menaceOnBoard({ box, state }: Game): Menace | undefined {
  return state.menace?.holder === null ? box.menace(state.menace.id) : undefined;
}

interface Outcome {
  /** The number of the last round, or `null` for the usual number. */
  readonly lastRound: number | null;
  /** The effect on a human player at the start of final scoring. */
  readonly strike: ((work: Work, seat: Seat) => void) | null;
  /** Scoring rules for human players once the game is over. */
  readonly terms: ScoringTerms;
  /** True if the game has no winner and is played again. */
  readonly isReplayed: boolean;
}

/** MENACE-13: returns the effects of a menace's consequence. */
function outcomeOf(consequence: MenaceConsequence): Outcome {
  switch (consequence.kind) {
    case 'loseCoins': // MENACE-15
      return { lastRound: null, strike: loseCoins, terms: PLAIN, isReplayed: false };
    case 'ignoreIcons': // MENACE-16
      return { lastRound: null, strike: null, terms: ignoringIcons(consequence.count), isReplayed: false };
    case 'loseEnergyCards': // MENACE-17
      return { lastRound: null, strike: destroyEnergyCards, terms: PLAIN, isReplayed: false };
    case 'loseTank': // MENACE-18
      return { lastRound: null, strike: null, terms: { ...PLAIN, hasTank: false }, isReplayed: false };
    case 'endAfterRound': // MENACE-19
      return { lastRound: consequence.round, strike: null, terms: PLAIN, isReplayed: false };
    case 'replay': // MENACE-20
      return { lastRound: null, strike: null, terms: PLAIN, isReplayed: true };
  }
}

function outcomeOnBoard(game: Game): Outcome | undefined {
  const menace = menaceOnBoard(game);
  return menace && outcomeOf(menace.consequence);
}

/** ROUND-1: returns the last round. A menace on the board may end the game earlier (MENACE-19). */
export function lastRound(game: Game): number {
  return outcomeOnBoard(game)?.lastRound ?? game.box.content.figures.rounds;
}

/** MENACE-13: applies the consequence at the start of final scoring. MENACE-14, LUNA-36: Luna is not affected. */
function strike(work: Work): void {
  const menace = menaceOnBoard(work);
  if (menace === undefined) return;
  work.emit({ type: 'menaceStrikes', menace: menace.id });
  const outcome = outcomeOf(menace.consequence);
  for (const seat of people(work)) outcome.strike?.(work, seat);
}

function loseCoins(work: Work, seat: Seat): void {
  payCoins(work, seat, playerAt(work, seat).coins, 'MENACE-15');
}

/**
 * MENACE-17: destroys all energy cards in a player's hand, action area and resting decks. The energy tile is not a
 * card, so it stays.
 */
function destroyEnergyCards(work: Work, seat: Seat): void {
  const player = writePlayer(work, seat);
  const isEnergy = (card: string): boolean => work.box.card(card).action.kind === 'energy';
  const energyCards = cardsOf(player).filter(isEnergy);
  player.hand = player.hand.filter((card) => !isEnergy(card));
  player.area = player.area.map((card) => (card !== null && isEnergy(card) ? null : card));
  player.resting = player.resting.map((deck) => deck.filter((card) => !isEnergy(card)));
  for (const card of energyCards) {
    work.state.destroyed.push(card);
    work.emit({ type: 'cardDestroyed', seat, card });
  }
}

/**
 * Applies the menace to a score: the seat that removed it gets a wild share (MENACE-12). If no player removed it, its
 * consequence applies.
 */
export function finalSheet(game: Game): ScoreSheet {
  return scoreSheet(game, (seat) => scoringTerms(game, seat));
}

function scoringTerms(game: Game, seat: Seat): ScoringTerms {
  const { menace, stack, luna } = game.state;
  if (menace === null || seat === luna?.seat) return PLAIN;
  if (menace.holder === seat) return { ...PLAIN, extraShares: wildShare };
  return (stack.length === 0 ? outcomeOnBoard(game)?.terms : undefined) ?? PLAIN;
}

/**
 * MENACE-10, MENACE-12: returns 1 for the company with the most valuable shares (the first one if tied), otherwise 0.
 */
function wildShare(game: Game, company: Company): number {
  const values = COMPANIES.map((each) => shareValue(game, each));
  return COMPANIES[values.indexOf(Math.max(...values))] === company ? 1 : 0;
}

/**
 * MENACE-16: returns scoring rules that ignore some coin icons of the company, or companies, with the most coin icons.
 */
function ignoringIcons(icons: number): ScoringTerms {
  const lowered = (game: Game, company: Company): number => {
    const value = shareValue(game, company);
    const most = Math.max(...COMPANIES.map((each) => shareValue(game, each)));
    return value === most ? Math.max(0, value - icons) : value;
  };
  return { ...PLAIN, shareValue: lowered };
}

/** MENACE-1, MENACE-3: a menace has no effect until the end of the game (MENACE-13). */
export const menaceModule: Module = {
  inPlay: ({ options }) => options.menace !== false,
  at: { setUpDone: reveal, finalScoring: strike },
};

/**
 * MENACE-2: reveals a random menace, or the menace given in the options (MENACE-20). MENACE-11: there is never a second
 * menace.
 */
function reveal(work: Work): void {
  const { menaces } = work.box.content;
  const { menace: option } = work.state.options;
  const drawn = at(
    menaces,
    withDraw(work, 'setup', (draw) => drawInteger(draw, menaces.length)),
  );
  const id = typeof option === 'boolean' ? drawn.id : option;
  work.state.menace = { id, holder: null };
  work.emit({ type: 'menaceRevealed', menace: id });
}

/**
 * MENACE-8, MENACE-9, MENACE-10: gives the seat the reward on the card and then the card itself, which counts as a wild
 * share (AMB-MENACE-4).
 */
export const menaceReward: Procedure<MenaceRewardFrame> = {
  run(work, frame) {
    const { seat, company, granted } = frame;
    const menace = menaceOnBoard(work);
    if (menace === undefined || work.state.menace === null) return;
    if (granted) {
      work.state.menace.holder = seat;
      work.emit({ type: 'menaceRemoved', seat, menace: menace.id });
    } else {
      push(work, { ...frame, granted: true });
      grant(work, seat, menace.reward, { company });
    }
  },
};

/** MENACE-20: checks whether the game ended with the Temporal Anomaly on the board. Such a game has no winner. */
export function isLooping(game: Game): boolean {
  return game.state.stack.length === 0 && outcomeOnBoard(game)?.isReplayed === true;
}

/**
 * MENACE-20: returns the options of the next game, with the same players, modules, menace and options for Luna.
 * Everything else is drawn again.
 */
export function replayOptions({ state }: Game): CreateGameOptions {
  const { options, menace } = state;
  return {
    ...options,
    seed: nextSeed(options.seed),
    deal: {}, // Shuffle everything again.
    tracks: 'random',
    startingTokens: 'choose',
    firstPlayer: 'random',
    menace: menace?.id ?? options.menace,
  };
}

/** Returns the seed of the next game in a loop: the given seed with a `+` appended, limited in length. */
function nextSeed(seed: string): string {
  return `${seed}+`.slice(-LIMITS.seed);
}

/** The result of a time loop. */
export interface LoopResult {
  /** Average total of each seat, rounded to the nearest coin, with halves rounded up (AMB-MENACE-9). */
  readonly averages: readonly number[];
  /** The seats with the highest average. */
  readonly winners: readonly Seat[];
}

/**
 * Returns the average totals over all games of a time loop, including the last one, and the winners (MENACE-21).
 * @throws RangeError when the list is empty, contains something other than scores, or mixes different numbers of seats.
 * @example
 * ```ts
 * const { averages, winners } = loopResult([score(firstGame), score(secondGame)]);
 * ```
 */
export function loopResult(games: readonly ScoreSheet[]): LoopResult {
  const totals = Array.isArray(games) ? games.map(totalsIn) : [];
  const [first = []] = totals;
  if (first.length === 0 || totals.some(({ length }) => length !== first.length)) {
    throw new RangeError('Expected the scores of at least one game, all with the same number of seats');
  }
  const averages = first.map((_, seat) => average(totals.map((game) => game[seat] ?? 0)));
  return { averages, winners: highest(averages) };
}

/** Returns the totals of a score, or an empty list for any other value. JavaScript callers may pass anything. */
function totalsIn(sheet: unknown): readonly number[] {
  const rows: readonly (Partial<ScoreSheet[number]> | null)[] = Array.isArray(sheet) ? sheet : [];
  return rows.flatMap((row) => (typeof row?.total === 'number' ? [row.total] : []));
}

/** Returns the mean, rounded to the nearest integer with halves rounded up (AMB-MENACE-9). */
export function average(numbers: readonly number[]): number {
  const sum = numbers.reduce((part, number) => part + number, 0);
  return Math.floor((2 * sum + numbers.length) / (2 * numbers.length));
}
