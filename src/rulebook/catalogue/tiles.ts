import type { RulesOf } from './ruleText.ts';

/** Bonus tiles and their use. */
export const TILE_RULES: RulesOf<'TILE', 11> = {
  'TILE-1': {
    title: 'Life of a bonus tile',
    page: '20',
    summary:
      'A bonus tile is reserved in one round, received in preparation, held for the next round and then given back.',
  },
  'TILE-2': {
    title: 'Four bonus tiles',
    page: '20',
    summary: 'The bonus tiles are the +1 resource tile and three action tiles: field scientist, scientist and energy.',
  },
  'TILE-3': {
    title: 'Receiving the +1 tile',
    page: '20',
    summary: 'On receipt the +1 resource tile lies beside the player board and waits there for the action phase.',
  },
  'TILE-4': {
    title: 'Placing the +1 tile',
    page: '20',
    summary: 'On an own turn the holder may assign the tile to a face-up resource card, raising its value by 1 unit.',
  },
  'TILE-5': {
    title: 'No moving the +1 tile',
    page: '20',
    summary: 'The +1 resource tile stays on the card it was first placed on.',
  },
  'TILE-6': {
    title: 'Using the +1 tile',
    page: '20',
    summary: 'Using the card beneath turns the +1 resource tile face down as well.',
  },
  'TILE-7': {
    title: 'Card needed for +1 tile',
    page: '20',
    summary: 'The +1 resource tile works only with the card beneath it, and goes back without effect if never placed.',
  },
  'TILE-8': {
    title: 'Action tiles',
    page: '20',
    summary: 'An action tile is equal to a card of its type, takes no action slot and is turned face down after use.',
  },
  'TILE-9': {
    title: 'Field scientist tile',
    page: '20',
    summary:
      'It gives 2 helium-3 steps and one more for every other field scientist card lying face up, with no coins.',
  },
  'TILE-10': {
    title: 'Scientist tile',
    page: '20',
    summary: 'The tile acts as a scientist card that provides 1 research point.',
  },
  'TILE-11': {
    title: 'Energy tile',
    page: '20',
    summary: 'The tile acts as an energy card of 2 energy points and is used jointly with all other energy cards.',
  },
};
