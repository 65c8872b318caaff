import { describe, expect, test } from 'vitest';
import { CAMPAIGN_VIOLATIONS } from '../../src/campaign.ts';
import type { Told } from '../../src/text.ts';
import { createText, plain } from '../../src/text.ts';
import { fr } from '../../src/textFr.ts';
import { campaign } from '../kit/campaign.ts';
import { frenchFaults } from '../kit/french.ts';
import type { ViolationCode, WarningCode } from '../kit/pinned.ts';
import { defaultContent, VIOLATIONS, WARNINGS } from '../kit/pinned.ts';
import { table, tableOf } from '../kit/table.ts';
import { CAMPAIGN_CASES } from './cases/campaign.ts';
import { WARNING_CASES } from './cases/warnings.ts';
import { CASES } from './cases.ts';

const text = createText({ locale: fr, content: defaultContent, game: table.onTurn(), seat: 0 });

/** What is told of a situation: something, and without a fault. */
function expectFrench(told: readonly Told[]): void {
  expect(told.length).toBeGreaterThan(0);
  expect(told.flatMap((each) => frenchFaults(plain(each)))).toEqual([]);
  expect(told.filter((each) => !/^[\p{Lu}«].*\.$/u.test(plain(each)))).toEqual([]);
}

describe('every situation is told in French', () => {
  test.each(Object.keys(VIOLATIONS) as ViolationCode[])('%s', (code) => {
    expectFrench(CASES[code][2]().map((violation) => text.violation(violation)));
  });

  test.each(Object.keys(WARNINGS) as WarningCode[])('%s', (code) => {
    const [, , state, action] = WARNING_CASES[code];
    const at = state();
    const warned = tableOf(at).rules.warnings(at, action);
    expectFrench(warned.map((warning) => text.warning(warning)));
  });

  test.each(Object.keys(CAMPAIGN_VIOLATIONS) as (keyof typeof CAMPAIGN_VIOLATIONS)[])('%s', (code) => {
    const [, , state, action] = CAMPAIGN_CASES[code];
    const result = campaign.tryCampaignReduce(state(), action as Parameters<typeof campaign.tryCampaignReduce>[1]);
    expectFrench(result.ok ? [] : result.violations.map((violation) => text.violation(violation)));
  });
});
