import { defineConfig } from 'vitest/config';
import { PagesApart } from './scripts/pages-apart.ts';
import { NOT_WIDE, WIDE } from './server/testing/wide/wide.ts';

/** A condition may take this long to come true: patience with a slow machine, promised by nothing. */
const expect = { poll: { timeout: 25_000 } };

const server = {
  isolate: false,
  globalSetup: ['scripts/web-for-tests.ts', 'server/testing/global-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect,
};

/** Files at a time, also where there are more cores: each of the server and of journeys has a server and a database. */
const maxWorkers = 2;

// One project per kind of test: pure ones need nothing, web ones a page (unless they say `@vitest-environment node`),
// server ones a real PostgreSQL, journeys a real browser as well.
export default defineConfig({
  test: {
    sequence: { sequencer: PagesApart },
    projects: [
      {
        test: {
          name: 'pure',
          include: ['contract/**/*.test.ts', 'words/**/*.test.ts', 'sandbox/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          maxWorkers,
          // Runs after all that read the bundles, because a test of the build removes a file and rebuilds it.
          sequence: { groupOrder: 1 },
          // One test runs the compiler twice.
          testTimeout: 300_000,
          expect,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['web/console/kit/testing/begin-file.ts'],
          pool: 'threads',
          maxWorkers,
          testTimeout: 60_000,
          expect,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          setupFiles: ['server/testing/begin-file.ts'],
          include: ['server/**/*.test.ts'],
          // Only for a cluster: its machines, and a whole run there.
          exclude: ['server/schema.citus.test.ts', 'server/testing/wide/wide.end.test.ts'],
          maxWorkers,
        },
      },
      // The server's tests on a cluster, if there is one (.ci/citus).
      ...(process.env.TEST_CITUS_URL
        ? [
            {
              test: {
                ...server,
                name: 'wide',
                globalSetup: [...server.globalSetup, 'server/testing/wide/reasons-used.ts'],
                setupFiles: ['server/testing/begin-file.ts', 'server/testing/wide/begin-wide-file.ts'],
                include: WIDE,
                exclude: Object.keys(NOT_WIDE),
                maxWorkers,
              },
            },
            {
              test: {
                name: 'wide-end',
                globalSetup: ['server/testing/wide/reasons-used.ts'],
                include: ['server/testing/wide/wide.end.test.ts'],
                sequence: { groupOrder: 2 },
              },
            },
          ]
        : []),
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['scripts/browser-for-tests.ts', 'scripts/web-for-tests.ts', 'server/testing/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect,
          isolate: false,
          setupFiles: ['server/testing/begin-file.ts'],
          maxWorkers,
        },
      },
    ],
  },
});
