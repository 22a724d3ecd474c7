import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Two heights of test: `unit` and `web` need nothing but the code; `calls` runs the real app on a real PostgreSQL.
// The time limits are for a test that hangs. A machine that does something else beside them takes its time.
const testTimeout = 600_000

export default defineConfig({
  test: {
    // One more than there are cores: a call that waits for its turn, a lock or the time that an answer takes leaves a core idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,server,scripts}/**/*.unit.test.ts', '{domain,contract}/**/*.test.ts'],
          // Starting a process for each file takes longer than most files' tests.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.unit.test.{ts,tsx}'],
          // Pages keep state in their modules and ask the globals of a browser, so each file has modules of its own.
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'calls',
          include: ['server/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts'],
          globalSetup: ['server/testing/postgres.setup.ts'],
          // Files share the modules of their process: loading the app takes longer than most files' tests, and all that a
          // file keeps stands in the database it cloned for itself.
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
})
