import type { Action, Content, GameView, Seat } from 'skymines-rules';

/** What goes to the worker: the components once, then questions: a view and the seat that must decide. */
export type BotTask =
  | { readonly content: Content }
  | { readonly question: number; readonly view: GameView; readonly seat: Seat };
export interface BotAnswer {
  readonly question: number;
  readonly action: Action;
}

/** Bots think in a worker, which is started when the first of them has to. They get views, as people do. */
export class Bots {
  readonly #worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  #question = 0;

  constructor(content: Content) {
    this.#send({ content });
  }

  /** Answers the last question only: the others are about positions that are no more. */
  choose(view: GameView, seat: Seat): Promise<Action> {
    this.#question += 1;
    const question = this.#question;
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
        if (data.question === question) resolve(data.action);
      };
      this.#worker.onerror = ({ message }) => reject(new Error(message));
      this.#send({ question, view, seat });
    });
  }

  stop(): void {
    this.#worker.terminate();
  }

  #send(task: BotTask): void {
    this.#worker.postMessage(task);
  }
}
