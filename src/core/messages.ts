import type { Box } from '../components/box.ts';
import type { Seat } from '../components/ids.ts';
import { withOpenDecision } from '../game/decisionRule.ts';
import type { CampaignViolation, Violation, Warning } from '../game/model/params.ts';
import type { Faults } from '../game/rules/decision.ts';
import type { Game } from '../game/rules/game.ts';
import { CAMPAIGN_VIOLATIONS, type CampaignViolationCode } from '../rulebook/campaignViolations.ts';
import { HOUSE, HOUSE_PAGE, PAGES } from '../rulebook/pages.ts';
import type { Reason, ReasonWithoutMessage } from '../rulebook/reason.ts';
import { VIOLATIONS } from '../rulebook/violations.ts';
import { WARNINGS, type WarningCode } from '../rulebook/warnings.ts';
import { DIFFERENCES_EN, NAMES_EN } from '../text/en/names.ts';
import { fillIn, type RenderParam, rendererOf } from '../text/messages.ts';
import { Names } from '../text/names.ts';
import { plain } from '../text/parts.ts';

// Internally, a violation consists of a code and parameters. For the public API, this module adds the rule, the page
// and the message.

/** Returns the violations of an illegal action, with messages addressed to the acting seat. */
export function violationsOf({ box, state }: Game, seat: Seat, faults: Faults): Violation[] {
  const notes = faults.map((each) => withOpenDecision(state, each));
  return reasonsOf(VIOLATIONS, notes, new Names(NAMES_EN, box, state, seat)) as Violation[];
}

export function warningsOf(game: Game, seat: Seat, notes: readonly ReasonWithoutMessage<WarningCode>[]): Warning[] {
  return reasonsOf(WARNINGS, notes, new Names(NAMES_EN, game.box, game.state, seat)) as Warning[];
}

/** Returns the violations that a session finds before it checks the rules. Their messages contain no player names. */
export function sessionViolations(box: Box, faults: Faults): Violation[] {
  return reasonsOf(VIOLATIONS, faults, new Names(NAMES_EN, box, null)) as Violation[];
}

export function campaignViolation(box: Box, note: ReasonWithoutMessage<CampaignViolationCode>): CampaignViolation {
  const names = new Names(NAMES_EN, box, null);
  const render = rendererOf(note.params, names, { field: (field) => [DIFFERENCES_EN[field]] });
  return reasonOf(CAMPAIGN_VIOLATIONS, note, render) as CampaignViolation;
}

/** Messages by code, each with the rule that it cites. */
type Messages<Code extends string> = Readonly<
  Record<Code, { readonly rule: Reason['rule']; readonly message: string }>
>;

function reasonsOf<Code extends string>(
  messages: Messages<Code>,
  notes: readonly ReasonWithoutMessage<Code>[],
  names: Names,
): Reason[] {
  return notes.map((note) => reasonOf(messages, note, rendererOf(note.params, names)));
}

function reasonOf<Code extends string>(
  messages: Messages<Code>,
  { code, params, rule: replaced }: ReasonWithoutMessage<Code>,
  render: RenderParam,
): Reason & { readonly code: Code } {
  const rule = replaced ?? messages[code].rule;
  const page = rule === HOUSE ? HOUSE_PAGE : PAGES[rule];
  return { code, rule, page, message: plain(fillIn(messages[code].message, render)), params };
}
