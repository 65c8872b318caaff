import { describe, expect, it } from 'vitest';
import { RULES, type RuleId } from '../../src/rulebook/rules.ts';
import { TRANSLATIONS } from '../kit/languages.ts';

const IDS = Object.keys(RULES) as readonly RuleId[];

describe.each(TRANSLATIONS)('the rules: $name', ({ rules, ruleFaults }) => {
  it('are in the order of the English ones', () => {
    expect(Object.keys(rules)).toEqual(IDS);
  });

  it('begin with a capital', () => {
    const begin = /^(\p{Lu}|\+1)/u;
    expect(IDS.filter((id) => !begin.test(rules[id].title) || !begin.test(rules[id].summary))).toEqual([]);
  });

  it('end summaries with a full stop, but not titles', () => {
    expect(IDS.filter((id) => !rules[id].summary.endsWith('.') || rules[id].title.endsWith('.'))).toEqual([]);
  });

  it('are well written', () => {
    expect(IDS.flatMap((id) => [...ruleFaults(rules[id].title), ...ruleFaults(rules[id].summary)])).toEqual([]);
  });
});
