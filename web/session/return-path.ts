/** Session storage keys: the shared profile that a visitor wanted to open, and whether to ask for the login because of it. */
const pathKey = 'return_path'
const promptKey = 'return_prompt'

const sharedProfile = /^\/profile-view\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Only a shared profile is returned to: a path from elsewhere must not decide where a login leads. */
export const isReturnPath = (path: string | null): path is string => path !== null && sharedProfile.test(path)

/** Remembers the shared profile that the guard sends a visitor away from. */
export function rememberReturn(path: string): void {
  if (!isReturnPath(path)) return
  try {
    sessionStorage.setItem(pathKey, path)
    sessionStorage.setItem(promptKey, 'Y')
  } catch {
    // The storage is switched off. The login then leads to the dashboard.
  }
}

function take(key: string): string | null {
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return stored
  } catch {
    return null
  }
}

/** Whether a visitor has just followed a shared link and should be asked to log in. True once. */
export const takeReturnPrompt = (): boolean => take(promptKey) !== null

/** Whether a visitor came by a link to a profile that a family sent them. */
export function isSentByFamily(): boolean {
  try {
    return isReturnPath(sessionStorage.getItem(pathKey))
  } catch {
    return false
  }
}

/** Where a login leads: to the shared profile, once, or to the dashboard. */
export function takeReturnPath(): string {
  const path = take(pathKey)
  return isReturnPath(path) ? path : '/dashboard'
}
