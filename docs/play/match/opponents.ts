import type { Action, GameView, Prompt, Seat } from 'skymines-rules';
import type { BotLevel } from 'skymines-rules/bots';
import type { Opponents as TableOpponents } from '../tableGame.ts';
import type { BotAnswer, BotTask } from './bot.worker.ts';
import type { Match } from './match.ts';

/** Acts for Luna and the bots, with a pause before each action so that players can follow. */
export class Opponents implements TableOpponents {
  readonly #match: Match;
  #pause: (next: Prompt) => number = () => 0;
  /** Started when a bot first has to choose. */
  #worker: Worker | null = null;
  #question = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** True while the pauses are skipped until the next human decision. */
  #isSkipping = false;

  constructor(match: Match) {
    this.#match = match;
  }

  wake(pause = this.#pause): void {
    this.#pause = pause;
    clearTimeout(this.#timer);
    const due = this.#match.session.pending().find(({ seat }) => !this.#match.isPerson(seat));
    if (due === undefined) this.#isSkipping = false;
    else if (!this.#stopped)
      this.#timer = setTimeout(() => void this.#answer(due), this.#isSkipping ? 0 : this.#pause(due));
  }

  skip(): void {
    if (this.#isSkipping) return;
    this.#isSkipping = true;
    this.wake();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#worker?.terminate();
  }

  async #answer(prompt: Prompt): Promise<void> {
    const { session } = this.#match;
    const { version } = session;
    const action = await this.#actionFor(prompt);
    // While the bot was thinking, the player may have undone an action or another seat may have acted.
    if (this.#stopped || !session.dispatch(action, { version }).ok) return;
    this.#match.takeScreenIfOpen();
  }

  async #actionFor({ kind, seat }: Prompt): Promise<Action> {
    if (kind === 'lunaTurn') return { type: kind, seat };
    const { action } = await this.#ask(this.#match.session.getView(seat), seat, this.#match.levelOf(seat));
    return action;
  }

  hint(view: GameView, seat: Seat): Promise<BotAnswer> {
    return this.#ask(view, seat, 'hint');
  }

  /** The bot receives only a player's view. */
  #ask(view: GameView, seat: Seat, level: BotLevel | 'hint'): Promise<BotAnswer> {
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    this.#question += 1;
    const question = this.#question;
    return new Promise((resolve, reject) => {
      const ended = new AbortController();
      const onMessage = ({ data }: MessageEvent<BotAnswer>): void => {
        if (data.question !== question) return;
        ended.abort();
        resolve(data);
      };
      const onError = ({ message }: ErrorEvent): void => {
        ended.abort();
        reject(new Error(message));
      };
      // Each request has its own listeners. Otherwise, the replay could receive an answer meant for the table.
      worker.addEventListener('message', onMessage, ended);
      worker.addEventListener('error', onError, ended);
      worker.postMessage({ question, view, seat, level } satisfies BotTask);
    });
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ content: this.#match.rules.content } satisfies BotTask);
    return worker;
  }
}
