import type { GameState, Seat } from 'skymines-rules';
import * as drawing from 'skymines-rules/drawing';
import { en } from 'skymines-rules/text';
import type { Panel, Played } from './example.ts';
import { textFor } from './text.ts';

type Options = drawing.SizedOptions;
type Draw = (state: GameState, seat: Seat, options: Options) => string;

const DRAWINGS: Readonly<Record<Panel, { readonly height: number; readonly draw: Draw }>> = {
  map: { height: 380, draw: (state, _, options) => drawing.drawMap(state, options) },
  lanes: { height: 150, draw: (state, seat, options) => drawing.drawLanes(state, { ...options, seat }) },
  spaces: { height: 320, draw: (state, seat, options) => drawing.drawBonusSpaces(state, { ...options, seat }) },
  research: { height: 150, draw: drawing.drawResearch },
  plans: { height: 260, draw: (state, _, options) => drawing.drawPlans(state, options) },
  cards: { height: 300, draw: (state, _, options) => drawing.drawCards(state, options) },
  area: { height: 190, draw: drawing.drawArea },
  hand: { height: 120, draw: drawing.drawHand },
  seat: { height: 110, draw: drawing.drawSeat },
};

const WIDTH = 440;

/** Properties of scenarios that each drawing shows. */
const SHOWN: readonly (readonly [words: RegExp, panel: Panel])[] = [
  [/\b(sector|station|removed|asteroid|shuttle|menace)\b/, 'map'],
  [/\b(tracks?|bonus)\b/, 'lanes'],
  [/\bmarker \w|\bfirstPlayer\b/, 'spaces'],
  [/\b(plan|upload|covered|helium|token)\b/, 'research'],
  [/\b(research|supplement|acquired)\b/, 'plans'],
  [/\b(display|deck)\b/, 'cards'],
  [/\b(area|resting|tiles)\b/, 'area'],
  [/\bhand\b/, 'hand'],
  [/\b(coins|markers|score|oneTimeMarkers)\b/, 'seat'],
];

/** Returns the drawings that show the properties a scenario checks, in the order of the checks. */
export function panelsFor(checks: readonly string[]): readonly Panel[] {
  const found = checks.flatMap((check) => SHOWN.filter(([words]) => words.test(check)).map(([, panel]) => panel));
  return [...new Set(found)];
}

/** Draws a panel, or returns `null` if it cannot be drawn, as for Luna's cards. */
export function drawingOf(
  panel: Panel,
  state: GameState,
  { seat }: Played,
  options: Partial<Options> = {},
): string | null {
  const { height, draw } = DRAWINGS[panel];
  try {
    return draw(state, seat, { text: textFor(state, en), size: { width: WIDTH, height }, ...options });
  } catch {
    return null;
  }
}
