import type { PaidProfile } from '#contract/profiles.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import type { Biodata } from './queries.ts'

/** The family under the names of the wire, for a profile that others open and for one's own. */
export const presentParents = (family: Biodata['family']) => ({
  father_occuption: family?.father_occupation ?? '',
  father_occuption_place: family?.father_work_place ?? '',
  mother_occuption: family?.mother_occupation ?? '',
  mother_occuption_place: family?.mother_work_place ?? '',
  mama_surname: family?.maternal_uncle_surname ?? '',
  mama_native_place: family?.maternal_uncle_village ?? '',
  mama_taluka_place: family?.maternal_uncle_taluka ?? '',
})

export const presentSiblings = (siblings: Biodata['siblings']): PaidProfile['family_members'] =>
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

export const presentRelatives = (relatives: Biodata['relatives']): PaidProfile['relatives'] =>
  relatives.map(({ surname, village }) => ({ surname, goan: village }))
