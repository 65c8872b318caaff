import { isDistinct } from '../../engine/distinct.ts';
import type { Company, Seat } from '../../model/ids.ts';
import { COMPANIES } from '../../model/ids.ts';
import type { Game } from '../../rules/kit.ts';
import { playerAt } from '../../rules/kit.ts';
import { levelAt, markersOf } from '../../rules/tracks/trackBonuses.ts';
import type { Problems } from '../problems.ts';
import { unless } from '../problems.ts';

/** What the players have is what they can have got: markers, track bonuses, tiles, missions. */
export function possessionProblems(game: Game): Problems {
  const { players, placed } = game.state;
  const tiles = players.flatMap((player) => player.tiles.map(({ tile }) => tile));
  const spaces = placed.map(({ space }) => space);
  return [
    ...players.flatMap((_, seat) => [...bonusProblems(game, seat), ...markerProblems(game, seat)]),
    ...unless(isDistinct(tiles), '$.players', 'every bonus tile at most once'),
    ...unless(isDistinct(spaces), '$.placed', 'one marker at most on a bonus space'), // BON-4
    ...missionProblems(game),
  ];
}

/** TRACK-9: a bonus takes effect some time after its threshold. LACT-12: none does for Luna. */
function bonusProblems(game: Game, seat: Seat): Problems {
  const { bonuses, tracks } = playerAt(game, seat);
  const isLuna = seat === game.state.luna?.seat;
  return COMPANIES.flatMap((company) => {
    const most = isLuna ? 0 : levelAt(game, company, tracks[company]);
    return unless(bonuses[company] <= most, `$.players[${seat}].bonuses.${company}`, `a bonus up to ${most}`);
  });
}

/** SETUP-30, LUNA-6, LUNA-8, TB-3, MISSION-15: markers in reserve and on bonus spaces are as many as there were given. */
function markerProblems(game: Game, seat: Seat): Problems {
  const { missions, placed } = game.state;
  const { markers, oneTimeMarkers } = playerAt(game, seat);
  const laid = (oneTime: boolean): number =>
    placed.filter((each) => each.seat === seat && (each.oneTime ?? false) === oneTime).length;
  const total = markers + laid(false);
  const [least, most] = givenMarkers(game, seat);
  const claimed = missions?.status[seat]?.columns.filter((hasMarker) => !hasMarker).length ?? 0;
  const wanted = least === most ? `${most}` : `${least} to ${most}`;
  return [
    ...unless(least <= total && total <= most, `$.players[${seat}].markers`, `${wanted} bonus markers, not ${total}`),
    ...unless(oneTimeMarkers + laid(true) <= claimed, `$.players[${seat}].oneTimeMarkers`, `at most ${claimed}`),
  ];
}

/** The least and most markers a seat can have got: those of a first bonus stay when the second replaces it. */
function givenMarkers(game: Game, seat: Seat): readonly [least: number, most: number] {
  const { figures, luna } = game.box.content;
  if (seat === game.state.luna?.seat) return [luna.bonusMarkers, luna.bonusMarkers];
  const base = figures.bonusMarkers[game.state.players.length - 1] ?? 0;
  const extra = COMPANIES.map((company) => extraMarkers(game, seat, company));
  const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, base);
  return [sum(extra.map(([least]) => least)), sum(extra.map(([, most]) => most))];
}

function extraMarkers(game: Game, seat: Seat, company: Company): readonly [least: number, most: number] {
  const level = playerAt(game, seat).bonuses[company];
  if (level === 0) return [0, 0];
  const own = markersOf(game, company, level);
  return [own, Math.max(own, markersOf(game, company, 1))];
}

/** MISSION-1, MISSION-3: each mission is there once, and a status card lies under one that is face up. */
function missionProblems({ state: { missions } }: Game): Problems {
  if (missions === null) return [];
  const { faceUp, status } = missions;
  const fits = status.every(({ mission }) => mission === null || faceUp.includes(mission));
  return [
    ...unless(isDistinct(faceUp), '$.missions.faceUp', 'every mission at most once'),
    ...unless(fits, '$.missions.status', 'status cards under a mission that is face up'),
  ];
}
