import { describe, expect, test } from 'vitest';
import type { CampaignViolation, CampaignViolationCode } from '../../src/entries/campaign.ts';
import { CAMPAIGN_VIOLATIONS } from '../../src/entries/campaign.ts';
import { fr } from '../../src/entries/text/fr.ts';
import type { RichText } from '../../src/entries/text.ts';
import { createText, plain } from '../../src/entries/text.ts';
import { campaign } from '../kit/campaign.ts';
import { figuresIn, frenchFaults } from '../kit/french.ts';
import { TRANSLATIONS } from '../kit/languages.ts';
import type { Action, Reason, Violation, ViolationCode, Warning, WarningCode } from '../kit/pinned.ts';
import { RULES, rules, VIOLATIONS, WARNINGS } from '../kit/pinned.ts';
import { table, tableOf } from '../kit/table.ts';
import { CAMPAIGN_CASES } from './cases/campaign.ts';
import { WARNING_CASES } from './cases/warnings.ts';
import { CASES, type WordedCode } from './cases.ts';

const CODES = (Object.keys(VIOLATIONS) as ViolationCode[]).filter((code): code is WordedCode => code !== 'restricted');

const text = createText({ locale: fr, game: table.onTurn(), seat: 0 }, rules);

/** Checks the code, rule, page, English and French message of the only reason, and that the French is well formed. */
function expectReason<Each extends Reason & { readonly code: string }>(
  code: string,
  [rule, english, french]: readonly [rule: keyof typeof RULES, english: string, french: string, ...unknown[]],
  reasons: readonly Each[],
  messageOf: (reason: Each) => RichText,
): void {
  const brief = reasons.map((each) => [each.code, each.rule, each.page, each.message, plain(messageOf(each))]);
  expect(brief).toEqual([[code, rule, RULES[rule].page, english, french]]);
  expect(frenchFaults(french)).toEqual([]);
}

describe('every violation has a message and a rule in both languages', () => {
  test.each(CODES)('%s', (code) => {
    const [, , , refused] = CASES[code];
    expectReason(code, CASES[code], refused(), text.violation);
  });
});

describe('every warning has a message and a rule in both languages', () => {
  test.each(Object.keys(WARNINGS) as WarningCode[])('%s', (code) => {
    const [, , , state, action] = WARNING_CASES[code];
    const at = state();
    expectReason(code, WARNING_CASES[code], tableOf(at).rules.warnings(at, action), text.warning);
  });
});

describe('every campaign violation has a message and a rule in both languages', () => {
  test.each(Object.keys(CAMPAIGN_VIOLATIONS) as CampaignViolationCode[])('%s', (code) => {
    const [, , , state, action] = CAMPAIGN_CASES[code];
    const result = campaign.tryCampaignReduce(state(), action as Parameters<typeof campaign.tryCampaignReduce>[1]);
    expectReason(code, CAMPAIGN_CASES[code], result.ok ? [] : result.violations, text.violation);
  });
});

/** Returns every violation and warning that the cases provoke. */
function everyReason(): readonly (Violation | CampaignViolation | Warning)[] {
  const warnings = Object.values(WARNING_CASES).flatMap(([, , , state, action]) => {
    const at = state();
    return tableOf(at).rules.warnings(at, action as Action);
  });
  const campaigns = Object.values(CAMPAIGN_CASES).flatMap(([, , , state, action]) => {
    const result = campaign.tryCampaignReduce(state(), action as Parameters<typeof campaign.tryCampaignReduce>[1]);
    return result.ok ? [] : result.violations;
  });
  return [...Object.values(CASES).flatMap(([, , , refused]) => refused()), ...warnings, ...campaigns];
}

/** The English messages of all codes, with placeholders such as `{units|unit|units}`. */
const { restricted: _, ...WORDED } = VIOLATIONS;
const MESSAGES: Readonly<Record<string, { readonly message: string }>> = {
  ...WORDED,
  ...WARNINGS,
  ...CAMPAIGN_VIOLATIONS,
};

test('the params of every violation and warning are exactly the placeholders of its message', () => {
  const found = everyReason().map(({ code, params }) => [code, Object.keys(params).sort()]);
  const wanted = Object.entries(MESSAGES).map(([code, { message }]) => {
    const names = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name);
    return [code, [...new Set(names)].sort()];
  });
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

const isWarning = (reason: Violation | CampaignViolation | Warning): reason is Warning => reason.code in WARNINGS;

// The French messages are in the cases, beside the English ones.
test.each(TRANSLATIONS.filter(({ code }) => code !== 'fr'))(
  'every message has the same numbers as in English: $name',
  async ({ code, locale, faults }) => {
    const { violation, warning } = createText({ locale, game: table.onTurn(), seat: 0 }, rules);
    const lines = everyReason().map((reason) => {
      const message = plain(isWarning(reason) ? warning(reason) : violation(reason));
      if (!('problem' in reason.params)) expect(figuresIn(message)).toBe(figuresIn(reason.message));
      expect(faults(message)).toEqual([]);
      return `${reason.code}: ${message}\n`;
    });
    await expect(lines.join('')).toMatchFileSnapshot(`./sentences/${code}.txt`);
  },
);
