import { configDefaults, defineConfig } from 'vitest/config';

// The tests of the rules kill mutants, together with a few fixed games whose events are followed. Random
// games by the hundred would kill most mutants too, at a hundred times the cost. No test here uses a random seed.
export default defineConfig({
  test: {
    include: [
      'test/{refusals,rulings,campaign,conformance,scenarios,game/{rules,luna,modules,events}}/**/*.test.ts',
      // The code that reads campaign records and checks saves is part of the rules too.
      'test/trust/{campaigns/records,saves/refused}.test.ts',
    ],
    exclude: [...configDefaults.exclude, '**/luna/reference/**', '**/random.test.ts'],
    // Only a few random games, because the tests of the rules kill most mutants.
    env: { SOAK_GAMES: '1' },
    // A timeout on a busy machine must not count as a killed mutant. Stryker has its own limit.
    testTimeout: 60_000,
    // All files of a run share one process, because tests share only the library.
    isolate: false,
  },
});
