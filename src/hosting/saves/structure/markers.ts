import type { Company, Seat } from '../../../components/ids.ts';
import { COMPANIES } from '../../../components/ids.ts';
import { isDistinct, sum } from '../../../engine/lists.ts';
import type { PlacedMarker } from '../../../game/model/state.ts';
import { bonusSpace } from '../../../game/rules/bonus/spaces.ts';
import type { Game } from '../../../game/rules/game.ts';
import { playerAt } from '../../../game/rules/players.ts';
import { levelAt, markersOf } from '../../../game/rules/tracks/trackBonuses.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';
import { phaseOf } from './phase.ts';

/** Bonus markers are as many as there were given, on spaces where they may lie; track bonuses follow their markers. */
export function markerProblems(game: Game): JsonProblems {
  const { players, placed } = game.state;
  const phase = phaseOf(game.state);
  const mayLie = phase === 'action' || phase === 'over';
  return [
    ...players.flatMap((_, seat) => [...bonusProblems(game, seat), ...countProblems(game, seat)]),
    ...unless(isDistinct(placed.map(({ space }) => space)), '$.placed', 'one marker at most on a bonus space'), // BON-4
    ...unless(mayLie || placed.length === 0, '$.placed', 'no marker before the action phase'), // PREP-5
    ...placed.flatMap((marker, index) =>
      unless(mayLieOn(game, marker), `$.placed[${index}]`, 'a marker on a space that is open to its owner'),
    ),
  ];
}

/** TRACK-9: a bonus takes effect when the next own turn begins. LACT-12: none does for Luna. */
function bonusProblems(game: Game, seat: Seat): JsonProblems {
  const { bonuses, tracks } = playerAt(game, seat);
  const [bottom] = game.state.stack;
  const isLuna = seat === game.state.luna?.seat;
  const begins = bottom?.kind === 'turn' && bottom.seat === seat;
  return COMPANIES.flatMap((company) => {
    const most = isLuna ? 0 : levelAt(game, company, tracks[company]);
    const fits = begins ? bonuses[company] === most : bonuses[company] <= most;
    return unless(fits, `$.players[${seat}].bonuses.${company}`, `a bonus ${begins ? 'of' : 'up to'} ${most}`);
  });
}

/** SETUP-30, LUNA-6, LUNA-8, TB-3, MISSION-15: markers in reserve and on bonus spaces are as many as there were given. */
function countProblems(game: Game, seat: Seat): JsonProblems {
  const { missions, placed, round } = game.state;
  const { markers, oneTimeMarkers } = playerAt(game, seat);
  const laid = (oneTime: boolean): number =>
    placed.filter((each) => each.seat === seat && (each.oneTime ?? false) === oneTime).length;
  const total = markers + laid(false);
  const [least, most] = givenMarkers(game, seat);
  const claimed = missions?.status[seat]?.columns.filter((hasMarker) => !hasMarker).length ?? 0;
  const there = oneTimeMarkers + laid(true);
  const wanted = least === most ? `${most}` : `${least} to ${most}`;
  return [
    ...unless(least <= total && total <= most, `$.players[${seat}].markers`, `${wanted} bonus markers, not ${total}`),
    // One that was used leaves the game at the end of the round.
    ...unless(
      there === claimed || (there < claimed && round > 1),
      `$.players[${seat}].oneTimeMarkers`,
      `${round > 1 ? 'at most ' : ''}${claimed}`,
    ),
  ];
}

/** The least and most markers a seat can have got: those of a first bonus stay when the second replaces it. */
function givenMarkers(game: Game, seat: Seat): readonly [least: number, most: number] {
  const { figures, luna } = game.box.content;
  if (seat === game.state.luna?.seat) return [luna.bonusMarkers, luna.bonusMarkers];
  const base = figures.bonusMarkers[game.state.players.length - 1] ?? 0;
  const extra = COMPANIES.map((company) => extraMarkers(game, seat, company));
  return [base + sum(extra, ([least]) => least), base + sum(extra, ([, most]) => most)];
}

function extraMarkers(game: Game, seat: Seat, company: Company): readonly [least: number, most: number] {
  const level = playerAt(game, seat).bonuses[company];
  if (level === 0) return [0, 0];
  const own = markersOf(game, company, level);
  return [own, Math.max(own, markersOf(game, company, 1))];
}

/** BON-5, TRACK-12, TRACK-15, MISSION-9, LACT-28: a space of this game that the owner of the marker may use. */
function mayLieOn(game: Game, { space: id, seat, oneTime }: PlacedMarker): boolean {
  const { luna, placed } = game.state;
  const space = bonusSpace(game, id);
  if (space === undefined) return false;
  if (seat === luna?.seat) return !oneTime && game.box.content.luna.markerSpaces.flat().some((each) => each === id);
  const { owner, track } = space;
  if (owner !== undefined) return owner === seat;
  if (track === undefined) return true;
  const siblings = placed.filter((each) => each.seat === seat && each.space.startsWith(track.company));
  return playerAt(game, seat).bonuses[track.company] >= track.level && siblings.length === 1;
}
