import type { Content, TrackBonus } from '../components/content.ts';
import type { Effect, PermanentBonus, Requirement } from '../components/effects.ts';
import type { Seat } from '../components/ids.ts';
import type { Action, ActionType } from '../game/model/actions.ts';
import type { Advice } from '../game/model/advice.ts';
import type { CampaignScore, ChapterGame, ChapterResult, LevelChoice } from '../game/model/campaign.ts';
import type { GameEvent } from '../game/model/events.ts';
import type { DecisionKind } from '../game/model/frames.ts';
import type { CampaignViolation, Violation, Warning } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { Ref } from '../game/model/refs.ts';
import type { ScoreCategory, ScoreSheet } from '../game/model/score.ts';
import type { GameState } from '../game/model/state.ts';
import type { Reason } from '../rulebook/reason.ts';
import type { RuleId } from '../rulebook/rules.ts';
import type { ChoiceLike } from './choice.ts';
import type { Heading, Phase } from './headings.ts';
import type { LogLine } from './log.ts';
import type { RichText } from './parts.ts';
import type { Results, Standing } from './results.ts';

/** The form of a name: `full` for sentences, `short` for drawings. */
export type NameForm = 'full' | 'short';

/**
 * Functions that turn everything in a game into text, in one language. Each text is a list of strings and references,
 * which `plain` joins. A view's texts never reveal anything that the view hides.
 */
export interface Text {
  /** The language, as a BCP 47 tag such as `en`. */
  readonly locale: string;
  /** The component set of the game. Drawings use it too. */
  readonly content: Content;
  /**
   * Returns a name: `the energy tile`, or `energy tile` in the short form. Unknown ids are quoted. If you pass a
   * position, the full name is unambiguous: it includes a card's share and location, or a slot's contents.
   */
  name(ref: Ref, form?: NameForm, position?: GameState): RichText;
  /**
   * Returns a description of costs, requirements, rewards and effects, line by line; empty if the component is hidden
   * or unknown. If you pass a position, the description also includes the cost of a displayed card in its slot (RES-7),
   * the contents of a slot or space, a company's share value and shareholders, and a seat's public information.
   */
  describe(ref: Ref, position?: GameState): readonly RichText[];
  /** Returns a reward as text. */
  effect(effect: Effect): RichText;
  /** Returns a plan requirement as text. */
  requirement(requirement: Requirement): RichText;
  /** Returns the bonus behind a threshold as text. */
  bonus(bonus: TrackBonus): RichText;
  /** Returns a permanent track bonus as text. */
  permanent(bonus: PermanentBonus): RichText;
  /**
   * Returns an action's button text. If you pass a position, slots and rewards are named by their contents and
   * identical cards by their location, and each of a seat's legal actions has a different text.
   */
  action(action: Action, position?: GameState): RichText;
  /**
   * Returns a choice's button text, which describes what has been chosen so far: first `Use resource cards`,
   * next `Use carbon 2`, and finally `Use carbon 2 to acquire energy 3`. If you pass a position, slots are named by
   * their contents, identical cards are named by their slots or as `1 of 2`, and each option that a chooser offers has
   * a different text. Ids never appear.
   */
  choice(choice: ChoiceLike, position?: GameState): RichText;
  /**
   * Returns the reasons for a bot's choice, line by line: the immediate score change, the expected value, and the
   * second choice. To get the choice itself as text, call `action`. Passing a position has the same effect as for
   * `action`.
   */
  advice(advice: Advice, position?: GameState): readonly RichText[];
  /** Returns the name of an action type: `placing a bonus marker`. */
  doing(type: ActionType): string;
  /**
   * Returns a decision as text: `Ana must take an action: use cards, place a bonus marker or pass.` If you pass the
   * position, the text distinguishes identical cards and states the cost of a barrier. Returns an empty text for
   * `null`, which is a chooser's prompt when its seat has nothing to decide.
   */
  prompt(prompt: Prompt | null, position?: GameState): RichText;
  /** Returns a short explanation of a decision for new players. */
  help(kind: DecisionKind): string;
  /** Returns an event as text, without the name of its seat; `null` if other events already describe it. */
  event(event: GameEvent): RichText | null;
  /** Returns the log of all or part of a game, with one line for each turn and each step between turns. */
  log(events: readonly GameEvent[]): readonly LogLine[];
  /** Returns a violation's message, addressed to `seat`. */
  violation(violation: Violation | CampaignViolation): RichText;
  /** Returns a warning's message, addressed to `seat`. */
  warning(warning: Warning): RichText;
  /** Returns a rule's title and summary. Without `ruleTexts`, the title is the rule's id and the summary is empty. */
  rule(id: Reason['rule'] | RuleId): { readonly title: string; readonly summary: string };
  /** Returns a rule's source from the `page` of a violation, warning or rule: `rulebook p. 12-13`. */
  source(page: string): string;
  /** Returns the title lines of a game: player count, Luna, seed, modules and tracks. Empty without a game. */
  opening(): readonly RichText[];
  /** Returns the scores as a table with a verdict. While the game is in progress, pass `null` as the winners. */
  results(scores: ScoreSheet, winners: readonly Seat[] | null): Results;
  /** Returns a campaign's title, including its seed unless it is hidden in a view. */
  campaign(state: { readonly options: { readonly seed: string } }): string;
  /** Returns a campaign chapter's heading, based on its state or result: `Chapter 2 of 4: the Belt (Luna level 3)`. */
  chapter(chapter: Pick<ChapterResult, 'chapter' | 'lunaLevel'>): string;
  /** Returns a chapter's result by line: winners, how a time loop ended, and success points with reasons. */
  chapterResult(result: ChapterResult): readonly RichText[];
  /** Returns the last game of the time loop in progress (`state.loop`) by line. Empty without a loop. */
  timeLoop(loop: readonly ChapterGame[]): readonly RichText[];
  /** Returns the button text of one of the `levelChoices`: Luna's next level and the success points she gets for it. */
  lunaLevel(choice: LevelChoice): string;
  /** Returns the success points from `campaignScore` as a table, with ranks and a verdict once the campaign is over. */
  standing(score: CampaignScore): Standing;
  /** Returns the name of a score category. */
  category(category: ScoreCategory): string;
  /** Returns the name of a phase. */
  phase(phase: Phase): string;
  /** Returns a heading used in drawings or tables. */
  heading(heading: Heading): string;
}
