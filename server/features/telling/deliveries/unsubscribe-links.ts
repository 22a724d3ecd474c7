import type { Secrets } from '#server/ports/secrets.ts'

const purpose = 'unsubscribe e-mail'
export const unsubscribePath = '/api/mail/unsubscribe'

/** It stays good for as long as the e-mail lies in a mailbox, and can do nothing but switch the notices off. */
export const unsubscribeAddress = (secrets: Secrets, publicUrl: string, memberId: string): string =>
  `${publicUrl}${unsubscribePath}?${new URLSearchParams({ member: memberId, key: secrets.sign(purpose, memberId) })}`

export const isUnsubscribeKey = (secrets: Secrets, memberId: string, key: string): boolean =>
  secrets.isSignedBy(purpose, memberId, key)
