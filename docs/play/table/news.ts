import type { GameEvent, Seat } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import { type Ref, refId } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';
import { refsOf } from '../dom.ts';
import type { Heard, TableGame } from '../tableGame.ts';

/** What has happened, as far as the person at the screen may know it. */
export class News {
  readonly #game: TableGame;
  #fresh: GameEvent[] = [];
  #others: GameEvent[] = [];
  #own: GameEvent[] = [];
  /** What all may know of what others did, for each person since their own last action. */
  readonly #since = new Map<Seat, GameEvent[]>();

  constructor(game: TableGame) {
    this.#game = game;
    game.recall((heard) => this.hear(heard));
    this.#fresh = [];
    this.#own = [];
  }

  hear(heard: Heard): void {
    if (heard.type === 'refused') return;
    if (heard.type === 'anew') {
      this.#fresh = [];
      this.#others = [];
      this.#own = [];
      this.#since.clear();
      return;
    }
    const { seat, events, open } = heard;
    const { people } = this.#game;
    this.#fresh.push(...events);
    if (people.includes(seat)) this.#own.push(...open.filter((event) => 'seat' in event && event.seat === seat));
    this.#others = people.includes(seat) ? [] : [...this.#others, ...events];
    // Somebody else may sit at the screen when this is told.
    for (const person of people) {
      const before = person === seat ? [] : (this.#since.get(person) ?? []);
      this.#since.set(person, [...before, ...(person === seat ? betweenRounds(open) : open)]);
    }
  }

  /** What others did since the last action of the person who is to act, or who looks on. */
  get sinceOwn(): readonly GameEvent[] {
    const { awaited, viewer } = this.#game;
    const person = awaited ?? viewer;
    return person === 'spectator' ? [] : (this.#since.get(person) ?? []);
  }

  /** The things that moved since the table was drawn last; they are asked for once. */
  moved(text: Text): ReadonlySet<string> {
    return new Set(refsIn(this.#fresh.splice(0), text).map(refId));
  }

  /** What a person at this screen has just done, in words; it is asked for once. */
  takeOwn(text: Text): string {
    return text
      .log(this.#own.splice(0))
      .map((line) => sentence(plain(line.text)))
      .join('. ');
  }

  /** What Luna and the bots did since the last action of a person. */
  marks(text: Text): readonly Highlight[] {
    return marksOf(this.#others, text);
  }
}

/** The things that something has happened to, to be marked in the pictures. */
export function marksOf(events: readonly GameEvent[], text: Text): readonly Highlight[] {
  const things = refsIn(events, text).filter(({ kind }) => kind !== 'seat' && kind !== 'company');
  return things.map((ref) => ({ ref, as: 'last' }));
}

/** What happens to the table when an action ends a round. */
function betweenRounds(events: readonly GameEvent[]): readonly GameEvent[] {
  const isNewRound = events.some(({ type }) => type === 'roundStarted');
  return isNewRound ? events.slice(events.findIndex((event) => !('seat' in event))) : [];
}

function refsIn(events: readonly GameEvent[], text: Text): readonly Ref[] {
  return events.flatMap((event) => refsOf(text.event(event) ?? []));
}
