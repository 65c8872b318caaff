import type { Content, TrackBonus } from '../../components/content.ts';
import type { Effect, PermanentBonus, Requirement } from '../../components/effects.ts';
import type { Action } from '../../game/model/actions.ts';
import type { GameEvent } from '../../game/model/events.ts';
import type { Prompt } from '../../game/model/prompts.ts';
import type { Ref } from '../../game/model/refs.ts';
import type { ScoreCategory } from '../../game/model/score.ts';
import type { Heading } from './headings.ts';
import type { Told } from './parts.ts';

/** A name as it stands in a sentence, or as short as a picture needs it. */
export type NameForm = 'short' | 'full';

/** Everything that a person meets in a game, in the words of one language. */
export interface Text {
  /** The language, as a BCP 47 tag such as `en`. */
  readonly locale: string;
  /** What a thing is called. */
  name(ref: Ref, form?: NameForm): Told;
  /** What a thing asks, gives and does, line by line; for a tooltip. */
  describe(ref: Ref): readonly Told[];
  /** What a reward gives; `short` as a picture has room for it. */
  effect(effect: Effect, form?: NameForm): Told;
  /** What a plan asks for. */
  requirement(requirement: Requirement): Told;
  /** What lies behind a threshold. */
  bonus(bonus: TrackBonus, form?: NameForm): Told;
  permanent(bonus: PermanentBonus, form?: NameForm): Told;
  /** A heading of a picture or of a table. */
  heading(heading: Heading): string;
  category(category: ScoreCategory): string;
  action(action: Action): Told;
  prompt(prompt: Prompt): Told;
  /** What happened, or `null` where other events say it. */
  event(event: GameEvent): Told | null;
}
export type { Content };
