import type { Secrets } from '#server/ports/secrets.ts'

const purpose = 'unsubscribe e-mail'
export const unsubscribePath = '/api/mail/unsubscribe'

/** A link that switches the notices by e-mail off and can do nothing else. It has no end, because e-mails stay in mailboxes. */
export const unsubscribeAddress = (secrets: Secrets, publicUrl: string, memberId: string): string =>
  `${publicUrl}${unsubscribePath}?${new URLSearchParams({ member: memberId, key: secrets.sign(purpose, memberId) })}`

export const isUnsubscribeKey = (secrets: Secrets, memberId: string, key: string): boolean =>
  secrets.isSignedBy(purpose, memberId, key)
