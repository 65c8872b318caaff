import type { Words } from '../en.ts';

export const LOBBY_FR: Words['lobby'] = {
  tempers: {
    beginner: 'Découvre le jeu et laisse passer des occasions.',
    easy: 'Prend ce qui paraît le mieux sur le moment.',
    fast: 'Connaît le prix des choses.',
    strong: 'Calcule jusqu’à la fin de la partie.',
  },
};
