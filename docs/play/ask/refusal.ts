import type { Content, Violation } from 'skymines-rules';
import { createText, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { told } from '../dom.ts';
import type { Language } from '../language.ts';

/** Why something is not allowed: the sentence, and the rule with its title, its summary and where it is written. */
export async function refusal(
  violation: Violation,
  text: Text,
  language: Language,
  content: Content,
): Promise<HTMLElement> {
  const { words, locale } = language;
  // The catalogue of rules is long; it is loaded when the first rule is shown.
  const rules = await language.rules();
  const { title, summary } = createText({ locale, ruleTexts: rules }, { content }).rule(violation.rule);
  return h(
    'div',
    { class: 'refusal' },
    h('p', {}, h('strong', {}, `${words.notNow} `), told(text.violation(violation))),
    h('p', { class: 'rule' }, h('b', {}, `${title}. `), summary),
    h('p', { class: 'source' }, `${violation.rule} · ${text.source(violation.page)}`),
  );
}
