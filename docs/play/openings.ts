import { describeCheck } from 'skymines-rules';
import { CampaignTable } from './campaign/campaignTable.ts';
import { rulesFor } from './components.ts';
import { Match } from './match/match.ts';
import { botsOf, type GameSetup, optionsOf } from './setup/gameSetup.ts';
import { type KeptGame, newId, type Origin, readStoredGame, type StoredGame } from './storedGame.ts';
import type { Words } from './words/en.ts';

export interface Opened {
  readonly id: string;
  readonly match: Match;
  readonly campaign: CampaignTable | null;
  readonly origin: Origin;
  /** True for the last game of a campaign that is over. */
  readonly isDone?: boolean;
}

export function storedOf({ match, campaign }: Opened): StoredGame {
  return match.keep(campaign?.save ?? null);
}

export function keptOf(opened: Opened): KeptGame {
  const { id, match, campaign, origin, isDone = false } = opened;
  const isOver = (campaign === null || isDone) && match.rules.isOver(match.session.getState());
  return { ...storedOf(opened), id, isOver, origin };
}

export function startGame(chosen: GameSetup, words: Words): Opened {
  const { components, hands } = chosen;
  const rules = rulesFor(components);
  if (rules === undefined) throw new Error(words.otherComponents);
  const options = optionsOf(chosen);
  const campaign = chosen.campaign ? CampaignTable.begin(rules, options) : null;
  const seating = { components, hands, bots: botsOf(chosen) };
  const match = new Match(rules, campaign?.options ?? options, seating);
  return { id: newId(), match, campaign, origin: 'own' };
}

/** @throws Error that describes why the game is invalid. */
export function resumeGame(
  {
    record,
    components,
    hands,
    bots,
    campaign: save,
    ...kept
  }: StoredGame & Pick<KeptGame, 'id' | 'origin'> & Partial<KeptGame>,
  words: Words,
): Opened {
  const rules = rulesFor(components);
  if (rules === undefined) throw new Error(words.otherComponents);
  const checked = rules.checkRecord(record);
  if (!checked.ok) throw new Error(describeCheck(checked));
  const campaign = save === null ? null : CampaignTable.load(rules, save);
  const match = new Match(rules, record, { components, hands, bots });
  return { id: kept.id, match, campaign, origin: kept.origin, isDone: kept.isOver === true };
}

/** Returns the campaign after the finished game on the table. The game itself stays as it is. */
export function scoredCampaign({ match, campaign }: Opened): CampaignTable | null {
  if (campaign === null) return null;
  const scored = CampaignTable.load(match.rules, campaign.save);
  scored.take(match.session.record());
  return scored;
}

/** Returns a new game that continues after the first `count` actions of another. */
export function earlierGame({ match, campaign }: Opened, count: number): Opened {
  const { options } = match.session.getState();
  const earlier = match.next({ options, actions: match.session.actions.slice(0, count) });
  return { id: newId(), match: earlier, campaign, origin: 'own' };
}

/** A game that continues one on this device keeps the bots and hand visibility of that game. */
export function openLinked(game: StoredGame, own: StoredGame | null, words: Words): Opened {
  const { bots, hands } = own ?? game;
  return resumeGame({ ...game, bots, hands, id: newId(), origin: 'new' }, words);
}

export function openFile(text: string, words: Words): Opened {
  return resumeGame({ ...readStoredGame(JSON.parse(text)), id: newId(), origin: 'own' }, words);
}
