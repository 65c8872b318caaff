import type { Box } from '../components/box.ts';
import type { LunaAction, MenaceConsequence, MenaceRequirement } from '../components/content.ts';
import type { Effect, PermanentBonus } from '../components/effects.ts';
import type {
  BonusSpaceId,
  CardId,
  CardRef,
  Company,
  LunaCardId,
  MajorityItem,
  PlanId,
  Seat,
} from '../components/ids.ts';
import { COMPANIES } from '../components/ids.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import type { Frame } from '../game/model/frames.ts';
import type { BoardPlace } from '../game/model/places.ts';
import type { ScoreCategory } from '../game/model/score.ts';
import type { GameState } from '../game/model/state.ts';
import { stepCost } from '../game/rules/tracks/movement.ts';
import type { Phrase, Phrases } from './locale.ts';
import { distinguish } from './lookalikes.ts';
import type { Table } from './names.ts';
import { cardRef, Names } from './names.ts';
import type { RichText } from './parts.ts';
import { joined, say } from './parts.ts';
import { counted } from './plurals.ts';
import { effectOfFrame } from './rewardFrames.ts';

/** What Luna's majority cards show, or one of them. */
type Majorities = Readonly<Partial<Record<MajorityItem, number>>>;
/** In this order. */
const SHOWN = ['titanium', 'carbon', 'minerals', 'energy', 'scientists'] as const satisfies readonly MajorityItem[];

/** One language: everything that `createText` says. A plain object, so that a bundler leaves out a language not used. */
export interface Locale extends Phrases<Names, Words> {}

/** A language, and the table at which it is spoken. */
interface WordsOptions {
  readonly locale: Locale;
  readonly box: Box;
  readonly table: Table | null;
  /** The seat that is spoken to. */
  readonly seat?: Seat | null;
  readonly position?: GameState | null;
}

/** Names, and words for what things give. */
export class Words extends Names {
  declare readonly locale: Locale;
  /** The position in which something is told, if it matters. */
  readonly position: GameState | null;

  constructor({ locale, box, table, seat = null, position = null }: WordsOptions) {
    super(locale, box, table, seat);
    this.position = position;
  }

  /** What an effect gives. */
  effect(effect: Effect): RichText {
    return (this.locale.effects[effect.kind] as Phrase<Effect, Words>)(effect, this);
  }

  /** What all effects of a reward give. */
  reward(reward: readonly Effect[]): RichText {
    return joined(
      reward.map((effect) => this.effect(effect)),
      ' + ',
    );
  }

  /** What a permanent track bonus does. */
  permanent(bonus: PermanentBonus): RichText {
    return (this.locale.permanents[bonus.kind] as Phrase<PermanentBonus, Words>)(bonus, this);
  }

  /** What a menace asks for. */
  menaceRequirement(requirement: MenaceRequirement): RichText {
    return (this.locale.menaceRequirements[requirement.kind] as Phrase<MenaceRequirement, Words>)(requirement, this);
  }

  /** What a menace does if it stays. */
  menaceConsequence(consequence: MenaceConsequence): RichText {
    return (this.locale.menaceConsequences[consequence.kind] as Phrase<MenaceConsequence, Words>)(consequence, this);
  }

  /** What Luna does by one of her cards. */
  lunaAction(action: LunaAction): RichText {
    return (this.locale.lunaActions[action.kind] as Phrase<LunaAction, Words>)(action, this);
  }

  /** The kind of the open decision, where the position is known. */
  get asked(): Frame['kind'] | undefined {
    return this.position?.stack.at(-1)?.kind;
  }

  /** What a destroyed card costs in the open decision, where the position is known (BSP-9, BSP-10). */
  get salvagePrice(): number | undefined {
    const frame = this.position?.stack.at(-1);
    return frame?.kind === 'salvage' ? frame.price : undefined;
  }

