import type { SPECIAL_SPACE_RULES } from '../../../../rulebook/catalogue/specialSpaces.ts';
import type { RulesIn } from '../../rules.ts';

/** Special spaces of the tank track and the research track, in French. */
export const SPECIAL_SPACE: RulesIn<keyof typeof SPECIAL_SPACE_RULES> = {
  'SPECIAL-1': {
    title: 'Fin de la piste de stockage',
    summary: 'Sur la dernière case de la piste de stockage, le pion Hélium-3 s’arrête définitivement.',
  },
  'SPECIAL-2': {
    title: 'CrypCoins pour les cases en trop',
    summary:
      'Une fois la fin de la piste de stockage atteinte, chaque case d’hélium-3 restante ou gagnée plus tard rapporte 2 CrypCoins.',
  },
  'SPECIAL-3': {
    title: 'Emplacement d’action de la piste de stockage',
    summary:
      'Atteindre la case marquée de la piste de stockage ouvre son emplacement d’action supplémentaire à partir de la prochaine phase de planification.',
  },
  'SPECIAL-4': {
    title: 'Fin de la piste de recherche',
    summary: 'Le pion Transmission termine son parcours sur le jeton de la dernière case de la piste de recherche.',
  },
  'SPECIAL-5': {
    title: 'CrypCoins pour les points de recherche',
    summary:
      'Quand la piste de recherche est terminée, chaque point de recherche devient 2 CrypCoins et ne sert à rien d’autre.',
  },
  'SPECIAL-6': {
    title: 'Emplacement d’action de la piste de recherche',
    summary:
      'Atteindre le jeton de la cinquième case de recherche ouvre son emplacement d’action supplémentaire à partir de la prochaine phase de planification.',
  },
};
