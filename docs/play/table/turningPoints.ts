import { COMPANIES, SCORE_CATEGORIES, type ScoreSheet, type Seat } from 'skymines-rules';
import { refId } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { plain } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';
import type { History } from './history.ts';
import { pawn } from './pawn.ts';

/** The round with the winner's largest gain, the last change of lead and the largest gaps. */
export function turningPoints(
  sheet: ScoreSheet,
  history: History,
  luna: Seat | null,
  text: Text,
  words: Words,
  replay: (count: number) => void,
): readonly HTMLElement[] {
  const [first, second] = sheet.map((_, seat) => seat).sort((one, other) => totalOf(other) - totalOf(one));
  function totalOf(seat: Seat): number {
    return sheet[seat]?.total ?? 0;
  }
  if (first === undefined || second === undefined) return [];
  const name = (seat: Seat): string => sentence(plain(text.name({ kind: 'seat', seat })));
  const lines = [swing(history, first, second, name, words), lead(history, first, name, words)] as const;
  const gaps = SCORE_CATEGORIES.map((category) => {
    const [own, other] = [sheet[first]?.[category] ?? 0, sheet[second]?.[category] ?? 0];
    return { category, gap: own - other, values: `${own} : ${other}` };
  });
  // A category in which the winner was behind did not decide the game.
  const ahead = gaps.filter(({ gap }) => gap > 0).sort((one, other) => other.gap - one.gap);
  return [
    ...lines.map(({ text: line, at }) => {
      const item = at === null ? h('span', {}, line) : button(line, () => replay(at), { class: 'moment' });
      return h('li', {}, pawn(first, first === luna), item);
    }),
    ...ahead.slice(0, 2).map(({ category, values }) => {
      const company = COMPANIES.find((each) => each === category);
      const points = company === undefined ? null : refId({ kind: 'company', company });
      return h('li', {}, h('span', { 'data-points': points }, words.table.gap(text.category(category), values)));
    }),
  ];
}

type NameOf = (seat: Seat) => string;

interface Line {
  readonly text: string;
  readonly at: number | null;
}

function swing({ moments, moves }: History, first: Seat, second: Seat, name: NameOf, words: Words): Line {
  const rounds = [...new Set(moves.map(({ round }) => round))].map((round) => {
    const own = moves.filter((move) => move.round === round);
    const [from, to] = [moments[own[0]?.from ?? 0], moments[own.at(-1)?.to ?? 0]];
    const gain = (seat: Seat): number => (to?.totals[seat] ?? 0) - (from?.totals[seat] ?? 0);
    return { round, at: own[0]?.from ?? null, first: gain(first), second: gain(second) };
  });
  const [most] = rounds.sort((one, other) => other.first - other.second - (one.first - one.second));
  const gains = [first, second].map(
    (seat, index) => `${name(seat)} ${signed(index === 0 ? most?.first : most?.second)}`,
  );
  return { text: words.table.swing(most?.round ?? 1, gains.join(', ')), at: most?.at ?? null };
}

function lead({ moments }: History, first: Seat, name: NameOf, words: Words): Line {
  const leads = ({ totals }: History['moments'][number]): boolean =>
    totals.every((total, seat) => seat === first || total < (totals[first] ?? 0));
  const last = moments.findLastIndex((moment) => !leads(moment));
  if (last <= 0) return { text: words.table.alwaysLed(name(first)), at: null };
  return { text: words.table.lead(name(first), last + 1), at: last + 1 };
}

function signed(points = 0): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
