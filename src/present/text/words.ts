import type { Box } from '../../components/box.ts';
import type { LunaAction, MenaceConsequence, MenaceRequirement } from '../../components/content.ts';
import type { Effect, PermanentBonus } from '../../components/effects.ts';
import type {
  BonusSpaceId,
  CardId,
  CardRef,
  Company,
  LunaCardId,
  MajorityItem,
  PlanId,
  Seat,
} from '../../components/ids.ts';
import { COMPANIES } from '../../components/ids.ts';
import type { Frame } from '../../game/model/frames.ts';
import type { BoardPlace } from '../../game/model/places.ts';
import type { ScoreCategory } from '../../game/model/score.ts';
import type { GameState } from '../../game/model/state.ts';
import type { Locale, Say } from './locale.ts';
import type { Table } from './names.ts';
import { cardRef, Names } from './names.ts';
import type { Told } from './parts.ts';
import { joined, say } from './parts.ts';
import { effectOfFrame } from './rewardFrames.ts';
import type { Wording } from './speech.ts';
import { apart } from './twins.ts';

/** What Luna's majority cards show, or one of them. */
type Majorities = Readonly<Partial<Record<Exclude<MajorityItem, 'scientists'>, number>>> & {
  readonly scientists: number;
};

/** A language, and the table at which it is spoken. */
export interface WordsOptions {
  readonly locale: Locale;
  readonly box: Box;
  readonly table: Table | null;
  /** The seat that is spoken to. */
  readonly seat?: Seat | null;
  readonly position?: GameState | null;
}

/** Names, and words for what things give. */
export class Words extends Names<Locale> implements Wording {
  /** The position in which something is told, if it matters. */
  readonly position: GameState | null;

  constructor({ locale, box, table, seat = null, position = null }: WordsOptions) {
    super(locale, box, table, seat);
    this.position = position;
  }

  effect(effect: Effect): Told {
    return (this.locale.effects[effect.kind] as Say<Effect, Wording>)(effect, this);
  }

  /** Effects that are received together. */
  reward(reward: readonly Effect[]): Told {
    return joined(
      reward.map((effect) => this.effect(effect)),
      ' + ',
    );
  }

  permanent(bonus: PermanentBonus): Told {
    return (this.locale.permanents[bonus.kind] as Say<PermanentBonus, Words>)(bonus, this);
  }

  menaceRequirement(requirement: MenaceRequirement): Told {
    return (this.locale.menaceRequirements[requirement.kind] as Say<MenaceRequirement, Words>)(requirement, this);
  }

  menaceConsequence(consequence: MenaceConsequence): Told {
    return (this.locale.menaceConsequences[consequence.kind] as Say<MenaceConsequence, Words>)(consequence, this);
  }

  lunaAction(action: LunaAction): Told {
    return (this.locale.lunaActions[action.kind] as Say<LunaAction, Words>)(action, this);
  }

  /** The kind of the open decision, where the position is known. */
  get asked(): Frame['kind'] | undefined {
    return this.position?.stack.at(-1)?.kind;
  }

  /** A card with its additional share. */
  cardInFull(id: CardId): Told {
    const card = this.card(id);
    if (!this.knows({ kind: 'card', card: id })) return card;
    const { action, share } = this.box.card(id);
    return action.kind === 'share' || share === null ? card : this.locale.withShare(card, this.company(share));
  }

  /** A card or action tile as a thing, with its share. */
  theCardInFull(ref: CardRef): Told {
    const thing = cardRef(ref);
    if (thing.kind !== 'card' || !this.knows(thing)) return this.name(thing);
    return this.locale.theCard(this.cardInFull(ref), this.box.card(ref).action.kind === 'share');
  }

  /** A card or action tile on a button: with its share, and with what tells it from others that look alike. */
  cardOnOffer(ref: CardRef): Told {
    const difference = apart(ref, this);
    const card = this.theCardInFull(ref);
    return difference.length === 0 ? card : say`${card} (${difference})`;
  }

  /** The cards one after the other. */
  cards(ids: readonly string[], between: string = ', '): Told {
    return joined(
      ids.map((id) => this.name(cardRef(id), 'short')),
      between,
    );
  }

  /** What a tier of a majority space, from 1, asks for. */
  tierOf(space: BonusSpaceId, tier: number): string {
    const found = this.box.boardSpace(space)?.majority?.tiers[tier - 1];
    return found === undefined ? this.locale.tierNumber(tier) : this.locale.tierFrom(found.atLeast);
  }

