import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { familyFields, memberFields } from '#contract/profile-fields.ts'
import type { Day } from '#domain/calendar.ts'
import { compiledQuery, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { candidateAgreedAtOf } from '#server/features/families/candidate-consent/queries.ts'
import { idCheckedAtOf } from '#server/features/families/id-proof/queries.ts'
import { photoColumns } from '#server/features/families/photos/queries.ts'
import { columnsReadBy } from '#server/features/families/profile-fields/columns.ts'
import { hopeColumns, wishColumns } from '#server/features/families/profile-fields/fit-columns.ts'
import { kinFactsOf } from '#server/features/relations/kin/queries.ts'
import type { KinPair } from '#server/features/relations/kin/rules.ts'
import {
  type OpenedPair,
  openedColumns,
  openedPairFrom,
  subjectColumns,
} from '#server/features/relations/pair/queries.ts'

const memberColumns = columnsReadBy(memberFields, 'free', 'paid').map(column => `members.${column}` as const)
const familyColumns = columnsReadBy(familyFields, 'free', 'paid').map(column => `family_details.${column}` as const)

const selectBiodata = (db: Db, memberId: SqlValue<string>) =>
  db
    .selectFrom('members')
    .where('members.id', '=', memberId)
    .select(['members.id', 'members.registration_no', 'members.gender'])
    .select(memberColumns)
    .select('members.second_script')
    .select(eb => [
      jsonObjectFrom(
        eb
          .selectFrom('family_details')
          .whereRef('family_details.member_id', '=', 'members.id')
          .select([...familyColumns, 'family_details.second_script']),
      ).as('family'),
      jsonArrayFrom(
        eb
          .selectFrom('siblings')
          .whereRef('siblings.member_id', '=', 'members.id')
          .orderBy('siblings.position')
          .select([
            'siblings.name',
            'siblings.gender',
            'siblings.is_married',
            'siblings.education',
            'siblings.occupation',
            'siblings.work_place',
            'siblings.birth_year',
            'siblings.height_cm',
            'siblings.second_script',
          ]),
      ).as('siblings'),
      jsonArrayFrom(
        eb
          .selectFrom('relatives')
          .whereRef('relatives.member_id', '=', 'members.id')
          .orderBy('relatives.position')
          .select(['relatives.surname', 'relatives.village', 'relatives.second_script']),
      ).as('relatives'),
      jsonArrayFrom(
        eb
          .selectFrom('properties')
          .whereRef('properties.member_id', '=', 'members.id')
          .orderBy('properties.position')
          .select(['properties.details', 'properties.place', 'properties.second_script']),
      ).as('properties'),
      jsonObjectFrom(
        eb.selectFrom('expectations').whereRef('expectations.member_id', '=', 'members.id').select(hopeColumns),
      ).as('expectation'),
      ...photoColumns(eb),
      idCheckedAtOf(eb).as('id_checked_at'),
      candidateAgreedAtOf(eb).as('candidate_agreed_at'),
    ])
    .select(['members.last_used_on', 'members.last_sign_on', 'members.last_use_is_hidden', 'members.listed_until'])
export type Biodata = Awaited<ReturnType<ReturnType<typeof selectBiodata>['execute']>>[number]

export type WrittenExpectation = NonNullable<Biodata['expectation']>
/** What a family is compared with: all but its own words. */
export type Wishes = Omit<WrittenExpectation, 'other_expectations' | 'second_script'>

const biodataOf = compiledQuery((db, { memberId }: ParametersOf<{ memberId: string }>) => selectBiodata(db, memberId))

/** Reads a whole biodata in one query. It leaves out the contact details, which have a call of their own. */
export async function readBiodata(db: Db, memberId: string): Promise<Biodata> {
  const [row] = await biodataOf(db, { memberId })
  if (!row) throw new Error('there is no such member')
  return row
}

const openedBiodataOf = compiledQuery((db, opening: ParametersOf<{ viewerId: string; memberId: string; today: Day }>) =>
  selectBiodata(db, opening.memberId)
    .select(subjectColumns)
    .select(openedColumns(opening.viewerId, opening.today))
    .select([kinFactsOf(opening.viewerId).as('own_kin'), kinFactsOf(opening.memberId).as('their_kin')])
    .select(eb =>
      jsonObjectFrom(
        eb.selectFrom('expectations').where('expectations.member_id', '=', opening.viewerId).select(wishColumns),
      ).as('own_wishes'),
    ),
)

/** Reads a whole biodata with what decides whether the viewer may open it, or null for an unknown member. */
export async function readOpenedBiodata(
  db: Db,
  viewerId: string,
  memberId: string,
  today: Day,
): Promise<(OpenedPair & { biodata: Biodata; kin: KinPair; ownWishes: Wishes | null }) | null> {
  const [row] = await openedBiodataOf(db, { viewerId, memberId, today })
  return row
    ? {
        ...openedPairFrom(row, viewerId),
        biodata: row,
        kin: { own: row.own_kin, theirs: row.their_kin },
        ownWishes: row.own_wishes,
      }
    : null
}
