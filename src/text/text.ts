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
import type { Standing } from './campaign.ts';
import type { ChoiceLike } from './choice.ts';
import type { Heading, Phase } from './headings.ts';
import type { LogLine } from './log/log.ts';
import type { RichText } from './parts.ts';
import type { Results } from './results.ts';

/** The form of a name: `full` as in a sentence, `short` for drawings. */
export type NameForm = 'full' | 'short';

/**
 * Texts for everything in a game, in one language. Each text is a list of strings and references; `plain` joins it.
 * Texts of a view never reveal anything that the view hides.
 */
export interface Text {
  /** The language, as a BCP 47 tag such as `en`. */
  readonly locale: string;
  /** The component set of the texts. Drawings use it, too. */
  readonly content: Content;
  /**
   * Returns a name: `the energy tile`, or `energy tile` in the short form. Unknown ids are quoted. With a position, the
   * full name is unambiguous: it includes the share and location of a card, or the contents of a slot.
   */
  name(ref: Ref, form?: NameForm, position?: GameState): RichText;
  /**
   * Returns a description of costs, requirements, rewards and effects, line by line; empty if hidden or unknown. With a
   * position, it includes the cost of a displayed card in its slot (RES-7), the contents of a place, the share value
   * and shareholders of a company, and the public information about a seat.
   */
  describe(ref: Ref, position?: GameState): readonly RichText[];
  /** Returns the text of a reward. */
  effect(effect: Effect): RichText;
  /** Returns the text of a plan requirement. */
  requirement(requirement: Requirement): RichText;
  /** Returns the text of the bonus behind a threshold. */
  bonus(bonus: TrackBonus): RichText;
  /** Returns the text of a permanent track bonus. */
  permanent(bonus: PermanentBonus): RichText;
  /**
   * Returns the button text of an action. With a position, slots and rewards are named by their contents, identical
   * cards by their location, and no two legal actions of a seat have the same text.
   */
  action(action: Action, position?: GameState): RichText;
  /**
   * Returns the button text of a choice: the part of the action chosen so far, such as `Use resource cards`, then `Use
   * carbon 2`, then `Use carbon 2 to acquire energy 3`. With a position, slots are named by their contents, identical
   * cards by their slots or as `1 of 2`, and no two offers of a chooser have the same text. Ids never appear.
   */
  choice(choice: ChoiceLike, position?: GameState): RichText;
  /**
   * Returns the reasons for a bot's choice, line by line: the immediate score change, the expected value, and the
   * second choice. `action` returns the text of the choice itself. The position is used as in `action`.
   */
  advice(advice: Advice, position?: GameState): readonly RichText[];
  /** Returns the name of an action type: `placing a bonus marker`. */
  doing(type: ActionType): string;
  /**
   * Returns the text of a decision: `Ana must take an action: use cards, place a bonus marker or pass.` With the
   * position of the decision, identical cards are distinguished and a barrier includes its cost. Empty for `null`, the
   * prompt of a chooser whose seat has nothing to decide.
   */
  prompt(prompt: Prompt | null, position?: GameState): RichText;
  /** Returns a short explanation of a decision for new players. */
  help(kind: DecisionKind): string;
  /** Returns the text of an event without the name of its seat, or `null` if other events cover it. */
  event(event: GameEvent): RichText | null;
  /** Returns the log of all or part of a game: one line for each turn and for each step between turns. */
  log(events: readonly GameEvent[]): readonly LogLine[];
  /** Returns the message of a violation, addressed to `seat`. */
  violation(violation: Violation | CampaignViolation): RichText;
  /** Returns the message of a warning, addressed to `seat`. */
  warning(warning: Warning): RichText;
  /** Returns the title and summary of a rule; without `ruleTexts`, only its id as the title. */
  rule(id: Reason['rule'] | RuleId): { readonly title: string; readonly summary: string };
  /** Returns the source of a rule from the `page` of a violation, warning or rule: `rulebook p. 12-13`. */
  source(page: string): string;
  /** Returns the title lines of a game: player count, Luna, seed, modules and company tracks. Empty without a game. */
  opening(): readonly RichText[];
  /** Returns the scores as a table, and the verdict. Pass `null` as the winners while the game is running. */
  results(scores: ScoreSheet, winners: readonly Seat[] | null): Results;
  /** Returns the title of a campaign with its seed, which a view hides. */
  campaign(state: { readonly options: { readonly seed: string } }): string;
  /** Returns the heading of a campaign chapter, from its state or result: `Chapter 2 of 4: the Belt (Luna level 3)`. */
  chapter(chapter: Pick<ChapterResult, 'chapter' | 'lunaLevel'>): string;
  /**
   * Returns the result of a chapter, line by line: winners, the end of a time loop, and success points with their
   * reasons.
   */
  chapterResult(result: ChapterResult): readonly RichText[];
  /** Returns the last game of a running time loop (`state.loop`), line by line. Empty if there is none. */
  timeLoop(loop: readonly ChapterGame[]): readonly RichText[];
  /** Returns the button text of one of the `levelChoices`: Luna's next level, and her success points for it. */
  lunaLevel(choice: LevelChoice): string;
  /** Returns the success points of a `campaignScore` as a table, with ranks and verdict once the campaign is over. */
  standing(score: CampaignScore): Standing;
  /** Returns the name of a score category. */
  category(category: ScoreCategory): string;
  /** Returns the name of a phase. */
  phase(phase: Phase): string;
  /** Returns a heading of a drawing or table. */
  heading(heading: Heading): string;
}
