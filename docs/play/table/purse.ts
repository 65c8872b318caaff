import { COMPANIES, type GameView } from 'skymines-rules';
import { companyStandings } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { TableRules } from '../components.ts';
import type { Words } from '../words/en.ts';
import { pawn } from './pawn.ts';

/** For screens without room for the player board. */
export function purse(rules: TableRules, view: GameView, text: Text, words: Words): HTMLElement {
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const { coins = 0, markers = 0, oneTimeMarkers = 0 } = view.players[seat] ?? {};
  const standings = companyStandings(view, rules);
  const once = oneTimeMarkers > 0 ? `+${oneTimeMarkers}` : '';
  const shares = COMPANIES.map((company) => {
    const name = sentence(plain(text.name({ kind: 'company', company })));
    const owned = standings[company].shares[seat] ?? 0;
    const badge = h('i', { 'data-company': company, 'aria-hidden': 'true' }, name.charAt(0));
    return figure(badge, String(owned), words.table.shareOf(name, owned));
  });
  const coin = h('i', { class: 'coin', 'aria-hidden': 'true' });
  return h(
    'ul',
    { class: 'purse', 'aria-label': sentence(text.name({ kind: 'seat', seat })) },
    figure(coin, String(coins), words.coins(coins)),
    figure(pawn(seat, false), `${markers}${once}`, words.table.markers(markers + oneTimeMarkers)),
    ...shares,
  );
}

/** Screen readers read the icon and the number as one phrase. */
function figure(sign: Element, amount: string, label: string): HTMLElement {
  return h('li', {}, sign, h('b', { 'aria-hidden': 'true' }, amount), h('span', { class: 'spoken' }, label));
}
