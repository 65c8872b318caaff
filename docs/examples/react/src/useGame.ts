import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Session, Violation } from 'skymines-rules';
import { type Chooser, type Chosen, chooser } from 'skymines-rules/queries';

/** The game as the deciding player sees it, and what a choice leads to. Luna's turns are played at once. */
export function useGame(session: Session) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const seat = session.pending()[0]?.seat ?? 0;
  const view = session.getView(seat);
  const start = useMemo(() => chooser(view, seat), [view, seat]);
  const [begun, setBegun] = useState<{ readonly start: Chooser; readonly now: Chooser }>({ start, now: start });
  const [refused, setRefused] = useState<{ readonly at: Chooser; readonly violation?: Violation | undefined }>();
  // What was begun, and what was refused, belongs to its own position.
  const now = begun.start === start ? begun.now : start;
  const refusal = (refused?.at === now && refused.violation) || null;
  const go = (next: Chooser): void => setBegun({ start, now: next });

  function follow(chosen: Chosen): void {
    if (chosen.kind === 'complete') {
      session.dispatch(chosen.action);
      passLuna(session);
    } else if (chosen.kind === 'blocked') setRefused({ at: now, violation: chosen.violations[0] });
    else if (chosen.kind !== 'nothing') go(chosen.chooser);
  }

  return { state, seat, view, now, refusal, go, follow };
}

export function passLuna(session: Session): void {
  for (let [due] = session.pending(); due?.kind === 'lunaTurn'; [due] = session.pending()) {
    session.dispatch({ type: 'lunaTurn', seat: due.seat });
  }
}
