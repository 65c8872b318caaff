import type { Action, Prompt, Seat } from 'skymines-rules';
import type { BotAnswer, BotTask } from './bot.worker.ts';
import type { Match } from './match.ts';

/** Plays for Luna and for the bots, with a pause before each action so that people can follow. */
export class Opponents {
  readonly #match: Match;
  readonly #pause: number;
  /** Bots think in a worker, which is started when the first of them has to. */
  #worker: Worker | null = null;
  #question = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(match: Match, pause: number) {
    this.#match = match;
    this.#pause = pause;
  }

  /** Call it after every change: whoever is due and no person acts after the pause. */
  wake(): void {
    clearTimeout(this.#timer);
    const due = this.#match.session.pending().find(({ seat }) => !this.#match.isPerson(seat));
    if (due !== undefined && !this.#stopped) this.#timer = setTimeout(() => void this.#answer(due), this.#pause);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#worker?.terminate();
  }

  async #answer(prompt: Prompt): Promise<void> {
    const { session } = this.#match;
    const { version } = session;
    const action = prompt.kind === 'lunaTurn' ? { type: prompt.kind, seat: prompt.seat } : await this.ask(prompt.seat);
    // Somebody may have gone back, or another seat have answered, while the bot was thinking.
    if (this.#stopped || !session.dispatch(action, { version }).ok) return;
    this.#match.look();
  }

  /**
   * What a bot does in this seat, or would do in the place of a person. It gets a view, as people do. Only the last question is
   * answered: the others are about positions that are no more.
   */
  ask(seat: Seat): Promise<Action> {
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    this.#question += 1;
    const question = this.#question;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
        if (data.question === question) resolve(data.action);
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ question, view: this.#match.session.getView(seat), seat } satisfies BotTask);
    });
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ content: this.#match.rules.content } satisfies BotTask);
    return worker;
  }
}
