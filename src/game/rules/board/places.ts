import type { Box } from '../../../components/box.ts';
import type { Asteroid, Station } from '../../../components/content.ts';
import type { ByCompany, Company, Seat } from '../../../components/ids.ts';
import { at, sum } from '../../../engine/lists.ts';
import type { CitedRule } from '../../../rulebook/pages.ts';
import type { BoardPlace } from '../../model/actions.ts';
import type { BeltExpansionFrame, ExpansionFrame } from '../../model/frames.ts';
import type { BoardSide } from '../../model/options.ts';
import type { GameState } from '../../model/state.ts';
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

/** BELT-28, BELT-29, BELT-30: counts linked domes and those on asteroids with outposts. Shuttles have no domes. */
function domesOn(game: Game, company: Company, { number, domes, linkedDomes }: Asteroid): number {
  const isOn = (space: number): boolean => piecesOn(game, { asteroid: number, space }).includes(company);
  const linked = linkedDomes.filter(([one, other]) => isOn(one) && isOn(other)).length;
  return (holdsOutpost(game, company, number) ? domes : 0) + linked;
}

export type ExpandingFrame = ExpansionFrame | BeltExpansionFrame;

interface Side {
  stations(box: Box): ByCompany<Station>;
  readonly outpostColumns: readonly number[];
  /** The rules about outpost columns, and about placing, removing and returning outposts. */
  readonly columns: CitedRule;
  readonly taking: CitedRule;
  readonly removing: CitedRule;
  readonly returning: CitedRule;
  /** Returns this side of the board without any pieces. */
  places(box: Box): Pick<GameState, 'sectors' | 'belt'>;
  /** Returns the frame that an energy action adds to the stack. */
  expansion(seat: Seat, company: Company, energy: number): ExpandingFrame;
  /** FSC-4, BELT-27 */
  domes(game: Game, company: Company): number;
}

/** SETUP-5, BELT-1 */
export const SIDES: Readonly<Record<BoardSide, Side>> = {
  moon: {
    stations: ({ content }) => content.moon.stations,
    outpostColumns: [0, 1, 2],
    columns: 'STATION-1',
    taking: 'STATION-3',
    removing: 'STATION-3',
    returning: 'STATION-8',
    places: ({ content }) => ({ sectors: content.moon.sectors.map(() => []), belt: null }),
    expansion: (seat, company, energy) => ({ kind: 'expansion', seat, company, energy, entered: [] }),
    // FSC-4, FSC-5, EXP-25
    domes: (game, company) =>
      sum(game.box.content.moon.sectors, ({ number, domes }) =>
        outpostsIn(game, number).includes(company) ? domes : 0,
      ),
  },
  // BELT-2, BELT-3, BELT-4: shuttles are in the middle column. The side on which a station is placed does not matter.
  belt: {
    stations: ({ content }) => content.belt.stations,
    outpostColumns: [0, 2],
    columns: 'BELT-2',
    taking: 'BELT-14',
    removing: 'BELT-26',
    returning: 'BELT-20',
    places: ({ content: { belt } }) => ({
      sectors: [],
      belt: {
        outposts: belt.asteroids.map(({ spaces }) => spaces.map(() => [])),
        shuttles: belt.shuttleSpaces.map(() => []),
        removedShuttles: { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 },
      },
    }),
    expansion: (seat, company, energy) => ({
      kind: 'beltExpansion',
      seat,
      company,
      energy,
      outposts: [],
      shuttles: [],
      earned: [],
      confronted: false,
    }),
    domes: (game, company) => sum(game.box.content.belt.asteroids, (asteroid) => domesOn(game, company, asteroid)),
  },
};

export function sideOf({ state }: Game): Side {
  return SIDES[state.options.board];
}

export function stationOf(game: Game, company: Company): Station {
  return sideOf(game).stations(game.box)[company];
}
