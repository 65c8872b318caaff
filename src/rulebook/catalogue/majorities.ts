import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Majority spaces: requirement, tiers and rewards. */
export const en: RulesOf<'MAJ'> = /* @__PURE__ */ rulesOf(`
MAJ-1 | Majority requirement | 16-17 | On placing, no opponent may have a higher face-up total of the item in the action area; a tie is enough.
MAJ-2 | Scientist majority | 16, 20 | The scientist comparison counts scientist cards and the scientist tile but no field scientists.
MAJ-3 | Resource and energy majorities | 16-17, 20, 21-23 | Titanium, carbon, minerals and energy are compared by total value, including track bonuses and the +1 resource tile.
MAJ-4 | Scientist tier 1 | 16, AMB-BON-1 | One scientist card earns 2 coins on the scientist majority space.
MAJ-5 | Scientist tier 2 | 16 | A scientist card plus another scientist or field scientist card earns 2 coins and 1 research point.
MAJ-6 | Scientist tier 3 | 16 | A scientist card plus two more scientist or field scientist cards earns 3 coins and 2 research points.
MAJ-7 | Permanent icon counts | 21-23 | For scientist tiers 2 and 3 the permanent field scientist icon counts as a field scientist card.
MAJ-8 | Titanium tier 2+ | 16-17, AMB-BON-1 | From 2 titanium on, the reward is 2 steps on the Astrogo track.
MAJ-9 | Titanium tier 4+ | 16-17 | From 4 titanium on, the reward is 3 Astrogo steps, and the player may remove one outpost from any station.
MAJ-10 | Titanium tier 6+ | 16-17 | From 6 titanium on, the reward is 4 Astrogo steps and 1 research point, and no outpost is removed.
MAJ-11 | Other total-value tiers | 16-17, AMB-BON-1 | Carbon, minerals and energy spaces also pay by tier, mostly steps on a set track and sometimes an extra.
MAJ-12 | Choosing a lower tier | 16-17 | A player takes exactly one tier, which may be lower than the highest tier their total allows.
MAJ-13 | Cards stay face up | 16-17 | Cards counted for a majority space stay face up: the reward does not use them.
MAJ-14 | Lost majority steps | 21-23 | Track steps of a majority reward that the marker cannot make are forfeited.
`);

export const fr: WordsOf<'MAJ'> = /* @__PURE__ */ wordsOf(`
MAJ-1 | Prérequis de majorité | Au moment du placement, aucun autre joueur ne doit avoir dans sa zone d’actions, face visible, une valeur totale de l’élément demandé supérieure à celle du joueur ; l’égalité suffit.
MAJ-2 | Majorité des Chercheurs | La comparaison des Chercheurs compte les cartes Chercheur et la tuile Chercheur, mais pas les Ingénieurs.
MAJ-3 | Majorités de ressources et d’énergie | Le titane, le carbone, les minéraux et l’énergie se comparent par valeur totale, avec les bonus de piste et la tuile +1 Ressource.
MAJ-4 | Chercheurs, rang 1 | Une carte Chercheur rapporte 2 crypcoins sur la case Bonus de majorité des Chercheurs.
MAJ-5 | Chercheurs, rang 2 | Une carte Chercheur et une autre carte Chercheur ou Ingénieur rapportent 2 crypcoins et 1 point de recherche.
MAJ-6 | Chercheurs, rang 3 | Une carte Chercheur et deux autres cartes Chercheur ou Ingénieur rapportent 3 crypcoins et 2 points de recherche.
MAJ-7 | L’icône permanente compte | Pour les rangs 2 et 3 des Chercheurs, l’icône d’Ingénieur permanent vaut une carte Ingénieur.
MAJ-8 | Titane, rang 2+ | À partir de 2 unités de titane, la récompense est de 2 cases sur la piste Astrogo.
MAJ-9 | Titane, rang 4+ | À partir de 4 unités de titane, la récompense est de 3 cases Astrogo, et le joueur peut retirer une succursale d’une station quelconque.
MAJ-10 | Titane, rang 6+ | À partir de 6 unités de titane, la récompense est de 4 cases Astrogo et de 1 point de recherche, sans retrait de succursale.
MAJ-11 | Autres rangs de valeur totale | Les cases du carbone, des minéraux et de l’énergie rapportent aussi selon le rang : surtout des cases sur une piste donnée, parfois un supplément.
MAJ-12 | Choix d’un rang inférieur | Un joueur prend exactement un rang, qui peut être plus bas que le plus haut rang que permet son total.
MAJ-13 | Les cartes restent visibles | Les cartes comptées pour une case Bonus de majorité restent face visible, car la récompense ne les utilise pas.
MAJ-14 | Cases de récompense perdues | Les cases d’une récompense de majorité que le pion ne peut pas parcourir sont perdues.
`);
