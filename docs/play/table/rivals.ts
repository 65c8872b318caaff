import type { Seat } from 'skymines-rules';
import type { Highlight, TrackTrail } from 'skymines-rules/drawing';
import { plain } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { seatName } from '../seatNames.ts';
import { Log } from './log.ts';
import { lunaCard, markRow } from './lunaCard.ts';
import { pills } from './pills.ts';
import { markStep, strip } from './strip.ts';
import type { TableState } from './tableState.ts';
import type { TurnSigns } from './turnSigns.ts';

/** Width of a log row's icons, in design pixels, beside the board and on a small screen. */
const ROOM = { beside: 88, small: 250 };

export interface RivalsHost {
  show(turn: TurnSigns): void;
  point(turn: TurnSigns | null): void;
  why(): void;
  skip(): void;
  replay(count?: number): void;
}

/** Everything that shows the turns of the others: the line in the prompt row, the pills, Luna's card and the log. */
export class Rivals {
  /** Place of Luna's card, over the cards and plans. */
  readonly card = h('div', { class: 'luna-place', hidden: true });
  readonly #state: TableState;
  readonly #host: RivalsHost;
  readonly #log: Log;
  #line: HTMLElement | null = null;
  #pills: { readonly turns: readonly TurnSigns[]; readonly element: HTMLElement | null } = { turns: [], element: null };

  constructor(state: TableState, host: RivalsHost) {
    this.#state = state;
    this.#host = host;
    this.#log = new Log(state.language.words);
  }

  get #look() {
    const { language, luna } = this.#state;
    return { words: language.words, luna };
  }

  /** Text of a turn for screen readers. */
  nameOf(turn: TurnSigns): string {
    const { seat, gains, kind } = turn.turn;
    const name = seatName(this.#state.textFor(), seat);
    return this.#look.words.rivals.turn(name, plain(turn.text), kind === 'plan' ? null : (gains?.[seat] ?? null));
  }

  /** The turn being shown, instead of the question. */
  strip(
    turn: TurnSigns,
    isRunning: boolean,
  ): {
    readonly question: readonly HTMLElement[];
    readonly line: HTMLElement;
    readonly closing: readonly HTMLElement[];
  } {
    const { words } = this.#look;
    const shown = strip(turn, this.#stripLook());
    this.#line = shown.line;
    const why = button(words.rivals.why, () => this.#host.why(), { class: 'why-button', title: words.rivals.whyHelp });
    why.append(h('kbd', { 'aria-hidden': 'true' }, 'W'));
    const skip = button(words.table.skip, () => this.#host.skip(), { class: 'skip' });
    skip.append(h('kbd', { 'aria-hidden': 'true' }, words.rivals.space));
    const canSkip = isRunning || this.#state.game.opponents !== null;
    return { question: shown.question, line: shown.line, closing: canSkip ? [why, skip] : [why] };
  }

  #stripLook() {
    const { game } = this.#state;
    const text = this.#state.textFor();
    const { seating } = game.view;
    return {
      ...this.#look,
      text,
      seating,
      faceOf: (seat: Seat) => this.#state.faceOf(seat),
      seatName: (seat: Seat) => seatName(text, seat),
    };
  }

  stepsOf(turn: TurnSigns): number {
    return strip(turn, this.#stripLook()).length;
  }

  /** Marks the current step of the line and of Luna's card, without drawing anything again. */
  mark(): void {
    const { showing } = this.#state;
    if (this.#line !== null) markStep(this.#line, showing.step);
    const card = this.card.firstElementChild;
    if (card instanceof HTMLElement && showing.turn !== null) markRow(card, showing.turn, showing.step);
  }

  /** Shows Luna's card while she plays it. */
  drawCard(): void {
    const { showing, game } = this.#state;
    const turn = showing.isRunning || showing.isHeld ? showing.turn : null;
    const look = { ...this.#look, height: 20 };
    const card = turn === null ? null : lunaCard(turn, game.rules.content, this.#state.textFor(), look);
    this.card.hidden = card === null;
    this.card.replaceChildren(...(card === null ? [] : [card]));
    if (card !== null) card.style.setProperty('--time', `${Math.round(showing.remaining)}ms`);
  }

  /** The same element as before as long as the turns are the same. */
  pills(): HTMLElement | null {
    const turns = this.#state.rivalTurns;
    const { turns: before } = this.#pills;
    if (turns.length !== before.length || turns.some((turn, index) => turn !== before[index]))
      this.#pills = { turns, element: this.#newPills(turns) };
    return this.#pills.element;
  }

  #newPills(turns: readonly TurnSigns[]): HTMLElement | null {
    const text = this.#state.textFor();
    return pills(turns, {
      ...this.#look,
      faceOf: (seat) => this.#state.faceOf(seat),
      seatName: (seat) => seatName(text, seat),
      nameOf: (turn) => this.nameOf(turn),
      show: (turn) => this.#host.show(turn),
      point: (turn) => this.#host.point(turn),
    });
  }

  log(isSmall: boolean): HTMLElement {
    const { book, game } = this.#state;
    const turns = book.turns.filter(({ events }) => events.length > 0).map((turn) => this.#state.signsOf(turn));
    const shown = turns.filter(({ steps }) => steps.length > 0);
    this.#log.show(shown, {
      ...this.#look,
      room: isSmall ? ROOM.small : ROOM.beside,
      nameOf: (turn) => this.nameOf(turn),
      open: game.past === null ? null : ({ turn }) => this.#host.replay(turn.to ?? undefined),
      point: (turn) => this.#host.point(turn),
    });
    return this.#log.element;
  }

  /** Why a turn was possible: the rule text, which is nowhere else. */
  why(turn: TurnSigns): HTMLElement {
    return h('p', { class: 'why' }, this.nameOf(turn));
  }

  get hasTurns(): boolean {
    return this.#state.rivalTurns.length > 0;
  }

  /** Turns whose places and paths are marked on the board. */
  get #marked(): readonly TurnSigns[] {
    const { pointedTurn, showing, areTrailsShown, game } = this.#state;
    if (pointedTurn !== null) return [pointedTurn];
    if (showing.isRunning && showing.turn !== null) return [showing.turn];
    // At the start of a round, the new components are marked instead.
    return areTrailsShown ? this.#state.rivalTurns.filter(({ turn }) => turn.round === game.view.round) : [];
  }

  get trails(): readonly TrackTrail[] {
    return this.#marked.flatMap(({ turn }) =>
      turn.trails.filter(({ seat, from, to }) => seat === turn.seat && to > from),
    );
  }

  get marks(): readonly Highlight[] {
    return this.#marked.flatMap(({ refs, turn }) => {
      const places = refs.filter(({ kind }) => kind !== 'seat' && kind !== 'company' && kind !== 'trackSpace');
      return places.map((ref): Highlight => ({ ref, as: 'last', by: turn.seat }));
    });
  }
}
