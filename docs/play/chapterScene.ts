import { LIMITS } from 'skymines-rules';
import { CHAPTERS, type Chapter, campaignScore } from 'skymines-rules/campaign';
import type { RichText, Standing, Text } from 'skymines-rules/text';
import { button, h } from '../shared/elements.ts';
import type { CampaignTable } from './campaign.ts';
import { renderText } from './dom.ts';
import type { Words } from './words/en.ts';

export interface ChapterHost {
  changed(): void;
  play(): void;
  newGame(): void;
  board(chapter: Chapter): HTMLElement;
}

export function chapterScene(campaign: CampaignTable, text: Text, words: Words, host: ChapterHost): HTMLElement {
  const { state } = campaign;
  const { loop, results } = state;
  const result = loop.length > 0 ? undefined : results.at(-1);
  const standing = text.standing(campaignScore(state));
  const { verdict, ranks } = standing;
  const [title, ...lines] = result === undefined ? text.timeLoop(loop) : text.chapterResult(result);
  return h(
    'section',
    { class: 'scene' },
    h('p', { class: 'faint' }, text.chapter(result ?? state)),
    heading(verdict ?? title ?? []),
    chapters(campaign, standing, text, words),
    h(
      'div',
      { class: 'under' },
      h(
        'section',
        { class: 'decided' },
        h('h3', {}, words.campaign.why),
        h(
          'ul',
          {},
          ...[...(verdict === null ? [] : [title ?? []]), ...lines].map((line) => h('li', {}, renderText(line))),
        ),
        standingTable(standing),
        h('ul', {}, ...ranks.map((rank) => h('li', {}, renderText(rank)))),
      ),
      h(
        'section',
        { class: 'decided next' },
        h('h3', {}, words.campaign.next),
        host.board(CHAPTERS[results.length] ?? state.chapter),
        ...next(campaign, text, words, host),
      ),
    ),
  );
}

function heading(line: RichText): HTMLElement {
  return h('h2', { tabindex: -1, class: 'verdict' }, renderText(line));
}

function chapters({ state }: CampaignTable, { names }: Standing, text: Text, { campaign }: Words): HTMLElement {
  const items = CHAPTERS.map((chapter, index) => {
    const points = state.results[index]?.points.map((own, seat) => `${names[seat]} ${own}`).join(', ');
    const isNow = points === undefined && index === state.results.length;
    const name = text.chapter({ chapter, lunaLevel: null });
    return h(
      'li',
      { class: points !== undefined ? 'is-over' : '', 'aria-current': isNow ? 'step' : null },
      h('b', {}, name),
      h('span', {}, points ?? campaign.stories[chapter]),
    );
  });
  return h('ol', { class: 'chapters', 'aria-label': campaign.chapters }, ...items);
}

// CAMP-12, CAMP-13
function standingTable({ title, names, rows }: Standing): HTMLElement {
  const head = h('tr', {}, h('td'), ...names.map((name) => h('th', { scope: 'col' }, name)));
  const body = rows.map(({ label, values }) =>
    h('tr', {}, h('th', { scope: 'row' }, label), ...values.map((value) => h('td', {}, String(value)))),
  );
  return h('table', {}, h('caption', {}, title), head, ...body);
}

function next(table: CampaignTable, text: Text, words: Words, host: ChapterHost): readonly HTMLElement[] {
  const { chapter, loop, phase, results } = table.state;
  const { campaign } = words;
  const row = (...buttons: HTMLElement[]): HTMLElement => h('p', { class: 'row' }, ...buttons);
  if (phase === 'over') return [h('p', {}, campaign.over), row(button(words.newGame, host.newGame, { class: 'main' }))];
  if (phase === 'game') {
    const story = loop.length > 0 ? campaign.loop(loop.length + 1, LIMITS.loopGames) : campaign.stories[chapter];
    const label = loop.length > 0 ? words.timeLoop : words.nextChapter;
    return [h('p', {}, story), row(button(label, host.play, { class: 'main' }))];
  }
  const levels = table.levels.map((choice) => {
    const choose = (): void => {
      table.setLevel(choice.level);
      host.changed();
    };
    return button(text.lunaLevel(choice), choose, { class: 'main' });
  });
  const isLast = results.length === CHAPTERS.length;
  return [h('p', {}, isLast ? campaign.lastLevel : words.lunaLevel), row(...levels)];
}
