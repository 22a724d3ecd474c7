import { keys, read, readOfTab, tabKeys, write, writeOfTab } from '#web/api/storage.ts'

/** Chromium's event for a site that can be installed on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const visitsBeforeHint = 3
let storedPrompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** Stores the browser's install prompt for a better moment, and counts this visit. */
export function watchHomeScreen(): void {
  addEventListener('beforeinstallprompt', event => {
    // Without this the browser shows its own bar over the page at once.
    event.preventDefault()
    storedPrompt = event as InstallPrompt
    for (const listener of listeners) listener()
  })
  if (readOfTab(tabKeys.visit)) return
  writeOfTab(tabKeys.visit, 'counted')
  write(keys.visits, String(visits() + 1))
}

const visits = (): number => Number(read(keys.visits) ?? 0) || 0

export const installPrompt = (): InstallPrompt | null => storedPrompt
export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Whether to offer the home screen: to a member who came back, once, and not if the site is there already. */
export const mayHint = (): boolean =>
  visits() >= visitsBeforeHint && read(keys.installHint) === null && !isOnHomeScreen()
export const endHint = (): void => write(keys.installHint, 'ended')
