import { describe, expect, test } from 'vitest';
import { CAMPAIGN_VIOLATIONS } from '../../../src/campaign.ts';
import type { GameEvent } from '../../../src/index.ts';
import { createText } from '../../../src/present/text/createText.ts';
import { en } from '../../../src/present/text/en.ts';
import { fr } from '../../../src/present/text/fr.ts';
import type { Locale } from '../../../src/present/text/locale.ts';
import type { Told } from '../../../src/present/text/parts.ts';
import { plain } from '../../../src/present/text/parts.ts';
import { campaign } from '../../kit/campaign.ts';
import { figuresIn, frenchFaults } from '../../kit/french.ts';
import { leavesOf, listeningTo } from '../../kit/listening.ts';
import type { Mode } from '../../kit/modes.ts';
import { MODES, optionsOf } from '../../kit/modes.ts';
import type { Action, GameState, ViolationCode, WarningCode } from '../../kit/pinned.ts';
import { defaultContent, VIOLATIONS, WARNINGS } from '../../kit/pinned.ts';
import { walk } from '../../kit/randomGame.ts';
import { soakCount } from '../../kit/soak.ts';
import { table, tableOf } from '../../kit/table.ts';
import { everyRef } from '../../kit/texts.ts';
import { CAMPAIGN_CASES } from '../../refusals/cases/campaign.ts';
import { WARNING_CASES } from '../../refusals/cases/warnings.ts';
import { CASES } from '../../refusals/cases.ts';

const french = listeningTo(fr);
const textIn = (locale: Locale, game: GameState) => createText({ locale, content: defaultContent, game, seat: 0 });
type Text = ReturnType<typeof textIn>;

/** What one of the texts says, said in French without a fault and with the figures of the English. */
function compare(game: GameState, tell: (text: Text) => readonly (Told | string | null)[]): readonly string[] {
  const [said, english] = [french.heard, en].map((locale) =>
    tell(textIn(locale, game)).map((told) => (told === null || typeof told === 'string' ? told : plain(told))),
  );
  return (said ?? []).flatMap((text, index) => {
    const other = english?.[index] ?? null;
    if (text === null || other === null) return text === other ? [] : [`${text} / ${other}`];
    const same = figuresIn(text) === figuresIn(other);
    return [...frenchFaults(text), ...(same ? [] : [`other figures: ${text} / ${other}`])];
  });
}

describe('a situation told in French', () => {
  const text = () => textIn(french.heard, table.onTurn());

  test.each(Object.keys(VIOLATIONS) as ViolationCode[])('%s', (code) => {
    const [, , refused] = CASES[code];
    expect(refused().flatMap((refusal) => frenchFaults(plain(text().violation(refusal))))).toEqual([]);
  });

  test.each(Object.keys(WARNINGS) as WarningCode[])('%s', (code) => {
    const [, , state, action] = WARNING_CASES[code];
    const warned = tableOf(state()).rules.warnings(state(), action as Action);
    expect(warned.flatMap((warning) => frenchFaults(plain(text().warning(warning))))).toEqual([]);
  });

  test.each(Object.keys(CAMPAIGN_VIOLATIONS) as (keyof typeof CAMPAIGN_VIOLATIONS)[])('%s', (code) => {
    const [, , state, action] = CAMPAIGN_CASES[code];
    const result = campaign.tryCampaignReduce(state(), action as Parameters<typeof campaign.tryCampaignReduce>[1]);
    const told = result.ok ? [] : result.violations.map((violation) => plain(text().violation(violation)));
    expect(told.flatMap(frenchFaults)).toEqual([]);
  });
});

/** A line for each of the random games of a mode that is not as it should be. */
function gameFaults(mode: Mode, game: number): readonly string[] {
  const options = { ...optionsOf(mode, game), seed: `${game}` };
  const start = table.rules.startGame(options);
  const events: GameEvent[] = [...start.events];
  const faults = new Set<string>();
  const note = (found: readonly string[]) => {
    for (const fault of found) faults.add(fault);
  };
  const end = walk(table.rules, start.state, `french ${mode.name}`, (step) => {
    events.push(...step.events);
    const few = step.options.filter((_, index) => index % 5 === step.step % 5).slice(0, 8);
    note(compare(step.state, (text) => table.rules.pending(step.state).map((prompt) => text.prompt(prompt))));
    note(compare(step.state, (text) => few.map((action) => text.action(action, step.state))));
    note(compare(step.state, (text) => step.events.map((event) => text.event(event))));
  });
  const { score, winners } = table.rules;
  note(compare(end, (text) => [...text.opening(), ...text.log(events).map(({ told }) => told)]));
  note(compare(end, (text) => [text.results(score(end), winners(end)).verdict]));
  note(compare(end, (text) => everyRef(defaultContent).flatMap((ref) => [text.name(ref), text.name(ref, 'short')])));
  note(compare(end, (text) => everyRef(defaultContent).flatMap((ref) => text.describe(ref))));
  return [...faults];
}

test.each(MODES)('a game in French: $name', (mode) => {
  for (let game = 0; game < soakCount(1); game += 1) expect(gameFaults(mode, game)).toEqual([]);
});

test('words that stand for themselves', () => {
  const { refusals, warnings, campaignRefusals, log, ...others } = fr;
  const words = leavesOf(others).flatMap(({ value }) => (typeof value === 'function' ? [] : [value].flat()));
  expect(words.flatMap((word) => frenchFaults(String(word)))).toEqual([]);
});

test('everything that is told in French has been told', () => {
  expect(french.unheard()).toEqual([]);
});
