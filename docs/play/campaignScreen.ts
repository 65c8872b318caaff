import { campaignScore } from 'skymines-rules/campaign';
import type { Standing, Text } from 'skymines-rules/text';
import { button, h } from '../shared/elements.ts';
import type { CampaignTable } from './campaign.ts';
import { told } from './dom.ts';
import type { Words } from './words/en.ts';

/** Between two games: what came of the last one, the points so far, and how it goes on. */
export function campaignScreen(
  { campaign, text, words }: { readonly campaign: CampaignTable; readonly text: Text; readonly words: Words },
  host: { readonly changed: () => void; readonly play: () => void; readonly newGame: () => void },
): HTMLElement {
  const { state, levels } = campaign;
  const { loop, results, phase } = state;
  const result = loop.length > 0 ? undefined : results.at(-1);
  const lines = result === undefined ? text.timeLoop(loop) : text.chapterResult(result);
  const choose = (level: number) => (): void => {
    campaign.setLevel(level);
    host.changed();
  };
  const again = loop.length > 0 ? words.timeLoop : words.nextChapter;
  const next = {
    game: () => [button(again, host.play, { class: 'main' })],
    lunaLevel: () => levels.map((each) => button(text.lunaLevel(each), choose(each.level), { class: 'main' })),
    over: () => [button(words.newGame, host.newGame, { class: 'main' })],
  };
  return h(
    'div',
    { class: 'opening' },
    h('h2', { tabindex: -1 }, text.chapter(result ?? state)),
    ...lines.map((line) => h('p', {}, told(line))),
    ...standingTable(text.standing(campaignScore(state))),
    phase === 'lunaLevel' ? h('p', {}, words.lunaLevel) : null,
    h('p', { class: 'row' }, ...next[phase]()),
  );
}

/** The success points, and at the end the ranks and who has won. */
function standingTable({ title, names, rows, ranks, verdict }: Standing): HTMLElement[] {
  const head = h('tr', {}, h('td'), ...names.map((name) => h('th', { scope: 'col' }, name)));
  const body = rows.map(({ label, values }) =>
    h('tr', {}, h('th', { scope: 'row' }, label), ...values.map((value) => h('td', {}, String(value)))),
  );
  return [
    h('table', {}, h('caption', {}, title), head, ...body),
    ...ranks.map((rank) => h('p', {}, told(rank))),
    ...(verdict === null ? [] : [h('p', { class: 'verdict' }, told(verdict))]),
  ];
}
