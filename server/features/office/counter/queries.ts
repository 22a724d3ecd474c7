import type { Db } from '#server/db/open.ts'
import { findsRow } from '#server/db/outcome.ts'
import type { SignupInput } from '#server/features/access/sign-up/rules.ts'

/** A member who was registered at the counter, or undefined. */
export const readRegistered = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .leftJoin('candidate_requests', 'candidate_requests.member_id', 'members.id')
    .select([
      'members.id',
      'registration_no',
      'first_name',
      'last_name',
      'second_script',
      'joined_at',
      'mobile',
      'dial_code',
    ])
    .select(['mobile_verified_at', 'email_verified_at', 'candidate_requests.registered_by', 'candidate_requests.state'])
    .select(eb =>
      eb
        .selectFrom('photos')
        .whereRef('photos.member_id', '=', 'members.id')
        .where('photos.status', '<>', 'rejected')
        .select(count => count.fn.countAll<number>().as('photos'))
        .as('photos'),
    )
    .select(eb =>
      eb
        .exists(eb.selectFrom('counter_drafts').select('id').whereRef('counter_drafts.member_id', '=', 'members.id'))
        .as('is_recent'),
    )
    .where('members.id', '=', memberId)
    .where('origin', '=', 'counter')
    .where('members.status', '<>', 'deleted')
    .executeTakeFirst()

/** Whether any record holds this number, verified or not. */
export const isMobileHeld = (db: Db, { mobile, mobile_country_code }: SignupInput): Promise<boolean> =>
  findsRow(
    db
      .selectFrom('members')
      .select('id')
      .where('mobile', '=', mobile)
      .where('dial_code', '=', mobile_country_code)
      .where('status', '<>', 'deleted'),
  )
