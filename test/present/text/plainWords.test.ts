import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/index.ts';
import { createText, en, type Told } from '../../../src/text.ts';
import { fr } from '../../../src/textFr.ts';
import { createGame, defaultContent } from '../../kit/pinned.ts';

// Sentences that newcomers read twice, as they are told now, in both languages.

const game = createGame({ players: ['Ana', 'Ben'], seed: 'plain', luna: { level: 3 } });
const LUNA = 2;
const [english, french] = [en, fr].map((locale) => createText({ locale, content: defaultContent, game }));

/** A text without the blanks that do not break. */
const plainly = (told: Told | null | undefined): string =>
  (told ?? [])
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
    .replaceAll('\u00A0', ' ');

/** What is told of an event in English and in French. */
const told = (event: GameEvent): readonly string[] => [english, french].map((text) => plainly(text?.event(event)));

describe('slots have one name each', () => {
  test('those of people by their place, as on the buttons', () => {
    const slot = { kind: 'actionSlot', seat: 0, slot: 0 } as const;
    expect(told({ type: 'slotOpened', seat: 0, slot: 0 })).toEqual([
      `opens ${plainly(english?.name(slot))}`,
      `ouvre ${plainly(french?.name(slot))}`,
    ]);
  });

  test("Luna's by their letters", () => {
    expect(told({ type: 'slotOpened', seat: LUNA, slot: 4 })).toEqual([
      'opens slot E, which gets a card from the next round on (LUNA-25)',
      'ouvre l’emplacement E, qui reçoit une carte dès la prochaine manche (LUNA-25)',
    ]);
    expect(told({ type: 'lunaCardsDealt', seat: LUNA, slots: ['B', 'C', 'D'] })).toEqual([
      'gets a face-down card in each of slots B, C and D',
      'reçoit une carte face cachée sur chacun des emplacements B, C et D',
    ]);
    expect(told({ type: 'lunaCardsDealt', seat: LUNA, slots: ['B'] })).toEqual([
      'gets a face-down card in slot B',
      'reçoit une carte face cachée sur l’emplacement B',
    ]);
    expect([english?.heading('lunaSlot'), french?.heading('lunaSlot')]).toEqual(['Slot', 'Emplacement']);
  });
});

describe('cards that look alike are told apart without an id', () => {
  const withShare = 'C07';
  /** Both are carbon 2. */
  const [one, other] = defaultContent.cards.flatMap(({ id, action, share }) =>
    action.kind === 'resource' && action.resource === 'carbon' && action.value === 2 && share === null ? [id] : [],
  );
  const twins = [one ?? '', other ?? ''] as const;

  /** The buttons of cards in a position. */
  const buttons = (change: (draft: { players: { hand: string[]; area: (string | null)[] }[] }) => void) => {
    const position = produce(game, (draft) => {
      change(draft);
    });
    return [english, french].map((text) =>
      [...twins, withShare].map((card) =>
        plainly(text?.choice({ field: 'card', value: card, ref: { kind: 'card', card }, action: null }, position)),
      ),
    );
  };

  test('by their number in a hand', () => {
    const inHand = buttons(({ players }) => {
      for (const player of players) player.hand = [];
      players[0]?.hand.push(...twins, withShare);
    });
    expect(inHand).toEqual([
      ['Carbon 2 (1 of 2)', 'Carbon 2 (2 of 2)', 'Energy 3 with a share of Skymine Resources'],
      [
        'La carte carbone 2 (1 sur 2)',
        'La carte carbone 2 (2 sur 2)',
        'La carte énergie 3 avec une part de Skymine Resources',
      ],
    ]);
  });

  test('by their slots in an action area', () => {
    const laid = buttons(({ players }) => {
      for (const player of players) player.hand = [];
      const [player] = players;
      if (player !== undefined) player.area = [null, twins[0], twins[1], withShare, null];
    });
    expect(laid.map((labels) => labels.slice(0, 2))).toEqual([
      ['Carbon 2 (second slot)', 'Carbon 2 (middle slot)'],
      ['La carte carbone 2 (emplacement numéro 2)', 'La carte carbone 2 (emplacement du milieu)'],
    ]);
  });

  test('and a card that is alone of its kind is only named', () => {
    const alone = buttons(({ players }) => {
      for (const player of players) player.hand = [];
      players[0]?.hand.push(twins[0]);
    });
    expect(alone.map(([label]) => label)).toEqual(['Carbon 2', 'La carte carbone 2']);
  });
});
