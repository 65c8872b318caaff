import type { Action, ChangeView, GameRecord, GameView, Seat, StoredGame } from 'skymines-rules';
import { changeFor, createSession, randomSeed, reasonText } from 'skymines-rules';

/** What the server sends. It never sends a whole state, nor a change as the session reports it. */
type Message = { version: number; view: GameView } | { change: ChangeView } | { record: GameRecord };

/** Opens the table: continues the stored game, or starts a new one. Returns the function that takes a client's wish. */
export function openTable() {
  const start = load() ?? { players: ['Ana', 'Ben'], seed: randomSeed(), luna: { level: 2 } };
  const session = createSession(start, { onListenerError: halt });
  const keep = () => save(session.stored());
  session.subscribe((change) => {
    keep(); // first store the change, then tell the clients
    for (const seat of [0, 1]) send(seat, { change: changeFor(change, seat) });
  });
  keep();
  goOn();

  function goOn(): void {
    // It may be Luna's turn when the table is opened.
    for (let [due] = session.pending(); due?.kind === 'lunaTurn'; [due] = session.pending()) {
      session.dispatch({ type: 'lunaTurn', seat: due.seat });
    }
    for (const seat of [0, 1]) send(seat, { version: session.version, view: session.getView(seat) });
    // The record contains every secret and the seed, so send it only after the end.
    if (session.isOver()) for (const seat of [0, 1]) send(seat, { record: session.record() });
  }

  /** `sender`: the seat of the client's login. `version`: that of the view in which the client made its choice. */
  return (sender: Seat, wish: Action | 'undo', version: number): readonly string[] => {
    if (wish !== 'undo' && wish?.seat !== sender) return ['You do not sit there.'];
    const result = wish === 'undo' ? session.undo(sender, { version }) : session.dispatch(wish, { version });
    if (result === false) return ['This cannot be undone.'];
    if (result !== true && !result.ok) return result.violations.map(reasonText);
    goOn();
    return [];
  };
}

// You write these: the connections, and a database that still has the last saved game after a crash.
declare function send(seat: Seat, message: Message): void;
declare function save(game: StoredGame): void;
declare function load(): StoredGame | undefined;
// Ends the program, so that no client hears of a change that could not be stored.
declare function halt(error: unknown): never;
