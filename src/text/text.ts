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
import type { LogLine } from './log/tell.ts';
import type { RichText } from './parts.ts';
import type { Results } from './results.ts';

/** A name as it stands in a sentence, or as short as a picture needs it. */
export type NameForm = 'full' | 'short';

/**
 * Everything that a person meets in a game, in the words of one language. Texts come in parts, words and references;
 * `plain` joins them. Whatever comes from a view tells nothing that the view hides.
 */
export interface Text {
  /** The language, as a BCP 47 tag such as `en`. */
  readonly locale: string;
  /** The component set that the texts are about. The drawings show this one. */
  readonly content: Content;
  /**
   * What a thing is called: `the energy tile`, or `energy tile` if short. Unknown ids are quoted. With a position, its full name
   * tells it from what looks alike: a card by its share and where it lies, a slot by what it holds.
   */
  name(ref: Ref, form?: NameForm, position?: GameState): RichText;
  /**
   * What a thing asks, gives and does, line by line. Nothing for what is hidden or unknown. With a position, a card on the display
   * tells what it costs there (RES-7), a place also what lies on it, a company its share value and everybody's shares, and a
   * seat what everybody sees of it.
   */
  describe(ref: Ref, position?: GameState): readonly RichText[];
  /** What a reward gives. */
  effect(effect: Effect): RichText;
  /** What a plan asks for. */
  requirement(requirement: Requirement): RichText;
  /** What lies behind a threshold. */
  bonus(bonus: TrackBonus): RichText;
  /** What a permanent track bonus does. */
  permanent(bonus: PermanentBonus): RichText;
  /**
   * What a button says that takes this action. With a position, slots and rewards are told by what they hold, cards that
   * look alike by where they lie, and no two legal actions of a seat read alike.
   */
  action(action: Action, position?: GameState): RichText;
  /**
   * What a button says that makes a choice: the action, as far as it is chosen. `Use resource cards`, then `Use carbon 2`, then
   * `Use carbon 2 to acquire energy 3`. With a position, slots are told by what they hold, cards that look alike by their slots
   * or as `1 of 2`, and no two offers of a chooser read alike. No id is told.
   */
  choice(choice: ChoiceLike, position?: GameState): RichText;
  /**
   * Why a bot would choose so, line by line: what changes at once in the score, how the game will probably end, and the second choice.
   * `action` says what it would choose. Give the position as there.
   */
  advice(advice: Advice, position?: GameState): readonly RichText[];
  /** What somebody does who takes an action of a type: `placing a bonus marker`. */
  doing(type: ActionType): string;
  /**
   * What somebody must decide: `Ana must take an action: use cards, place a bonus marker or pass.` With the position in which
   * it is asked, cards that look alike are told apart, and a barrier tells what it costs. Nothing for `null`, the prompt of a
   * chooser whose seat has nothing to decide.
   */
  prompt(prompt: Prompt | null, position?: GameState): RichText;
  /** What somebody should know who meets a decision for the first time. */
  help(kind: DecisionKind): string;
  /** What happened, without the name of its seat; `null` where nothing need be said. */
  event(event: GameEvent): RichText | null;
  /** The events of a game, or of a part of it, in order: a line for each turn and for each step in between. */
  log(events: readonly GameEvent[]): readonly LogLine[];
  /** Why an action is refused. It speaks to `seat`. */
  violation(violation: Violation | CampaignViolation): RichText;
  /** What an action wastes. It speaks to `seat`. */
  warning(warning: Warning): RichText;
  /** A rule by its title and summary, or by its id alone without `ruleTexts`. */
  rule(id: Reason['rule'] | RuleId): { readonly title: string; readonly summary: string };
  /** Where a rule is written, from the `page` of a refusal, a warning or a rule: `rulebook p. 12-13`. */
  source(page: string): string;
  /** Which game it is: its people, Luna, its seed and company tracks. Nothing without a game. */
  opening(): readonly RichText[];
  /** The scores as a table, and who has won. Give `null` for the winners while the game is on. */
  results(scores: ScoreSheet, winners: readonly Seat[] | null): Results;
  /** Which campaign it is: its seed. Nothing of it in a view. */
  campaign(state: { readonly options: { readonly seed: string } }): string;
  /** Which chapter of a campaign it is, of its state or a result: `Chapter 2 of 4, the Belt, Luna at level 3`. */
  chapter(chapter: Pick<ChapterResult, 'chapter' | 'lunaLevel'>): string;
  /** What came of a chapter, line by line: who has won, how a time loop ended, and what everybody got success points for. */
  chapterResult(result: ChapterResult): readonly RichText[];
  /** The last game of a time loop that goes on, from `state.loop`, line by line. Nothing without one. */
  timeLoop(loop: readonly ChapterGame[]): readonly RichText[];
  /** What a button says that settles Luna's level, one of `levelChoices`: the level, and the success points she gets for it. */
  lunaLevel(choice: LevelChoice): string;
  /** The success points as a table, from `campaignScore`; once the campaign is over, also the ranks and who has won. */
  standing(score: CampaignScore): Standing;
  /** A category of the score. */
  category(category: ScoreCategory): string;
  /** A phase of the game. */
  phase(phase: Phase): string;
  /** A heading of a picture or table. */
  heading(heading: Heading): string;
}
