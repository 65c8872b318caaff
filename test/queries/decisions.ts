import type { Prompt } from '../../src/entries/index.ts';
import { type Mode, playMode } from '../kit/modes.ts';
import type { Step } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';

/** Visits every decision of a random game, in one of this many states. */
export function eachDecision(
  mode: Mode,
  { game = 0, every = 1 }: { readonly game?: number; readonly every?: number },
  visit: (decision: Step & Pick<Prompt, 'seat' | 'kind'>) => void,
): void {
  playMode(rules, mode, game, (step) => {
    if (step.step % every > 0) return;
    for (const { seat, kind } of rules.pending(step.state)) visit({ ...step, seat, kind });
  });
}
