import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ToldBy } from '#contract/telling/deliveries.office.ts'
import { fullName } from '#domain/format/name.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { idCheckedAtOf } from '#server/features/families/id-proof/queries.ts'
import { presentOfficePhoto } from '#server/features/families/photos/present.ts'
import { ownPhotosOf } from '#server/features/families/photos/queries.ts'
import { nameIn, otherNameIn, rowIn } from '#server/features/families/profile-fields/second-script.ts'
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
      'members.second_script',
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

/** A row in the language of whoever looks, with the name in the other script beside it: staff compare both with a document. */
export const presentReviewed = (typed: ReviewedMember, language: Language, toldBy: ToldBy) => {
  const row = rowIn(language, typed)
  const other = otherNameIn(language, typed)
  return {
    member: {
      uuid: row.id,
      registration_no: row.registration_no,
      name: nameIn(language, typed),
      name_in_other_script: other && fullName(other),
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
  }
}
