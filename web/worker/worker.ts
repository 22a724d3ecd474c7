/**
 * The service worker. It caches the offline page and nothing else: no answer of the server, no photo and no other family's
 * page is ever written to disk because of it. A photo shared from the gallery passes through its memory, and it shows push
 * messages.
 */
import { sharePath } from '#domain/share-target.ts'
import { askForShared } from '#web/session/shared-photo.ts'
import { fetchTwice, isCode } from './code.ts'
import { addressOf, noticeOf } from './push-message.ts'
import { type Clicked, type Fetching, type Pushed, scope } from './scope.ts'
import { receivePhoto, sendPhotoTo } from './shared-photo.ts'

const cacheName = 'offline'
const offlinePath = '/offline'

async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.add(new Request(offlinePath, { cache: 'reload', credentials: 'omit' }))
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  // Without the preload every page would wait until the worker has started.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

const isNavigation = ({ method, mode }: Request): boolean => method === 'GET' && mode === 'navigate'

/** Whether the offline page may replace an address. Papers and payments have addresses of calls, and the office works online only. */
const isPage = ({ url }: Request): boolean => !/^\/(?:api|office)(?:\/|$)/.test(new URL(url).pathname)

const isShared = ({ method, url }: Request): boolean => method === 'POST' && new URL(url).pathname === sharePath

/** Answers with the browser's preload if there is one, because fetching again would send the request twice. */
const answerOnce = async (event: Fetching): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request)

async function pageOrOffline(event: Fetching): Promise<Response> {
  try {
    return await answerOnce(event)
  } catch (error) {
    const offlinePage = await caches.match(offlinePath)
    if (offlinePage) return offlinePage
    throw error
  }
}

function show({ data }: Pushed): Promise<void> {
  const { title, body, tag, path } = noticeOf(() => data?.json())
  return scope.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: path })
}

/** Opens the page of a clicked notice, in a tab of the site if one is open. */
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
scope.addEventListener('install', event => event.waitUntil(Promise.all([cacheOfflinePage(), scope.skipWaiting()])))
scope.addEventListener('activate', event => event.waitUntil(takeOver()))
scope.addEventListener('fetch', event => {
  if (isShared(event.request)) event.respondWith(receivePhoto(event.request))
  if (isCode(event.request, scope.location.origin)) event.respondWith(fetchTwice(event.request))
  if (isNavigation(event.request)) event.respondWith(isPage(event.request) ? pageOrOffline(event) : answerOnce(event))
})
scope.addEventListener('message', event => {
  if (event.data === askForShared) sendPhotoTo(event.ports[0])
})
