import type { Action, GameEvent } from 'skymines-rules';
import { type Chooser, type Chosen, chooser as chooserOf, click, retrace } from 'skymines-rules/queries';
import { createText, en, plain, type Text } from 'skymines-rules/text';
import type { Message, Reason, TableMessage } from '../src/messages.ts';
import { showChoices, showPrompt } from './ask.ts';
import { type Connected, connect } from './connection.ts';
import { byId, make } from './dom.ts';
import { listenToPicture, showPicture } from './picture.ts';
import { showResults } from './results.ts';

const CONNECTED: Readonly<Record<Connected, string>> = {
  open: '',
  waiting: 'The connection is lost. Trying again …',
  closed: 'The server has closed the connection. Reload the page to try again.',
};

/** Plays at the seat of this token. */
export function showTable(token: string): void {
  const connection = connect(token, receive, showConnected);
  const undo = byId('undo') as HTMLButtonElement;
  let table: TableMessage | undefined;
  let chooser: Chooser | undefined;
  let events: readonly GameEvent[] = [];
  let wishes = 0;
  let isWaiting = false;

  undo.addEventListener('click', () => {
    if (table !== undefined) connection.send({ type: 'undo', id: nextId(), version: table.version });
  });
  listenToPicture((ref) => {
    if (!isWaiting && table !== undefined && chooser !== undefined) follow(click(table.view, chooser, ref));
  });

  function nextId(): number {
    wishes += 1;
    return wishes;
  }

  function receive(message: Message): void {
    if (message.type === 'table') showMessage(message);
    else showReasons(message.type === 'refused' ? message.reasons : []);
    if (message.type !== 'refused') return;
    isWaiting = false;
    if (table !== undefined) offer(chooserOf(table.view, table.seat));
  }

  function showMessage(message: TableMessage): void {
    table = message;
    events = [...events.slice(0, message.from), ...message.events];
    const { view, seat, canUndo } = message;
    const text = createText({ locale: en, game: view, seat });
    undo.hidden = !canUndo;
    showPrompt(view, seat, text);
    // Somebody else may have acted while this person was choosing.
    offer(retrace(chooserOf(view, seat), isWaiting ? [] : (chooser?.now.steps ?? [])));
    isWaiting = false;
    showLog(events, text);
    if (message.record !== null) showResults(view, text, message.record);
  }

  function offer(next: Chooser): void {
    chooser = next;
    if (table !== undefined) showOffer(next, table, follow);
  }

  /** What a button or a click in the picture leads to. */
  function follow(chosen: Chosen): void {
    if (chosen.kind === 'complete') act(chosen.action);
    else if (chosen.kind === 'blocked') showReasons(chosen.violations);
    else if (chosen.kind !== 'nothing') offer(chosen.chooser);
  }

  function act(action: Action): void {
    if (table === undefined) return;
    isWaiting = true;
    hideChoices();
    connection.send({ type: 'act', id: nextId(), version: table.version, action });
  }
}

/** Shows what can be chosen. The focus stays near what had it, since what had it is replaced. */
function showOffer(chooser: Chooser, { view, seat }: TableMessage, follow: (chosen: Chosen) => void): void {
  const text = createText({ locale: en, game: view, seat });
  const hadFocus = ['choices', 'picture'].some((id) => byId(id).contains(document.activeElement));
  showChoices(chooser, view, text, follow);
  showPicture(chooser, view, text);
  if (hadFocus) byId('prompt').focus({ preventScroll: true });
}

/** Until the server answers, nothing can be chosen twice. */
function hideChoices(): void {
  if (byId('choices').contains(document.activeElement)) byId('prompt').focus({ preventScroll: true });
  byId('choices').replaceChildren();
}

/** The latest turn comes first. */
function showLog(events: readonly GameEvent[], text: Text): void {
  const lines = text.log(events).map(({ seat, text: line }) => {
    const who = seat === null ? '' : `${plain(text.name({ kind: 'seat', seat }))}: `;
    return make('li', who + plain(line));
  });
  byId('log').replaceChildren(...lines.reverse());
}

function showReasons(reasons: readonly Reason[]): void {
  byId('refused').textContent = reasons.map(({ message }) => message).join(' ');
}

function showConnected(connected: Connected): void {
  byId('connection').textContent = CONNECTED[connected];
}
