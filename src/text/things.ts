import type { CardAction } from '../components/content.ts';
import { BOARD_SPACES, COMPANIES, PERSONAL_SPACES } from '../components/ids.ts';
import type { OpenDecision } from '../game/model/params.ts';
import type { Name } from './locale.ts';
import { COMPANY_NAMES, named, type RefusalLocale, shortName } from './names.ts';
import { plain } from './parts.ts';

/** The wording of the names that depend on more than a reference. Companies are passed by their short names. */
interface ThingTexts {
  readonly shareCard: (company: string) => Name;
  /** All other cards. `face` is the card's action in a word or two. */
  readonly card: (face: string, action: CardAction) => Name;
  readonly specialPlan: (round: number) => Name;
  readonly printedPlan: Name;
  readonly plan: (number: string) => Name;
  /** `owner` is `null` for the seat addressed as `you`. */
  readonly personalSpace: (owner: string | null) => Name;
  readonly companySpace: (company: string, level: 1 | 2) => Name;
  readonly unknownSpace: (id: string) => string;
}

/** Returns the text for the remaining uses of destroyed cards, each used after `must`. */
export function usesOf(action: string, card: string, or: string): (decision: OpenDecision) => string {
  return ({ parts = [] }) => parts.map((part) => (part === 'action' ? action : card)).join(` ${or} `);
}

/** Returns the names whose choice is the same in all languages. */
export function commonThings(
  texts: ThingTexts,
): Pick<RefusalLocale['things'], 'card' | 'plan' | 'tile' | 'menace' | 'company' | 'bonusSpace' | 'seat'> {
  return {
    card: ({ card }, names) => {
      const { action, share } = names.box.card(card);
      const isShare = action.kind === 'share' && share !== null;
      return isShare ? texts.shareCard(shortName(share)) : texts.card(plain(names.action(action)), action);
    },
    plan: ({ plan }, { box }) => {
      const special = box.find.specialPlan(plan);
      if (special !== undefined) return texts.specialPlan(special.round);
      // SETUP-44: a plan printed on a starting token has the token's id.
      const isPrinted = box.content.tokens.some(({ id }) => id === plan);
      return isPrinted ? texts.printedPlan : texts.plan(plan.replace('plan', ''));
    },
    tile: ({ tile }, { locale }) => locale.tiles[tile],
    menace: ({ menace }, { locale }) => locale.menaces[menace],
    company: ({ company }) => COMPANY_NAMES[company],
    bonusSpace: ({ space }, names) => {
      const owner = (PERSONAL_SPACES as readonly string[]).indexOf(space);
      if (owner >= 0) return texts.personalSpace(owner === names.listener ? null : names.player(owner));
      const board = BOARD_SPACES.find((each) => each === space);
      if (board !== undefined) return names.locale.spaces[board];
      const company = COMPANIES.find((each) => space.startsWith(each));
      if (company === undefined) return named(texts.unknownSpace(space));
      return texts.companySpace(shortName(company), space.endsWith('1') ? 1 : 2);
    },
    seat: ({ seat }, names) => named(names.player(seat)),
  };
}
