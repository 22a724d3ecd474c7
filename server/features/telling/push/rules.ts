import { ECDH } from 'node:crypto'

/** The push services of the supported browsers. The server calls no other address that a member sends. */
const knownHosts = ['fcm.googleapis.com', 'web.push.apple.com']
const knownDomains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** Whether messages may be sent to this address: that of a known push service, or of the one that the settings name. */
export function isPushEndpoint(address: string, ownOrigin: string | null): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(address)
  if (username || password) return false
  if (ownOrigin !== null && origin === ownOrigin) return true
  if (protocol !== 'https:' || port !== '') return false
  return knownHosts.includes(hostname) || knownDomains.some(domain => hostname.endsWith(domain))
}

/** Whether a browser's key is a point of the curve: to another one nothing can be encrypted, at no try. */
export function isPointOfP256(key: string): boolean {
  try {
    const point = ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return point === key.replace('=', '')
  } catch {
    return false
  }
}

/** How many browsers a family may have. The oldest are removed. */
export const mostSubscriptions = 10
