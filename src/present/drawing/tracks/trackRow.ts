import type { Point, Track } from '../../../components/content.ts';
import type { Company, Seat } from '../../../components/ids.ts';
import type { GameState } from '../../../game/model/state.ts';
import type { Pen } from '../pen.ts';
import { beside, element, group } from '../svg.ts';
import { barrier, threshold, trackBonus, trackSpace } from './trackParts.ts';

/** From a space to the next one. */
export const PITCH = 68;
/** Height of a row, and where in it the spaces are. */
export const ROW = { height: 144, middle: 58 };

/** A track on the table: whose it is, and the game. */
export interface PlayedTrack {
  readonly company: Company;
  readonly state: GameState;
}

/** A track from its first space: spaces, barriers and thresholds with their bonuses, and in a game the markers. */
export function trackRow(pen: Pen, track: Track, first: Point, end: number, played: PlayedTrack | null): string {
  const { id, shares, barriers, thresholds } = track;
  const at = (index: number): Point => beside(first, index * PITCH, 0);
  return group(
    {
      class: 'track',
      'data-track': id,
      'data-spaces': shares.length,
      ...(played && { 'data-company': played.company }),
    },
    element('path', {
      d: `M${first.x} ${first.y} h${(shares.length - 1) * PITCH}`,
      ...pen.paint({ line: played === null ? 'line' : `company-${played.company}`, width: 10 }),
    }),
    ...thresholds.map(({ at: index, coins, bonus }, level) => {
      const space = played === null ? null : (`${played.company}${level === 0 ? 1 : 2}` as const);
      const room = ((thresholds[level + 1]?.at ?? end) - index) * PITCH - 16;
      return group(
        { class: 'threshold', 'data-at': index, 'data-coins': coins },
        threshold(pen, at(index - 0.5), coins),
        ...trackBonus(pen, at(index - 0.5), { bonus, space, placed: played?.state.placed ?? [], room }),
      );
    }),
    ...barriers.map(({ before, cost }) => barrier(pen, at(before - 0.5), cost)),
    ...shares.map((count, index) =>
      trackSpace(
        pen,
        at(index),
        [index, count],
        played && { kind: 'trackSpace', company: played.company, space: index },
        played === null ? [] : seatsAt(played, index),
      ),
    ),
  );
}

function seatsAt({ company, state }: PlayedTrack, space: number): Seat[] {
  return state.players.flatMap(({ tracks }, seat) => (tracks[company] === space ? [seat] : []));
}
