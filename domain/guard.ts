import { isMemberPage } from './member-pages.ts'

/** Where whoever opens an address has to go instead: the whole route guard. Null: they may stay. */
export function guard(path: string, hasToken: boolean): '/home' | '/my-profile' | '/dashboard' | null {
  if (path === '/' || path === '') return hasToken ? '/my-profile' : '/home'
  if (hasToken) return /^\/home\/?$/.test(path) ? '/dashboard' : null
  return isMemberPage(path) ? '/home' : null
}
