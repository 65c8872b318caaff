import type { Action, GameState, GameView, Restriction, Rules } from '../../src/entries/index.ts';
import { restrictRules } from '../../src/entries/index.ts';
import { rules } from './shipped.ts';

/** Forbids acquiring share cards in round 1. */
export const NO_EARLY_SHARES: Restriction<'tooEarly'> = {
  id: 'no-early-shares',
  reasons: {
    tooEarly: {
      en: 'No player may acquire a share card in round 1.',
      fr: 'Personne ne peut acquérir de carte Action boursière pendant la manche 1.',
      de: 'In Runde 1 darf niemand eine Anteilskarte erwerben.',
    },
  },
  forbid: (view, action) => (view.round === 1 && acquiresShare(view, action) ? 'tooEarly' : null),
};

function acquiresShare({ display }: GameView, action: Action): boolean {
  const slot = action.type === 'useResources' ? action.acquire : action.type === 'buyCard' ? action.slot : undefined;
  const card = slot === undefined ? null : display[slot - 1];
  return rules.content.cards.find(({ id }) => id === card)?.action.kind === 'share';
}

/** Forbids about a third of the actions that can start a turn, but never passing. */
const THINNED: Restriction<'unlucky'> = {
  id: 'thinned',
  reasons: { unlucky: { en: 'This action is not in the draw of this turn.' } },
  forbid: (view, action) => {
    const isTurn = view.stack.at(-1)?.kind === 'turn';
    const draw = view.turns + JSON.stringify(action).length;
    return isTurn && action.type !== 'pass' && draw % 3 === 0 ? 'unlucky' : null;
  },
};

/** The default rules with both restrictions. */
export const restricted: Rules = restrictRules(restrictRules(rules, NO_EARLY_SHARES), THINNED);

/** Returns the same position under the unrestricted rules. */
export function unrestricted(state: GameState): GameState {
  const { restrictions: _, ...content } = state.content;
  return { ...state, content };
}
