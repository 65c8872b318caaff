import { fr } from 'skymines-rules/text/fr';
import { CAMPAIGN_FR } from './campaign/fr.ts';
import { COACH_FR } from './coach/fr.ts';
import type { Words } from './en.ts';
import { END_FR } from './end/fr.ts';
import { LOBBY_FR } from './lobby/fr.ts';
import { MENU_FR } from './menu/fr.ts';
import { MOMENTS_FR } from './moments/fr.ts';
import { RIVALS_FR } from './rivals/fr.ts';
import { counted, TABLE_FR } from './table/fr.ts';
import { WORTH_FR } from './worth/fr.ts';

const { headings } = fr;
const ET = new Intl.ListFormat('fr');
const OU = new Intl.ListFormat('fr', { type: 'disjunction' });

const energyLeft = ({ energy }: { readonly energy: number }): string =>
  `Extension : il reste ${counted(energy, 'point d’énergie', 'points d’énergie')}`;
const SHARES =
  'Les parts multipliées par leur valeur, c’est-à-dire par le nombre d’icônes de pièce visibles dans la station.';

export const FR: Words = {
  coach: COACH_FR,
  lobby: LOBBY_FR,
  rivals: RIVALS_FR,
  choices: 'Vos choix',
  steps: 'Déjà choisi',
  back: 'Retour',
  backTo: 'Modifier cette étape',
  acquire: (card) => `Acquérir ${card}`,
  fields: {
    cards: 'Choisissez une carte de votre zone d’actions. Les cartes d’un même type peuvent servir ensemble.',
    acquire:
      'Utilisez les cartes pour avancer sur les pistes, ou acquérez une carte disponible avec une partie de leurs unités. Le grand nombre en bas d’une carte est son coût en unités.',
    company: 'Choisissez une compagnie.',
    space: 'Choisissez une case.',
    destroy: 'Choisissez une carte de votre main à détruire.',
    tier: 'Choisissez un rang de récompense.',
    card: 'Choisissez une carte.',
    slot: 'Choisissez un emplacement.',
    column:
      'Choisissez la colonne de la station où prendre la succursale. Les icônes de pièce découvertes s’ajoutent à la valeur d’une part ; vider une colonne avant d’en entamer une autre les découvre plus vite.',
    position: 'Choisissez une case de votre piste de recherche. Une case vide arrêterait le pion Transmission.',
    steps: 'Choisissez le nombre de cases.',
  },
  hint: 'Conseil',
  hintHelp: 'Montre ce que ferait un bot',
  hintIs: 'Un bot choisirait :',
  botWouldHave: (name) => `Pour ${name}, le bot fort aurait choisi :`,
  hintWhy: {
    useScientist:
      'Les Chercheurs se jouent tôt : le pion Transmission n’avance que grâce à des cartes encore face visible.',
    useFieldScientist: 'Les Ingénieurs se jouent tard : plus leur compagnie a de dômes, plus ils rapportent.',
    placeBonusMarker:
      'Les pions Bonus se placent tôt, d’abord sur les majorités : seules les cartes encore face visible y comptent.',
    pass: 'Aucune autre action ne rapporterait quoi que ce soit.',
    planning: 'Le bot planifie des cartes fortes, de préférence d’un même type, ce qui aide aussi pour les majorités.',
    expansion:
      'Le bot vise beaucoup de récompenses pour peu d’énergie, avec une compagnie dont il possède plus de parts que les autres joueurs.',
    beltExpansion:
      'Le bot vise beaucoup de récompenses pour peu d’énergie, avec une compagnie dont il possède plus de parts que les autres joueurs.',
    placePlans: 'Le bot choisit la prochaine case libre : une case vide arrêterait son pion Transmission.',
    pickUp: 'Le bot récupère la pile la plus forte.',
    resting: 'Le bot défausse ses cartes sur la pile la plus forte, pour en récupérer beaucoup d’un coup.',
    startingToken: 'Le bot compare les bonus et les jetons Recherche des tuiles.',
    startingDecks: 'L’ordre n’a pas d’importance.',
    rewards: 'L’ordre n’a pas d’importance.',
  },
  hintRates:
    'Le bot calcule le gain immédiat de chaque choix : les crypcoins, les parts multipliées par leur valeur, les pistes et les cartes.',
  doIt: 'Confirmer',
  thenAsks: 'Ensuite :',
  thenChoose: 'D’autres choix suivront.',
  notNow: 'Impossible :',
  noChoice: 'Vous ne pouvez pas choisir cela maintenant.',
  newGame: 'Nouvelle partie',
  undo: 'Annuler',
  redo: 'Rétablir',
  menu: 'Menu',
  save: 'Enregistrer dans un fichier',
  load: 'Ouvrir un fichier',
  share: 'Partager un lien',
  replay: 'Revoir la partie',
  language: 'Langue',
  settings: 'Réglages',
  theme: 'Couleurs',
  legend: 'Que signifient les symboles ?',
  wastes: {
    noReward: 'ne fait que bloquer la case',
    nothingToBuy: 'pas assez de crypcoins pour acheter',
    tileNeverComes: 'inutile : c’est la dernière manche',
    energyLost: 'énergie perdue',
  },
  covers: (plan) => `recouvre ${plan}, qui ne comptera plus`,
  zoom: 'Agrandir',
  close: 'Fermer',
  missing: 'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.',
  reload: 'Recharger',
  meanwhile: 'Ce que les autres joueurs ont fait depuis votre dernier tour',
  pictures: headings.table,
  says: (name) => `${name} : `,
  log: 'Journal de la partie',
  nothingYet: 'Rien pour l’instant.',
  scores: 'Scores détaillés',
  wait: (names) => `${ET.format(names)} ${names.length === 1 ? 'joue' : 'jouent'}…`,
  waitForPlans: (names) => `${ET.format(names)} ${names.length === 1 ? 'planifie' : 'planifient'}…`,
  pass: (name) => `Passez l’appareil à ${name}.`,
  passHelp: 'Les mains restent cachées jusqu’à ce que ce joueur confirme.',
  turnReceived: (sender, name) =>
    `${sender === null ? 'Cette partie vous a été envoyée.' : `${sender} vous a envoyé la partie.`} Vous êtes ${name}.`,
  receivedHelp: 'Confirmez pour voir vos cartes.',
  takeScreen: (name) => `Je suis ${name}`,
  sendTurn: 'Envoyer le tour par lien',
  sendTurnWarning: 'Le lien d’un tour contient toutes les cartes cachées.',
  sendTurnHelp: (name) => `${name} ouvre le lien, joue et en renvoie un autre.`,
  cannotUndo: 'Des informations cachées ont été révélées depuis : impossible d’annuler.',
  over: 'La partie est terminée.',
  timeLoop: 'L’Anomalie temporelle est toujours là : jouer la partie suivante de la boucle',
  linkReady: 'Ce lien montre toute la partie, cartes cachées comprises.',
  linkOver: 'Ce lien permet de revoir toute la partie, depuis le premier coup.',
  linkCopied: 'Le lien est copié.',
  linkSelected: 'Votre navigateur n’a pas copié le lien. Il est sélectionné : copiez-le vous-même.',
  linkLong: 'Ce lien est long, et certains programmes coupent les liens longs. Un fichier est plus sûr.',
  copy: 'Copier',
  unreadable: 'Impossible d’ouvrir cette partie :',
  notHere: 'La partie de ce lien n’est pas sur cet appareil.',
  elsewhere: {
    open: 'Cette partie est ouverte dans un autre onglet.',
    gone: 'Cette partie se joue maintenant dans un autre onglet.',
    playHere: 'Jouer ici',
  },
  putAside: 'Votre autre partie a été mise de côté. Retrouvez-la dans Menu > Nouvelle partie.',
  noRoom:
    'Le navigateur n’a plus de place pour mettre votre autre partie de côté. Commencer quand même et la perdre ? Vous pouvez d’abord l’enregistrer dans un fichier.',
  otherComponents: 'La partie a été jouée avec un autre matériel que celui choisi ici.',
  replayAt: (action, all) => `Action ${action} sur ${all}`,
  replayFrom: 'Continuer à partir d’ici',
  replayEnd: 'Revenir à la partie',
  previous: 'Action précédente',
  next: 'Action suivante',
  coins: (amount) => counted(amount, 'crypcoin'),
  points: (amount) => counted(amount, 'point'),
  units: (amount) => counted(amount, 'unité'),
  shareValue: (more) => (more === 0 ? 'valeur des parts inchangée' : `valeur des parts +${more}`),
  energy: (amount) => counted(amount, 'point d’énergie', 'points d’énergie'),
  kinds: {
    useResources: 'Acquérir une carte, avancer sur les pistes de compagnie, ou les deux',
    useEnergy: 'Déployer des succursales d’une compagnie, dont les parts valent alors davantage',
    useScientist: 'Faire avancer le pion Transmission grâce à vos cartes face visible, puis prendre des jetons',
    useFieldScientist: 'Gagner de l’hélium-3 et des crypcoins selon les dômes de la compagnie de l’Ingénieur',
    placeBonusMarker: 'Obtenir un petit plus, par exemple des crypcoins, une tuile ou une autre carte',
    pass: 'Terminer votre manche et récupérer des cartes pour la suivante',
    placeResourceTile: 'Ajouter une unité à une de vos cartes ; votre tour continue',
    claimTask: 'Accomplir une tâche de mission dont vous remplissez le prérequis, pour des crypcoins et un pion Bonus',
  },
  tasks: {
    each: (coins) => `Chaque tâche accomplie rapporte ${coins} et un pion Bonus à usage unique.`,
    all: (reward, cost) => `Les trois donnent une case Bonus personnelle : ${reward} pour ${cost}.`,
  },
  uploads: {
    upload: 'Vous pouvez avancer de plusieurs jetons ; vous ne recevez que la récompense de celui où vous vous arrêtez',
    flipPlan: 'Votre pion pourra franchir ce jeton librement, mais vous perdez sa récompense',
    stop: 'Vous recevez la récompense du dernier jeton, s’il y en a un, et les points de recherche du Chercheur',
  },
  reach: (places, least, energy) =>
    places === 0
      ? `Rien à portée avec ${counted(energy, 'point d’énergie', 'points d’énergie')}`
      : `${counted(places, 'destination')} à portée, à partir de ${counted(least, 'point d’énergie', 'points d’énergie')} (vous en avez ${energy})`,
  holders: (own, others) =>
    `Parts : vous ${own}${others.length === 0 ? ', les autres joueurs 0' : `, ${others.join(', ')}`}`,
  moreShares: (now, then, steps) =>
    `Vous avez ${counted(now, 'part')} ; ${counted(steps, 'case')} plus loin, vous en aurez ${then}`,
  allPlanned: 'Plus aucune carte ne peut être planifiée.',
  lastRound:
    'La partie se termine avec cette manche : toutes les cartes reviennent alors en main pour le décompte final.',
  onlyPass: 'Il ne vous reste plus qu’à passer.',
  lastSlot: 'Choisissez une carte pour votre dernier emplacement libre, ou terminez la planification.',
  gets: (reward) => `Rapporte : ${reward}`,
  nextRound: (tile) => `À la prochaine manche : ${tile}`,
  anySlot:
    'L’emplacement n’a pas d’importance : quand vous passerez, vous choisirez une pile de défausse pour chaque carte.',
  ownSlot: 'Quand vous passerez, la carte sera défaussée sur la pile au-dessus de son emplacement.',
  inTurn: (use) => `À votre tour : ${use.charAt(0).toLowerCase()}${use.slice(1)}.`,
  hints: {
    startingDecks:
      'Pour une première partie, l’ordre n’a pas d’importance : il détermine seulement quelles cartes reviendront ensemble.',
    planning:
      'Choisissez une carte pour la placer sur un emplacement libre, et de nouveau pour la reprendre. Deux ou trois cartes d’un même type valent plus ensemble.',
    turn: 'Commencez par les Chercheurs et les majorités : il faut pour cela des cartes encore face visible, et une carte utilisée est retournée face cachée.',
    units: 'Plus vous avancez sur une piste, plus vous avez de parts de cette compagnie.',
    resting: 'Les cartes d’une même pile reviennent ensemble : défaussez chaque carte sur une pile de son type.',
    pickUp: 'Les cartes que vous venez d’utiliser reviendront plus tard, avec une autre pile.',
  },
  asks: {
    startingToken: () => 'Gardez une tuile',
    startingDecks: () => 'Constituez vos piles de défausse',
    planning: () => 'Planifiez vos cartes',
    turn: () => 'À vous de jouer',
    units: ({ units }) => `Dépensez ${counted(units, 'unité')}`,
    barrier: () => 'Payez l’appel de fonds ou arrêtez-vous',
    expansion: energyLeft,
    beltExpansion: energyLeft,
    claims: () => 'Accomplissez une tâche ou continuez',
    rewards: () => 'Quelle récompense d’abord ?',
    ousting: () => 'Où replacer la succursale ?',
    research: ({ points }) => `Dépensez ${counted(points, 'point de recherche', 'points de recherche')}`,
    placePlans: () => 'Placez vos jetons Recherche',
    upload: () => 'Faites avancer le pion Transmission',
    purchase: () => 'Achetez une carte ou renoncez',
    oneOf: () => 'Choisissez une récompense',
    chosenTracks: ({ steps }) => `Cases à parcourir : ${ET.format(steps.map(String))}`,
    removal: () => 'Retirez une succursale',
    pickUp: () => 'Récupérez une pile',
    resting: () => 'Défaussez vos cartes',
    salvage: () => 'Utilisez la carte détruite',
    lunaTurn: () => 'Luna joue',
  },
  routes: {
    cards: {
      asks: 'Quelle carte utiliser ?',
      help: 'Vous pouvez payer avec plusieurs de vos cartes. Choisissez-en une.',
    },
    scientist: {
      asks: 'Quel Chercheur ?',
      help: 'Plusieurs de vos Chercheurs conviennent. Choisissez-en un.',
    },
    company: {
      asks: 'Quelle compagnie ?',
      help: 'Plusieurs compagnies peuvent s’étendre ici. Choisissez-en une.',
    },
    place: 'Choisissez une compagnie, ou l’endroit où l’étendre.',
    ways: (ways) => `Possible avec ${OU.format(ways)}`,
  },
  noCards: {
    asks: 'Terminer sans planifier de carte ? Vous ne pourriez ensuite que placer des pions Bonus et passer.',
    finish: 'Terminer quand même',
  },
  end: END_FR,
  menuSheet: MENU_FR,
  moments: MOMENTS_FR,
  table: TABLE_FR,
  worth: WORTH_FR,
  scoring: {
    coins: 'Un point par crypcoin.',
    astrogo: SHARES,
    tawac: SHARES,
    skymine: SHARES,
    minerva: SHARES,
    tank: 'La dernière valeur franchie sur la piste de stockage.',
    research:
      'La dernière valeur franchie sur la piste de recherche, plus la valeur de chaque jeton spécial que le pion Transmission a atteint.',
  },
  shareSum: (shares, value) => `${shares} × ${value}`,
  space: (space) => `case ${space}`,
  title: 'Jouer à Skymines',
  setup: {
    intro:
      'Quatre compagnies exploitent la Lune. Obtenez des parts en avançant sur leurs pistes, faites-en monter la valeur grâce aux succursales, et soyez le plus riche au bout de sept manches. Tout ce que vous pouvez faire est mis en évidence : survolez ou touchez un élément pour en voir l’effet.',
    goOn: 'Continuer votre partie',
    seeLast: 'Revoir votre dernière partie',
    shelf: 'Parties mises de côté',
    shelved: (names, actions, when) => `${names} · ${counted(actions, 'action')} · ${when}`,
    remove: 'Supprimer',
    removeSure: 'Supprimer cette partie pour de bon ?',
    load: 'Ouvrir un fichier',
    people: 'Joueurs',
    seat: (number) => `Place ${number}`,
    person: 'joueur sur cet écran',
    bot: { beginner: 'Bot (débutant)', easy: 'Bot (facile)', fast: 'Bot (rapide)', strong: 'Bot (fort)' },
    emptySeat: 'place vide',
    name: (number) => `Nom du joueur ${number}`,
    names: ['Ana', 'Ben', 'Cleo', 'Dora'],
    luna: 'Luna, l’adversaire automatique',
    noLuna: 'ne joue pas',
    level: (level) =>
      `niveau ${level}${level === 0 ? ', le plus facile' : level === 2 ? ', le niveau standard' : level === 8 ? ', le plus difficile' : ''}`,
    kind: 'Type de partie',
    single: 'Une partie',
    campaign: 'Une campagne de quatre chapitres',
    board: 'Plateau',
    missions: headings.missions,
    menace: 'Menace',
    noMenace: 'aucune',
    anyMenace: 'au hasard',
    chapter3: 'Succursales du chapitre 3',
    slots: 'Emplacements contraints',
    tracks: headings.tracks,
    tokens: headings.tokens,
    recommended: 'recommandées',
    random: 'au hasard',
    choose: 'au choix parmi deux',
    hands: 'Masquer les mains aux autres joueurs',
    seed: 'Graine (un texte ; la même graine distribue les mêmes cartes)',
    components: 'Matériel',
    shipped: 'celui de ce site',
    own: 'celui de votre boîte, saisi dans l’Atelier',
    start: 'Commencer',
    needOpponent: 'Il faut au moins deux joueurs, ou Luna.',
  },
  reconstruction: (count, all) =>
    `Les règles sont exactement celles du jeu de société. ${count} de ses ${all} éléments portent des nombres que nous avons inventés, faute de connaître ceux qui sont imprimés.`,
  exact: 'Le matériel est celui de votre boîte, que vous avez saisi dans l’Atelier.',
  ownWrong:
    'Le matériel de l’Atelier n’est pas encore complet ; la partie se joue avec celui de ce site. Premier problème :',
  campaign: CAMPAIGN_FR,
};
