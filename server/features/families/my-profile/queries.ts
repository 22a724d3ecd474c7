import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { compiledQuery, type ParametersOf } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { consentStatesOf } from '#server/features/families/consents/queries.ts'
import { ownPhotosOf } from '#server/features/families/photos/queries.ts'
import { membershipsOf } from '#server/features/money/memberships/queries.ts'

/** Reads the member's own record in one query: biodata, contacts, photos and memberships. */
export async function readMember(db: Db, id: string) {
  const row = await findMember(db, id)
  if (!row) throw new Error('the viewer is no member')
  return row
}

/** Reads a member's record, or undefined where there is no such member. */
export const findMember = async (db: Db, id: string) => (await memberById(db, { id }))[0]

/** What the office was asked for about the member and the family may object to. */
const waitingRequests = (eb: ExpressionBuilder<Schema, 'members'>, of: 'member_id' | 'double_id') =>
  eb
    .selectFrom('caller_requests')
    .whereRef(`caller_requests.${of}`, '=', 'members.id')
    .where('takes_effect_at', 'is not', null)
    .where('done_at', 'is', null)
    .where('objected_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .select(['caller_requests.kind', 'takes_effect_at'])

/** The family's numbers in its own order, apart from the registered mobile. */
export const readFamilyPhones = (db: Db, memberId: string) =>
  db.selectFrom('family_phones').selectAll().where('member_id', '=', memberId).orderBy('position').execute()

const memberById = compiledQuery((db, { id }: ParametersOf<{ id: string }>) =>
  db
    .selectFrom('members')
    .selectAll()
    .select(eb => [
      eb
        .selectFrom('candidate_requests')
        .whereRef('candidate_requests.member_id', '=', 'members.id')
        .select('candidate_requests.state')
        .as('candidate_state'),
      jsonObjectFrom(
        eb.selectFrom('family_details').whereRef('family_details.member_id', '=', 'members.id').selectAll(),
      ).as('family'),
      jsonArrayFrom(
        eb
          .selectFrom('family_phones')
          .whereRef('family_phones.member_id', '=', 'members.id')
          .orderBy('family_phones.position')
          .selectAll(),
      ).as('phones'),
      jsonArrayFrom(
        eb
          .selectFrom('siblings')
          .whereRef('siblings.member_id', '=', 'members.id')
          .orderBy('siblings.position')
          .selectAll(),
      ).as('siblings'),
      jsonArrayFrom(
        eb
          .selectFrom('relatives')
          .whereRef('relatives.member_id', '=', 'members.id')
          .orderBy('relatives.position')
          .selectAll(),
      ).as('relatives'),
      jsonArrayFrom(
        eb
          .selectFrom('properties')
          .whereRef('properties.member_id', '=', 'members.id')
          .orderBy('properties.position')
          .selectAll(),
      ).as('properties'),
      jsonObjectFrom(
        eb.selectFrom('expectations').whereRef('expectations.member_id', '=', 'members.id').selectAll(),
      ).as('expectation'),
      jsonArrayFrom(
        eb
          .selectFrom('unreachable_contacts')
          .whereRef('unreachable_contacts.member_id', '=', 'members.id')
          .orderBy('unreachable_contacts.channel')
          .select('unreachable_contacts.channel'),
      ).as('unreachable'),
      jsonArrayFrom(
        eb
          .selectFrom('owner_questions')
          .whereRef('owner_questions.member_id', '=', 'members.id')
          .where(sql<boolean>`owner_questions.state <> 'answered'`)
          .orderBy('owner_questions.asked_at')
          .select(['owner_questions.about', 'owner_questions.state']),
      ).as('questions'),
      sql<boolean>`exists (select from persons where persons.id = members.person_id and password_hash is not null)`.as(
        'has_password',
      ),
      consentStatesOf(eb).as('consents'),
      // Two subqueries, because one that asks for either column would read the whole table.
      jsonObjectFrom(waitingRequests(eb, 'member_id')).as('waiting_request'),
      jsonObjectFrom(waitingRequests(eb, 'double_id')).as('waiting_join'),
      ownPhotosOf(eb).as('photos'),
      membershipsOf(eb).as('memberships'),
    ])
    .where('id', '=', id),
)
export type MemberRecord = Awaited<ReturnType<typeof readMember>>
