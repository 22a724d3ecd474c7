import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { workQueue } from './work-queue.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time without a stored hash, so that the time does not reveal whether an account exists. */
  matches(stored: string | null, password: string): Promise<boolean>
  /** Whether the hash was made at another cost than that of new hashes. */
  isOutdated(stored: string): boolean
  /** The same hashing with a queue of its own, for callers whom this queue must not delay. */
  withOwnQueue(): Passwords
}

// Argon2id, the library's default, at the cost OWASP names for a server that hashes while it answers others.
const owaspCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

interface Hashing {
  atOnce?: number
  longestQueue?: number
  cost?: typeof owaspCost
}

/** Hashing uses fewer threads than there are cores and a queue, so that many logins at once delay only logins. */
export function argonPasswords(hashing: Hashing = {}): Passwords {
  const { atOnce = Math.max(1, availableParallelism() - 1), longestQueue = 200, cost = owaspCost } = hashing
  const queued = workQueue({ atOnce, longestQueue })
  const hashOne = (password: string) => queued(() => hash(password, cost))
  const dummyHash = hashOne('nobody has this password')
  const { memoryCost, timeCost, parallelism } = cost
  const parameters = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  return {
    hash: hashOne,
    isOutdated: stored => !stored.startsWith(parameters),
    async matches(stored, password) {
      const against = stored ?? (await dummyHash)
      const isRight = await queued(() => verify(against, password))
      return isRight && stored !== null
    },
    withOwnQueue: () => argonPasswords({ ...hashing, atOnce: 1 }),
  }
}
