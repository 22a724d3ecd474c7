import { sql } from 'kysely'
import { shippedPairs } from '#domain/families/both-scripts/shipped-pairs.ts'
import { otherForm } from '#domain/families/both-scripts/suggest.ts'
import type { Db } from '#server/db/open.ts'
import { addListener, addListeningPerson } from '#server/features/telling/deliveries/listeners.ts'
import type { Passwords } from '#server/ports/passwords.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { knownFamily, knownPassword } from './known-logins.ts'

interface DemoFamily {
  db: Db
  secrets: Secrets
  passwords: Passwords
  now: Date
}

/**
 * A family in which three people log in: the mother registered her daughter with her own number, the father accepted her invitation,
 * and the daughter keeps the last word. The grandmother only hears. Its bride has a plan, so that an interest can be accepted.
 */
export async function makeDemoFamily({ db, secrets, passwords, now }: DemoFamily): Promise<void> {
  const bride = await findBride(db, now)
  if (!bride) return
  const passwordHash = await passwords.hash(knownPassword)
  await db.transaction().execute(async trx => {
    // Two nodes may start at once, and the second finds what the first made.
    const { second_script, ...names } = await trx
      .selectFrom('members')
      .select(['first_name', 'middle_name', 'last_name', 'second_script'])
      .where('id', '=', bride)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (!(await findBride(trx, now))) return
    const forms = Object.entries(names).map(([name, typed]) => [name, otherForm(typed, shippedPairs)])
    const { mother, father, candidate, grandmother } = knownFamily
    await trx
      .updateTable('members')
      .set({ ...mother, dial_code: '+91', country_code: 'in', mobile_owner: 'MOTHER', candidate_decides: true })
      .set({ second_script: { ...Object.fromEntries(forms.filter(([, form]) => form)), ...second_script } })
      .set({ mobile_verified_at: now, email_verified_at: now, registered_without_email: false, is_demo: true })
      .where('id', '=', bride)
      .execute()
    await sql`update persons set password_hash = ${passwordHash}
      where id = (select person_id from members where id = ${bride})`.execute(trx)
    await sql`insert into candidate_requests (member_id, registered_by, state, answered_at, due_on, language)
      values (${bride}, 'MOTHER', 'yes', ${now}, (${now}::timestamptz at time zone 'Asia/Kolkata')::date, 'mr')
      on conflict (member_id) do update set registered_by = 'MOTHER', state = 'yes', answered_at = ${now}`.execute(trx)
    for (const [role, { mobile, email }] of [
      ['FATHER', father],
      ['CANDIDATE', candidate],
    ] as const) {
      const { id: personId } = await trx
        .insertInto('persons')
        .values({ mobile: `+91${mobile}`, mobile_dial_code: '+91', email, password_hash: passwordHash })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('family_logins')
        .values({ member_id: bride, person_id: personId, role, joined_at: now })
        .execute()
      await addListeningPerson(trx, { memberId: bride, personId, language: 'mr', now })
    }
    const contact = { channel: 'SMS', to: `+91${grandmother.mobile}` } as const
    await addListener(trx, secrets, { memberId: bride, contact, language: 'mr', now })
  })
}

/** The oldest bride of the demo with a running plan and a verified number. None where the family is there, or this is no demo. */
async function findBride(db: Db, now: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select members.id from members
    where gender = 'F' and status = 'active' and origin = 'counter' and not is_demo and mobile_verified_at is not null
      and exists (select from members known where known.is_demo)
      and not exists (select from persons where email = ${knownFamily.mother.email})
      and exists (select from memberships where memberships.member_id = members.id
        and ends_on >= (${now}::timestamptz at time zone 'Asia/Kolkata')::date)
    order by number limit 1`.execute(db)
  return rows[0]?.id ?? null
}
