import type { Content } from '../components/content.ts';
import { deepFreeze } from '../engine/copy.ts';
import { FIGURES, PLAYER_BOARD, SPACES } from './boards.ts';
import { CARDS, SLOT_COSTS, TILES } from './cards.ts';
import { LUNA } from './luna.ts';
import { BELT, MENACES, MISSIONS } from './modules.ts';
import { CHAPTER_3, SECTORS, STATIONS } from './moon.ts';
import { PLANS, RESEARCH_DISPLAY, SPECIAL_PLANS } from './plans.ts';
import { RECOMMENDED, TOKENS } from './tokens.ts';
import { TRACKS } from './tracks.ts';

/**
 * The default component set. Everything that the rulebook states is exact; values that are printed only on
 * components are reconstructed, and marked as such in `sources`.
 */
export const defaultContent: Content = /* @__PURE__ */ deepFreeze({
  schema: 1,
  id: 'reconstructed-1',
  cards: CARDS,
  slotCosts: SLOT_COSTS,
  tracks: TRACKS,
  moon: { sectors: SECTORS, stations: STATIONS, chapter3: CHAPTER_3 },
  belt: BELT,
  missions: MISSIONS,
  menaces: MENACES,
  luna: LUNA,
  plans: PLANS,
  specialPlans: SPECIAL_PLANS,
  researchDisplay: RESEARCH_DISPLAY,
  tokens: TOKENS,
  recommended: RECOMMENDED,
  spaces: SPACES,
  tiles: TILES,
  figures: FIGURES,
  playerBoard: PLAYER_BOARD,
  sources: {
    rest: 'reconstructed', // slot costs, recommended tokens
    researchDisplay: 'solo-helper',
    'recommended.tracks': 'rulebook',
    'moon.chapter3': 'rulebook',
  },
});

/** Fingerprint of this component set, stored so that games with it do not need the code that computes fingerprints. */
export const DEFAULT_FINGERPRINT = 'e74abcf2cb10a8fd';
