import type { LunaAction, MenaceConsequence, MenaceId, MenaceRequirement } from '../components/content.ts';
import type { Effect, PermanentBonus } from '../components/effects.ts';
import type {
  BonusSpaceId,
  CardRef,
  Company,
  LunaCardId,
  LunaSlot,
  MissionId,
  PlanId,
  PlanLetter,
  Resource,
  TileId,
  TokenId,
} from '../components/ids.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import type { BoardPlace } from '../game/model/actions.ts';
import type { Ref, RefKind, RefParts } from '../game/model/refs.ts';
import { stepCost } from '../game/rules/tracks/movement.ts';
import type { CountedNoun, Name, Phrases, Sentence } from './locale.ts';
import type { Names } from './names.ts';
import {
  counted,
  fillTemplate,
  joined,
  joinedOf,
  type NounForms,
  type Placeholder,
  type RichText,
  say,
} from './parts.ts';
import { effectOfFrame, PositionNames, type WordsOptions } from './positionNames.ts';

/** A language, with everything that `createText` needs. */
export interface Locale extends Phrases<Names, Words> {}

/** Provides names, and turns rewards, requirements and effects into text. */
export class Words extends PositionNames {
  declare readonly locale: Locale;

  constructor(options: WordsOptions<Locale>) {
    super(options);
  }

  /** Returns a sentence as text. */
  sentence<Facts extends object>(sentence: Sentence<Facts, Words>, facts: Facts): RichText {
    const text = typeof sentence === 'function' ? sentence(facts, this) : sentence;
    return typeof text === 'string' ? this.filled(text, facts) : text;
  }

  /** Fills in the params of a template. */
  filled(template: string, facts: object): RichText {
    return fillTemplate(template, (placeholder) =>
      this.#param(placeholder, facts as Readonly<Record<string, unknown>>),
    );
  }

  #param(placeholder: Placeholder, facts: Readonly<Record<string, unknown>>): RichText | null {
    const { name, modifiers, forms, isOptional } = placeholder;
    if (name.endsWith('?')) return holds(name.slice(0, -1), facts) ? [] : null;
    const value = facts[name];
    const { nouns, inflections = {} } = this.locale;
    const noun = [forms, nouns[modifiers[0] as CountedNoun]].find((each) => each !== undefined && each.length > 0);
    if (noun !== undefined || !Object.hasOwn(PARAMS, name)) {
      if (isOptional && !value) return null;
      return [noun === undefined ? String(value) : counted(this.locale, Number(value), noun as NounForms)];
    }
    const { fields, items, join }: Param<never> = PARAMS[name as keyof Params];
    if (fields.some((field) => facts[field] === undefined)) return null;
    const texts = items(facts as never, this, modifiers.includes('short') ? 'short' : 'full');
    const inflected = texts.map((text) =>
      modifiers.reduce((each, modifier) => inflections[modifier]?.(each) ?? each, text),
    );
    return inflected.length === 0 ? null : join(inflected, this);
  }

  /** Returns an effect as text. */
  effect(effect: Effect): RichText {
    return this.sentence(this.locale.effects[effect.kind] as Sentence<Effect, Words>, effect);
  }

  /** Returns a reward as text. */
  reward(reward: readonly Effect[]): RichText {
    return joinedOf(reward, ' + ', (effect) => this.effect(effect));
  }

  /** Returns a permanent track bonus as text. */
  permanent(bonus: PermanentBonus): RichText {
    return this.sentence(this.locale.permanents[bonus.kind] as Sentence<PermanentBonus, Words>, bonus);
  }

  /** Returns a menace requirement as text. */
  menaceRequirement(requirement: MenaceRequirement): RichText {
    return this.sentence(
      this.locale.menaceRequirements[requirement.kind] as Sentence<MenaceRequirement, Words>,
      requirement,
    );
  }

  /** Returns a menace consequence as text. */
  menaceConsequence(consequence: MenaceConsequence): RichText {
    return this.sentence(
      this.locale.menaceConsequences[consequence.kind] as Sentence<MenaceConsequence, Words>,
      consequence,
    );
  }

  /** Returns an entry on one of Luna's cards as text. */
  lunaAction(action: LunaAction): RichText {
    return this.sentence(this.locale.lunaActions[action.kind] as Sentence<LunaAction, Words>, action);
  }

  /** The price of the barrier in the open decision; `null` if the position is unknown (TRACK-1). */
  get barrierPrice(): number | null {
    const { box, position } = this;
    const frame = position?.stack.at(-1);
    return position === null || frame?.kind !== 'barrier'
      ? null
      : stepCost({ box, state: position }, frame.seat, frame.company);
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
}