  /** What the barrier of the open decision costs, where the position is known (TRACK-1). */
  get barrierPrice(): number | null {
    const { box, position } = this;
    const frame = position?.stack.at(-1);
    return position === null || frame?.kind !== 'barrier'
      ? null
      : stepCost({ box, state: position }, frame.seat, frame.company);
  }

  /** A card with its additional share. */
  cardInFull(id: CardId): RichText {
    const card = this.card(id);
    if (!this.knows({ kind: 'card', card: id })) return card;
    const { action, share } = this.box.card(id);
    return action.kind === 'share' || share === null ? card : this.locale.withShare(card, this.company(share));
  }

  /** A card or action tile as a thing, with its share. */
  theCardInFull(ref: CardRef): RichText {
    const thing = cardRef(ref);
    if (thing.kind !== 'card' || !this.knows(thing)) return this.name(thing);
    const { action, share } = this.box.card(ref);
    const card = this.name(thing);
    return action.kind === 'share' || share === null ? card : this.locale.withShare(card, this.company(share));
  }

  /** A card or action tile on a button: with its share, and with what tells it from others that look alike. */
  cardOnOffer(ref: CardRef): RichText {
    const difference = this.position === null ? null : distinguish(ref, this.box, this.position);
    const card = this.theCardInFull(ref);
    if (difference === null) return card;
    if ('ref' in difference) return say`${card} (${this.name(difference.ref, 'short')})`;
    const { costing, oneOfLookalikes } = this.locale;
    return say`${card} (${'cost' in difference ? costing(difference.cost) : oneOfLookalikes(difference.number, difference.of)})`;
  }

  /** Cards on a button that takes several, between words. */
  cardsOnOffer(refs: readonly CardRef[], between: string): RichText {
    return joined(
      refs.map((ref) => this.cardOnOffer(ref)),
      between,
    );
  }

  /** Cards as an enumeration, or with words between them. */
  cards(ids: readonly string[], between: string = ', '): RichText {
    return joined(
      ids.map((id) => this.card(id)),
      between,
    );
  }

  /** What a tier of a majority space, from 1, asks for: `2 or more`. */
  tierOf(space: BonusSpaceId, tier: number): string {
    const majority = this.box.find.space(space)?.majority;
    const found = majority?.tiers[tier - 1];
    return majority == null || found === undefined
      ? this.locale.tierNumber(tier)
      : this.locale.tierFrom(majority.item, found.atLeast);
  }

  /** A plan with what it asks and gives. */
  planTerms(plan: PlanId): RichText {
    if (!this.knows({ kind: 'plan', plan })) return this.plan(plan);
    const special = this.box.find.specialPlan(plan);
    if (special !== undefined) {
      const { value, cost } = special;
      return this.locale.specialTerms(this.plan(plan), this.count(value, 'coin'), String(cost));
    }
    return this.locale.planTerms(this.plan(plan), this.requirements(plan), this.reward(this.box.plan(plan).reward));
  }

  /** What lies behind a threshold of a company's track: a permanent bonus that may replace the first one, or a space. */
  trackBonus(company: Company, level: 1 | 2): RichText {
    const { bonusOfTrack, insteadOf } = this.locale;
    const short = this.company(company, 'short');
    if (this.table === null) return bonusOfTrack(level, short, null);
    const bonuses = this.box.track(this.table.tracks[company]).thresholds.map(({ bonus }) => bonus);
    const [before, now] = [bonuses[level - 2], bonuses[level - 1]];
    if (now?.kind !== 'permanent') return this.name({ kind: 'bonusSpace', space: `${company}${level}` });
    const isReplaced = before?.kind === 'permanent' && before.bonus.kind === now.bonus.kind;
    const does = isReplaced ? insteadOf(now.bonus, before.bonus, this) : this.permanent(now.bonus);
    return bonusOfTrack(level, short, does);
  }

