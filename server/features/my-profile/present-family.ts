import type { CurrentMember } from '#contract/my-profile.ts'
import type { PhoneType } from '#contract/phone-types.ts'
import type { NameOf } from '#server/features/master-data/names.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { presentName, presentYesNo } from '#server/http/wire-values.ts'
import type { MemberRecord } from './queries.ts'

/** The wire spells one relation differently from us. */
export const presentRelation = (relation: string): PhoneType =>
  (relation === 'COUSIN_SISTER' ? 'COUSINE_SISTER' : relation) as PhoneType

export const presentSiblings = ({ siblings }: MemberRecord): CurrentMember['family_members'] =>
  siblings.map(sibling => ({
    name: sibling.name,
    is_married: presentYesNo(sibling.is_married),
    education: sibling.education,
    occupation: sibling.occupation,
    working_place: sibling.work_place,
    birth_year: sibling.birth_year,
    height: sibling.height_cm,
    gender: sibling.gender,
  }))

export const presentRelatives = ({ relatives }: MemberRecord): CurrentMember['relatives'] =>
  relatives.map(({ surname, village }) => ({ surname, goan: village }))

export function presentOwnFamily(
  row: MemberRecord,
  { data, nameOf }: { data: MasterData; nameOf: NameOf },
): CurrentMember['family_details'] {
  const { family } = row
  const talukaId = family?.taluka_id ?? null
  // A registration tells the taluka alone.
  const districtId = family?.district_id ?? data.talukas.find(({ id }) => id === talukaId)?.district_id ?? null
  return {
    contact_full_name: family?.contact_full_name ?? '',
    address: family?.address ?? '',
    goan: family?.village ?? '',
    taluka_id: talukaId,
    taluka: presentName(nameOf(talukaId)),
    district_id: districtId,
    district: presentName(nameOf(districtId)),
    state_id: family?.state_id ?? null,
    email: family?.email ?? '',
    father_occuption: family?.father_occupation ?? '',
    father_occuption_place: family?.father_work_place ?? '',
    mother_occuption: family?.mother_occupation ?? '',
    mother_occuption_place: family?.mother_work_place ?? '',
    mama_surname: family?.maternal_uncle_surname ?? '',
    mama_native_place: family?.maternal_uncle_village ?? '',
    mama_taluka_place: family?.maternal_uncle_taluka ?? '',
    relatives: presentRelatives(row),
    familty_phone_numbers: row.phones.map(phone => ({
      uuid: phone.id,
      type: presentRelation(phone.relation),
      phone: phone.phone,
      custom_type_name: phone.custom_relation,
      is_whatsapp: presentYesNo(phone.is_whatsapp),
      is_phone: presentYesNo(phone.takes_calls),
      is_hidden: presentYesNo(phone.is_hidden),
    })),
    family_members: presentSiblings(row),
  }
}
