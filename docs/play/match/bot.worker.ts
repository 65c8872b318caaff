import { type Action, type Content, createRules, type GameView, type Rules, type Seat } from 'skymines-rules';
import { type Advice, type BotLevel, loadBot } from 'skymines-rules/bots';

/** The first message contains the component set. The level `hint` requests advice with reasons. */
export type BotTask =
  | { readonly content: Content }
  | { readonly question: number; readonly view: GameView; readonly seat: Seat; readonly level: BotLevel | 'hint' };
export interface BotAnswer {
  readonly question: number;
  readonly action: Action;
  /** `null` if the bot did not evaluate its choices. */
  readonly advice: Advice | null;
}

let rules: Rules | undefined;

self.onmessage = async ({ data }: MessageEvent<BotTask>) => {
  if ('content' in data) rules = createRules(data.content);
  else if (rules !== undefined) self.postMessage(await answer(data, rules));
};

async function answer(
  { question, view, seat, level }: Exclude<BotTask, { content: Content }>,
  own: Rules,
): Promise<BotAnswer> {
  const context = { seat, random: Math.random, rules: own };
  if (level !== 'hint') return { question, action: (await loadBot(level)).choose(view, context), advice: null };
  const bot = await loadBot('strong');
  const advice = bot.advise(view, context);
  return { question, action: advice?.action ?? bot.choose(view, context), advice };
}
