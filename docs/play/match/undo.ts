import type { Seat } from 'skymines-rules';
import type { Match } from './match.ts';

/** Whether several seats answer at once, so that everybody undoes only what is their own. */
function answerTogether({ session }: Match): boolean {
  const [prompt] = session.pending();
  return prompt?.kind === 'planning' || prompt?.kind === 'startingToken';
}

function ownSeat(match: Match): Seat | null {
  return answerTogether(match) && match.viewer !== 'spectator' ? match.viewer : null;
}

export function canUndo(match: Match): boolean {
  const own = ownSeat(match);
  if (own !== null && (match.session.canUndo(own) || match.people.length > 1)) return match.session.canUndo(own);
  return match.session.canUndo() && match.session.actions.some(({ seat }) => match.isPerson(seat));
}

/** Goes back to the last decision of a person: what Luna and the bots have done since is undone as well. */
export function undo(match: Match): boolean {
  const { session } = match;
  const own = ownSeat(match);
  if (own !== null && session.canUndo(own)) return session.undo(own);
  const { length } = session.actions;
  const start = match.decisions.before(length);
  let undone = 0;
  for (let last = session.actions.at(-1); last !== undefined && session.undo(); last = session.actions.at(-1)) {
    undone += 1;
    const isBegin = start === null ? match.isPerson(last.seat) : session.actions.length <= start;
    if (!isBegin) continue;
    match.decisions.undone(length);
    return true;
  }
  // Something hidden had come to light in between: nothing is taken back.
  for (; undone > 0; undone -= 1) session.redo();
  return false;
}

export function canRedo(match: Match): boolean {
  return match.session.canRedo(ownSeat(match) ?? undefined) || match.session.canRedo();
}

/** Goes forward again, up to the next decision of a person. */
export function redo(match: Match): void {
  const { session } = match;
  const own = ownSeat(match);
  if (own !== null && session.redo(own)) return;
  const end = match.decisions.redone();
  if (!session.redo()) return;
  while ((session.actions.length < end || match.awaited === null) && session.redo());
}
