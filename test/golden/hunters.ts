import { chooseGreedily } from '../../src/bots/greedy/greedy.ts';
import type { Draw } from '../../src/engine/random.ts';
import type { Action, Company, GameState, Rules, Seat } from '../../src/entries/index.ts';
import { chooseRandomly } from '../../src/entries/testing.ts';

/** The input of a hunting player. */
interface Hunt {
  readonly rules: Rules;
  readonly state: GameState;
  readonly seat: Seat;
  readonly quarry: Company;
  /** True once the column of the pieces has been emptied. */
  readonly isOut: boolean;
}

/**
 * Chooses for players who together make a company lose a piece (STATION-7, BELT-24). All of them expand it from one
 * column until that is empty, and then oust only this company.
 */
export function chooseAsHunter(rules: Rules, state: GameState, seat: Seat, draw: Draw, quarry: Company): Action {
  const column = state.options.board === 'belt' ? 1 : 0;
  const isOut = state.stations[quarry][column]?.opened === true;
  const legal = rules.legalActions(state, seat);
  return chooseRandomly(draw, wanted({ rules, state, seat, quarry, isOut }, legal, draw));
}

/** Returns the legal actions for the first condition that any action meets, or all of them. */
function firstOf(legal: readonly Action[], ...conditions: readonly ((action: Action) => boolean)[]): readonly Action[] {
  for (const condition of conditions) {
    const found = legal.filter(condition);
    if (found.length > 0) return found;
  }
  return legal;
}

const isStop = ({ type }: Action): boolean => type === 'stop';

function wanted(hunt: Hunt, legal: readonly Action[], draw: Draw): readonly Action[] {
  const { rules, state, seat, quarry, isOut } = hunt;
  const greedy = (): readonly Action[] => [chooseGreedily(state, seat, rules)];
  const frame = state.stack.at(-1);
  switch (frame?.kind) {
    case 'planning':
      return firstOf(
        legal,
        (action) => action.type === 'planCard' && isEnergy(rules, action.card),
        ({ type }) => type === 'confirmPlan',
      );
    case 'turn': {
      const expands = legal.filter((action) => action.type === 'useEnergy' && (action.company === quarry) !== isOut);
      if (expands.length > 0) return expands;
      const others = legal.filter(({ type }) => type !== 'useEnergy');
      const [best] = draw() < 0.6 ? greedy() : [];
      return best === undefined || best.type === 'useEnergy' ? others : [best];
    }
    case 'expansion':
      if (frame.company !== quarry)
        return firstOf(
          legal,
          (action) => isPrey(hunt, action),
          ({ type }) => type === 'occupy',
        );
      return firstOf(legal, (action) => !isOut && action.type === 'occupy' && action.column === 0, isStop);
    case 'beltExpansion':
      if (frame.company !== quarry)
        return firstOf(
          legal,
          (action) => isPrey(hunt, action),
          (action) => !isStop(action),
        );
      return firstOf(
        legal,
        (action) => !isOut && action.type === 'placeShuttle',
        (action) => isStop(action) === isOut,
      );
    case 'pickUp':
    case 'resting':
      return greedy();
    default:
      return legal;
  }
}

function isEnergy({ content }: Rules, card: string): boolean {
  return content.cards.find(({ id }) => id === card)?.action.kind === 'energy';
}

/** Checks whether an action ousts a piece of the quarry. */
function isPrey({ rules, state, quarry }: Hunt, action: Action): boolean {
  if (action.type === 'occupy') return state.sectors[action.sector - 1]?.includes(quarry) === true;
  if (action.type !== 'placeShuttle') return false;
  const index = rules.content.belt.shuttleSpaces.findIndex(({ number }) => number === action.shuttleSpace);
  return state.belt?.shuttles[index]?.includes(quarry) === true;
}
