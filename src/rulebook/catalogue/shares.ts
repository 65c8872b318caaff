import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Company shares and their value. */
export const en: RulesOf<'SHARE'> = /* @__PURE__ */ rulesOf(`
SHARE-1 | Sources of wealth | 9 | Players gain wealth from shares, higher share values, stored helium-3 and uploaded research.
SHARE-2 | Shares from a track | 9 | The highest share icon a track marker has reached or passed states the total shares held through that track.
SHARE-3 | Shares from cards | 9, 12-13, 19-20 | Share cards and some energy cards give additional shares, counted at the end in hand and resting decks alike.
SHARE-4 | Value of one share | 9 | One share is worth as many coins as coin icons are visible in the station of its company.
SHARE-5 | Worth of a holding | 9, 19-20 | A holding is worth its number of shares times the current share value of the company.
`);

export const fr: WordsOf<'SHARE'> = /* @__PURE__ */ wordsOf(`
SHARE-1 | Sources de richesse | Les joueurs s’enrichissent par les parts de compagnie, la hausse de leur valeur, l’hélium-3 stocké et les recherches transmises.
SHARE-2 | Parts d’une piste | La plus haute icône de part qu’un pion Investissement a atteinte ou franchie indique le total des parts détenues grâce à cette piste.
SHARE-3 | Parts des cartes | Les cartes Part et certaines cartes Énergie donnent des parts supplémentaires, comptées à la fin aussi bien en main que dans les piles de défausse.
SHARE-4 | Valeur d’une part | Une part vaut autant de crypcoins que d’icônes de pièce visibles dans la station de sa compagnie.
SHARE-5 | Valeur d’un portefeuille | Les parts d’une compagnie valent ensemble leur nombre multiplié par la valeur actuelle d’une part de cette compagnie.
`);
