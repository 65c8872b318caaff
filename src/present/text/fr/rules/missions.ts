import type { MISSION_RULES } from '../../../../rulebook/catalogue/missions.ts';
import type { RulesIn } from '../../rules.ts';

/** Mission cards, their tasks and the one-time bonus markers, in French. */
export const MISSION: RulesIn<keyof typeof MISSION_RULES> = {
  'MISSION-1': {
    title: 'Révélation des missions',
    summary:
      'Après la mise en place ordinaire, une carte Mission tirée au hasard est révélée avec 1 ou 2 joueurs humains, deux avec 3 ou 4 ; Luna ne compte pas.',
  },
  'MISSION-2': {
    title: 'Carte Statut de mission',
    summary:
      'Chaque joueur humain reçoit une autre carte Mission sans la regarder ; son verso lui sert de carte Statut de mission.',
  },
  'MISSION-3': {
    title: 'Pions sur la carte Statut',
    summary:
      'Chaque joueur humain place ses trois pions Bonus à usage unique sur les trois cases de colonne de sa carte Statut de mission.',
  },
  'MISSION-4': {
    title: 'Carte Statut encore libre',
    summary:
      'Les cartes Statut de mission attendent au-dessus des missions face visible ; le matériel restant retourne dans la boîte.',
  },
  'MISSION-5': {
    title: 'Luna sans missions',
    summary: 'Luna n’a ni carte Statut de mission, ni pions Bonus à usage unique, ni tâches.',
  },
  'MISSION-6': {
    title: 'Première tâche',
    summary:
      'Un joueur humain qui remplit une tâche à son tour peut y rattacher sa carte Statut de mission, gagner 2 CrypCoins et prendre le pion de cette tâche.',
  },
  'MISSION-7': {
    title: 'Rattachement définitif',
    summary:
      'Une carte Statut de mission rattachée reste avec sa carte Mission ; les tâches des autres cartes Mission sont alors hors d’atteinte.',
  },
  'MISSION-8': {
    title: 'Tâches suivantes',
    summary: 'Toute autre tâche de cette mission dont la colonne a encore un pion rapporte 2 CrypCoins et ce pion.',
  },
  'MISSION-9': {
    title: 'Case Bonus personnelle',
    summary:
      'Prendre le dernier pion transforme la carte Statut de mission en une case Bonus que seul son propriétaire peut utiliser.',
  },
  'MISSION-10': {
    title: 'Utiliser la case personnelle',
    summary:
      'Pour 1 CrypCoin, le propriétaire avance de 3 cases sur une piste de compagnie, selon les règles habituelles des cases Bonus.',
  },
  'MISSION-11': {
    title: 'Les missions ne bloquent jamais',
    summary:
      'Plusieurs cartes Statut peuvent partager une carte Mission, et chaque joueur humain peut quand même remplir les trois tâches.',
  },
  'MISSION-12': {
    title: 'Combler les trous',
    summary: 'Quand une carte Statut terminée s’en va, les cartes placées dessous remontent.',
  },
  'MISSION-13': {
    title: 'Ordre des tâches',
    summary:
      'Les tâches se réclament dans n’importe quel ordre et à tout moment de son propre tour, même entre les décisions de son action, et plusieurs dans le même tour. Rien ne peut être réclamé pendant que le joueur passe.',
  },
  'MISSION-14': {
    title: 'Les tâches ne sont pas des actions',
    summary: 'Remplir la condition d’une tâche par une action n’est pas une action en soi.',
  },
  'MISSION-15': {
    title: 'Pions Bonus à usage unique',
    summary: 'Ils se placent comme les autres pions Bonus, mais quittent le jeu à la phase de préparation suivante.',
  },
  'MISSION-16': {
    title: 'Fin de partie avec missions',
    summary: 'Les missions ne changent ni la fin de la partie ni le décompte final.',
  },
  'MISSION-17': {
    title: 'Tâche : Chercheurs',
    summary: 'Cette tâche demande au moins 3 cartes Chercheur ou Ingénieur face visible dans la zone d’actions.',
  },
  'MISSION-18': {
    title: 'Tâche : une ressource',
    summary: 'Cette tâche demande des cartes face visible d’une valeur totale d’au moins 7 dans une seule ressource.',
  },
  'MISSION-19': {
    title: 'Tâche : hélium-3',
    summary:
      'Cette tâche demande une seule action qui fait avancer le pion Hélium-3 d’au moins 4 cases de la piste de stockage.',
  },
  'MISSION-20': {
    title: 'Tâche : extension sur la Lune',
    summary:
      'Cette tâche demande une seule action Énergie qui déploie au moins 5 succursales d’une compagnie dans des secteurs de la Lune.',
  },
  'MISSION-21': {
    title: 'Tâche : extension dans la ceinture',
    summary:
      'Sur le côté Astéroïdes, les succursales et les navettes d’une compagnie placées par une seule action doivent être au nombre de 5 au moins.',
  },
};
