import type { CoreRules, GameView, Prompt } from 'skymines-rules';
import { lookUp, type Ref } from 'skymines-rules/queries';
import { useOf } from './uses.ts';

/** Somebody points at a thing that is no choice now. */
interface Attempt {
  readonly view: GameView;
  readonly prompt: Prompt;
  readonly rules: CoreRules;
}

/** The fields of the action that a click on this thing most likely means; the library explains why it is not allowed. */
export function attempted(attempt: Attempt, ref: Ref): Readonly<Record<string, unknown>> | null {
  const meant = meaning(attempt, ref);
  return meant === null ? null : { ...meant, seat: attempt.prompt.seat };
}

function meaning(attempt: Attempt, ref: Ref): Readonly<Record<string, unknown>> | null {
  const { view, prompt } = attempt;
  switch (ref.kind) {
    case 'card':
      return cardMeaning(attempt, ref.card);
    case 'tile':
      return { type: ref.tile === 'scientistTile' ? 'useScientist' : 'useFieldScientist', card: ref.tile };
    case 'sector':
      return { type: 'occupy', sector: ref.sector, column: 0 };
    case 'asteroid':
      return { type: 'placeOutpost', asteroid: ref.asteroid, space: 0, column: 0 };
    case 'outpostSpace':
      return { type: 'placeOutpost', asteroid: ref.asteroid, space: ref.space, column: 0 };
    case 'shuttleSpace':
      return { type: 'placeShuttle', shuttleSpace: ref.shuttleSpace };
    case 'bonusSpace':
      return { type: 'placeBonusMarker', space: ref.space };
    case 'company':
    case 'trackSpace':
      return { type: prompt.kind === 'turn' ? 'useEnergy' : 'advance', company: ref.company };
    case 'displaySlot':
      return slotMeaning(attempt, ref.slot);
    case 'displaySpace':
      return { type: 'takePlan', space: ref.space };
    case 'plan':
      return planMeaning(view, ref.plan);
    case 'restingSlot':
      return prompt.kind === 'resting' ? null : { type: 'pickUpDeck', slot: ref.slot };
    case 'task':
      return { type: 'claimTask', mission: ref.mission, column: ref.column };
    case 'menace':
      return { type: 'confront' };
    default:
      return null;
  }
}

function cardMeaning(attempt: Attempt, card: string): Readonly<Record<string, unknown>> | null {
  const { view, prompt, rules } = attempt;
  const shown = view.display.indexOf(card);
  if (shown >= 0) return slotMeaning(attempt, shown + 1);
  const own = view.players[prompt.seat];
  // A card that is planned stays planned (AMB-PLAN-2).
  if (prompt.kind === 'planning' && own?.area.includes(card) === true) return null;
  const free = own?.area.indexOf(null) ?? -1;
  if (prompt.kind === 'planning') return { type: 'planCard', card, slot: Math.max(free, 0) };
  const found = lookUp(rules.content).card(card);
  return found === undefined ? null : useOf(found);
}

/** Cards of the display are paid with resources, or with coins where a purchase is offered. */
function slotMeaning({ view, prompt, rules }: Attempt, slot: number): Readonly<Record<string, unknown>> {
  if (prompt.kind === 'purchase') return { type: 'buyCard', slot };
  const own = view.players[prompt.seat];
  const find = lookUp(rules.content);
  const cards = own?.area.filter((card, index) => {
    return card !== null && own.used[index] !== true && find.card(card)?.action.kind === 'resource';
  });
  return { type: 'useResources', cards: (cards ?? []).slice(0, 1), acquire: slot };
}

function planMeaning(view: GameView, plan: string): Readonly<Record<string, unknown>> {
  const space = view.researchDisplay.indexOf(plan);
  return space >= 0 ? { type: 'takePlan', space } : { type: 'takeSpecialPlan', plan };
}
