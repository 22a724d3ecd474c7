import { call } from '#web/api/client.ts'
import { keys, read, write } from '#web/api/storage.ts'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Push is offered once, after the family has sent an interest and waits for an answer, and never on load. */
export const mayOfferPush = (): boolean =>
  canPush() && Notification.permission === 'default' && read(keys.pushOffered) === null
export const endPushOffer = (): void => write(keys.pushOffered, 'ended')

const registration = () => navigator.serviceWorker.getRegistration()

/** Whether this browser receives push messages. */
export async function isPushOn(): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false
  return Boolean(await (await registration())?.pushManager.getSubscription())
}

/**
 * Asks for the permission and subscribes this browser. Call it from a press, because browsers refuse to ask without one.
 * Returns the server's message, or null if the family or the browser refused.
 */
export async function switchPushOn(): Promise<string | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null
  const worker = await registration()
  if (!worker) return null
  const { key } = await call('GET /push-subscriptions', {})
  // An older subscription may belong to somebody else's login.
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
