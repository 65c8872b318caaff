import { type Action, type GameEvent, type GameState, rules } from 'skymines-rules';
import { scenarios } from 'skymines-rules/testing';

/** Drawings that can show the difference between two positions. `seat` is about one player. */
export const PANELS = ['map', 'lanes', 'spaces', 'research', 'plans', 'cards', 'area', 'hand', 'seat'] as const;
export type Panel = (typeof PANELS)[number];

/** A scenario that shows a rule: a position and an action. */
export interface Example {
  readonly title: string;
  readonly file: string;
  /** The lines that describe the position. */
  readonly position: readonly string[];
  /** Actions in notation, such as `Ana: use A02`. */
  readonly actions: string;
  readonly panels: readonly Panel[];
}

/** A scenario with its actions and the properties that it checks. */
type Checked = Pick<Example, 'title' | 'position'> & { readonly checks: readonly string[] };

export interface Played {
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
  /** The player who acts last. */
  readonly seat: number;
}

let steps: Played[] = [];

const unbound = Object.entries(rules).map(([name, member]: [string, unknown]) => {
  return [name, typeof member === 'function' ? (...args: unknown[]) => member(...args) : member];
});

/** Rules that record what a scenario plays. */
const recording: typeof rules = {
  ...Object.fromEntries(unbound),
  tryReduce: (state: GameState, action: Action) => {
    const result = rules.tryReduce(state, action);
    const seat = 'seat' in action ? action.seat : 0;
    if (result.ok) steps.push({ before: state, after: result.state, events: result.events, seat });
    return result;
  },
};

/** Plays an example. Returns `null` if it is invalid. */
export function play({ title, position, actions }: Pick<Example, 'title' | 'position' | 'actions'>): Played | null {
  const text = (line: string): string => [title, ...position, line].join('\n');
  // The first run plays to the first decision, which the second run no longer records.
  const problems = scenarios(text('>'), recording).flatMap((scenario) => scenario.run());
  steps = [];
  problems.push(...scenarios(text(`> ${actions}`), recording).flatMap((scenario) => scenario.run()));
  const first = steps.at(0);
  const last = steps.at(-1);
  if (problems.length > 0 || first === undefined || last === undefined) return null;
  return { before: first.before, after: last.after, events: steps.flatMap(({ events }) => events), seat: last.seat };
}

/** Checks whether a scenario is true with the default rules. */
export function isTrue({ title, position, checks }: Checked): boolean {
  const text = [title, ...position, ...checks].join('\n');
  return scenarios(text, rules).every((scenario) => scenario.run().length === 0);
}
