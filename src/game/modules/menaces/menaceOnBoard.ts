import type { Menace, MenaceConsequence } from '../../../components/content.ts';
import { COMPANIES, type Company, type Seat } from '../../../components/ids.ts';
import type { ScoreSheet } from '../../model/score.ts';
import { shareValue } from '../../rules/board/stations.ts';
import type { Game, Work } from '../../rules/game.ts';
import { cardsOf, payCoins, people, playerAt, writePlayer } from '../../rules/players.ts';
import { PLAIN, type ScoringTerms, scoreSheet } from '../../rules/round/scoring.ts';

/** Returns the menace if it is still on the board. */
export function menaceOnBoard({ box, state }: Game): Menace | undefined {
  return state.menace?.holder === null ? box.menace(state.menace.id) : undefined;
}

/** The parts of the game that a menace on the board changes. */
interface Outcome {
  readonly lastRound?: number;
  /** The effect on a human player at the start of final scoring. */
  readonly strike?: (work: Work, seat: Seat) => void;
  /** Scoring rules for human players once the game is over. */
  readonly terms?: ScoringTerms;
  /** True if the game has no winner and is played again. */
  readonly isReplayed?: boolean;
}

/** MENACE-13 */
function outcomeOf(consequence: MenaceConsequence): Outcome {
  switch (consequence.kind) {
    case 'loseCoins': // MENACE-15
      return { strike: (work, seat) => payCoins(work, seat, playerAt(work, seat).coins, 'MENACE-15') };
    case 'ignoreIcons': // MENACE-16
      return { terms: ignoringIcons(consequence.count) };
    case 'loseEnergyCards': // MENACE-17
      return { strike: destroyEnergyCards };
    case 'loseTank': // MENACE-18
      return { terms: { ...PLAIN, hasTank: false } };
    case 'endAfterRound': // MENACE-19
      return { lastRound: consequence.round };
    case 'replay': // MENACE-20
      return { isReplayed: true };
  }
}

export function outcomeOnBoard(game: Game): Outcome | undefined {
  const menace = menaceOnBoard(game);
  return menace && outcomeOf(menace.consequence);
}

/** ROUND-1: returns the last round. A menace on the board may end the game earlier (MENACE-19). */
export function lastRound(game: Game): number {
  return outcomeOnBoard(game)?.lastRound ?? game.box.content.figures.rounds;
}

/** MENACE-13: applies the consequence at the start of final scoring. MENACE-14, LUNA-36: Luna is not affected. */
export function strike(work: Work): void {
  const menace = menaceOnBoard(work);
  if (menace === undefined) return;
  work.emit({ type: 'menaceStrikes', menace: menace.id });
  const outcome = outcomeOf(menace.consequence);
  for (const seat of people(work)) outcome.strike?.(work, seat);
}

/** MENACE-17: the energy tile is not a card, so it stays. */
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

/** The seat that removed the menace gets a wild share (MENACE-12). Otherwise, its consequence applies. */
export function finalSheet(game: Game): ScoreSheet {
  return scoreSheet(game, (seat) => scoringTerms(game, seat));
}

function scoringTerms(game: Game, seat: Seat): ScoringTerms {
  const { menace, stack, luna } = game.state;
  if (menace === null || seat === luna?.seat) return PLAIN;
  if (menace.holder === seat) return { ...PLAIN, extraShares: wildShare };
  return (stack.length === 0 ? outcomeOnBoard(game)?.terms : undefined) ?? PLAIN;
}

/** MENACE-10, MENACE-12: 1 for the company with the most valuable shares (the first if tied), otherwise 0. */
function wildShare(game: Game, company: Company): number {
  const values = COMPANIES.map((each) => shareValue(game, each));
  return COMPANIES[values.indexOf(Math.max(...values))] === company ? 1 : 0;
}

/** MENACE-16: ignores some coin icons of the company, or companies, with the most coin icons. */
function ignoringIcons(icons: number): ScoringTerms {
  const lowered = (game: Game, company: Company): number => {
    const value = shareValue(game, company);
    const most = Math.max(...COMPANIES.map((each) => shareValue(game, each)));
    return value === most ? Math.max(0, value - icons) : value;
  };
  return { ...PLAIN, shareValue: lowered };
}
