import type { Action, Prompt, Seat } from 'skymines-rules';
import { Bots } from './bots.ts';
import type { Match } from './match.ts';

/** Plays for Luna and for the bots, with a pause before each action so that people can follow. */
export class Opponents {
  readonly #match: Match;
  readonly #pause: number;
  #bots: Bots | null = null;
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
    this.#bots?.stop();
  }

  async #answer(prompt: Prompt): Promise<void> {
    const { session } = this.#match;
    const { version } = session;
    const action = prompt.kind === 'lunaTurn' ? { type: prompt.kind, seat: prompt.seat } : await this.ask(prompt.seat);
    // Somebody may have gone back, or another seat have answered, while the bot was thinking.
    if (this.#stopped || !session.dispatch(action, { version }).ok) return;
    this.#match.look();
  }

  /** What a bot does in this seat, or would do in the place of a person. */
  ask(seat: Seat): Promise<Action> {
    this.#bots ??= new Bots(this.#match.rules.content);
    return this.#bots.choose(this.#match.session.getView(seat), seat);
  }
}
