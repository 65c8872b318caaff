import type { Card, CardAction, Content, Mission, SpecialPlan, Task } from '../../components/content.ts';
import type { Effect, PermanentBonus, Requirement } from '../../components/effects.ts';
import type { CardId, CardRef, Company, LunaCardId, MissionId, PlanId, Seat, TokenId } from '../../components/ids.ts';
import type { BoardPlace } from '../../game/model/places.ts';
import type { Ref } from '../../game/model/refs.ts';
import type { Told } from './parts.ts';
import type { Forms } from './plurals.ts';

/** A name as it stands in a sentence, with its article, and as short as a picture needs it. */
export interface Name {
  readonly full: string;
  readonly short: string;
}

/** Words that are counted. */
export type Noun = 'coin' | 'unit' | 'step' | 'scientist' | 'researchPoint';

/** Finds components by their ids. A method that cannot return `undefined` throws a `RangeError` for an unknown id. */
export interface Components {
  readonly content: Content;
  card(id: CardId): Card;
  mission(id: MissionId): Mission;
  specialPlan(id: PlanId): SpecialPlan | undefined;
}

/** What the messages of a language can ask for: the names of things at a table. */
export interface Naming {
  readonly box: Components;
  /** The seat that is spoken to, if one is. */
  readonly listener: Seat | null;
  name(ref: Ref, form?: keyof Name): Told;
  player(seat: Seat): string;
  isLuna(seat: Seat): boolean;
  seat(seat: Seat): Told;
  company(company: Company): Told;
  /** A card or action tile as it lies on the table, without its id. */
  card(ref: CardRef): Told;
  /** A card or action tile that is spoken of. */
  thatCard(ref: CardRef): Told;
  plan(plan: PlanId): Told;
  place(place: BoardPlace): Told;
  count(amount: number, noun: Noun): string;
  form(amount: number, forms: Forms): string;
  and(items: readonly Told[]): Told;
  or(items: readonly Told[]): Told;
  action(action: CardAction): Told;
  requirement(requirement: Requirement): Told;
  requirements(plan: PlanId): Told;
  task(task: Task): Told;
  taskOf(mission: MissionId, column: number): Told;
  tokenCards(token: TokenId): Told;
}

/** The same with words for what things give. */
export interface Wording extends Naming {
  effect(effect: Effect): Told;
  reward(reward: readonly Effect[]): Told;
  permanent(bonus: PermanentBonus): Told;
  cardInFull(id: CardId): Told;
  cardWithId(id: CardId): Told;
  cards(ids: readonly string[], between?: string): Told;
  planTerms(plan: PlanId): Told;
  trackBonus(company: Company, level: 1 | 2): Told;
  /** A place that a piece leaves; of an asteroid, the space does not matter. */
  site(place: BoardPlace): Told;
  lunaCards(cards: readonly LunaCardId[]): Told;
  majorities(cards: readonly [LunaCardId, LunaCardId]): Told;
  /** The card in a display slot, the plan on a space of the research display; the place where it is not known. */
  offered(slot: number): Told;
  offeredPlan(space: number): Told;
  /** The cards of a resting deck, as far as they are known. */
  restingDeck(seat: Seat, slot: number): readonly CardId[];
  /** A reward of the open decision, by its index. */
  nextReward(index: number): Told;
  chosenReward(index: number): Told;
}
