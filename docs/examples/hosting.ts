import type { Action, Seat } from 'skymines-rules';
import { createSession, reasonText } from 'skymines-rules';

const session = createSession({ players: ['Ana', 'Ben'], seed: crypto.randomUUID(), luna: { level: 2 } });
sendViews();
// The options and every action, Luna's too: createSession(createRecord(options, actions)) goes on after a restart.
// Nothing is undone here.
store(session.getState().options);
session.subscribe((change) => store(change.action));

/** An action that came from a client; `sender` is the seat this client has logged in for. */
export function receive(sender: Seat, action: Action): readonly string[] {
  if (action?.seat !== sender) return ['You do not sit there.'];
  const result = session.dispatch(action);
  if (!result.ok) return result.violations.map(reasonText);
  letLunaPlay();
  sendViews();
  // The record tells everything, the seed included: not before the end.
  if (session.isOver()) for (const seat of [0, 1]) send(seat, { score: session.score(), record: session.record() });
  return [];
}

function sendViews(): void {
  for (const seat of [0, 1]) send(seat, session.getView(seat));
}

/** Luna is never played by herself, so that a program can show her turn. */
function letLunaPlay(): void {
  for (let [due] = session.pending(); due?.kind === 'lunaTurn'; [due] = session.pending()) {
    session.dispatch({ type: 'lunaTurn', seat: due.seat });
  }
}

// Yours: the connection and the database.
declare function send(seat: Seat, message: object): void;
declare function store(what: object): void;
