// Success points of a finished game, implemented from the rulebook instead of the library.
import { COMPANIES, type Content, type GameState } from './pinned.ts';

/** CAMP-6: more than one other player. CAMP-7: more than two others. CAMP-8: no other player has more. */
export interface Comparison {
  readonly beatOne: number;
  readonly beatTwo: number;
  readonly win: number;
}

/**
 * Players who are not in last place have more than one other player. Players outside the last two places of the list
 * have more than two others. Players in first place have won.
 */
export function comparisons(totals: readonly number[]): Comparison[] {
  const ascending = [...totals].sort((a, b) => a - b);
  const [last = 0, secondToLast = 0] = ascending;
  const first = ascending.at(-1);
  return totals.map((total) => ({
    beatOne: total === last ? 0 : 1,
    beatTwo: total > secondToLast ? 1 : 0,
    win: total === first ? 1 : 0,
  }));
}

/**
 * Returns the success points of all seats for a finished game of a chapter (CAMP-5), without the point for winning
 * (CAMP-8).
 */
export function pointsByProse(content: Content, game: GameState, totals: readonly number[], chapter: number): number[] {
  return comparisons(totals).map(({ beatOne, beatTwo }, seat) => {
    const isLuna = game.options.luna !== null && seat === totals.length - 1;
    const taken = game.missions?.status[seat]?.columns.filter((marker) => marker === false).length ?? 0;
    const mission = isLuna || taken >= 2 ? 1 : 0;
    const extra =
      (chapter === 3 && game.missions?.first === seat) || (chapter === 4 && game.menace?.holder === seat) ? 1 : 0;
    return beatOne + beatTwo + mission + finished(content, game, seat, isLuna) + extra;
  });
}

/** Counts finished tracks: the four company tracks, the tank and the research track (CAMP-10). */
function finished(content: Content, game: GameState, seat: number, isLuna: boolean): number {
  const player = game.players[seat];
  if (player === undefined) return 0;
  const companies = COMPANIES.filter((company) => {
    const track = content.tracks.find(({ id }) => id === game.tracks[company]);
    return track !== undefined && player.tracks[company] + 1 === track.shares.length;
  });
  const tank = player.helium === 28 ? 1 : 0; // The last space on both boards, regardless of the Unknown Probe.
  const research = player.upload === (isLuna ? 15 : 16) ? 1 : 0;
  return companies.length + tank + research;
}
