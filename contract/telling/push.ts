import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

const longestAddress = 1000
const malformed = { error: broken('malformed') }
const address = z.string(malformed).min(1, malformed).max(longestAddress, malformed)
/** A point of the curve P-256 and sixteen bytes, as browsers write them. */
const keys = z.strictObject({
  p256dh: z.string(malformed).regex(/^[\w-]{87}=?$/, malformed),
  auth: z.string(malformed).regex(/^[\w-]{22}={0,2}$/, malformed),
})

/** The key that a browser wants before it takes messages of this site. */
export const pushKey = endpoint({
  method: 'GET',
  path: '/push-subscriptions',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: z.object({ key: z.string() }),
})

/** Lets this browser be rung, for as long as its session lasts. The same address again is the same browser. */
export const subscribePush = endpoint({
  method: 'POST',
  path: '/push-subscriptions',
  access: 'member',
  writes: true,
  limits: ['push'],
  input: z.strictObject({ endpoint: address, keys }),
  output: z.object({ message: z.string() }),
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/push-subscriptions',
  access: 'member',
  writes: true,
  input: z.strictObject({ endpoint: address }),
  output: z.object({ message: z.string() }),
})
