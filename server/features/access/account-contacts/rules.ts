import type { verifyOtp } from '#contract/access/codes.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { broken } from '#contract/field-words.ts'
import { email as emailField } from '#contract/fields.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Channel } from '#server/ports/messenger.ts'
import {
  type Contacts,
  emailIdentity,
  type Identity,
  identityKey,
  isValidMobile,
  mobileIdentity,
} from '../accounts/identity.ts'
import type { Account } from '../accounts/queries.ts'

/** A number or an address, as the columns of a member hold it. */
export type ContactColumns = { email: string } | { mobile: string; dial_code: string; country_code?: string }

export function contactColumns({ email, mobile, dialCode }: Contacts, channel: Channel): ContactColumns | null {
  if (channel === 'EMAIL') return email === null ? null : { email }
  return mobile === null ? null : { mobile, dial_code: dialCode }
}

/** The refusal of a contact that another member has verified. One that is only written down keeps nobody out. */
export const takenContact = (contact: ContactColumns): Refusal =>
  new Refusal('taken', { fields: { email: broken('email' in contact ? 'taken_email' : 'taken_mobile') } })

export type ChangeType = NonNullable<InputOf<typeof verifyOtp>['type']>

const wrongContact = (rule: string) => new Refusal('bad_input', { fields: { email: rule } })

/** A contact that a member wants to change to: where its code goes, and the columns that it becomes. */
export interface NewContact {
  purpose: 'change_number' | 'change_email'
  channel: Channel
  identityKey: string
  to: string
  columns: ContactColumns
}

/** Reads the contact that a member wants to change to. Refuses one that cannot exist. */
export function newContactOrRefuse({
  input,
  type,
}: {
  input: Pick<InputOf<typeof verifyOtp>, 'email' | 'mobile_country_code' | 'country_code'>
  type: ChangeType
}): NewContact {
  if (type === 'CHANGE_EMAIL') {
    const { error, data: email = '' } = emailField.safeParse(input.email)
    if (error) throw wrongContact(error.issues[0]?.message ?? broken('email'))
    const key = identityKey(emailIdentity(email))
    return { purpose: 'change_email', channel: 'EMAIL', identityKey: key, to: email, columns: { email } }
  }
  const { mobile_country_code: dialCode = '+91', country_code: country = 'in' } = input
  const { digits: mobile } = mobileIdentity(input.email, dialCode)
  if (!isValidMobile(mobile, dialCode, country)) throw wrongContact(broken('phone'))
  return {
    purpose: 'change_number',
    channel: 'SMS',
    identityKey: identityKey({ kind: 'mobile', digits: mobile, dialCode }),
    to: `${dialCode}${mobile}`,
    columns: { mobile, dial_code: dialCode, country_code: country },
  }
}

export const contactsAfter = (account: Contacts, { columns }: Pick<NewContact, 'columns'>): Contacts =>
  'email' in columns
    ? { ...account, email: columns.email }
    : { ...account, mobile: columns.mobile, dialCode: columns.dial_code }

const isSameContact = (account: Contacts, { columns }: Pick<NewContact, 'columns'>) =>
  'email' in columns
    ? columns.email.toLowerCase() === account.email?.toLowerCase()
    : columns.mobile === account.mobile && columns.dial_code === account.dialCode

export function refuseSameContact(account: Contacts, contact: Pick<NewContact, 'columns'>): void {
  if (isSameContact(account, contact)) throw wrongContact(broken('same_contact'))
}

/** Refuses a registration that has verified nothing: that one is corrected as a whole. */
export function refuseUnverified(viewer: { verified: boolean }, account: Account): void {
  if (!viewer.verified && !account.emailVerified && !account.mobileVerified) throw new Refusal('unverified')
}

/** The channel of the account's contact that was typed. Refuses a contact that is not the account's own. */
export function ownChannelOrRefuse(account: Contacts, identity: Identity): Channel {
  if (identity.kind === 'email' && identity.email === account.email?.toLowerCase()) return 'EMAIL'
  if (identity.kind === 'mobile' && identity.digits === account.mobile) return 'SMS'
  // Somebody else may have verified the contact while this member was asked for its code.
  if ((identity.kind === 'email' ? account.email : account.mobile) === null) throw new Refusal('conflict')
  throw wrongContact(broken('malformed'))
}