  /** A plan with what it asks and gives. */
  planTerms(plan: PlanId): Told {
    if (!this.knows({ kind: 'plan', plan })) return this.plan(plan);
    const special = this.box.specialPlan(plan);
    if (special !== undefined) {
      const { value, cost } = special;
      return this.locale.specialTerms(this.plan(plan), this.count(value, 'coin'), String(cost));
    }
    return this.locale.planTerms(this.plan(plan), this.requirements(plan), this.reward(this.box.plan(plan).reward));
  }

  /** What lies behind a threshold of a company's track: a permanent bonus that may replace the first one, or a space. */
  trackBonus(company: Company, level: 1 | 2): Told {
    if (this.table === null) return this.company(company);
    const bonuses = this.box.track(this.table.tracks[company]).thresholds.map(({ bonus }) => bonus);
    const [before, now] = [bonuses[level - 2], bonuses[level - 1]];
    if (now?.kind !== 'permanent') return this.name({ kind: 'bonusSpace', space: `${company}${level}` });
    const isReplaced = before?.kind === 'permanent' && before.bonus.kind === now.bonus.kind;
    const bonus = isReplaced ? this.locale.insteadOf(now.bonus, before.bonus, this) : this.permanent(now.bonus);
    return say`${bonus} (${this.company(company)})`;
  }

  /** A place that a piece leaves; of an asteroid, the space does not matter. */
  site(place: BoardPlace): Told {
    return 'asteroid' in place ? this.name({ kind: 'asteroid', asteroid: place.asteroid }) : this.place(place);
  }

  /** Luna's cards by their numbers. */
  lunaCards(cards: readonly LunaCardId[]): Told {
    return this.and(cards.map((lunaCard) => this.name({ kind: 'lunaCard', lunaCard }, 'short')));
  }

  /** How much two majority cards, left and right, count for (LUNA-23). */
  majorities([first, second]: readonly [LunaCardId, LunaCardId]): Told {
    const [left, right] = [this.box.lunaCard(first), this.box.lunaCard(second)];
    const shown = { titanium: left.left, carbon: left.right, energy: right.left, minerals: right.right };
    const bars = Object.entries(shown).filter(([, amount]) => amount > 0);
    return this.shown({ ...Object.fromEntries(bars), scientists: left.scientists + right.scientists });
  }

  /** What majority cards show: the amounts that are given. */
  shown({ scientists, ...amounts }: Majorities): Told {
    const { resources, energy } = this.locale;
    const told = (['titanium', 'carbon', 'energy', 'minerals'] as const).flatMap((item) => {
      const amount = amounts[item];
      return amount === undefined ? [] : [[`${item === 'energy' ? energy : resources[item]} ${amount}`]];
    });
    const people = `${scientists} ${this.form(scientists, this.locale.shownItems.scientists)}`;
    return joined([...told, [people]], ', ');
  }

  /** What a category of the score is called. */
  category(category: ScoreCategory): string {
    const { categories, companies } = this.locale;
    const company = COMPANIES.find((each) => each === category);
    return company === undefined ? categories[category as keyof typeof categories] : companies[company].full;
  }

  /** The card in a display slot, 1-12; the slot where the position is not known. */
  offered(slot: number): Told {
    const card = this.position?.display[slot - 1] ?? null;
    return card === null ? this.name({ kind: 'displaySlot', slot }) : this.cardOnOffer(card);
  }

  /** The plan on a space of the research display; the space where the position is not known. */
  offeredPlan(space: number): Told {
    const plan = this.position?.researchDisplay[space] ?? null;
    return plan === null ? this.name({ kind: 'displaySpace', space }) : this.planTerms(plan);
  }

  /** The cards of a resting deck, as far as they are known. */
  restingDeck(seat: Seat, slot: number): readonly CardId[] {
    return this.position?.players[seat]?.resting[slot] ?? [];
  }

  /** The reward that is taken next, by its index. */
  nextReward(index: number): Told {
    const frame = this.position?.stack.at(-1);
    const reward = frame?.kind === 'rewards' ? frame.rewards[index] : undefined;
    return reward === undefined ? this.numbered(index) : this.reward([effectOfFrame(reward)]);
  }

  /** The reward that is chosen, by its index. */
  chosenReward(index: number): Told {
    const frame = this.position?.stack.at(-1);
    const reward = frame?.kind === 'oneOf' ? frame.rewards[index] : undefined;
    return reward === undefined ? this.numbered(index) : this.reward(reward);
  }

  /** A reward of which nothing else is known. */
  numbered(index: number): Told {
    return [this.locale.rewardNumber(index + 1)];
  }

  /** Which track each company uses. */
  tracks(): Told {
    const { table } = this;
    if (table === null) return [];
    return joined(
      COMPANIES.map((company) => say`${this.company(company)} ${table.tracks[company]}`),
      ', ',
    );
  }
}
