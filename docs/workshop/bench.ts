import { type Content, defaultContent } from 'skymines-rules';
import { type Draft, draftOf } from './draft.ts';
import { edited, reset, withCopy, without } from './edits.ts';
import { find } from './find.ts';
import { keep, kept } from './keeping.ts';
import { merged } from './merge.ts';
import type { Path } from './paths.ts';
import type { Piece, PieceClass, PieceField } from './piece.ts';
import { FIRST, nextOpen, nextWrong, type Place, pieceAt, placesAfter } from './places.ts';
import { hasProblems } from './problems.ts';
import { confirmed, standingOf } from './provenance.ts';

/** So many pieces are confirmed at once. */
const BATCH = 6;

/** Those who show what is on the bench. */
export interface Onlooker {
  /** Something about the set has changed. */
  readonly changed: () => void;
  /** It was typed into the piece at hand. */
  readonly typed: () => void;
  /** Another piece is at hand, or the same one with other numbers. */
  readonly laid: () => void;
  /** The person goes on typing at the piece. */
  readonly focus: () => void;
  /** The person goes on with the line in which pieces are found. */
  readonly findNext: () => void;
  readonly say: (words: string) => void;
}

/** The set that is being typed in, and the piece at hand. */
export class Bench {
  draft: Draft = kept();
  place: Place;
  /** The piece whose problems were told when somebody wanted to confirm it. */
  #warned: Place | undefined;
  /** The piece that was found by a line, so that the next line follows when it is confirmed. */
  #found: Place | undefined;
  readonly #onlooker: Onlooker;

  constructor(onlooker: Onlooker) {
    this.#onlooker = onlooker;
    this.place = nextOpen(this.draft, [FIRST, ...placesAfter(this.draft, FIRST)]) ?? FIRST;
  }

  get piece(): Piece {
    const piece = pieceAt(this.draft, this.place);
    if (piece === undefined) throw new RangeError('no such piece');
    return piece;
  }

  get kind(): PieceClass {
    const kind = this.draft.classes[this.place.kind];
    if (kind === undefined) throw new RangeError('no such class of pieces');
    return kind;
  }

  /** The next pieces of this kind that nobody has compared with a box, the one at hand first. */
  get batch(): readonly Place[] {
    const { kind, index } = this.place;
    const isDrawn = (piece: Piece): boolean => piece.picture !== null && piece.picture.places.length === 0;
    return this.kind.pieces
      .flatMap((piece, at) => (standingOf(this.draft.content, piece) === 'made-up' && isDrawn(piece) ? [at] : []))
      .filter((at) => at >= index)
      .slice(0, BATCH)
      .map((at) => ({ kind, index: at }));
  }

