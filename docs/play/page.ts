import { problemText, type SessionStart } from 'skymines-rules';
import type { CampaignTable } from './campaign.ts';
import { loadOwnSet, rulesFor } from './components.ts';
import { h } from './dom.ts';
import type { Kept } from './kept.ts';
import { readKept } from './kept.ts';
import { ENGLISH, type Language, type LanguageCode, loadLanguage } from './language.ts';
import { linkedGame, linkTo } from './link.ts';
import { Match, type Seating } from './match/match.ts';
import { componentsNote, startScreen } from './setup/startScreen.ts';
import { botsOf, optionsOf, type Wish } from './setup/wish.ts';
import { openFile, saveFile, set, settings, store, stored } from './storage.ts';
import { isStill } from './table/animation.ts';
import { type BarHost, bar, settingsFields } from './table/frame.ts';
import { shareBox } from './table/share.ts';
import { Table } from './table/table.ts';
import { THEME_NAMES, type ThemeName } from './theme.ts';

export interface PlayOptions {
  /** The language to begin with; the visitor's own choice goes first. */
  readonly language?: LanguageCode;
}

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
    this.#language = await loadLanguage(code === 'fr' ? 'fr' : 'en');
    this.#paint();
    try {
      await loadOwnSet();
      const linked = await linkedGame();
      if (linked === null) this.newGame();
      else await this.#openKept(linked);
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
    if (this.#match !== null) saveFile(this.#match.keep(this.#campaign?.save ?? null));
  }

  load(): void {
    openFile((text) => void this.#loadText(text));
  }

  share(): void {
    const kept = this.#match?.keep(this.#campaign?.save ?? null);
    if (kept === undefined) return;
    void linkTo(kept).then((link) => this.#table?.say(shareBox(link, this.#language.words)));
  }

  /** The screen on which a game is chosen. */
  newGame(): void {
    this.stop();
    const kept = stored();
    const host = {
      canGoOn: kept !== null,
      begin: (wish: Wish) => void this.#begin(wish).catch((error) => this.#failed(error)),
      goOn: () => void (kept && this.#openKept(kept).catch((error) => this.#failed(error))),
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
    void loadLanguage(code).then((language) => {
      this.#language = language;
      this.#paint();
      if (this.#table === null) this.newGame();
      else this.#showTable();
    });
  }

  async #begin(wish: Wish): Promise<void> {
    const { components, hands, campaign } = wish;
    const seating = { components, hands, bots: botsOf(wish) };
    const rules = rulesFor(components);
    if (rules === undefined) return;
    const options = optionsOf(wish);
    this.#campaign = campaign ? (await import('./campaign.ts')).CampaignTable.begin(rules, options) : null;
    this.#play(this.#campaign?.options ?? options, seating);
  }

  async #openKept({ record, campaign, ...seating }: Kept): Promise<void> {
    const rules = rulesFor(seating.components);
    if (rules === undefined) throw new Error(this.#language.words.otherComponents);
    const checked = rules.checkRecord(record);
    if (!checked.ok)
      throw new Error('problems' in checked ? checked.problems.map(problemText).join(' ') : checked.reason);
    this.#campaign = campaign === null ? null : (await import('./campaign.ts')).CampaignTable.load(rules, campaign);
    this.#play(record, seating);
  }

  async #loadText(text: string): Promise<void> {
    try {
      await this.#openKept(readKept(text));
    } catch (error) {
      this.#failed(error);
    }
  }

  #play(start: SessionStart, seating: Seating): void {
    const rules = rulesFor(seating.components);
    if (rules === undefined) return;
    this.#match = new Match(rules, start, seating);
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
    if (options !== null) this.#play(options, match.seating);
  }

  #goOnFrom(match: Match, count: number): void {
    const { options } = match.session.getState();
    this.#play({ options, actions: match.session.actions.slice(0, count) }, match.seating);
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
        play: () => this.#play(campaign.options, match.seating),
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
    this.#storing = setTimeout(() => {
      if (this.#match !== null) store(this.#match.keep(this.#campaign?.save ?? null));
    });
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
