import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { menaceSign } from '../art/menaceSigns.ts';
import { roving } from '../controls/roving.ts';
import type { Words } from '../words/en.ts';
import { MENACE_CHOICES, type MenaceChoice } from './choices.ts';

export function menacePicker(
  chosen: MenaceChoice,
  text: Text,
  { lobby }: Words,
  change: (menace: MenaceChoice) => void,
): HTMLElement {
  const nameOf = (menace: MenaceChoice): string =>
    menace === 'any' ? lobby.randomMenace : sentence(text.name({ kind: 'menace', menace }, 'short'));
  const signs = MENACE_CHOICES.map((menace) =>
    button(menaceSign(menace), () => change(menace), {
      ...{ class: 'menace', role: 'radio', 'data-control': `menace-${menace}`, title: nameOf(menace) },
      ...{ 'aria-checked': String(menace === chosen), 'aria-label': `${nameOf(menace)}. ${lobby.menaces[menace]}` },
    }),
  );
  const group = h('div', { class: 'menaces', role: 'radiogroup', 'aria-label': lobby.menace }, ...signs);
  return h(
    'div',
    { class: 'menace-row' },
    roving(group, MENACE_CHOICES.indexOf(chosen)),
    h('p', { class: 'menace-line' }, h('b', {}, nameOf(chosen)), ' ', h('span', {}, lobby.menaces[chosen])),
  );
}
