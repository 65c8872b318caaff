// Asks the library whether other actions are legal: earlier actions, listed actions with a field of an earlier one, and
// listed actions with any other change.

import { type Draw, pickOne } from '../../src/engine/random.ts';
import type { Action } from '../../src/entries/index.ts';
import { actionKey, mutated } from '../../src/entries/testing.ts';

const REMEMBERED = 100;
const QUESTIONS = 3;

/** Makes actions that need not be legal from the listed ones. */
export class OtherActions {
  /** Actions that were listed at earlier decisions of the game. */
  readonly #actions: Action[] = [];
  /** The number of questions by type of action. */
  readonly #asked = new Map<string, number>();

  /**
   * Returns actions that the library judges differently from the complete list of legal actions, and remembers one of
   * the list.
   */
  misjudged(draw: Draw, listed: readonly Action[], isLegal: (action: Action) => boolean): string[] {
    const keys = new Set(listed.map(keyOfAll));
    const problems: string[] = [];
    for (let question = 0; question < QUESTIONS; question += 1) {
      const action = this.#foreign(draw, pickOne(draw, this.#ofRarestType(listed)));
      if (action === null) continue;
      const isAccepted = isLegal(action);
      if (isAccepted === keys.has(keyOfAll(action))) continue;
      problems.push(`only the ${isAccepted ? 'library accepts' : 'referee lists'} ${JSON.stringify(action)}`);
    }
    this.#remember(draw, pickOne(draw, listed));
    return problems;
  }

  /** Returns the listed actions of the type that was asked least often, because most lists have a few common types. */
  #ofRarestType(listed: readonly Action[]): readonly Action[] {
    const asked = (type: string): number => this.#asked.get(type) ?? 0;
    const types = [...new Set(listed.map(({ type }) => type))];
    const rarest = types.reduce((least, type) => (asked(type) < asked(least) ? type : least));
    this.#asked.set(rarest, asked(rarest) + 1);
    return listed.filter(({ type }) => type === rarest);
  }

  /** Each implementation orders the parts of a reward itself, so their indices are not compared. */
  #remember(draw: Draw, action: Action): void {
    if (action.type === 'takeReward') return;
    const place = this.#actions.length < REMEMBERED ? this.#actions.length : Math.floor(draw() * REMEMBERED);
    this.#actions[place] = action;
  }

  /** Returns an earlier action for the seat of a listed action, or the listed action with a change. */
  #foreign(draw: Draw, own: Action): Action | null {
    if (this.#actions.length === 0 || own.type === 'takeReward') return null;
    if (draw() < 0.4) return mutated(draw, own, 1) as Action;
    if (draw() < 0.5) return { ...pickOne(draw, this.#actions), seat: own.seat };
    const others = this.#actions.filter(({ type }) => type === own.type);
    const fields = others.flatMap((other) => Object.entries(other).filter(([name]) => !/^(type|seat)$/.test(name)));
    if (fields.length === 0) return null;
    const [name, value] = pickOne(draw, fields);
    return { ...own, [name]: Array.isArray(value) && draw() < 0.5 ? together(own, name, value) : value };
  }
}

/** Returns a key with all fields of an action, even unknown ones, and with sets of cards in any order. */
function keyOfAll(action: Action): string {
  const { type, ...fields }: Record<string, unknown> = Object(action);
  const isSet = (value: unknown): value is unknown[] => Array.isArray(value) && type !== 'arrangeStartingDecks';
  const sorted = Object.entries(fields).map(([name, value]) => [name, isSet(value) ? [...value].sort() : value]);
  return actionKey({ type, ...Object.fromEntries(sorted) });
}

/** Returns the elements of a field of an action and of another list. */
function together(own: Action, name: string, others: readonly unknown[]): unknown[] {
  const [, list] = Object.entries(own).find(([key]) => key === name) ?? [];
  return [...new Set([...(Array.isArray(list) ? list : []), ...others])];
}
