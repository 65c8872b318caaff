import { createText, type Text } from 'skymines-rules/text';
import { h } from '../shared/elements.ts';
import type { CampaignTable } from './campaign.ts';
import { campaignScreen } from './campaignScreen.ts';
import { loadOwnSet } from './components.ts';
import { ENGLISH, type Language, type LanguageCode, languageCode, loadLanguage } from './language.ts';
import { forgetLink, linkedGame, linkTo } from './link.ts';
import type { Match } from './match/match.ts';
import { type Opened, openFile, resumeGame, startGame } from './openings.ts';
import type { GameSetup } from './setup/gameSetup.ts';
import { componentsNote, startScreen } from './setup/startScreen.ts';
import { remove, removeCopiesOf, type Shelved, shelf, shelve } from './shelf.ts';
import { chooseFile, saveFile, set, settings, store, stored, storedElsewhere } from './storage.ts';
import type { StoredGame } from './storedGame.ts';
import { settingsFields } from './table/frame.ts';
import { shareBox } from './table/share.ts';
import { Table, type TableHost } from './table/table.ts';
import { THEME_NAMES, type ThemeName } from './theme.ts';

/** The Play page: which screen is shown, and what goes from one to the next. */
export class Page implements TableHost {
  readonly #element: HTMLElement;
  campaign: CampaignTable | null = null;
  #language: Language = ENGLISH;
  #theme: ThemeName;
  #match: Match | null = null;
  #table: Table | null = null;
  #storing: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#theme = THEME_NAMES.find((name) => name === settings()['theme']) ?? 'site';
  }

  async open(language: LanguageCode | undefined): Promise<void> {
    const code = settings()['language'] ?? language;
    this.#language = await loadLanguage(languageCode(code));
    this.#paint();
    try {
      loadOwnSet();
      const linked = await linkedGame();
      if (linked === null) this.newGame();
      else this.#open(() => resumeGame(linked, this.#language.words));
    } catch (error) {
      this.#failed(error);
    }
  }

  stop(): void {
    this.#table?.stop();
    this.#table = null;
  }

  save(): void {
    if (this.#running !== null) saveFile(this.#running);
  }

  load(): void {
    chooseFile((text) => this.#open(() => openFile(text, this.#language.words)));
  }

  share(): void {
    const game = this.#running;
    if (game === null) return;
    void linkTo(game).then((link) => this.#table?.showMessage(shareBox(link, this.#language.words)));
  }

  /** The screen on which a game is chosen. */
  newGame(): void {
    this.stop();
    const game = stored() ?? this.#running;
    const host = {
      canGoOn: game !== null,
      shelf: shelf(),
      resume: (shelved: Shelved) => this.#resume(shelved),
      remove: ({ at }: Shelved) => {
        remove(at);
        this.newGame();
      },
      begin: (chosen: GameSetup) => this.#open(() => startGame(chosen, this.#language.words)),
      goOn: () => game && this.#open(() => resumeGame(game, this.#language.words)),
      load: () => this.load(),
    };
    this.#show(startScreen(this.#language, host, this.settings));
  }

  setTheme(theme: ThemeName): void {
    this.#theme = theme;
    set('theme', theme);
    this.#paint();
  }

  setLanguage(code: LanguageCode): void {
    set('language', code);
    void loadLanguage(code).then((language) => {
      this.#language = language;
      this.#paint();
      if (this.#table === null) this.newGame();
      else this.#showTable();
    });
  }

  /** Opens a game in the place of the one that is running, and says whether it did. */
  #open(opening: () => Opened): boolean {
    try {
      const { match, campaign } = opening();
      const isOpen = this.#replace(match, campaign);
      if (isOpen) forgetLink();
      return isOpen;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  /** A game leaves the shelf only when it is on the table, where it is stored. */
  #resume({ game, at }: Shelved): void {
    const isOpen = this.#open(() => resumeGame(game, this.#language.words));
    if (isOpen && this.#storeNow()) remove(at);
  }

  /** Nobody loses a game by beginning another one: it is put aside, or the visitor is asked. */
  #replace(match: Match, campaign: CampaignTable | null): boolean {
    const { words } = this.#language;
    const running = stored() ?? this.#running;
    const next = match.keep(campaign?.save ?? null);
    const done = running === null ? 'needless' : shelve(running, next);
    if (done === 'noRoom' && !confirm(words.noRoom)) {
      if (this.#table === null) this.newGame();
      return false;
    }
    this.campaign = campaign;
    this.#play(match);
    if (done === 'aside') this.#table?.showMessage(h('p', {}, words.putAside));
    return true;
  }

  /** The game on the table, with everything needed to go on with it. */
  get #running(): StoredGame | null {
    return this.#match?.keep(this.campaign?.save ?? null) ?? null;
  }

  #play(match: Match): void {
    this.#match = match;
    this.#showTable();
    this.changed();
  }

  #showTable(): void {
    const match = this.#match;
    if (match === null) return;
    this.stop();
    this.#table = new Table(match, this.#language, this);
    const chapter = this.campaign === null ? null : h('p', {}, this.#textOf(match).chapter(this.campaign.state));
    this.#show(h('div', {}, chapter, this.#table.element, componentsNote(this.#language, match.rules.content)));
  }

  timeLoop(): void {
    const match = this.#match;
    const options = match?.rules.timeLoop(match.session.getState());
    if (match && options) this.#play(match.next(options));
  }

  goOnFrom(count: number): void {
    const match = this.#match;
    if (match === null) return;
    const { options } = match.session.getState();
    this.#storeNow();
    this.#replace(match.next({ options, actions: match.session.actions.slice(0, count) }), this.campaign);
  }

  scoreChapter(): void {
    const [campaign, match] = [this.campaign, this.#match];
    if (campaign === null || match === null) return;
    campaign.take(match.session.record());
    this.#betweenChapters(campaign, match);
  }

  #betweenChapters(campaign: CampaignTable, match: Match): void {
    this.stop();
    this.#show(
      campaignScreen(
        { campaign, text: this.#textOf(match), words: this.#language.words },
        {
          changed: () => this.#betweenChapters(campaign, match),
          play: () => this.#play(match.next(campaign.options)),
          newGame: () => this.newGame(),
        },
      ),
    );
  }

  #textOf({ rules, session }: Match): Text {
    return createText({ locale: this.#language.locale, game: session.getState() }, rules);
  }

  /** Language and colours. */
  get settings(): HTMLElement {
    return settingsFields(this.#language.words, { language: this.#language.code, theme: this.#theme }, this);
  }

  /** The game has changed: it is stored when the screen has been drawn. */
  changed(): void {
    clearTimeout(this.#storing);
    this.#storing = setTimeout(() => this.#storeNow());
  }

  #storeNow(): boolean {
    clearTimeout(this.#storing);
    const game = this.#running;
    if (game === null) return false;
    const other = storedElsewhere();
    if (other === null) return store(game);
    // Two tabs share one place: each puts aside the game of the other, and takes off its own.
    shelve(other, game);
    const isStored = store(game);
    if (isStored) removeCopiesOf(game);
    return isStored;
  }

  #failed(error: unknown): void {
    this.newGame();
    const message = error instanceof Error ? error.message : String(error);
    this.#element.prepend(h('p', { role: 'alert', class: 'warned' }, `${this.#language.words.unreadable} ${message}`));
  }

  #paint(): void {
    this.#element.dataset['theme'] = this.#theme;
    this.#element.lang = this.#language.code;
  }

  #show(screen: HTMLElement): void {
    this.#element.replaceChildren(screen);
  }
}
