import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ToldBy } from '#contract/telling/deliveries.office.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { idCheckedAtOf } from '#server/features/families/id-proof/queries.ts'
import { presentOfficePhoto } from '#server/features/families/photos/present.ts'
import { ownPhotosOf } from '#server/features/families/photos/queries.ts'
import { reasonOf } from './rules.ts'

const decisionsShown = 10

/** The profile that staff compare an item with, and earlier decisions about the member. */
export async function readReviewedMember(db: Db, memberId: string, language: Language) {
  const row = await db
    .selectFrom('members')
    .leftJoin('talukas', 'talukas.id', 'members.native_taluka_id')
    .innerJoin('districts', 'districts.id', 'members.native_district_id')
    .where('members.id', '=', memberId)
    .select([
      'members.id',
      'members.registration_no',
      'members.first_name',
      'members.middle_name',
      'members.last_name',
      'members.gender',
      'members.date_of_birth',
      'members.status',
      'members.joined_at',
      'members.native_village',
      'members.education',
      'members.occupation',
      `talukas.name_${language} as taluka`,
      `districts.name_${language} as district`,
    ])
    .select(eb => [
      ownPhotosOf(eb).as('photos'),
      idCheckedAtOf(eb).as('id_checked_at'),
      eb
        .selectFrom('reports')
        .whereRef('reports.reported_id', '=', 'members.id')
        .select(eb.fn.countAll<number>().as('count'))
        .as('reports_against'),
      eb
        .selectFrom('reports')
        .whereRef('reports.reporter_id', '=', 'members.id')
        .select(eb.fn.countAll<number>().as('count'))
        .as('reports_made'),
      jsonArrayFrom(
        eb
          .selectFrom('review_decisions')
          .whereRef('review_decisions.member_id', '=', 'members.id')
          .where('review_decisions.undone_at', 'is', null)
          .orderBy('review_decisions.decided_at', 'desc')
          .limit(decisionsShown)
          .select(['review_decisions.kind', 'review_decisions.decision', 'review_decisions.reason'])
          .select(['review_decisions.told', 'review_decisions.answer'])
          .select(sql<string>`review_decisions.decided_at`.as('at')),
      ).as('decisions'),
    ])
    .executeTakeFirst()
  return row ?? null
}
type ReviewedMember = NonNullable<Awaited<ReturnType<typeof readReviewedMember>>>

export const presentReviewed = (row: ReviewedMember, toldBy: ToldBy) => ({
  member: {
    uuid: row.id,
    registration_no: row.registration_no,
    name: [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' '),
    gender: row.gender,
    dob: row.date_of_birth,
    status: row.status,
    joined_at: row.joined_at.toISOString(),
    native_place: [row.native_village, row.taluka, row.district].filter(Boolean).join(', '),
    education: row.education,
    occupation: row.occupation,
    photos: row.photos.map(presentOfficePhoto),
    told_by: toldBy,
    id_checked_at: row.id_checked_at?.toISOString() ?? null,
  },
  history: {
    reports_against: row.reports_against ?? 0,
    reports_made: row.reports_made ?? 0,
    decisions: row.decisions.map(one => ({
      kind: one.kind,
      decision: one.decision,
      reason: reasonOf(one),
      at: new Date(one.at).toISOString(),
    })),
  },
})
