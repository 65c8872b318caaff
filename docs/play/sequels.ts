import { type CreateGameOptions, randomSeed } from 'skymines-rules';
import { button } from '../shared/elements.ts';
import { levelAfter } from './lunaResults.ts';
import type { Match } from './match/match.ts';
import type { Opened } from './openings.ts';
import type { Words } from './words/en.ts';

export interface SequelHost {
  /** Leads to the scene after a game of a campaign. */
  countStars(): void;
  continueLoop(match: Match): void;
  begin(match: Match): void;
}

export function sequels(opened: Opened, words: Words, host: SequelHost): readonly HTMLElement[] {
  const { match, campaign } = opened;
  const main = { class: 'main', 'data-key': '↵' };
  if (campaign !== null) {
    return [button(words.campaign.toScene, () => host.countStars(), main)];
  }
  const state = match.session.getState();
  const loop = match.rules.timeLoop(state);
  if (loop !== null) return [button(words.timeLoop, () => host.continueLoop(match.next(loop)), main)];
  const { options } = state;
  const again = (changed: Partial<CreateGameOptions>) => (): void => host.begin(match.next({ ...options, ...changed }));
  const level = nextLevel(opened);
  const newDeal = { seed: randomSeed() };
  const next =
    level === null
      ? []
      : [button(words.end.playLuna(level), again({ ...newDeal, luna: { ...options.luna, level } }), main)];
  return [
    ...next,
    button(words.table.rematch, again(newDeal), level === null ? main : {}),
    button(words.table.sameDeal, again({})),
  ];
}

function nextLevel({ id, match, origin }: Opened): number | null {
  const { session, rules, people } = match;
  const state = session.getState();
  const { luna, players } = state.options;
  const [own] = people;
  if (luna === null || players.length > 1 || own === undefined || origin !== 'own' || !rules.isOver(state)) return null;
  return levelAfter(luna.level, id, rules.winners(state).includes(own));
}
