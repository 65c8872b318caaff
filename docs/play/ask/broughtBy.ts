import type { Action } from 'skymines-rules';
import { spaceStanding } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';
import type { Decision } from './decision.ts';
import { tileText } from './labels.ts';

/** Describes the plan or the tile that an action brings, because the line with its worth only counts it. */
export function broughtBy({ view, rules }: Decision, action: Action, text: Text, words: Words): string | null {
  switch (action.type) {
    case 'takePlan': {
      const plan = view.researchDisplay[action.space] ?? null;
      return plan === null ? null : described(text.describe({ kind: 'plan', plan }, view));
    }
    case 'takeSpecialPlan':
      return described(text.describe({ kind: 'plan', plan: action.plan }, view));
    case 'placeBonusMarker':
      return tileText(spaceStanding(view, action.seat, action.space, rules)?.rewards.at(-1), text, words);
    default:
      return null;
  }
}

function described(lines: ReturnType<Text['describe']>): string {
  return lines.map((line) => sentence(plain(line))).join(' · ');
}
