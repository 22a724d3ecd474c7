import { isProtected } from './screens.ts'

/** Where the guard sends whoever opens this address, or null where they may stay. */
export function guard(path: string, hasToken: boolean): '/home' | '/my-profile' | '/dashboard' | null {
  if (path === '/' || path === '') return hasToken ? '/my-profile' : '/home'
  if (hasToken) return /^\/home\/?$/.test(path) ? '/dashboard' : null
  return isProtected(path) ? '/home' : null
}
