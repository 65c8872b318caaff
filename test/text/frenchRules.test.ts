import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../src/rulebook/rules.ts';
import { RULES as enRules, frRules } from '../../src/rulebook/rules.ts';
import { ENGLISH, holds } from '../kit/french.ts';

const IDS = Object.keys(enRules) as readonly RuleId[];

/** The ids whose title or summary has a fault. */
function faulty(fault: (text: string) => boolean): readonly RuleId[] {
  return IDS.filter((id) => fault(frRules[id].title) || fault(frRules[id].summary));
}

describe('the rules in French', () => {
  it('stand in the order of the English ones', () => {
    expect(Object.keys(frRules)).toEqual(IDS);
  });

  it('begin with a capital', () => {
    expect(faulty((text) => !/^\p{Lu}/u.test(text))).toEqual([]);
  });

  it('end their summary, and no title, with a full stop', () => {
    expect(IDS.filter((id) => !frRules[id].summary.endsWith('.') || frRules[id].title.endsWith('.'))).toEqual([]);
  });

  it('put a no-break space before high punctuation and inside quotes', () => {
    expect(faulty((text) => /(?<!\u00A0)[:;?!»]|«(?!\u00A0)/.test(text))).toEqual([]);
  });

  it('have typographic apostrophes, no double blanks and none at the ends', () => {
    expect(faulty((text) => /['"]|\s\s|^\s|\s$/.test(text))).toEqual([]);
  });

  it('contract prepositions and elide before a vowel', () => {
    expect(faulty((text) => holds(text, '(de|à) les?'))).toEqual([]);
    expect(faulty((text) => holds(text, '(de|je|la|le|ne|que|se) ([aâeéèêiîoôuy]|hum|hél)\\p{L}*'))).toEqual([]);
  });

  it('have no English word left over', () => {
    expect(faulty((text) => holds(text, ENGLISH))).toEqual([]);
  });

  it('write crypcoin in small letters, in its singular and in its plural', () => {
    expect(faulty((text) => /cryp/iu.test(text.replaceAll(/(?:^C|c)rypcoins?(?!\p{L})/gu, '')))).toEqual([]);
    expect(faulty((text) => holds(text, '(?<!\\d)(1|un|aucun|chaque) crypcoins'))).toEqual([]);
    expect(faulty((text) => holds(text, '([2-9]|\\d\\d|des?|en|les|plusieurs) crypcoin'))).toEqual([]);
  });
});
