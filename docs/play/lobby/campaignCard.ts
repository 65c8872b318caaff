import { CHAPTERS, campaignScore } from 'skymines-rules/campaign';
import { button, h } from '../../shared/elements.ts';
import type { CampaignTable } from '../campaign/campaignTable.ts';
import { chapterImage, chapterStrip } from '../campaign/chapterStrip.ts';
import type { KeptGame } from '../storedGame.ts';
import type { Words } from '../words/en.ts';
import { pictureCard } from './pictureCard.ts';
import { savedCampaign } from './savedGame.ts';

export interface CampaignCardHost {
  /** Opens the scene in which a campaign begins. */
  startCampaign(): void;
  resume(game: KeptGame): void;
}

export function campaignCard(running: KeptGame | null, words: Words, host: CampaignCardHost): HTMLElement {
  const { lobby } = words;
  const campaign = running === null ? null : savedCampaign(running);
  const begin = (): void => host.startCampaign();
  const goOn = (): void => (running === null ? begin() : host.resume(running));
  const progress = campaign === null ? lobby.campaignHelp : progressOf(campaign, words);
  return pictureCard({
    ...{ name: 'campaign', number: 3, title: lobby.campaign, label: `${lobby.campaign}. ${progress}` },
    start: campaign === null ? lobby.start : lobby.goOn,
    art: chapterImage(campaign?.state.chapter ?? 1),
    content: [chapterStrip(campaign, words), h('p', { class: 'campaign-line' }, progress)],
    who: campaign === null ? null : button(lobby.newCampaign, begin, { class: 'again' }),
    act: campaign === null ? begin : goOn,
  });
}

function progressOf({ state }: CampaignTable, { lobby, campaign }: Words): string {
  const names = state.options.players.map(({ name }) => name);
  const totals = campaignScore(state).seats.map(
    ({ total }, seat) => `${names[seat] ?? 'Luna'} ${campaign.count(total)}`,
  );
  return lobby.chapterOf(state.chapter, CHAPTERS.length, totals.join(', '));
}