  /** Works on with a changed set, and keeps it. */
  #take(draft: Draft): void {
    this.draft = draft;
    const isKept = keep(draft.content);
    this.#onlooker.changed();
    if (!isKept) this.#onlooker.say('This browser has no room to keep your set. Export it before you leave.');
  }

  #lay(place: Place): void {
    this.place = place;
    this.#warned = undefined;
    this.#onlooker.laid();
  }

  rename(id: string): void {
    this.#take(draftOf({ ...this.draft.content, id }));
  }

  type(field: PieceField, path: Path, value: unknown): void {
    this.#take(draftOf(edited(this.draft.content, this.piece, field, path, value)));
    this.#onlooker.typed();
  }

  /** Takes what was pointed at in the drawing of the piece at hand. */
  point(field: PieceField, value: unknown): void {
    this.#take(draftOf(edited(this.draft.content, this.piece, field, field.path, value)));
    this.#lay(this.place);
  }

  /** Takes what was typed into a table of the pieces of this kind. */
  typeAll(cells: readonly { readonly index: number; readonly field: PieceField; readonly value: unknown }[]): void {
    const content = cells.reduce((set, { index, field, value }) => {
      const piece = this.kind.pieces[index];
      return piece === undefined ? set : edited(set, piece, field, field.path, value);
    }, this.draft.content);
    this.#take(draftOf(content));
    this.#onlooker.typed();
  }

  /** Lays the piece on the desk that a line describes, with the numbers in it. Returns whether there is one. */
  find(line: string): boolean {
    const found = find(this.draft, line);
    const piece = found === null ? undefined : pieceAt(this.draft, found.place);
    if (found === null || piece === undefined) {
      this.#onlooker.say('No open piece is like that. Name its kind, and numbers with their word: carbon 3, cost 4.');
      return false;
    }
    const typed = found.put.reduce(
      (set, [field, value]) => edited(set, piece, field, field.path, value),
      this.draft.content,
    );
    if (found.put.length > 0) this.#take(draftOf(typed));
    this.go(found.place);
    this.#found = found.place;
    this.#onlooker.say(`${piece.title} is on the desk. Compare all of it; Enter confirms it.`);
    return true;
  }

  /** Takes from a second set what only that one has confirmed. */
  merge(other: Content): void {
    const { content, taken, differing } = merged(this.draft, other);
    this.load(content);
    const differ =
      differing.length === 0
        ? ''
        : ` Both sets have typed these in, and differently; yours stay: ${differing.join(', ')}.`;
    this.#onlooker.say(`${taken} pieces came from the other set.${differ}`);
  }

  /** Puts another set on the bench. */
  load(content: Content): void {
    this.#take(draftOf(content));
    this.#lay(pieceAt(this.draft, this.place) === undefined ? FIRST : this.place);
  }

  startOver(): void {
    this.load(defaultContent);
  }

  resetPiece(): void {
    this.load(reset(this.draft.content, this.piece));
  }

  go(place: Place): void {
    this.#lay(place);
    this.#onlooker.focus();
  }

  step(by: 1 | -1): void {
    this.go(placesAfter(this.draft, this.place).at(by > 0 ? 0 : -1) ?? this.place);
  }

  /** Says that the piece at hand is as in the box, and goes on. Problems are told first. */
  confirm(): void {
    const { draft, piece, place } = this;
    if (hasProblems(draft.problems, piece) && this.#warned !== place) {
      this.#warned = place;
      this.#onlooker.say('Something does not fit yet. Press Enter once more to confirm it all the same.');
      this.#onlooker.focus();
      return;
    }
    // Sources change no number, so nothing else follows from them.
    this.#take({ ...draft, content: confirmed(draft.content, piece) });
    const next = nextOpen(this.draft, placesAfter(this.draft, place));
    this.#onlooker.say(next === undefined ? 'Every piece is confirmed.' : `${piece.title} is confirmed.`);
    const wasFound = this.#found === place;
    this.go(next ?? place);
    if (wasFound) this.#onlooker.findNext();
  }

  /** Says of the next pieces that they are as in the box. */
  confirmAll(): void {
    const places = this.batch;
    const pieces = places.flatMap((place) => pieceAt(this.draft, place) ?? []);
    this.#take({ ...this.draft, content: pieces.reduce(confirmed, this.draft.content) });
    const last = places.at(-1) ?? this.place;
    this.#onlooker.say(`${pieces.length} pieces are confirmed.`);
    this.go(nextOpen(this.draft, placesAfter(this.draft, last)) ?? last);
  }

  goToProblem(): void {
    const next = nextWrong(this.draft, [this.place, ...placesAfter(this.draft, this.place)]);
    if (next !== undefined) this.go(next);
  }

  /** Adds a piece like the one at hand to a list that may grow. */
  add(): void {
    const { grows, pieces } = this.kind;
    if (grows === null) return;
    this.#take(draftOf(withCopy(this.draft.content, grows, this.place.index)));
    this.go({ ...this.place, index: pieces.length });
  }

  remove(): void {
    const { grows, pieces } = this.kind;
    if (grows === null || pieces.length < 2) return;
    this.#take(draftOf(without(this.draft.content, grows, this.place.index)));
    this.go({ ...this.place, index: Math.min(this.place.index, pieces.length - 2) });
  }
}
