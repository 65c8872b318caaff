import { outpostsOn } from './belt.ts';
import { faceUpCards, hasPermanentFieldScientist, printedAction, tileOf, usedUp } from './cards.ts';
import { outpostsIn } from './energy.ts';
import type { Game } from './game.ts';
import { at } from './game.ts';
import { advanceHelium, gainCoins, permanentBonuses } from './tracks.ts';
import type { CardRef, Company, Seat, UseFieldScientist } from './types.ts';

/** FSC-1: exactly one face-up field scientist card, or the field scientist tile (TILE-9). */
export function fieldScientistAnswers(game: Game, seat: Seat): UseFieldScientist[] {
  return faceUpCards(game, seat)
    .filter(({ action }) => action.kind === 'fieldScientist')
    .map(({ ref }) => ({ type: 'useFieldScientist', seat, card: ref }));
}

/** Action 4 (FSC-1, FSC-3, FSC-4, TILE-9). The card may also be a destroyed one (BSP-9, AMB-TRACK-7). */
export function useFieldScientist(game: Game, { seat, card }: UseFieldScientist): void {
  const action = printedAction(game.content, card);
  if (action.kind !== 'fieldScientist') throw new Error(`${card} is not a field scientist`);
  gainCoins(game, seat, action.coins);
  let steps = action.helium;
  if (action.company !== null) steps += domeSteps(game, seat, action.company); // FSC-4
  if (card === 'fieldScientistTile') steps += otherFieldScientists(game, seat, card); // TILE-9
  advanceHelium(game, seat, steps); // Steps beyond the end are worth coins (FSC-7).
  usedUp(game, seat, card); // FSC-8
}

/** FSC-4: one step for each full pair of domes, with those of the permanent field scientist (FSC-6, TB-8, TB-9). */
function domeSteps(game: Game, seat: Seat, company: Company): number {
  let domes = domesOf(game, company);
  for (const bonus of permanentBonuses(game, seat)) if (bonus.kind === 'fieldScientist') domes += bonus.domes;
  return Math.floor(domes / game.content.figures.domesPerStep);
}

/** TILE-9: steps for each other face-up field scientist card, the permanent icon being one of them (TB-8). */
function otherFieldScientists(game: Game, seat: Seat, tile: CardRef): number {
  const others = faceUpCards(game, seat).filter(({ ref, action }) => action.kind === 'fieldScientist' && ref !== tile);
  const icons = others.length + (hasPermanentFieldScientist(game, seat) ? 1 : 0);
  return icons * tileOf(game.content, 'fieldScientistTile').plus;
}

/** FSC-5, BELT-27: the collection domes that a company controls, no matter which player placed its outposts. */
function domesOf(game: Game, company: Company): number {
  return game.table.belt === null ? moonDomes(game, company) : beltDomes(game, company);
}

function moonDomes(game: Game, company: Company): number {
  const controlled = game.content.moon.sectors.filter(({ number }) => outpostsIn(game, number).includes(company));
  return controlled.reduce((sum, { domes }) => sum + domes, 0);
}

/**
 * BELT-28: the domes of each asteroid's reward screen once, however many outposts the company has there. BELT-29: a
 * linked dome needs outposts on both spaces. Shuttles control none (BELT-30).
 */
function beltDomes(game: Game, company: Company): number {
  return game.content.belt.asteroids.reduce((sum, { number, domes, linkedDomes }) => {
    const holds = outpostsOn(game, number).map((outposts) => outposts.includes(company));
    const linked = linkedDomes.filter((spaces) => spaces.every((space) => at(holds, space)));
    return sum + (holds.includes(true) ? domes + linked.length : 0);
  }, 0);
}
