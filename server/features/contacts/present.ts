import type { ContactAnswer } from '#contract/contacts.ts'
import type { PhoneType } from '#contract/phone-types.ts'
import type { NameOf } from '#server/features/master-data/names.ts'
import { presentName } from '#server/http/wire-values.ts'
import type { FamilyContact } from './queries.ts'

/** The wire spells one relation in its own way. */
const wireType = (relation: string) => (relation === 'COUSIN_SISTER' ? 'COUSINE_SISTER' : relation) as PhoneType
const yesOrNo = (value: boolean) => (value ? ('Y' as const) : ('N' as const))
const digits = (phone: string) => phone.replace(/\D/g, '')

type Phone = ContactAnswer['familty_phone_numbers_contact'][number]

function presentPhones({ mobile, dial_code, phones }: FamilyContact): Phone[] {
  const family = phones.map(
    (one): Phone => ({
      type: wireType(one.relation),
      custom_type_name: one.custom_relation,
      phone: one.phone,
      is_hidden: 'N',
      is_whatsapp: yesOrNo(one.is_whatsapp),
      is_phone: yesOrNo(one.takes_calls),
    }),
  )
  // A family may have written the registered number a second time, and then told more of it.
  if (mobile === null || family.some(one => digits(one.phone).endsWith(mobile))) return family
  const registered: Phone = {
    type: 'CANDIDATE',
    custom_type_name: '',
    phone: `${dial_code} ${mobile}`,
    is_hidden: 'N',
    is_whatsapp: 'N',
    is_phone: 'Y',
  }
  return [registered, ...family]
}

/** The contact card of a family. */
export function presentContact(contact: FamilyContact, unlockedAt: Date, nameOf: NameOf): ContactAnswer {
  const { family } = contact
  return {
    registration_no: contact.registration_no,
    first_name: contact.first_name,
    middle_name: contact.middle_name,
    last_name: contact.last_name,
    family_details_contact: { contact_full_name: family?.contact_full_name ?? '', address: family?.address ?? '' },
    family_details: {
      goan: family?.village ?? '',
      taluka: presentName(nameOf(family?.taluka_id ?? null)),
      district: presentName(nameOf(family?.district_id ?? null)),
      email: family?.email ?? '',
    },
    familty_phone_numbers_contact: presentPhones(contact),
    profile_view: { created_at: unlockedAt.toISOString() },
  }
}
