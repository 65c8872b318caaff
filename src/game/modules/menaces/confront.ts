import type { Menace, MenaceId, MenaceRequirement } from '../../../components/content.ts';
import type { CardId, Seat } from '../../../components/ids.ts';
import { subsets } from '../../../engine/lists.ts';
import type { Confront } from '../../model/actions.ts';
import type { BeltExpansionFrame } from '../../model/frames.ts';
import { menaceOnBoard } from '../../rules/board/menace.ts';
import { piecesOn } from '../../rules/board/places.ts';
import type { Faults } from '../../rules/decision.ts';
import { fault, NO_FAULTS } from '../../rules/decision.ts';
import type { Game, Work } from '../../rules/game.ts';
import { destroyHandCard, payCoins, playerAt } from '../../rules/players.ts';
import { valueReached } from '../../rules/round/scoring.ts';

/** MENACE-2: the shuttle spaces the card joins. */
const ENDS = [11, 16] as const;

/** MENACE-4: ways to confront the menace, before they are checked: one, or one for each set of cards to destroy. */
export function confrontations(game: Game, { seat }: BeltExpansionFrame): Confront[] {
  const requirement = menaceOnBoard(game)?.requirement;
  if (requirement === undefined) return [];
  if (requirement.kind !== 'destroyEnergyCards') return [{ type: 'confront', seat }];
  return subsets(energyCards(game, seat), requirement.count).map((destroy) => ({ type: 'confront', seat, destroy }));
}

/** MENACE-5 to MENACE-7: a shuttle beside it, the energy, and what the card asks, all at this moment. */
export function checkConfrontation(game: Game, frame: BeltExpansionFrame, action: Confront): Faults {
  const { company, energy, confronted } = frame;
  const found = menaceOnBoard(game);
  if (found === undefined) return fault('noMenace');
  const menace = found.id;
  if (confronted) return fault('menaceConfronted', { menace });
  const isBeside = ENDS.some((shuttleSpace) => piecesOn(game, { shuttleSpace }).includes(company));
  if (!isBeside) return fault('menaceOutOfReach', { menace, company, one: ENDS[0], other: ENDS[1] });
  const cost = energyFor(found);
  if (cost > energy) return fault('menaceTooExpensive', { menace, cost, energy });
  if (found.requirement.kind !== 'destroyEnergyCards' && action.destroy !== undefined) {
    return fault('menaceAsksNoCards', { menace });
  }
  return checkRequirement(game, found, action);
}

/** MENACE-6, MENACE-16: to reach it, and to overcome it. */
function energyFor({ energy, requirement }: Menace): number {
  return energy + (requirement.kind === 'payEnergy' ? requirement.amount : 0);
}

function checkRequirement(game: Game, { id: menace, requirement }: Menace, { seat, destroy = [] }: Confront): Faults {
  const { coins } = playerAt(game, seat);
  switch (requirement.kind) {
    case 'payEnergy':
      return NO_FAULTS;
    case 'payCoins': // MENACE-15
      return coins < requirement.amount
        ? fault('menaceUnpaid', { menace, cost: requirement.amount, coins })
        : NO_FAULTS;
    case 'destroyEnergyCards': {
      // MENACE-17: of the hand, not of the action area or the resting slots.
      const own = energyCards(game, seat);
      const { count } = requirement;
      const fitting = destroy.filter((card, index) => own.includes(card) && destroy.indexOf(card) === index).length;
      const [named, held] = [destroy.length, own.length];
      return named === count && fitting === count
        ? NO_FAULTS
        : fault('menaceCards', { menace, count, held, named, fitting });
    }
    case 'values':
      return checkValues(game, seat, menace, requirement);
  }
}

/** MENACE-18 to MENACE-20: reached or passed, on each track that is asked about. */
function checkValues(
  game: Game,
  seat: Seat,
  menace: MenaceId,
  asked: Extract<MenaceRequirement, { readonly kind: 'values' }>,
): Faults {
  const { helium, upload } = playerAt(game, seat);
  const { playerBoard } = game.box.content;
  const tank = { menace, value: asked.tank, own: valueReached(playerBoard.tank, helium) };
  const research = { menace, value: asked.research, own: valueReached(playerBoard.research, upload) };
  return [
    ...(tank.own < tank.value ? fault('menaceTankValue', tank) : NO_FAULTS),
    ...(research.own < research.value ? fault('menaceResearchValue', research) : NO_FAULTS),
  ];
}

/** MENACE-4, MENACE-7: pays; what it brings comes when all energy is spent (MENACE-8). */
export function confront(work: Work, frame: BeltExpansionFrame, { destroy = [] }: Confront): BeltExpansionFrame {
  const { seat } = frame;
  const menace = menaceOnBoard(work);
  if (menace === undefined) return frame;
  const energy = energyFor(menace);
  work.emit({ type: 'menaceConfronted', seat, menace: menace.id, energy });
  if (menace.requirement.kind === 'payCoins') payCoins(work, seat, menace.requirement.amount, 'MENACE-15');
  for (const card of destroy) destroyHandCard(work, seat, card);
  return { ...frame, energy: frame.energy - energy, confronted: true };
}

function energyCards(game: Game, seat: Seat): CardId[] {
  return playerAt(game, seat).hand.filter((card) => game.box.card(card).action.kind === 'energy');
}
