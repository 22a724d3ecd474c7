import type { FreeProfile, PaidProfile } from '#contract/families/profiles.ts'
import {
  expectationForms,
  familyForms,
  memberForms,
  propertyForms,
  relativeForms,
  siblingForms,
} from '#contract/families/second-script.ts'
import { expectationFields, familyFields, memberFields } from '#contract/profile-fields.ts'
import { dayInIndia } from '#domain/calendar.ts'
import type { Fit } from '#domain/finding/fit.ts'
import type { Score } from '#domain/kundali/gun-milan.ts'
import type { KinSign } from '#domain/relations/kin.ts'
import { presenterFor } from '#server/features/families/profile-fields/columns.ts'
import { formsPresenter } from '#server/features/families/profile-fields/second-script.ts'
import type { PresentContext } from '#server/features/finding/lists/present-context.ts'
import { presentLastUse } from '#server/features/finding/lists/present-last-use.ts'
import { presentFlags, presentReasons } from '#server/features/relations/pair/present.ts'
import type { OpenedRelation } from '#server/features/relations/pair/relation.ts'
import { isListedOn, type Subject } from '#server/features/relations/visibility/rules.ts'
import type { NameOf } from '#server/features/shared/master-data/names.ts'
import { presentFlag, presentYesNo } from '#server/http/wire-values.ts'
import type { Biodata } from './queries.ts'

export interface ProfileData {
  biodata: Biodata
  relation: OpenedRelation
  /** Null on one's own profile, as are the score and the fits. */
  subject: Subject | null
  score: Score | null
  fit: Fit | null
  /** Which of the viewer's wishes the family meets. */
  ours: Fit | null
  kin: KinSign[]
}

/** Tells viewers who still see a silent family since when it is silent, wherever they may read the last use. */
const presentNotSeenSince = (
  { last_use_is_hidden, last_used_on, last_sign_on, listed_until }: ProfileData['biodata'],
  viewer: PresentContext['viewer'],
  now: Date,
): { not_seen_since?: string | null } => {
  if (viewer.hidesLastUse) return {}
  const isAway = !isListedOn(dayInIndia(now), { listedUntil: listed_until })
  return { not_seen_since: isAway && !last_use_is_hidden ? (last_used_on ?? last_sign_on) : null }
}

const presentFree = presenterFor(memberFields, 'free')
const presentPaid = presenterFor(memberFields, 'paid')
const presentFreeFamily = presenterFor(familyFields, 'free')
const presentPaidFamily = presenterFor(familyFields, 'paid')
const presentWishedTexts = presenterFor(expectationFields, 'free')
const freeForms = {
  member: formsPresenter(memberForms, 'free'),
  family: formsPresenter(familyForms, 'free'),
  relative: formsPresenter(relativeForms, 'free'),
  property: formsPresenter(propertyForms, 'free'),
  expectation: formsPresenter(expectationForms, 'free'),
}
const paidForms = {
  member: formsPresenter(memberForms, 'free', 'paid'),
  family: formsPresenter(familyForms, 'free', 'paid'),
  sibling: formsPresenter(siblingForms, 'paid'),
  relative: formsPresenter(relativeForms, 'free', 'paid'),
  property: formsPresenter(propertyForms, 'free', 'paid'),
}

/** The fields that free and paid viewers read alike. */
type SharedFields = Omit<FreeProfile, 'family_details' | 'relatives' | 'user_properties' | 'properties'>

function presentSharedFields(
  { biodata, relation, subject, score, fit, ours, kin }: ProfileData,
  { viewer, now, nameOf, photosOf }: PresentContext,
): SharedFields {
  const { photos, withheld } = photosOf(biodata, relation)
  // Only a paid viewer learns that the profile was suggested.
  const suggestedAt = viewer.paid ? relation.suggestedAt : null
  return {
    uuid: biodata.id,
    registration_no: biodata.registration_no,
    ...presentFree(biodata, nameOf),
    gender: biodata.gender,
    user_images: photos.map(link => ({ image: link('page') })),
    photo_withheld: withheld,
    id_checked_at: biodata.id_checked_at?.toISOString() ?? null,
    ...presentLastUse(biodata, viewer, now),
    ...presentNotSeenSince(biodata, viewer, now),
    candidate_agreed_at: biodata.candidate_agreed_at?.toISOString() ?? null,
    patrika_gun: score?.known ? score.total : 0,
    patrika_known: score?.known ?? false,
    expectation: presentExpectation(biodata.expectation, nameOf),
    fit: presentFit(fit),
    our_fit: presentFit(ours),
    kin,
    handPicked: presentFlag(suggestedAt),
    handPicked_date: suggestedAt?.toISOString() ?? null,
    ...presentFlags(relation, { viewer, subject, now }),
    ...presentReasons(relation),
  }
}

/** For a free viewer: without villages, places of work and siblings. */
export function presentFreeProfile(profile: ProfileData, context: PresentContext): FreeProfile {
  const { family, relatives, properties } = profile.biodata
  const surnames = relatives.map(({ surname, second_script }) => ({
    surname,
    ...freeForms.relative(second_script),
  }))
  const propertyDetails = properties.map(({ details, second_script }) => ({
    details,
    ...freeForms.property(second_script),
  }))
  return {
    ...presentSharedFields(profile, context),
    ...freeForms.member(profile.biodata.second_script),
    family_details: {
      ...presentFreeFamily(family, context.nameOf),
      ...freeForms.family(family?.second_script),
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
  const properties = biodata.properties.map(({ details, place, second_script }) => ({
    details,
    place,
    ...paidForms.property(second_script),
  }))
  const siblings = presentSiblings(biodata.siblings)
  return {
    ...presentSharedFields(profile, context),
    ...presentPaid(biodata, context.nameOf),
    ...paidForms.member(biodata.second_script),
    family_details: {
      ...presentFreeFamily(family, context.nameOf),
      ...presentPaidFamily(family, context.nameOf),
      ...paidForms.family(family?.second_script),
      relatives,
      family_members: siblings,
    },
    relatives,
    family_members: siblings,
    user_properties: properties,
    properties,
  }
}

/** Null when the family wrote and chose nothing, so that the page leaves the tab out. */
export function presentExpectation(row: Biodata['expectation'], nameOf: NameOf): FreeProfile['expectation'] {
  if (!row) return null
  const names = (list: string) => (row.choices[list] ?? []).flatMap(id => nameOf(id) ?? [])
  const expectation = {
    marital_status: names('marital_status'),
    birth_year_from: row.birth_year_from,
    birth_year_to: row.birth_year_to,
    height_from: row.height_from,
    height_to: row.height_to,
    patrika_match: row.patrika_match,
    ...presentWishedTexts(row, nameOf),
    working_country: names('working_country'),
    working_city: names('working_city'),
    family_residence: names('family_residence'),
    native_district: names('native_district'),
  }
  const hasContent = Object.values(expectation).some(value => value !== null && String(value) !== '')
  return hasContent ? { ...expectation, ...freeForms.expectation(row.second_script) } : null
}

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
    ...paidForms.sibling(sibling.second_script),
  }))

export const presentRelatives = (relatives: Biodata['relatives']): PaidProfile['relatives'] =>
  relatives.map(({ surname, village, second_script }) => ({
    surname,
    goan: village,
    ...paidForms.relative(second_script),
  }))

export const presentFit = (fit: Fit | null): FreeProfile['fit'] =>
  fit && {
    met: fit.met.length,
    total: fit.met.length + fit.missed.length,
    missed: [...fit.missed],
    not_told: [...fit.notTold],
  }
