import type { Action, GameView, Seat } from 'skymines-rules';
import { type Choice, choices } from 'skymines-rules/queries';

export type Chooser = ReturnType<typeof openChooser>;

/** Who hears of a step, and of the action at the end. */
interface Listener {
  moved(): void;
  act(action: Action): void;
}

/** Leads a person to an action, a few choices at a time. It goes on where an earlier one stood, as far as that is possible. */
export function openChooser(view: GameView, seat: Seat, { moved, act }: Listener, earlier: readonly Choice[]) {
  const roots = choices(view, seat);
  let path = passed(again(earlier));

  /** The same steps, as long as they are offered. */
  function again(steps: readonly Choice[]): readonly Choice[] {
    const found: Choice[] = [];
    for (const { field, value } of steps) {
      const same = nextOf(found).find((choice) => choice.field === field && choice.value === value);
      if (same === undefined) return [];
      found.push(same);
    }
    return found;
  }

  function nextOf(steps: readonly Choice[]): readonly Choice[] {
    const last = steps.at(-1);
    return last === undefined ? roots : last.next;
  }

  /** Passes where there is only one way to go on. */
  function passed(steps: readonly Choice[]): readonly Choice[] {
    const [only, ...others] = nextOf(steps);
    if (only === undefined || others.length > 0 || only.action !== null || completeBy(steps)) return steps;
    return passed([...steps, only]);
  }

  function go(steps: readonly Choice[]): void {
    path = passed(steps);
    moved();
  }

  return {
    /** What was chosen so far. */
    path: () => path,
    offered: () => nextOf(path),
    /** The action that is complete already, although more can be chosen. */
    complete: () => completeBy(path),
    act,
    pick(choice: Choice): void {
      if (choice.action !== null && choice.next.length === 0) act(choice.action);
      else go([...path, choice]);
    },
    restart: () => go([]),
  };
}

const completeBy = (steps: readonly Choice[]): Action | null => steps.at(-1)?.action ?? null;
