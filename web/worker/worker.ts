/**
 * The service worker. It keeps one page for the time without a line, and nothing else: no answer of the server, no photo and
 * no other family's page ever lies on the disk because of it. A photo shared from the gallery passes through its memory, and
 * it shows what a push brings.
 */
import { sharePath } from '#domain/share-target.ts'
import { askForShared } from '#web/session/shared-photo.ts'
import { addressOf, noticeOf } from './pushed.ts'
import { type Clicked, type Fetching, type Pushed, scope } from './scope.ts'
import { handOver, takeIn } from './shared-photo.ts'

const cacheName = 'offline'
const offlinePath = '/offline'

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.add(new Request(offlinePath, { cache: 'reload', credentials: 'omit' }))
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  // Otherwise every page would wait until the worker is awake.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

const isNavigation = ({ method, mode }: Request): boolean => method === 'GET' && mode === 'navigate'

/** Papers and payments are opened by the address of a call; the office works online alone. */
const isPage = ({ url }: Request): boolean => !/^\/(?:api|office)(?:\/|$)/.test(new URL(url).pathname)

const isShared = ({ method, url }: Request): boolean => method === 'POST' && new URL(url).pathname === sharePath

/** Where the browser has asked ahead, that answer is the only one: it fetches what is left unanswered a second time. */
const answerOnce = async (event: Fetching): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request)

async function pageOrOffline(event: Fetching): Promise<Response> {
  try {
    return await answerOnce(event)
  } catch (error) {
    const kept = await caches.match(offlinePath)
    if (kept) return kept
    throw error
  }
}

function show({ data }: Pushed): Promise<void> {
  const { title, body, tag, path } = noticeOf(() => data?.json())
  return scope.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: path })
}

/** A page that is open is taken to the notice; without one, a new page opens. */
async function open({ notification }: Clicked): Promise<void> {
  notification.close()
  const address = addressOf(notification.data, scope.location.origin)
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: false })
  if (!page) {
    await scope.clients.openWindow(address)
    return
  }
  await page.focus()
  await page.navigate(address)
}

scope.addEventListener('push', event => event.waitUntil(show(event)))
scope.addEventListener('notificationclick', event => event.waitUntil(open(event)))
scope.addEventListener('install', event => event.waitUntil(Promise.all([keepOfflinePage(), scope.skipWaiting()])))
scope.addEventListener('activate', event => event.waitUntil(takeOver()))
scope.addEventListener('fetch', event => {
  if (isShared(event.request)) event.respondWith(takeIn(event.request))
  if (isNavigation(event.request)) event.respondWith(isPage(event.request) ? pageOrOffline(event) : answerOnce(event))
})
scope.addEventListener('message', event => {
  if (event.data === askForShared) handOver(event.ports[0])
})
