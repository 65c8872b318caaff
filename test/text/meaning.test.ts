import { expect, test } from 'vitest';
import type { Effect, Prompt } from '../../src/entries/index.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, plain, type Text } from '../../src/entries/text.ts';
import { createGame, defaultContent, rules } from '../kit/pinned.ts';

// Further texts whose wording matters, as in `sentences.txt`, for other positions and component sets.

const game = createGame({ players: ['Ana', 'Ben'], seed: 'meaning', luna: { level: 3 } });
const texts: readonly Text[] = [en, fr].map((locale) => createText({ locale, game }, rules));

const plainly = (line: Parameters<typeof plain>[0]): string => plain(line).replaceAll('\u00A0', ' ');

test('ICON-3 the help for an upload states that a field scientist counts as a scientist', () => {
  expect(texts[0]?.help('upload')).toContain('a field scientist counts as a scientist');
  expect(texts[1]?.help('upload')).toContain('Un Ingénieur compte comme un Chercheur');
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

test.each([
  [{ kind: 'coins', amount: 2 }, 'Structures: deep mine (2 coins)', 'Structures : mine profonde (2 crypcoins)'],
  [
    { kind: 'expandedTrack', steps: 1 },
    'Structures: open-pit mine (1 step on the track of the expanded company)',
    'Structures : mine à ciel ouvert (1 case sur la piste de la compagnie étendue)',
  ],
  [
    { kind: 'helium', steps: 1 },
    'Structures: helium depot (1 helium-3)',
    'Structures : réserve d’hélium (1 case d’hélium-3)',
  ],
  [
    { kind: 'research', points: 2 },
    'Structures: research station (2 research points)',
    'Structures : station de recherche (2 points de recherche)',
  ],
  [{ kind: 'firstPlayer' }, 'Structures: first player marker', 'Structures : le marqueur Premier joueur'],
] satisfies [Effect, string, string][])('EXP-21 EXP-22 EXP-23 EXP-24 names a structure: %j', (structure, ...lines) => {
  const sectors = defaultContent.moon.sectors.map((each) => ({ ...each, structures: [structure] }));
  const content = { ...defaultContent, moon: { ...defaultContent.moon, sectors } };
  const own = [en, fr].map((locale) => createText({ locale }, { content }).describe({ kind: 'sector', sector: 2 }));
  expect(own.map(([line = []]) => plainly(line))).toEqual(lines);
});
