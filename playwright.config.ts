import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { onPhone } from './e2e/screens.ts'

// The shell draws the same pages without a browser's own windows around them, in half the time.
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const executablePath = places.find(path => path && existsSync(path))

const webkitSpecs = 'webkit/**/*.spec.ts'

/**
 * Every journey runs on the phone most families hold, and widens it where the layout of a desk differs; a story that only
 * happens at a desk asks for one. What stands in e2e/webkit drives the engine of every iPhone.
 */
export default defineConfig({
  testDir: 'e2e',
  // Node runs these as they are.
  build: { external: ['**/{server,domain,contract,dist}/**'] },
  globalSetup: './e2e/prepare.ts',
  workers: 2,
  forbidOnly: true,
  // The limits are for a journey that hangs. A machine that does something else beside them takes its time.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // A journey that only passes the second time is named as such, and counts as failed (scripts/test.mjs).
  retries: 1,
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // A page lives for seconds: compiling its code a second time and collecting beside it take more than they give.
        '--js-flags=--no-opt,--no-maglev,--single-threaded-gc',
      ],
    },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    // A trace of every step costs as much as the step; `playwright test --trace on` brings it for one that is red.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: webkitSpecs,
      use: onPhone,
    },
    { name: 'webkit', testMatch: webkitSpecs },
  ],
})
