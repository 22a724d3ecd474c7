/** The push services of the browsers that we serve. A call goes to no other address that a member names. */
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

/** A family has a few phones; the oldest go. */
export const mostSubscriptions = 10
