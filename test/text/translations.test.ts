import { describe, expect, test } from 'vitest';
import type { Advice } from '../../src/entries/bots.ts';
import type { GameEvent, Prompt } from '../../src/entries/index.ts';
import type { Ref } from '../../src/entries/queries.ts';
import { coverage, createText, en, type Locale, plain, type RichText, type Text } from '../../src/entries/text.ts';
import { campaignTexts } from '../kit/chapterResults.ts';
import { EVENTS } from '../kit/eventExamples.ts';
import { figuresIn } from '../kit/french.ts';
import { sharedOut, TRANSLATIONS } from '../kit/languages.ts';
import { leavesOf, listeningTo } from '../kit/listening.ts';
import { MODES, type Mode, optionsOf } from '../kit/modes.ts';
import { names } from '../kit/people.ts';
import { type Action, defaultContent, type GameState, RULES, rules, type Violation } from '../kit/pinned.ts';
import { wholeProofTest } from '../kit/proofTest.ts';
import { walk } from '../kit/randomGame.ts';
import { IS_WHOLE_PROOF, soakCount } from '../kit/soak.ts';
import { table } from '../kit/table.ts';
import { everyRef } from '../kit/texts.ts';
import { asking, attempt } from '../refusals/case.ts';
import { REASONS } from '../refusals/reasons.ts';

const REFS: readonly Ref[] = everyRef(defaultContent);

function textIn(locale: Locale, game: GameState | null): Text {
  return createText({ locale, ...(game !== null && { game, seat: 0 }) }, rules);
}

/** Examples that random games may not contain. */
const ACTIONS: readonly Action[] = [
  { type: 'confront', seat: 0, destroy: ['energy01', 'energy02'] },
  { type: 'takeReward', seat: 0, reward: 1 },
  { type: 'chooseReward', seat: 0, reward: 1 },
  { type: 'advanceSteps', seat: 0, company: 'astrogo', steps: 3 },
  { type: 'removeOutpost', seat: 0, company: 'astrogo', column: 1 },
  { type: 'takeDestroyedCard', seat: 0, card: 'A07' },
  { type: 'claimTask', seat: 0, mission: 'mission3', column: 2 },
  { type: 'takeCoin', seat: 0 },
];
const COINS = { kind: 'coins', amount: 2 } as const;
const POINTS = { kind: 'research', points: 3 } as const;
const PROMPTS: readonly Prompt[] = [
  { seat: 1, kind: 'barrier', params: { company: 'astrogo', steps: 2 } },
  { seat: 1, kind: 'chosenTracks', params: { rule: 'BSP-7', steps: [3, 2], companies: ['minerva', 'astrogo'] } },
  { seat: 1, kind: 'removal', params: { count: 1, optional: true } },
  { seat: 1, kind: 'oneOf', params: { rewards: [[COINS], [POINTS]], context: { rule: 'BSP-7' } } },
  {
    seat: 1,
    kind: 'salvage',
    params: { rule: 'BSP-10', card: 'A08', price: 2, parts: ['action', 'card'], both: true },
  },
];
const CARDS = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08'];
const REFUSED = [
  attempt(asking({ kind: 'startingDecks', seat: 0 }), { type: 'arrangeStartingDecks', seat: 0, cards: CARDS }),
  () =>
    ['spaceOccupied', 'noSuchRestingSlot', 'emptyColumn'].flatMap(
      (code) => (REASONS.get(code)?.reason as Violation | undefined) ?? [],
    ),
];
const ADVICE: readonly Advice[] = [
  { action: { type: 'pass', seat: 0 }, gains: { coins: -2, tank: 3 }, worth: 7, second: null },
  { action: { type: 'pass', seat: 0 }, gains: {}, worth: 1, second: { action: { type: 'stop', seat: 0 }, worse: 2 } },
  { action: { type: 'pass', seat: 0 }, gains: {}, worth: 0, second: { action: { type: 'stop', seat: 0 }, worse: 0 } },
];
const UNKNOWN: readonly Ref[] = [
  { kind: 'card', card: '?' },
  { kind: 'card', card: 'Z99' },
  { kind: 'plan', plan: 'Z99' },
  { kind: 'token', token: 'Z99' },
  { kind: 'mission', mission: 'Z99' },
  { kind: 'lunaCard', lunaCard: 'Z99' },
  { kind: 'seat', seat: 9 },
];

/** Tables without words shown unchanged. */
const OTHER_TABLES = [
  ...['code', 'plurals', 'gap', 'log', 'refusals', 'warnings', 'campaignRefusals', 'events', 'actions', 'prompts'],
  ...['effects', 'permanents', 'menaceRequirements', 'menaceConsequences', 'lunaActions'],
];

