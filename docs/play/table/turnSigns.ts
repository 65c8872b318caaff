import type { Company, Content, GameEvent, Seat } from 'skymines-rules';
import type { Icon, SignKind } from 'skymines-rules/drawing';
import type { Ref } from 'skymines-rules/queries';
import { plain, type RichText, type Text } from 'skymines-rules/text';
import { cardIcon, companyIcon, spaceIcon, trackIcon } from '../ask/icons.ts';
import { refsOf } from '../refs.ts';
import type { Turn } from './turns.ts';

export type Sign =
  | { readonly type: 'icon'; readonly icon: Icon }
  /** A card that was bought, drawn in a white frame. */
  | { readonly type: 'card'; readonly icon: Icon }
  | { readonly type: 'lunaCard' }
  | { readonly type: 'number'; readonly text: string }
  | { readonly type: 'seat'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'passes' };

/** Kind of a step. Each kind appears at most once in a turn. */
export type StepKind = keyof typeof RANKS;

export interface Step {
  readonly kind: StepKind;
  readonly signs: readonly Sign[];
  /** The library's text for the events of the step. */
  readonly name: string;
  readonly refs: readonly Ref[];
}

/** A turn as a line of steps. */
export interface TurnSigns {
  readonly turn: Turn;
  readonly steps: readonly Step[];
  /** The library's text for the whole turn, without the name of the seat. */
  readonly text: RichText;
  /** Everything that changed during the turn. */
  readonly refs: readonly Ref[];
}

/** The steps with the highest numbers are omitted first. */
const RANKS = {
  used: 0,
  marker: 1,
  places: 1,
  tracks: 2,
  cards: 3,
  plans: 4,
  tasks: 5,
  upload: 6,
  research: 7,
  helium: 8,
  coins: 9,
  ousted: 10,
  energy: 11,
  discarded: 12,
} as const;

const MOST_STEPS = 5;
/** Above this number of places, a step shows how many they are. */
const MOST_PLACES = 2;

interface Found {
  readonly kind: StepKind;
  readonly signs: readonly Sign[];
  /** True if the signs replace those of earlier events in the step. */
  readonly isWhole: boolean;
}

/** Summarizes a turn in at most five steps. */
export function turnSigns(turn: Turn, content: Content, text: Text): TurnSigns {
  const lines = text.log(turn.events);
  return {
    turn,
    steps: stepsOf(turn, content, text),
    text: lines.flatMap((line, index) => (index === 0 ? line.text : ['; ', ...line.text])),
    refs: turn.events.flatMap((event) => refsOf(text.event(event) ?? [])),
  };
}

function stepsOf(turn: Turn, content: Content, text: Text): readonly Step[] {
  const steps = new Map<StepKind, { readonly signs: readonly Sign[]; readonly events: readonly GameEvent[] }>();
  for (const event of turn.events) {
    if ('seat' in event && event.seat !== turn.seat) continue;
    const found = sumOf(event, turn) ?? foundIn(event, turn, content, steps.has('used'));
    if (found === null) continue;
    const before = steps.get(found.kind) ?? { signs: [], events: [] };
    const signs = found.isWhole ? found.signs : [...before.signs, ...found.signs];
    steps.set(found.kind, { signs, events: [...before.events, event] });
  }
  const all = [...steps].filter(([, { signs }]) => signs.length > 0);
  const kept = [...all].sort(([one], [other]) => RANKS[one] - RANKS[other]).slice(0, MOST_STEPS);
  const ordered = all.filter((each) => kept.includes(each)).sort(([one], [other]) => groupOf(one) - groupOf(other));
  return ordered.map(([kind, { signs, events }]) => {
    const texts = text.log(events).map((line) => line.text);
    return { kind, signs, name: texts.map(plain).join(', '), refs: texts.flatMap(refsOf) };
  });
}

/** Sums are shown last. All other effects keep their order. */
function groupOf(kind: StepKind): number {
  if (kind === 'used') return 0;
  return RANKS[kind] < RANKS.helium ? 1 : 2;
}

const icon = (of: Icon): Sign => ({ type: 'icon', icon: of });
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const more = (kind: StepKind, ...signs: readonly Sign[]): Found => ({ kind, signs, isWhole: false });
const whole = (kind: StepKind, ...signs: readonly Sign[]): Found => ({ kind, signs, isWhole: true });

