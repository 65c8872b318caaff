import type { Company } from '../../../components/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { BoardPlace } from '../../model/places.ts';
import type { Game, Work } from '../game.ts';

/** Checks whether a place exists on the side of the board in use. */
export function exists({ box, state }: Game, place: BoardPlace): boolean {
  if ('sector' in place) return state.sectors[place.sector - 1] !== undefined;
  if (state.belt === null) return false;
  if ('shuttleSpace' in place) return box.find.shuttleSpace(place.shuttleSpace) !== undefined;
  return box.find.asteroid(place.asteroid)?.spaces[place.space] !== undefined;
}

export function outpostsIn(game: Game, sector: number): readonly Company[] {
  return at(game.state.sectors, sector - 1);
}

export function holdsSector(game: Game, company: Company, sector: number): boolean {
  return outpostsIn(game, sector).includes(company);
}

/** During an expansion, two companies can be in the same place (EXP-11, BELT-7, BELT-15). */
export function piecesOn(game: Game, place: BoardPlace): readonly Company[] {
  if ('sector' in place) return outpostsIn(game, place.sector);
  const { box, state } = game;
  const { belt } = state;
  if (belt === null) throw new RangeError('This game is not played on the Belt');
  return 'asteroid' in place
    ? at(at(belt.outposts, box.asteroidIndex(place.asteroid)), place.space)
    : at(belt.shuttles, box.shuttleSpaceIndex(place.shuttleSpace));
}

export function holdsOutpost(game: Game, company: Company, asteroid: number): boolean {
  const { belt } = game.state;
  if (belt === null) return false;
  for (const space of at(belt.outposts, game.box.asteroidIndex(asteroid))) if (space.includes(company)) return true;
  return false;
}

export function rivalOn(game: Game, company: Company, place: BoardPlace): Company | undefined {
  return piecesOn(game, place).find((other) => other !== company);
}

export function putPiece(work: Work, company: Company, place: BoardPlace): void {
  (piecesOn(work, place) as Company[]).push(company);
}

export function liftPiece(work: Work, company: Company, place: BoardPlace): void {
  const pieces = piecesOn(work, place) as Company[];
  pieces.splice(pieces.indexOf(company), 1);
}
