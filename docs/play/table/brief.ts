import type { GameEvent, Seat } from 'skymines-rules';
import type { Ref } from 'skymines-rules/queries';
import type { LogLine, RichText, Text } from 'skymines-rules/text';
import type { Words } from '../words/en.ts';

/** The log text of these events is already short. */
const AS_LOGGED: readonly GameEvent['type'][] = [
  'taskClaimed',
  'missionCompleted',
  'menaceConfronted',
  'outpostRemoved',
  'cardDestroyed',
  'planDiscarded',
];

/** Most important first, because a narrow row shows only the first parts. Parts without a kind come last. */
const ORDER = [
  'used',
  'marker',
  'sectors',
  'asteroids',
  'shuttles',
  'ousted',
  'cards',
  'plans',
  'tracks',
  'passed',
  'helium',
  'coins',
  'upload',
] as const;
type Kind = (typeof ORDER)[number];

/** Components of the same kind share a part. For tracks and totals, only the last value counts. */
class Summary {
  readonly #text: Text;
  readonly #parts = new Map<string, { readonly rank: number; readonly part: RichText }>();

  constructor(text: Text) {
    this.#text = text;
  }

  /** Replaces an earlier part with the same key. */
  set(kind: Kind | null, part: RichText, key: string = kind ?? ''): void {
    this.#parts.set(key, { rank: kind === null ? ORDER.length : ORDER.indexOf(kind), part });
  }

  /** `lead` is placed before the first component only. */
  add(kind: Kind, lead: string, between: string, ...things: readonly Ref[]): void {
    for (const thing of things) {
      const before = this.#parts.get(kind)?.part;
      const name = this.#text.name(thing, 'short');
      this.set(kind, before === undefined ? [lead, ...name] : [...before, between, ...name]);
    }
  }

  get parts(): readonly RichText[] {
    return [...this.#parts.values()].sort((a, b) => a.rank - b.rank).map(({ part }) => part);
  }
}

/** The most important part comes first. */
export function turnSummary({ seat, events, text: whole }: LogLine, text: Text, words: Words): readonly RichText[] {
  const summary = new Summary(text);
  const own = events.filter((event) => !('seat' in event) || event.seat === seat);
  for (const event of own) note(event, summary, text, words);
  const coins = sum(own, (event) => (event.type === 'coins' ? event.amount : 0));
  const helium = sum(own, (event) => (event.type === 'heliumAdvanced' ? event.steps : 0));
  if (helium > 0) summary.set('helium', ['+', ...text.effect({ kind: 'helium', steps: helium })]);
  if (coins !== 0) summary.set('coins', [`${coins < 0 ? '−' : '+'}${words.coins(Math.abs(coins))}`]);
  const { parts } = summary;
  return parts.length > 0 ? parts : [whole];
}

function sum(events: readonly GameEvent[], count: (event: GameEvent) => number): number {
  return events.reduce((all, event) => all + count(event), 0);
}

function note(event: GameEvent, summary: Summary, text: Text, words: Words): void {
  const { brief } = words;
  const card = (id: string): Ref => ({ kind: 'card', card: id });
  switch (event.type) {
    case 'resourcesUsed':
      summary.add('used', '', ' + ', ...event.cards.map(card));
      break;
    case 'energyUsed':
      summary.add('used', '', ' + ', ...event.cards.map(card));
      summary.add('used', '', ' → ', { kind: 'company', company: event.company });
      break;
    case 'scientistUsed':
    case 'fieldScientistUsed':
      summary.add('used', '', ' + ', card(event.card));
      break;
    case 'markerPlaced':
      summary.add('marker', brief.marker, ', ', { kind: 'bonusSpace', space: event.space });
      break;
    case 'sectorOccupied':
      summary.add('sectors', brief.sector, ', ', { kind: 'sector', sector: event.sector });
      break;
    case 'outpostPlaced':
      summary.add('asteroids', brief.asteroid, ', ', { kind: 'asteroid', asteroid: event.asteroid });
      break;
    case 'shuttlePlaced':
      summary.add('shuttles', brief.shuttle, ', ', { kind: 'shuttleSpace', shuttleSpace: event.shuttleSpace });
      break;
    case 'outpostReturned':
    case 'shuttleReturned':
      summary.add('ousted', brief.ousts, ', ', { kind: 'company', company: event.company });
      break;
    case 'cardTaken':
      summary.add('cards', brief.takes, ', ', card(event.card));
      break;
    case 'planTaken':
      summary.add('plans', brief.plan, ', ', { kind: 'plan', plan: event.plan });
      break;
    case 'trackAdvanced': {
      const company = text.name({ kind: 'company', company: event.company }, 'short');
      summary.set('tracks', [...company, brief.onTrack(event.to)], `track ${event.company}`);
      break;
    }
    case 'uploadAdvanced':
    case 'uploadMoved':
      summary.set('upload', [brief.upload(event.to)]);
      break;
    case 'passed':
      summary.set('passed', [brief.passes]);
      break;
    default:
      if (AS_LOGGED.includes(event.type)) summary.set(null, text.event(event) ?? [], event.type);
  }
}

/** Rivals are ordered by their latest turn. `lines` may start in the middle of a turn. */
export function turnsOfRivals(lines: readonly LogLine[], own: Seat): ReadonlyMap<Seat, readonly LogLine[]> {
  const found = new Map<Seat, readonly LogLine[]>();
  for (const line of lines) {
    const isTurn = line.phase === 'actions' || line.phase === null;
    if (!isTurn || line.seat === null || line.seat === own) continue;
    const before = found.get(line.seat) ?? [];
    found.delete(line.seat);
    found.set(line.seat, [...before, line]);
  }
  return found;
}
