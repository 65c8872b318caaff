import type { Action, GameEvent } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import type { Ref } from 'skymines-rules/queries';
import { plain, type RichText, type Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';
import { refsOf } from '../refs.ts';
import type { GameChange, TableGame } from '../tableGame.ts';

/** Collects the latest events that the player at the screen may see. */
export class News {
  readonly #game: TableGame;
  #others: GameEvent[] = [];
  #own: GameEvent[] = [];
  /** The last action for which there is nothing new to say. */
  #planned: Action | undefined;

  constructor(game: TableGame) {
    this.#game = game;
    game.recall((change) => this.update(change));
    this.#own = [];
  }

  update(change: GameChange): void {
    if (change.type === 'refused') return;
    if (change.type === 'reset') {
      this.#others = [];
      this.#own = [];
      this.#planned = this.#game.past?.actions.at(-1);
      return;
    }
    const { seat, events, open } = change;
    const { people } = this.#game;
    if (people.includes(seat)) this.#own.push(...open.filter((event) => 'seat' in event && event.seat === seat));
    this.#others = people.includes(seat) ? [] : [...this.#others, ...events];
  }

  /** Describes the actions of the human players here since the last call. */
  takeOwn(text: Text): string {
    const lines = text.log(this.#own.splice(0)).map((line) => line.text);
    return [...lines, ...this.#takePlanned(text)].map((line) => sentence(plain(line))).join('. ');
  }

  /** Planning a card has no event, because the cards stay hidden. */
  #takePlanned(text: Text): readonly RichText[] {
    const last = this.#game.past?.actions.at(-1);
    if (last?.type !== 'planCard' || last === this.#planned) return [];
    this.#planned = last;
    return [text.action(last)];
  }

  marks(text: Text): readonly Highlight[] {
    return marksOf(this.#others, text);
  }
}

export function marksOf(events: readonly GameEvent[], text: Text): readonly Highlight[] {
  const things = refsIn(events, text).filter(({ kind }) => kind !== 'seat' && kind !== 'company');
  return things.map((ref) => ({ ref, as: 'last' }));
}

function refsIn(events: readonly GameEvent[], text: Text): readonly Ref[] {
  return events.flatMap((event) => refsOf(text.event(event) ?? []));
}
