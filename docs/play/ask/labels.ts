import type { Effect } from 'skymines-rules';
import { type Choice, type Ref, type RefKind, spaceStanding } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { sentence } from '../../shared/sentence.ts';
import type { Words } from '../words/en.ts';
import type { Decision } from './decision.ts';
import { noteOf } from './notes.ts';

/** The short names of these components are only numbers or ambiguous. */
const IN_FULL: readonly RefKind[] = [
  'sector',
  'asteroid',
  'outpostSpace',
  'shuttleSpace',
  'researchSpace',
  'company',
  'plan',
];

/** Names the component of a choice, or the whole action if it has no component. */
export function labelOf(decision: Decision, offer: Choice, text: Text, words: Words): string {
  const last = offer.steps.at(-1);
  if (last === undefined) return '';
  const note = noteOf(decision, offer, text, words);
  const named =
    nameOf(decision, offer, text, words) ?? (offer.action && plain(text.action(offer.action, decision.view)));
  return `${sentence(named ?? String(last.value))}${note === null ? '' : ` · ${note}`}`;
}

function nameOf(decision: Decision, offer: Choice, text: Text, words: Words): string | null {
  const last = offer.steps.at(-1);
  const [type] = offer.steps;
  if (type?.field !== 'type' || last === undefined) return null;
  if (last === type) return offer.action === null ? plain(text.choice(offer)) : null;
  // The name of the place would not explain that its plan is turned face down, or what happens at the barrier.
  if (type.value === 'flipPlan' || decision.prompt.kind === 'barrier') return null;
  if (last.field === 'tier') return tierOf(decision, offer, text);
  if (last.ref === null) return null;
  if (last.ref.kind === 'displaySlot') {
    const card = displayed(decision, last.ref.slot, text);
    return card !== null && last.field === 'acquire' ? words.acquire(card) : card;
  }
  if (last.ref.kind === 'displaySpace') return null;
  if (last.ref.kind === 'restingSlot') return plain(text.name(last.ref, 'full', decision.view));
  return plain(text.name(last.ref, IN_FULL.includes(last.ref.kind) ? 'full' : 'short'));
}

/** Replaces identical labels with the whole action or with the card's full name. */
export function labelsOf(decision: Decision, offers: readonly Choice[], text: Text, words: Words): readonly string[] {
  const labels = offers.map((offer) => labelOf(decision, offer, text, words));
  return labels.map((label, index) => {
    const alike = offers.filter((_, other) => labels[other] === label);
    const [offer, ref] = [offers[index], offers[index]?.steps.at(-1)?.ref];
    if (offer === undefined || alike.length < 2) return label;
    if (new Set(alike.map(({ steps }) => steps[0]?.value)).size > 1) return sentence(text.choice(offer, decision.view));
    return ref?.kind === 'card' ? sentence(text.name(ref, 'full', decision.view)) : label;
  });
}

function displayed({ view }: Decision, slot: number, text: Text): string | null {
  const card = view.display[slot - 1] ?? null;
  return card === null ? null : plain(text.name({ kind: 'card', card }, 'short'));
}

function tierOf(decision: Decision, offer: Choice, text: Text): string | null {
  const space = offer.steps.find(({ field }) => field === 'space')?.ref ?? null;
  return rewardText(rewardsOf(decision, space)[Number(offer.steps.at(-1)?.value) - 1], text);
}

export function rewardOf(decision: Decision, offer: Choice, text: Text, words: Words): string | null {
  const reward = rewardsOf(decision, offer.steps.at(-1)?.ref ?? null).at(-1);
  // The button already contains the tile's name.
  const tile = tileText(reward, text, words);
  if (tile !== null) return tile;
  const rewards = rewardText(reward, text);
  return rewards === null || rewards === '' ? null : words.gets(rewards);
}

/** Describes the tile of a reward that the player gets in the next round, or returns `null` if it has none. */
export function tileText(reward: readonly Effect[] | undefined, text: Text, words: Words): string | null {
  const [effect] = reward ?? [];
  if (effect?.kind !== 'reserveTile') return null;
  return words.nextRound(text.describe({ kind: 'tile', tile: effect.tile }).map(plain).join(', '));
}

function rewardsOf({ view, prompt, rules }: Decision, ref: Ref | null): readonly (readonly Effect[])[] {
  return ref?.kind === 'bonusSpace' ? (spaceStanding(view, prompt.seat, ref.space, rules)?.rewards ?? []) : [];
}

function rewardText(reward: readonly Effect[] | undefined, text: Text): string | null {
  return reward === undefined ? null : reward.map((effect) => plain(text.effect(effect))).join(' + ');
}
