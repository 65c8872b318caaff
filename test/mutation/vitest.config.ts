import { configDefaults, defineConfig } from 'vitest/config';

// Mutants are met by the tests that say what the rules are. Random games would find most of them as well, at a hundred
// times the price.
export default defineConfig({
  test: {
    include: ['test/{rules,luna,modules,campaign,conformance}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*election.test.ts', '**/random.test.ts'],
  },
});
