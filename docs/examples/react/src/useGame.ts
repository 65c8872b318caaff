import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Session, Violation } from 'skymines-rules';
import { type Chooser, type Chosen, chooser } from 'skymines-rules/queries';

/** Returns the view and the chooser of the player who must decide. Plays Luna's turns immediately. */
export function useGame(session: Session) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const seat = session.pending()[0]?.seat ?? 0;
  const view = session.getView(seat);
  const start = useMemo(() => chooser(view, seat), [view, seat]);
  const [progress, setProgress] = useState<{ readonly start: Chooser; readonly now: Chooser }>({ start, now: start });
  const [failure, setFailure] = useState<{ readonly at: Chooser; readonly violation?: Violation | undefined }>();
  // Steps and violations from an earlier position no longer apply.
  const now = progress.start === start ? progress.now : start;
  const violation = (failure?.at === now && failure.violation) || null;
  const go = (next: Chooser): void => setProgress({ start, now: next });

  function follow(chosen: Chosen): void {
    if (chosen.kind === 'complete') {
      session.dispatch(chosen.action);
      playLuna(session);
    } else if (chosen.kind === 'blocked') setFailure({ at: now, violation: chosen.violations[0] });
    else if (chosen.kind !== 'nothing') go(chosen.chooser);
  }

  return { state, seat, view, now, violation, go, follow };
}

export function playLuna(session: Session): void {
  for (let [due] = session.pending(); due?.kind === 'lunaTurn'; [due] = session.pending()) {
    session.dispatch({ type: 'lunaTurn', seat: due.seat });
  }
}
