import type { Menace, MenaceId } from '../../../components/content.ts';
import type { CardId, Seat } from '../../../components/ids.ts';
import { MENACE_ENDS } from '../../../components/printed.ts';
import { subsets } from '../../../engine/lists.ts';
import { pickOne } from '../../../engine/random.ts';
import type { Confront } from '../../model/actions.ts';
import type { BeltExpansionFrame } from '../../model/frames.ts';
import type { Spend } from '../../rules/belt/expansion.ts';
import { piecesOn } from '../../rules/board/places.ts';
import { grant } from '../../rules/bonus/grant.ts';
import { type Decision, type Faults, fault, NO_FAULTS, type Procedure, push } from '../../rules/decision.ts';
import { withDraw } from '../../rules/draw.ts';
import type { Game, Module, Work } from '../../rules/game.ts';
import { destroyHandCard, payCoins, playerAt } from '../../rules/players.ts';
import { valueReached } from '../../rules/round/scoring.ts';
import { menaceOnBoard, strike } from './menaceOnBoard.ts';

/** MENACE-1, MENACE-3: a menace has no effect until the end of the game (MENACE-13). */
export const menaceModule: Module = {
  inPlay: ({ options }) => options.menace !== false,
  at: { setUpDone: reveal, finalScoring: strike },
};

/** MENACE-2: the options can name the menace (MENACE-20). There is never a second menace (MENACE-11). */
function reveal(work: Work): void {
  const { menaces } = work.box.content;
  const { menace: option } = work.state.options;
  const drawn = withDraw(work, 'setup', (draw) => pickOne(draw, menaces));
  const id = typeof option === 'boolean' ? drawn.id : option;
  work.state.menace = { id, holder: null };
  work.emit({ type: 'menaceRevealed', menace: id });
}

/** MENACE-8, MENACE-9, MENACE-10: the card itself counts as a wild share (AMB-MENACE-4). */
export const menaceReward: Procedure<'menaceReward'> = {
  run(work, frame) {
    const { seat, company, granted } = frame;
    const menace = menaceOnBoard(work);
    if (menace === undefined || work.state.menace === null) return;
    if (granted) {
      work.state.menace.holder = seat;
      work.emit({ type: 'menaceRemoved', seat, menace: menace.id });
    } else {
      push(work, { ...frame, granted: true });
      grant(work, seat, menace.reward, { company });
    }
  },
};

/** BELT-34, MENACE-4: allows confronting the menace at any point of an expansion on the Belt. */
export function withConfrontation(
  expansion: Decision<BeltExpansionFrame, Spend>,
): Decision<BeltExpansionFrame, Spend | Confront> {
  const { counted: _, ...listed } = expansion; // `counted` does not include confrontations
  return {
    ...listed,
    answers: [...expansion.answers, 'confront'],

    candidates(game, frame, seat) {
      const spending = expansion.candidates(game, frame, seat);
      const legal = confrontations(game, frame).filter((each) => checkConfrontation(game, frame, each).length === 0);
      // Stopping is the last option.
      return legal.length === 0 ? spending : [...spending.slice(0, -1), ...legal, ...spending.slice(-1)];
    },

    check: (game, frame, action) =>
      action.type === 'confront' ? checkConfrontation(game, frame, action) : expansion.check(game, frame, action),

    apply(work, frame, action, before) {
      if (action.type === 'confront') push(work, confront(work, frame, action));
      else expansion.apply(work, frame, action, before);
    },
  };
}

/** The requirements for confronting a menace. A requirement that does not apply is 0. */
interface MenaceCost {
  readonly energy: number;
  readonly coins: number;
  /** Number of energy cards in hand to destroy. */
  readonly cards: number;
  /** Values that must be reached on the tank and research tracks. */
  readonly tank: number;
  readonly research: number;
}

