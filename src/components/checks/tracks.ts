import type { BoardTrack, Content, Track } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { TRACK_IDS } from '../ids.ts';
import { ascending, counted, distinct, expectThat, onceEach, type Problems, within } from './expectations.ts';

/** Maximum number of spaces, so that markers are on spaces 0 to 99. */
const MAX_SPACES = 100;

export function trackProblems({ tracks, figures }: Content): Problems {
  const { markersPerColour, bonusMarkers } = figures;
  const spare = markersPerColour - Math.max(0, ...bonusMarkers);
  return [
    ...onceEach('$.tracks', tracks, TRACK_IDS, 'SETUP-7'),
    ...tracks.flatMap((track, index) => {
      const path = `$.tracks[${index}]`;
      return [
        ...shares(track, path),
        ...barriers(track, path),
        ...thresholds(track, path),
        ...bonuses(track, path, spare),
      ];
    }),
  ];
}

const lastSpace = ({ shares }: Track): number => shares.length - 1;

/** SHARE-2: there are no shares at the start, and their number never decreases. */
function shares({ shares: counts }: Track, path: string): Problems {
  const decreases = counts.flatMap((count, space) => {
    const before = counts[space - 1] ?? 0;
    return expectThat(
      count >= before,
      `${path}.shares[${space}]`,
      `at least ${before}, as on the space before`,
      'SHARE-2',
    );
  });
  return [
    ...expectThat(counts.length >= 2, `${path}.shares`, 'the shares of space 0 and of every space after it', 'SHARE-2'),
    ...expectThat(counts.length <= MAX_SPACES, `${path}.shares`, `at most ${MAX_SPACES} spaces`, 'SHARE-2'),
    ...expectThat((counts[0] ?? 0) === 0, `${path}.shares[0]`, '0 shares at the start', 'SETUP-32'),
    ...decreases,
  ];
}

/** TRACK-1. */
function barriers(track: Track, path: string): Problems {
  const { length } = track.barriers;
  const at = (index: number): string => `${path}.barriers[${index}].before`;
  const before = track.barriers.map((barrier) => barrier.before);
  return [
    ...expectThat(length === 1 || length === 2, `${path}.barriers`, `1 or 2 barriers, not ${length}`, 'TRACK-1'),
    ...before.flatMap((space, index) => within(space, 1, lastSpace(track), at(index), 'TRACK-1')),
    ...ascending(before, at, 'TRACK-1'),
  ];
}

/** TRACK-6, TRACK-13. */
function thresholds(track: Track, path: string): Problems {
  const at = (index: number): string => `${path}.thresholds[${index}].at`;
  const spaces = track.thresholds.map((threshold) => threshold.at);
  return [
    ...counted(`${path}.thresholds`, spaces.length, 2, 'thresholds', 'TRACK-6'),
    ...spaces.flatMap((space, index) => within(space, 1, lastSpace(track), at(index), 'TRACK-6')),
    ...ascending(spaces, at, 'TRACK-6'),
  ];
}

/** TB-3: extra markers come from those left in the box. TB-4 to TB-6: a discount lists each of its resources once. */
function bonuses(track: Track, path: string, spare: number): Problems {
  return track.thresholds.flatMap(({ bonus }, index) => {
    if (bonus.kind !== 'permanent') return [];
    const at = `${path}.thresholds[${index}].bonus.bonus`;
    const permanent = bonus.bonus;
    if (permanent.kind === 'markers') return within(permanent.count, 1, spare, `${at}.count`, 'TB-3');
    if (permanent.kind !== 'discount') return [];
    const { resources } = permanent;
    return [
      ...expectThat(resources.length > 0, `${at}.resources`, 'at least one resource', 'TB-4'),
      ...distinct(resources, (place) => `${at}.resources[${place}]`, 'TB-4'),
    ];
  });
}

/** Checks the tank and research tracks of the player board and of Luna's board. */
export function boardTrackProblems({ playerBoard: { tank, research }, luna }: Content): Problems {
  return [
    ...boardTrack(tank, '$.playerBoard.tank', 'SPECIAL-3', 'SCORE-8'),
    ...boardTrack(research, '$.playerBoard.research', 'SPECIAL-6', 'SCORE-9'),
    ...closedToA(research),
    ...boardTrack(luna.tank, '$.luna.tank', 'LDATA-6', 'LDATA-6'),
    ...boardTrack(luna.research, '$.luna.research', 'LDATA-7', 'LDATA-7'),
  ];
}

function boardTrack(
  { last, slotSpace, values }: BoardTrack,
  path: string,
  slotRule: ContentRule,
  valueRule: ContentRule,
): Problems {
  const at = (index: number): string => `${path}.values[${index}].at`;
  return [
    ...within(slotSpace, 1, last, `${path}.slotSpace`, slotRule),
    ...values.flatMap((step, index) => within(step.at, 1, last, at(index), valueRule)),
    ...ascending(
      values.map((step) => step.at),
      at,
      valueRule,
    ),
    ...ascending(
      values.map(({ value }) => value),
      (index) => `${path}.values[${index}].value`,
      valueRule,
    ),
  ];
}

/** RP-13: the list excludes the first space, which has the pre-printed plan (AMB-RP-6). */
function closedToA({ last, noA }: Content['playerBoard']['research']): Problems {
  const path = (index: number): string => `$.playerBoard.research.noA[${index}]`;
  return [
    ...noA.flatMap((space, index) =>
      expectThat(space > 1 && space <= last, path(index), `a space from 2 to ${last}, not ${space}`, 'RP-13'),
    ),
    ...distinct(noA, path, 'RP-13'),
  ];
}
