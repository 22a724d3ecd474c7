import type { CurrentMember } from '#contract/families/my-profile.ts'
import { familyForms } from '#contract/families/second-script.ts'
import { familyFields } from '#contract/profile-fields.ts'
import type { Row } from '#server/db/schema.ts'
import { presentOwn } from '#server/features/families/profile-fields/columns.ts'
import { presentPhoneOwner } from '#server/features/families/profile-fields/phone-owners.ts'
import { formsPresenter } from '#server/features/families/profile-fields/second-script.ts'
import { presentRelatives, presentSiblings } from '#server/features/families/profiles/present.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { presentName, presentYesNo } from '#server/http/wire-values.ts'
import type { MemberRecord } from './queries.ts'

export const presentPhones = (rows: readonly Omit<Row<'family_phones'>, 'member_id' | 'position'>[]) =>
  rows.map(phone => ({
    uuid: phone.id,
    type: presentPhoneOwner(phone.owner),
    phone: phone.phone,
    custom_type_name: phone.custom_owner,
    is_whatsapp: presentYesNo(phone.is_whatsapp),
    is_phone: presentYesNo(phone.takes_calls),
    is_hidden: presentYesNo(phone.is_hidden),
    best_time: phone.best_time,
  }))

/** Whose number the registered mobile is, and when it is best called. */
export const presentRegisteredMobile = (
  row: Pick<Row<'members'>, 'mobile_owner' | 'mobile_custom_owner' | 'mobile_best_time' | 'mobile_place'>,
) => ({
  type: presentPhoneOwner(row.mobile_owner),
  custom_type_name: row.mobile_custom_owner,
  best_time: row.mobile_best_time,
  place: row.mobile_place,
})

const presentFamilyForms = formsPresenter(familyForms, 'free', 'paid', 'self')

export function presentOwnFamily(
  row: MemberRecord,
  { data, nameOf }: { data: MasterData; nameOf: NameOf },
): CurrentMember['family_details'] {
  const { family } = row
  const talukaId = family?.taluka_id ?? null
  // A registration tells the taluka alone.
  const districtId = family?.district_id ?? data.talukas.find(({ id }) => id === talukaId)?.district_id ?? null
  return {
    ...presentOwn(familyFields, family),
    ...presentFamilyForms(family?.second_script),
    taluka: presentName(nameOf(talukaId)),
    district_id: districtId,
    district: presentName(nameOf(districtId)),
    relatives: presentRelatives(row.relatives),
    familty_phone_numbers: presentPhones(row.phones),
    family_members: presentSiblings(row.siblings),
  }
}
