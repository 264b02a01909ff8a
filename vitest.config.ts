import { defineConfig } from 'vitest/config';

// One project a kind of test: pure and web ones need nothing (what needs a page says `@vitest-environment happy-dom`), server ones a real PostgreSQL, journeys a real browser as well.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['contract/**/*.test.ts', 'sandbox/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/ui/testing/patience.ts'],
          pool: 'threads',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
