import { readOfTab, removeOfTab, tabKeys, writeOfTab } from '#web/api/storage.ts'

/**
 * Leaves for the gateway in this tab. Its pages come by POST, and the browser's Back button would ask to send their forms again.
 * So the page of the outcome steps back to this entry of the history, which is the last one and can be counted to.
 */
export function leaveToPay(address: string): void {
  history.pushState(history.state, '', location.href)
  writeOfTab(tabKeys.paymentFrom, String(history.length))
  location.assign(address)
}

/** Goes on to the page that the outcome named, or calls `onBack` where the family came back by itself. */
export function whenBackFromPaying(onBack: () => void): () => void {
  const goOn = () => {
    const next = readOfTab(tabKeys.paymentNext)
    removeOfTab(tabKeys.paymentFrom)
    removeOfTab(tabKeys.paymentNext)
    if (next) location.replace(next)
    else onBack()
  }
  goOn()
  // A browser that kept this page while the gateway's stood in its place runs nothing of it again.
  addEventListener('pageshow', goOn)
  return () => removeEventListener('pageshow', goOn)
}
