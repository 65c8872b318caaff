import type { CampaignAction, CampaignState, CampaignViolationCode } from '../../../src/entries/campaign.ts';
import { atChapter, begin, beginWithLuna, ended, finish, foreignRules } from '../../kit/campaign.ts';
import type { RuleId } from '../../kit/pinned.ts';
import { walk } from '../../kit/randomGame.ts';

type CampaignCase = readonly [
  rule: RuleId,
  english: string,
  french: string,
  state: () => CampaignState,
  action: unknown,
];

const start = begin(2);
const afterLunaWon = (): CampaignState => finish(beginWithLuna(1), [100, 200]);
const afterLunaLost = (): CampaignState => finish(beginWithLuna(1), [200, 100]);
const over = (): CampaignState => finish(atChapter(begin(2), 4), [100, 90]);
const take = (game: unknown): unknown => ({ type: 'trustGame', game });
const level = (number: number): CampaignAction => ({ type: 'setLunaLevel', level: number });

/** Violations of campaign actions. */
export const CAMPAIGN_CASES: Readonly<Record<CampaignViolationCode, CampaignCase>> = {
  malformedCampaignAction: [
    'CAMP-1',
    'This campaign action is malformed: field "level" is missing.',
    'Cette action de campagne est mal formée.',
    () => start,
    { type: 'setLunaLevel' },
  ],
  campaignOver: [
    'CAMP-13',
    'The campaign is over. No more actions are possible.',
    'La campagne est terminée ; plus aucune action n’est possible.',
    over,
    level(3),
  ],
  noGame: [
    'CAMP-5',
    "No game is in progress. Set Luna's level first.",
    'Aucune partie n’est en cours ; il faut d’abord fixer le niveau de Luna.',
    afterLunaWon,
    { type: 'play', action: { type: 'pass', seat: 0 } },
  ],
  noLevelToSettle: [
    'CAMP-24',
    "Luna's level is set after a chapter, not during its game.",
    'Le niveau de Luna se règle à la fin d’un chapitre, jamais en cours de partie.',
    () => start,
    level(3),
  ],
  winnersLevelNotOffered: [
    'CAMP-24',
    'Luna won the chapter, so her level can become 4 or 5, not 6.',
    'Luna a gagné le chapitre ; son niveau peut devenir 4 ou 5, pas 6.',
    afterLunaWon,
    level(6),
  ],
  levelNotOffered: [
    'CAMP-25',
    'Luna did not win the chapter, so her level can become 5 or 6, not 4.',
    'Luna n’a pas gagné le chapitre ; son niveau peut devenir 5 ou 6, pas 4.',
    afterLunaLost,
    level(4),
  ],
  notAGame: [
    'CAMP-5',
    'This is not a valid game state: $.luck: expected no such key.',
    'Ce n’est pas un état de partie valide.',
    () => start,
    take({ ...ended(start, [100, 90]), luck: 1 }),
  ],
  notARecord: [
    'CAMP-5',
    'This is not a valid game record: $: expected an object, not 7.',
    'Ce n’est pas un enregistrement de partie valide.',
    () => start,
    { type: 'takeRecord', record: 7 },
  ],
  gameNotFinished: [
    'CAMP-5',
    'The game is not finished: round 1 is still in progress.',
    'La partie n’est pas terminée : la manche 1 est encore en cours.',
    () => start,
    take(start.game),
  ],
  otherPlayers: [
    'CAMP-4',
    'This game was played by Ana, Ben, not by Melanie, Antoine.',
    'Joueurs de la partie : Ana, Ben ; joueurs attendus : Melanie, Antoine.',
    () => start,
    take(ended(begin(2, { players: ['Ana', 'Ben'] }), [100, 90])),
  ],
  otherChapter: [
    'CAMP-1',
    'This game does not belong to chapter 2: the board side does not match.',
    'Ce n’est pas la partie du chapitre 2 : le côté du plateau ne correspond pas.',
    () => atChapter(start, 2),
    take(ended(start, [100, 90])),
  ],
  otherContent: [
    'CAMP-4',
    'This game was played with the component set "mine", not "pinned".',
    'La partie a été jouée avec le matériel « mine », pas avec « pinned ».',
    () => start,
    take(walk(foreignRules, foreignRules.createGame(start.game.options), 'x', () => {})),
  ],
};
