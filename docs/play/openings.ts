import { describeCheck } from 'skymines-rules';
import { CampaignTable } from './campaign.ts';
import { rulesFor } from './components.ts';
import { Match } from './match/match.ts';
import { botsOf, type GameSetup, optionsOf } from './setup/gameSetup.ts';
import { type KeptGame, newId, readStoredGame, type StoredGame } from './storedGame.ts';
import type { Words } from './words/en.ts';

/** A game ready to be played, its name on this device, and the campaign that it belongs to. */
export interface Opened {
  readonly id: string;
  readonly match: Match;
  readonly campaign: CampaignTable | null;
}

/** The game as it stands now. */
export function storedOf({ match, campaign }: Opened): StoredGame {
  return match.keep(campaign?.save ?? null);
}

/** The same as it is kept on this device. */
export function keptOf(opened: Opened): KeptGame {
  const { id, match, campaign } = opened;
  return { ...storedOf(opened), id, isOver: campaign === null && match.rules.isOver(match.session.getState()) };
}

/** Begins the game, or the campaign, that somebody has chosen. */
export function startGame(chosen: GameSetup, words: Words): Opened {
  const { components, hands } = chosen;
  const rules = rulesFor(components);
  if (rules === undefined) throw new Error(words.otherComponents);
  const options = optionsOf(chosen);
  const campaign = chosen.campaign ? CampaignTable.begin(rules, options) : null;
  const seating = { components, hands, bots: botsOf(chosen) };
  return { id: newId(), match: new Match(rules, campaign?.options ?? options, seating), campaign };
}

/**
 * Goes on with a game that was stored, after checking all of it.
 * @throws Error that says what is wrong with it.
 */
export function resumeGame(
  { id, record, campaign: save, ...seating }: StoredGame & { readonly id: string },
  words: Words,
): Opened {
  const rules = rulesFor(seating.components);
  if (rules === undefined) throw new Error(words.otherComponents);
  const checked = rules.checkRecord(record);
  if (!checked.ok) throw new Error(describeCheck(checked));
  const campaign = save === null ? null : CampaignTable.load(rules, save);
  return { id, match: new Match(rules, record, seating), campaign };
}

/** Goes on with a game that was sent by a link, as a game of its own. */
export function openCopy(game: StoredGame, words: Words): Opened {
  return resumeGame({ ...game, id: newId() }, words);
}

/** Goes on with a game that was saved as text. */
export function openFile(text: string, words: Words): Opened {
  return openCopy(readStoredGame(JSON.parse(text)), words);
}
