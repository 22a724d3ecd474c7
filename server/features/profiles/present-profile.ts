import type { FreeProfile, PaidProfile } from '#contract/profiles.ts'
import type { Fit } from '#domain/fit.ts'
import type { Score } from '#domain/kundali/score.ts'
import type { PresentContext } from '#server/features/lists/present-context.ts'
import { presentFlags, presentReasons } from '#server/features/relations/present.ts'
import type { OpenedRelation, Subject } from '#server/features/relations/relation.ts'
import { presentFlag, presentName } from '#server/http/wire-values.ts'
import { presentExpectation } from './present-expectation.ts'
import { presentParents, presentRelatives, presentSiblings } from './present-family.ts'
import { presentFit } from './present-fit.ts'
import type { Biodata } from './queries.ts'

export interface ProfileData {
  biodata: Biodata
  relation: OpenedRelation
  /** Null on one's own profile, as are the score and the fit. */
  subject: Subject | null
  score: Score | null
  fit: Fit | null
}

/** The fields that free and paid viewers read alike. */
type SharedFields = Omit<FreeProfile, 'family_details' | 'relatives' | 'user_properties' | 'properties'>

function presentSharedFields(
  { biodata, relation, subject, score, fit }: ProfileData,
  { viewer, now, nameOf, photosOf }: PresentContext,
): SharedFields {
  const name = (id: string | null) => presentName(nameOf(id))
  const { photos, withheld } = photosOf(biodata, relation)
  // Only a paid viewer learns that the profile was suggested.
  const suggestedAt = viewer.paid ? relation.suggestedAt : null
  return {
    uuid: biodata.id,
    registration_no: biodata.registration_no,
    first_name: biodata.first_name,
    middle_name: biodata.middle_name,
    last_name: biodata.last_name,
    gender: biodata.gender,
    user_images: photos.map(link => ({ image: link('page') })),
    photo_withheld: withheld,
    id_checked_at: biodata.id_checked_at?.toISOString() ?? null,
    marital_status: name(biodata.marital_status_id),
    dob: biodata.date_of_birth,
    height: biodata.height_cm,
    body_structure: name(biodata.body_structure_id),
    blood_group: biodata.blood_group,
    scan_tone: name(biodata.skin_tone_id),
    diet: name(biodata.diet_id),
    education_courses: biodata.education,
    patrika_gun: score?.known ? score.total : 0,
    patrika_known: score?.known ?? false,
    occupation_details: biodata.occupation,
    annual_income: biodata.annual_income,
    working_place_taluka: name(biodata.work_location_id),
    other_info: biodata.other_info,
    birth_time: biodata.birth_time,
    birth_district: name(biodata.birth_district_id),
    is_mangal: biodata.mangal,
    raas: name(biodata.raas_id),
    nakshatra: name(biodata.nakshatra_id),
    charan: name(biodata.charan_id),
    nadi: name(biodata.nadi_id),
    gan: name(biodata.gan_id),
    devak: nameOf(biodata.devak_id),
    ready_to_move_abrod: biodata.ready_to_move_abroad,
    native_place_taluka: name(biodata.native_taluka_id),
    native_place_district: name(biodata.native_district_id),
    expectation: presentExpectation(biodata.expectation, nameOf),
    fit: presentFit(fit),
    handPicked: presentFlag(suggestedAt),
    handPicked_date: suggestedAt?.toISOString() ?? null,
    ...presentFlags(relation, { viewer, subject, now }),
    ...presentReasons(relation),
  }
}

/** For a free viewer: without villages, places of work and siblings. */
export function presentFreeProfile(profile: ProfileData, context: PresentContext): FreeProfile {
  const { family, relatives, properties } = profile.biodata
  const surnames = relatives.map(({ surname }) => ({ surname }))
  const propertyDetails = properties.map(({ details }) => ({ details }))
  return {
    ...presentSharedFields(profile, context),
    family_details: {
      father_occuption: family?.father_occupation ?? '',
      mother_occuption: family?.mother_occupation ?? '',
      mama_surname: family?.maternal_uncle_surname ?? '',
      relatives: surnames,
    },
    relatives: surnames,
    user_properties: propertyDetails,
    properties: propertyDetails,
  }
}

/** For a paid viewer, and for a member's own profile. */
export function presentPaidProfile(profile: ProfileData, context: PresentContext): PaidProfile {
  const { family, ...biodata } = profile.biodata
  const relatives = presentRelatives(biodata.relatives)
  const properties = biodata.properties.map(({ details, place }) => ({ details, place }))
  const siblings = presentSiblings(biodata.siblings)
  return {
    ...presentSharedFields(profile, context),
    working_place_goan: biodata.work_village,
    native_place_goan: biodata.native_village,
    family_details: {
      ...presentParents(family),
      relatives,
      family_members: siblings,
    },
    relatives,
    family_members: siblings,
    user_properties: properties,
    properties,
  }
}
