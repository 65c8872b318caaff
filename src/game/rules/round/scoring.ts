import type { BoardTrack } from '../../../components/content.ts';
import { type ByCompany, COMPANIES, type Company, type Seat } from '../../../components/ids.ts';
import type { PlayerScore, ScoreSheet } from '../../model/score.ts';
import { shareValue } from '../board/stations.ts';
import type { Game } from '../game.ts';
import { boardTracks, cardsOf, playerAt } from '../players.ts';
import { trackOf } from '../tracks/movement.ts';

/** END-3, SCORE-1, SHARE-1: returns every seat's seven categories, in the order of the score pad (AMB-SCORE-5). */
export function scoreSheet(game: Game, termsFor: (seat: Seat) => ScoringTerms = () => PLAIN): ScoreSheet {
  return game.state.players.map((_, seat) => playerScore(game, seat, termsFor(seat)));
}

/** The parts of a seat's scoring that modules can change. */
export interface ScoringTerms {
  shareValue(game: Game, company: Company): number;
  extraShares(game: Game, company: Company): number;
  readonly hasTank: boolean;
}

/** The scoring of the base game. */
export const PLAIN: ScoringTerms = { shareValue, extraShares: () => 0, hasTank: true };

function playerScore(game: Game, seat: Seat, terms: ScoringTerms): PlayerScore {
  const { coins, helium } = playerAt(game, seat);
  const shares = sharesOf(game, seat);
  const companyValue = (company: Company): number =>
    // SHARE-5: shares times the value of one share.
    (shares[company] + terms.extraShares(game, company)) * terms.shareValue(game, company);
  const parts = {
    coins, // SCORE-2
    astrogo: companyValue('astrogo'), // SCORE-3
    tawac: companyValue('tawac'), // SCORE-4
    skymine: companyValue('skymine'), // SCORE-5
    minerva: companyValue('minerva'), // SCORE-6
    tank: terms.hasTank ? valueReached(boardTracks(game, seat).tank, helium) : 0, // SCORE-8
    research: researchValue(game, seat), // SCORE-9
  };
  const { astrogo, tawac, skymine, minerva, tank, research } = parts;
  return { ...parts, total: coins + astrogo + tawac + skymine + minerva + tank + research };
}

/**
 * SCORE-7, SHARE-2, SHARE-3: returns the shares of a seat: the shares on the last icon reached or passed on each track
 * (AMB-SCORE-1, AMB-SCORE-8), and the shares on all its cards.
 */
export function sharesOf(game: Game, seat: Seat): ByCompany<number> {
  const player = playerAt(game, seat);
  const shares = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
  for (const company of COMPANIES) shares[company] = trackOf(game, company).shares[player.tracks[company]] ?? 0;
  for (const card of cardsOf(player)) {
    const { share } = game.box.card(card);
    if (share !== null) shares[share] += 1;
  }
  return shares;
}

/** AMB-SCORE-2: returns 0 before the first value. */
export function valueReached({ values }: BoardTrack, space: number): number {
  return values.reduce((best, { at, value }) => (at <= space ? Math.max(best, value) : best), 0);
}

/** SCORE-9, AMB-SCORE-3: returns the track's value, plus the values of entered special plans that are still face up. */
function researchValue(game: Game, seat: Seat): number {
  const { upload, plans } = playerAt(game, seat);
  return plans.reduce(
    (sum, placed) => {
      if (placed === null || placed.faceDown || !placed.uploaded) return sum;
      return sum + (game.box.find.specialPlan(placed.plan)?.value ?? 0);
    },
    valueReached(boardTracks(game, seat).research, upload),
  );
}

/** SCORE-10: there is no tie-breaker. */
export function highest(totals: readonly number[]): Seat[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

export function totalsOf(sheet: ScoreSheet): number[] {
  return sheet.map(({ total }) => total);
}
