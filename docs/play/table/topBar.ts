import type { GameView, Seat } from 'skymines-rules';
import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { renew } from '../dom.ts';
import { seatName } from '../seatNames.ts';
import type { Words } from '../words/en.ts';
import { icon } from './menu/icons.ts';
import { type MenuItem, menuButton } from './menu/menu.ts';
import { pawn } from './pawn.ts';

export interface GameHost {
  undo(): void;
  redo(): void;
  replay(): void;
  read(): void;
  help(): void;
  toggleSound(): void;
}

export interface PageHost {
  readonly menu: readonly MenuItem[];
  /** `null` if there is no home page. */
  readonly home: string | null;
  readonly settings: HTMLElement;
  readonly note: HTMLElement;
}

export interface BarState {
  readonly view: GameView;
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly acting: readonly Seat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canReplay: boolean;
  readonly hasSound: boolean;
}

export class TopBar {
  readonly element: HTMLElement;
  readonly #words: Words;
  readonly #rounds = h('div', { class: 'rounds' });
  readonly #order: HTMLElement;
  readonly #undo: HTMLButtonElement;
  readonly #redo: HTMLButtonElement;
  readonly #sound: HTMLButtonElement;
  #canReplay = false;

  constructor(words: Words, game: GameHost, page: PageHost) {
    this.#words = words;
    this.#order = h('ol', { class: 'order', 'aria-label': words.table.order });
    this.#undo = tool('↶', words.undo, 'U', () => game.undo());
    this.#redo = tool('↷', words.redo, 'Y', () => game.redo());
    this.#sound = button(icon('silence'), () => game.toggleSound(), { class: 'tool speaker' });
    const help = tool('?', words.table.help, null, () => game.help());
    this.element = h(
      'header',
      { class: 'bar' },
      menuButton(words, () => ({
        items: [...page.menu, ...this.#items(game, page.home)],
        home: page.home,
        settings: page.settings,
        note: page.note,
      })),
      h('b', { class: 'wordmark', 'aria-hidden': 'true' }, 'SKYMINES'),
      this.#rounds,
      this.#order,
      h('div', { class: 'tools' }, this.#undo, this.#redo, this.#sound, help),
    );
  }

  #items(game: GameHost, home: string | null): readonly MenuItem[] {
    const { replay, table, menuSheet, lobby } = this.#words;
    // A new tab, so that the game stays open.
    const openRules = (): void => void window.open(`${home}rules/`, '_blank', 'noopener');
    const own: readonly MenuItem[] = [
      ...(home === null ? [] : [{ group: 'game', icon: 'book', label: lobby.pages.rules, act: openRules } as const]),
      { group: 'game', icon: 'text', label: table.read, key: 'V', act: () => game.read() },
      { group: 'game', icon: 'help', label: menuSheet.help, key: '?', act: () => game.help() },
    ];
    const again: MenuItem = { group: 'game', icon: 'replay', label: replay, act: () => game.replay() };
    return this.#canReplay ? [again, ...own] : own;
  }

  #showSound(isOn: boolean): void {
    if (this.#sound.ariaPressed === String(isOn)) return;
    const { soundOn, soundOff, switches } = this.#words.menuSheet;
    this.#sound.replaceChildren(icon(isOn ? 'sound' : 'silence'));
    this.#sound.title = `${isOn ? soundOn : soundOff} (M)`;
    this.#sound.ariaLabel = switches.sound;
    this.#sound.ariaPressed = String(isOn);
  }

  show({ view, rounds, scores, acting, canUndo, canRedo, canReplay, hasSound }: BarState, text: Text): void {
    const { table } = this.#words;
    const phase = phaseOf(view);
    this.#undo.disabled = !canUndo;
    this.#redo.disabled = !canRedo;
    this.#canReplay = canReplay;
    this.#showSound(hasSound);
    const pips = Array.from({ length: rounds }, (_, index) =>
      h('i', { class: index + 1 === view.round ? 'is-now' : '', 'data-of': `/${rounds}` }, String(index + 1)),
    );
    renew(
      this.#rounds,
      h('span', { class: 'pips', 'aria-hidden': 'true' }, ...pips),
      h('span', { class: 'of' }, table.round(view.round, rounds)),
      h('span', { class: 'phase' }, text.phase(phase)),
    );
    const seats = view.seating.map((seat) => {
      const name = seatName(text, seat);
      const flag =
        phase !== 'end' && seat === view.firstPlayer
          ? h('span', { role: 'img', 'aria-label': table.first }, '⚑')
          : null;
      const passed = phase !== 'end' && view.players[seat]?.passed === true ? h('small', {}, table.passed) : null;
      const item = h('li', { class: acting.includes(seat) ? 'is-acting' : '', 'data-seat': seat });
      item.append(pawn(seat, seat === view.luna?.seat), h('span', { class: 'name' }, name));
      item.append(
        h('b', { class: 'points' }, String(scores[seat] ?? ''), h('span', { class: 'spoken' }, ` ${table.points}`)),
      );
      if (flag !== null) item.append(flag);
      if (passed !== null) item.append(passed);
      return item;
    });
    renew(this.#order, ...seats);
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