/** Checks a condition such as `first`, `level=1` or, for a list with one item, `slots=1`. */
function holds(condition: string, facts: Readonly<Record<string, unknown>>): boolean {
  const [field = '', wanted] = condition.split('=');
  const value = facts[field];
  if (wanted === undefined) return Boolean(value);
  return String(Array.isArray(value) ? value.length : value) === wanted;
}

/** A param of templates. Its texts are inflected one by one, then joined. It is missing if there are no texts. */
interface Param<Facts, IsOptional extends boolean = boolean> {
  readonly fields: readonly (keyof Facts & string)[];
  readonly items: (facts: Facts, words: Words, form: keyof Name) => readonly RichText[];
  readonly join: (items: readonly RichText[], words: Words) => RichText;
  /** True if the param may be missing although the facts have its fields. */
  readonly isOptional: IsOptional;
}
type Only<Field extends string, Value> = Readonly<Record<Field, Value>>;
type TrackLevel = Only<'company', Company> & Only<'level', 1 | 2>;
interface OnAsteroid {
  readonly asteroid: number;
  readonly space?: number | undefined;
}
type Render<Value, Result = RichText> = (value: Value, words: Words, form: keyof Name) => Result;

const first = ([item = []]: readonly RichText[]): RichText => item;
const and = (items: readonly RichText[], words: Words): RichText => words.and(items);

function all<Facts>(fields: readonly (keyof Facts & string)[], render: Render<Facts>): Param<Facts, false> {
  return { fields, items: (...given) => [render(...given)], join: first, isOptional: false };
}

function one<Field extends string, Value>(field: Field, render: Render<Value>): Param<Only<Field, Value>, false> {
  return all([field], (facts: Only<Field, Value>, words, form) => render(facts[field], words, form));
}

function ref<Kind extends RefKind>(
  kind: Kind,
  ...fields: readonly (keyof RefParts[Kind] & string)[]
): Param<RefParts[Kind], false> {
  return all(fields, (facts: RefParts[Kind], words, form) => {
    const parts = Object.fromEntries(fields.map((field) => [field, facts[field]]));
    return words.name({ kind, ...parts } as unknown as Ref, form);
  });
}

function each<Field extends string, Value>(
  field: Field,
  render: Render<Value>,
  join: Param<never>['join'] = and,
): Param<Only<Field, readonly Value[]>, false> {
  const items: Param<Only<Field, readonly Value[]>>['items'] = (facts, words, form) =>
    facts[field].map((value) => render(value, words, form));
  return { fields: [field], items, join, isOptional: false };
}

function perhaps<Facts>(
  fields: readonly (keyof Facts & string)[],
  items: Render<Facts, readonly RichText[]>,
): Param<Facts, true> {
  return { fields, items, join: first, isOptional: true };
}

const coins = (amount: number | null | undefined, words: Words): readonly RichText[] =>
  amount === null || amount === undefined ? [] : [[words.count(amount, 'coin')]];
const offered = (card: CardRef, words: Words): RichText => words.cardOnOffer(card);

