/** An e-mail address or mobile number in one spelling, so that limits and codes do not depend on how it was typed. */
export type Identity = { kind: 'email'; email: string } | { kind: 'mobile'; digits: string; dialCode: string | null }

export const looksLikeEmail = (typed: string) => typed.includes('@')

export const emailIdentity = (typed: string): Identity => ({ kind: 'email', email: typed.trim().toLowerCase() })

export function mobileIdentity(typed: string, dialCode: string | null): Identity {
  const digits = typed.replace(/[\s-]/g, '')
  const inFull = /^\+91(\d{10})$/.exec(digits)
  if (inFull?.[1]) return { kind: 'mobile', digits: inFull[1], dialCode: '+91' }
  return { kind: 'mobile', digits: digits.replace(/^\+/, ''), dialCode }
}

export const identityOf = (typed: string, dialCode: string | null = null): Identity =>
  looksLikeEmail(typed) ? emailIdentity(typed) : mobileIdentity(typed, dialCode)

/**
 * The key of limits and codes. A number without a country counts as Indian: the recovery page sends no country, and its
 * key must equal the one of the code.
 */
export const identityKey = (identity: Identity): string =>
  identity.kind === 'email' ? `mailto:${identity.email}` : `tel:${identity.dialCode ?? '+91'}${identity.digits}`
