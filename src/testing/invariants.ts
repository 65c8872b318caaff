import type { Rules } from '../api/bindRules.ts';
import { COMPANIES, type Company } from '../components/ids.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { boxOf } from '../game/boxOf.ts';
import type { Action } from '../game/model/actions.ts';
import type { GameState } from '../game/model/state.ts';
import { parseState } from '../hosting/saves/readSave.ts';
import { positionProblems } from '../hosting/saves/structure/structure.ts';
import { problemText } from '../input/problems.ts';

/** Returns a key that is the same for equal actions, regardless of the order of their properties. */
export function actionKey(action: Action): string {
  return sortedJson(action);
}

/** Returns the problems of the checks that fail. */
export function failing(checks: readonly (readonly [holds: boolean, problem: string])[]): string[] {
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

/** Returns the problems with list lengths, pieces, possessions and open decision; faster than `stateProblems`. */
export function structureProblems({ content }: Pick<Rules, 'content'>, state: GameState): string[] {
  return positionProblems({ box: boxOf(content), state }).map(problemText);
}

/** Returns all problems with a state's shape, pieces and open decision. The list is empty for a valid state. */
export function stateProblems({ content }: Pick<Rules, 'content'>, state: GameState): string[] {
  const parsed = parseState(boxOf(content), state);
  return parsed.ok ? [] : parsed.error.problems.map(problemText);
}

/** Returns markers, rounds and removed pieces that moved backwards between two states, which must never happen. */
export function movedBack(before: GameState, after: GameState): string[] {
  const back = before.players.flatMap((player, seat) => {
    const next = after.players[seat];
    if (next === undefined) return [`seat ${seat} is missing`];
    return failing([
      [next.helium >= player.helium, `helium-3 marker of seat ${seat}`],
      [next.upload >= player.upload, `upload marker of seat ${seat}`],
      ...COMPANIES.map((company) => {
        return [next.tracks[company] >= player.tracks[company], `${company} marker of seat ${seat}`] as const;
      }),
    ]);
  });
  const returned = COMPANIES.flatMap((company) =>
    failing([
      [after.removed[company] >= before.removed[company], `removed outposts of ${company}`],
      [shuttlesRemoved(after, company) >= shuttlesRemoved(before, company), `removed shuttles of ${company}`],
    ]),
  );
  return [...back, ...returned, ...failing([[after.round >= before.round, 'round']])];
}

function shuttlesRemoved({ belt }: GameState, company: Company): number {
  return belt?.removedShuttles[company] ?? 0;
}

/** Returns problems with a list of legal actions: duplicates, and seats that have a decision but no legal action. */
export function optionProblems(
  { pending }: Pick<Rules, 'pending'>,
  state: GameState,
  options: readonly Action[],
): string[] {
  const distinct = new Set(options.map(actionKey)).size;
  const stuck = pending(state).filter(({ seat }) => !options.some((action) => action.seat === seat));
  return [
    ...failing([[distinct === options.length, 'an action is listed twice']]),
    ...stuck.map(({ seat, kind }) => `seat ${seat} has no legal action for "${kind}"`),
  ];
}

/** Returns the problems of views: a seat whose legal actions or score differ between its view and the state. */
export function viewProblems(rules: Pick<Rules, 'legalActions' | 'viewFor' | 'score'>, state: GameState): string[] {
  return state.options.players.flatMap((_, seat) => {
    const view = rules.viewFor(state, seat);
    const actions = sortedJson(rules.legalActions(view, seat)) === sortedJson(rules.legalActions(state, seat));
    const score = sortedJson(rules.score(view)[seat]) === sortedJson(rules.score(state)[seat]);
    return failing([
      [actions, `seat ${seat} has different legal actions in its view`],
      [score, `seat ${seat} has a different score in its view`],
    ]);
  });
}
