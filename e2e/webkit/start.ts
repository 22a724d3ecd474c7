import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '#server/db/local-postgres/free-port.ts'
import type { WebkitPlaces } from './installed.ts'
import { openSession, type WebDriverSession } from './webdriver.ts'

/** The first line a process writes to this pipe. */
function firstLine(pipe: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    pipe.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
    pipe.once('end', () => reject(new Error('the process ended before it was ready')))
  })
}

async function untilAnswering(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(address)
      return
    } catch (error) {
      if (tries === 100) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

const ended = (child: ChildProcess) =>
  new Promise<void>(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })

/** A separate home folder, without the settings and storage of the user's browser, and with animations off. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const settings = join(home, '.config', 'gtk-3.0')
  mkdirSync(settings, { recursive: true })
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return home
}

/** Starts a virtual screen, the driver and a WebKit browser. `close` ends all three. */
export async function startWebkit(places: WebkitPlaces): Promise<WebDriverSession> {
  const home = makeHome()
  // Xvfb picks a free display and writes its number to the fourth pipe.
  const screen = spawn(places.screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen.stdio[3] as Readable)
  const port = await freePort()
  const driver = spawn(places.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      LANG: 'en_IN.UTF-8',
      TZ: 'Asia/Kolkata',
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      // Containers have no graphics card, and as root the browser starts only without its sandbox.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const stop = async () => {
    await ended(driver)
    await ended(screen)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await untilAnswering(`http://127.0.0.1:${port}/status`)
    const session = await openSession(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      timeouts: { implicit: 5000 },
      'webkitgtk:browserOptions': { binary: places.browser, args: ['--automation'] },
    })
    const close = async () => {
      try {
        await session.close()
      } finally {
        await stop()
      }
    }
    return { ...session, close }
  } catch (error) {
    await stop()
    throw error
  }
}
