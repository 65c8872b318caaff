import type { CampaignAction, CampaignState, CampaignViolationCode } from '../../src/entries/campaign.ts';
import { atChapter, begin, beginWithLuna, ended, finish, foreignRules } from '../kit/campaign.ts';
import type { RuleId } from '../kit/pinned.ts';
import { walk } from '../kit/randomGame.ts';

type CampaignCase = readonly [rule: RuleId, state: () => CampaignState, action: unknown];

const start = begin(2);
const afterLunaWon = (): CampaignState => finish(beginWithLuna(1), [100, 200]);
const afterLunaLost = (): CampaignState => finish(beginWithLuna(1), [200, 100]);
const over = (): CampaignState => finish(atChapter(begin(2), 4), [100, 90]);
const take = (game: unknown): unknown => ({ type: 'trustGame', game });
const level = (number: number): CampaignAction => ({ type: 'setLunaLevel', level: number });

/** Violations of campaign actions. */
export const CAMPAIGN_CASES: Readonly<Record<CampaignViolationCode, CampaignCase>> = {
  malformedCampaignAction: ['CAMP-1', () => start, { type: 'setLunaLevel' }],
  campaignOver: ['CAMP-13', over, level(3)],
  noGame: ['CAMP-5', afterLunaWon, { type: 'play', action: { type: 'pass', seat: 0 } }],
  noLevelToSettle: ['CAMP-24', () => start, level(3)],
  winnersLevelNotOffered: ['CAMP-24', afterLunaWon, level(6)],
  levelNotOffered: ['CAMP-25', afterLunaLost, level(4)],
  notAGame: ['CAMP-5', () => start, take({ ...ended(start, [100, 90]), luck: 1 })],
  notARecord: ['CAMP-5', () => start, { type: 'takeRecord', record: 7 }],
  gameNotFinished: ['CAMP-5', () => start, take(start.game)],
  otherPlayers: ['CAMP-4', () => start, take(ended(begin(2, { players: ['Ana', 'Ben'] }), [100, 90]))],
  otherChapter: ['CAMP-1', () => atChapter(start, 2), take(ended(start, [100, 90]))],
  otherContent: [
    'CAMP-4',
    () => start,
    take(walk(foreignRules, foreignRules.createGame(start.game.options), 'x', () => {})),
  ],
};
