// The action sections of Luna's cards (LACT-1 to LACT-37).
import { cardOf, specialPlanOf, takeDisplayed } from './cards.ts';
import type { Game } from './game.ts';
import { at, need, remove } from './game.ts';
import { byValue, selectCompanies } from './lunaCompanies.ts';
import { lunaOf } from './lunaDeck.ts';
import { expandByLuna } from './lunaExpansion.ts';
import { lunaPlayer, moveLunaHelium, moveLunaTrack, moveLunaUpload } from './lunaMoves.ts';
import { refillResearchDisplay } from './research.ts';
import type { BoardSpaceId, Company, LunaCard, LunaSlot, PlanLetter } from './types.ts';
import { MARKER_COLUMNS } from './types.ts';

/** LUNA-27, LACT-1: carries out a card from top to bottom. The letter of its slot selects the squares of its grids. */
export function carryOut(game: Game, card: LunaCard, letter: LunaSlot): void {
  let companies: Company[] = []; // LACT-3: the companies of the track entry, for a later expansion.
  for (const action of card.actions) {
    switch (action.kind) {
      case 'coins':
        lunaPlayer(game).coins += action.amount; // LACT-4
        break;
      case 'helium':
        moveLunaHelium(game, action.steps);
        break;
      case 'research':
        moveLunaUpload(game, action.steps);
        break;
      case 'track':
        companies = selectCompanies(game, action.selection); // LACT-2, AMB-LACT-14
        for (const company of companies) moveLunaTrack(game, company, action.steps);
        break;
      case 'expand':
        expandCompanies(game, companies, action.sectors, action.prefer);
        break;
      case 'cards':
        for (const slot of action.grid[letter]) gainCard(game, slot); // LACT-29
        break;
      case 'mostValuableShareCard':
        gainShareCard(game);
        break;
      case 'bonusMarker':
        placeMarker(game, action.grid[letter]);
        break;
      case 'discardPlan':
        discardPlan(game, action.letter, letter);
        break;
      case 'discardSpecialPlan':
        discardSpecialPlan(game);
        break;
    }
  }
}

/** LACT-44, AMB-LACT-15, AMB-LACT-17: the less valuable company first, with all its points. */
function expandCompanies(game: Game, companies: readonly Company[], points: number, prefer: 'min' | 'max'): void {
  for (const company of byValue(game, companies).reverse()) expandByLuna(game, company, points, prefer);
}

/** LACT-29 to LACT-32: she takes the card of a display slot (1-12) for free, if there is one. */
function gainCard(game: Game, slot: number): void {
  if (at(game.table.display, slot - 1) !== null) takeDisplayed(game, lunaOf(game).seat, slot);
}

/**
 * LACT-33: a displayed card with a share of the most valuable company, in the lowest slot. In the international edition
 * only companies on display are compared (AMB-LACT-4).
 */
function gainShareCard(game: Game): void {
  const shares = game.table.display.map((id) => (id === null ? null : cardOf(game.content, id).share));
  const { edition } = need(game.options.luna, 'options of Luna');
  const ranking = byValue(game);
  const wanted = edition === 'international' ? ranking.find((company) => shares.includes(company)) : ranking[0];
  const index = wanted === undefined ? -1 : shares.indexOf(wanted);
  if (index >= 0) gainCard(game, index + 1);
}

/** LACT-25 to LACT-27: she places a marker for free and without a reward, if she has one and the space is free. */
function placeMarker(game: Game, square: { readonly row: number; readonly column: number }): void {
  const player = lunaPlayer(game);
  const space = markerSpace(game, square);
  if (player.markers === 0 || game.table.placed.some((marker) => marker.space === space)) return;
  player.markers -= 1;
  game.table.placed.push({ space, seat: lunaOf(game).seat });
}

/** LACT-28, LDATA-4: the bonus space of a square of the marker grid, whose rows are right-aligned. */
function markerSpace(game: Game, { row, column }: { readonly row: number; readonly column: number }): BoardSpaceId {
  const spaces = at(game.content.luna.markerSpaces, row - 1);
  return at(spaces, column - 1 - (MARKER_COLUMNS - spaces.length));
}

/** LACT-34 to LACT-36: the plan in a column of the letter's row leaves the game, and the display is refilled. */
function discardPlan(game: Game, letter: PlanLetter, slot: LunaSlot): void {
  const { content, table } = game;
  const row = content.researchDisplay.flatMap((space, index) => (space.letter === letter ? [index] : []));
  const space = row[content.luna.planColumns[slot] - 1]; // LDATA-5
  const plan = space === undefined ? null : at(table.researchDisplay, space);
  if (space === undefined || plan === null) return;
  table.researchDisplay[space] = null;
  lunaOf(game).discardedPlans.push(plan);
  if (takesSupplement(game, space)) {
    lunaPlayer(game).coins += table.supplement; // LACT-35
    table.supplement = 0;
  }
  refillResearchDisplay(game); // LACT-36
}

/** AMB-LACT-11. */
function takesSupplement(game: Game, space: number): boolean {
  const { lunaTakesSupplement } = game.options.switches;
  if (lunaTakesSupplement === 'linked') return at(game.content.researchDisplay, space).supplement;
  return lunaTakesSupplement === 'always';
}

/** LACT-37: of the face-up special plans on the round track, the one revealed last leaves the game. */
function discardSpecialPlan(game: Game): void {
  const { specialPlans, round } = game.table;
  const roundOf = (plan: string): number => need(specialPlanOf(game.content, plan), plan).round;
  const faceUp = specialPlans.filter((plan) => roundOf(plan) <= round);
  const latest = faceUp.sort((first, second) => roundOf(second) - roundOf(first))[0];
  if (latest === undefined) return;
  remove(specialPlans, latest);
  lunaOf(game).discardedPlans.push(latest);
}
