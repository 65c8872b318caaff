import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type { CardId, GameState } from '../../src/entries/index.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { createText, en, plain, type RichText } from '../../src/entries/text.ts';
import { must } from '../kit/must.ts';
import { createGame, defaultContent, rules } from '../kit/pinned.ts';

// Fixes sentences that new players used to misread, in English and French.

const game = createGame({ players: ['Ana', 'Ben'], seed: 'plain', luna: { level: 3 } });
const [english, french] = [en, fr].map((locale) => createText({ locale, game }, rules));

/** Returns a text with no-break spaces replaced by spaces. */
const plainly = (richText: RichText | null | undefined): string => plain(richText ?? []).replaceAll('\u00A0', ' ');

test("a log refers to the company of Luna's expansion", () => {
  const chosen = { type: 'lunaTargetChosen', seat: 2, company: 'tawac', rule: 'LACT-46', prefer: 'min' } as const;
  const [line] = english?.log([{ ...chosen, target: 4, among: [4, 24] }]) ?? [];
  expect(line?.text).toContainEqual({ ref: { kind: 'company', company: 'tawac' }, text: 'Tawac' });
});

describe('identical cards are distinguished without an id', () => {
  const withShare = 'C07';
  /** Two cards "carbon 2". */
  const [one, other] = defaultContent.cards.flatMap(({ id, action, share }) =>
    action.kind === 'resource' && action.resource === 'carbon' && action.value === 2 && share === null ? [id] : [],
  );
  const twins = [one ?? '', other ?? ''] as const;
  const named = (text: typeof english, card: CardId, position: GameState): string =>
    plainly(text?.name({ kind: 'card', card }, 'full', position));

  /** Returns the button texts of cards in a position. */
  const buttons = (change: (draft: { players: { hand: string[]; area: (string | null)[] }[] }) => void) => {
    const position = produce(game, change);
    return [english, french].map((text) => [...twins, withShare].map((card) => named(text, card, position)));
  };

  test('by their position in a hand', () => {
    const inHand = buttons(({ players }) => {
      for (const player of players) player.hand = [];
      players[0]?.hand.push(...twins, withShare);
    });
    expect(inHand).toEqual([
      ['carbon 2 (1 of 2)', 'carbon 2 (2 of 2)', 'energy 3 with a share of Skymine Resources'],
      [
        'la carte Carbone 2 (1 sur 2)',
        'la carte Carbone 2 (2 sur 2)',
        'la carte Énergie 3 avec une part de Skymine Resources',
      ],
    ]);
  });

  test('by their costs when these differ', () => {
    const alike = defaultContent.cards.filter(
      ({ action, share }) => action.kind === 'energy' && action.value === 1 && share === null,
    );
    const [cheap, dear] = [alike.find(({ cost }) => cost === 0), alike.find(({ cost }) => cost === 1)];
    const position = produce(game, (draft) => {
      for (const player of draft.players) player.hand = [];
      draft.players[0]?.hand.push(cheap?.id ?? '', dear?.id ?? '');
    });
    const actual = [english, french].map((text) => [cheap, dear].map((card) => named(text, card?.id ?? '', position)));
    expect(actual).toEqual([
      ['energy 1 (cost 0)', 'energy 1 (cost 1)'],
      ['la carte Énergie 1 (coût 0)', 'la carte Énergie 1 (coût 1)'],
    ]);
  });

  test('by their slots in an action area', () => {
    const laid = buttons(({ players }) => {
      for (const player of players) player.hand = [];
      const [player] = players;
      if (player !== undefined) player.area = [null, twins[0], twins[1], withShare, null];
    });
    expect(laid.map((labels) => labels.slice(0, 2))).toEqual([
      ['carbon 2 (second slot)', 'carbon 2 (middle slot)'],
      ['la carte Carbone 2 (deuxième emplacement)', 'la carte Carbone 2 (troisième emplacement)'],
    ]);
  });

  test('a unique card has only its name', () => {
    const alone = buttons(({ players }) => {
      for (const player of players) player.hand = [];
      players[0]?.hand.push(twins[0]);
    });
    expect(alone.map(([label]) => label)).toEqual(['carbon 2', 'la carte Carbone 2']);
  });
});

describe('descriptions for new players', () => {
  test('RES-7 a card on display has its total cost', () => {
    const slot = defaultContent.slotCosts.findIndex((cost) => cost > 0);
    const card = must(game.display[slot]);
    const own = must(defaultContent.cards.find(({ id }) => id === card)).cost;
    const extra = must(defaultContent.slotCosts[slot]);
    const described = createText({ locale: en, game }, rules).describe({ kind: 'card', card }, game);
    expect(described.map(plain)).toContain(`Cost: ${own} + ${extra} = ${own + extra}`);
  });

  test('MAJ-1 MAJ-13 a majority space describes when it can be used, and its tiers', () => {
    const space = { kind: 'bonusSpace', space: 'titaniumMajority' } as const;
    const [[available, tier], [, rang]] = [english, french].map((text) => text?.describe(space).map(plainly) ?? []) as [
      string[],
      string[],
    ];
    expect(available).toBe('Available if no other player has more face up; uses no cards');
    expect(tier).toMatch(/^2 units or more: /);
    expect(rang).toMatch(/^2 unités ou plus : /);
  });
});
