import type { Language, LanguageCode } from '../node_modules/skymines-rules/docs/play/language.ts';
import { type Preferences, preferences, setPreference } from '../node_modules/skymines-rules/docs/play/preferences.ts';
import { type SettingsHost, settingsFields } from '../node_modules/skymines-rules/docs/play/table/settings.ts';
import { Table } from '../node_modules/skymines-rules/docs/play/table/table.ts';
import type { TableHost } from '../node_modules/skymines-rules/docs/play/table/tableView.ts';
import { button, h } from '../node_modules/skymines-rules/docs/shared/elements.ts';
import { set } from '../node_modules/skymines-rules/docs/shared/settings.ts';
import type { Message, TableMessage } from '../src/messages.ts';
import { type Connected, type Connection, connect } from './connection.ts';
import { forSelf, others } from './people.ts';
import { ServedGame } from './served.ts';
import { titleOf } from './title.ts';
import { within } from './within.ts';

const CONNECTED: Readonly<Record<Connected, string>> = {
  open: '',
  waiting: 'The connection is lost. Reconnecting …',
  closed: 'The server has closed the connection. Reload the page to try again.',
};

/**
 * The page of a seat or a spectator. It contains the table of the Play page, and notices about the connection and other
 * players.
 */
export class TablePage implements TableHost, SettingsHost {
  readonly home = null;
  readonly moments = null;
  readonly sharing = null;
  readonly menu = [];
  readonly origin = 'own';
  /** Menu button that lets a bot play for you. */
  readonly note = h('div', {});
  readonly #root: HTMLElement;
  readonly #language: Language;
  readonly #connection: Connection;
  #game: ServedGame | undefined;
  #table: Table | undefined;

  constructor(token: string, root: HTMLElement, language: Language) {
    this.#root = root;
    this.#language = language;
    document.documentElement.lang = language.code;
    this.#paint();
    this.#connection = connect(
      token,
      (message) => this.#receive(message),
      (connected) => {
        this.#setText('#connected', CONNECTED[connected]);
        if (connected !== 'open') this.#game?.lose();
      },
    );
  }

  get settings(): HTMLElement {
    return settingsFields(this.#language.words, this.#language.code, this);
  }

  /** Does nothing, because the server has already stored the change. */
  changed(): void {}

  seen(): void {}

  followUps(): readonly HTMLElement[] {
    const game = this.#game;
    if (game === undefined) return [];
    const { words } = this.#language;
    const again = button(words.table.rematch, () => game.ask({ type: 'rematch' }), { class: 'main' });
    const record = h('a', { href: `/records/${game.name}`, download: 'skymines.json' }, words.save);
    return game.viewer === 'spectator' ? [record] : [again, record];
  }

  prefer(name: keyof Preferences, value: string): void {
    setPreference(name, value);
    this.#paint();
    this.#table?.preferred();
  }

  setLanguage(code: LanguageCode): void {
    set('language', code);
    location.reload();
  }

  #paint(): void {
    document.body.dataset['theme'] = preferences().theme;
  }

  #receive(message: Message): void {
    if (message.type === 'table') this.#show(message);
    else if (message.type === 'rematch') this.#offerNextGame();
    else if (this.#game?.answer(message) !== true) this.#showRefusal(message);
  }

  #show(message: TableMessage): void {
    if (this.#game === undefined)
      this.#showTable(new ServedGame(this.#connection, message, (isWaiting) => this.#wait(isWaiting)));
    // The other players started another game while this page was disconnected.
    else if (this.#game.name !== message.game) location.reload();
    else this.#game.take(message);
    const game = this.#game;
    if (game === undefined) return;
    within(this.#root, '#people').replaceChildren(...others(message, game));
    this.note.replaceChildren(...forSelf(message, game));
    document.title = titleOf(game, this.#language);
  }

  #showTable(game: ServedGame): void {
    this.#game = game;
    this.#table = new Table(game, this.#language, this);
    within(this.#root, '#place').replaceChildren(this.#table.element);
  }

  /** Shows that the page is waiting. Clicks have no effect until the request is answered. */
  #wait(isWaiting: boolean): void {
    within(this.#root, '#place').setAttribute('aria-busy', String(isWaiting));
  }

  /** Shows why a request was rejected, unless it was a move, or removes the previous message. */
  #showRefusal(message: Exclude<Message, { type: 'table' | 'rematch' }>): void {
    this.#setText('#refused', message.type === 'done' ? '' : message.reasons.map((reason) => reason.message).join(' '));
  }

  /** Offers the next game. The page's link now opens that game. */
  #offerNextGame(): void {
    const go = button('Go to the next game', () => location.reload(), { class: 'main' });
    within(this.#root, '#next').replaceChildren(go);
  }

  #setText(place: string, text: string): void {
    within(this.#root, place).textContent = text;
  }
}
