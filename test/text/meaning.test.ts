import { expect, test } from 'vitest';
import type { Action, GameEvent, Prompt } from '../../src/entries/index.ts';
import type { Ref } from '../../src/entries/queries.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, plain, type Text } from '../../src/entries/text.ts';
import { createGame } from '../kit/pinned.ts';

// Words by which a reader decides wrongly when they say a little less, or a little else.

const game = createGame({ players: ['Ana', 'Ben'], seed: 'meaning', luna: { level: 3 } });
const texts: readonly Text[] = [en, fr].map((locale) => createText({ locale, game }));

const plainly = (line: Parameters<typeof plain>[0]): string => plain(line).replaceAll('\u00A0', ' ');
const event = (each: GameEvent) => texts.map((text) => plainly(text.event(each) ?? []));
const action = (each: Action) => texts.map((text) => plainly(text.action(each)));
const prompt = (each: Prompt) => texts.map((text) => plainly(text.prompt(each)));
const lines = (ref: Ref) => texts.map((text) => text.describe(ref).map(plainly).join(' / '));
const log = (...events: GameEvent[]) =>
  texts.map((text) => text.log([{ type: 'turnStarted', seat: 0 }, ...events]).map((line) => plainly(line.text))[0]);

const LUNA = { seat: 2 } as const;
const tawac = { company: 'tawac' } as const;
const coins = (rule: 'RP-8' | 'MENACE-15' | 'LACT-11', amount: number, seat = 0): GameEvent => ({
  ...{ type: 'coins', seat, amount, rule },
});

test('ICON-3 a field scientist counts where a plan asks for a scientist, the one in use does not', () => {
  expect(texts.map((text) => [1, 2].map((count) => plainly(text.requirement({ kind: 'scientists', count }))))).toEqual([
    ['1 more scientist or field scientist', '2 more scientists or field scientists'],
    ['1 autre Chercheur ou Ingénieur', '2 autres Chercheurs et/ou Ingénieurs'],
  ]);
  expect(texts[0]?.help('upload')).toContain('a field scientist counts as a scientist');
  expect(texts[1]?.help('upload')).toContain('un Ingénieur y compte comme un Chercheur');
});

test('RP-8 a coin is one gain, in exchange for a point', () => {
  expect(event(coins('RP-8', 2))).toEqual([
    '+2 coins in exchange for 2 research points',
    '+2 crypcoins en échange de 2 points de recherche',
  ]);
  expect(action({ type: 'takeCoin', seat: 0 })).toEqual([
    'Take 1 coin for 1 research point',
    'Prendre 1 crypcoin pour 1 point de recherche',
  ]);
});

test('TRACK-3 steps are given up, no marker moves back', () => {
  expect(event({ type: 'stepsLost', seat: 0, company: 'skymine', steps: 2 })).toEqual([
    'does not make 2 steps on the Skymine track (lost)',
    'ne parcourt pas 2 cases sur la piste Skymine (perdues)',
  ]);
  const barrier = (steps: number) => prompt({ seat: 0, kind: 'barrier', params: { company: 'skymine', steps } });
  expect([1, 2].map(barrier)).toEqual([
    [
      'Ana must pay the barrier on the Skymine track, or give up the last step.',
      'Ana doit payer l’appel de fonds de la piste Skymine, ou renoncer à la dernière case.',
    ],
    [
      'Ana must pay the barrier on the Skymine track, or give up the last 2 steps.',
      'Ana doit payer l’appel de fonds de la piste Skymine, ou renoncer aux 2 cases qui restent.',
    ],
  ]);
});

test('MENACE-6 MENACE-16 the energy of the Comet adds up, and the card is a share', () => {
  expect(lines({ kind: 'menace', menace: 'rogueComet' })).toEqual([
    'To reach it: 2 energy / Requirement: 3 more energy / Reward: 4 coins / Once removed and turned over, the card is a wild share / If it stays: for people, the most valuable company (or each, if several are equal) counts 2 coin icons less',
    'Pour l’atteindre : 2 points d’énergie / Prérequis : 3 points d’énergie supplémentaires / Récompense : 4 crypcoins / Une fois retirée et retournée, la carte est une part Joker / Conséquence : pour les joueurs humains, la compagnie la plus rentable (ou chacune, à égalité) compte 2 icônes de pièce de moins',
  ]);
});

