/** The current time. It is handed in, so that a test can let a day pass. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

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
