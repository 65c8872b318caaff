import type { CardAction, LunaCard } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import type { CardId, CardRef, PlanId } from '../components/ids.ts';
import type { RefOf } from '../game/model/refs.ts';
import { type Descriptions, lineOf, listOf, playersLine, rewardLine } from './lines.ts';
import { cardRef } from './names.ts';
import { type RichText, say } from './parts.ts';
import type { Words } from './words.ts';

/** Descriptions of the components that do not belong to a place. */
export const COMPONENTS: Descriptions<'card' | 'plan' | 'token' | 'tile' | 'mission' | 'task' | 'menace' | 'lunaCard'> =
  {
    card: ({ card }, words) => {
      const { action, cost, share } = words.box.card(card);
      return [
        ...gainLines(action, words),
        ...lineOf(words, 'additionalShare', share && words.company(share)),
        ...lineOf(words, 'cost', costNow(card, cost, words)),
      ];
    },
    plan: ({ plan }, words) => {
      const special = words.box.find.specialPlan(plan);
      if (special !== undefined) {
        return [
          // SCI-9, SCORE-9
          ...lineOf(words, 'entering', words.count(special.cost, 'coin')),
          ...lineOf(words, 'worthAtEnd', words.count(special.value, 'coin')),
        ];
      }
      return [
        ...lineOf(words, 'asksFor', words.requirements(plan)),
        ...lineOf(words, 'reward', words.reward(words.box.plan(plan).reward)),
      ];
    },
    token: ({ token }, words) => [
      ...lineOf(words, 'cards', words.tokenCards(token)),
      ...lineOf(words, 'bonus', words.reward(words.box.token(token).bonus)),
      ...lineOf(words, 'plan', say`${words.requirements(token)} → ${words.reward(words.box.plan(token).reward)}`),
    ],
    tile: ({ tile }, words) => {
      const { action, plus } = words.box.tile(tile);
      if (action === null) return [[words.locale.resourceTile(words.count(plus, 'unit'))]];
      if (action.kind !== 'fieldScientist') return [words.action(action)];
      const more = plus === 0 ? [] : [words.locale.perFieldScientist(words)]; // TILE-9
      return lineOf(words, 'gives', listOf([...gainsOf(action, words), ...more], ' + ') ?? []);
    },
    mission: ({ mission }, words) => [
      ...words.box.mission(mission).tasks.map((task) => words.task(task)),
      ...playersLine(words, 'statusCards', words.position?.missions?.status, (card) => card.mission === mission),
    ],
    task: ({ mission, column }, words) => [
      ...words.box.mission(mission).tasks.flatMap((task, index) => (index === column ? [words.task(task)] : [])),
      ...playersLine(
        words,
        'completedBy',
        words.position?.missions?.status,
        (card) => card.mission === mission && card.columns[column] === false,
      ),
    ],
    menace: ({ menace }, words) => {
      const { energy, requirement, consequence, reward } = words.box.menace(menace);
      const holder = words.position?.menace?.holder ?? null;
      return [
        ...lineOf(words, 'energy', words.count(energy, 'energy')),
        ...lineOf(words, 'asksFor', words.menaceRequirement(requirement)),
        ...rewardLine(reward, words),
        [words.locale.labels.wildShare],
        ...lineOf(words, 'consequence', words.menaceConsequence(consequence)),
        ...lineOf(words, 'removedBy', holder === null ? null : words.seat(holder)),
      ];
    },
    lunaCard: ({ lunaCard }, words) => describeLuna(words.box.lunaCard(lunaCard), words),
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

/** Returns a field scientist's gains (FSC-3). Other cards are fully described by their names. */
function gainLines(action: CardAction, words: Words): readonly RichText[] {
  if (action.kind !== 'fieldScientist') return [];
  const { company } = action;
  const { domesPerStep } = words.box.content.figures;
  // FSC-4: the neutral field scientist does not count domes.
  const more = company === null ? [] : [words.locale.perDomes(domesPerStep, words.company(company), words)];
  return lineOf(words, 'gives', listOf([...gainsOf(action, words), ...more], ' + '));
}

function gainsOf(
  { helium, coins }: Extract<CardAction, { kind: 'fieldScientist' }>,
  words: Words,
): readonly RichText[] {
  const reward: Effect[] = [];
  if (helium > 0) reward.push({ kind: 'helium', steps: helium });
  if (coins > 0) reward.push({ kind: 'coins', amount: coins });
  return reward.length === 0 ? [] : [words.reward(reward)];
}

function describeLuna({ left, right, scientists, actions }: LunaCard, words: Words): readonly RichText[] {
  return [
    ...lineOf(words, 'leftMajority', words.shown({ titanium: left, carbon: right, scientists })),
    ...lineOf(words, 'rightMajority', words.shown({ energy: left, minerals: right, scientists })),
    ...actions.map((action) => words.lunaAction(action)),
  ];
}
