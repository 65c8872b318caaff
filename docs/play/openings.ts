import { describeCheck } from 'skymines-rules';
import type { CampaignTable } from './campaign.ts';
import { rulesFor } from './components.ts';
import { type Kept, readKept } from './kept.ts';
import { Match } from './match/match.ts';
import { botsOf, optionsOf, type Wish } from './setup/wish.ts';
import type { Words } from './words/en.ts';

/** A game ready to be played, and the campaign that it belongs to. */
export interface Opened {
  readonly match: Match;
  readonly campaign: CampaignTable | null;
}

/** Begins the game, or the campaign, that somebody wishes for. Campaigns are loaded only for those who play one. */
export async function begun(wish: Wish, words: Words): Promise<Opened> {
  const { components, hands } = wish;
  const rules = rulesFor(components);
  if (rules === undefined) throw new Error(words.otherComponents);
  const options = optionsOf(wish);
  const campaign = wish.campaign ? (await import('./campaign.ts')).CampaignTable.begin(rules, options) : null;
  const seating = { components, hands, bots: botsOf(wish) };
  return { match: new Match(rules, campaign?.options ?? options, seating), campaign };
}

/**
 * Goes on with a game that was kept, after checking all of it.
 * @throws Error that says what is wrong with it.
 */
export async function goneOn({ record, campaign: save, ...seating }: Kept, words: Words): Promise<Opened> {
  const rules = rulesFor(seating.components);
  if (rules === undefined) throw new Error(words.otherComponents);
  const checked = rules.checkRecord(record);
  if (!checked.ok) throw new Error(describeCheck(checked));
  const campaign = save === null ? null : (await import('./campaign.ts')).CampaignTable.load(rules, save);
  return { match: new Match(rules, record, seating), campaign };
}

/** Goes on with a game that was saved as text. */
export async function loaded(text: string, words: Words): Promise<Opened> {
  return goneOn(readKept(text), words);
}
