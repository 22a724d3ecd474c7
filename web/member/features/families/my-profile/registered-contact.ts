import type { CurrentMember } from '#contract/families/my-profile.ts'
import type { ContactKind, TypedContact } from '#web/access/contact-change/contact-change.ts'

/** The number or address that a member logs in with. */
export const registeredContact = (member: CurrentMember, kind: ContactKind): TypedContact =>
  kind === 'email' ? { kind, address: member.email } : { kind, digits: member.mobile, country: member.country_code }
