import { describe, expect, test } from 'vitest';
import { type Action, defaultContent, eventFor, type GameState, type Seat } from '../../src/entries/index.ts';
import type { Ref } from '../../src/entries/queries.ts';
import { createText, en, type Locale, PHASES, plain, type RichText, type Text } from '../../src/entries/text.ts';
import { DECISION_KINDS } from '../kit/decisionKinds.ts';
import { sharedOut, TRANSLATIONS } from '../kit/languages.ts';
import { MODES, optionsOf, playMode } from '../kit/modes.ts';
import type { Step } from '../kit/randomGame.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { CARD_ID, codesIn, everyRef, isTidy, RAW, refsIn } from '../kit/texts.ts';

// Compares the texts of random games in English and another language: they contain no rule codes or card ids, have the
// same references, and reveal nothing that a view hides.

type Translation = (typeof TRANSLATIONS)[number];
const LOCALES: readonly Locale[] = [en, ...TRANSLATIONS.map(({ locale }) => locale)];
const GAMES = soakCount(1);
/** All legal actions are tested once in this many actions. */
const EVERY = proofCount(60, 5);

/** Collects faulty texts, and counts the texts compared. */
class Telling {
  readonly wrong = new Set<string>();
  readonly #faults: Translation['faults'];
  count = 0;

  constructor({ faults }: Translation) {
    this.#faults = faults;
  }

