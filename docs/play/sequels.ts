import { type CreateGameOptions, randomSeed } from 'skymines-rules';
import { button } from '../shared/elements.ts';
import type { Match } from './match/match.ts';
import type { Opened } from './openings.ts';
import type { Words } from './words/en.ts';

export interface SequelHost {
  /** Leads to the scene after a game of a campaign. */
  countStars(): void;
  continueLoop(match: Match): void;
  begin(match: Match): void;
}

export function sequels({ match, campaign }: Opened, words: Words, host: SequelHost): readonly HTMLElement[] {
  const main = { class: 'main' };
  if (campaign !== null) {
    return [button(words.campaign.toScene, () => host.countStars(), main)];
  }
  const state = match.session.getState();
  const loop = match.rules.timeLoop(state);
  if (loop !== null) return [button(words.timeLoop, () => host.continueLoop(match.next(loop)), main)];
  const { options } = state;
  const rematch = (changed: Partial<CreateGameOptions>) => (): void =>
    host.begin(match.next({ ...options, ...changed }));
  return [
    button(words.table.rematch, rematch({ seed: randomSeed() }), main),
    button(words.table.sameDeal, rematch({})),
  ];
}
