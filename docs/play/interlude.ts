import './styles/campaign.css';
import './styles/interlude.css';
import { createText } from 'skymines-rules/text';
import { type ChapterHost, chapterScene } from './campaign/chapterScene.ts';
import { defaultSet } from './components.ts';
import type { Language } from './language.ts';
import { readChoices, setupOf } from './lobby/choices.ts';
import { atScreen } from './match/atScreen.ts';
import { type Opened, scoredCampaign } from './openings.ts';
import type { GameSetup } from './setup/gameSetup.ts';
import { historyOf } from './table/history.ts';

export interface InterludeHost extends Pick<ChapterHost, 'seeTable' | 'leave'> {
  newCampaign(chosen: GameSetup): void;
  play(next: Opened): void;
  /** Called with the last game of a campaign that is over. */
  finished(last: Opened): void;
}

/** Returns the scene after the game of a campaign on the table, or `null` if the game belongs to none. */
export function interludeOf(opened: Opened, { words, locale }: Language, host: InterludeHost): HTMLElement | null {
  const campaign = scoredCampaign(opened);
  if (campaign === null) return null;
  const { match } = opened;
  const text = createText({ locale, game: match.session.getState() }, match.rules);
  return chapterScene(campaign, text, words, {
    ...host,
    newCampaign: () => host.newCampaign(setupOf('campaign', readChoices(words), words, defaultSet())),
    bots: match.seating.bots,
    play: () => host.play({ ...opened, campaign, match: match.next(campaign.options) }),
    finished: () => host.finished({ ...opened, isDone: true }),
    history: () => historyOf(atScreen(match)),
  });
}
