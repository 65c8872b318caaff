import type { CoreRules, GameView, Prompt } from 'skymines-rules';

/** An open decision with its player's view. */
export interface Decision {
  readonly view: GameView;
  readonly prompt: Prompt;
  readonly rules: CoreRules;
}
