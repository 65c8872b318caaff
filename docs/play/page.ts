import type { GameView } from 'skymines-rules';
import { onAppearance } from '../shared/appearance.ts';
import { button, h } from '../shared/elements.ts';
import { set, settings } from '../shared/settings.ts';
import {
  isNewGameAddress,
  isPlainAddress,
  putStartInAddress,
  putTableInAddress,
  replaceAddressWithTable,
  tableInAddress,
} from './address.ts';
import { defaultSet, loadOwnSet } from './components.ts';
import { noteOf } from './componentsNote.ts';
import { elsewhere } from './elsewhere.ts';
import { type Hold, holdGame, takeGame } from './hold.ts';
import { ENGLISH, type Language, type LanguageCode, loadLanguage, preferredLanguage } from './language.ts';
import { linkedGame, linkTo } from './link.ts';
import { lobby } from './lobby/lobby.ts';
import { atScreen } from './match/atScreen.ts';
import type { Match } from './match/match.ts';
import { earlierGame, keptOf, type Opened, openFile, openLinked, resumeGame, startGame, storedOf } from './openings.ts';
import { type Preferences, preferences, setPreference } from './preferences.ts';
import { sequels } from './sequels.ts';
import { coachedSetup, firstSetup, type GameSetup } from './setup/gameSetup.ts';
import { saveTable, seen, sharingOf } from './sharing.ts';
import { continuedBy, gameOf, keep, shelve } from './shelf.ts';
import { siteBar } from './siteBar.ts';
import { chooseFile, stored } from './storage.ts';
import { type KeptGame, newId, type Origin, upTo } from './storedGame.ts';
import { settingsFields, tableFields } from './table/settings.ts';
import { openLink } from './table/share.ts';
import { Table } from './table/table.ts';
import type { TableHost } from './table/tableView.ts';
import { paintPage } from './theme.ts';

export class Page implements TableHost {
  readonly #element: HTMLElement;
  readonly home = '../';
  readonly moments = this;
  #language: Language = ENGLISH;
  /** The current game, or the previous one if no game is open. */
  #opened: Opened | null = null;
  #table: Table | null = null;
  /** Lock for the game that this tab shows or is about to open. Another tab may still hold it. */
  #hold: Hold | null = null;
  #storing: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  async open(): Promise<void> {
    this.#language = await loadLanguage(preferredLanguage(settings()['language']));
    this.#paint();
    try {
      await loadOwnSet();
    } catch (error) {
      this.#failed(error);
      return;
    }
    addEventListener('popstate', () => void this.#follow());
    onAppearance(() => this.#paint());
    const game = isPlainAddress() ? stored() : null;
    if (game !== null) replaceAddressWithTable(game.id);
    await this.#follow();
  }

  async #follow(): Promise<void> {
    const id = tableInAddress();
    if (id !== null) this.#goTo(id);
    else if (isNewGameAddress()) this.#beginNew();
    else {
      try {
        const game = await linkedGame();
        if (game === null) this.#start();
        else this.#open(() => openLinked(game, continuedBy(game, stored() ?? this.#running), this.#language.words));
      } catch (error) {
        this.#failed(error);
      }
    }
  }

  #goTo(id: string): void {
    if (this.#hold?.id === id) return;
    this.#leave();
    putTableInAddress(id);
    void this.#resume(holdGame(id, () => this.#onTakenOver(id)));
  }

  async #resume(hold: Hold): Promise<void> {
    this.#hold = hold;
    const isOurs = await hold.isOurs;
    // The visitor may have gone to another screen in the meantime.
    if (this.#hold !== hold) return;
    const { words } = this.#language;
    const game = gameOf(hold.id) ?? this.#running;
    if (game?.id !== hold.id) {
      this.#start();
      this.#warn(words.notHere);
    } else if (isOurs) this.#open(() => resumeGame(game, words));
    else this.#showElsewhere(hold.id, words.elsewhere.open);
  }

  #onTakenOver(id: string): void {
    clearTimeout(this.#storing);
    this.#stop();
    this.#opened = null;
    this.#showElsewhere(id, this.#language.words.elsewhere.gone);
  }

