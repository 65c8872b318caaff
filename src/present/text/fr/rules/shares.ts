import type { SHARE_RULES } from '../../../../rulebook/catalogue/shares.ts';
import type { RulesIn } from '../../rules.ts';

/** Company shares and their value, in French. */
export const SHARE: RulesIn<keyof typeof SHARE_RULES> = {
  'SHARE-1': {
    title: 'Sources de richesse',
    summary:
      'Les joueurs s’enrichissent par les parts de compagnie, la hausse de leur valeur, l’hélium-3 stocké et les recherches transmises.',
  },
  'SHARE-2': {
    title: 'Parts d’une piste',
    summary:
      'La plus haute icône de part qu’un pion Investissement a atteinte ou franchie indique le total des parts détenues grâce à cette piste.',
  },
  'SHARE-3': {
    title: 'Parts des cartes',
    summary:
      'Les cartes Part et certaines cartes Énergie donnent des parts supplémentaires, comptées à la fin aussi bien en main que dans les piles de défausse.',
  },
  'SHARE-4': {
    title: 'Valeur d’une part',
    summary: 'Une part vaut autant de CrypCoins que d’icônes de pièce visibles dans la station de sa compagnie.',
  },
  'SHARE-5': {
    title: 'Valeur d’un portefeuille',
    summary:
      'Les parts d’une compagnie valent ensemble leur nombre multiplié par la valeur actuelle d’une part de cette compagnie.',
  },
};
