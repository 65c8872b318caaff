// Success points of a finished game, from the words of the rulebook and not from the library.
import type { Content, GameState } from './pinned.ts';
import { COMPANIES } from './pinned.ts';

/** CAMP-6: more than somebody. CAMP-7: more than two others. CAMP-8: nobody has more. */
export interface Comparison {
  readonly beatOne: number;
  readonly beatTwo: number;
  readonly win: number;
}

/**
 * Whoever is not in last place has earned more than somebody. Whoever is in neither of the two places at the bottom
 * of the list has earned more than two others. Whoever shares first place has won.
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

/** The success points of every seat of a finished game of a chapter (CAMP-5), without that of its winners (CAMP-8). */
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

/** CAMP-10: the four company tracks, the tank and the research track. */
function finished(content: Content, game: GameState, seat: number, isLuna: boolean): number {
  const player = game.players[seat];
  if (player === undefined) return 0;
  const companies = COMPANIES.filter((company) => {
    const track = content.tracks.find(({ id }) => id === game.tracks[company]);
    return track !== undefined && player.tracks[company] + 1 === track.shares.length;
  });
  const tank = player.helium === 28 ? 1 : 0; // both boards, whatever the Unknown Probe does
  const research = player.upload === (isLuna ? 15 : 16) ? 1 : 0;
  return companies.length + tank + research;
}
