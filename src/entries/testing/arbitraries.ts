// Apart from `testing.ts`: these types name those of fast-check, which only its users have.
export { type Arbitraries, arbitraries, type PlayedGame, type PlayingRules } from '../../testing/arbitraries.ts';
