import type { Text } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import type { CampaignTable } from '../campaign.ts';
import { told } from '../dom.ts';
import type { Match } from '../match/match.ts';
import type { Words } from '../words/en.ts';

/** What can follow a game. */
export interface EndingHost {
  readonly campaign: CampaignTable | null;
  newGame(): void;
  timeLoop(): void;
  scoreChapter(): void;
}

/** What is shown when a game is over: who has won, and what comes next. */
export function ending(match: Match, text: Text, words: Words, host: EndingHost): readonly HTMLElement[] {
  const { rules, session } = match;
  const state = session.getState();
  const { verdict } = text.results(session.score(), rules.winners(state));
  const next =
    host.campaign !== null
      ? button(words.scoreChapter, () => host.scoreChapter(), { class: 'main' })
      : rules.timeLoop(state) === null
        ? button(words.newGame, () => host.newGame(), { class: 'main' })
        : button(words.timeLoop, () => host.timeLoop(), { class: 'main' });
  return [
    h('h2', { tabindex: -1 }, words.over),
    h('p', { class: 'verdict' }, verdict === null ? null : told(verdict)),
    h('p', { class: 'help' }, words.seeScores),
    next,
  ];
}
