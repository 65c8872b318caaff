/** Every refusal of a campaign by its code: the rule that is broken, and an English sentence, as in `VIOLATIONS`. */
// biome-ignore format: one message, one line.
export const CAMPAIGN_VIOLATIONS = {
  malformedCampaignAction: { rule: 'CAMP-1', message: 'This is not a well-formed campaign action: {problem}.' },
  campaignOver: { rule: 'CAMP-13', message: 'The campaign is over; nothing more can be done.' },
  noGame: { rule: 'CAMP-5', message: "No game is on; Luna's level must be settled first." },
  noLevelToSettle: { rule: 'CAMP-24', message: "Luna's level is settled after a chapter, not during its game." },
  winnersLevelNotOffered: { rule: 'CAMP-24', message: 'Luna has won the chapter; her level may become {offered}, not {level}.' },
  levelNotOffered: { rule: 'CAMP-25', message: 'Luna has not won the chapter; her level may become {offered}, not {level}.' },
  notAGame: { rule: 'CAMP-5', message: 'This is not the state of a game: {problem}.' },
  notARecord: { rule: 'CAMP-5', message: 'This is not the record of a game: {problem}.' },
  gameNotFinished: { rule: 'CAMP-5', message: 'The game is not finished: round {round} is still on.' },
  otherPlayers: { rule: 'CAMP-4', message: 'The game was played by {found}, not by {wanted}.' },
  otherChapter: { rule: 'CAMP-1', message: 'This is not the game of chapter {chapter}: {field} does not match.' },
  otherContent: { rule: 'CAMP-4', message: 'The game was played with the components "{found}", not "{wanted}".' },
} as const;

/** The code of a refusal of a campaign. Codes stay the same; new ones may be added. */
export type CampaignViolationCode = keyof typeof CAMPAIGN_VIOLATIONS;
