import type { Company } from '../../model/ids.ts';
import type { RuleId } from '../../model/rules.ts';
import type { Game, Work } from '../../rules/kit.ts';
import { loseOutpost, sendHome } from '../../rules/moon/ousting.ts';
import { entryCost, outpostsIn, rivalIn } from '../../rules/moon/sectors.ts';
import { returnColumns, takeableColumns, takeOutpost } from '../../rules/moon/stations.ts';
import { announce, farthestBehind } from '../companies.ts';
import { lunaOf } from '../luna.ts';
import { announceColumn, mainColumn } from './columns.ts';
import type { Prefer } from './prefer.ts';
import { preferred } from './prefer.ts';

/** One expansion point on the Moon; `false` when no outpost can be placed (LACT-40). */
export function occupyOnMoon(work: Work, company: Company, prefer: Prefer): boolean {
  const column = mainColumn(work, company, takeableColumns(work, company));
  const target = column === undefined ? undefined : chooseTarget(work, company, prefer);
  if (column === undefined || target === undefined) return false;
  const { seat } = lunaOf(work);
  announceColumn(work, company, column);
  const rival = rivalIn(work, company, target);
  takeOutpost(work, company, column.column); // LACT-48
  work.state.sectors[target - 1]?.push(company);
  work.emit({ type: 'sectorOccupied', seat, company, sector: target, energy: 0 }); // LACT-38, LACT-39
  if (rival !== undefined) oust(work, rival, target);
  return true;
}

/** LACT-45: sectors next to the station or an outpost of the company, whatever the border, but none with its own. */
export function reachableSectors(game: Game, company: Company): number[] {
  return game.box.content.moon.sectors
    .filter((sector) => entryCost(game, company, sector) !== null)
    .map(({ number }) => number)
    .filter((number) => !outpostsIn(game, number).includes(company));
}

/** LACT-46, LACT-47: a vacant sector if one is in reach, else one of the rival she is farthest behind with. */
function chooseTarget(work: Work, company: Company, prefer: Prefer): number | undefined {
  const reachable = reachableSectors(work, company);
  const vacant = reachable.filter((sector) => outpostsIn(work, sector).length === 0);
  if (vacant.length > 0) return announceTarget(work, company, prefer, vacant, 'LACT-46');
  const rivals = new Set(reachable.flatMap((sector) => rivalIn(work, company, sector) ?? []));
  if (rivals.size === 0) return undefined;
  const choice = farthestBehind(work, [...rivals]);
  announce(work, choice);
  const held = reachable.filter((sector) => rivalIn(work, company, sector) === choice.companies[0]);
  return announceTarget(work, company, prefer, held, 'LACT-47');
}

function announceTarget(work: Work, company: Company, prefer: Prefer, among: readonly number[], rule: RuleId): number {
  const target = preferred(prefer, among);
  work.emit({ type: 'lunaTargetChosen', seat: lunaOf(work).seat, company, target, prefer, among, rule });
  return target;
}

/** LACT-48: the rival leaves at once for the main outpost column of its station, or the game. */
function oust(work: Work, rival: Company, sector: number): void {
  const home = mainColumn(work, rival, returnColumns(work, rival));
  if (home === undefined) {
    loseOutpost(work, rival, sector);
    return;
  }
  announceColumn(work, rival, home);
  sendHome(work, rival, sector, home.column);
}
