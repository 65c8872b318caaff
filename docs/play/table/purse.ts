import { COMPANIES, type GameView } from 'skymines-rules';
import { companyStandings } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { companyChip, iconOf } from '../ask/chips.ts';
import type { TableRules } from '../components.ts';
import { seatName } from '../seatNames.ts';
import type { Words } from '../words/en.ts';
import { pawn } from './pawn.ts';

/** A row of pawns with more than this many of them would be too wide. */
const MOST_PAWNS = 3;

/** For screens without room for the player board. `take` places a bonus marker, if that is possible now. */
export function purse(
  rules: TableRules,
  view: GameView,
  text: Text,
  words: Words,
  take: (() => void) | null = null,
): HTMLElement {
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const { coins = 0, markers = 0, oneTimeMarkers = 0, helium = 0 } = view.players[seat] ?? {};
  const standings = companyStandings(view, rules);
  const shares = COMPANIES.map((company) => {
    const name = sentence(plain(text.name({ kind: 'company', company })));
    const owned = standings[company].shares[seat] ?? 0;
    return figure([companyChip(company), amountOf(String(owned))], words.table.shareOf(name, owned));
  });
  const all = markers + oneTimeMarkers;
  const isRow = oneTimeMarkers === 0 && markers > 0 && markers <= MOST_PAWNS;
  const count = oneTimeMarkers > 0 ? `${markers}+${oneTimeMarkers}` : String(markers);
  const pawns = isRow ? Array.from({ length: markers }, () => pawn(seat, false)) : [pawn(seat, false), amountOf(count)];
  const supply = figure(pawns, words.table.markers(all));
  if (take !== null) {
    supply.classList.add('supplied');
    supply.append(button('', take, { class: 'cover', 'aria-label': words.worth.takeMarker }));
  }
  return h(
    'ul',
    { class: 'purse', 'aria-label': seatName(text, seat) },
    figure([iconOf({ kind: 'coin', text: String(coins) })], words.coins(coins)),
    supply,
    ...shares,
    figure([iconOf({ kind: 'helium', text: String(helium) })], words.worth.tank(helium)),
  );
}

/** Screen readers read the icons and the number as one phrase. */
function figure(signs: readonly Element[], label: string): HTMLElement {
  return h('li', {}, ...signs, h('span', { class: 'spoken' }, label));
}

function amountOf(amount: string): HTMLElement {
  return h('b', { 'aria-hidden': 'true' }, amount);
}