  /** Compares a text in both languages. */
  both(english: RichText | null, other: RichText | null): void {
    if (english === null || other === null) {
      if (english !== other) this.wrong.add(`only in one language: ${plain(english ?? other ?? [])}`);
      return;
    }
    this.count += 1;
    if (!isTidy(english) || RAW.test(plain(english))) this.wrong.add(plain(english));
    for (const fault of this.#faults(plain(other))) this.wrong.add(fault);
    for (const each of [plain(english), plain(other)]) {
      if (CARD_ID.test(each)) this.wrong.add(`an id: ${each}`);
      for (const code of codesIn(each)) this.wrong.add(`a code: ${code}`);
    }
    if (refsIn(english).join() !== refsIn(other).join()) this.wrong.add(`${plain(english)} / ${plain(other)}`);
  }
}

const textIn = (locale: Locale, game: GameState, seat?: Seat): Text =>
  createText({ locale, game, ...(seat !== undefined && { seat }) });

/** Compares all texts of a step: actions, prompts, events, warnings and violations. */
function tellStep(telling: Telling, locale: Locale, { state, options, action, events, step, next }: Step): void {
  const [english, other] = [textIn(en, state, action.seat), textIn(locale, state, action.seat)];
  for (const event of events) telling.both(english.event(event), other.event(event));
  for (const prompt of rules.pending(state)) telling.both(english.prompt(prompt), other.prompt(prompt));
  for (const each of step % EVERY === 0 ? options : [action]) {
    telling.both(english.action(each, state), other.action(each, state));
    telling.both(english.action(each), other.action(each));
    for (const warning of rules.warnings(state, each)) telling.both(english.warning(warning), other.warning(warning));
  }
  // An action that was legal before is usually illegal afterwards.
  for (const violation of rules.explain(next, action)) {
    expect(plain(english.violation(violation))).toBe(violation.message);
    telling.both(english.violation(violation), other.violation(violation));
  }
}

describe.each(TRANSLATIONS)('random games have complete texts: $name', (translation) => {
  test.each(sharedOut(MODES, translation))('$name', (mode) => {
    const telling = new Telling(translation);
    for (let game = 0; game < GAMES; game += 1) {
      const all = [...rules.startGame(optionsOf(mode, game)).events];
      const last = playMode(rules, mode, game, (step) => {
        tellStep(telling, translation.locale, step);
        all.push(...step.events);
      });
      const logs = [en, translation.locale].map((locale) => textIn(locale, last).log(all));
      const [english = [], other = []] = logs;
      expect(PHASES).toEqual(expect.arrayContaining(english.map(({ phase }) => phase)));
      expect(other.map(({ phase, seat, round }) => [phase, seat, round])).toEqual(
        english.map(({ phase, seat, round }) => [phase, seat, round]),
      );
      english.forEach((line, index) => {
        telling.both(line.text, other[index]?.text ?? null);
      });
    }
    expect([...telling.wrong]).toEqual([]);
    expect(telling.count).toBeGreaterThan(500);
  });
});

describe.each(TRANSLATIONS)('every component and location has a text: $name', (translation) => {
  test.each(MODES)('$name', (mode) => {
    const state = rules.createGame(optionsOf(mode, 0));
    const [english, other] = [textIn(en, state), textIn(translation.locale, state)];
    const telling = new Telling(translation);
    for (const ref of everyRef(defaultContent)) {
      for (const form of ['full', 'short'] as const) telling.both(english.name(ref, form), other.name(ref, form));
      const lines = english.describe(ref);
      expect(other.describe(ref)).toHaveLength(lines.length);
      lines.forEach((line, index) => {
        telling.both(line, other.describe(ref)[index] ?? null);
      });
    }
    expect([...telling.wrong]).toEqual([]);
    expect(telling.count).toBeGreaterThan(1000);
  });

  test('decisions, categories and phases have texts too', () => {
    const state = rules.createGame({ players: ['Ana', 'Ben'], seed: 'kinds' });
    const telling = new Telling(translation);
    const [english, other] = [textIn(en, state), textIn(translation.locale, state)];
    for (const kind of DECISION_KINDS) telling.both([english.help(kind)], [other.help(kind)]);
    for (const phase of PHASES) telling.both([english.phase(phase)], [other.phase(phase)]);
    expect([...telling.wrong]).toEqual([]);
  });
});

/** Ids of cards, which must not appear in texts, and of plans: `A07`. */
const IDS = /\b(?:[A-E]\d\d|energy\d\d|(?:diamond|star|triangle|circle)-\w+)\b/g;

/** Returns the ids of cards, plans and tokens that a text contains or refers to. */
function idsIn(line: RichText): readonly string[] {
  const pointed = line.flatMap((part) => (typeof part === 'string' ? [] : refIds(part.ref)));
  return [...pointed, ...(plain(line).match(IDS) ?? [])];
}

function refIds(ref: Ref): readonly string[] {
  switch (ref.kind) {
    case 'card':
      return [ref.card];
    case 'plan':
      return [ref.plan];
    case 'token':
      return [ref.token];
    case 'lunaCard':
      return [ref.lunaCard];
    default:
      return [];
  }
}

test.each(MODES)('texts of a view contain no hidden information: $name', (mode) => {
  for (let game = 0; game < GAMES; game += 1) {
    playMode(rules, mode, game, ({ state, events, action, step }) => {
      if (step % EVERY > 0) return;
      for (const seat of state.players.keys()) {
        const view = rules.viewFor(state, seat);
        const visibleEvents = events.map((event) => eventFor(event, seat));
        expect(
          idsInTexts(view, seat, visibleEvents, rules.legalActions(view, seat)).filter(isHidden(view, visibleEvents)),
        ).toEqual([]);
        expect(textIn(en, view, seat).action(action, view)).toEqual(textIn(en, state, seat).action(action, view));
      }
    });
  }
});

/** Returns the ids in all texts of a view. */
function idsInTexts(
  view: GameState,
  seat: Seat,
  events: readonly Step['events'][number][],
  actions: readonly Action[],
): string[] {
  return LOCALES.flatMap((locale) => {
    const text = textIn(locale, view, seat);
    const lines = [
      ...rules.pending(view).map((prompt) => text.prompt(prompt)),
      ...actions.map((each) => text.action(each, view)),
      ...events.map((event) => text.event(event) ?? []),
      ...text.log(events).map((line) => line.text),
    ];
    return lines.flatMap(idsIn);
  });
}

/** Checks whether an id occurs neither in the view nor in its events. */
function isHidden(view: GameState, events: readonly unknown[]): (id: string) => boolean {
  const known = JSON.stringify([view, events]);
  return (id) => !known.includes(id);
}
