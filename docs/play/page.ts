import { type CreateGameOptions, randomSeed } from 'skymines-rules';
import { createText, type Text } from 'skymines-rules/text';
import { button, h } from '../shared/elements.ts';
import type { CampaignTable } from './campaign.ts';
import { chapterScene } from './chapterScene.ts';
import { loadOwnSet, usualSet } from './components.ts';
import { ENGLISH, type Language, type LanguageCode, languageCode, loadLanguage } from './language.ts';
import { forgetLink, linkedGame, linkTo, wantsChoice, wantsNew } from './link.ts';
import { atScreen } from './match/atScreen.ts';
import type { Match } from './match/match.ts';
import { type Opened, openFile, resumeGame, startGame } from './openings.ts';
import { type Preferences, preferences } from './preferences.ts';
import { coachedSetup, firstSetup, type GameSetup } from './setup/gameSetup.ts';
import { componentsNote, startScreen } from './setup/startScreen.ts';
import { remove, removeCopiesOf, type Shelved, shelf, shelve } from './shelf.ts';
import { chooseFile, saveFile, set, settings, store, stored, storedElsewhere } from './storage.ts';
import type { StoredGame } from './storedGame.ts';
import { settingsFields } from './table/settings.ts';
import { shareBox } from './table/share.ts';
import { Table, type TableHost } from './table/table.ts';

/** The Play page: which screen is shown, and what goes from one to the next. */
export class Page implements TableHost {
  readonly #element: HTMLElement;
  readonly home = '../';
  /** What can be done with an earlier moment: see `goOnFrom` and `shareUpTo`. */
  readonly moments = this;
  #campaign: CampaignTable | null = null;
  #language: Language = ENGLISH;
  #match: Match | null = null;
  #table: Table | null = null;
  #storing: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  async open(): Promise<void> {
    this.#language = await loadLanguage(languageCode(settings()['language']));
    this.#paint();
    try {
      loadOwnSet();
      const game = (await linkedGame()) ?? (wantsNew() || wantsChoice() ? null : stored());
      if (game !== null) this.#open(() => resumeGame(game, this.#language.words));
      else if (wantsNew()) this.#begin();
      else this.newGame();
    } catch (error) {
      this.#failed(error);
    }
  }

  stop(): void {
    this.#table?.stop();
    this.#table = null;
  }

  get menu(): TableHost['menu'] {
    const { words } = this.#language;
    return [
      [words.share, () => this.shareUpTo(Number.POSITIVE_INFINITY)],
      [words.save, () => this.#running && saveFile(this.#running)],
      [words.load, () => this.load()],
      [words.newGame, () => this.newGame()],
    ];
  }

  load(): void {
    chooseFile((text) => this.#open(() => openFile(text, this.#language.words)));
  }

  shareUpTo(count: number): void {
    const game = this.#running;
    if (game === null) return;
    const { result, ...begun } = game.record;
    const record = count < begun.actions.length ? { ...begun, actions: begun.actions.slice(0, count) } : game.record;
    void linkTo({ ...game, record }).then((link) => this.#table?.showMessage(shareBox(link, this.#language.words)));
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

  prefer(name: keyof Preferences, value: string): void {
    set(name, value);
    this.#paint();
    this.#table?.preferred();
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

  /** Begins the game that is offered first, at once. Whoever has never played here is taught by the coach. */
  #begin(): void {
    const { words } = this.#language;
    const isNew = settings()['played'] === undefined && stored() === null;
    const first = isNew ? coachedSetup(words) : firstSetup(words, usualSet());
    this.#open(() => startGame(first, words));
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
    this.#campaign = campaign;
    this.#play(match);
    if (done === 'aside') this.#table?.showMessage(h('p', {}, words.putAside));
    return true;
  }

  /** The game on the table, with everything needed to go on with it. */
  get #running(): StoredGame | null {
    return this.#match?.keep(this.#campaign?.save ?? null) ?? null;
  }

  #play(match: Match): void {
    this.#match = match;
    set('played', 'yes');
    this.#showTable();
    this.changed();
  }

  #showTable(): void {
    const match = this.#match;
    if (match === null) return;
    this.stop();
    this.#table = new Table(atScreen(match), this.#language, this);
    this.#show(this.#table.element);
  }

  /** The chapter that is played, and whose numbers the components bear. */
  get note(): HTMLElement {
    const match = this.#match;
    if (match === null) return h('div', {});
    const chapter = this.#campaign === null ? null : h('p', {}, this.#textOf(match).chapter(this.#campaign.state));
    return h('div', {}, chapter, componentsNote(this.#language, match.rules.content));
  }

  followUps(): readonly HTMLElement[] {
    const { words } = this.#language;
    return [
      ...(this.#match === null ? [] : this.#nextGames(this.#match)),
      button(words.share, () => this.shareUpTo(Number.POSITIVE_INFINITY)),
      button(words.newGame, () => this.newGame()),
    ];
  }

  /** The next chapter, the next time loop, or the same people once more, with other cards or with the same. */
  #nextGames(match: Match): readonly HTMLElement[] {
    const { words } = this.#language;
    const campaign = this.#campaign;
    const main = { class: 'main' };
    if (campaign !== null) return [button(words.scoreChapter, () => this.#scoreChapter(campaign, match), main)];
    const state = match.session.getState();
    const loop = match.rules.timeLoop(state);
    if (loop !== null) return [button(words.timeLoop, () => this.#play(match.next(loop)), main)];
    const { options } = state;
    return [
      button(words.table.rematch, () => this.#again(match, { ...options, seed: randomSeed() }), main),
      button(words.table.sameDeal, () => this.#again(match, options)),
    ];
  }

  #again(match: Match, options: CreateGameOptions): void {
    this.#storeNow();
    this.#replace(match.next(options), null);
  }

  goOnFrom(count: number): void {
    const match = this.#match;
    if (match === null) return;
    const { options } = match.session.getState();
    this.#storeNow();
    this.#replace(match.next({ options, actions: match.session.actions.slice(0, count) }), this.#campaign);
  }

  #scoreChapter(campaign: CampaignTable, match: Match): void {
    campaign.take(match.session.record());
    this.#betweenChapters(campaign, match);
  }

  #betweenChapters(campaign: CampaignTable, match: Match): void {
    this.stop();
    const scene = chapterScene(campaign, this.#textOf(match), this.#language.words, {
      changed: () => this.#betweenChapters(campaign, match),
      play: () => this.#play(match.next(campaign.options)),
      newGame: () => this.newGame(),
    });
    this.#show(h('div', { class: 'between' }, scene));
    scene.querySelector('h2')?.focus();
  }

  #textOf({ rules, session }: Match): Text {
    return createText({ locale: this.#language.locale, game: session.getState() }, rules);
  }

  /** Language and colours. */
  get settings(): HTMLElement {
    return settingsFields(this.#language.words, this.#language.code, this);
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
    this.#element.dataset['theme'] = preferences().theme;
    this.#element.lang = this.#language.code;
  }

  #show(screen: HTMLElement): void {
    this.#element.replaceChildren(screen);
  }
}
