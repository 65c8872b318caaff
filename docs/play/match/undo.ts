import type { Seat } from 'skymines-rules';
import type { Match } from './match.ts';

/** Seats that decide at the same time undo only their own actions. */
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

/** Undoes everything back to the last human decision, including the actions of Luna and the bots. */
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
    match.decisions.recordUndo(length);
    return true;
  }
  // If hidden information was revealed in between, nothing is undone.
  for (; undone > 0; undone -= 1) session.redo();
  return false;
}

export function canRedo(match: Match): boolean {
  return match.session.canRedo(ownSeat(match) ?? undefined) || match.session.canRedo();
}

/** Redoes everything up to the next human decision. */
export function redo(match: Match): void {
  const { session } = match;
  const own = ownSeat(match);
  if (own !== null && session.redo(own)) return;
  const end = match.decisions.popRedo();
  if (!session.redo()) return;
  while ((session.actions.length < end || match.awaited === null) && session.redo());
}
