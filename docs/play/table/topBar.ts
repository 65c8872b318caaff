import type { GameView, Seat } from 'skymines-rules';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';
import { pawn } from './pawn.ts';

export interface GameHost {
  undo(): void;
  redo(): void;
  replay(): void;
  read(): void;
  help(): void;
}

export interface PageHost {
  readonly menu: readonly (readonly [label: string, act: () => void])[];
  /** `null` if there is no home page. */
  readonly home: string | null;
}

export interface BarState {
  readonly view: GameView;
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly acting: readonly Seat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canReplay: boolean;
}

export class TopBar {
  readonly element: HTMLElement;
  readonly #words: Words;
  readonly #rounds = h('div', { class: 'rounds' });
  readonly #order: HTMLElement;
  readonly #undo: HTMLButtonElement;
  readonly #redo: HTMLButtonElement;
  readonly #replay: HTMLButtonElement;

  constructor(words: Words, game: GameHost, page: PageHost, settings: HTMLElement, note: HTMLElement) {
    this.#words = words;
    this.#order = h('ol', { class: 'order', 'aria-label': words.table.order });
    this.#undo = tool('↶', words.undo, 'U', () => game.undo());
    this.#redo = tool('↷', words.redo, 'Y', () => game.redo());
    this.#replay = button(words.replay, () => game.replay());
    const help = tool('?', words.table.help, null, () => game.help());
    this.element = h(
      'header',
      { class: 'bar' },
      menu(words, this.#replay, game, page, settings, note),
      h('b', { class: 'wordmark', 'aria-hidden': 'true' }, 'SKYMINES'),
      this.#rounds,
      this.#order,
      h('div', { class: 'tools' }, this.#undo, this.#redo, help),
    );
  }

  show({ view, rounds, scores, acting, canUndo, canRedo, canReplay }: BarState, text: Text): void {
    const { table, phases } = { table: this.#words.table, phases: phaseOf(view) };
    this.#undo.disabled = !canUndo;
    this.#redo.disabled = !canRedo;
    this.#replay.hidden = !canReplay;
    const pips = Array.from({ length: rounds }, (_, index) =>
      h('i', { class: index + 1 === view.round ? 'is-now' : '', 'data-of': `/${rounds}` }, String(index + 1)),
    );
    this.#rounds.replaceChildren(
      h('span', { class: 'pips', 'aria-hidden': 'true' }, ...pips),
      h('span', { class: 'of' }, table.round(view.round, rounds)),
      h('span', { class: 'phase' }, phases === null ? '' : text.phase(phases)),
    );
    const seats = view.seating.map((seat) => {
      const name = sentence(text.name({ kind: 'seat', seat }));
      const flag = seat === view.firstPlayer ? h('span', { role: 'img', 'aria-label': table.first }, '⚑') : null;
      const passed = view.players[seat]?.passed === true ? h('small', {}, table.passed) : null;
      const item = h('li', { class: acting.includes(seat) ? 'is-acting' : '', 'data-seat': seat });
      item.append(pawn(seat, seat === view.luna?.seat), h('span', { class: 'name' }, name));
      item.append(
        h('b', { class: 'points' }, String(scores[seat] ?? ''), h('span', { class: 'spoken' }, ` ${table.points}`)),
      );
      if (flag !== null) item.append(flag);
      if (passed !== null) item.append(passed);
      return item;
    });
    this.#order.replaceChildren(...seats);
  }
}

function phaseOf({ stack }: GameView): 'setup' | 'planning' | 'actions' | 'end' {
  const kinds = stack.map(({ kind }) => kind);
  if (kinds.length === 0) return 'end';
  if (kinds.includes('startingToken') || kinds.includes('startingDecks')) return 'setup';
  return kinds.includes('planning') ? 'planning' : 'actions';
}

function tool(sign: string, name: string, key: string | null, act: () => void): HTMLButtonElement {
  return button(h('span', { 'aria-hidden': 'true' }, sign), act, {
    class: 'tool',
    title: name,
    'aria-label': name,
    'data-key': key,
  });
}

function menu(
  words: Words,
  replay: HTMLElement,
  game: GameHost,
  page: PageHost,
  settings: HTMLElement,
  note: HTMLElement,
): HTMLElement {
  const close = (): void => {
    details.open = false;
  };
  const closeHere = (): void => {
    close();
    details.querySelector('summary')?.focus();
  };
  const items = [
    button(words.table.read, () => game.read()),
    replay,
    ...page.menu.map(([label, act]) => button(label, act)),
  ];
  for (const item of items) item.addEventListener('click', close);
  const details = h(
    'details',
    { class: 'menu' },
    h('summary', { 'aria-label': words.menu, title: words.menu }, '☰'),
    h(
      'div',
      { class: 'sheet' },
      button('✕', closeHere, { class: 'close', 'aria-label': words.close }),
      ...items,
      page.home === null ? null : h('a', { href: page.home }, words.table.home),
      settings,
      note,
    ),
  );
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return;
    event.stopPropagation();
    closeHere();
  });
  return details;
}
