import type { Company } from '../../model/ids.ts';
import { beltDomes } from '../belt/domes.ts';
import type { Game } from '../kit.ts';
import { moonDomes } from '../moon/sectors.ts';

/** FSC-4, BELT-27: collection domes a company controls on the side in play. */
export function controlledDomes(game: Game, company: Company): number {
  return game.state.options.board === 'moon' ? moonDomes(game, company) : beltDomes(game, company);
}
