import { type Action, type Content, createRules, type GameView, type Rules, type Seat } from 'skymines-rules';
import { chooseGreedily } from 'skymines-rules/bots';

/** What goes to the worker: the components once, then questions: a view and the seat that must decide. */
export type BotTask =
  | { readonly content: Content }
  | { readonly question: number; readonly view: GameView; readonly seat: Seat };
export interface BotAnswer {
  readonly question: number;
  readonly action: Action;
}

let rules: Rules | undefined;

self.onmessage = ({ data }: MessageEvent<BotTask>) => {
  if ('content' in data) rules = createRules(data.content);
  else if (rules !== undefined) {
    const action = chooseGreedily(data.view, data.seat, rules);
    self.postMessage({ question: data.question, action } satisfies BotAnswer);
  }
};
