// The production build of a checkout, served with the demo community out of a folder of its own.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A browser that the machine has already; without one, that of the test runner. */
export const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find(path => path && existsSync(path))

export async function startBuiltSite(root: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'saptapadi-bench-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
  })
  async function stop() {
    server.kill()
    await new Promise(resolve => server.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  for (let waited = 0; waited < 60_000; waited += 250) {
    const answer = await fetch(`${url}/api/health`).catch(() => null)
    if (answer?.ok) return { url, stop }
    await pause(250)
  }
  await stop()
  throw new Error(`${root} did not start: is it built? \`npm run build\``)
}