/** MENACE-6, MENACE-7 */
function costOf({ energy, requirement }: Menace): MenaceCost {
  const base: MenaceCost = { energy, coins: 0, cards: 0, tank: 0, research: 0 };
  switch (requirement.kind) {
    case 'payCoins': // MENACE-15
      return { ...base, coins: requirement.amount };
    case 'payEnergy': // MENACE-16
      return { ...base, energy: energy + requirement.amount };
    case 'destroyEnergyCards': // MENACE-17
      return { ...base, cards: requirement.count };
    case 'values': // MENACE-18 to MENACE-20
      return { ...base, tank: requirement.tank, research: requirement.research };
  }
}

/** Returns the confrontations to check: one for each set of cards to destroy, or just one if no cards are needed. */
function confrontations(game: Game, { seat }: BeltExpansionFrame): Confront[] {
  const menace = menaceOnBoard(game);
  if (menace === undefined) return [];
  const { cards } = costOf(menace);
  if (cards === 0) return [{ type: 'confront', seat }];
  return subsets(energyCards(game, seat), cards).map((destroy) => ({ type: 'confront', seat, destroy }));
}

/** MENACE-5 to MENACE-7: all conditions must be met at the same time. */
function checkConfrontation(game: Game, frame: BeltExpansionFrame, action: Confront): Faults {
  const { company, energy, confronted } = frame;
  const found = menaceOnBoard(game);
  if (found === undefined) return fault('noMenace');
  const menace = found.id;
  if (confronted) return fault('menaceConfronted', { menace });
  const isBeside = MENACE_ENDS.some((shuttleSpace) => piecesOn(game, { shuttleSpace }).includes(company));
  if (!isBeside) return fault('menaceOutOfReach', { menace, company, one: MENACE_ENDS[0], other: MENACE_ENDS[1] });
  const required = costOf(found);
  if (required.energy > energy) return fault('menaceTooExpensive', { menace, cost: required.energy, energy });
  if (required.cards > 0) return checkCards(game, menace, required.cards, action);
  return action.destroy === undefined
    ? checkAmounts(game, frame.seat, menace, required)
    : fault('menaceAsksNoCards', { menace });
}

/** MENACE-17 */
function checkCards(game: Game, menace: MenaceId, count: number, { seat, destroy = [] }: Confront): Faults {
  const own = energyCards(game, seat);
  const fitting = destroy.filter((card, index) => own.includes(card) && destroy.indexOf(card) === index).length;
  const [named, held] = [destroy.length, own.length];
  return named === count && fitting === count
    ? NO_FAULTS
    : fault('menaceCards', { menace, count, held, named, fitting });
}

/** MENACE-15, MENACE-18 to MENACE-20 */
function checkAmounts(game: Game, seat: Seat, menace: MenaceId, { coins: cost, tank, research }: MenaceCost): Faults {
  const { coins, helium, upload } = playerAt(game, seat);
  const { playerBoard } = game.box.content;
  if (coins < cost) return fault('menaceUnpaid', { menace, cost, coins });
  const onTank = valueReached(playerBoard.tank, helium);
  const onResearch = valueReached(playerBoard.research, upload);
  return [
    ...(onTank < tank ? fault('menaceTankValue', { menace, value: tank, own: onTank }) : NO_FAULTS),
    ...(onResearch < research ? fault('menaceResearchValue', { menace, value: research, own: onResearch }) : NO_FAULTS),
  ];
}

/** MENACE-4, MENACE-7: pays for the confrontation. The seat gets the reward after the expansion (MENACE-8). */
function confront(work: Work, frame: BeltExpansionFrame, { destroy = [] }: Confront): BeltExpansionFrame {
  const { seat } = frame;
  const menace = menaceOnBoard(work);
  if (menace === undefined) return frame;
  const { energy, coins } = costOf(menace);
  work.emit({ type: 'menaceConfronted', seat, menace: menace.id, energy });
  payCoins(work, seat, coins, 'MENACE-15');
  for (const card of destroy) destroyHandCard(work, seat, card);
  return { ...frame, energy: frame.energy - energy, confronted: true };
}

function energyCards(game: Game, seat: Seat): CardId[] {
  return playerAt(game, seat).hand.filter((card) => game.box.card(card).action.kind === 'energy');
}
