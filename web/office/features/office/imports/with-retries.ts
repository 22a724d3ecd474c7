import { CallFailed } from '#web/api/client.ts'

/** The pause before each retry. A large ZIP takes many minutes, during which a connection may break. */
const pausesMs = [1_000, 3_000, 10_000]
/** No answer, too many requests, or a server that is restarting. */
const mayPass = (failure: unknown) => failure instanceof CallFailed && [0, 429, 502, 503, 504].includes(failure.status)

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Retries a call that failed for a reason that may pass. */
export async function withRetries<T>(send: () => Promise<T>, pauses: readonly number[] = pausesMs): Promise<T> {
  try {
    return await send()
  } catch (failure) {
    const [next, ...rest] = pauses
    if (next === undefined || !mayPass(failure)) throw failure
    await pause(next)
    return withRetries(send, rest)
  }
}
