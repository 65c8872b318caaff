import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** The constrained slots variant. */
export const en: RulesOf<'VARIANT'> = /* @__PURE__ */ rulesOf(`
VARIANT-1 | Constrained slots | 23 | The group may agree beforehand to link every action slot with the resting slot in its column.
VARIANT-2 | Passing in the variant | 23 | When passing, each card moves straight up to its linked resting slot.
`);

export const fr: WordsOf<'VARIANT'> = /* @__PURE__ */ wordsOf(`
VARIANT-1 | Emplacements contraints | Les joueurs peuvent convenir au préalable de lier chaque emplacement d’action à l’emplacement de défausse de la même colonne.
VARIANT-2 | Passer avec la variante | Quand un joueur passe, chaque carte monte tout droit vers l’emplacement de défausse qui lui est lié, au lieu d’un emplacement choisi.
`);
