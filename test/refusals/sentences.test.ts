import { expect, test } from 'vitest';
import { CAMPAIGN_VIOLATIONS, type CampaignViolation } from '../../src/entries/campaign.ts';
import { createText, plain } from '../../src/entries/text.ts';
import { campaign } from '../kit/campaign.ts';
import { figuresIn } from '../kit/french.ts';
import { TRANSLATIONS } from '../kit/languages.ts';
import { RULES, rules, VIOLATIONS, WARNINGS, type Warning } from '../kit/pinned.ts';
import { table } from '../kit/table.ts';
import { CAMPAIGN_CASES } from './campaign.ts';
import { type Provoked, REASONS } from './reasons.ts';

type Told = Omit<Provoked, 'reason'> & { readonly reason: Provoked['reason'] | CampaignViolation };

/** The English messages of all codes, with placeholders such as `{units|unit|units}`. Restrictions have their own. */
const { restricted: _, ...WORDED } = VIOLATIONS;
const MESSAGES: Readonly<Record<string, { readonly message: string }>> = {
  ...WORDED,
  ...WARNINGS,
  ...CAMPAIGN_VIOLATIONS,
};

const CAMPAIGN = Object.entries(CAMPAIGN_CASES).map(([code, [rule, state, action]]) => {
  const result = campaign.tryCampaignReduce(state(), action as Parameters<typeof campaign.tryCampaignReduce>[1]);
  return { code, rule, reasons: result.ok ? [] : result.violations };
});

/** One violation or warning of each code, in the order of the codes. */
const TOLD: readonly Told[] = Object.keys(MESSAGES).flatMap((code): readonly Told[] => {
  const found = REASONS.get(code);
  const [reason] = CAMPAIGN.find((each) => each.code === code)?.reasons ?? [];
  return found ? [found] : reason ? [{ reason, rules, state: table.onTurn() }] : [];
});

test.each(CAMPAIGN)('campaign actions are rejected by their rule: $code', ({ code, rule, reasons }) => {
  expect(reasons.map((each) => [each.code, each.rule])).toEqual([[code, rule]]);
});

test('every violation and warning is provoked, and its params are exactly the placeholders of its message', () => {
  const found = TOLD.map(({ reason: { code, params } }) => [code, Object.keys(params).sort()]);
  const wanted = Object.entries(MESSAGES).map(([code, { message }]) => {
    const names = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name);
    return [code, [...new Set(names)].sort()];
  });
  expect(found).toEqual(wanted);
});

test('every violation and warning has a reviewed message and the page of its rule', async () => {
  for (const { reason } of TOLD)
    expect([reason.code, reason.page]).toEqual([reason.code, RULES[reason.rule as keyof typeof RULES].page]);
  const lines = TOLD.map(({ reason }) => `${reason.code}: ${reason.message}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('./sentences/en.txt');
});

/** The figures of a message. French writes no 0. */
const figures = (message: string): string => figuresIn(message.replace(/\b0\b/, ''));

const isWarning = (reason: Told['reason']): reason is Warning => reason.code in WARNINGS;

test.each(TRANSLATIONS)('every message has the same numbers as in English: $name', async ({ code, locale, faults }) => {
  const lines = TOLD.map(({ reason, rules, state }) => {
    const { violation, warning } = createText({ locale, game: state, seat: 0 }, rules);
    const message = plain(isWarning(reason) ? warning(reason) : violation(reason));
    if (!('problem' in reason.params)) expect(figures(message)).toBe(figures(reason.message));
    expect(faults(message)).toEqual([]);
    return `${reason.code}: ${message}\n`;
  });
  await expect(lines.join('')).toMatchFileSnapshot(`./sentences/${code}.txt`);
});
