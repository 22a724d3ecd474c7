const size = { width: 1200, height: 700 }
const lookEveryMs = 500

/**
 * Opens the window during the press, because a browser blocks one that opens later. The caller sets its address when the
 * server has answered. Null where the browser opened none.
 */
export function openPaymentWindow(preparing: string): Window | null {
  const left = Math.max(0, Math.round((screen.availWidth - size.width) / 2))
  const top = Math.max(0, Math.round((screen.availHeight - size.height) / 2))
  const opened = window.open('', 'payment', `popup,width=${size.width},height=${size.height},left=${left},top=${top}`)
  if (opened) opened.document.body.textContent = preparing
  return opened
}

/** Resolves when the window is closed. It polls, because a window on another site fires no event here. */
export const windowClosed = (opened: Window): Promise<void> =>
  new Promise(resolve => {
    const looking = setInterval(() => {
      if (!opened.closed) return
      clearInterval(looking)
      resolve()
    }, lookEveryMs)
  })
