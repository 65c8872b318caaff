import type { Language, LanguageCode } from '../node_modules/skymines-rules/docs/play/language.ts';
import { type Preferences, preferences, setPreference } from '../node_modules/skymines-rules/docs/play/preferences.ts';
import { set } from '../node_modules/skymines-rules/docs/play/storage.ts';
import { type SettingsHost, settingsFields } from '../node_modules/skymines-rules/docs/play/table/settings.ts';
import { Table, type TableHost } from '../node_modules/skymines-rules/docs/play/table/table.ts';
import { button, h } from '../node_modules/skymines-rules/docs/shared/elements.ts';
import type { Message, TableMessage } from '../src/messages.ts';
import { type Connected, type Connection, connect } from './connection.ts';
import { forSelf, others } from './people.ts';
import { ServedGame } from './served.ts';
import { titleOf } from './title.ts';
import { within } from './within.ts';

const CONNECTED: Readonly<Record<Connected, string>> = {
  open: '',
  waiting: 'The connection is lost. Trying again …',
  closed: 'The server has closed the connection. Reload the page to try again.',
};

/** The page of one seat, or of somebody who watches: the table of the Play page, and what a game with others needs around it. */
export class TablePage implements TableHost, SettingsHost {
  readonly home = null;
  readonly moments = null;
  readonly menu = [];
  readonly isReceived = false;
  /** In the menu: whether a bot plays for this person. */
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
        this.#say('#connected', CONNECTED[connected]);
        if (connected !== 'open') this.#game?.lose();
      },
    );
  }

  get settings(): HTMLElement {
    return settingsFields(this.#language.words, this.#language.code, this);
  }

  /** The server has stored it already. */
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
    else if (this.#game?.answer(message) !== true) this.#complain(message);
  }

  #show(message: TableMessage): void {
    if (this.#game === undefined)
      this.#lay(new ServedGame(this.#connection, message, (isWaiting) => this.#wait(isWaiting)));
    // While this page was away, the others have begun another game.
    else if (this.#game.name !== message.game) location.reload();
    else this.#game.take(message);
    const game = this.#game;
    if (game === undefined) return;
    within(this.#root, '#people').replaceChildren(...others(message, game));
    this.note.replaceChildren(...forSelf(message, game));
    document.title = titleOf(game, this.#language);
  }

  #lay(game: ServedGame): void {
    this.#game = game;
    this.#table = new Table(game, this.#language, this);
    within(this.#root, '#place').replaceChildren(this.#table.element);
  }

  /** Until a wish is answered, clicks do nothing: the page shows that it waits. */
  #wait(isWaiting: boolean): void {
    within(this.#root, '#place').setAttribute('aria-busy', String(isWaiting));
  }

  /** A message that answers no move. */
  #complain(message: Exclude<Message, { type: 'table' | 'rematch' }>): void {
    this.#say('#refused', message.type === 'done' ? '' : message.reasons.map((reason) => reason.message).join(' '));
  }

  /** The link of this page leads to the next game. */
  #offerNextGame(): void {
    const go = button('Go to the next game', () => location.reload(), { class: 'main' });
    within(this.#root, '#next').replaceChildren(go);
  }

  #say(place: string, text: string): void {
    within(this.#root, place).textContent = text;
  }
}
