import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time without a stored hash, so that the time does not tell whether an account exists. */
  matches(stored: string | null, password: string): Promise<boolean>
}

/** Thrown when too many passwords wait to be hashed. The error handler asks the caller to try again. */
export class PasswordQueueFull extends Error {
  readonly retryAfterSeconds = 5
}

// Argon2id, the library's default, at the cost OWASP names for a server that hashes while it answers others.
const owaspCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

interface Hashing {
  atOnce?: number
  longestQueue?: number
  cost?: typeof owaspCost
}

/** Hashing uses fewer threads than there are cores and a queue, so that many logins at once delay only logins. */
export function argonPasswords({
  atOnce = Math.max(1, availableParallelism() - 1),
  longestQueue = 200,
  cost = owaspCost,
}: Hashing = {}): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++
    else {
      if (waiting.length >= longestQueue) throw new PasswordQueueFull()
      await new Promise<void>(resolve => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The next in the queue takes this place directly, so that a newcomer cannot slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  const hashOne = (password: string) => inTurn(() => hash(password, cost))
  const dummyHash = hashOne('nobody has this password')
  return {
    hash: hashOne,
    async matches(stored, password) {
      const against = stored ?? (await dummyHash)
      const isRight = await inTurn(() => verify(against, password))
      return isRight && stored !== null
    },
  }
}
