import type { Company } from '../../../components/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import type { LunaCriterion } from '../../model/events.ts';
import type { OutpostPlace, SectorPlace } from '../../model/places.ts';
import { loseOutpost, returnToStation } from '../../rules/board/ousting.ts';
import { stationOf } from '../../rules/board/side.ts';
import { returnColumns, vacantSpaces, visibleCoins } from '../../rules/board/stations.ts';
import type { Game } from '../../rules/game.ts';
import type { LunaWork } from '../luna.ts';
import { criterion, decisive, ranked } from '../ranking.ts';

/** An expansion point from a card: the company to expand, and a preference for low or high numbers (LACT-38). */
export interface ExpansionPoint {
  readonly company: Company;
  readonly prefer: 'min' | 'max';
}

/** Also adds an event that reports the choice. The list must not be empty. */
export function pickTarget(
  work: LunaWork,
  { company, prefer }: ExpansionPoint,
  among: readonly number[],
  rule: RuleId,
): number {
  const target = prefer === 'min' ? Math.min(...among) : Math.max(...among);
  work.emit({ type: 'lunaTargetChosen', seat: work.luna.seat, company, target, prefer, among, rule });
  return target;
}

/** The main outpost column of a station, and the rule and criterion that determined it. */
interface MainColumn {
  readonly column: number;
  readonly rule: RuleId;
  readonly decidedBy: LunaCriterion | null;
}

/** LACT-41, LACT-42: the main column is determined again for every piece (LACT-43). */
export function mainColumn(game: Game, company: Company, columns: readonly number[]): MainColumn | undefined {
  // The last home space stays empty once its outpost has left (STATION-2).
  const covered = columns.filter((column) => {
    const { pieces, opened } = at(game.state.stations[company], column);
    return pieces > 0 && !opened;
  });
  const candidates = covered.length > 0 ? covered : columns;
  const mostVacant = criterion('vacantSpaces', (column: number) => vacantSpaces(game, company, column));
  const fewestIcons = criterion('coinIcons', (column: number) => -visibleCoins(game, company, column));
  const nearestLogo = criterion('logo', (column: number) => -distanceToLogo(game, company, column));
  const criteria = covered.length > 0 ? [mostVacant, nearestLogo] : [mostVacant, fewestIcons, nearestLogo];
  const [column, ...rest] = ranked(candidates, criteria);
  if (column === undefined) return undefined;
  const rule = covered.length > 0 ? 'LACT-41' : 'LACT-42';
  return { column, rule, decidedBy: decisive([column], rest, criteria) };
}

function distanceToLogo(game: Game, company: Company, column: number): number {
  const { logoSide, columns } = stationOf(game, company);
  return logoSide === 'left' ? column : columns.length - 1 - column;
}

export function announceColumn(work: LunaWork, company: Company, { column, rule, decidedBy }: MainColumn): void {
  work.emit({ type: 'lunaColumnChosen', seat: work.luna.seat, company, column, rule, decidedBy });
}

/** LACT-48, LACT-55: the outpost is removed from the game if no column of its station has room. */
export function oustOutpost(work: LunaWork, rival: Company, place: SectorPlace | OutpostPlace): void {
  const home = mainColumn(work, rival, returnColumns(work, rival));
  if (home === undefined) loseOutpost(work, rival, place);
  else {
    announceColumn(work, rival, home);
    returnToStation(work, rival, place, home.column);
  }
}
