import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bindRules } from '../../../src/api/bindRules.ts';
import { defaultContent as shipped } from '../../../src/entries/index.ts';
import { registerRules } from '../../../src/game/boundRules.ts';
import { printed } from '../../../src/testing/scenarios/lines.ts';
import { scenarios } from '../../../src/testing/scenarios/scenarios.ts';
import { SLOTS } from '../../kit/luna.ts';
import { defaultContent, type GameEvent, type LunaSlot, type Rules } from '../../kit/pinned.ts';

/** Luna's own components are known facts, so the shipped ones are tested, on a board with pinned components. */
const rules = bindRules({
  ...defaultContent,
  luna: { ...shipped.luna, markerSpaces: defaultContent.luna.markerSpaces },
});
const SHEET = join(import.meta.dirname, 'cards.sheet');
/** A line of events, which `--update` writes again. */
const EVENTS = /^([A-E](-E)? = | )/;

const [intro = [], table = [], ...cards] = readFileSync(SHEET, 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => block.split('\n').filter((line) => !EVENTS.test(line)));

/** A played card on the left of the card and, except in slot E, a face-down card on its right. */
function cardsAround(card: string, slot: LunaSlot): readonly string[] {
  const place = SLOTS.indexOf(slot);
  const slots = SLOTS.map((_, index) => {
    if (index === place) return card;
    if (index === place + 1) return card === 'I-2' ? 'I-6' : 'I-2';
    return index === place - 1 && slot !== 'E' ? `${card === 'I-1' ? 'I-5' : 'I-1'}*` : '-';
  });
  const majority = ['I-11', 'I-7'].map((each) => (each === card ? 'II-5' : each));
  return [`lunaSlots ${slots.join(' ')}`, `lunaMajority ${majority.join(' ')}`];
}

/** Returns the lines of the position that apply to a slot. */
function linesFor(slot: LunaSlot, lines: readonly string[]): readonly string[] {
  return lines
    .filter((line) => !line.startsWith('#') && (!/^[A-E]: /.test(line) || line.startsWith(slot)))
    .flatMap((line) => line.replace(/^[A-E]: /, '').split('; '));
}

/** Plays Luna's turn with a card, and returns its events without the first and the last one. */
function turnFrom(position: readonly string[], card: string, slot: LunaSlot): readonly string[] {
  let played: readonly GameEvent[] = [];
  const tryReduce: Rules['tryReduce'] = (state, action) => {
    const result = rules.tryReduce(state, action);
    if (result.ok) played = result.events;
    return result;
  };
  const watched = registerRules<Rules>({ ...rules, tryReduce });
  const [scenario] = scenarios(['LUNA-27 a card', ...position, '> Luna: turn'].join('\n'), watched);
  expect(scenario?.run()).toEqual([]);
  const events = [...played];
  const [turned, started] = [events.shift(), events.pop()];
  const seat = Object(turned).seat;
  expect(turned).toEqual({ type: 'lunaCardTurned', seat, card, slot });
  expect(started).toEqual({ type: 'turnStarted', seat: 0 });
  return events.map((event) => wordsOf(event, seat));
}

/** Returns the type and the values of an event, without Luna's seat. */
function wordsOf({ type, ...values }: GameEvent, luna: number): string {
  const others = Object.entries(values).filter(([key, value]) => key !== 'seat' || value !== luna);
  return [type, ...others.map(([, value]) => printed(value))].join(' ');
}

/** Breaks a list of events into lines. */
function wrapped(slots: string, events: readonly string[]): readonly string[] {
  const lines = [`${slots} =`];
  for (const [index, event] of events.entries()) {
    const word = index < events.length - 1 ? `${event};` : event;
    const longer = `${lines.at(-1)} ${word}`;
    if (longer.length > 120) lines.push(`  ${word}`);
    else lines[lines.length - 1] = longer;
  }
  return events.length === 0 ? [] : lines;
}

/** Plays a card in every slot. Events that all slots share at the beginning are written once. */
function written([card = '', ...position]: readonly string[]): readonly string[] {
  const turns = SLOTS.map((slot) => {
    const lines = [...linesFor(slot, table.slice(1)), ...cardsAround(card, slot), ...linesFor(slot, position)];
    return { slot, events: turnFrom(lines, card, slot) };
  });
  const [first] = turns;
  const differs = (event: string, index: number): boolean => turns.some(({ events }) => events[index] !== event);
  const found = first?.events.findIndex(differs) ?? 0;
  const shared = found < 0 ? (first?.events.length ?? 0) : found;
  return [
    card,
    ...position,
    ...wrapped('A-E', first?.events.slice(0, shared) ?? []),
    ...turns.flatMap(({ slot, events }) => wrapped(slot, events.slice(shared))),
  ];
}

test('LUNA-27 LUNA-28 LACT-1 every card does what the sheet says in every slot', async () => {
  const blocks = [intro, table, ...cards.map(written)].map((lines) => lines.join('\n'));
  await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot(SHEET);
});
