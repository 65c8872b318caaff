import { createRules, type Rules } from 'skymines-rules';
import { chooseGreedily } from 'skymines-rules/bots';
import type { BotAnswer, BotTask } from './bots.ts';

let rules: Rules | undefined;

self.onmessage = ({ data }: MessageEvent<BotTask>) => {
  if ('content' in data) rules = createRules(data.content);
  else if (rules !== undefined) {
    const action = chooseGreedily(data.view, data.seat, rules);
    self.postMessage({ question: data.question, action } satisfies BotAnswer);
  }
};
