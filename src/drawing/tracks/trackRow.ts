import type { Point, Track } from '../../components/content.ts';
import type { Company, Seat } from '../../components/ids.ts';
import type { GameState } from '../../game/model/state.ts';
import type { Pen } from '../pen.ts';
import { beside, element, group } from '../svg.ts';
import { type Lane, laneOf } from './lanes.ts';
import { barrier, threshold, trackBonus, trackSpace } from './trackParts.ts';

/** A track on the table: whose it is, and the game. */
interface PlayedTrack {
  readonly company: Company;
  readonly state: GameState;
}

/** A track in its lanes: spaces, barriers and thresholds with their bonuses, and in a game the markers. */
export function trackRow(pen: Pen, track: Track, lanes: readonly Lane[], played: PlayedTrack | null): string {
  const { id, shares, barriers, thresholds } = track;
  const at = (index: number, before = 0): Point => {
    const { from, first, pitch } = laneOf(lanes, index);
    return beside(first, (index - from - before) * pitch, 0);
  };
  return group(
    {
      class: 'track',
      'data-track': id,
      'data-spaces': shares.length,
      ...(played && { 'data-company': played.company }),
    },
    element('path', {
      d: lanes.map(({ first: { x, y }, from, to, pitch }) => `M${x} ${y} h${(to - from - 1) * pitch}`).join(' '),
      ...pen.paint({ line: played === null ? 'line' : `company-${played.company}`, width: 10 }),
    }),
    ...thresholds.map(({ at: index, bonus }, level) => {
      const space = played === null ? null : (`${played.company}${level === 0 ? 1 : 2}` as const);
      const { from, to, room: spaces, pitch } = laneOf(lanes, index);
      const next = thresholds[level + 1]?.at ?? to;
      const room = ((next < to ? next : from + spaces) - index) * pitch - 16;
      return group(
        { class: 'track-bonus' },
        ...trackBonus(pen, at(index, 0.5), { bonus, space, placed: played?.state.placed ?? [], room }),
      );
    }),
    ...shares.map((count, index) => {
      const foot = at(index, 0.5);
      const before = [
        ...thresholds.filter((each) => each.at === index).map((each) => threshold(pen, foot, each)),
        ...barriers.filter((each) => each.before === index).map(({ cost }) => barrier(pen, foot, cost)),
      ];
      const ref = played && ({ kind: 'trackSpace', company: played.company, space: index } as const);
      return trackSpace(pen, at(index), [index, count], ref, {
        seats: played === null ? [] : seatsAt(played, index),
        before,
      });
    }),
  );
}

function seatsAt({ company, state }: PlayedTrack, space: number): Seat[] {
  return state.players.flatMap(({ tracks }, seat) => (tracks[company] === space ? [seat] : []));
}
