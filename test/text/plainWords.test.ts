import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type { Action, CardId, GameEvent, GameState, Prompt } from '../../src/entries/index.ts';
import { fr } from '../../src/entries/text/fr.ts';
import { type ChoiceLike, createText, en, plain, type RichText } from '../../src/entries/text.ts';
import { must } from '../kit/must.ts';
import { createGame, defaultContent, rules } from '../kit/pinned.ts';

// Fixes sentences that new players used to misread, in English and French.

const game = createGame({ players: ['Ana', 'Ben'], seed: 'plain', luna: { level: 3 } });
const LUNA = 2;
const [english, french] = [en, fr].map((locale) => createText({ locale, game }, rules));

/** Returns a text with no-break spaces replaced by spaces. */
const plainly = (richText: RichText | null | undefined): string =>
  (richText ?? [])
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\u00A0', ' ');

/** Returns the text of an event in English and French. */
const eventTexts = (event: GameEvent): readonly string[] =>
  [english, french].map((text) => plainly(text?.event(event)));

describe('slots have one name each', () => {
  test('slots of human players are named by position, as on the buttons', () => {
    const slot = { kind: 'actionSlot', seat: 0, slot: 0 } as const;
    expect(eventTexts({ type: 'slotOpened', seat: 0, slot: 0 })).toEqual([
      `opens ${plainly(english?.name(slot))}`,
      `débloque ${plainly(french?.name(slot))} (ON)`,
    ]);
  });
});

