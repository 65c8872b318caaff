import { drawIcon } from 'skymines-rules/drawing';
import { h } from '../../shared/elements.ts';
import type { Lesson } from './coach.ts';
import type { CoachWords } from './script.ts';

/** Actions for which the coach names a button instead of a piece. */
const NAMED = ['confirmPlan', 'pass', 'upload'];

/** The first lesson starts with the goal of the game. */
export function coachLine({ say, action }: Lesson, words: CoachWords): HTMLElement {
  const asksFor = action === null || NAMED.includes(action.type) ? 'button' : 'piece';
  return h(
    'p',
    { class: 'coach', 'data-asks-for': asksFor },
    say === 'startingDecks' ? goal(words.goal) : null,
    words[say],
  );
}

function goal(text: string): HTMLElement {
  const share = drawIcon({ kind: 'share', company: 'tawac', text: 'T' }, { height: 20 });
  const formula = h('span', { class: 'formula' });
  formula.innerHTML = `${share} × ${drawIcon({ kind: 'coin' }, { height: 20 })}`;
  return h('span', { class: 'goal' }, h('b', {}, text), ' ', formula, '. ');
}