function foundIn(event: GameEvent, turn: Turn, content: Content, isUsed: boolean): Found | null {
  const card = (id: string): Sign => icon(cardIcon(content, id));
  const { events, seat } = turn;
  switch (event.type) {
    case 'cardsRevealed':
      return more('used', ...event.cards.flatMap((id) => (id === null ? [] : [card(id)])));
    case 'lunaCardTurned':
      return more('used', { type: 'lunaCard' });
    case 'resourcesUsed':
    case 'energyUsed':
      return more('used', ...event.cards.map(card));
    case 'tilePlaced':
      return more('used', icon({ kind: 'tile', text: '+1' }));
    case 'scientistUsed':
    case 'fieldScientistUsed':
      return more('used', card(event.card));
    case 'markerPlaced':
      return more(isUsed ? 'marker' : 'used', { type: 'seat', seat, text: '' }, icon(spaceIcon(content, event.space)));
    case 'trackAdvanced':
      return whole('tracks', ...trackSigns(turn));
    case 'sectorOccupied':
    case 'outpostPlaced':
    case 'shuttlePlaced':
      return whole('places', ...placeSigns(events));
    case 'outpostReturned':
    case 'outpostLost':
    case 'shuttleReturned':
    case 'shuttleLost':
    case 'outpostRemoved':
      return whole('ousted', ...oustedSigns(events));
    case 'cardTaken':
      return more('cards', { type: 'card', icon: cardIcon(content, event.card) });
    case 'planTaken':
      return whole('plans', icon({ kind: 'plan', text: countText(events, 'planTaken') }));
    case 'planDiscarded':
      return whole('discarded', icon({ kind: 'plan', text: `−${countOf(events, 'planDiscarded')}` }));
    case 'uploadAdvanced':
      return whole('upload', icon({ kind: 'upload', text: countText(events, 'uploadAdvanced') }));
    case 'taskClaimed':
    case 'menaceConfronted':
    case 'menaceRemoved':
      return whole('tasks', icon({ kind: 'removal', text: '✓' }));
    case 'passed':
      return isUsed ? null : more('used', { type: 'passes' });
    default:
      return null;
  }
}

function placeSigns(events: readonly GameEvent[]): readonly Sign[] {
  const places = new Map<Company, string[]>();
  for (const event of events) {
    const place = placeOf(event);
    if (place !== null) places.set(place.company, [...(places.get(place.company) ?? []), String(place.number)]);
  }
  return [...places].flatMap(([company, numbers]) => [icon(companyIcon(company)), number(numbersText(numbers))]);
}

function placeOf(event: GameEvent): { readonly company: Company; readonly number: number } | null {
  if (event.type === 'sectorOccupied') return { company: event.company, number: event.sector };
  if (event.type === 'outpostPlaced') return { company: event.company, number: event.asteroid };
  if (event.type === 'shuttlePlaced') return { company: event.company, number: event.shuttleSpace };
  return null;
}

function number(text: string): Sign {
  return { type: 'number', text };
}

function numbersText(numbers: readonly string[]): string {
  return numbers.length > MOST_PLACES ? `×${numbers.length}` : numbers.join(' ');
}

function trackSigns({ trails, seat }: Turn): readonly Sign[] {
  const own = trails.filter((trail) => trail.seat === seat && trail.to > trail.from);
  return own.map(({ company, from, to }) => icon(trackIcon(company, to - from)));
}

function oustedSigns(events: readonly GameEvent[]): readonly Sign[] {
  const counts = new Map<Company, number>();
  for (const event of events) {
    if (/^(outpost|shuttle)(Returned|Lost|Removed)$/.test(event.type) && 'company' in event && event.company)
      counts.set(event.company, (counts.get(event.company) ?? 0) + 1);
  }
  return [...counts].map(([company, count]) => icon({ kind: 'outpost', company, text: `−${count}` }));
}

function countOf(events: readonly GameEvent[], type: GameEvent['type']): number {
  return events.filter((event) => event.type === type).length;
}

function countText(events: readonly GameEvent[], type: GameEvent['type']): string {
  const count = countOf(events, type);
  return count > 1 ? String(count) : '';
}

/** Gains and payments, which a turn can contain several times. */
function amountOf(event: GameEvent): readonly [kind: StepKind, icon: SignKind, amount: number] | null {
  switch (event.type) {
    case 'coins':
      return ['coins', 'coin', event.amount];
    case 'heliumAdvanced':
      return ['helium', 'helium', event.steps];
    case 'researchGained':
      return ['research', 'research', event.points];
    case 'uploadMoved':
      return ['upload', 'upload', event.steps];
    case 'energyLost':
      return ['energy', 'energy', -event.energy];
    default:
      return null;
  }
}

/** Adds up all gains of the event's kind in the turn. */
function sumOf(event: GameEvent, { seat, events }: Turn): Found | null {
  const found = amountOf(event);
  if (found === null) return null;
  const [kind, sign] = found;
  // A scientist's points are shown on the card and by what they bought.
  const isShown = kind !== 'research' || !events.some(({ type }) => type === 'scientistUsed' || type === 'planTaken');
  const own = events.filter((each) => each.type === event.type && 'seat' in each && each.seat === seat);
  const total = own.reduce((sum, each) => sum + (amountOf(each)?.[2] ?? 0), 0);
  return isShown && total !== 0 ? whole(kind, icon({ kind: sign, text: signed(total) })) : whole(kind);
}
