import { defineConfig } from '@playwright/test'
import { atDesk } from '../../e2e/screens.ts'
import journeys from '../../playwright.config.ts'

/** The journeys' own browser and database, at a desk, for one walk that is no part of the suite. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../../e2e/prepare.ts',
  workers: 1,
  retries: 0,
  expect: { timeout: 30_000 },
  use: { ...journeys.use, actionTimeout: 30_000 },
  projects: [{ name: 'desk', use: atDesk }],
})
