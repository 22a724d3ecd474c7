import { isProtected } from './screens.ts'

/** The guard of the addresses that have a public page. It stands alone because it needs no list of the member area. */
export function guardPublicPage(path: string, hasToken: boolean): '/home' | '/my-profile' | '/dashboard' | null {
  if (path === '/' || path === '') return hasToken ? '/my-profile' : '/home'
  return hasToken && /^\/home\/?$/.test(path) ? '/dashboard' : null
}

/** Where the guard sends whoever opens this address, or null where they may stay. */
export function guard(path: string, hasToken: boolean): ReturnType<typeof guardPublicPage> {
  return guardPublicPage(path, hasToken) ?? (!hasToken && isProtected(path) ? '/home' : null)
}
