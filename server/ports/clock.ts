/** The time of day, handed in so that a test can let a day pass. */
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
