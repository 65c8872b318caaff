import type { Action, GameView, Prompt, Seat } from 'skymines-rules';
import type { BotLevel } from 'skymines-rules/bots';
import type { Opponents as TableOpponents } from '../tableGame.ts';
import type { BotAnswer, BotTask } from './bot.worker.ts';
import type { Match } from './match.ts';

/** Plays for Luna and for the bots, with a pause before each action so that people can follow. */
export class Opponents implements TableOpponents {
  readonly #match: Match;
  /** How long Luna and bots wait before they act, in milliseconds. */
  #pause = (): number => 0;
  /** Bots think in a worker, which is started when the first of them has to. */
  #worker: Worker | null = null;
  #question = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** Whether somebody wants to see the next decision of a person at once. */
  #isSkipping = false;

  constructor(match: Match) {
    this.#match = match;
  }

  /** Call it after every change: whoever is due and no person acts after the pause. */
  wake(pause = this.#pause): void {
    this.#pause = pause;
    clearTimeout(this.#timer);
    const due = this.#match.session.pending().find(({ seat }) => !this.#match.isPerson(seat));
    if (due === undefined) this.#isSkipping = false;
    else if (!this.#stopped)
      this.#timer = setTimeout(() => void this.#answer(due), this.#isSkipping ? 0 : this.#pause());
  }

  /** Nobody waits any more, up to the next decision of a person. */
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
    // Somebody may have gone back, or another seat have answered, while the bot was thinking.
    if (this.#stopped || !session.dispatch(action, { version }).ok) return;
    this.#match.look();
  }

  async #actionFor({ kind, seat }: Prompt): Promise<Action> {
    if (kind === 'lunaTurn') return { type: kind, seat };
    const { action } = await this.#ask(this.#match.session.getView(seat), seat, this.#match.levelOf(seat));
    return action;
  }

  /** What a bot would do in the place of a seat that sees this, and why. */
  hint(view: GameView, seat: Seat): Promise<BotAnswer> {
    return this.#ask(view, seat, 'hint');
  }

  /** A bot gets a view, as people do. */
  #ask(view: GameView, seat: Seat, level: BotLevel | 'hint'): Promise<BotAnswer> {
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    this.#question += 1;
    const question = this.#question;
    return new Promise((resolve, reject) => {
      const ended = new AbortController();
      const hear = ({ data }: MessageEvent<BotAnswer>): void => {
        if (data.question !== question) return;
        ended.abort();
        resolve(data);
      };
      const fail = ({ message }: ErrorEvent): void => {
        ended.abort();
        reject(new Error(message));
      };
      // Each question hears for itself: whoever asks in a replay must not cost a bot at the table its answer.
      worker.addEventListener('message', hear, ended);
      worker.addEventListener('error', fail, ended);
      worker.postMessage({ question, view, seat, level } satisfies BotTask);
    });
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ content: this.#match.rules.content } satisfies BotTask);
    return worker;
  }
}
