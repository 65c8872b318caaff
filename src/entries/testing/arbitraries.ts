// Separate from `testing.ts` because these types refer to fast-check, which is an optional peer dependency.
export { type Arbitraries, arbitraries, type PlayedGame, type PlayingRules } from '../../testing/arbitraries.ts';
