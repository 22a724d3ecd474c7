import { keys, read } from '#web/api/storage.ts'

/**
 * A page belongs to the session it began with. When that ends in another tab, or the browser brings the page back from
 * its memory after a logout, it loads anew and the guard decides; until then a page brought back shows nothing.
 */
export function watchSession(root: HTMLElement): void {
  const began = read(keys.accessToken)
  const reloadIfChanged = () => {
    const changed = read(keys.accessToken) !== began
    if (changed) location.reload()
    return changed
  }
  addEventListener('storage', event => {
    if (event.key === keys.accessToken || event.key === null) reloadIfChanged()
  })
  // Not `display`, which would lose the place the page was scrolled to.
  addEventListener('pagehide', () => {
    root.style.visibility = 'hidden'
  })
  addEventListener('pageshow', event => {
    if (event.persisted && reloadIfChanged()) return
    root.style.visibility = ''
  })
}
