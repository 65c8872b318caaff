import type { Effect } from '../../components/effects.ts';
import type { LegendEntry } from './legend.ts';
import { dome, effectSymbol } from './symbols.ts';

const entry = (effect: Effect, text: string): LegendEntry => ({ sign: (at) => effectSymbol(effect, at), text });

/** The symbols that the two boards have in common. */
export const EFFECT_LEGEND: readonly LegendEntry[] = [
  entry({ kind: 'coins', amount: 1 }, 'Coins from the bank'),
  entry({ kind: 'expandedTrack', steps: 1 }, 'Steps on the track of the company just expanded'),
  entry({ kind: 'helium', steps: 1 }, 'Steps of the helium-3 marker'),
  entry({ kind: 'research', points: 1 }, 'Research points'),
  { sign: (at) => dome(at), text: 'Collection dome, for field scientists' },
];
