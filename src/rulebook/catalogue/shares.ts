import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'SHARE'> = /* @__PURE__ */ rulesOf(`
SHARE-1 | Sources of wealth | 9 | Players gain wealth from shares, higher share values, stored helium-3 and uploaded research.
SHARE-2 | Shares from a track | 9 | The highest share icon that a track marker has reached or passed shows the total number of shares held through that track.
SHARE-3 | Shares from cards | 9, 12-13, 19-20 | Share cards and some energy cards give additional shares; at the end, they count in hand and in resting decks alike.
SHARE-4 | Value of one share | 9 | One share is worth as many coins as coin icons are visible in the station of its company.
SHARE-5 | Worth of a holding | 9, 19-20 | A holding is worth its number of shares times the current share value of the company.
`);
