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
  /** True for a game that came by a link, until the receiver has taken the screen or seen the end. */
  readonly isReceived: boolean;
}

/** The game as it stands now. */
export function storedOf({ match, campaign }: Opened): StoredGame {
  return match.keep(campaign?.save ?? null);
}

/** The same as it is kept on this device. */
export function keptOf(opened: Opened): KeptGame {
  const { id, match, campaign, isReceived } = opened;
  const isOver = campaign === null && match.rules.isOver(match.session.getState());
  return { ...storedOf(opened), id, isOver, isReceived };
}

/** Begins the game, or the campaign, that somebody has chosen. */
export function startGame(chosen: GameSetup, words: Words): Opened {
  const { components, hands } = chosen;
  const rules = rulesFor(components);
  if (rules === undefined) throw new Error(words.otherComponents);
  const options = optionsOf(chosen);
  const campaign = chosen.campaign ? CampaignTable.begin(rules, options) : null;
  const seating = { components, hands, bots: botsOf(chosen) };
  const match = new Match(rules, campaign?.options ?? options, seating);
  return { id: newId(), match, campaign, isReceived: false };
}

/**
 * Goes on with a game that was stored, after checking all of it.
 * @throws Error that says what is wrong with it.
 */
export function resumeGame(
  { record, components, hands, bots, campaign: save, ...kept }: StoredGame & Pick<KeptGame, 'id' | 'isReceived'>,
  words: Words,
): Opened {
  const rules = rulesFor(components);
  if (rules === undefined) throw new Error(words.otherComponents);
  const checked = rules.checkRecord(record);
  if (!checked.ok) throw new Error(describeCheck(checked));
  const campaign = save === null ? null : CampaignTable.load(rules, save);
  const match = new Match(rules, record, { components, hands, bots });
  return { id: kept.id, match, campaign, isReceived: kept.isReceived };
}

/**
 * Opens a game that was sent by a link as a game of its own. Where it continues a game of this device, that game's bots and
 * hands stay as they are: the sender has no say in them.
 */
export function openLinked(game: StoredGame, own: StoredGame | null, words: Words): Opened {
  const { bots, hands } = own ?? game;
  return resumeGame({ ...game, bots, hands, id: newId(), isReceived: true }, words);
}

/** Goes on with a game that was saved as text. */
export function openFile(text: string, words: Words): Opened {
  return resumeGame({ ...readStoredGame(JSON.parse(text)), id: newId(), isReceived: false }, words);
}
