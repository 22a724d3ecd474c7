import type { Selectable } from 'kysely'
import type { CurrentMember } from '#contract/my-profile.ts'
import type { PhoneType } from '#contract/phone-types.ts'
import { familyFields } from '#contract/profile-fields.ts'
import type { MemberTables } from '#server/db/schema/members.ts'
import type { NameOf } from '#server/features/master-data/names.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { presentOwn } from '#server/features/profile-fields/columns.ts'
import { presentRelatives, presentSiblings } from '#server/features/profiles/present-family.ts'
import { presentName, presentYesNo } from '#server/http/wire-values.ts'
import type { MemberRecord } from './queries.ts'

/** The wire spells one relation differently from us. */
export const presentRelation = (relation: string): PhoneType =>
  (relation === 'COUSIN_SISTER' ? 'COUSINE_SISTER' : relation) as PhoneType

export const presentPhones = (
  rows: readonly Omit<Selectable<MemberTables['family_phones']>, 'member_id' | 'position'>[],
) =>
  rows.map(phone => ({
    uuid: phone.id,
    type: presentRelation(phone.relation),
    phone: phone.phone,
    custom_type_name: phone.custom_relation,
    is_whatsapp: presentYesNo(phone.is_whatsapp),
    is_phone: presentYesNo(phone.takes_calls),
    is_hidden: presentYesNo(phone.is_hidden),
  }))

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
    taluka: presentName(nameOf(talukaId)),
    district_id: districtId,
    district: presentName(nameOf(districtId)),
    relatives: presentRelatives(row.relatives),
    familty_phone_numbers: presentPhones(row.phones),
    family_members: presentSiblings(row.siblings),
  }
}
