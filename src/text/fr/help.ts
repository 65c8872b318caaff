import type { Locale } from '../words.ts';

export const HELP_FR: Locale['help'] = {
  startingToken:
    'La tuile que vous gardez vous fait avancer tout de suite, désigne les trois cartes de vos premières piles de défausse et porte votre premier jeton.',
  startingDecks:
    'Les trois cartes que montre votre tuile Recherche de départ quittent d’abord votre main. Chacune forme une pile de défausse. Chaque fois que vous passez, vous reprenez en main une de vos piles.',
  planning:
    'Prenez des cartes dans votre main et placez-les face cachée sur vos emplacements d’action marqués ON. Ce sont les cartes que vous pourrez utiliser pendant cette manche.',
  turn: 'Utilisez des cartes Ressource, toutes vos cartes Énergie, un Chercheur ou un Ingénieur, placez un pion Bonus, ou passez. Vous faites une seule action par tour.',
  units: 'Chaque unité qui reste fait avancer un de vos pions Investissement d’une case, sur la piste de votre choix.',
  barrier: 'Payez les crypcoins pour continuer, ou restez devant l’appel de fonds et perdez les cases qui restent.',
  expansion:
    'Occuper un secteur coûte 1 point d’énergie si vous franchissez une frontière simple, 2 si elle est double, et 1 de plus si le secteur contient une succursale rivale. Vous recevez les récompenses à la fin de l’extension.',
  beltExpansion:
    'Les succursales se placent sur les astéroïdes à portée, les navettes sur les routes spatiales. Chaque élément coûte 1 point d’énergie, 1 de plus s’il faut franchir un éclair, et 1 de plus si un élément rival occupe la case. La première succursale d’une compagnie sur un astéroïde rapporte sa récompense.',
  claims:
    'Accomplissez une tâche dont vous remplissez actuellement le prérequis. Trois tâches d’une même mission déverrouillent votre case Bonus personnelle.',
  rewards:
    'Vous recevez ces récompenses l’une après l’autre, dans l’ordre de votre choix ; cet ordre peut avoir son importance. Choisissez la prochaine.',
  ousting:
    'La succursale renvoyée retourne dans sa station, où elle recouvre une icône de pièce. Choisissez dans quelle colonne.',
  research:
    'Dépensez vos points pour prendre des jetons et les placer sur votre piste de recherche. Un jeton donne sa récompense quand votre pion Transmission s’y arrête. Chaque point non dépensé rapporte 1 crypcoin.',
  placePlans:
    'Placez chaque nouveau jeton sur votre piste de recherche. Le pion Transmission avance de jeton en jeton ; une case vide l’arrête.',
  upload:
    'Pour entrer sur le prochain jeton, vos cartes face visible doivent remplir son prérequis. Un Ingénieur compte comme un Chercheur, mais le Chercheur que vous utilisez ne compte pas. Vous pouvez continuer aussi loin que vous voulez, mais seul le jeton sur lequel vous vous arrêtez donne sa récompense. Les points de recherche du Chercheur viennent ensuite.',
  purchase: 'Vous pouvez acheter une carte disponible contre des crypcoins. Elle rejoint votre main.',
  oneOf: 'Vous recevez une de ces récompenses.',
  chosenTracks: 'Pour chaque nombre de cases, choisissez une piste de compagnie : votre pion y avance d’autant.',
  removal: 'Retirer une succursale d’une station augmente la valeur des parts de sa compagnie.',
  pickUp: 'La pile de défausse choisie revient dans votre main pour la prochaine manche.',
  resting:
    'Défaussez les cartes de votre zone d’actions une par une, en partant de la gauche. Choisissez un emplacement de défausse pour chacune. Chaque emplacement en reçoit une, par-dessus la pile qui s’y trouve.',
  salvage:
    'Vous pouvez faire l’action de la carte que vous avez détruite, ou prendre une carte détruite contre des crypcoins. Certaines cases permettent les deux.',
  lunaTurn: 'Luna révèle sa prochaine carte et fait tout ce qu’elle indique. Il n’y a rien à décider.',
};
