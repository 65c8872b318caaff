import { h } from '../shared/elements.ts';
import type { CampaignTable } from './campaign.ts';
import { loadOwnSet } from './components.ts';
import type { Kept } from './kept.ts';
import { ENGLISH, LANGUAGES, type Language, type LanguageCode, languageCode } from './language.ts';
import { forgetLink, linkedGame, linkTo } from './link.ts';
import type { Match } from './match/match.ts';
import { begun, goneOn, loaded, type Opened } from './openings.ts';
import { componentsNote, startScreen } from './setup/startScreen.ts';
import type { Wish } from './setup/wish.ts';
import { putAside, type Shelved, shelf, takeOff, takeOffWithin } from './shelf.ts';
import { openFile, saveFile, set, settings, store, stored, storedElsewhere } from './storage.ts';
import { isStill } from './table/animation.ts';
import { type BarHost, bar, settingsFields } from './table/frame.ts';
import { shareBox } from './table/share.ts';
import { Table } from './table/table.ts';
import { THEME_NAMES, type ThemeName } from './theme.ts';

/** So long do Luna and bots wait before they act, in milliseconds. */
const PAUSE = 700;

/** The Play page: which screen is shown, and what goes from one to the next. */
export class Page implements BarHost {
  readonly #element: HTMLElement;
  #language: Language = ENGLISH;
  #theme: ThemeName;
  #match: Match | null = null;
  #campaign: CampaignTable | null = null;
  #table: Table | null = null;
  #storing: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#theme = THEME_NAMES.find((name) => name === settings()['theme']) ?? 'site';
  }

  async open(language: LanguageCode | undefined): Promise<void> {
    const code = settings()['language'] ?? language;
    this.#language = await LANGUAGES[languageCode(code)].load();
    this.#paint();
    try {
      await loadOwnSet();
      const linked = await linkedGame();
      if (linked === null) this.newGame();
      else await this.#open(goneOn(linked, this.#language.words));
    } catch (error) {
      this.#failed(error);
    }
  }

  stop(): void {
    this.#table?.stop();
    this.#table = null;
  }

  undo(): void {
    this.#table?.undo();
  }

  redo(): void {
    this.#table?.redo();
  }

  hint(): void {
    void this.#table?.hint();
  }

  replay(): void {
    this.#table?.replay();
  }

  save(): void {
    if (this.#running !== null) saveFile(this.#running);
  }

  load(): void {
    openFile((text) => void this.#open(loaded(text, this.#language.words)));
  }

  share(): void {
    const kept = this.#running;
    if (kept === null) return;
    void linkTo(kept).then((link) => this.#table?.say(shareBox(link, this.#language.words)));
  }

  /** The screen on which a game is chosen. */
  newGame(): void {
    this.stop();
    const kept = stored() ?? this.#running;
    const host = {
      canGoOn: kept !== null,
      shelf: shelf(),
      resume: (game: Shelved) => void this.#resume(game),
      remove: ({ at }: Shelved) => {
        takeOff(at);
        this.newGame();
      },
      begin: (wish: Wish) => void this.#open(begun(wish, this.#language.words)),
      goOn: () => void (kept && this.#open(goneOn(kept, this.#language.words))),
      load: () => this.load(),
    };
    this.#show(startScreen(this.#language, host, this.#settings()));
  }

  setTheme(theme: ThemeName): void {
    this.#theme = theme;
    set('theme', theme);
    this.#paint();
  }

  setLanguage(code: LanguageCode): void {
    set('language', code);
    void LANGUAGES[code].load().then((language) => {
      this.#language = language;
      this.#paint();
      if (this.#table === null) this.newGame();
      else this.#showTable();
    });
  }

  /** Opens a game in the place of the one that is running, and says whether it did. */
  async #open(opening: Promise<Opened>): Promise<boolean> {
    try {
      const { match, campaign } = await opening;
      const isOpen = this.#replace(match, campaign);
      if (isOpen) forgetLink();
      return isOpen;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  /** A game leaves the shelf only when it is on the table, where it is stored. */
  async #resume({ kept, at }: Shelved): Promise<void> {
    const isOpen = await this.#open(goneOn(kept, this.#language.words));
    if (isOpen && this.#storeNow()) takeOff(at);
  }

  /** Nobody loses a game by beginning another one: it is put aside, or the visitor is asked. */
  #replace(match: Match, campaign: CampaignTable | null): boolean {
    const { words } = this.#language;
    const running = stored() ?? this.#running;
    const next = match.keep(campaign?.save ?? null);
    const done = running === null ? 'needless' : putAside(running, next);
    if (done === 'noRoom' && !confirm(words.noRoom)) {
      if (this.#table === null) this.newGame();
      return false;
    }
    this.#campaign = campaign;
    this.#play(match);
    if (done === 'aside') this.#table?.say(h('p', {}, words.putAside));
    return true;
  }

  /** The game on the table, with everything needed to go on with it. */
  get #running(): Kept | null {
    return this.#match?.keep(this.#campaign?.save ?? null) ?? null;
  }

  #play(match: Match): void {
    this.#match = match;
    this.#showTable();
    this.#store();
  }

  #showTable(): void {
    const match = this.#match;
    if (match === null) return;
    this.stop();
    const { words } = this.#language;
    const top = bar(words, this, this.#settings());
    const table = new Table(
      match,
      this.#language,
      top,
      {
        campaign: this.#campaign,
        changed: () => this.#store(),
        newGame: () => this.newGame(),
        timeLoop: () => this.#timeLoop(match),
        scoreChapter: () => void this.#scoreChapter(match),
        goOnFrom: (count) => this.#goOnFrom(match, count),
      },
      isStill() ? 0 : PAUSE,
    );
    this.#table = table;
    const chapter = this.#campaign === null ? null : h('p', {}, words.chapter(this.#campaign.state.chapter));
    this.#show(h('div', {}, chapter, table.element, componentsNote(this.#language, match.rules.content)));
  }

  #timeLoop(match: Match): void {
    const options = match.rules.timeLoop(match.session.getState());
    if (options !== null) this.#play(match.next(options));
  }

  #goOnFrom(match: Match, count: number): void {
    const { options } = match.session.getState();
    this.#storeNow();
    this.#replace(match.next({ options, actions: match.session.actions.slice(0, count) }), this.#campaign);
  }

  async #scoreChapter(match: Match): Promise<void> {
    const campaign = this.#campaign;
    if (campaign === null) return;
    campaign.take(match.session.record());
    await this.#betweenChapters(campaign, match);
  }

  async #betweenChapters(campaign: CampaignTable, match: Match): Promise<void> {
    this.stop();
    const { campaignScreen } = await import('./campaignScreen.ts');
    this.#show(
      campaignScreen(campaign, this.#language.words, {
        changed: () => void this.#betweenChapters(campaign, match),
        play: () => this.#play(match.next(campaign.options)),
        newGame: () => this.newGame(),
      }),
    );
  }

  #settings(): HTMLElement {
    return settingsFields(this.#language.words, { language: this.#language.code, theme: this.#theme }, this);
  }

  /** Stores the game when the screen has been drawn. */
  #store(): void {
    clearTimeout(this.#storing);
    this.#storing = setTimeout(() => this.#storeNow());
  }

  #storeNow(): boolean {
    clearTimeout(this.#storing);
    const kept = this.#running;
    if (kept === null) return false;
    const other = storedElsewhere();
    if (other === null) return store(kept);
    // Two tabs share one place: each puts aside the game of the other, and takes off its own.
    putAside(other, kept);
    const isStored = store(kept);
    if (isStored) takeOffWithin(kept);
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
