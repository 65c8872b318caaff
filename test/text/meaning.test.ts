import { expect, test } from 'vitest';
import type { Action, Effect, GameEvent, Prompt } from '../../src/entries/index.ts';
import type { Ref } from '../../src/entries/queries.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, plain, type Text } from '../../src/entries/text.ts';
import { createGame, defaultContent, rules } from '../kit/pinned.ts';

// Fixes texts in which a small change of wording would mislead the reader.

const game = createGame({ players: ['Ana', 'Ben'], seed: 'meaning', luna: { level: 3 } });
const texts: readonly Text[] = [en, fr].map((locale) => createText({ locale, game }, rules));

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
  type: 'coins',
  seat,
  amount,
  rule,
});

test('ICON-3 a plan that requires a scientist accepts a field scientist, but not the one in use', () => {
  expect(texts.map((text) => [1, 2].map((count) => plainly(text.requirement({ kind: 'scientists', count }))))).toEqual([
    ['1 more scientist or field scientist', '2 more scientists or field scientists'],
    ['1 autre Chercheur ou Ingénieur', '2 autres Chercheurs et/ou Ingénieurs'],
  ]);
  expect(texts[0]?.help('upload')).toContain('a field scientist counts as a scientist');
  expect(texts[1]?.help('upload')).toContain('Un Ingénieur compte comme un Chercheur');
});

test('RP-8 a coin is a single gain in exchange for a point', () => {
  expect(event(coins('RP-8', 2))).toEqual([
    '+2 coins in exchange for 2 research points',
    '+2 crypcoins en échange de 2 points de recherche',
  ]);
  expect(action({ type: 'takeCoin', seat: 0 })).toEqual([
    'Take 1 coin for 1 research point',
    'Échanger 1 point de recherche contre 1 crypcoin',
  ]);
});

test('TRACK-3 steps are given up without moving a marker back', () => {
  expect(event({ type: 'stepsLost', seat: 0, company: 'skymine', steps: 2 })).toEqual([
    'forfeits 2 steps on the Skymine track',
    'perd 2 cases de déplacement sur la piste Skymine',
  ]);
  const barrier = (steps: number) => prompt({ seat: 0, kind: 'barrier', params: { company: 'skymine', steps } });
  expect([1, 2].map(barrier)).toEqual([
    [
      'Ana may pay the barrier on the Skymine track or give up the last step.',
      'Ana peut payer l’appel de fonds de la piste Skymine ou renoncer à la case qui reste.',
    ],
    [
      'Ana may pay the barrier on the Skymine track or give up the last 2 steps.',
      'Ana peut payer l’appel de fonds de la piste Skymine ou renoncer aux 2 cases qui restent.',
    ],
  ]);
});

test('TRACK-1 a barrier includes its cost when the marker position is known', () => {
  const barriers = defaultContent.tracks.flatMap(({ id, barriers: all }) => all.map((each) => ({ id, ...each })));
  const actual = barriers.map(({ id, before }) => {
    const tracks = { ...game.tracks, skymine: id };
    const players = game.players.map((each) => ({ ...each, tracks: { ...each.tracks, skymine: before - 1 } }));
    const stack = [{ kind: 'barrier', seat: 0, company: 'skymine', steps: 1 }] as const;
    const prompt: Prompt = { seat: 0, kind: 'barrier', params: { company: 'skymine', steps: 1 } };
    return texts.map((text) => plainly(text.prompt(prompt, { ...game, tracks, players, stack })));
  });
  const coin = (cost: number, one: string): string => `${cost} ${cost === 1 ? one : `${one}s`}`;
  expect(actual).toEqual(
    barriers.map(({ cost }) => [
      `Ana may pay ${coin(cost, 'coin')} for the barrier on the Skymine track or give up the last step.`,
      `Ana peut payer l’appel de fonds de la piste Skymine (${coin(cost, 'crypcoin')}) ou renoncer à la case qui reste.`,
    ]),
  );
});

test('MENACE-6 MENACE-16 the energy of the Comet is added up, and the card is a share', () => {
  expect(lines({ kind: 'menace', menace: 'rogueComet' })).toEqual([
    'Cost to reach: 2 energy / Requirement: 3 more energy / Reward: 4 coins / Once removed, this card is a wild share / If not removed: human players count 2 fewer coin icons for the most valuable company (for each one, if tied)',
    'Pour l’atteindre : 2 points d’énergie / Prérequis : 3 points d’énergie supplémentaires / Récompense : 4 crypcoins / Une fois retirée et retournée, la carte est une part Joker / Conséquence : pour les joueurs humains, la compagnie la plus rentable (ou chacune d’elles en cas d’égalité) compte 2 icônes de pièce de moins',
  ]);
});

test('TILE-9 the field scientist tile gives a step for every other field scientist', () => {
  expect(lines({ kind: 'tile', tile: 'fieldScientistTile' })).toEqual([
    'Gives: 2 helium-3 + 1 helium-3 for every other face-up field scientist card',
    'Rapporte : 2 cases d’hélium-3 + 1 case d’hélium-3 pour chaque autre carte Ingénieur face visible',
  ]);
});

