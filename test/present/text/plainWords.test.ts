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
