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

/** Values on Luna's majority cards, by item. */
type Majorities = Readonly<Partial<Record<MajorityItem, number>>>;
/** Items in display order. */
const ITEMS = ['titanium', 'carbon', 'minerals', 'energy', 'scientists'] as const satisfies readonly MajorityItem[];

/**
 * A language, with everything that `createText` needs. Locales are plain objects, so bundlers can drop unused
 * languages.
 */
export interface Locale extends Phrases<Names, Words> {}

interface WordsOptions {
  readonly locale: Locale;
  readonly box: Box;
  readonly table: Table | null;
  /** The seat addressed as `you`. */
  readonly seat?: Seat | null;
  readonly position?: GameState | null;
}

/** Provides names, and turns rewards, requirements and effects into text. */
export class Words extends Names {
  declare readonly locale: Locale;
  /** The position that the text refers to; `null` if it is unknown. */
  readonly position: GameState | null;

  constructor({ locale, box, table, seat = null, position = null }: WordsOptions) {
    super(locale, box, table, seat);
    this.position = position;
  }

  /** Returns an effect as text. */
  effect(effect: Effect): RichText {
    return (this.locale.effects[effect.kind] as Phrase<Effect, Words>)(effect, this);
  }

  /** Returns a reward as text. */
  reward(reward: readonly Effect[]): RichText {
    return joined(
      reward.map((effect) => this.effect(effect)),
      ' + ',
    );
  }

  /** Returns a permanent track bonus as text. */
  permanent(bonus: PermanentBonus): RichText {
    return (this.locale.permanents[bonus.kind] as Phrase<PermanentBonus, Words>)(bonus, this);
  }

  /** Returns a menace requirement as text. */
  menaceRequirement(requirement: MenaceRequirement): RichText {
    return (this.locale.menaceRequirements[requirement.kind] as Phrase<MenaceRequirement, Words>)(requirement, this);
  }

  /** Returns a menace consequence as text. */
  menaceConsequence(consequence: MenaceConsequence): RichText {
    return (this.locale.menaceConsequences[consequence.kind] as Phrase<MenaceConsequence, Words>)(consequence, this);
  }

  /** Returns an entry on one of Luna's cards as text. */
  lunaAction(action: LunaAction): RichText {
    return (this.locale.lunaActions[action.kind] as Phrase<LunaAction, Words>)(action, this);
  }

  /** The kind of decision that is open; `undefined` if the position is unknown. */
  get asked(): Frame['kind'] | undefined {
    return this.position?.stack.at(-1)?.kind;
  }

  /**
   * The price paid for a destroyed card in the open decision; `undefined` if the position is unknown (BSP-9, BSP-10).
   */
  get salvagePrice(): number | undefined {
    const frame = this.position?.stack.at(-1);
    return frame?.kind === 'salvage' ? frame.price : undefined;
  }

  /** The price of the barrier in the open decision; `null` if the position is unknown (TRACK-1). */
  get barrierPrice(): number | null {
    const { box, position } = this;
    const frame = position?.stack.at(-1);
    return position === null || frame?.kind !== 'barrier'
      ? null
      : stepCost({ box, state: position }, frame.seat, frame.company);
  }

  /** Returns a card's short name with its additional share. */
  cardInFull(id: CardId): RichText {
    const card = this.card(id);
    if (!this.knows({ kind: 'card', card: id })) return card;
    const { action, share } = this.box.card(id);
    return action.kind === 'share' || share === null ? card : this.locale.withShare(card, this.company(share));
  }

  /** Returns the full name of a card or action tile, with any additional share. */
  theCardInFull(ref: CardRef): RichText {
    const thing = cardRef(ref);
    if (thing.kind !== 'card' || !this.knows(thing)) return this.name(thing);
    const { action, share } = this.box.card(ref);
    const card = this.name(thing);
    return action.kind === 'share' || share === null ? card : this.locale.withShare(card, this.company(share));
  }

  /** Returns the button text of a card or action tile: its name, its share, and how it differs from lookalikes. */
  cardOnOffer(ref: CardRef): RichText {
    const difference = this.position === null ? null : distinguish(ref, this.box, this.position);
    const card = this.theCardInFull(ref);
    if (difference === null) return card;
    if ('ref' in difference) return say`${card} (${this.name(difference.ref, 'short')})`;
    const { costing, oneOfLookalikes } = this.locale;
    return say`${card} (${'cost' in difference ? costing(difference.cost) : oneOfLookalikes(difference.number, difference.of)})`;
  }

