import { type CampaignState, campaignScore } from 'skymines-rules/campaign';
import { button, h } from '../shared/elements.ts';
import type { CampaignTable } from './campaign.ts';
import type { Words } from './words/en.ts';

/** Between two chapters: the points so far, and how it goes on. */
export function campaignScreen(
  campaign: CampaignTable,
  words: Words,
  host: { readonly changed: () => void; readonly play: () => void; readonly newGame: () => void },
): HTMLElement {
  const { state, levels } = campaign;
  const names = state.results.at(-1)?.totals.map((_, seat) => state.options.players[seat]?.name ?? 'Luna') ?? [];
  const setLevel = (level: number) => (): void => {
    campaign.setLevel(level);
    host.changed();
  };
  const choice = levels.map((level) => button(words.setup.level(level), setLevel(level), { class: 'main' }));
  const isOver = state.phase === 'over';
  return h(
    'div',
    { class: 'opening' },
    h('h2', { tabindex: -1 }, isOver ? words.campaignOver : words.chapter(state.chapter)),
    campaignTable(state, names, words),
    levels.length === 0 ? null : h('p', {}, words.lunaLevel),
    h('p', { class: 'row' }, ...choice),
    levels.length > 0 || isOver ? null : button(words.nextChapter, host.play, { class: 'main' }),
    isOver && levels.length === 0 ? button(words.newGame, host.newGame, { class: 'main' }) : null,
  );
}

/** The success points by chapter. */
function campaignTable(state: CampaignState, names: readonly string[], words: Words): HTMLElement {
  const { seats } = campaignScore(state);
  const cell = (value: number | undefined): HTMLElement => h('td', {}, String(value ?? '–'));
  const chapters = state.results.map((_, index) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, words.chapterHead(index + 1)),
      ...seats.map((seat) => cell(seat.chapters[index])),
    ),
  );
  const row = (label: string, values: readonly number[]): HTMLElement =>
    h('tr', {}, h('th', { scope: 'row' }, label), ...values.map(cell));
  return h(
    'table',
    {},
    h('caption', {}, words.successPoints),
    h('tr', {}, h('td'), ...names.map((name) => h('th', { scope: 'col' }, name))),
    ...chapters,
    row(
      words.total,
      seats.map(({ total }) => total),
    ),
    row(
      words.rank,
      seats.map(({ rank }) => rank),
    ),
  );
}
