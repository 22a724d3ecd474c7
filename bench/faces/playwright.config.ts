import { defineConfig } from '@playwright/test'
import { onPhone } from '../../e2e/screens.ts'
import journeys from '../../playwright.config.ts'

/** The journeys' own browser and database, on the smallest phone, for one walk that is no part of the suite. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: '../../e2e/prepare.ts',
  workers: 1,
  retries: 0,
  projects: [{ name: 'phone', use: { ...onPhone, viewport: { width: 360, height: 640 } } }],
})
