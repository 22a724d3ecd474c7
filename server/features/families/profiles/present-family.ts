import type { PaidProfile } from '#contract/families/profiles.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import type { Biodata } from './queries.ts'

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
