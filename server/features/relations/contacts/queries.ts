import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Day } from '#domain/calendar.ts'
import { compiledQuery, type ParametersOf, type SqlValue } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/open.ts'
import { isViewHeld, leftBeforeSpending, spendingParts } from '#server/features/money/memberships/contact-views.ts'
import { onTwoSides } from '#server/features/relations/pair/queries.ts'
import type { TellOfContactView } from './events.ts'

/** A number that was never verified may be a stranger's. */
const mobileIsOpen = sql<boolean>`(not members.mobile_is_hidden and members.mobile_verified_at is not null)`

/** The candidate's own number may wait until an interest is accepted. */
const isRead = (owner: 'members.mobile_owner' | 'family_phones.owner', isAccepted: SqlValue<boolean>) =>
  sql<boolean>`(${isAccepted}::boolean or not (members.candidate_waits and ${sql.ref(owner)} = 'CANDIDATE'))`

/**
 * The number refused our messages for good twice and the family gave no sign since, or families could not reach it and its owner
 * did not verify it again.
 */
const mobileIsDead = sql<boolean>`(exists (select from unreachable_contacts
    where unreachable_contacts.member_id = members.id and channel = 'SMS' and failed_again_at is not null
      and (members.last_sign_on is null or members.last_sign_on < (failed_again_at at time zone 'Asia/Kolkata')::date))
  or exists (select from owner_questions
    where owner_questions.member_id = members.id and about = 'number' and state = 'acted'))`

const contactOf = compiledQuery(
  (db, { memberId, isAccepted }: ParametersOf<{ memberId: string; isAccepted: boolean }>) =>
    db
      .selectFrom('members')
      .where('members.id', '=', memberId)
      .select(eb => [
        'members.registration_no',
        'members.first_name',
        'members.middle_name',
        'members.last_name',
        'members.second_script',
        'members.dial_code',
        'members.gender',
        'members.mobile_owner',
        'members.mobile_custom_owner',
        'members.mobile_best_time',
        'members.mobile_place',
        sql<string | null>`case when ${mobileIsOpen} and ${isRead('members.mobile_owner', isAccepted)}
        then members.mobile end`.as('mobile'),
        mobileIsDead.as('mobile_is_dead'),
        sql<boolean>`${mobileIsOpen} and not ${isRead('members.mobile_owner', isAccepted)}
        or exists (select from family_phones where member_id = members.id and not is_hidden
          and not ${isRead('family_phones.owner', isAccepted)})`.as('is_waiting'),
        jsonObjectFrom(
          eb
            .selectFrom('family_details')
            .whereRef('family_details.member_id', '=', 'members.id')
            .select([
              'family_details.contact_full_name',
              'family_details.address',
              'family_details.village',
              'family_details.taluka_id',
              'family_details.district_id',
              'family_details.email',
              'family_details.second_script',
            ]),
        ).as('family'),
        jsonArrayFrom(
          eb
            .selectFrom('family_phones')
            .whereRef('family_phones.member_id', '=', 'members.id')
            .where('family_phones.is_hidden', '=', false)
            .where(isRead('family_phones.owner', isAccepted))
            .orderBy('family_phones.position')
            .select([
              'family_phones.owner',
              'family_phones.custom_owner',
              'family_phones.phone',
              'family_phones.is_whatsapp',
              'family_phones.takes_calls',
              'family_phones.best_time',
              'family_phones.position',
            ]),
        ).as('phones'),
      ]),
)
export type FamilyContact = Awaited<ReturnType<typeof contactOf>>[number]

/**
 * Reads a family's contact details. A hidden number does not leave the database, nor does one that waits, unless an interest
 * between the two is accepted.
 */
export async function readContact(
  db: Db,
  memberId: string,
  { isAccepted }: { isAccepted: boolean },
): Promise<FamilyContact> {
  const [contact] = await contactOf(db, { memberId, isAccepted })
  if (!contact) throw new Error('there is no such member')
  return contact
}

interface ContactView {
  /** The viewer. */
  fromId: string
  /** Whose contact it is. */
  toId: string
  noticeId: string
  at: Date
  today: Day
}
export interface SpentView {
  /** Views that were left before; null where no membership runs. */
  left_before: number | null
  is_spent: boolean
  /** Whether views wait for the confirmation of a payment. */
  is_held: boolean
  /** False where a side was corrected in the meantime. */
  is_written: boolean
}
export type SpendView = (trx: Db, view: ContactView) => Promise<SpentView>

/** Spends a view, opens the contact for it and tells the family, in one statement. The primary key lets a pair be unlocked once. */
export function viewSpending(tell: TellOfContactView): SpendView {
  const spending = compiledQuery((_db, view: ParametersOf<ContactView>) => {
    const { fromId, toId, at, today } = view
    const sides = onTwoSides(fromId, toId)
    return sql<SpentView>`with ${spendingParts(fromId, today)}, changed as (
        insert into contact_views (viewer_id, viewed_id, membership_id, at)
        select ${fromId}::uuid, ${toId}::uuid, spent.id, ${at}::timestamptz from spent, ${sides.from}
        ${sides.locked}
        returning viewed_id
      ), told as (${tell(view)})
      select ${leftBeforeSpending} as left_before, exists (select from spent) as is_spent, ${isViewHeld} as is_held,
        exists (select from changed) as is_written`
  })
  return async (trx, view) => {
    const [first] = await spending(trx, view)
    // A purchase may have replaced the membership that this statement waited for. A second try sees the new one.
    const [spent] = first?.left_before === null ? await spending(trx, view) : [first]
    if (!spent) throw new Error('the database said nothing of the view')
    return spent
  }
}

/** When the viewer unlocked this contact, or null. */
export async function unlockedAt(db: Db, viewerId: string, viewedId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('contact_views')
    .select('at')
    .where('viewer_id', '=', viewerId)
    .where('viewed_id', '=', viewedId)
    .executeTakeFirst()
  return row?.at ?? null
}
