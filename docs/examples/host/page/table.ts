import type { Action, GameEvent } from 'skymines-rules';
import { createText, en, plain, type Text } from 'skymines-rules/text';
import type { Message, Reason, TableMessage } from '../src/messages.ts';
import { showChoices, showPrompt } from './ask.ts';
import { type Chooser, openChooser } from './chooser.ts';
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
  listenToPicture(() => (isWaiting ? undefined : chooser));

  function nextId(): number {
    wishes += 1;
    return wishes;
  }

  function receive(message: Message): void {
    if (message.type === 'table') showMessage(message);
    else showReasons(message.type === 'refused' ? message.reasons : []);
    if (message.type !== 'refused') return;
    isWaiting = false;
    chooser?.restart();
  }

  function showMessage(message: TableMessage): void {
    table = message;
    events = [...events.slice(0, message.from), ...message.events];
    const { view, seat, version, canUndo } = message;
    const text = createText({ locale: en, game: view, seat });
    const listener = {
      moved: () => showOffer(opened, message, text),
      act(action: Action) {
        isWaiting = true;
        hideChoices();
        connection.send({ type: 'act', id: nextId(), version, action });
      },
    };
    // Somebody else may have acted while this person was choosing.
    const opened = openChooser(view, seat, listener, isWaiting ? [] : (chooser?.steps() ?? []));
    chooser = opened;
    isWaiting = false;
    undo.hidden = !canUndo;
    showPrompt(view, seat, text);
    showOffer(opened, message, text);
    showLog(events, text);
    if (message.record !== null) showResults(view, text, message.record);
  }
}

/** Shows what can be chosen. The focus stays near what had it, since what had it is replaced. */
function showOffer(chooser: Chooser, { view }: TableMessage, text: Text): void {
  const hadFocus = ['choices', 'picture'].some((id) => byId(id).contains(document.activeElement));
  showChoices(chooser, view, text);
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
