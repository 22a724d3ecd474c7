import { setTimeout as pause } from 'node:timers/promises'

/** Takes at least this long, so that the time of the answer does not show whether an account exists. */
export async function inConstantTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [settled] = await Promise.allSettled([work(), pause(milliseconds)])
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}
