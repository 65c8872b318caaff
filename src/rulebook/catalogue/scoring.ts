import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'END' | 'SCORE'> = /* @__PURE__ */ rulesOf(`
END-1 | End after round 7 | 19-20 | Play ends with the action phase of the last round, normally round 7; final scoring follows.
END-2 | Showing additional shares | 19-20 | Players take all resting cards into hand and show their cards with additional-share icons, sorted by company.
END-3 | Category by category | 19-20 | One player fills in the score pad for all players, one of the seven categories after another.
SCORE-1 | Final wealth | 9, 19-20 | Final wealth is the sum of seven scoring categories.
SCORE-2 | Coins in reserve | 19-20 | Category 1 scores the coins that a player still has in reserve.
SCORE-3 | Astrogo shares | 19-20 | Category 2 multiplies a player's Astrogo shares by the coin icons visible in the Astrogo station.
SCORE-4 | Tawac shares | 19-20 | Category 3 multiplies a player's Tawac shares by the coin icons visible in the Tawac station.
SCORE-5 | Skymine shares | 19-20 | Category 4 multiplies a player's Skymine shares by the coin icons visible in the Skymine station.
SCORE-6 | Minerva shares | 19-20 | Category 5 multiplies a player's Minerva shares by the coin icons visible in the Minerva station.
SCORE-7 | Counting shares | 19-20 | The share count for a company combines the shares reached on its track with matching additional-share icons.
SCORE-8 | Helium-3 value | 19-20 | Category 6 scores the last tank track value that the helium-3 marker has passed.
SCORE-9 | Research value | 19-20 | Category 7 adds the last research track value passed and the values of face-up special research plans reached.
SCORE-10 | Winner and ties | 19-20 | The player with the greatest sum of coins wins; tied leaders win together, without a tie-breaker.
`);
