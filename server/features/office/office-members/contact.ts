import { familyForms } from '#contract/families/second-script.ts'
import type { Db } from '#server/db/open.ts'
import { presentPhones, presentRegisteredMobile } from '#server/features/families/my-profile/present-family.ts'
import { readFamilyPhones } from '#server/features/families/my-profile/queries.ts'
import { presenterOfForms } from '#server/features/families/profile-fields/second-script.ts'
import { presentYesNo } from '#server/http/wire-values.ts'

const presentPerson = presenterOfForms(familyForms, ['contact_full_name'])

/** Every way to reach a family. Staff also see numbers that are hidden from other members. */
export async function readContactForStaff(db: Db, memberId: string) {
  const member = await db
    .selectFrom('members')
    .leftJoin('family_details', 'family_details.member_id', 'members.id')
    .select(['dial_code', 'mobile', 'members.email', 'contact_full_name', 'address', 'village'])
    .select('family_details.second_script')
    .select('family_details.email as family_email')
    .select(['mobile_owner', 'mobile_custom_owner', 'mobile_best_time', 'mobile_place', 'candidate_waits'])
    .where('members.id', '=', memberId)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  if (!member) return null
  const phones = await readFamilyPhones(db, memberId)
  return {
    mobile: member.mobile === null ? '' : `${member.dial_code} ${member.mobile}`,
    registered_mobile: presentRegisteredMobile(member),
    candidate_waits: presentYesNo(member.candidate_waits),
    email: member.email ?? '',
    village: member.village ?? '',
    family: {
      contact_full_name: member.contact_full_name ?? '',
      email: member.family_email ?? '',
      address: member.address ?? '',
      familty_phone_numbers: presentPhones(phones),
      ...presentPerson(member.second_script),
    },
  }
}
