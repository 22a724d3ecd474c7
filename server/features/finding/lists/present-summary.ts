import type { z } from 'zod'
import { memberForms } from '#contract/families/second-script.ts'
import { freeCardForms, type freeSummary, paidCardForms, type paidSummary } from '#contract/finding/summary.ts'
import { dayInIndia } from '#domain/calendar.ts'
import { isNewSince } from '#domain/finding/new-since.ts'
import { presenterOfForms } from '#server/features/families/profile-fields/second-script.ts'
import { presentFlags } from '#server/features/relations/pair/present.ts'
import { subjectFrom } from '#server/features/relations/pair/queries.ts'
import { relationFrom } from '#server/features/relations/pair/relation-columns.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { presentFlag, presentName } from '#server/http/wire-values.ts'
import type { PresentContext } from './present-context.ts'
import { presentLastUse } from './present-last-use.ts'
import type { SummaryRow } from './summary-queries.ts'

const presentFreeForms = presenterOfForms(memberForms, freeCardForms)
const presentPaidForms = presenterOfForms(memberForms, paidCardForms)

/** A card or a row of a list, as every viewer may see it. */
export function presentFreeSummary(
  row: SummaryRow,
  { viewer, now, nameOf, isUnmarried, photosOf, gunMilanWith }: PresentContext,
): z.input<typeof freeSummary> {
  const relation = relationFrom(row, viewer.id)
  const { photos, withheld } = photosOf(row, relation)
  const images = photos.map(link => ({ image: link('card'), tile: link('tile'), large: link('page') }))
  const maritalStatus = nameOf(row.marital_status_id)
  const workLocation = nameOf(row.work_location_id)
  const district = nameOf(row.native_district_id)
  const taluka = nameOf(row.native_taluka_id)
  return {
    uuid: row.id,
    to_user_id: row.id,
    registration_no: row.registration_no,
    first_name: row.first_name,
    middle_name: row.middle_name,
    last_name: row.last_name,
    ...presentFreeForms(row.second_script),
    image: images[0]?.image ?? null,
    user_images: images,
    photo_withheld: withheld,
    id_checked_at: row.id_checked_at?.toISOString() ?? null,
    ...presentLastUse(row, viewer, now),
    is_new: presentFlag(isNewSince(dayInIndia(row.joined_at), viewer.previousUse)),
    hasOpened: presentFlag(row.opened),
    candidate_agreed_at: row.candidate_agreed_at?.toISOString() ?? null,
    marital_status: presentName(maritalStatus),
    maritial_status: maritalStatus,
    is_unmarried: presentFlag(isUnmarried(row.marital_status_id)),
    dob: row.date_of_birth,
    height: row.height_cm,
    education_courses: row.education,
    occupation_details: row.occupation,
    occupation_type: presentName(nameOf(row.occupation_type_id)),
    annual_income: row.annual_income,
    working_place_taluka: presentName(workLocation),
    working_place_taluka_name: workLocation,
    native_place_district: presentName(district),
    native_place_district_name: district,
    native_place_taluka: presentName(taluka),
    native_place_taluka_name: taluka,
    gan: presentName(nameOf(row.gan_id)),
    patrika_gun: gunMilanWith(row),
    ...presentFlags(relation, { viewer, subject: subjectFrom(row), now }),
  }
}

/** The fields of the free summary and those that a paid membership adds. */
export const presentPaidSummary = (row: SummaryRow, context: PresentContext): z.input<typeof paidSummary> => ({
  ...presentFreeSummary(row, context),
  working_place_goan: row.work_village,
  ...presentPaidForms(row.second_script),
})

/** Presents a page for the class of this viewer. `extraFields` adds what one list has beyond the others. */
export function presentSummaryPage<P extends object, R extends SummaryRow, M extends object = object>(
  viewer: Pick<Viewer, 'paid'>,
  { rows, ...page }: P & { rows: readonly R[] },
  context: PresentContext,
  extraFields: (row: R) => M = () => ({}) as M,
) {
  return viewer.paid
    ? {
        as: 'paid' as const,
        body: { ...page, list: rows.map(row => ({ ...presentPaidSummary(row, context), ...extraFields(row) })) },
      }
    : {
        as: 'free' as const,
        body: { ...page, list: rows.map(row => ({ ...presentFreeSummary(row, context), ...extraFields(row) })) },
      }
}

export const presentVisit = (row: SummaryRow, at: Date, { nameOf }: PresentContext) => ({
  from_user_id: row.id,
  work_place_name: nameOf(row.work_location_id),
  visited_at: at.toISOString(),
})
