import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import { type Db, openPostgres } from '#server/db/open.ts'
import { withPortraits } from '#server/demo/portraits.ts'
import { sandboxGateway } from '#server/features/money/payments/sandbox.ts'
import { readBuiltPages } from '#server/features/site/pages/assets.ts'
import { waitingMessages } from '#server/features/telling/outbox/queries.ts'
import { listen } from '#server/http/listen.ts'
import { runningClock, type TestClock } from '#server/ports/clock.ts'
import type { Files } from '#server/ports/files.ts'
import type { Gateway } from '#server/ports/gateway.ts'
import { openSecrets, type Secrets } from '#server/ports/secrets.ts'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { cloneTemplate, type Template } from '#server/testing/template.ts'

/** The product running in this process, so that a story can move the clock, insert rows and read the outbox. */
export interface Site {
  url: string
  db: Db
  clock: TestClock
  secrets: Secrets
  files: Files
  /** The addresses that browsers asked for, in their order. */
  asked: string[]
  /** The latest code sent to this number or address. */
  codeFor(to: string): Promise<string>
  messageTo(to: string): Promise<string>
  goDown(): Promise<void>
  comeBack(): Promise<void>
}

async function openSite(template: Template, gateway?: Gateway): Promise<Site & { close(): Promise<void> }> {
  const server = process.env.JOURNEYS_POSTGRES_URL ?? ''
  const clone = await cloneTemplate(server, template)
  const { db, availability, close } = openPostgres(clone.url)
  const port = await freePort()
  const clock = runningClock()
  const secrets = await openSecrets('a secret for journeys, long enough to be one', db, clock)
  const withoutDemo = { DEMO: 'off', SMTP_URL: 'smtps://mail.office.in', MAIL_FROM: 'site@office.in' }
  const config = readConfig({
    PORT: String(port),
    LOG_LEVEL: 'error',
    SIGNUPS_PER_HOUR: '1000',
    // Nothing is written there, because journeys run no jobs.
    ...(template === 'demo' && { BACKUP_DIR: join(tmpdir(), 'backups of journeys') }),
    ...(template === 'new' && withoutDemo),
  })
  const asked: string[] = []
  const start = async () => {
    const app = await createApp({
      db,
      availability,
      clock,
      secrets,
      files: own,
      passwords: cheapPasswords(),
      channels: { SMS: true, EMAIL: true, WHATSAPP: true },
      config,
      pages: await readBuiltPages(join(import.meta.dirname, '..')),
      // The gateway has another origin than the site, as a real one has.
      gateway: gateway ?? sandboxGateway({ db, secrets, clock, origin: `http://127.0.0.1:${port}` }),
    })
    app.server.on('request', ({ url = '' }) => asked.push(url))
    await listen(app, { ...config, port, host: '127.0.0.1' })
    return app
  }
  const own = withPortraits(memoryFiles(new Map()))
  let app = await start()
  const stopApp = async () => {
    app.server.closeAllConnections()
    await app.close()
  }
  const messageTo = async (to: string) => {
    const message = (await waitingMessages(db, secrets)).find(one => one.to.includes(to))
    if (!message) throw new Error(`nothing was sent to ${to}`)
    return message.text
  }
  return {
    url: `http://localhost:${port}`,
    db,
    clock,
    secrets,
    files: own,
    asked,
    messageTo,
    async codeFor(to) {
      const code = /\b(?:\d{6}|\d{4})\b/.exec(await messageTo(to))?.[0]
      if (!code) throw new Error(`no code in what was sent to ${to}`)
      return code
    },
    goDown: stopApp,
    async comeBack() {
      app = await start()
    },
    async close() {
      await stopApp()
      await close()
      await clone.drop()
    },
  }
}

/** One app for each test file. */
export function siteForThisFile(template: Template = 'empty', openGateway?: () => Promise<Gateway>): Site {
  const site = {} as Site
  let close = async () => {}
  test.beforeAll(async () => {
    const opened = await openSite(template, await openGateway?.())
    Object.assign(site, opened)
    close = () => opened.close()
  })
  test.afterAll(() => close())
  return site
}
