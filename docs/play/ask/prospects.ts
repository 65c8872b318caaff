import type { Company } from 'skymines-rules';
import { areaTotals, type Choice, companyStandings, lookUp, type RefKind, reachOf } from 'skymines-rules/queries';
import { plain, type Text } from 'skymines-rules/text';
import { seatName } from '../seatNames.ts';
import type { Words } from '../words/en.ts';
import type { Decision } from './decision.ts';

const SHOWN_AS_ICONS: readonly RefKind[] = ['plan', 'sector', 'asteroid', 'outpostSpace', 'shuttleSpace'];

/** Describes places within reach, shareholders or rewards. Returns `null` for choices that have none of these. */
export function prospectOf(decision: Decision, offer: Choice, text: Text, words: Words): string | null {
  const ref = offer.steps.at(-1)?.ref;
  if (ref !== null && ref !== undefined && SHOWN_AS_ICONS.includes(ref.kind))
    return text.describe(ref).map(plain).join(' · ') || null;
  if (ref?.kind !== 'company') return null;
  if (offer.steps[0]?.value === 'useEnergy')
    return `${reach(decision, ref.company, words)}. ${holders(decision, ref.company, text, words)}`;
  return decision.prompt.kind === 'units' ? shares(decision, ref.company, words) : null;
}

function reach({ view, prompt, rules }: Decision, company: Company, words: Words): string {
  const places = reachOf(view, company, rules).map(({ energy }) => energy);
  const { energy } = areaTotals(view, prompt.seat, rules);
  return words.reach(places.filter((cost) => cost <= energy).length, Math.min(...places), energy);
}

function holders({ view, prompt, rules }: Decision, company: Company, text: Text, words: Words): string {
  const { shares } = companyStandings(view, rules)[company];
  const others = view.seating.filter((seat) => seat !== prompt.seat && (shares[seat] ?? 0) > 0);
  const holdings = others.map((seat) => `${seatName(text, seat)} ${shares[seat]}`);
  return words.holders(shares[prompt.seat] ?? 0, holdings);
}

function shares({ view, prompt, rules }: Decision, company: Company, words: Words): string | null {
  const track = lookUp(rules.content).track(view.tracks[company]);
  const space = view.players[prompt.seat]?.tracks[company];
  if (track === undefined || space === undefined) return null;
  const now = track.shares[space] ?? 0;
  const next = track.shares.findIndex((count) => count > now);
  return next < 0 ? null : words.moreShares(now, track.shares[next] ?? 0, next - space);
}
