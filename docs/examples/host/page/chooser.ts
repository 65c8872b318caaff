import type { Action, GameView, Seat } from 'skymines-rules';
import { type Choice, choiceAfter, choices, nextChoices, type Step } from 'skymines-rules/queries';

export type Chooser = ReturnType<typeof openChooser>;

/** Who hears of a step, and of the action at the end. */
interface Listener {
  moved(): void;
  act(action: Action): void;
}

/** Leads a person to an action, a few choices at a time. It goes on where an earlier one stood, as far as that is possible. */
export function openChooser(view: GameView, seat: Seat, { moved, act }: Listener, earlier: readonly Step[]) {
  const start = choices(view, seat);
  let now = passed(choiceAfter(start, earlier) ?? start);

  /** Passes where there is only one way to go on. */
  function passed(choice: Choice): Choice {
    const [only, ...others] = nextChoices(choice);
    if (only === undefined || others.length > 0 || only.action !== null || choice.action !== null) return choice;
    return passed(only);
  }

  function go(choice: Choice): void {
    now = passed(choice);
    moved();
  }

  return {
    /** What was chosen so far. */
    steps: () => now.steps,
    offered: () => nextChoices(now),
    /** The action that is complete already, although more can be chosen. */
    complete: () => now.action,
    act,
    pick(choice: Choice): void {
      if (choice.action !== null && choice.ways.length === 0) act(choice.action);
      else go(choice);
    },
    restart: () => go(start),
  };
}
