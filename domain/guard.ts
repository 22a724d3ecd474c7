import { isProtected } from './screens.ts'

/** The guard of the public addresses. It is a function of its own, so that public pages need not load the list of the member area. */
export function guardPublicPage(path: string, hasToken: boolean): '/home' | '/my-profile' | '/dashboard' | null {
  if (path === '/' || path === '') return hasToken ? '/my-profile' : '/home'
  return hasToken && /^\/home\/?$/.test(path) ? '/dashboard' : null
}

/** The address to redirect to, or null where the visitor may stay. */
export function guard(path: string, hasToken: boolean): ReturnType<typeof guardPublicPage> {
  return guardPublicPage(path, hasToken) ?? (!hasToken && isProtected(path) ? '/home' : null)
}
