import { describe, expect, test } from 'vitest';
import type { CampaignViolationCode } from '../../src/entries/campaign.ts';
import { CAMPAIGN_VIOLATIONS } from '../../src/entries/campaign.ts';
import { fr } from '../../src/entries/text/fr.ts';
import type { RichText } from '../../src/entries/text.ts';
import { createText, plain } from '../../src/entries/text.ts';
import { campaign } from '../kit/campaign.ts';
import { frenchFaults } from '../kit/french.ts';
import type { Reason, ViolationCode, WarningCode } from '../kit/pinned.ts';
import { RULES, VIOLATIONS, WARNINGS } from '../kit/pinned.ts';
import { table, tableOf } from '../kit/table.ts';
import { CAMPAIGN_CASES } from './cases/campaign.ts';
import { WARNING_CASES } from './cases/warnings.ts';
import { CASES } from './cases.ts';

const text = createText({ locale: fr, game: table.onTurn(), seat: 0 });

/** One reason with its code, rule, page and English sentence, and its French sentence, which is well formed. */
function expectReason<Each extends Reason & { readonly code: string }>(
  code: string,
  [rule, english, french]: readonly [rule: keyof typeof RULES, english: string, french: string, ...unknown[]],
  reasons: readonly Each[],
  tell: (reason: Each) => RichText,
): void {
  const brief = reasons.map((each) => [each.code, each.rule, each.page, each.message, plain(tell(each))]);
  expect(brief).toEqual([[code, rule, RULES[rule].page, english, french]]);
  expect(frenchFaults(french)).toEqual([]);
}

describe('every refusal says what is wrong, by which rule, in both languages', () => {
  test.each(Object.keys(VIOLATIONS) as ViolationCode[])('%s', (code) => {
    const [, , , refused] = CASES[code];
    expectReason(code, CASES[code], refused(), text.violation);
  });
});

describe('every warning says what is given away, by which rule, in both languages', () => {
  test.each(Object.keys(WARNINGS) as WarningCode[])('%s', (code) => {
    const [, , , state, action] = WARNING_CASES[code];
    const at = state();
    expectReason(code, WARNING_CASES[code], tableOf(at).rules.warnings(at, action), text.warning);
  });
});

describe('every refusal of a campaign says what is wrong, by which rule, in both languages', () => {
  test.each(Object.keys(CAMPAIGN_VIOLATIONS) as CampaignViolationCode[])('%s', (code) => {
    const [, , , state, action] = CAMPAIGN_CASES[code];
    const result = campaign.tryCampaignReduce(state(), action as Parameters<typeof campaign.tryCampaignReduce>[1]);
    expectReason(code, CAMPAIGN_CASES[code], result.ok ? [] : result.violations, text.violation);
  });
});
