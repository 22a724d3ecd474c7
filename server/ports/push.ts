import webPush from 'web-push'
import { Refused } from './messenger.ts'

/** The address at which a browser takes messages, as the browser gave it. */
export interface PushTarget {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface PushRequest {
  target: PushTarget
  payload: string
  keys: { publicKey: string; privateKey: string }
  /** The contact of this site for push services. */
  subject: string
}

const answerWithin = 15_000
/** A push service drops a message that it could not deliver within a day. */
const secondsToLive = 24 * 3600

/** The browser has withdrawn its address, so nothing can be sent there any more. */
export class SubscriptionGone extends Refused {
  constructor() {
    super('the subscription is gone', false)
  }
}

/** Hands an encrypted message to the push service of a browser. The library makes the request, and our `fetch` sends it. */
export async function sendPush({ target, payload, keys, subject }: PushRequest): Promise<void> {
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(target, payload, {
    vapidDetails: { subject, ...keys },
    TTL: secondsToLive,
    contentEncoding: 'aes128gcm',
  })
  const response = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body ?? []),
    // A redirect could lead to an address that is not a push service.
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithin),
  })
  await response.body?.cancel()
  if (response.ok) return
  const { status } = response
  if (status === 404 || status === 410) throw new SubscriptionGone()
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
  throw new Refused(`push ${status}`, false)
}
