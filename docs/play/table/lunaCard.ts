import type { Content } from 'skymines-rules';
import { type LookUp, lookUp } from 'skymines-rules/queries';
import type { Text } from 'skymines-rules/text';
import { h } from '../../shared/elements.ts';
import { sentence } from '../../shared/sentence.ts';
import { lunaLine } from './lunaVoice.ts';
import { type SignsLook, signs } from './signsView.ts';
import type { Sign, Step, StepKind, TurnSigns } from './turnSigns.ts';

type LunaAction = NonNullable<ReturnType<LookUp['lunaCard']>>['actions'][number];

/** The step that an entry on the card leads to. */
const STEP_OF: Readonly<Record<LunaAction['kind'], StepKind>> = {
  coins: 'coins',
  helium: 'helium',
  research: 'upload',
  track: 'tracks',
  expand: 'places',
  cards: 'cards',
  mostValuableShareCard: 'cards',
  bonusMarker: 'marker',
  discardPlan: 'discarded',
  discardSpecialPlan: 'discarded',
};

/** Luna's card with what its entries did, for the time in which she plays it. `null` if the turn has no card. */
export function lunaCard(turn: TurnSigns, content: Content, text: Text, look: SignsLook): HTMLElement | null {
  const { words } = look;
  const turned = turn.turn.events.find((event) => event.type === 'lunaCardTurned');
  if (turned === undefined) return null;
  const { actions = [] } = lookUp(content).lunaCard(turned.card) ?? {};
  // The first lines describe the majorities.
  const lines = text.describe({ kind: 'lunaCard', lunaCard: turned.card }).slice(-actions.length);
  const rows = actions.map((action, index) => row(action, turn, sentence(lines[index] ?? ''), text, look));
  const voice = lunaLine(turn.turn, words);
  return h(
    'div',
    { class: 'luna-card', 'data-seat': turn.turn.seat, 'aria-hidden': 'true', 'data-rows': rows.length },
    h(
      'p',
      { class: 'luna-title' },
      h('span', { class: 'sign-luna' }),
      h('b', {}, words.rivals.lunaCard),
      h('span', { class: 'faint' }, words.rivals.slot(turned.slot)),
    ),
    ...rows,
    voice === null ? null : h('p', { class: 'luna-voice' }, voice),
    h('i', { class: 'luna-time' }),
  );
}

function row(action: LunaAction, turn: TurnSigns, what: string, text: Text, look: SignsLook): HTMLElement {
  const kind = STEP_OF[action.kind];
  const step = turn.steps.find((each) => each.kind === kind);
  const shown = signsOf(action, step);
  const result = resultOf(action, turn, step, text);
  // What happened comes first, then the entry that led to it.
  const [first, second] = step === undefined || result === '' ? [what, result] : [result, what];
  return h(
    'div',
    { class: step === undefined ? 'luna-row is-idle' : 'luna-row', 'data-step': kind },
    h('span', { class: 'luna-sign' }, ...signs(shown, { ...look, height: 30 })),
    h('span', {}, h('b', {}, first), second === '' || second === first ? null : h('small', {}, second)),
  );
}

/** There is room for two icons. */
function signsOf(action: LunaAction, step: Step | undefined): readonly Sign[] {
  if (action.kind === 'discardPlan') return [{ type: 'icon', icon: { kind: 'plan', text: action.letter } }];
  const own = step?.signs.filter(({ type }) => type === 'icon' || type === 'card') ?? [];
  return own.slice(0, 2);
}

/** Returns the result of an entry, or the reason why it had none. For discarded plans, the line on the card is enough. */
function resultOf({ kind }: LunaAction, { turn }: TurnSigns, step: Step | undefined, text: Text): string {
  const skipped = turn.events.find((event) => event.type === 'lunaSkipped' && event.action === kind);
  if (skipped !== undefined) return sentence(text.event(skipped) ?? '');
  return step === undefined || step.kind === 'discarded' ? '' : sentence(step.name);
}

/** Tints the row of the step that is being shown. */
export function markRow(card: HTMLElement, turn: TurnSigns, now: number): void {
  const kind = turn.steps[now]?.kind;
  for (const each of card.querySelectorAll<HTMLElement>('.luna-row'))
    each.classList.toggle('is-now', each.dataset['step'] === kind);
}
