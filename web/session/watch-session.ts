import { clearTab, keys, read } from '#web/api/storage.ts'

/**
 * Reloads the page when its session has ended in another tab, or when the browser restores the page from its cache after
 * a logout; the guard then decides. A restored page is hidden until that check.
 */
export function watchSession(root: HTMLElement): void {
  const token = read(keys.accessToken)
  const reloadIfChanged = () => {
    const changed = read(keys.accessToken) !== token
    if (!changed) return false
    // The tab that ended the session cannot clear this tab's session storage.
    if (token) clearTab()
    location.reload()
    return true
  }
  addEventListener('storage', event => {
    if (event.key === keys.accessToken || event.key === null) reloadIfChanged()
  })
  // `display: none` would lose the scroll position.
  addEventListener('pagehide', () => {
    root.style.visibility = 'hidden'
  })
  addEventListener('pageshow', event => {
    if (event.persisted && reloadIfChanged()) return
    root.style.visibility = ''
  })
}
