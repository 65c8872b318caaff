import { type Content, defaultContent } from 'skymines-rules';
import { type Draft, draftOf } from './draft.ts';
import { loadDraft, saveDraft } from './draftStorage.ts';
import { edited, reset, withCopy, without } from './edits.ts';
import { find } from './find.ts';
import { merged } from './merge.ts';
import type { Path } from './paths.ts';
import type { Piece, PieceClass, PieceField } from './piece.ts';
import { FIRST, nextOpen, nextWrong, type Place, pieceAt, placesAfter } from './places.ts';
import { hasProblems } from './problems.ts';
import { confirmed, standingOf } from './provenance.ts';

/** Maximum number of pieces to confirm at once. */
const BATCH = 6;

export interface EditorListener {
  readonly changed: () => void;
  /** Called after typing into a field of the current piece. */
  readonly typed: () => void;
  /** Called when another piece is selected or the current piece has new values. */
  readonly selected: () => void;
  readonly focus: () => void;
  readonly findNext: () => void;
  readonly say: (words: string) => void;
}

/** The component set being edited, and the current piece. */
export class SetEditor {
  draft: Draft = loadDraft();
  place: Place;
  /** The piece for which the editor has already reported problems when the user tried to confirm it. */
  #warned: Place | undefined;
  /** The piece found by a search. After it is confirmed, the focus returns to the search field. */
  #found: Place | undefined;
  readonly #listener: EditorListener;

  constructor(listener: EditorListener) {
    this.#listener = listener;
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

  /** The next unconfirmed pieces of this class, starting with the current piece. */
  get batch(): readonly Place[] {
    const { kind, index } = this.place;
    const isDrawn = (piece: Piece): boolean => piece.picture !== null && piece.picture.places.length === 0;
    return this.kind.pieces
      .flatMap((piece, at) => (standingOf(this.draft.content, piece) === 'made-up' && isDrawn(piece) ? [at] : []))
      .filter((at) => at >= index)
      .slice(0, BATCH)
      .map((at) => ({ kind, index: at }));
  }

  #take(draft: Draft): void {
    this.draft = draft;
    const isSaved = saveDraft(draft.content);
    this.#listener.changed();
    if (!isSaved) {
      this.#listener.say("Your browser's storage is full, so your set can't be kept. Export it before you leave.");
    }
  }

  #select(place: Place): void {
    this.place = place;
    this.#warned = undefined;
    this.#listener.selected();
  }

  rename(id: string): void {
    this.#take(draftOf({ ...this.draft.content, id }));
  }

  type(field: PieceField, path: Path, value: unknown): void {
    this.#take(draftOf(edited(this.draft.content, this.piece, field, path, value)));
    this.#listener.typed();
  }

  point(field: PieceField, value: unknown): void {
    this.#take(draftOf(edited(this.draft.content, this.piece, field, field.path, value)));
    this.#select(this.place);
  }

  typeAll(cells: readonly { readonly index: number; readonly field: PieceField; readonly value: unknown }[]): void {
    const content = cells.reduce((set, { index, field, value }) => {
      const piece = this.kind.pieces[index];
      return piece === undefined ? set : edited(set, piece, field, field.path, value);
    }, this.draft.content);
    this.#take(draftOf(content));
    this.#listener.typed();
  }

  /** Selects the piece that matches a description and enters the described values. Returns `false` if there is none. */
  find(line: string): boolean {
    const found = find(this.draft, line);
    const piece = found === null ? undefined : pieceAt(this.draft, found.place);
    if (found === null || piece === undefined) {
      this.#listener.say('No unconfirmed piece matches. Try its type and labelled values, such as: carbon 3, cost 4.');
      return false;
    }
    const typed = found.put.reduce(
      (set, [field, value]) => edited(set, piece, field, field.path, value),
      this.draft.content,
    );
    if (found.put.length > 0) this.#take(draftOf(typed));
    this.go(found.place);
    this.#found = found.place;
    this.#listener.say(`Found ${piece.title}. Compare it with your box, then press Enter to confirm.`);
    return true;
  }

  /** Adopts the pieces that are confirmed only in another set. */
  merge(other: Content): void {
    const { content, taken, differing } = merged(this.draft, other);
    this.load(content);
    const differ =
      differing.length === 0
        ? ''
        : ` The sets have different values for these pieces, so yours were kept: ${differing.join(', ')}.`;
    this.#listener.say(`Pieces added from the other set: ${taken}.${differ}`);
  }

  load(content: Content): void {
    this.#take(draftOf(content));
    this.#select(pieceAt(this.draft, this.place) === undefined ? FIRST : this.place);
  }

  startOver(): void {
    this.load(defaultContent);
  }

  resetPiece(): void {
    this.load(reset(this.draft.content, this.piece));
  }

  go(place: Place): void {
    this.#select(place);
    this.#listener.focus();
  }

  step(by: 1 | -1): void {
    this.go(placesAfter(this.draft, this.place).at(by > 0 ? 0 : -1) ?? this.place);
  }

  /**
   * Confirms that the current piece matches the box and selects the next one. If there are problems, reports them
   * first.
   */
  confirm(): void {
    const { draft, piece, place } = this;
    if (hasProblems(draft.problems, piece) && this.#warned !== place) {
      this.#warned = place;
      this.#listener.say('This piece still has a problem. Press Enter again to confirm it anyway.');
      this.#listener.focus();
      return;
    }
    // Confirming changes no values, so nothing needs to be recomputed.
    this.#take({ ...draft, content: confirmed(draft.content, piece) });
    const next = nextOpen(this.draft, placesAfter(this.draft, place));
    this.#listener.say(next === undefined ? 'Every piece is confirmed.' : `${piece.title} is confirmed.`);
    const wasFound = this.#found === place;
    this.go(next ?? place);
    if (wasFound) this.#listener.findNext();
  }

  /** Confirms that the pieces of the batch match the box. */
  confirmAll(): void {
    const places = this.batch;
    const pieces = places.flatMap((place) => pieceAt(this.draft, place) ?? []);
    this.#take({ ...this.draft, content: pieces.reduce(confirmed, this.draft.content) });
    const last = places.at(-1) ?? this.place;
    this.#listener.say(`${pieces.length} pieces are confirmed.`);
    this.go(nextOpen(this.draft, placesAfter(this.draft, last)) ?? last);
  }

  goToProblem(): void {
    const next = nextWrong(this.draft, [this.place, ...placesAfter(this.draft, this.place)]);
    if (next !== undefined) this.go(next);
  }

  /** Adds a copy of the current piece if its list may grow. */
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
