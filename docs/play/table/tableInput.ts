import { refId } from 'skymines-rules/queries';
import { preferences } from '../preferences.ts';
import { onDrag } from './dragging.ts';
import { listen } from './keys.ts';
import { onPicture } from './pointing.ts';
import type { TableState } from './tableState.ts';
import type { TableControls, TableView } from './tableView.ts';
import { onTab } from './tabOrder.ts';

/** Actions that the keyboard offers in addition to the buttons. */
export interface TableActions extends TableControls {
  endReplay(): void;
}

/** Connects the mouse, touch and the keyboard with the table. The returned functions remove the listeners. */
export function tableInput(
  state: TableState,
  view: TableView,
  actions: TableActions,
): { readonly resetPointer: () => void; readonly stop: () => void } {
  const root = view.element;
  const resetPointer = onPicture(root, {
    click: (id) => (state.question === null ? view.look(id) : state.question.click(id)),
    point: (id) => state.question?.hover(id),
    look: (id) => view.look(id),
  });
  root.addEventListener('pointermove', ({ clientX, clientY }) => view.pill.moveTo(clientX, clientY));
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('[data-choice]:focus-visible')) return;
    const { right, top } = target.getBoundingClientRect();
    view.pill.moveTo(right, top);
  });
  onTab(root, () => (state.replay === null ? view.tabOrder : []));
  onDrag(root, {
    card: (id, onto) => state.question?.drop(id, onto) ?? false,
    marker: (from, onto) => state.question?.move(from, onto) ?? false,
    canMove: (seat) => state.seat === seat,
  });
  root.addEventListener('click', ({ target }) => {
    const isButton = target instanceof Element && target.closest('button, a, summary, input, select, dialog') !== null;
    if (!isButton && state.game.awaited === null) actions.skip();
  });
  const click = (id: string | null): boolean => {
    if (id !== null) state.question?.click(id);
    return id !== null;
  };
  const stopShowing = whileShowing(state, view, actions);
  const stopKeys = listen({
    finish: () => state.question?.finish() ?? pressMain(root),
    back: () => goBack(state, view, actions),
    hand: (index) => click(cardId(state.own?.hand[index])),
    slot: (slot) => click(cardId(state.own?.area[slot]) ?? refId({ kind: 'actionSlot', seat: state.seat ?? 0, slot })),
    press: (key) => {
      const act = shortcutsOf(state, view, actions)[key];
      act?.();
      return act !== undefined;
    },
  });
  const stop = (): void => {
    stopShowing();
    stopKeys();
  };
  return { resetPointer, stop };
}

/** Any click or key ends a rival's turn that is being shown, and also has its usual effect. */
function whileShowing(state: TableState, view: TableView, actions: TableActions): () => void {
  const { showing } = state;
  const isOwn = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('.why-button, .skip, .pill, .message') !== null;
  const onClick = (event: Event): void => {
    if (isOwn(event)) return;
    showing.skip();
    view.hideTrails();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isStrip = view.element.querySelector('.turn-strip') !== null;
    if (event.key.toLowerCase() === 'w' && isStrip && preferences().letters && !event.ctrlKey) {
      event.preventDefault();
      actions.why();
    } else if (!['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key) && !isOwn(event)) showing.skip();
  };
  view.element.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
}

function cardId(card: string | null | undefined): string | null {
  return card == null ? null : refId({ kind: 'card', card });
}

function pressMain(root: HTMLElement): boolean {
  const main = root.querySelector<HTMLElement>('.scene:not([hidden]) .main, .closing .main');
  main?.click();
  return main !== null;
}

/** Closes or undoes the topmost thing. Returns `false` if there is nothing to close. */
function goBack({ question, replay }: TableState, view: TableView, actions: TableActions): boolean {
  const { row } = view;
  if (actions.dropAdvice()) return true;
  const canClose = row.isListOpen && !preferences().lists;
  // A list that opens automatically is part of the question.
  if (question?.isInProgress === true && !(canClose && row.isOpenedByPlayer)) question.back();
  else if (canClose) {
    row.list(false);
    row.focus();
  } else if (row.hasMessage) row.showMessage(null);
  else if (replay !== null) actions.endReplay();
  else return view.closeEnd();
  return true;
}

function shortcutsOf(
  { question, replay }: TableState,
  { row, stage }: TableView,
  actions: TableActions,
): Readonly<Record<string, () => void>> {
  const inReplay = replay && {
    arrowleft: () => replay.step(-1),
    arrowright: () => replay.step(1),
    arrowup: () => replay.round(-1),
    arrowdown: () => replay.round(1),
    home: () => replay.go(0),
    end: () => replay.go(Number.POSITIVE_INFINITY),
  };
  return {
    u: () => actions.undo(),
    y: () => actions.redo(),
    h: () => actions.hint(),
    p: () => question?.press('pass'),
    a: () => {
      row.toggle();
      if (row.isListOpen) row.focusList();
      else row.focus();
    },
    l: () => stage.focusStory(),
    v: () => actions.read(),
    m: () => actions.toggleSound(),
    '?': () => actions.help(),
    ' ': () => (replay === null ? actions.skip() : replay.toggle()),
    ...inReplay,
  };
}
