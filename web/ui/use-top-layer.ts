import { useSyncExternalStore } from 'react'

const topmost = (): Element => Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body

function watchDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
const watchNothing = () => () => undefined

/**
 * The topmost modal dialog, or the body. A modal dialog makes everything outside it inert, so a message must be rendered
 * inside it. Null on the server.
 */
export const useTopLayer = (watching: boolean): Element | null =>
  useSyncExternalStore(watching ? watchDialogs : watchNothing, topmost, () => null)
