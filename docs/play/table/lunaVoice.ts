import type { Words } from '../words/en.ts';
import type { Turn } from './turns.ts';

type Mood = keyof Words['rivals']['voice'];

/** Points from which Luna mentions a gain, or a rival's loss. */
const MUCH = 12;

/** Returns what Luna says about her turn, or `null` most of the time. */
export function lunaLine(turn: Turn, words: Words): string | null {
  const mood = moodOf(turn);
  if (mood === null) return null;
  const lines = words.rivals.voice[mood];
  return lines[turn.events.length % lines.length] ?? null;
}

export function moodOf({ seat, events, gains, before }: Turn): Mood | null {
  const has = (type: Turn['events'][number]['type']): boolean => events.some((event) => event.type === type);
  const own = gains?.[seat] ?? 0;
  const others = gains?.filter((_, each) => each !== seat) ?? [];
  const after = before?.map((points, each) => points + (gains?.[each] ?? 0));
  const leads = (totals: readonly number[] | undefined): boolean =>
    totals?.every((total, each) => each === seat || total < (totals[seat] ?? 0)) === true;
  if (leads(after) && !leads(before ?? undefined)) return 'lead';
  if (has('outpostReturned') && events.some(({ type }) => type === 'sectorOccupied')) return 'ousts';
  if (others.some((each) => each <= -MUCH)) return 'costly';
  if (own >= MUCH) return 'rich';
  if (has('passed')) return 'last';
  const isIdle = events.every(({ type }) => !/Advanced|Taken|Placed|Occupied|Moved|coins|Discarded/.test(type));
  return isIdle && has('lunaSkipped') ? 'nothing' : null;
}
