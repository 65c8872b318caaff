import type { Menace, MenaceId } from '../../../components/content.ts';
import type { CardId, Seat } from '../../../components/ids.ts';
import { MENACE_ENDS } from '../../../components/menaces.ts';
import { subsets } from '../../../engine/lists.ts';
import type { Confront } from '../../model/actions.ts';
import type { BeltExpansionFrame } from '../../model/frames.ts';
import type { Spend } from '../../rules/belt/expansion.ts';
import { piecesOn } from '../../rules/board/places.ts';
import type { Decision, Faults } from '../../rules/decision.ts';
import { fault, NO_FAULTS, push } from '../../rules/decision.ts';
import type { Game, Work } from '../../rules/game.ts';
import { destroyHandCard, payCoins, playerAt } from '../../rules/players.ts';
import { valueReached } from '../../rules/round/scoring.ts';
import { menaceOnBoard } from './menaceOnBoard.ts';

/** BELT-34, MENACE-4: an expansion on the Belt of which energy may also confront the menace, at any point. */
export function withConfrontation(
  expansion: Decision<BeltExpansionFrame, Spend>,
): Decision<BeltExpansionFrame, Spend | Confront> {
  return {
    ...expansion,
    answers: [...expansion.answers, 'confront'],

    candidates(game, frame, seat) {
      const spending = expansion.candidates(game, frame, seat);
      return [...spending.slice(0, -1), ...confrontations(game, frame), ...spending.slice(-1)]; // stop comes last
    },

    check: (game, frame, action) =>
      action.type === 'confront' ? checkConfrontation(game, frame, action) : expansion.check(game, frame, action),

    apply(work, frame, action) {
      if (action.type === 'confront') push(work, confront(work, frame, action));
      else expansion.apply(work, frame, action);
    },
  };
}

/** What a requirement asks, 0 where it asks nothing. */
interface Asked {
  readonly energy: number;
  readonly coins: number;
  /** Energy cards of the hand to destroy. */
  readonly cards: number;
  /** Values reached on the tank and on the research track. */
  readonly tank: number;
  readonly research: number;
}

const NOTHING: Asked = { energy: 0, coins: 0, cards: 0, tank: 0, research: 0 };

/** MENACE-7: what each kind of requirement asks beside the energy to reach the menace. */
function askedBy({ requirement }: Menace): Asked {
  switch (requirement.kind) {
    case 'payCoins': // MENACE-15
      return { ...NOTHING, coins: requirement.amount };
    case 'payEnergy': // MENACE-16
      return { ...NOTHING, energy: requirement.amount };
    case 'destroyEnergyCards': // MENACE-17
      return { ...NOTHING, cards: requirement.count };
    case 'values': // MENACE-18 to MENACE-20
      return { ...NOTHING, tank: requirement.tank, research: requirement.research };
  }
}

/** Ways to confront the menace, before they are checked: one, or one for each set of cards to destroy. */
function confrontations(game: Game, { seat }: BeltExpansionFrame): Confront[] {
  const menace = menaceOnBoard(game);
  if (menace === undefined) return [];
  const { cards } = askedBy(menace);
  if (cards === 0) return [{ type: 'confront', seat }];
  return subsets(energyCards(game, seat), cards).map((destroy) => ({ type: 'confront', seat, destroy }));
}

/** MENACE-5 to MENACE-7: a shuttle beside it, the energy, and what the card asks, all at this moment. */
function checkConfrontation(game: Game, frame: BeltExpansionFrame, action: Confront): Faults {
  const { company, energy, confronted } = frame;
  const found = menaceOnBoard(game);
  if (found === undefined) return fault('noMenace');
  const menace = found.id;
  if (confronted) return fault('menaceConfronted', { menace });
  const isBeside = MENACE_ENDS.some((shuttleSpace) => piecesOn(game, { shuttleSpace }).includes(company));
  if (!isBeside) return fault('menaceOutOfReach', { menace, company, one: MENACE_ENDS[0], other: MENACE_ENDS[1] });
  const cost = energyFor(found);
  return cost > energy
    ? fault('menaceTooExpensive', { menace, cost, energy })
    : checkRequirement(game, menace, askedBy(found), action);
}

/** MENACE-6, MENACE-16: to reach it, and to overcome it. */
function energyFor(menace: Menace): number {
  return menace.energy + askedBy(menace).energy;
}

function checkRequirement(
  game: Game,
  menace: MenaceId,
  { cards, coins: cost, tank, research }: Asked,
  { seat, destroy }: Confront,
): Faults {
  const { coins, helium, upload } = playerAt(game, seat);
  const { playerBoard } = game.box.content;
  if (cards > 0) return checkCards(game, seat, { menace, count: cards }, destroy ?? []);
  if (destroy !== undefined) return fault('menaceAsksNoCards', { menace });
  if (coins < cost) return fault('menaceUnpaid', { menace, cost, coins });
  const onTank = valueReached(playerBoard.tank, helium);
  const onResearch = valueReached(playerBoard.research, upload);
  return [
    ...(onTank < tank ? fault('menaceTankValue', { menace, value: tank, own: onTank }) : NO_FAULTS),
    ...(onResearch < research ? fault('menaceResearchValue', { menace, value: research, own: onResearch }) : NO_FAULTS),
  ];
}

/** MENACE-17: of the hand, not of the action area or the resting slots. */
function checkCards(
  game: Game,
  seat: Seat,
  asked: { readonly menace: MenaceId; readonly count: number },
  destroy: readonly CardId[],
): Faults {
  const own = energyCards(game, seat);
  const fitting = destroy.filter((card, index) => own.includes(card) && destroy.indexOf(card) === index).length;
  const [named, held] = [destroy.length, own.length];
  const isPaid = named === asked.count && fitting === named;
  return isPaid ? NO_FAULTS : fault('menaceCards', { ...asked, held, named, fitting });
}

/** MENACE-4, MENACE-7: pays; what it brings comes when all energy is spent (MENACE-8). */
function confront(work: Work, frame: BeltExpansionFrame, { destroy = [] }: Confront): BeltExpansionFrame {
  const { seat } = frame;
  const menace = menaceOnBoard(work);
  if (menace === undefined) return frame;
  const energy = energyFor(menace);
  work.emit({ type: 'menaceConfronted', seat, menace: menace.id, energy });
  payCoins(work, seat, askedBy(menace).coins, 'MENACE-15');
  for (const card of destroy) destroyHandCard(work, seat, card);
  return { ...frame, energy: frame.energy - energy, confronted: true };
}

function energyCards(game: Game, seat: Seat): CardId[] {
  return playerAt(game, seat).hand.filter((card) => game.box.card(card).action.kind === 'energy');
}
