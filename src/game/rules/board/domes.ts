import type { Asteroid } from '../../../components/content.ts';
import type { Company } from '../../../components/ids.ts';
import type { Game } from '../game.ts';
import { holdsOutpost, outpostsIn, piecesOn } from './places.ts';

/** FSC-4, FSC-5, EXP-25 */
export function moonDomes(game: Game, company: Company): number {
  const { sectors } = game.box.content.moon;
  return sectors.reduce((sum, { number, domes }) => sum + (outpostsIn(game, number).includes(company) ? domes : 0), 0);
}

/** BELT-28, BELT-29, BELT-30: counts linked domes and those on asteroids with outposts. Shuttles have no domes. */
export function beltDomes(game: Game, company: Company): number {
  return game.box.content.belt.asteroids.reduce((sum, asteroid) => sum + domesOn(game, company, asteroid), 0);
}

function domesOn(game: Game, company: Company, { number, domes, linkedDomes }: Asteroid): number {
  const isOn = (space: number): boolean => piecesOn(game, { asteroid: number, space }).includes(company);
  const linked = linkedDomes.filter(([one, other]) => isOn(one) && isOn(other)).length;
  return (holdsOutpost(game, company, number) ? domes : 0) + linked;
}
