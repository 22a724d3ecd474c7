/** Asks the browser to keep our page for the time without a line. A site without HTTPS and an old browser go without. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  })
}
