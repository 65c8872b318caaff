import { en } from '../../src/entries/text.ts';
import type { DecisionKind } from './pinned.ts';

/** All kinds of decisions: each has a help text. */
export const DECISION_KINDS: readonly DecisionKind[] = Object.keys(en.help) as DecisionKind[];
