import { call } from '#web/api/client.ts'
import { keys, read, write } from '#web/api/storage.ts'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asked once, after the family has sent an interest and waits for an answer, and never on load. */
export const mayOfferPush = (): boolean =>
  canPush() && Notification.permission === 'default' && read(keys.pushOffered) === null
export const endPushOffer = (): void => write(keys.pushOffered, 'ended')

const registration = () => navigator.serviceWorker.getRegistration()

/** Whether this browser is rung now. */
export async function isPushOn(): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false
  return Boolean(await (await registration())?.pushManager.getSubscription())
}

/**
 * Asks the family, and then lets this browser be rung. Call it from a press: browsers ask for nothing without one. Returns the
 * server's sentence, or null where the family or the browser said no.
 */
export async function switchPushOn(): Promise<string | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null
  const worker = await registration()
  if (!worker) return null
  const { key } = await call('GET /push-subscriptions', {})
  // One that was made for somebody else's login is not ours to hand on.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null)
  const { endpoint, keys: sent } = subscription?.toJSON() ?? {}
  if (!endpoint || !sent?.p256dh || !sent.auth) return null
  const input = { endpoint, keys: { p256dh: sent.p256dh, auth: sent.auth } }
  return (await call('POST /push-subscriptions', input)).message
}

export async function switchPushOff(): Promise<string | null> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (!subscription) return null
  const { message } = await call('DELETE /push-subscriptions', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
  return message
}
