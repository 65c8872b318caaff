import { describe, expect, test } from 'vitest';
import type { CampaignViolationCode } from '../../src/campaign.ts';
import { CAMPAIGN_VIOLATIONS } from '../../src/campaign.ts';
import { campaign } from '../kit/campaign.ts';
import type { Reason, ViolationCode, WarningCode } from '../kit/pinned.ts';
import { RULES, VIOLATIONS, WARNINGS } from '../kit/pinned.ts';
import { tableOf } from '../kit/table.ts';
import { CAMPAIGN_CASES } from './cases/campaign.ts';
import { WARNING_CASES } from './cases/warnings.ts';
import { CASES } from './cases.ts';

/** Code, rule, page and sentence of what is said. */
const brief = (reasons: readonly (Reason & { readonly code: string })[]) =>
  reasons.map(({ code, rule, page, message }) => ({ code, rule, page, message }));
const expected = (code: string, rule: keyof typeof RULES, message: string) => [
  { code, rule, page: RULES[rule].page, message },
];

describe('every refusal says what is wrong, by which rule', () => {
  test.each(Object.keys(VIOLATIONS) as ViolationCode[])('%s', (code) => {
    const [rule, sentence, refused] = CASES[code];
    expect(brief(refused())).toEqual(expected(code, rule, sentence));
  });
});

describe('every warning says what is given away, by which rule', () => {
  test.each(Object.keys(WARNINGS) as WarningCode[])('%s', (code) => {
    const [rule, sentence, state, action] = WARNING_CASES[code];
    const at = state();
    expect(brief(tableOf(at).rules.warnings(at, action))).toEqual(expected(code, rule, sentence));
  });
});

describe('every refusal of a campaign says what is wrong, by which rule', () => {
  test.each(Object.keys(CAMPAIGN_VIOLATIONS) as CampaignViolationCode[])('%s', (code) => {
    const [rule, sentence, state, action] = CAMPAIGN_CASES[code];
    const result = campaign.tryCampaignReduce(state(), action as Parameters<typeof campaign.tryCampaignReduce>[1]);
    expect(result.ok ? [] : brief(result.violations)).toEqual(expected(code, rule, sentence));
  });
});
