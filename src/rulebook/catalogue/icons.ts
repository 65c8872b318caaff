import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'ICON'> = /* @__PURE__ */ rulesOf(`
ICON-1 | Scientist icon | 32 | The scientist icon stands for a scientist card wherever it appears.
ICON-2 | Field scientist icon | 32 | The field scientist icon stands for a field scientist card wherever it appears.
ICON-3 | Combined scientist icon | 32 | The plan demands a face-up scientist or field scientist other than the scientist moving the marker.
ICON-4 | Helium icon | 32 | The helium-3 marker advances the number of spaces shown along the tank track.
ICON-5 | Research point icon | 32 | The player gets the number of research points shown, and spends them on plans, exchanges them for coins, or does both.
ICON-6 | Expanded-company arrow | 32 | The track marker advances the number of spaces shown on the track of the expanded company.
ICON-7 | Company arrow | 32 | The track marker advances the number of spaces shown on the track of the company in the icon.
ICON-8 | Any-company arrow | 32 | All steps shown are taken on one company track of the player's choice.
ICON-9 | Remove one outpost | 32 | The player chooses any station and returns one outpost from the top of a column to the box.
ICON-10 | Four of one resource | 32 | The plan demands a face-up total of at least 4 in a single resource type.
ICON-11 | Remove two outposts | 32 | Two outposts go to the box, taken from the same station or from two different ones.
ICON-12 | Carbon and another resource | 32 | The plan demands 3 carbon and 3 units of one other resource face up, with 6 carbon also accepted.
ICON-13 | Coin cost icon | 32 | A minus sign shows how many coins the player must pay to the bank.
ICON-14 | Coin gain icon | 32 | A plus sign shows how many coins the player receives from the bank.
ICON-15 | Titanium requirement | 32 | The plan demands at least 1 titanium from face-up cards in the action area.
ICON-16 | Titanium reward | 32 | Stopping on the plan pays the face-up titanium total minus 1 in coins, so 1 titanium pays nothing.
`);
