import { keys, read, readOfTab, tabKeys, write, writeOfTab } from '#web/api/storage.ts'

/** What Chromium sends when the site may be put on the home screen. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const visitsBeforeHint = 3
let kept: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** Keeps the browser's offer for a moment that suits, and counts this visit. */
export function watchHomeScreen(): void {
  addEventListener('beforeinstallprompt', event => {
    // Without this the browser lays its own bar over the page at once.
    event.preventDefault()
    kept = event as InstallPrompt
    for (const listener of listeners) listener()
  })
  if (readOfTab(tabKeys.visit)) return
  writeOfTab(tabKeys.visit, 'counted')
  write(keys.visits, String(visits() + 1))
}

const visits = (): number => Number(read(keys.visits) ?? 0) || 0

export const installPrompt = (): InstallPrompt | null => kept
export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches

/** From the third visit on, once, and not where the site stands on the home screen already. */
export const mayHint = (): boolean =>
  visits() >= visitsBeforeHint && read(keys.installHint) === null && !isOnHomeScreen()
export const endHint = (): void => write(keys.installHint, 'ended')
