import { familyForms, memberForms } from '#contract/families/second-script.ts'
import type { ContactAnswer } from '#contract/relations/contacts.ts'
import { presentPhoneOwner } from '#server/features/families/profile-fields/phone-owners.ts'
import { presenterOfForms } from '#server/features/families/profile-fields/second-script.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import { presentFlag, presentName, presentYesNo } from '#server/http/wire-values.ts'
import type { FamilyContact } from './queries.ts'
import { isRegistered } from './rules.ts'

const presentNames = presenterOfForms(memberForms, ['first_name', 'middle_name', 'last_name'])
const presentPerson = presenterOfForms(familyForms, ['contact_full_name'])
const presentPlace = presenterOfForms(familyForms, ['goan'])

type Phone = ContactAnswer['familty_phone_numbers_contact'][number]

/** The numbers in the family's own order, elders first where the family put them so. */
function presentPhones(contact: FamilyContact): Omit<Phone, 'is_agent'>[] {
  const { mobile, dial_code, mobile_place, phones } = contact
  const present = (one: FamilyContact['phones'][number]) => ({
    type: presentPhoneOwner(one.owner),
    custom_type_name: one.custom_owner,
    phone: one.phone,
    is_hidden: 'N' as const,
    is_whatsapp: presentYesNo(one.is_whatsapp),
    is_phone: presentYesNo(one.takes_calls),
    best_time: one.best_time,
  })
  // A family may have entered the registered number a second time with more details. That entry then stands for it.
  if (mobile === null || phones.some(one => isRegistered(mobile, one.phone))) return phones.map(present)
  const registered: Omit<Phone, 'is_agent'> = {
    type: presentPhoneOwner(contact.mobile_owner),
    custom_type_name: contact.mobile_custom_owner,
    phone: `${dial_code} ${mobile}`,
    is_hidden: 'N',
    is_whatsapp: 'N',
    is_phone: 'Y',
    best_time: contact.mobile_best_time,
  }
  const isBefore = ({ position }: { position: number }) => position < mobile_place
  return [...phones.filter(isBefore).map(present), registered, ...phones.filter(one => !isBefore(one)).map(present)]
}

/** The numbers on the card of a family. */
export const shownNumbers = (contact: FamilyContact): string[] => presentPhones(contact).map(({ phone }) => phone)

/** The contact card of a family. `agents` are the numbers that the office knows as an agent's. */
export function presentContact(
  contact: FamilyContact,
  unlockedAt: Date,
  nameOf: NameOf,
  agents: ReadonlySet<string>,
): ContactAnswer {
  const { family } = contact
  return {
    registration_no: contact.registration_no,
    gender: contact.gender,
    first_name: contact.first_name,
    middle_name: contact.middle_name,
    last_name: contact.last_name,
    ...presentNames(contact.second_script),
    family_details_contact: {
      contact_full_name: family?.contact_full_name ?? '',
      address: family?.address ?? '',
      ...presentPerson(family?.second_script),
    },
    family_details: {
      goan: family?.village ?? '',
      taluka: presentName(nameOf(family?.taluka_id ?? null)),
      district: presentName(nameOf(family?.district_id ?? null)),
      email: family?.email ?? '',
      ...presentPlace(family?.second_script),
    },
    familty_phone_numbers_contact: presentPhones(contact).map(one => ({
      ...one,
      is_agent: presentFlag(agents.has(one.phone)),
    })),
    candidate_waits: presentFlag(contact.is_waiting),
    profile_view: { created_at: unlockedAt.toISOString() },
  }
}