  #showElsewhere(id: string, heading: string): void {
    const playHere = (): void => void this.#resume(takeGame(id, () => this.#onTakenOver(id)));
    this.#showScene(elsewhere(id, heading, this.#language, { playHere, newGame: () => this.newGame() }));
  }

  #leave(): void {
    if (this.#storing !== undefined) this.#storeNow();
    this.#stop();
    this.#hold?.release();
    this.#hold = null;
  }

  get sharing(): TableHost['sharing'] {
    return this.#opened && sharingOf(this.#opened, this.#language.words);
  }

  get menu(): TableHost['menu'] {
    const { newGame, share, save, load, table } = this.#language.words;
    const opened = this.#opened;
    const picture = (): void => {
      if (opened !== null) this.savePicture(opened.match.view, opened.match.session.actions.length);
    };
    return [
      { group: 'game', icon: 'new', label: newGame, act: () => this.newGame() },
      { group: 'share', icon: 'link', label: share, act: () => this.shareUpTo(Number.POSITIVE_INFINITY) },
      { group: 'share', icon: 'picture', label: table.picture, act: picture },
      { group: 'share', icon: 'save', label: save, act: () => this.sharing?.saveGame() },
      { group: 'share', icon: 'load', label: load, act: () => this.load() },
    ];
  }

  load(): void {
    chooseFile((text) => this.#open(() => openFile(text, this.#language.words)));
  }

  shareUpTo(count: number): void {
    if (this.#opened === null || this.#table === null) return;
    const { words } = this.#language;
    const { rules, session } = this.#opened.match;
    const isWhole = count >= session.actions.length && rules.isOver(session.getState());
    const note = isWhole ? words.linkOver : words.linkReady;
    void openLink(this.#table.element, linkTo(upTo(storedOf(this.#opened), count)), note, words);
  }

  savePicture(game: GameView, count: number): void {
    if (this.#opened !== null) void saveTable(game, count, this.#opened.match.rules, this.#language);
  }

  newGame(): void {
    putStartInAddress();
    this.#start();
  }

  #start(): void {
    this.#leave();
    const game = stored() ?? this.#running;
    const host = {
      last: game,
      begin: (chosen: GameSetup) => (chosen.campaign ? this.#startCampaign(chosen) : this.#begin(chosen)),
      openGame: (id: string) => this.#goTo(id),
      load: () => this.load(),
      drawAgain: () => this.#start(),
    };
    this.#show(lobby(this.#language, host, tableFields(this.#language.words, this)));
  }

  #startCampaign(chosen: GameSetup): void {
    const host = { begin: (wanted: GameSetup) => this.#begin(wanted), leave: () => this.#start() };
    void import('./campaign/campaignStart.ts').then(({ campaignStart }) =>
      this.#showScene(campaignStart(chosen, this.#language.words, host)),
    );
  }

  #begin(chosen: GameSetup): void {
    this.#open(() => startGame(chosen, this.#language.words));
  }

  prefer(name: keyof Preferences, value: string): void {
    setPreference(name, value);
    this.#paint();
    this.#table?.preferred();
  }

  setLanguage(code: LanguageCode): void {
    set('language', code);
    void loadLanguage(code).then((language) => {
      this.#language = language;
      this.#paint();
      if (this.#table === null) this.#start();
      else this.#showTable();
    });
  }

  /** First-time visitors get the coached game. */
  #beginNew(): void {
    const isNew = settings()['played'] === undefined && stored() === null;
    this.#begin(isNew ? coachedSetup(this.#language.words) : firstSetup(this.#language.words, defaultSet()));
  }

  #open(opening: () => Opened): void {
    try {
      this.#replace(opening());
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Sets the current game aside. If storage is full, asks the visitor first. */
  #replace(opened: Opened): void {
    if (this.#storing !== undefined) this.#storeNow();
    const running = stored() ?? this.#running;
    const done = running === null ? 'needless' : shelve(running, keptOf(opened));
    const isRefused = done === 'noRoom' && !confirm(this.#language.words.noRoom);
    if (!isRefused) this.#play(opened);
    else if (this.#table === null) this.#start();
    if (done === 'aside') this.#table?.showMessage(h('p', {}, this.#language.words.putAside));
  }

  /** The current game as it is stored on this device. */
  get #running(): KeptGame | null {
    return this.#opened && keptOf(this.#opened);
  }

  // The game is stored before the address changes, so that reloading the page always works.
  #play(opened: Opened): void {
    if (this.#hold?.id !== opened.id) {
      this.#leave();
      // No other tab can have locked a game that was just created, so there is no need to wait.
      this.#hold = takeGame(opened.id, () => this.#onTakenOver(opened.id));
    }
    this.#opened = opened;
    set('played', 'yes');
    this.#storeNow();
    putTableInAddress(opened.id);
    this.#showTable();
  }

  #showTable(): void {
    if (this.#opened === null) return;
    this.#stop();
    this.#table = new Table(atScreen(this.#opened.match), this.#language, this);
    this.#show(this.#table.element);
    this.#table.focus();
  }

  #stop(): void {
    this.#table?.stop();
    this.#table = null;
  }

  get note(): HTMLElement {
    return this.#opened === null ? h('div', {}) : noteOf(this.#opened, this.#language);
  }

  followUps(): readonly HTMLElement[] {
    const { words } = this.#language;
    const opened = this.#opened;
    const host = {
      countStars: () => opened && void this.#betweenChapters(opened),
      continueLoop: (match: Match) => opened && this.#play({ ...opened, match }),
      begin: (match: Match) => this.#replace({ id: newId(), match, campaign: null, origin: 'own' }),
    };
    return [...(opened === null ? [] : sequels(opened, words, host)), button(words.newGame, () => this.newGame())];
  }

  continueFrom(count: number): void {
    if (this.#opened !== null) this.#replace(earlierGame(this.#opened, count));
  }

  async #betweenChapters(opened: Opened): Promise<void> {
    const { interludeOf } = await import('./interlude.ts');
    const scene = interludeOf(opened, this.#language, {
      play: (next) => this.#play(next),
      finished: (last) => {
        this.#opened = last;
        this.changed();
      },
      seeTable: () => this.#showTable(),
      newCampaign: (chosen) => this.#startCampaign(chosen),
      leave: () => this.newGame(),
    });
    // The visitor may have gone to another screen in the meantime.
    if (scene === null || this.#opened !== opened) return;
    this.#stop();
    this.#showScene(scene);
  }

  get settings(): HTMLElement {
    return settingsFields(this.#language.words, this.#language.code, this);
  }

  get origin(): Origin {
    return this.#opened?.origin ?? 'own';
  }

  seen(): void {
    if (this.#opened?.origin !== 'new') return;
    this.#opened = seen(this.#opened);
    this.changed();
  }

  changed(): void {
    clearTimeout(this.#storing);
    this.#storing = setTimeout(() => this.#storeNow());
  }

  #storeNow(): void {
    clearTimeout(this.#storing);
    this.#storing = undefined;
    const game = this.#running;
    if (game !== null) keep(game);
  }

  #failed(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.#start();
    this.#warn(`${this.#language.words.unreadable} ${message}`);
  }

  #warn(message: string): void {
    this.#element.querySelector('.opening')?.prepend(h('p', { role: 'alert', class: 'warned' }, message));
  }

  #paint(): void {
    paintPage(this.#element, preferences().theme, this.#language);
  }

  #showScene(scene: HTMLElement): void {
    this.#show(scene);
    scene.querySelector('h2')?.focus();
  }

  /** The table has its own toolbar, and a heading for screen readers only. */
  #show(screen: HTMLElement): void {
    const isTable = screen === this.#table?.element;
    const title = h('h1', { class: 'play-title' }, this.#language.words.title);
    this.#element.replaceChildren(...(isTable ? [] : [siteBar(this.home, this.#language, this)]), title, screen);
  }
}
