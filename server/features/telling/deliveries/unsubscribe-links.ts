import type { Secrets } from '#server/ports/secrets.ts'

const purpose = 'unsubscribe e-mail'
export const unsubscribePath = '/api/mail/unsubscribe'

/** A link that switches the notices by e-mail off and can do nothing else. It has no end, because e-mails stay in mailboxes. */
export const unsubscribeAddress = (secrets: Secrets, publicUrl: string, memberId: string): string =>
  `${publicUrl}${unsubscribePath}?${new URLSearchParams({ member: memberId, key: secrets.sign(purpose, memberId) })}`

export const isUnsubscribeKey = (secrets: Secrets, memberId: string, key: string): boolean =>
  secrets.isSignedBy(purpose, memberId, key)

const stopPurpose = 'stop listening'
export const stopPath = '/api/mail/stop'

/** The same for somebody of the family who only hears: it ends that and can do nothing else. */
export const stopAddress = (secrets: Secrets, publicUrl: string, listenerId: string): string =>
  `${publicUrl}${stopPath}?${new URLSearchParams({ listener: listenerId, key: secrets.sign(stopPurpose, listenerId) })}`

export const isStopKey = (secrets: Secrets, listenerId: string, key: string): boolean =>
  secrets.isSignedBy(stopPurpose, listenerId, key)
