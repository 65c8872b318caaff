import type { Action, GameEvent } from 'skymines-rules';
import type { Highlight } from 'skymines-rules/drawing';
import type { Ref } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';
import { refsOf } from '../refs.ts';
import type { GameChange, TableGame } from '../tableGame.ts';

type KnownGame = Pick<TableGame, 'isSolo' | 'people' | 'past' | 'recall'>;

/** Collects the latest events that the player at the screen may see. */
export class News {
  readonly #game: KnownGame;
  #others: GameEvent[] = [];
  #own: GameEvent[] = [];
  /** The last action that needs no announcement any more. */
  #announced: Action | undefined;

  constructor(game: KnownGame) {
    this.#game = game;
    game.recall((change) => this.update(change));
    this.#own = [];
    this.#announced = this.#lastOwn;
  }

  update(change: GameChange): void {
    if (change.type === 'refused') return;
    if (change.type === 'reset') {
      this.#others = [];
      this.#own = [];
      this.#announced = this.#lastOwn;
      return;
    }
    const { seat, events, open } = change;
    const { people } = this.#game;
    if (people.includes(seat)) this.#own.push(...open.filter((event) => 'seat' in event && event.seat === seat));
    this.#others = people.includes(seat) ? [] : [...this.#others, ...events];
  }

  /** Describes the actions of the human players here since the last call. */
  takeOwn(text: Text): string {
    const lines = text.log(this.#own.splice(0)).map((line) => plain(line.text));
    return [...lines, ...this.#takePlanned(text)].map(sentence).join('. ');
  }

  /** Planning a card has no event, because the card is hidden. Several players at one screen must not hear it. */
  #takePlanned(text: Text): readonly string[] {
    const last = this.#lastOwn;
    if (last === this.#announced) return [];
    this.#announced = last;
    if (last?.type !== 'planCard') return [];
    const { seat, card, slot } = last;
    const places = [
      { kind: 'card', card },
      { kind: 'actionSlot', seat, slot },
    ] as const;
    return [places.map((ref) => plain(text.name(ref))).join(', ')];
  }

  /** The last action of the only human player. */
  get #lastOwn(): Action | undefined {
    const { isSolo, people, past } = this.#game;
    return isSolo ? past?.actions.findLast(({ seat }) => people.includes(seat)) : undefined;
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
