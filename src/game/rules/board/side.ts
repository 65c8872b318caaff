import type { Box } from '../../../components/box.ts';
import type { Station } from '../../../components/content.ts';
import type { ByCompany, Company, Seat } from '../../../components/ids.ts';
import type { CitedRule } from '../../../rulebook/pages.ts';
import type { BeltExpansionFrame, ExpansionFrame } from '../../model/frames.ts';
import type { BoardSide } from '../../model/options.ts';
import type { GameState } from '../../model/state.ts';
import type { Game } from '../game.ts';
import { beltDomes, moonDomes } from './domes.ts';

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
    domes: moonDomes,
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
    domes: beltDomes,
  },
};

export function sideOf({ state }: Game): Side {
  return SIDES[state.options.board];
}

export function stationOf(game: Game, company: Company): Station {
  return sideOf(game).stations(game.box)[company];
}
