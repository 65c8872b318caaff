import type { Content, Seat } from 'skymines-rules';
import { plain, type Text } from 'skymines-rules/text';
import { button, h } from '../../../shared/elements.ts';
import { face } from '../../art/faces.ts';
import { faceOf, seatName } from '../../seatNames.ts';
import type { TableGame } from '../../tableGame.ts';
import type { Words } from '../../words/en.ts';
import type { History, PlayedTurn } from '../history.ts';
import { fittingSigns, pointsClass, pointsText, signs } from '../signsView.ts';
import { type TurnSigns, turnSigns } from '../turnSigns.ts';

export interface GridLook {
  readonly game: TableGame;
  readonly text: Text;
  readonly words: Words;
}

/** Width of a row without the number and the points, and height of its icons, in design pixels. */
const ROOM = { all: 540, points: 44, height: 19 } as const;

/** `from` and `to` are the numbers of actions before the round, and after which its points are known. */
interface Round {
  readonly element: HTMLElement;
  readonly place: HTMLElement;
  readonly points: string;
  readonly from: number;
  readonly to: number;
}

/** All turns in one column per seat, round by round. A click goes to the end of a turn. */
export class TurnGrid {
  readonly element: HTMLElement;
  readonly #history: History;
  readonly #look: GridLook;
  readonly #cells = new Map<PlayedTurn, HTMLElement>();
  readonly #rounds: Round[] = [];
  readonly #go: (count: number) => void;

  constructor(history: History, look: GridLook, go: (count: number) => void) {
    this.#history = history;
    this.#look = look;
    this.#go = go;
    const { words } = look;
    const rounds = [...new Set(history.turns.map(({ turn }) => turn.round))];
    const table = h('table', { class: 'turn-grid' }, this.#head(), ...rounds.map((round) => this.#addRound(round)));
    this.element = h('div', { class: 'moves', tabindex: 0, role: 'region', 'aria-label': words.table.moves }, table);
  }

  /** Turns after the last one that the viewer has seen stay hidden. */
  show(count: number, reached: number): void {
    for (const { element, place, points, from, to } of this.#rounds) {
      element.hidden = from >= reached;
      place.textContent = to <= reached ? points : '';
    }
    let now: HTMLElement | null = null;
    for (const [{ from, to }, cell] of this.#cells) {
      const isNow = from < count && count <= to;
      cell.classList.toggle('is-now', isNow);
      cell.classList.toggle('is-later', from >= count);
      cell.ariaCurrent = isNow ? 'true' : null;
      cell.hidden = from >= reached;
      if (isNow) now = cell;
    }
    if (now !== null) this.#scrollTo(now);
  }

  /** Scrolls only the list. `scrollIntoView` would also move the table. */
  #scrollTo(cell: HTMLElement): void {
    const [list, own] = [this.element.getBoundingClientRect(), cell.getBoundingClientRect()];
    this.element.scrollTop += own.top + own.height / 2 - (list.top + list.height / 2);
  }

  #head(): HTMLElement {
    const { game, text } = this.#look;
    const seats = game.view.seating.map((seat) =>
      h(
        'th',
        { scope: 'col' },
        face(faceOf(game, seat), `var(--sm-seat-${seat})`),
        h('span', {}, seatName(text, seat)),
      ),
    );
    return h('thead', {}, h('tr', {}, h('td'), ...seats));
  }

  #addRound(round: number): HTMLElement {
    const { history, text, seating } = {
      history: this.#history,
      text: this.#look.text,
      seating: this.#look.game.view.seating,
    };
    const turns = history.turns.filter(({ turn }) => turn.round === round && turn.events.length > 0);
    const to = Math.max(...turns.map((each) => each.to));
    const place = h('span', {});
    const title = h(
      'th',
      { colspan: seating.length + 1, scope: 'rowgroup' },
      `${text.heading('round')} ${round}`,
      place,
    );
    const plans = turns.filter(({ turn }) => turn.kind === 'plan');
    const columns = seating.map((seat) => turns.filter(({ turn }) => turn.kind === 'turn' && turn.seat === seat));
    const most = Math.max(...columns.map(({ length }) => length));
    const rows = Array.from({ length: most }, (_, index) =>
      this.#row(
        String(index + 1),
        columns.map((column) => column[index]),
      ),
    );
    const planned = seating.map((seat) => plans.find(({ turn }) => turn.seat === seat));
    const element = h(
      'tbody',
      {},
      h('tr', { class: 'round-name' }, title),
      this.#row(h('span', { class: 'spoken' }, text.phase('planning')), planned),
      ...rows,
    );
    const points = seating.map((seat) => history.moments[to]?.totals[seat]).join(' : ');
    const from = Math.min(...turns.map((each) => each.from));
    this.#rounds.push({ element, place, points, from, to });
    return element;
  }

  #row(number: string | HTMLElement, turns: readonly (PlayedTurn | undefined)[]): HTMLElement {
    const cells = turns.map((turn) => h('td', {}, turn === undefined ? null : this.#cell(turn)));
    return h('tr', {}, h('th', { scope: 'row' }, number), ...cells);
  }

  #cell(played: PlayedTurn): HTMLElement {
    const { game, text, words } = this.#look;
    const { turn } = played;
    const line = lineOf(played, game.rules.content, text);
    const room = ROOM.all / game.view.seating.length - ROOM.points;
    const name = fullText(line, text, words);
    const cell = button(h('span', { class: 'spoken' }, name), () => this.#go(played.to), {
      ...{ class: 'move', 'data-seat': turn.seat, title: name },
    });
    cell.append(...signLine(line, room, ROOM.height, words, game.view.luna?.seat ?? null));
    const gain = turn.gains?.[turn.seat] ?? null;
    if (turn.kind === 'turn') cell.append(h('span', { class: pointsClass(gain) }, pointsText(gain)));
    this.#cells.set(played, cell);
    return cell;
  }
}

export function lineOf({ turn }: PlayedTurn, content: Content, text: Text): TurnSigns {
  return turnSigns(turn, content, text);
}

/** Icons of the cards used, an arrow, and icons of the effects. */
export function signLine(
  { steps }: TurnSigns,
  room: number,
  height: number,
  words: Words,
  luna: Seat | null,
): readonly HTMLElement[] {
  const look = { words, luna, height };
  const { used, got } = fittingSigns(steps, room, height);
  const arrow = got.length === 0 || used.length === 0 ? [] : [h('i', { class: 'leads' })];
  return [h('span', { class: 'sign-line' }, ...signs(used, look), ...arrow, ...signs(got, look))];
}

function fullText({ turn, text: full }: TurnSigns, text: Text, words: Words): string {
  return `${words.says(seatName(text, turn.seat))}${plain(full)}`;
}
