import { campaignScore } from 'skymines-rules/campaign';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { face } from '../art/faces.ts';
import type { BotSeat } from '../storedGame.ts';
import type { Words } from '../words/en.ts';
import type { CampaignTable } from './campaignTable.ts';
import { star } from './chapterStrip.ts';
import { loopStars, type StarSource, starsOf } from './stars.ts';

/** A panel for each player, with the sources of the stars of the last game. The won stars fill one after another. */
export function playerPanels(campaign: CampaignTable, text: Text, words: Words, bots: readonly BotSeat[]): HTMLElement {
  const { options, loop, results } = campaign.state;
  const { names } = text.standing(campaignScore(campaign.state));
  const luna = options.luna === null ? null : options.players.length;
  const { seats } = campaignScore(campaign.state);
  let order = 0;
  const panels = names.map((name, seat) => {
    const who = seat === luna ? 'luna' : (bots.find((bot) => bot.seat === seat)?.level ?? seat);
    const game = loop.at(-1);
    const result = results.at(-1);
    const sources =
      game !== undefined ? loopStars(game, seat, luna) : result === undefined ? [] : starsOf(result, seat, luna);
    const earned = sources.reduce((sum, { amount }) => sum + amount, 0);
    const items = sources.map((source) => {
      const item = starItem(source, order, words);
      order += Math.max(source.amount > 0 ? 1 : 0, Math.round(source.amount));
      return item;
    });
    const total = seats[seat]?.total ?? 0;
    return h(
      'section',
      { class: 'panel player-panel' },
      h(
        'header',
        {},
        face(who, `var(--sm-seat-${seat})`),
        h('div', {}, h('h3', {}, name), h('small', {}, words.campaign.chapterStars(words.campaign.stars(earned)))),
        h('span', { class: 'total-stars' }, star(true), h('b', {}, words.campaign.count(total))),
      ),
      h('ul', { class: 'earned' }, ...items),
    );
  });
  return h('div', { class: 'player-panels', 'data-players': names.length }, ...panels);
}

function starItem({ reason, amount }: StarSource, order: number, { campaign }: Words): HTMLElement {
  const isWhole = Number.isInteger(amount);
  const count = amount > 0 && isWhole ? amount : 1;
  const drawn = Array.from({ length: count }, (_, index) => {
    const svg = star(amount > 0);
    svg.style.setProperty('--order', String(order + index));
    return svg;
  });
  const state = amount > 0 ? (amount === 1 ? campaign.won : campaign.stars(amount)) : campaign.notWon;
  return h(
    'li',
    { class: amount > 0 ? 'is-won' : '' },
    h('span', { class: 'earned-stars' }, ...drawn),
    h(
      'span',
      {},
      isWhole ? '' : `${campaign.count(amount)} · `,
      reason === 'tracks' ? campaign.tracks(amount) : campaign.reasons[reason],
    ),
    h('span', { class: 'unseen' }, `: ${state}`),
  );
}
