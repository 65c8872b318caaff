import type { Action, ChangeView, GameRecord, GameView, Seat, StoredGame } from 'skymines-rules';
import { changeFor, createSession, randomSeed, reasonText } from 'skymines-rules';

/** What is sent. A whole state, or a change as the session tells it, is none of these. */
type Message = { version: number; view: GameView } | { change: ChangeView } | { record: GameRecord };

/** Opens the table: the stored game where it stopped, or a new one. Gives the function that takes what clients send. */
export function openTable() {
  const start = load() ?? { players: ['Ana', 'Ben'], seed: randomSeed(), luna: { level: 2 } };
  const session = createSession(start, { onListenerError: halt });
  const keep = () => save({ options: session.getState().options, actions: session.actions, version: session.version });
  session.subscribe((change) => {
    keep(); // before anybody hears of it
    for (const seat of [0, 1]) send(seat, { change: changeFor(change, seat) });
  });
  keep();
  goOn();

  function goOn(): void {
    // Luna is never played by herself, so that a program can show her turn. She may be due when the table is opened.
    for (let [due] = session.pending(); due?.kind === 'lunaTurn'; [due] = session.pending()) {
      session.dispatch({ type: 'lunaTurn', seat: due.seat });
    }
    for (const seat of [0, 1]) send(seat, { version: session.version, view: session.getView(seat) });
    // The record tells everything, the seed included: not before the end.
    if (session.isOver()) for (const seat of [0, 1]) send(seat, { record: session.record() });
  }

  /** `sender` is the seat the client has logged in for; it has chosen the action, or to undo, at a version of its view. */
  return (sender: Seat, wish: Action | 'undo', version: number): readonly string[] => {
    if (wish !== 'undo' && wish?.seat !== sender) return ['You do not sit there.'];
    const result = wish === 'undo' ? session.undo(sender, { version }) : session.dispatch(wish, { version });
    if (result === false) return ['This cannot be undone.'];
    if (result !== true && !result.ok) return result.violations.map(reasonText);
    goOn();
    return [];
  };
}

// Yours: the connections, and a database that gives again, after a crash, what it got last.
declare function send(seat: Seat, message: Message): void;
declare function save(game: StoredGame): void;
declare function load(): StoredGame | undefined;
// Ends the program: nobody is told of what could not be stored.
declare function halt(error: unknown): never;
