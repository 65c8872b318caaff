import type { Card, CardAction, Content, Mission, SpecialPlan, Task } from '../../components/content.ts';
import type { Effect, PermanentBonus, Requirement } from '../../components/effects.ts';
import type {
  BonusSpaceId,
  CardId,
  CardRef,
  Company,
  LunaCardId,
  MissionId,
  PlanId,
  Seat,
  TokenId,
} from '../../components/ids.ts';
import type { Frame } from '../../game/model/frames.ts';
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
  /** An action card by its id. */
  card(id: CardId): Card;
  /** A mission card by its id. */
  mission(id: MissionId): Mission;
  /** A special plan, `undefined` for any other id. */
  specialPlan(id: PlanId): SpecialPlan | undefined;
}

/** What the messages of a language can ask for: the names of things at a table. */
export interface Naming {
  readonly box: Components;
  /** The seat that is spoken to, if one is. */
  readonly listener: Seat | null;
  /** What a thing is called. */
  name(ref: Ref, form?: keyof Name): Told;
  /** The name of a person, or of Luna. */
  player(seat: Seat): string;
  /** Whether the seat is Luna's. */
  isLuna(seat: Seat): boolean;
  /** The name of a seat. */
  seat(seat: Seat): Told;
  /** The name of a company. */
  company(company: Company): Told;
  /** A card or action tile as it lies on the table, without its id. */
  card(ref: CardRef): Told;
  /** A card or action tile that is spoken of, as a thing: by what it shows, not by its id. */
  thatCard(ref: CardRef): Told;
  /** The name of a plan. */
  plan(plan: PlanId): Told;
  /** A place of the board. */
  place(place: BoardPlace): Told;
  /** An amount with what is counted: `2 coins`. */
  count(amount: number, noun: Noun): string;
  /** The form of a word that an amount asks for. */
  form(amount: number, forms: Forms): string;
  /** Texts as an enumeration with `and`. */
  and(items: readonly Told[]): Told;
  /** Texts as an enumeration with `or`. */
  or(items: readonly Told[]): Told;
  /** What a card does. */
  action(action: CardAction): Told;
  /** What a plan asks for. */
  requirement(requirement: Requirement): Told;
  /** Everything that a plan asks for. */
  requirements(plan: PlanId): Told;
  /** What a task asks for. */
  task(task: Task): Told;
  /** The task of a mission in a column, 0-2. */
  taskOf(mission: MissionId, column: number): Told;
  /** The cards that a starting token puts into the starting decks. */
  tokenCards(token: TokenId): Told;
}

/** The same with words for what things give. */
export interface Wording extends Naming {
  /** The kind of the open decision, where the position is known. */
  readonly asked: Frame['kind'] | undefined;
  /** What an effect gives. */
  effect(effect: Effect): Told;
  /** What all effects of a reward give. */
  reward(reward: readonly Effect[]): Told;
  /** What a permanent track bonus does. */
  permanent(bonus: PermanentBonus): Told;
  /** A card with its additional share. */
  cardInFull(id: CardId): Told;
  /** A card or action tile as a thing, with its share. */
  theCardInFull(ref: CardRef): Told;
  /** A card or action tile on a button: with its share, and with what tells it from others that look alike. */
  cardOnOffer(ref: CardRef): Told;
  /** Cards as an enumeration, or with words between them. */
  cards(ids: readonly string[], between?: string): Told;
  /** What a tier of a majority space, from 1, asks for: `2 or more`. */
  tierOf(space: BonusSpaceId, tier: number): string;
  /** A plan with what it asks and gives. */
  planTerms(plan: PlanId): Told;
  /** A bonus of a company's track. */
  trackBonus(company: Company, level: 1 | 2): Told;
  /** A place that a piece leaves; of an asteroid, the space does not matter. */
  site(place: BoardPlace): Told;
  /** Some of Luna's cards. */
  lunaCards(cards: readonly LunaCardId[]): Told;
  /** What two of Luna's majority cards show together. */
  majorities(cards: readonly [LunaCardId, LunaCardId]): Told;
  /** The card in a display slot, the plan on a space of the research display; the place where it is not known. */
  offered(slot: number): Told;
  /** The plan on a space of the research display, 0-11. */
  offeredPlan(space: number): Told;
  /** The cards of a resting deck, as far as they are known. */
  restingDeck(seat: Seat, slot: number): readonly CardId[];
  /** A reward of the open decision, by its index. */
  nextReward(index: number): Told;
  /** A reward to choose, by its index in the prompt. */
  chosenReward(index: number): Told;
}
