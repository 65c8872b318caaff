// The module of menace cards (chapter 23).

import { shuttlesOn } from './belt.ts';
import { cardOf } from './cards.ts';
import type { Game, Steps } from './game.ts';
import { isLuna, need, playerOf, remove } from './game.ts';
import { takeRewards } from './rewards.ts';
import { shareValue } from './stations.ts';
import { payCoins } from './tracks.ts';
import type { BoardTrack, CardId, Company, Confront, Menace, MenaceConsequence, Seat } from './types.ts';
import { COMPANIES, MENACE_ENDS } from './types.ts';

/** The menace card on the board, or null if there is none or it has been removed (MENACE-9, MENACE-11). */
function menaceOnBoard(game: Game): Menace | null {
  const { menace } = game.table;
  return menace === null || menace.holder !== null ? null : menaceOf(game);
}

function menaceOf(game: Game): Menace {
  const { id } = need(game.table.menace, 'menace');
  return need(
    game.content.menaces.find((menace) => menace.id === id),
    id,
  );
}

// ---- Confronting

/** MENACE-6, MENACE-16: energy to reach the menace, and what its requirement adds. */
export function confrontEnergy(game: Game): number {
  const { energy, requirement } = menaceOf(game);
  return energy + (requirement.kind === 'payEnergy' ? requirement.amount : 0);
}

/**
 * The ways in which the company that is being expanded can confront the menace (MENACE-4 to MENACE-7): one, or one for
 * each choice of the cards to destroy. The rewards of the action do not help, because they come later (AMB-MENACE-4).
 */
export function confrontAnswers(game: Game, seat: Seat, company: Company, left: number): Confront[] {
  const menace = menaceOnBoard(game);
  if (menace === null || left < confrontEnergy(game)) return [];
  if (!MENACE_ENDS.some((space) => shuttlesOn(game, space).includes(company))) return []; // MENACE-5
  const { requirement } = menace;
  const player = playerOf(game, seat);
  switch (requirement.kind) {
    case 'payCoins': // MENACE-15
      return player.coins < requirement.amount ? [] : [{ type: 'confront', seat }];
    case 'payEnergy': // MENACE-16
      return [{ type: 'confront', seat }];
    case 'destroyEnergyCards': // MENACE-17
      return choices(energyCardsInHand(game, seat), requirement.count).map(
        (destroy): Confront => ({ type: 'confront', seat, destroy }),
      );
    case 'values': // MENACE-18 to MENACE-20
      return reaches(game.content.playerBoard.tank, player.helium, requirement.tank) &&
        reaches(game.content.playerBoard.research, player.upload, requirement.research)
        ? [{ type: 'confront', seat }]
        : [];
  }
}

/** True if a marker has reached or passed a value printed on its track (AMB-MENACE-5). */
function reaches({ values }: BoardTrack, space: number, value: number): boolean {
  return value === 0 || values.some((printed) => printed.at <= space && printed.value >= value);
}

/** MENACE-17: energy cards in hand, with or without a share icon. */
function energyCardsInHand(game: Game, seat: Seat): CardId[] {
  return playerOf(game, seat).hand.filter((id) => cardOf(game.content, id).action.kind === 'energy');
}

/** All ways to choose a number of cards. */
function choices(cards: readonly CardId[], count: number): CardId[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) => choices(cards.slice(index + 1), count - 1).map((others) => [card, ...others]));
}

/** Pays for the requirement (MENACE-7). The card stays on the board until its reward is taken (MENACE-8). */
export function confront(game: Game, { seat, destroy = [] }: Confront): void {
  const { requirement } = menaceOf(game);
  if (requirement.kind === 'payCoins') payCoins(game, seat, requirement.amount);
  for (const card of destroy) {
    remove(playerOf(game, seat).hand, card);
    game.table.destroyed.push(card);
  }
}

/** MENACE-8: the first icon of the card; then its removal, which makes it a wild share (MENACE-9, MENACE-10). */
export function* takeMenaceReward(game: Game, seat: Seat, company: Company): Steps {
  yield* takeRewards(game, seat, menaceOf(game).reward, { company });
  need(game.table.menace, 'menace').holder = seat;
}

// ---- The end of the game

/**
 * MENACE-13: the consequence of a menace that is still on the board, or null. Nothing on the table changes: a finished
 * tank keeps its success point (AMB-CAMP-6). score.ts asks the functions below for what does not count. The
 * Singularity is in round.ts (MENACE-19).
 */
export function menaceAtEnd(game: Game): MenaceConsequence | null {
  return menaceOnBoard(game)?.consequence ?? null;
}

/** MENACE-20: true if the game has no winner and another game follows. */
export function mustReplay(game: Game): boolean {
  return menaceAtEnd(game)?.kind === 'replay';
}

/** A consequence that changes the score of a seat. Luna ignores them all (MENACE-14). */
function suffers(game: Game, seat: Seat, kind: MenaceConsequence['kind']): boolean {
  return !isLuna(game, seat) && menaceAtEnd(game)?.kind === kind;
}

/** MENACE-15: the coins of a seat are lost, and category 1 is skipped. */
export function losesCoins(game: Game, seat: Seat): boolean {
  return suffers(game, seat, 'loseCoins');
}

/** MENACE-17, AMB-MENACE-7: all energy cards of a seat are destroyed, so that their share icons do not count. */
export function losesEnergyCards(game: Game, seat: Seat): boolean {
  return suffers(game, seat, 'loseEnergyCards');
}

/** MENACE-18: category 6 of a seat is skipped. */
export function losesTank(game: Game, seat: Seat): boolean {
  return suffers(game, seat, 'loseTank');
}

/** The value of one share in the scoring of a seat: visible icons, less those that the comet hits (MENACE-16). */
export function finalShareValue(game: Game, seat: Seat, company: Company): number {
  const value = shareValue(game, company);
  const consequence = menaceAtEnd(game);
  if (consequence?.kind !== 'ignoreIcons' || !suffers(game, seat, 'ignoreIcons')) return value;
  const highest = Math.max(...COMPANIES.map((other) => shareValue(game, other)));
  return value === highest ? Math.max(0, value - consequence.count) : value;
}

/**
 * MENACE-12: the company for which a seat counts its wild share, or null without one. It is the one where a share is
 * worth most, and the first of several (AMB-MENACE-12).
 */
export function wildShareCompany(game: Game, seat: Seat): Company | null {
  if (game.table.menace?.holder !== seat) return null;
  const values = COMPANIES.map((company) => finalShareValue(game, seat, company));
  return COMPANIES[values.indexOf(Math.max(...values))] ?? null;
}
