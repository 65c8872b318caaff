import type { GameView, SessionChange } from 'skymines-rules';
import { parseRef } from 'skymines-rules/queries';
import { createText, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { about } from '../ask/about.ts';
import { Question } from '../ask/question.ts';
import { useOfCard } from '../ask/uses.ts';
import type { Language } from '../language.ts';
import type { Match } from '../match/match.ts';
import { Opponents } from '../match/opponents.ts';
import { canRedo, canUndo, redo, undo } from '../match/undo.ts';
import { isStill } from './animation.ts';
import { between } from './between.ts';
import { type EndingHost, ending } from './ending.ts';
import { type Bar, bar, type GameHost, type PageHost } from './frame.ts';
import { log, meanwhile } from './log.ts';
import { News } from './news.ts';
import { Panels } from './panels.ts';
import { picturesOf } from './pictures.ts';
import { onPicture } from './pointing.ts';
import { positionAt, replayBar } from './replay.ts';
import { scoreTable } from './scores.ts';
import { Side } from './side.ts';

/** So long do Luna and bots wait before they act, in milliseconds. */
const PAUSE = 700;

/** What the table needs from the page. */
export interface TableHost extends EndingHost, PageHost {
  /** Language and colours. */
  readonly settings: HTMLElement;
  /** The game has changed: it is to be stored. */
  changed(): void;
  /** Goes on with a game from an earlier position. */
  goOnFrom(count: number): void;
}

/** A game on the screen. */
export class Table implements GameHost {
  readonly element: HTMLElement;
  readonly #match: Match;
  readonly #language: Language;
  readonly #bar: Bar;
  readonly #host: TableHost;
  readonly #opponents: Opponents;
  readonly #panels = new Panels();
  readonly #news: News;
  readonly #side: Side;
  readonly #unsubscribe: () => void;
  #question: Question | null = null;
  #replayed: number | null = null;
  #isDue = false;

  constructor(match: Match, language: Language, host: TableHost) {
    this.#match = match;
    this.#news = new News(match);
    this.#language = language;
    this.#bar = bar(language.words, this, host, host.settings);
    this.#host = host;
    this.#side = new Side(language.words, this.#bar.element, () =>
      scoreTable(match.rules, this.#view(), this.#textFor(null), language.words),
    );
    this.element = h('div', { class: 'table' }, this.#side.element, this.#panels.element);
    this.#opponents = new Opponents(match, isStill() ? 0 : PAUSE);
    this.#unsubscribe = match.session.subscribe((change) => this.#heard(change));
    onPicture(this.element, {
      click: (id) => (this.#question === null ? this.#look(id) : this.#question.click(id)),
      point: (id) => this.#question?.hover(id),
      look: (id) => this.#look(id),
      leave: () => this.#question?.isBegun && this.#question.back(),
    });
    this.#draw();
    this.#opponents.wake();
  }

  stop(): void {
    this.#opponents.stop();
    this.#unsubscribe();
  }

  undo(): void {
    if (!undo(this.#match)) this.showMessage(h('p', {}, this.#language.words.cannotUndo));
  }

  redo(): void {
    redo(this.#match);
  }

  async hint(): Promise<void> {
    const question = this.#question;
    if (question === null || question.dropAdvice()) return;
    const answer = await this.#opponents.hint(question.position.prompt.seat);
    if (question === this.#question) question.advise(answer);
  }

  replay(): void {
    this.#replayed = this.#match.session.actions.length;
    this.showMessage(null);
    this.#draw();
    this.#side.focus();
  }

  /** Shows a message beside the table. */
  showMessage(message: HTMLElement | null): void {
    this.#side.showMessage(message);
  }

  /** Somebody looks at a thing that is no choice. */
  #look(id: string | null): void {
    const seat = this.#question?.position.prompt.seat ?? null;
    const { rules } = this.#match;
    const ref = id === null ? undefined : parseRef(id);
    const use = ref?.kind === 'card' ? useOfCard(rules.content, ref.card, this.#language.words) : null;
    this.#side.showHint(
      id === null ? null : about(id, this.#view(), this.#textFor(seat), ...(use === null ? [] : [use])),
    );
  }

  #heard(change: SessionChange): void {
    this.#news.hear(change);
    if (this.#isDue) return;
    this.#isDue = true;
    // Several changes at once, as when a turn of Luna is undone as well, are drawn once.
    queueMicrotask(() => {
      this.#isDue = false;
      this.#changed();
    });
  }

  #changed(): void {
    const hadFocus = this.element.contains(document.activeElement) || document.activeElement === document.body;
    this.showMessage(null);
    this.#draw();
    if (hadFocus && this.#question !== null) this.#side.focus();
    if (this.#question !== null) {
      this.#panels.shrink();
      this.#side.bringBack();
    }
    this.#host.changed();
    this.#opponents.wake();
  }

  #textFor(seat: number | null): Text {
    const { rules, session } = this.#match;
    const game = session.getState();
    return createText({ locale: this.#language.locale, game, ...(seat !== null && { seat }) }, rules);
  }

  #draw(): void {
    const match = this.#match;
    const isReplay = this.#replayed !== null;
    const prompt = isReplay || match.isPassing ? null : match.prompt;
    const text = this.#textFor(null);
    const position = prompt === null ? null : { view: match.view, prompt, rules: match.rules };
    this.#question =
      position === null
        ? null
        : new Question(position, this.#textFor(position.prompt.seat), this.#language, {
            act: (action) => match.act(action),
            changed: () => this.#drawStep(text),
            showMessage: (message) => this.showMessage(message),
          });
    this.#side.showNews(isReplay ? null : meanwhile(this.#news.sinceOwn, text, this.#language.words));
    this.#side.showQuestion(this.#asked(text));
    this.#bar.undo.disabled = isReplay || !canUndo(match);
    this.#bar.hint.disabled = prompt === null;
    this.#bar.redo.disabled = isReplay || !canRedo(match);
    this.#side.showLog(isReplay ? null : this.#log(text));
    this.#drawPictures(text);
    this.#side.showScores(match.session.isOver());
  }

  /** Another step of the same question: only the choices have changed. */
  #drawStep(text: Text): void {
    this.#side.showQuestion(this.#asked(text));
    this.#drawPictures(text);
    this.#side.focus();
  }

  #asked(text: Text): readonly HTMLElement[] {
    const { words } = this.#language;
    const { session } = this.#match;
    if (this.#replayed !== null) return [this.#replayBar(this.#replayed)];
    if (this.#question !== null) return this.#question.draw();
    if (session.isOver()) return ending(this.#match, text, words, this.#host);
    return between(this.#match, text, words, () => {
      this.#match.takeScreen();
      this.#draw();
      this.#side.focus();
    });
  }

  #replayBar(count: number): HTMLElement {
    const all = this.#match.session.actions.length;
    return replayBar(count, all, this.#language.words, {
      show: (wanted) => {
        this.#replayed = wanted;
        this.#drawPictures(this.#textFor(null));
      },
      goOnFrom: (wanted) => this.#host.goOnFrom(wanted),
      end: () => {
        this.#replayed = null;
        this.#draw();
        this.#side.focus();
      },
    });
  }

  #view(): GameView {
    const { rules, session, view } = this.#match;
    return this.#replayed === null ? view : positionAt(rules, session, this.#replayed, view.viewer);
  }

  #drawPictures(text: Text): void {
    const view = this.#view();
    const done = this.#replayed === null ? this.#news.marks(text) : [];
    const highlight = [...done, ...(this.#question?.highlights ?? [])];
    const pictures = picturesOf(view, text);
    const options = { text, highlight, interactive: this.#question !== null };
    this.#panels.show({ pictures, options, moved: this.#news.moved(text) }, this.#language.words);
  }

  #log(text: Text): HTMLElement {
    const { session, view } = this.#match;
    return log(session.events(view.viewer), text, this.#language.words);
  }
}