  /** Returns the button texts of several cards, joined by a separator. */
  cardsOnOffer(refs: readonly CardRef[], separator: string): RichText {
    return joined(
      refs.map((ref) => this.cardOnOffer(ref)),
      separator,
    );
  }

  /** Returns the cards' short names, joined by a separator. */
  cards(ids: readonly string[], separator: string = ', '): RichText {
    return joined(
      ids.map((id) => this.card(id)),
      separator,
    );
  }

  /** Returns a majority tier's requirement: `2 units or more`. Tiers are numbered from 1. */
  tierOf(space: BonusSpaceId, tier: number): string {
    const majority = this.box.find.space(space)?.majority;
    const found = majority?.tiers[tier - 1];
    return majority == null || found === undefined
      ? this.locale.tierNumber(tier)
      : this.locale.tierFrom(majority.item, found.atLeast);
  }

  /** Returns a plan with its requirement and reward. */
  planTerms(plan: PlanId): RichText {
    if (!this.knows({ kind: 'plan', plan })) return this.plan(plan);
    const special = this.box.find.specialPlan(plan);
    if (special !== undefined) {
      const { value, cost } = special;
      return this.locale.specialTerms(this.plan(plan), this.count(value, 'coin'), String(cost));
    }
    return this.locale.planTerms(this.plan(plan), this.requirements(plan), this.reward(this.box.plan(plan).reward));
  }

  /**
   * Returns the bonus unlocked by a company track's threshold: a bonus space or a permanent bonus. The second permanent
   * bonus of a track may replace the first.
   */
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

  /** Returns the name of the place that a piece leaves. For an asteroid, the name does not include the space. */
  site(place: BoardPlace): RichText {
    return 'asteroid' in place ? this.name({ kind: 'asteroid', asteroid: place.asteroid }) : this.place(place);
  }

  /** Returns an asteroid's name, with the outpost space if one has been chosen. */
  onAsteroid(asteroid: number, space: number | undefined): RichText {
    return space === undefined ? this.name({ kind: 'asteroid', asteroid }) : this.place({ asteroid, space });
  }

  /** Returns the numbers of Luna's cards as text. */
  lunaCards(cards: readonly LunaCardId[]): RichText {
    return this.and(cards.map((lunaCard) => this.name({ kind: 'lunaCard', lunaCard }, 'short')));
  }

  /** Returns the values of the left and right majority cards (LUNA-23). */
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

  /** Returns the values on majority cards, omitting zeros. */
  shown(amounts: Majorities): RichText {
    const shown = ITEMS.flatMap((item) => {
      const amount = amounts[item] ?? 0;
      return amount === 0 ? [] : [[counted(this.locale, amount, this.locale.shownItems[item])]];
    });
    return shown.length === 0 ? [this.locale.none.amount] : this.and(shown);
  }

  /** Returns the name of a score category. */
  category(category: ScoreCategory): string {
    const { categories, companies } = this.locale;
    const company = COMPANIES.find((each) => each === category);
    return company === undefined ? categories[category as keyof typeof categories] : companies[company].full;
  }

  /** Returns the card in a display slot, 1-12, or the slot itself if the position is unknown. */
  offered(slot: number): RichText {
    const card = this.position?.display[slot - 1] ?? null;
    return card === null ? this.name({ kind: 'displaySlot', slot }) : this.cardOnOffer(card);
  }

  /** Returns the plan on a space of the research display, or the space itself if the position is unknown. */
  offeredPlan(space: number): RichText {
    const plan = this.position?.researchDisplay[space] ?? null;
    return plan === null ? this.name({ kind: 'displaySpace', space }) : this.planTerms(plan);
  }

  /** Returns a resting deck's known cards. */
  restingDeck(seat: Seat, slot: number): readonly CardId[] {
    return this.position?.players[seat]?.resting[slot] ?? [];
  }

  /** Returns one of the rewards in the open decision by its index. Identical rewards are numbered. */
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

  /** Returns one of the rewards to choose from, by its index in the prompt. */
  chosenReward(index: number): RichText {
    const frame = this.position?.stack.at(-1);
    const reward = frame?.kind === 'oneOf' ? frame.rewards[index] : undefined;
    return reward === undefined ? this.numbered(index) : this.reward(reward);
  }

  /** Returns the text for an unknown reward with this index. */
  numbered(index: number): RichText {
    return [this.locale.rewardNumber(index + 1)];
  }

  /** Returns each company's track. */
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
