import type { Company, Seat } from '../../../components/ids.ts';
import { COMPANIES } from '../../../components/ids.ts';
import type { ScoreSheet } from '../../model/score.ts';
import { menaceOnBoard } from '../../rules/board/menace.ts';
import { shareValue } from '../../rules/board/stations.ts';
import type { Game, Work } from '../../rules/game.ts';
import { cardsOf, payCoins, people, playerAt, writePlayer } from '../../rules/players.ts';
import type { ScoringTerms } from '../../rules/round/scoring.ts';
import { PLAIN, scoreSheet } from '../../rules/round/scoring.ts';

/** MENACE-13: at the start of final scoring. MENACE-14, LUNA-36: Luna keeps what people lose. */
export function strike(work: Work): void {
  const menace = menaceOnBoard(work);
  if (menace === undefined) return;
  work.emit({ type: 'menaceStrikes', menace: menace.id });
  for (const seat of people(work)) {
    if (menace.consequence.kind === 'loseCoins') payCoins(work, seat, playerAt(work, seat).coins, 'MENACE-15');
    if (menace.consequence.kind === 'loseEnergyCards') destroyEnergyCards(work, seat);
  }
}

/** MENACE-17: all energy cards of a person, wherever they are; the energy tile is no card. */
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

/** The score with what the menace changes: MENACE-12 for who removed it, else its consequence once the game is over. */
export function finalSheet(game: Game): ScoreSheet {
  return scoreSheet(game, (seat) => scoringTerms(game, seat));
}

/** What the menace changes in the scoring of a seat. */
export function scoringTerms(game: Game, seat: Seat): ScoringTerms {
  const { menace, stack } = game.state;
  if (menace === null || seat === game.state.luna?.seat) return PLAIN;
  if (menace.holder === seat) return { ...PLAIN, extraShares: wildShare };
  const struck = stack.length === 0 ? menaceOnBoard(game)?.consequence : undefined;
  if (struck?.kind === 'loseTank') return { ...PLAIN, hasTank: false }; // MENACE-18
  if (struck?.kind !== 'ignoreIcons') return PLAIN;
  return { ...PLAIN, shareValue: (each, company) => loweredValue(each, company, struck.count) };
}

/** MENACE-10, MENACE-12: a share of the company where it is worth most, the first of several. */
function wildShare(game: Game, company: Company): number {
  const values = COMPANIES.map((each) => shareValue(game, each));
  return COMPANIES[values.indexOf(Math.max(...values))] === company ? 1 : 0;
}

/** MENACE-16: every company with the most visible icons loses some of them. */
function loweredValue(game: Game, company: Company, icons: number): number {
  const value = shareValue(game, company);
  const most = Math.max(...COMPANIES.map((each) => shareValue(game, each)));
  return value === most ? Math.max(0, value - icons) : value;
}
