// Action 2: use all energy cards, and the expansion of a company on the Moon (chapter 04).
import { ask } from './ask.ts';
import { expandOnBelt } from './belt.ts';
import { faceUpCards, totalOf, usedUp } from './cards.ts';
import type { Game, Steps, StepsTo } from './game.ts';
import { at, need, remove } from './game.ts';
import { columnsWithOutposts, returnOutpost } from './outposts.ts';
import { takeRewards } from './rewards.ts';
import { takePiece } from './stations.ts';
import type { Border, Company, Effect, Occupy, Seat, Sector, Stop, UseEnergy } from './types.ts';
import { BORDER_ENERGY, COMPANIES } from './types.ts';

function energyCards(game: Game, seat: Seat) {
  return faceUpCards(game, seat).filter(({ action }) => action.kind === 'energy');
}

/**
 * The action needs a face-up energy card or the energy tile (EXP-2, TILE-11). Any company may be chosen, even one that
 * cannot be expanded (EXP-4, AMB-EXP-3).
 */
export function energyAnswers(game: Game, seat: Seat): UseEnergy[] {
  if (energyCards(game, seat).length === 0) return [];
  return COMPANIES.map((company): UseEnergy => ({ type: 'useEnergy', seat, company }));
}

/** EXP-6: all energy cards expand one company, and are then turned face down (EXP-2, EXP-20, BELT-5, BELT-36). */
export function* useEnergy(game: Game, { seat, company }: UseEnergy): Steps {
  const used = energyCards(game, seat);
  yield* expandCompany(game, seat, company, totalOf(game, seat, 'energy')); // EXP-3
  for (const { ref } of used) usedUp(game, seat, ref); // EXP-20
}

/** Spends energy points on one company. A destroyed energy card does so too, with its own points only (BSP-9). */
export function* expandCompany(game: Game, seat: Seat, company: Company, points: number): Steps {
  if (game.table.belt === null) yield* expandOnMoon(game, seat, company, points);
  else yield* expandOnBelt(game, seat, company, points);
}

/** MISSION-20, MISSION-21: notes how many pieces one energy action has placed so far (AMB-MISSION-6). */
export function countExpansions(game: Game, pieces: number): void {
  game.counts.expansionsInOneAction = Math.max(game.counts.expansionsInOneAction ?? 0, pieces);
}

function* expandOnMoon(game: Game, seat: Seat, company: Company, points: number): Steps {
  const entered = yield* occupySectors(game, seat, company, points);
  // EXP-17: the structures of all sectors just entered, each one separately (AMB-EXP-10). Domes give nothing (EXP-25).
  const effects: Effect[] = entered.flatMap((number) => [...sectorOf(game, number).structures]);
  yield* takeRewards(game, seat, effects, { company }); // EXP-17
  for (const number of entered) yield* oustFromSector(game, seat, company, number); // EXP-18, AMB-EXP-5
}

function sectorOf(game: Game, number: number): Sector {
  return need(
    game.content.moon.sectors.find((sector) => sector.number === number),
    `sector ${number}`,
  );
}

/** The outposts in a sector. */
export function outpostsIn(game: Game, number: number): Company[] {
  return at(game.table.sectors, number - 1);
}

/** EXP-12: occupies sectors one by one until the player stops or none is left in reach; returns their numbers. */
function* occupySectors(game: Game, seat: Seat, company: Company, points: number): StepsTo<number[]> {
  const entered: number[] = [];
  let left = points;
  for (;;) {
    const answer = yield* ask(game, seat, () => [
      ...occupyAnswers(game, seat, company, left),
      { type: 'stop', seat } satisfies Stop,
    ]);
    if (answer.type === 'stop') return entered; // AMB-EXP-2; what is left is lost (EXP-16, STATION-9)
    left -= need(entryEnergy(game, company, answer.sector), 'way to the sector');
    takePiece(game, company, answer.column); // EXP-10
    outpostsIn(game, answer.sector).push(company); // EXP-11: a rival stays for now
    entered.push(answer.sector);
    countExpansions(game, entered.length);
  }
}

/** EXP-7, EXP-10: every sector that can be paid for, with every column that holds an outpost (STATION-3, STATION-4). */
function occupyAnswers(game: Game, seat: Seat, company: Company, left: number): Occupy[] {
  return game.content.moon.sectors.flatMap(({ number: sector }) => {
    const energy = entryEnergy(game, company, sector);
    if (energy === null || energy > left) return [];
    return columnsWithOutposts(game, company).map((column): Occupy => ({ type: 'occupy', seat, sector, column }));
  });
}

/** EXP-8, EXP-9: energy for entering a sector, or null if the company cannot do so. */
function entryEnergy(game: Game, company: Company, number: number): number | null {
  const border = borderTo(game, company, number);
  if (border === null || outpostsIn(game, number).includes(company)) return null;
  const rival = outpostsIn(game, number).length > 0; // AMB-EXP-8
  return BORDER_ENERGY[border] + (rival ? game.content.figures.rivalEnergy : 0);
}

/**
 * The cheapest border between a sector and the station or an outpost of a company (EXP-7, EXP-14, AMB-EXP-1), or null
 * if there is none. For Luna: a sector is reachable if this is not null and it holds no own outpost (LACT-45).
 */
export function borderTo(game: Game, company: Company, number: number): Border | null {
  const { neighbours, stations, enclaveIn } = sectorOf(game, number);
  const borders: Border[] = [];
  for (const { sector, border } of neighbours) {
    if (enclaveIn !== null && sector !== enclaveIn) continue; // EXP-13
    if (outpostsIn(game, sector).includes(company)) borders.push(border);
  }
  for (const station of stations) {
    if (station.company === company && enclaveIn === null) borders.push(station.border);
  }
  return borders.includes(1) ? 1 : (borders[0] ?? null);
}

/** EXP-18: every other outpost in a sector just entered returns to its own station, so that one is left (EXP-19). */
function* oustFromSector(game: Game, seat: Seat, company: Company, number: number): Steps {
  const outposts = outpostsIn(game, number);
  for (const rival of outposts.filter((other) => other !== company)) {
    yield* returnOutpost(game, seat, rival, () => remove(outposts, rival));
  }
}