test.each([
  [
    { kind: 'discount', resources: ['carbon', 'minerals', 'titanium'], mixed: true, less: 1 }, // TB-5
    'cards paid in any mix of resources cost 1 unit less',
    'paiement possible avec un mélange de ressources, coût réduit de 1 unité',
  ],
  [{ kind: 'energy', plus: 1 }, '+1 to total energy', '+1 à l’énergie totale'], // TB-1
  [
    { kind: 'fieldScientist', domes: 1 }, // TB-8
    'a permanent field scientist icon and +1 collection dome',
    'une icône d’Ingénieur permanent et +1 dôme de collecte',
  ],
] as const)('TB-1 TB-5 TB-8 a permanent bonus describes its change: %o', (bonus, ...expected) => {
  expect(texts.map((text) => plainly(text.permanent(bonus)))).toEqual(expected);
});

test('ICON-16 a reward after "fewer" is not subtracted', () => {
  const reward = [
    { kind: 'resourceCoins', resource: 'titanium', minus: 1 },
    { kind: 'helium', steps: 1 },
  ] as const;
  expect(texts.map((text) => plainly(text.effect({ kind: 'oneOf', rewards: [reward, [reward[1]]] })))).toEqual([
    'a coin each for all but 1 face-up unit of titanium + 1 helium-3, or 1 helium-3',
    'le total de titane face visible −1, en crypcoins + 1 case d’hélium-3 ou bien 1 case d’hélium-3',
  ]);
});

test('MAJ-4 MAJ-5 MAJ-6 field scientists alone reach no tier of the scientist majority', () => {
  const tier = (tier: number) => action({ type: 'placeBonusMarker', seat: 0, space: 'scientistMajority', tier });
  expect(
    [1, 2, 3].map((each) => tier(each).map((line) => line.split(/ \((?:rang « )?| »/)[1]?.replace(/\)$/, ''))),
  ).toEqual([
    ['1 scientist', '1 Chercheur'],
    ['1 scientist + 1 more scientist or field scientist', '1 Chercheur + 1 autre Chercheur ou Ingénieur'],
    ['1 scientist + 2 more scientists or field scientists', '1 Chercheur + 2 autres Chercheurs et/ou Ingénieurs'],
  ]);
});

test('SETUP-42 names the token before its resting decks', () => {
  const events: GameEvent[] = [
    { type: 'decksArranged', seat: 0, cards: ['A01'] },
    { type: 'tokenTaken', seat: 0, token: 'token06' },
    { type: 'heliumAdvanced', seat: 0, steps: 2, to: 2 },
  ];
  expect(texts.map((text) => text.log(events).map((line) => plainly(line.text)))).toEqual([
    ['takes starting token 6; starts resting decks with carbon 2; +2 helium-3 (space 2)'],
    [
      'prend la tuile Recherche de départ 6 ; constitue ses piles de défausse avec Carbone 2 ; +2 cases d’hélium-3 (case 2)',
    ],
  ]);
});

test('TRACK-2 distinguishes the coins of two tracks', () => {
  const on = (rule: 'TRACK-2', amount: number, company: 'tawac' | 'minerva'): GameEvent => ({
    type: 'coins',
    seat: 0,
    amount,
    rule,
    company,
  });
  expect(log(on('TRACK-2', -1, 'tawac'), on('TRACK-2', -2, 'tawac'), on('TRACK-2', -1, 'minerva'))[0]).toBe(
    'pays 3 coins at the barrier of the Tawac track; pays 1 coin at the barrier of the Minerva track',
  );
});

test('EXP-21 EXP-22 EXP-23 EXP-24 names the structures in a sector', () => {
  const describeAll = (structure: Effect): readonly (string | undefined)[] => {
    const sectors = defaultContent.moon.sectors.map((each) => ({ ...each, structures: [structure] }));
    const content = { ...defaultContent, moon: { ...defaultContent.moon, sectors } };
    return [en, fr].map((locale) =>
      plainly(createText({ locale }, { content }).describe({ kind: 'sector', sector: 2 })[0] ?? []),
    );
  };
  expect(describeAll({ kind: 'coins', amount: 2 })).toEqual([
    'Structures: deep mine (2 coins)',
    'Structures : mine profonde (2 crypcoins)',
  ]);
  expect(describeAll({ kind: 'expandedTrack', steps: 1 })).toEqual([
    'Structures: open-pit mine (1 step on the track of the expanded company)',
    'Structures : mine à ciel ouvert (1 case sur la piste de la compagnie étendue)',
  ]);
  expect(describeAll({ kind: 'helium', steps: 1 })).toEqual([
    'Structures: helium depot (1 helium-3)',
    'Structures : réserve d’hélium (1 case d’hélium-3)',
  ]);
  expect(describeAll({ kind: 'research', points: 2 })).toEqual([
    'Structures: research station (2 research points)',
    'Structures : station de recherche (2 points de recherche)',
  ]);
  expect(describeAll({ kind: 'firstPlayer' })[0]).toBe('Structures: first player marker');
});

test('a log has no verb after a colon, gives each reason once, and none for skipped effects', () => {
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
    'Luna stops expanding: no space within reach for a piece of Tawac',
    'Luna arrête l’extension : plus aucun élément de Tawac ne peut être placé',
  ]);
});
