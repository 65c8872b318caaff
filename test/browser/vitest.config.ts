import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The tests that need Chromium, which `npm test` leaves out. */
export default defineConfig({ ...base, test: { ...base.test, include: ['test/browser/**/*.test.ts'], exclude: [] } });
