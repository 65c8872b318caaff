import type { Majority } from '../../model/content.ts';
import type { Seat } from '../../model/ids.ts';
import { fieldScientistCount, majorityCount, scientistCount } from '../area/area.ts';
import type { Game } from '../kit.ts';

/**
 * MAJ-1: a seat that has strictly more of the counted item, if any. A tie is enough for the one who places.
 * AMB-BON-6: between people scientists alone are compared. AMB-BON-11: whoever has passed has nothing.
 */
export function rivalWithMore(game: Game, seat: Seat, { item }: Majority): Seat | undefined {
  const own = majorityCount(game, seat, item);
  const rival = game.state.players.findIndex((_, other) => other !== seat && majorityCount(game, other, item) > own);
  return rival < 0 ? undefined : rival;
}

/** MAJ-4 to MAJ-11: tiers a seat has reached, 0 for none. */
export function reachedTier(game: Game, seat: Seat, { item, tiers }: Majority): number {
  const total = tierTotal(game, seat, item);
  return tiers.filter(({ atLeast }) => total >= atLeast).length;
}

/** MAJ-4 to MAJ-7: beyond the first scientist, field scientists count as well; without a scientist nothing does. */
function tierTotal(game: Game, seat: Seat, item: Majority['item']): number {
  if (item !== 'scientists') return majorityCount(game, seat, item);
  const scientists = scientistCount(game, seat);
  return scientists === 0 ? 0 : scientists + fieldScientistCount(game, seat);
}
