/** Kept for this tab alone, so that a reload does not cost the member the link; never where the session's token is. */
const key = 'reset_token'

/** After `#`, where no server logs it; after `?` in links sent before. */
export function tokenIn({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || new URLSearchParams(search).get('token') || null
}

export function readLinkToken(): string | null {
  const inAddress = tokenIn(location)
  if (inAddress) return inAddress
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whoever looks over a shoulder or at the history later finds the address without it. */
export function takeOffTheAddress(token: string): void {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // Storage switched off: a reload then asks for the link again.
  }
  if (tokenIn(location)) history.replaceState(history.state, '', location.pathname)
}

export function dropLinkToken(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
