import type { HasContent } from '../components/content.ts';
import type { Seat } from '../components/ids.ts';
import { boxFrom } from '../game/boundRules.ts';
import { CHAPTERS } from '../game/model/campaign.ts';
import type { CampaignViolation, Violation, Warning } from '../game/model/params.ts';
import type { Ref } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import { HOUSE } from '../rulebook/pages.ts';
import type { RuleTexts } from '../rulebook/rules.ts';
import { sourcesOf } from '../rulebook/sources.ts';
import { actionOf, adviceLines, choiceOf, thingOf } from './choice.ts';
import { describe } from './describe.ts';
import { bonusOf } from './describeComponents.ts';
import type { Sentence } from './locale.ts';
import { clauseOf, logOf, openingOf, visibleSeed } from './log.ts';
import { askOf, messageOf } from './messages.ts';
import { cardRef } from './names.ts';
import { capital, clauseText, type RichText, say } from './parts.ts';
import { chapterLines, levelLine, loopLines, resultsOf, standingOf } from './results.ts';
import type { Text } from './text.ts';
import { type Locale, Words } from './words.ts';

/** Options of `createText`. */
export interface TextOptions {
  /** The language: `en` from `skymines-rules/text`, `fr` from `skymines-rules/text/fr`, or your own. */
  readonly locale: Locale;
  /** A state or view of the game. Only the parts that never change are used. */
  readonly game?: GameState | undefined;
  /** The seat to address as `you`. */
  readonly seat?: Seat | undefined;
  /** The rules in this language: `enRules` from `skymines-rules/text/rules`, or those of another language. */
  readonly ruleTexts?: RuleTexts | undefined;
}

/**
 * Returns functions that turn actions, events, messages and components into text. The functions are pure. For custom
 * components, pass your rules as the last argument.
 * @throws ForeignStateError when the game uses a different component set, schema or rules version.
 * @example
 * ```ts
 * const text = createText({ locale: en, game: state, seat: 0 });
 * plain(text.action({ type: 'useEnergy', seat: 0, company: 'tawac' })); // 'Use all energy to expand Tawac Industries'
 * ```
 */
export function createText({ locale, game, seat, ruleTexts }: TextOptions, rules?: HasContent): Text {
  const box = boxFrom(rules);
  // JavaScript callers may pass `null`.
  const table = game ? openState(box, game, 'The option `game` takes a state or a view.').state : null;
  const options = { locale, box, table, seat: seat ?? null };
  const words = new Words(options);
  // Cached, because callers usually ask for several texts about the same position.
  let latest = words;
  const wordsAt = (position: GameState | undefined): Words => {
    if (position === undefined) return words;
    if (latest.position !== position) latest = new Words({ ...options, position });
    return latest;
  };
  // A field such as `card` may contain a tile's id. In that case, its reference must be changed to point to the tile.
  const thing = (ref: Ref): Ref => (ref.kind === 'card' ? cardRef(ref.card) : ref);
  const reason = ({ code, params }: Violation | CampaignViolation | Warning): RichText =>
    messageOf({ ...locale.refusals, ...locale.campaignRefusals, ...locale.warnings }[code], params, words, {
      field: (field) => [locale.differences[field]],
    });

  return {
    locale: locale.code,
    content: box.content,
    name: (ref, form, position) =>
      position === undefined || form === 'short'
        ? words.name(thing(ref), form)
        : thingOf(thing(ref), wordsAt(position)),
    describe: (ref, position) => (words.knows(thing(ref)) ? describe(thing(ref), wordsAt(position)).map(capital) : []),
    effect: (effect) => words.effect(effect),
    requirement: (requirement) => words.requirement(requirement),
    bonus: (bonus) => bonusOf(bonus, words),
    permanent: (bonus) => words.permanent(bonus),
    action: (action, position) => capital(actionOf(action, wordsAt(position))),
    choice: (choice, position) => capital(choiceOf(choice, wordsAt(position))),
    advice: (advice, position) => adviceLines(advice, wordsAt(position)),
    doing: (type) => locale.doing[type],
    prompt: (prompt, position) => {
      if (prompt === null) return [];
      const isYou = prompt.seat === seat && !words.isLuna(prompt.seat);
      const decision = { ...prompt.params, kind: prompt.kind };
      const who = locale.must(isYou ? [locale.you] : words.seat(prompt.seat), isYou ? 'you' : 1, decision);
      const details = locale.prompts[prompt.kind] as Sentence<object, Words> | undefined;
      const asked =
        details === undefined ? askOf(decision, locale) : wordsAt(position).sentence(details, prompt.params);
      return capital(say`${who} ${asked}.`);
    },
    help: (kind) => locale.help[kind],
    event: (event) => {
      const clause = clauseOf(event, words);
      return clause === null ? null : clauseText(clause);
    },
    log: (events) => logOf(events, words),
    violation: reason,
    warning: reason,
    // A restriction is not based on a rule, and its message needs no explanation.
    rule: (id) => (id === HOUSE ? undefined : ruleTexts?.[id]) ?? { title: id, summary: '' },
    source: (page) => sourcesOf(page).map(locale.source).join(', '),
    opening: () => (table === null ? [] : openingOf(table, words)),
    campaign: ({ options }) => locale.campaign.title(visibleSeed(options)),
    chapter: ({ chapter, lunaLevel }) => locale.campaign.chapter(chapter, CHAPTERS.length, lunaLevel),
    chapterResult: (result) => chapterLines(result, words),
    timeLoop: (loop) => loopLines(loop, words),
    lunaLevel: (choice) => levelLine(choice, words),
    standing: (score) => standingOf(score, words),
    results: (scores, winners) => resultsOf(scores, winners, words),
    category: (category) => words.category(category),
    phase: (phase) => locale.phases[phase],
    heading: (heading) => locale.headings[heading],
  };
}
