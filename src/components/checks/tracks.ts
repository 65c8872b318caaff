import type { BoardTrack, Content, Track } from '../content.ts';
import type { ContentRule } from '../contentProblem.ts';
import { TRACK_IDS } from '../ids.ts';
import type { Place } from './place.ts';

/** Maximum number of spaces, so that markers are on spaces 0 to 99. */
const MAX_SPACES = 100;

export function checkTracks({ tracks, figures }: Content, set: Place): void {
  const { markersPerColour, bonusMarkers } = figures;
  const spare = markersPerColour - Math.max(0, ...bonusMarkers);
  set.at('tracks').onceEach(tracks, TRACK_IDS, 'SETUP-7');
  set.each('tracks', tracks, (place, track) => {
    shares(place, track);
    barriers(place, track);
    thresholds(place, track);
    bonuses(place, track, spare);
  });
}

const lastSpace = ({ shares }: Track): number => shares.length - 1;

/** SHARE-2: there are no shares at the start, and their number never decreases. */
function shares(place: Place, { shares: counts }: Track): void {
  const { length } = counts;
  place.at('shares').expect(length >= 2, 'the shares of space 0 and of every space after it', 'SHARE-2');
  place.at('shares').expect(length <= MAX_SPACES, `at most ${MAX_SPACES} spaces`, 'SHARE-2');
  place.at('shares', 0).expect((counts[0] ?? 0) === 0, '0 shares at the start', 'SETUP-32');
  place.each('shares', counts, (at, count, space) => {
    const before = counts[space - 1] ?? 0;
    at.expect(count >= before, `at least ${before}, as on the space before`, 'SHARE-2');
  });
}

/** TRACK-1. */
function barriers(place: Place, track: Track): void {
  const spaces = track.barriers.map(({ before }) => before);
  const { length } = spaces;
  place.at('barriers').expect(length === 1 || length === 2, `1 or 2 barriers, not ${length}`, 'TRACK-1');
  place.each('barriers', spaces, (at, space) => at.at('before').within(space, 1, lastSpace(track), 'TRACK-1'));
  place.at('barriers').ascending(spaces, 'TRACK-1', 'before');
}

/** TRACK-6, TRACK-13. */
function thresholds(place: Place, track: Track): void {
  const spaces = track.thresholds.map(({ at }) => at);
  place.at('thresholds').count(spaces.length, 2, 'thresholds', 'TRACK-6');
  place.each('thresholds', spaces, (each, space) => each.at('at').within(space, 1, lastSpace(track), 'TRACK-6'));
  place.at('thresholds').ascending(spaces, 'TRACK-6', 'at');
}

/** TB-3: extra markers come from those left in the box. TB-4 to TB-6: a discount lists each of its resources once. */
function bonuses(place: Place, track: Track, spare: number): void {
  place.each('thresholds', track.thresholds, (threshold, { bonus }) => {
    if (bonus.kind !== 'permanent') return;
    const at = threshold.at('bonus', 'bonus');
    const permanent = bonus.bonus;
    if (permanent.kind === 'markers') at.at('count').within(permanent.count, 1, spare, 'TB-3');
    if (permanent.kind !== 'discount') return;
    at.at('resources').expect(permanent.resources.length > 0, 'at least one resource', 'TB-4');
    at.at('resources').distinct(permanent.resources, 'TB-4');
  });
}

/** Checks the tank and research tracks of the player board and of Luna's board. */
export function checkBoardTracks({ playerBoard: { tank, research }, luna }: Content, set: Place): void {
  const board = set.at('playerBoard');
  checkBoardTrack(board.at('tank'), tank, 'SPECIAL-3', 'SCORE-8');
  checkBoardTrack(board.at('research'), research, 'SPECIAL-6', 'SCORE-9');
  // RP-13: the list excludes the first space, which has the pre-printed plan (AMB-RP-6).
  const { last, noA } = research;
  board.at('research').each('noA', noA, (at, space) => {
    at.expect(space > 1 && space <= last, `a space from 2 to ${last}, not ${space}`, 'RP-13');
  });
  board.at('research', 'noA').distinct(noA, 'RP-13');
  checkBoardTrack(set.at('luna', 'tank'), luna.tank, 'LDATA-6', 'LDATA-6');
  checkBoardTrack(set.at('luna', 'research'), luna.research, 'LDATA-7', 'LDATA-7');
}

function checkBoardTrack(place: Place, track: BoardTrack, slotRule: ContentRule, valueRule: ContentRule): void {
  const { last, slotSpace, values } = track;
  place.at('slotSpace').within(slotSpace, 1, last, slotRule);
  place.each('values', values, (each, { at }) => each.at('at').within(at, 1, last, valueRule));
  for (const key of ['at', 'value'] as const) {
    const numbers = values.map((step) => step[key]);
    place.at('values').ascending(numbers, valueRule, key);
  }
}
