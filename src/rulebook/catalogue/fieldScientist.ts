import { type RulesOf, rulesOf, type WordsOf, wordsOf } from './ruleText.ts';

/** Using one field scientist for helium-3 and coins. */
export const en: RulesOf<'FSC'> = /* @__PURE__ */ rulesOf(`
FSC-1 | Use one field scientist | 16 | The action uses one face-up field scientist card to gain helium-3 steps and coins.
FSC-2 | No initial field scientists | 16 | Nobody begins with a field scientist; all five come by way of the card display.
FSC-3 | Neutral field scientist | 16 | Using the neutral field scientist yields one helium-3 step on the tank track and 2 coins.
FSC-4 | Company field scientist | 16 | It yields 1 coin and 2 helium-3 steps, plus 1 step per full pair of domes in sectors its company controls.
FSC-5 | Controlled sectors | 16 | A company controls each sector with one of its outposts, whoever placed that outpost.
FSC-6 | Dome count bonus | 21-23 | The permanent field scientist bonus adds 1 or, at second level, 3 to the number of domes counted.
FSC-7 | Steps past tank end | 23 | Each helium-3 step that would go past the end of the tank track pays 2 coins.
FSC-8 | Used card turned over | 16 | After its effect the field scientist card lies face down and the turn is over.
`);

export const fr: WordsOf<'FSC'> = /* @__PURE__ */ wordsOf(`
FSC-1 | Utiliser un Ingénieur | L’action utilise une carte Ingénieur face visible pour gagner des cases d’hélium-3 et des crypcoins.
FSC-2 | Pas d’Ingénieur au départ | Personne ne commence avec un Ingénieur ; les cinq du jeu n’arrivent chez les joueurs que par les cartes disponibles.
FSC-3 | Ingénieur neutre | Utiliser l’Ingénieur neutre fait avancer le pion Hélium-3 d’une case sur la piste de stockage et rapporte 2 crypcoins.
FSC-4 | Ingénieur d’une compagnie | Il rapporte 1 crypcoin et 2 cases pour le pion Hélium-3, plus 1 case par paire complète de dômes dans les secteurs contrôlés par sa compagnie.
FSC-5 | Secteurs contrôlés | Une compagnie contrôle chaque secteur où se trouve une de ses succursales, quel que soit le joueur qui l’a déployée.
FSC-6 | Bonus au nombre de dômes | Le bonus permanent d’Ingénieur ajoute 1, ou 3 au second niveau, au nombre de dômes comptés.
FSC-7 | Cases au-delà de la piste de stockage | Chaque case d’hélium-3 qui dépasserait la fin de la piste de stockage rapporte 2 crypcoins.
FSC-8 | Carte utilisée retournée | Après son effet, la carte Ingénieur est face cachée et le tour est terminé.
`);
