import { changeFor, type GameEvent, type Seat, type SessionChange } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import { type Ref, refId } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { refsOf } from '../dom.ts';
import type { Match } from '../match/match.ts';

/** What has happened, as far as the person at the screen may know it. */
export class News {
  readonly #match: Match;
  #fresh: GameEvent[] = [];
  #others: GameEvent[] = [];
  /** What all may know of what others did, for each person since their own last action. */
  readonly #since = new Map<Seat, GameEvent[]>();

  constructor(match: Match) {
    this.#match = match;
    this.#recall();
  }

  /** What others did before the page was opened: that part of the game is played once more. */
  #recall(): void {
    const { rules, session, people } = this.#match;
    const { actions } = session;
    const seats = actions.map(({ seat }) => seat);
    const known = Math.max(0, Math.min(...people.map((person) => seats.lastIndexOf(person))));
    if (known >= actions.length) return;
    const again = rules.createSession({ options: session.getState().options, actions: actions.slice(0, known) });
    again.subscribe((change) => this.hear(change));
    for (const action of actions.slice(known)) again.dispatch(action);
    this.#fresh = [];
  }

  hear(change: SessionChange): void {
    const seen = changeFor(change, this.#match.viewer);
    if (seen.type === 'undone') {
      this.#fresh = [];
      this.#others = [];
      this.#since.clear();
      return;
    }
    this.#fresh.push(...seen.events);
    const { seat } = seen.action;
    this.#others = this.#match.isPerson(seat) ? [] : [...this.#others, ...seen.events];
    // Somebody else may sit at the screen when this is told.
    const open = changeFor(change, 'spectator');
    if (open.type === 'undone') return;
    for (const person of this.#match.people) {
      const before = person === seat ? [] : (this.#since.get(person) ?? []);
      this.#since.set(person, [...before, ...(person === seat ? betweenRounds(open.events) : open.events)]);
    }
  }

  /** What others did since the last action of the person who is to act, or who looks on. */
  get sinceOwn(): readonly GameEvent[] {
    const { awaited, viewer } = this.#match;
    const person = awaited ?? viewer;
    return person === 'spectator' ? [] : (this.#since.get(person) ?? []);
  }

  /** The things that moved since the table was drawn last; they are asked for once. */
  moved(text: Text): ReadonlySet<string> {
    return new Set(refsIn(this.#fresh.splice(0), text).map(refId));
  }

  /** What Luna and the bots did since the last action of a person. */
  marks(text: Text): readonly Highlight[] {
    const things = refsIn(this.#others, text).filter(({ kind }) => kind !== 'seat' && kind !== 'company');
    return things.map((ref) => ({ ref, as: 'last' }));
  }
}

/** What happens to the table when an action ends a round. */
function betweenRounds(events: readonly GameEvent[]): readonly GameEvent[] {
  const isNewRound = events.some(({ type }) => type === 'roundStarted');
  return isNewRound ? events.slice(events.findIndex((event) => !('seat' in event))) : [];
}

function refsIn(events: readonly GameEvent[], text: Text): readonly Ref[] {
  return events.flatMap((event) => refsOf(text.event(event) ?? []));
}
