import type { Content } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { atDecision } from '../game/askedBy.ts';
import { boxOf } from '../game/boxOf.ts';
import type { CampaignViolation, Violation, Warning } from '../game/model/params.ts';
import type { Faults } from '../game/rules/decision.ts';
import type { Game } from '../game/rules/game.ts';
import type { CampaignViolationCode } from '../rulebook/campaignViolations.ts';
import { CAMPAIGN_VIOLATIONS } from '../rulebook/campaignViolations.ts';
import { HOUSE, HOUSE_PAGE, PAGES } from '../rulebook/pages.ts';
import type { Reason, UnwordedReason } from '../rulebook/reason.ts';
import { VIOLATIONS } from '../rulebook/violations.ts';
import type { WarningCode } from '../rulebook/warnings.ts';
import { WARNINGS } from '../rulebook/warnings.ts';
import { DIFFERENCES_EN } from '../text/en/differences.ts';
import { REFUSALS_EN } from '../text/en/refusals.ts';
import type { RenderParam } from '../text/messages.ts';
import { fillIn, rendererOf } from '../text/messages.ts';
import { Names } from '../text/names.ts';
import { plain } from '../text/parts.ts';

// The front door. In the rooms below, a refusal is a code with its params; here it gets its rule, its page and its sentence.

/** Why an action is refused, told to the seat that takes it. */
export function violationsOf({ box, state }: Game, seat: Seat, faults: Faults): Violation[] {
  const names = new Names(REFUSALS_EN, box, state, seat);
  return faults.map((fault) => {
    const note = atDecision(state, fault);
    return reasonOf(VIOLATIONS, note, rendererOf(note.params, names)) as Violation;
  });
}

/** What a legal action gives away, told to the seat that takes it. */
export function warningsOf({ box, state }: Game, seat: Seat, notes: readonly UnwordedReason<WarningCode>[]): Warning[] {
  const names = new Names(REFUSALS_EN, box, state, seat);
  return notes.map((note) => reasonOf(WARNINGS, note, rendererOf(note.params, names)) as Warning);
}

/** Why a session refuses an action before it asks the rules, told to nobody by name. */
export function sessionViolations(content: Content, faults: Faults): Violation[] {
  const names = new Names(REFUSALS_EN, boxOf(content), null);
  return faults.map((fault) => reasonOf(VIOLATIONS, fault, rendererOf(fault.params, names)) as Violation);
}

/** Why an action of a campaign is refused. */
export function campaignViolation(content: Content, note: UnwordedReason<CampaignViolationCode>): CampaignViolation {
  const names = new Names(REFUSALS_EN, boxOf(content), null);
  const render = rendererOf(note.params, names, { field: (field) => [DIFFERENCES_EN[field]] });
  return reasonOf(CAMPAIGN_VIOLATIONS, note, render) as CampaignViolation;
}

/** A catalogue of sentences with the rule that each code stands for. */
type Sentences<Code extends string> = Readonly<
  Record<Code, { readonly rule: Reason['rule']; readonly message: string }>
>;

function reasonOf<Code extends string>(
  sentences: Sentences<Code>,
  { code, params, rule: replaced }: UnwordedReason<Code>,
  render: RenderParam,
): Reason & { readonly code: Code } {
  const rule = replaced ?? sentences[code].rule;
  const page = rule === HOUSE ? HOUSE_PAGE : PAGES[rule];
  return { code, rule, page, message: plain(fillIn(sentences[code].message, render)), params };
}