  /** A place that a piece leaves; of an asteroid, the space does not matter. */
  site(place: BoardPlace): RichText {
    return 'asteroid' in place ? this.name({ kind: 'asteroid', asteroid: place.asteroid }) : this.place(place);
  }

  /** Where an outpost goes on an asteroid, as far as it is chosen. */
  onAsteroid(asteroid: number, space: number | undefined): RichText {
    return space === undefined ? this.name({ kind: 'asteroid', asteroid }) : this.place({ asteroid, space });
  }

  /** Luna's cards by their numbers. */
  lunaCards(cards: readonly LunaCardId[]): RichText {
    return this.and(cards.map((lunaCard) => this.name({ kind: 'lunaCard', lunaCard }, 'short')));
  }

  /** How much two majority cards, left and right, count for (LUNA-23). */
  majorities([first, second]: readonly [LunaCardId, LunaCardId]): RichText {
    const [left, right] = [this.box.lunaCard(first), this.box.lunaCard(second)];
    const scientists = left.scientists + right.scientists;
    return this.shown({
      titanium: left.left,
      carbon: left.right,
      energy: right.left,
      minerals: right.right,
      scientists,
    });
  }

  /** What majority cards show: everything but zeros. */
  shown(amounts: Majorities): RichText {
    const told = SHOWN.flatMap((item) => {
      const amount = amounts[item] ?? 0;
      return amount === 0 ? [] : [[counted(this.locale, amount, this.locale.shownItems[item])]];
    });
    return told.length === 0 ? [this.locale.none.amount] : this.and(told);
  }

  /** What a category of the score is called. */
  category(category: ScoreCategory): string {
    const { categories, companies } = this.locale;
    const company = COMPANIES.find((each) => each === category);
    return company === undefined ? categories[category as keyof typeof categories] : companies[company].full;
  }

  /** The card in a display slot, 1-12; the slot where the position is not known. */
  offered(slot: number): RichText {
    const card = this.position?.display[slot - 1] ?? null;
    return card === null ? this.name({ kind: 'displaySlot', slot }) : this.cardOnOffer(card);
  }

  /** The plan on a space of the research display; the space where the position is not known. */
  offeredPlan(space: number): RichText {
    const plan = this.position?.researchDisplay[space] ?? null;
    return plan === null ? this.name({ kind: 'displaySpace', space }) : this.planTerms(plan);
  }

  /** The cards of a resting deck, as far as they are known. */
  restingDeck(seat: Seat, slot: number): readonly CardId[] {
    return this.position?.players[seat]?.resting[slot] ?? [];
  }

  /** A reward of the open decision, by its index; of several that are the same, with its number among them. */
  nextReward(index: number): RichText {
    const frame = this.position?.stack.at(-1);
    const rewards = frame?.kind === 'rewards' ? frame.rewards : [];
    const reward = rewards[index];
    if (reward === undefined) return this.numbered(index);
    const text = this.reward([effectOfFrame(reward)]);
    const number = countSame(rewards.slice(0, index + 1), reward);
    const of = countSame(rewards, reward);
    return of === 1 ? text : say`${text} (${this.locale.oneOfLookalikes(number, of)})`;
  }

  /** A reward to choose, by its index in the prompt. */
  chosenReward(index: number): RichText {
    const frame = this.position?.stack.at(-1);
    const reward = frame?.kind === 'oneOf' ? frame.rewards[index] : undefined;
    return reward === undefined ? this.numbered(index) : this.reward(reward);
  }

  /** A reward of which nothing else is known. */
  numbered(index: number): RichText {
    return [this.locale.rewardNumber(index + 1)];
  }

  /** Which track each company uses. */
  tracks(): RichText {
    const { table } = this;
    if (table === null) return [];
    return joined(
      COMPANIES.map((company) => say`${this.company(company)} ${table.tracks[company]}`),
      ', ',
    );
  }
}

function countSame(items: readonly unknown[], item: unknown): number {
  return items.filter((each) => sortedJson(each) === sortedJson(item)).length;
}
