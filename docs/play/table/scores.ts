import {
  COMPANIES,
  type Company,
  type CoreRules,
  type GameView,
  SCORE_CATEGORIES,
  type ScoreCategory,
  type Seat,
} from 'skymines-rules';
import { companyStandings } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { renderText } from '../dom.ts';
import type { Words } from '../words/en.ts';

export function scoreTable(rules: CoreRules, view: GameView, text: Text, words: Words): HTMLElement {
  const sheet = rules.score(view);
  const { title, names, rows, verdict } = text.results(sheet, rules.isOver(view) ? rules.winners(view) : null);
  const head = h('tr', {}, h('td'), ...names.map((name) => h('th', { scope: 'col' }, name)));
  const body = rows.map(({ label, values }, index) => {
    const category = SCORE_CATEGORIES[index];
    const why = category === undefined ? null : h('small', {}, words.scoring[category]);
    const cells = values.map((value, seat) => {
      const sum = category === undefined ? null : sumOf(rules, view, category, seat, value, words);
      return h('td', {}, String(value), sum === null ? null : h('small', {}, sum));
    });
    return h('tr', {}, h('th', { scope: 'row' }, label, why), ...cells);
  });
  return h(
    'div',
    { class: 'scores' },
    verdict === null ? null : h('p', { class: 'verdict' }, renderText(verdict)),
    h(
      'div',
      { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': title },
      h('table', {}, h('caption', {}, title), head, ...body),
    ),
  );
}

/** Returns `null` if a menace changes share values, because the calculation would then be too long. */
function sumOf(
  rules: CoreRules,
  view: GameView,
  category: ScoreCategory,
  seat: Seat,
  value: number,
  words: Words,
): string | null {
  const player = view.players[seat];
  if (category === 'tank') return player === undefined ? null : words.space(player.helium);
  if (category === 'research') return player === undefined ? null : words.space(player.upload);
  if (!isCompany(category)) return null;
  const { shares, shareValue } = companyStandings(view, rules)[category];
  const owned = shares[seat] ?? 0;
  return owned * shareValue === value ? words.shareSum(owned, shareValue) : null;
}

function isCompany(category: ScoreCategory): category is Company {
  return (COMPANIES as readonly string[]).includes(category);
}
