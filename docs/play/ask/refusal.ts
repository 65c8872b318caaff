import type { Content, Violation } from 'skymines-rules';
import { createText, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { renderText } from '../dom.ts';
import type { Language } from '../language.ts';

export async function refusal(
  violation: Violation,
  text: Text,
  language: Language,
  content: Content,
): Promise<HTMLElement> {
  const { words, locale } = language;
  // The rule catalogue is large, so it is loaded only when first needed.
  const rules = await language.rules();
  const { title, summary } = createText({ locale, ruleTexts: rules }, { content }).rule(violation.rule);
  return h(
    'div',
    { class: 'refusal' },
    h('p', {}, h('strong', {}, `${words.notNow} `), renderText(text.violation(violation))),
    h('p', { class: 'rule' }, h('b', {}, `${title}. `), summary),
    h('p', { class: 'source' }, `${violation.rule} · ${text.source(violation.page)}`),
  );
}
