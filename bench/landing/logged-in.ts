// A browser in which a family of the demo is logged in, for whoever asks it by its port: Lighthouse can log nobody in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { knownPassword } from '#server/demo/known-logins.ts'

export async function openLoggedIn(url: string, port: number, executablePath: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'saptapadi-browser-'))
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'USER', email: 'bride.free@demo.in', password: knownPassword }),
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const page = await context.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(stored => Object.assign(localStorage, stored), { access_token: token, language: 'en' })
  async function close() {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, close }
}