/** The params of templates. All other params are numbers. */
const PARAMS = {
  token: ref('token', 'token'),
  offers: one('offers', (offers: readonly TokenId[], words) =>
    words.or(offers.map((token) => words.name({ kind: 'token', token }))),
  ),
  card: one('card', (card: CardRef, words, form) => (form === 'short' ? words.card(card) : words.thatCard(card))),
  cardWithShare: one('card', (card: CardRef, words, form) =>
    form === 'short' ? words.cardInFull(card) : words.theCardInFull(card),
  ),
  cards: one('cards', (cards: readonly CardRef[], words) => words.cards(cards)),
  knownCards: perhaps(['cards'], ({ cards }: Only<'cards', readonly (CardRef | null)[]>, words) => {
    const known = cards.filter((card) => card !== null);
    return known.length === 0 ? [] : [words.cards(known)];
  }),
  cardSum: one('cards', (cards: readonly CardRef[], words) => words.cards(cards, ' + ')),
  offeredCard: one('card', offered),
  offeredCards: each('cards', offered, (items) => joined(items, ', ')),
  offeredSum: each('cards', offered, (items) => joined(items, ' + ')),
  destroyed: one('destroy', offered),
  allDestroyed: each('destroy', offered),
  acquired: one('acquire', (slot: number, words) => words.offered(slot)),
  displayedCard: one('slot', (slot: number, words) => words.offered(slot)),
  displayedPlan: one('space', (space: number, words) => words.offeredPlan(space)),
  plan: ref('plan', 'plan'),
  planTerms: one('plan', (plan: PlanId, words) => words.planTerms(plan)),
  planLetter: one('letter', (letter: PlanLetter) => [letter]),
  tile: ref('tile', 'tile'),
  tiles: each('tiles', (tile: TileId, words) => words.name({ kind: 'tile', tile })),
  space: ref('bonusSpace', 'space'),
  tier: all(['space', 'tier'], ({ space, tier }: Only<'space', BonusSpaceId> & Only<'tier', number>, words) => [
    words.tierOf(space, tier),
  ]),
  company: ref('company', 'company'),
  companies: each('companies', (company: Company, words, form) => words.company(company, form)),
  ousted: one('outpost', (company: Company, words, form) => words.company(company, form)),
  track: perhaps(['company'], ({ company }: Only<'company', Company | null>, words, form) =>
    company === null ? [] : [words.company(company, form)],
  ),
  trackBonus: all(['company', 'level'], ({ company, level }: TrackLevel, words) => words.trackBonus(company, level)),
  place: all([], (place: BoardPlace, words) => words.site(place)),
  onAsteroid: all(['asteroid'], ({ asteroid, space }: OnAsteroid, words) => words.onAsteroid(asteroid, space)),
  column: one('column', (column: number, words) => [words.locale.column(column)]),
  actionSlot: ref('actionSlot', 'seat', 'slot'),
  restingSlot: ref('restingSlot', 'seat', 'slot'),
  restingDeck: perhaps(['seat', 'slot'], ({ seat, slot }: RefParts['restingSlot'], words) => {
    const cards = words.restingDeck(seat, slot);
    return cards.length === 0 ? [] : [words.cards(cards)];
  }),
  researchSpace: ref('researchSpace', 'seat', 'position'),
  mission: ref('mission', 'mission'),
  missionsWithTasks: one('missions', (missions: readonly MissionId[], words) =>
    joinedOf(missions, ', ', (mission) => {
      const tasks = joinedOf(words.box.mission(mission).tasks, '; ', (task) => words.task(task));
      return say`${words.name({ kind: 'mission', mission })} (${tasks})`;
    }),
  ),
  taskName: ref('task', 'mission', 'column'),
  task: all(['mission', 'column'], ({ mission, column }: RefParts['task'], words) => words.taskOf(mission, column)),
  menace: ref('menace', 'menace'),
  consequence: one('menace', (menace: MenaceId, words) =>
    words.menaceConsequence(words.box.menace(menace).consequence),
  ),
  sectors: each('sectors', (sector: number, words) => words.name({ kind: 'sector', sector }, 'short')),
  nextReward: one('reward', (reward: number, words) => words.nextReward(reward)),
  chosenReward: one('reward', (reward: number, words) => words.chosenReward(reward)),
  rewards: one('rewards', (rewards: readonly (readonly Effect[])[], words) => words.effect({ kind: 'oneOf', rewards })),
  eachSteps: each('steps', (steps: number, words) => [words.count(steps, 'step')]),
  barrierPrice: perhaps([], (_: object, words) => coins(words.barrierPrice, words)),
  salvagePrice: perhaps([], (_: object, words) => coins(words.salvagePrice, words)),
  coins: one('amount', (amount: number, words) => [words.count(Math.abs(amount), 'coin')]),
  resource: one('resource', (resource: Resource, words) => [words.locale.resources[resource]]),
  lunaSlot: one('slot', (slot: LunaSlot) => [slot]),
  lunaSlots: each('slots', (slot: LunaSlot) => [slot]),
  lunaCard: one('card', (card: LunaCardId, words) => words.lunaCards([card])),
  lunaCards: one('cards', (cards: readonly LunaCardId[], words) => words.lunaCards(cards)),
  discarded: perhaps(['discarded'], ({ discarded }: Only<'discarded', LunaCardId | null>, words) =>
    discarded === null ? [] : [words.lunaCards([discarded])],
  ),
  majorities: one('cards', (cards: readonly [LunaCardId, LunaCardId], words) => words.majorities(cards)),
  targetSector: one('target', (sector: number, words) => words.place({ sector })),
} satisfies Readonly<Record<string, Param<never>>>;

export type Params = typeof PARAMS;

function countSame(items: readonly unknown[], item: unknown): number {
  return items.filter((each) => sortedJson(each) === sortedJson(item)).length;
}
