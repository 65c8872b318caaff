import {
  BOARD_SPACES,
  COMPANIES,
  type Content,
  LUNA_SLOTS,
  PLAN_LETTERS,
  RESOURCES,
  TILE_IDS,
  TRACK_IDS,
} from 'skymines-rules';
import type { Ref } from 'skymines-rules/queries';
import { createText, en, type Text } from 'skymines-rules/text';
import { sentence } from '../shared/sentence.ts';
import type { Option } from './shapes/shape.ts';

/** Returns text functions for a drawing, which may show values of the set. */
export function textOf(content: Content): Text {
  return createText({ locale: en }, { content });
}

/** Text functions for forms. Names do not depend on the entered values. */
export const text = createText({ locale: en });

/** Returns the name of a component as a heading. */
export function title(ref: Ref): string {
  return sentence(text.name(ref, 'short'));
}

const called = (value: string): Option => ({ value, text: value });
const none = (words: string): Option => ({ value: null, text: words });

export const companies: readonly Option[] = COMPANIES.map((company) => ({
  value: company,
  text: title({ kind: 'company', company }),
}));
export const companyOrNone: readonly Option[] = [none('none'), ...companies];
export const resources: readonly Option[] = RESOURCES.map(called);
export const tiles: readonly Option[] = TILE_IDS.map((tile) => ({ value: tile, text: title({ kind: 'tile', tile }) }));
export const boardSpaces: readonly Option[] = BOARD_SPACES.map((space) => ({
  value: space,
  text: title({ kind: 'bonusSpace', space }),
}));
export const planLetters: readonly Option[] = PLAN_LETTERS.map(called);
export const trackIds: readonly Option[] = TRACK_IDS.map(called);
export const lunaSlots: readonly Option[] = LUNA_SLOTS.map((slot) => ({ value: slot, text: `Slot ${slot}` }));
export const borders: readonly Option[] = [
  { value: 1, text: 'single' },
  { value: 2, text: 'double' },
];
export const sides: readonly Option[] = ['left', 'right'].map(called);
