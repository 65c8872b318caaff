import type { Action, ChangeView, GameRecord, GameView, Seat, StoredGame } from 'skymines-rules';
import { changeFor, createSession, randomSeed, reasonText } from 'skymines-rules';

/** A message to a client. It never contains a whole state. */
type Message = { version: number; view: GameView } | { change: ChangeView } | { record: GameRecord };

/** Continues the stored game, or starts one. Returns the handler for requests. */
export function openTable() {
  const start = load() ?? { players: ['Ana', 'Ben'], seed: randomSeed(), luna: { level: 2 } };
  const session = createSession(start, { onListenerError: halt });
  const store = () => save(session.stored());
  session.subscribe((change) => {
    store(); // before any client receives the change
    for (const seat of [0, 1]) send(seat, { change: changeFor(change, seat) });
  });
  store();
  advance();

  /** Plays Luna's turns, then sends the new views. */
  function advance(): void {
    for (let [due] = session.pending(); due?.kind === 'lunaTurn'; [due] = session.pending()) {
      session.dispatch({ type: 'lunaTurn', seat: due.seat });
    }
    for (const seat of [0, 1]) send(seat, { version: session.version, view: session.getView(seat) });
    // A record contains every secret, so it is sent only after the end.
    if (session.isOver()) for (const seat of [0, 1]) send(seat, { record: session.record() });
  }

  /** `sender` is the seat of the logged-in client. `version` is the version of the view from which the player chose. */
  return (sender: Seat, request: Action | 'undo', version: number): readonly string[] => {
    if (request !== 'undo' && request?.seat !== sender) return ['This is not your seat.'];
    const result = request === 'undo' ? session.undo(sender, { version }) : session.dispatch(request, { version });
    if (result === false) return ['This cannot be undone.'];
    if (result !== true && !result.ok) return result.violations.map(reasonText);
    advance();
    return [];
  };
}

// Replace these with your connections and your database.
declare function send(seat: Seat, message: Message): void;
declare function save(game: StoredGame): void;
declare function load(): StoredGame | undefined;
// Ends the program, so that no client receives a change that is not stored.
declare function halt(error: unknown): never;
