import type { CardAction, SpaceTerms, TrackBonus } from '../components/content.ts';
import type { CardId, CardRef, PlanId } from '../components/ids.ts';
import type { RefKind, RefOf, RefParts } from '../game/model/refs.ts';
import type { StatusCard } from '../game/model/state.ts';
import type { Label } from './headings.ts';
import { cardRef } from './names.ts';
import { joined, type RichText, say } from './parts.ts';
import type { Words } from './words.ts';

/** Functions that describe references, line by line. With a position, the lines include the current contents. */
export type Descriptions<Kinds extends RefKind> = {
  readonly [Kind in Kinds]: (parts: RefParts[Kind], words: Words) => readonly RichText[];
};

/** Values by label. `true` adds the label alone. `null`, `undefined`, `false` and empty texts add no line. */
type Labelled = { readonly [Name in Label]?: RichText | string | number | boolean | null | undefined };

/** Returns a line for each label, in the given order. */
export function labelled({ locale }: Words, values: Labelled): readonly RichText[] {
  return (Object.keys(values) as Label[]).flatMap((label): readonly RichText[] => {
    const value = values[label];
    const isEmpty = typeof value === 'object' && value?.length === 0;
    if (value === null || value === undefined || value === false || isEmpty) return [];
    const name = locale.labels[label];
    return [value === true ? [name] : locale.line(name, typeof value === 'object' ? value : [String(value)])];
  });
}

export function listOf(texts: readonly RichText[]): RichText {
  return joined(texts, ', ');
}

export function playersWith<Item>(
  words: Words,
  bySeat: readonly Item[] | undefined,
  holds: (item: Item) => boolean,
): RichText {
  return listOf(bySeat?.flatMap((item, seat) => (holds(item) ? [words.seat(seat)] : [])) ?? []);
}

export function priceLines({ cost, destroys }: SpaceTerms, words: Words): readonly RichText[] {
  return labelled(words, {
    cost: cost === 0 ? null : words.count(cost, 'coin'),
    destroys: destroys && words.locale.destroys[destroys],
  });
}

export function bonusOf(bonus: TrackBonus, words: Words): RichText {
  if (bonus.kind === 'permanent') return words.permanent(bonus.bonus);
  const price = listOf(priceLines(bonus, words));
  const reward = words.reward(bonus.reward);
  return price.length === 0 ? reward : say`${reward} (${price})`;
}

/** Descriptions of the components that do not belong to a place. */
export const COMPONENTS: Descriptions<'card' | 'plan' | 'token' | 'tile' | 'mission' | 'task' | 'menace' | 'lunaCard'> =
  {
    card: ({ card }, words) => {
      const { action, cost, share } = words.box.card(card);
      return labelled(words, {
        gives: gainsOnCard(action, words),
        additionalShare: share && words.company(share),
        cost: costNow(card, cost, words),
      });
    },
    plan: ({ plan }, words) => {
      const special = words.box.find.specialPlan(plan);
      if (special === undefined) {
        const { reward } = words.box.plan(plan);
        return labelled(words, { asksFor: words.requirements(plan), reward: words.reward(reward) });
      }
      const { cost, value } = special; // SCI-9, SCORE-9
      return labelled(words, { entering: words.count(cost, 'coin'), worthAtEnd: words.count(value, 'coin') });
    },
    token: ({ token }, words) =>
      labelled(words, {
        cards: words.tokenCards(token),
        bonus: words.reward(words.box.token(token).bonus),
        plan: say`${words.requirements(token)} → ${words.reward(words.box.plan(token).reward)}`,
      }),
    tile: ({ tile }, words) => {
      const { action, plus } = words.box.tile(tile);
      if (action === null) return [[words.locale.resourceTile(words.count(plus, 'unit'))]];
      if (action.kind !== 'fieldScientist') return [words.action(action)];
      const more = plus === 0 ? [] : [words.locale.perFieldScientist(words)]; // TILE-9
      return labelled(words, { gives: joined([...gainsOf(action, words), ...more], ' + ') });
    },
    mission: ({ mission }, words) => {
      const { status } = words.position?.missions ?? {};
      return [
        ...words.box.mission(mission).tasks.map((task) => words.task(task)),
        ...labelled(words, { statusCards: playersWith(words, status, (card) => card.mission === mission) }),
      ];
    },
    task: ({ mission, column }, words) => {
      const { status } = words.position?.missions ?? {};
      const hasTask = (card: StatusCard) => card.mission === mission && card.columns[column] === false;
      return [
        ...words.box.mission(mission).tasks.flatMap((task, index) => (index === column ? [words.task(task)] : [])),
        ...labelled(words, { completedBy: playersWith(words, status, hasTask) }),
      ];
    },
    menace: ({ menace }, words) => {
      const { energy, requirement, consequence, reward } = words.box.menace(menace);
      const holder = words.position?.menace?.holder ?? null;
      return labelled(words, {
        energy: words.count(energy, 'energy'),
        asksFor: words.menaceRequirement(requirement),
        reward: words.reward(reward),
        wildShare: true,
        consequence: words.menaceConsequence(consequence),
        removedBy: holder === null ? null : words.seat(holder),
      });
    },
    lunaCard: ({ lunaCard }, words) => {
      const { left, right, scientists, actions } = words.box.lunaCard(lunaCard);
      const leftMajority = words.shown({ titanium: left, carbon: right, scientists });
      const rightMajority = words.shown({ energy: left, minerals: right, scientists });
      return [...labelled(words, { leftMajority, rightMajority }), ...actions.map((each) => words.lunaAction(each))];
    },
  };

/** Returns the cards and tiles in a slot, each with its description. */
export function cardsIn(refs: readonly (CardRef | null | undefined)[], words: Words): readonly RichText[] {
  return refs.flatMap((ref) => (ref ? withName(cardRef(ref), words) : []));
}

export function planOn(plan: PlanId | null | undefined, words: Words): readonly RichText[] {
  return plan ? withName({ kind: 'plan', plan }, words) : [];
}

function withName(ref: RefOf<'card' | 'plan' | 'tile'>, words: Words): readonly RichText[] {
  const describe = COMPONENTS[ref.kind] as (parts: typeof ref, words: Words) => readonly RichText[];
  return [words.name(ref), ...(words.knows(ref) ? describe(ref, words) : [])];
}

/** Returns a card's cost. For a card on display, this includes the extra cost of its slot (RES-7). */
function costNow(card: CardId, cost: number, words: Words): string {
  const slot = words.position?.display.indexOf(card) ?? -1;
  const extra = words.box.content.slotCosts[slot];
  return extra === undefined || extra === 0 ? String(cost) : `${cost} + ${extra} = ${cost + extra}`;
}

/** Returns a field scientist's gains (FSC-3), or `null`. Other cards are fully described by their names. */
function gainsOnCard(action: CardAction, words: Words): RichText | null {
  if (action.kind !== 'fieldScientist') return null;
  const { company } = action;
  const { domesPerStep } = words.box.content.figures;
  // FSC-4: the neutral field scientist does not count domes.
  const more = company === null ? [] : [words.locale.perDomes(domesPerStep, words.company(company), words)];
  return joined([...gainsOf(action, words), ...more], ' + ');
}

function gainsOf(action: Extract<CardAction, { kind: 'fieldScientist' }>, words: Words): readonly RichText[] {
  const { helium, coins } = action;
  return [
    ...(helium > 0 ? [words.effect({ kind: 'helium', steps: helium })] : []),
    ...(coins > 0 ? [words.effect({ kind: 'coins', amount: coins })] : []),
  ];
}
