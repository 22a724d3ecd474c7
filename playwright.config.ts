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
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Machines are noisy: a journey that only passes the second time is listed as flaky, one that fails twice is red.
  retries: 1,
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
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
