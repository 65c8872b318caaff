import type { CoreRules, GameView, Prompt, Rules } from 'skymines-rules';

/** An open decision with its player's view. */
export interface Decision {
  readonly view: GameView;
  readonly prompt: Prompt;
  readonly rules: CoreRules & Pick<Rules, 'determinize'>;
}