describe.each(TRANSLATIONS)('translated texts: $name', ({ code, locale, faults: faultsOf, alike }) => {
  const heard = listeningTo(locale);

  /** Returns the faults of texts compared with English: wrong words, and different figures. */
  function faultsIn(game: GameState | null, tell: (text: Text) => readonly (RichText | null)[]): readonly string[] {
    const english = tell(textIn(en, game));
    return tell(textIn(heard.heard, game)).flatMap((translated, index) => {
      const [text, other] = [plain(translated ?? []), plain(english[index] ?? [])];
      const isSame = figuresIn(text) === figuresIn(other);
      return [...faultsOf(text), ...(isSame ? [] : [`other figures: ${text} / ${other}`])];
    });
  }

  /** Returns the faults in a random game of a mode. */
  function faultsOfGame(mode: Mode, game: number): readonly string[] {
    const { rules } = table;
    const start = rules.startGame({ ...optionsOf(mode, game), seed: String(game) });
    const events: GameEvent[] = [...start.events];
    const faults: string[] = [];
    const end = walk(rules, start.state, `told ${mode.name} ${game}`, ({ state, options, step, events: now }) => {
      const some = step % (IS_WHOLE_PROOF ? 4 : 12) === 0 ? options.filter((_, index) => index % 5 === 0) : [];
      faults.push(
        ...faultsIn(state, (text) => [
          ...rules.pending(state).map((prompt) => text.prompt(prompt)),
          ...some.flatMap((action) => [text.action(action, state), text.action(action)]),
          ...(step % 40 === 0 ? REFS.flatMap((ref) => text.describe(ref, state)) : []),
          ...now.map((event) => text.event(event)),
        ]),
      );
      events.push(...now);
    });
    return [
      ...faults,
      ...faultsIn(end, (text) => [
        ...text.opening(),
        ...text.log(events).map(({ text }) => text),
        text.results(rules.score(end), rules.winners(end)).verdict,
        ...REFS.flatMap((ref) => [
          text.name(ref),
          text.name(ref, 'short'),
          ...text.describe(ref),
          ...text.describe(ref, end),
        ]),
      ]),
    ];
  }

  test.each(sharedOut(MODES, { code }))('a random game and all its components: $name', (mode) => {
    for (let game = 0; game < soakCount(1); game += 1) expect(faultsOfGame(mode, game)).toEqual([]);
  });

  test('an unknown tier', () => {
    const action = { type: 'placeBonusMarker', seat: 0, space: 'titaniumMajority', tier: 9 } as const;
    expect(faultsIn(null, (text) => [text.action(action)])).toEqual([]);
  });

  test('the sources of rules', () => {
    const pages = Object.values(RULES).map(({ page }) => page);
    expect(faultsIn(null, (text) => pages.map((page) => [text.source(page)]))).toEqual([]);
  });

  test('rare events', () => {
    const options = { players: names(2), seed: 'translated', luna: { level: 4 } } as const;
    const game = table.rules.createGame({
      ...options,
      tracks: { skymine: 'A2', minerva: 'B1', astrogo: 'C1', tawac: 'D1' },
    });
    const faults = faultsIn(game, (text) => [
      ...ACTIONS.map((action) => text.action(action)),
      ...EVENTS.map((event) => text.event(event)),
      ...PROMPTS.map((prompt) => text.prompt(prompt)),
      ...ADVICE.flatMap((advice) => text.advice(advice)),
      ...UNKNOWN.map((ref) => text.name(ref)),
      ...REFUSED.flatMap((refused) => refused().map((violation) => text.violation(violation))),
      ...defaultContent.tracks.flatMap(({ thresholds }) => thresholds.map(({ bonus }) => text.bonus(bonus))),
      ...(['skymine', 'minerva', 'astrogo', 'tawac'] as const).map((company) =>
        text.event({ type: 'bonusUnlocked', seat: 0, company, level: 2 }),
      ),
      text.results([], []).verdict,
      ...campaignTexts(text),
    ]);
    expect(faults).toEqual([]);
    expect(faultsIn(null, (text) => [text.name({ kind: 'seat', seat: 1 })])).toEqual([]);
  });

  test('words shown unchanged', () => {
    // Templates are tested with their params filled in.
    const hasWords = ([key]: [string, unknown]): boolean => !OTHER_TABLES.includes(key);
    const others = Object.fromEntries(Object.entries(locale).filter(hasWords));
    const words = leavesOf(others).flatMap(({ value }) => (typeof value === 'function' ? [] : [value].flat()));
    expect(words.flatMap((word) => faultsOf(String(word)))).toEqual([]);
  });

  wholeProofTest('the texts cover every function of the locale', () => {
    // Share cards have their own text. The messages of violations and warnings are tested in test/refusals.
    const isSentence = (path: string): boolean => /^(refusals|warnings|campaignRefusals)\./.test(path);
    expect(heard.unheard().filter((path) => !isSentence(path))).toEqual(['cards.share']);
  });

  test('nothing is left in English', () => {
    expect(coverage(locale, alike)).toEqual([]);
    expect(coverage({ ...locale, help: en.help }, alike)).toHaveLength(Object.keys(en.help).length);
  });
});
