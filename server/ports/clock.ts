import { execFile } from 'node:child_process'
import { programEnv } from '#server/program-env.ts'

/** The current time. It is handed in, so that a test can let a day pass. */
export interface Clock {
  now(): Date
  /** Whether the kernel says that something keeps it right. Null where nothing can be asked, as in a container. */
  isSynchronised?(): Promise<boolean | null>
}

/** Asks systemd, because the service itself may not call the kernel about its clock. */
const askTimedate = () =>
  new Promise<boolean | null>(resolve => {
    const asked = ['show', '--property=NTPSynchronized', '--value']
    execFile('timedatectl', asked, { env: { ...programEnv, PATH: process.env.PATH }, timeout: 5_000 }, (_, told) => {
      const word = told.trim()
      resolve(word === 'yes' || word === 'no' ? word === 'yes' : null)
    })
  })

export const systemClock: Clock = { now: () => new Date(), isSynchronised: askTimedate }

export interface TestClock extends Clock {
  set(instant: Date): void
  passes(milliseconds: number): void
}

export function testClock(start: Date): TestClock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    set: instant => {
      at = instant.getTime()
    },
    passes: milliseconds => {
      at += milliseconds
    },
  }
}

/** Runs in real time and can be put forward, for a browser that waits in real seconds. */
export function runningClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    set: instant => {
      ahead = instant.getTime() - Date.now()
    },
    passes: milliseconds => {
      ahead += milliseconds
    },
  }
}