describe('actions of Luna', () => {
  test('names a company once for several sectors', () => {
    const target = (sector: number): GameEvent => ({
      type: 'lunaTargetChosen',
      seat: LUNA,
      company: 'tawac',
      target: sector,
      rule: 'LACT-46',
      prefer: 'min',
      among: [sector, 24],
    });
    const [line] = english?.log([{ type: 'turnStarted', seat: LUNA }, target(4), target(9)]) ?? [];
    expect(plainly(line?.text)).toBe('expands Tawac to sector 4, sector 9 (the lowest vacant sector within reach)');
    expect(line?.text).toContainEqual({ ref: { kind: 'company', company: 'tawac' }, text: 'Tawac' });
  });
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
    const position = produce(game, (draft) => {
      change(draft);
    });
    return [english, french].map((text) => [...twins, withShare].map((card) => named(text, card, position)));
  };

  test('a tile in place of a card is named as the tile', () => {
    expect(plainly(english?.name({ kind: 'card', card: 'energyTile' }))).toBe('the energy tile');
    expect(english?.describe({ kind: 'card', card: 'energyTile' })).toEqual(
      english?.describe({ kind: 'tile', tile: 'energyTile' }),
    );
  });

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

describe('decisions and gains', () => {
  test('a decision describes how to end it', () => {
    const prompts = (kind: 'planning' | 'units' | 'chosenTracks', params: object) =>
      [english, french].map((text) => plainly(text?.prompt({ seat: 0, kind, params } as Prompt)));
    expect(prompts('planning', {})).toEqual([
      'Ana must plan cards, then finish planning.',
      'Ana doit planifier des cartes, puis terminer la planification.',
    ]);
    expect(prompts('units', { units: 2 })).toEqual([
      'Ana must advance on company tracks with the remaining 2 units.',
      'Ana doit avancer sur les pistes de compagnie (il reste 2 unités).',
    ]);
    expect(prompts('chosenTracks', { steps: [3, 2] })).toEqual([
      'Ana must choose company tracks for 3 steps and 2 steps.',
      'Ana doit choisir sur quelles pistes de compagnie avancer (3 cases et 2 cases).',
    ]);
    expect(prompts('chosenTracks', { steps: [2] })).toEqual([
      'Ana must choose a company track for 2 steps.',
      'Ana doit choisir sur quelle piste de compagnie avancer (2 cases).',
    ]);
  });

  test('helium-3 has the same name when gained and offered', () => {
    expect([english, french].map((text) => plainly(text?.effect({ kind: 'helium', steps: 2 })))).toEqual([
      '2 helium-3',
      '2 cases d’hélium-3',
    ]);
  });

  test('coins for a resource refer to the face-up amount', () => {
    const coins = (minus: number) =>
      [english, french].map((text) => plainly(text?.effect({ kind: 'resourceCoins', resource: 'titanium', minus })));
    expect(coins(1)).toEqual([
      'a coin each for all but 1 face-up unit of titanium',
      'le total de titane face visible −1, en crypcoins',
    ]);
    expect(coins(0)).toEqual([
      'a coin for each face-up unit of titanium',
      'le total de titane face visible, en crypcoins',
    ]);
  });

  test('coins for a destroyed card refer to its cost', () => {
    const coins = (plus: number) =>
      [english, french].map((text) => plainly(text?.effect({ kind: 'destroyedCost', plus })));
    expect(coins(1)).toEqual([
      "1 coin more than the destroyed card's printed cost",
      'le coût imprimé de la carte détruite +1, en crypcoins',
    ]);
    expect(coins(0)).toEqual([
      "coins equal to the destroyed card's printed cost",
      'le coût imprimé de la carte détruite, en crypcoins',
    ]);
  });

  test('cards are capitalized in French, amounts are not', () => {
    expect(['A01', 'A07', 'A08'].map((card) => plainly(french?.name({ kind: 'card', card }, 'short')))).toEqual([
      'Carbone 2',
      'Énergie 2',
      'Chercheur 2',
    ]);
    expect(plainly(french?.requirement({ kind: 'resource', resource: 'carbon', total: 2 }))).toBe(
      '2 unités de carbone',
    );
  });
});

describe('the tier of a majority space', () => {
  const titanium = { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority' } as const;
  const buttons = (action: Action): readonly string[] =>
    [english, french].map((text) => plainly(text?.action(action, game)));
  const chosen = (...steps: ChoiceLike['steps']): readonly string[] =>
    [english, french].map((text) => plainly(text?.choice({ seat: 0, steps, action: null }, game)));

  test('is described by its requirement, as in the picture', () => {
    expect(buttons({ ...titanium, tier: 2 })).toEqual([
      'Place a bonus marker on the titanium majority space (4 units or more)',
      'Placer un pion Bonus sur la case Bonus de majorité du titane (rang « 4 unités ou plus »)',
    ]);
    expect(eventTexts({ type: 'markerPlaced', seat: 0, space: 'titaniumMajority', tier: 1 })).toEqual([
      'places a bonus marker on the titanium majority space (2 units or more)',
      'place un pion Bonus sur la case Bonus de majorité du titane (rang « 2 unités ou plus »)',
    ]);
    expect(plainly(english?.describe({ kind: 'bonusSpace', space: 'titaniumMajority' })[1])).toMatch(
      /^2 units or more: /,
    );
    expect(plainly(french?.describe({ kind: 'bonusSpace', space: 'titaniumMajority' })[1])).toMatch(
      /^2 unités ou plus : /,
    );
  });

  test('is also described on the button of an incomplete action', () => {
    const [type, space] = [titanium.type, titanium.space].map((value, index) => ({
      field: index === 0 ? 'type' : 'space',
      value,
    }));
    expect(chosen(must(type), must(space), { field: 'tier', value: 2 })).toEqual(buttons({ ...titanium, tier: 2 }));
  });

  test('has only its number when nothing else is known', () => {
    expect(buttons({ ...titanium, tier: 9 })).toEqual([
      'Place a bonus marker on the titanium majority space (tier 9)',
      'Placer un pion Bonus sur la case Bonus de majorité du titane (rang 9)',
    ]);
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

  test('MAJ-1 MAJ-13 a majority space describes when it can be used', () => {
    expect(plainly(english?.describe({ kind: 'bonusSpace', space: 'carbonMajority' })[0])).toBe(
      'Available if no other player has more face up; uses no cards',
    );
  });
});
