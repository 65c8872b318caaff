import { configDefaults, defineConfig } from 'vitest/config';

// Mutants are met by the tests that say what the rules are, and by a few fixed games whose events are followed. Random
// games by the hundred would find most mutants as well, at a hundred times the price. Nothing here draws an unpinned seed.
export default defineConfig({
  test: {
    include: [
      'test/{refusals,rulings,campaign,conformance,game/{rules,luna,modules,events}}/**/*.test.ts',
      // What reads records of campaigns, and what the rules ask of saves, is code of rules as well.
      'test/trust/{campaigns/records,saves/refused}.test.ts',
    ],
    exclude: [...configDefaults.exclude, '**/luna/reference/**', '**/random.test.ts'],
    // Random games are few: most mutants are met by the tests that say what the rules are.
    env: { SOAK_GAMES: '1' },
    // A busy machine is no mutant found; Stryker has a limit of its own.
    testTimeout: 60_000,
    // One start for all files of a run: tests share nothing but the library.
    isolate: false,
  },
});