test('TILE-9 the field scientist tile gives a step for every other field scientist', () => {
  expect(lines({ kind: 'tile', tile: 'fieldScientistTile' })).toEqual([
    'Gives: 2 helium-3 + 1 helium-3 for every other field scientist card face up',
    'Rapporte : 2 cases d’hélium-3 + 1 case d’hélium-3 par autre carte Ingénieur face visible',
  ]);
});

test.each([
  [
    { kind: 'discount', resources: ['carbon', 'minerals', 'titanium'], mixed: true, less: 1 }, // TB-5
    'cards may be paid in any mix of resources, for 1 unit less',
    'paiement possible en ressources mélangées, et coût réduit de 1 unité',
  ],
  [{ kind: 'energy', plus: 1 }, '+1 to the total energy', '+1 à la valeur totale d’énergie'], // TB-1
  [
    { kind: 'fieldScientist', domes: 1 }, // TB-8
    'a permanent field scientist icon and +1 collection dome',
    'une icône d’Ingénieur permanent et +1 dôme de collecte',
  ],
] as const)('TB-1 TB-5 TB-8 a permanent bonus says what it changes: %o', (bonus, ...told) => {
  expect(texts.map((text) => plainly(text.permanent(bonus)))).toEqual(told);
});

test('ICON-16 a reward after "fewer" is not taken off', () => {
  const reward = [
    { kind: 'resourceCoins', resource: 'titanium', minus: 1 },
    { kind: 'helium', steps: 1 },
  ] as const;
  expect(texts.map((text) => plainly(text.effect({ kind: 'oneOf', rewards: [reward, [reward[1]]] })))).toEqual([
    '1 coin fewer than units of titanium face up + 1 helium-3, or else 1 helium-3',
    '1 crypcoin de moins que d’unités de titane face visible + 1 case d’hélium-3 ou bien 1 case d’hélium-3',
  ]);
});

test('MAJ-4 MAJ-5 MAJ-6 field scientists alone reach no tier of the scientist majority', () => {
  const tier = (tier: number) => action({ type: 'placeBonusMarker', seat: 0, space: 'scientistMajority', tier });
  expect([1, 2, 3].map((each) => tier(each).map((told) => told.split(/ for | pour /)[1]))).toEqual([
    ['1 scientist', '1 Chercheur'],
    ['1 scientist + 1 more scientist or field scientist', '1 Chercheur + 1 autre Chercheur ou Ingénieur'],
    ['1 scientist + 2 more scientists or field scientists', '1 Chercheur + 2 autres Chercheurs et/ou Ingénieurs'],
  ]);
});

test('SETUP-42 the token comes before the decks that it names', () => {
  const events: GameEvent[] = [
    { type: 'decksArranged', seat: 0, cards: ['A01'] },
    { type: 'tokenTaken', seat: 0, token: 'token06' },
    { type: 'heliumAdvanced', seat: 0, steps: 2, to: 2 },
  ];
  expect(texts.map((text) => text.log(events).map((line) => plainly(line.text)))).toEqual([
    ['takes starting token 6; begins resting decks with carbon 2; +2 helium-3 (space 2)'],
    [
      'prend la tuile Recherche de départ 6 ; commence ses piles de défausse avec Carbone 2 ; +2 cases d’hélium-3 (case 2)',
    ],
  ]);
});

test('a log begins no verb after a colon, gives a reason once, and none for what does not come about', () => {
  expect(log({ type: 'tileReceived', seat: 1, tile: 'energyTile' }, coins('RP-8', 1, 1))).toEqual([
    'Ben receives the energy tile; Ben: +1 coin in exchange for 1 research point',
    'Ben reçoit la tuile Énergie ; Ben : +1 crypcoin en échange de 1 point de recherche',
  ]);
  const rival: GameEvent = {
    type: 'lunaCompaniesChosen',
    ...LUNA,
    companies: ['skymine'],
    rule: 'LACT-24',
    decidedBy: null,
  };
  const skipped: GameEvent = { type: 'lunaSkipped', ...LUNA, action: 'expand', rule: 'LACT-40', ...tawac };
  expect(log(rival, skipped)).toEqual([
    'Luna stops expanding, as there is no place in reach for a piece of Tawac',
    'Luna arrête l’extension, faute de place à portée pour un élément de Tawac',
  ]);
});
