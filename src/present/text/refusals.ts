import type { Seat } from '../../components/ids.ts';
import { askedBy, openDecision } from '../../game/askedBy.ts';
import type { Violation, Warning } from '../../game/model/figures.ts';
import type { Game } from '../../game/rules/game.ts';
import type { CitedRule } from '../../rulebook/pages.ts';
import { PAGES } from '../../rulebook/pages.ts';
import type { Note, Reason } from '../../rulebook/reason.ts';
import type { ViolationCode } from '../../rulebook/violations.ts';
import { VIOLATIONS } from '../../rulebook/violations.ts';
import type { WarningCode } from '../../rulebook/warnings.ts';
import { WARNINGS } from '../../rulebook/warnings.ts';
import { REFUSALS_EN } from './en/refusals.ts';
import type { TellFigure } from './messages.ts';
import { fillIn, tellerOf } from './messages.ts';
import { Names } from './names.ts';
import { plain } from './parts.ts';

/** A catalogue of sentences with the rule that each code stands for. */
type Sentences<Code extends string> = Readonly<Record<Code, { readonly rule: CitedRule; readonly message: string }>>;

/** Why an action is refused, told to the seat that takes it. */
export function violationsOf(game: Game, seat: Seat, notes: readonly Note<ViolationCode>[]): Violation[] {
  const names = new Names(REFUSALS_EN, game.box, game.state, seat);
  return notes.map((note) => {
    const told = ruled(game, note);
    return reasonOf(VIOLATIONS, told, tellerOf(told.params, names)) as Violation;
  });
}

/** What a legal action gives away, told to the seat that takes it. */
export function warningsOf(game: Game, seat: Seat, notes: readonly Note<WarningCode>[]): Warning[] {
  const names = new Names(REFUSALS_EN, game.box, game.state, seat);
  return notes.map((note) => reasonOf(WARNINGS, note, tellerOf(note.params, names)) as Warning);
}

/** Makes a reason of what is to be told, its sentence filled in. */
export function reasonOf<Code extends string>(
  sentences: Sentences<Code>,
  { code, params, rule = sentences[code].rule }: Note<Code>,
  tell: TellFigure,
): Reason & { readonly code: Code } {
  const message = plain(fillIn(sentences[code].message, tell));
  return { code, rule, page: PAGES[rule], message, params };
}

/** The engine knows decisions by their kinds only. An action that answers another one breaks the rule that asks it. */
function ruled({ state }: Game, note: Note<ViolationCode>): Note<ViolationCode> {
  if (note.code !== 'notThisDecision' && note.code !== 'notThisSeat') return note;
  const rule = note.code === 'notThisDecision' ? askedBy(state) : undefined;
  const told = { ...note, params: { ...note.params, decision: openDecision(state) } };
  return rule === undefined ? told : { ...told, rule };
}
