import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { JobOfProcess } from './job-process.ts'
import { commandEnv, killLaunched, launch } from './launch.ts'

/**
 * Launches servers, or processes that do one job of a server, on the database of a test's file, and ends them with it. No mail
 * server answers, so that every message stays in the outbox.
 */
export function launcherOn(world: { readonly url: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'saptapadi-launched-'))
  afterAll(() => {
    killLaunched()
    rmSync(folder, { recursive: true, force: true })
  })
  const settings = () => ({
    DATABASE_URL: world.url,
    DATA_DIR: folder,
    APP_SECRET: 'a secret for tests, long enough to be one',
    DEMO: 'off',
    QUIET_HOURS: 'none',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'namaskar@saptapadi.in',
    LOG_LEVEL: 'silent',
  })
  return {
    folder,
    launchServer: () => launch(settings()),
    launchJob: (job: JobOfProcess) =>
      launch({ ...commandEnv, ...settings() }, [process.execPath, join(import.meta.dirname, 'job-process.ts'), job]),
  }
}
