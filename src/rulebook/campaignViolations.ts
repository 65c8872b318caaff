/** Campaign violations by code: the violated rule, and an English message in the format of `VIOLATIONS`. */
// biome-ignore format: one message, one line.
export const CAMPAIGN_VIOLATIONS = {
  malformedCampaignAction: { rule: 'CAMP-1', message: 'This campaign action is malformed: {problem}.' },
  campaignOver: { rule: 'CAMP-13', message: 'The campaign is over. No more actions are possible.' },
  noGame: { rule: 'CAMP-5', message: "No game is in progress. Set Luna's level first." },
  noLevelToSettle: { rule: 'CAMP-24', message: "Luna's level is set after a chapter, not during its game." },
  winnersLevelNotOffered: { rule: 'CAMP-24', message: 'Luna won the chapter, so her level can become {offered}, not {level}.' },
  levelNotOffered: { rule: 'CAMP-25', message: 'Luna did not win the chapter, so her level can become {offered}, not {level}.' },
  notAGame: { rule: 'CAMP-5', message: 'This is not a valid game state: {problem}.' },
  notARecord: { rule: 'CAMP-5', message: 'This is not a valid game record: {problem}.' },
  gameNotFinished: { rule: 'CAMP-5', message: 'The game is not finished: round {round} is still in progress.' },
  otherPlayers: { rule: 'CAMP-4', message: 'This game was played by {found}, not by {wanted}.' },
  otherChapter: { rule: 'CAMP-1', message: 'This game does not belong to chapter {chapter}: {field} does not match.' },
  otherContent: { rule: 'CAMP-4', message: 'This game was played with the component set "{found}", not "{wanted}".' },
} as const;

/** Code of a campaign violation. Existing codes are stable, but new ones may be added. */
export type CampaignViolationCode = keyof typeof CAMPAIGN_VIOLATIONS;
