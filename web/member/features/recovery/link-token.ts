/** The token is stored for this tab alone, apart from the session's token, so that a reload does not lose the link. */
const key = 'reset_token'

/** The token follows `#`, where no server logs it. In older links it follows `?`. */
export function tokenIn({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || new URLSearchParams(search).get('token') || null
}

/** The token in the link that locks the account, from the notice of a changed password. */
export const freezeTokenIn = ({ hash }: { hash: string }): string | null =>
  new URLSearchParams(hash.slice(1)).get('freeze') || null

export function readLinkToken(): string | null {
  const inAddress = tokenIn(location)
  if (inAddress) return inAddress
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Moves the token from the address to the storage, so that the screen and the history do not show it. */
export function moveTokenToStorage(token: string): void {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // The storage is switched off. A reload then needs the link again.
  }
  if (tokenIn(location)) history.replaceState(history.state, '', location.pathname)
}

export function dropLinkToken(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // The storage is switched off, so the token was never stored.
  }
}
