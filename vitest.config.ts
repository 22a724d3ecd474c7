import { defineConfig } from 'vitest/config'

// Two heights of test: `unit` needs nothing but the code; `calls` runs the real app on a real PostgreSQL.
// The time limits are for a test that hangs. A machine that does something else beside them takes its time.
const testTimeout = 600_000

export default defineConfig({
  test: {
    // All cores: one less, as usual, would leave half of a small machine idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,server,web,scripts}/**/*.unit.test.{ts,tsx}', '{domain,contract}/**/*.test.ts'],
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
