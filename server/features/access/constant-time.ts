import { setTimeout as pause } from 'node:timers/promises'

/** Answers no sooner than this, so that the time taken does not tell whether an account exists. */
export async function atEvenPace<T>(work: () => Promise<T>, milliseconds = 120): Promise<T> {
  const [settled] = await Promise.allSettled([work(), pause(milliseconds)])
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}
