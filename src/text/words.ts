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

/** Amounts on Luna's majority cards. */
type Majorities = Readonly<Partial<Record<MajorityItem, number>>>;
/** Items in display order. */
const ITEMS = ['titanium', 'carbon', 'minerals', 'energy', 'scientists'] as const satisfies readonly MajorityItem[];

/** A language: all texts of `createText`. A plain object, so bundlers drop unused languages. */
export interface Locale extends Phrases<Names, Words> {}

/** Options of `Words`. */
interface WordsOptions {
  readonly locale: Locale;
  readonly box: Box;
  readonly table: Table | null;
  /** The seat addressed as `you`. */
  readonly seat?: Seat | null;
  readonly position?: GameState | null;
}

/** Names, and texts of rewards, requirements and effects. */
export class Words extends Names {
  declare readonly locale: Locale;
  /** The position that texts refer to; `null` if unknown. */
  readonly position: GameState | null;

  constructor({ locale, box, table, seat = null, position = null }: WordsOptions) {
    super(locale, box, table, seat);
    this.position = position;
  }

  /** Returns the text of an effect. */
  effect(effect: Effect): RichText {
    return (this.locale.effects[effect.kind] as Phrase<Effect, Words>)(effect, this);
  }

  /** Returns the text of a reward. */
  reward(reward: readonly Effect[]): RichText {
    return joined(
      reward.map((effect) => this.effect(effect)),
      ' + ',
    );
  }

  /** Returns the text of a permanent track bonus. */
  permanent(bonus: PermanentBonus): RichText {
    return (this.locale.permanents[bonus.kind] as Phrase<PermanentBonus, Words>)(bonus, this);
  }

  /** Returns the text of a menace requirement. */
  menaceRequirement(requirement: MenaceRequirement): RichText {
    return (this.locale.menaceRequirements[requirement.kind] as Phrase<MenaceRequirement, Words>)(requirement, this);
  }

  /** Returns the text of a menace consequence. */
  menaceConsequence(consequence: MenaceConsequence): RichText {
    return (this.locale.menaceConsequences[consequence.kind] as Phrase<MenaceConsequence, Words>)(consequence, this);
  }

  /** Returns the text of an entry of Luna's cards. */
  lunaAction(action: LunaAction): RichText {
    return (this.locale.lunaActions[action.kind] as Phrase<LunaAction, Words>)(action, this);
  }

  /** The kind of the open decision, if the position is known. */
  get asked(): Frame['kind'] | undefined {
    return this.position?.stack.at(-1)?.kind;
  }

  /** The price of a destroyed card in the open decision, if the position is known (BSP-9, BSP-10). */
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

  /** Returns the short name of a card with its additional share. */
  cardInFull(id: CardId): RichText {
    const card = this.card(id);
    if (!this.knows({ kind: 'card', card: id })) return card;
    const { action, share } = this.box.card(id);
    return action.kind === 'share' || share === null ? card : this.locale.withShare(card, this.company(share));
  }

  /** Returns the full name of a card or action tile with its additional share. */
  theCardInFull(ref: CardRef): RichText {
    const thing = cardRef(ref);
    if (thing.kind !== 'card' || !this.knows(thing)) return this.name(thing);
    const { action, share } = this.box.card(ref);
    const card = this.name(thing);
    return action.kind === 'share' || share === null ? card : this.locale.withShare(card, this.company(share));
  }

  /** Returns the button text of a card or action tile: its name, its share, and its difference from lookalikes. */
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

  /** Returns the short names of cards, joined by a separator. */
  cards(ids: readonly string[], separator: string = ', '): RichText {
    return joined(
      ids.map((id) => this.card(id)),
      separator,
    );
  }

  /** Returns the requirement of a majority tier, from 1: `2 units or more`. */
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
   * Returns the bonus behind a threshold of a company track: a permanent bonus, which may replace the first one, or a
   * space.
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

  /** Returns the place that a piece leaves; on an asteroid, the space does not matter. */
  site(place: BoardPlace): RichText {
    return 'asteroid' in place ? this.name({ kind: 'asteroid', asteroid: place.asteroid }) : this.place(place);
  }

  /** Returns an asteroid, with the outpost space once that is chosen. */
  onAsteroid(asteroid: number, space: number | undefined): RichText {
    return space === undefined ? this.name({ kind: 'asteroid', asteroid }) : this.place({ asteroid, space });
  }

  /** Returns Luna's cards by number. */
  lunaCards(cards: readonly LunaCardId[]): RichText {
    return this.and(cards.map((lunaCard) => this.name({ kind: 'lunaCard', lunaCard }, 'short')));
  }

  /** Returns the majority values of the left and right majority cards (LUNA-23). */
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

  /** Returns the amounts on majority cards, without zeros. */
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

  /** Returns the known cards of a resting deck. */
  restingDeck(seat: Seat, slot: number): readonly CardId[] {
    return this.position?.players[seat]?.resting[slot] ?? [];
  }

  /** Returns a reward of the open decision by its index; identical ones are numbered. */
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

  /** Returns an unknown reward by its number. */
  numbered(index: number): RichText {
    return [this.locale.rewardNumber(index + 1)];
  }

  /** Returns the track of each company. */
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
