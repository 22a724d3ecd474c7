// What the writes of the bench are made of: pairs of strangers, each used once, interests that wait for an answer, and
// profiles as their page sends them.
import { sql } from 'kysely'
import type { EditedRecord } from '#contract/families/editable-profile.ts'
import type { Db } from '#server/db/open.ts'
import type { ProfileForm } from '#web/profile-form/profile-form.ts'
import { formOf, sentOf } from '#web/profile-form/wire.ts'

/** The oldest members have blocks and interests with the lookers (`relations.ts`), so strangers joined after them. */
const leftOut = 10_000

/** Somebody of the other side for the looker whose turn `n` is; another one each time that the looker's turn comes. */
export async function strangersOf(db: Db, lookerIds: readonly string[]): Promise<(n: number) => string> {
  const some = await db
    .selectFrom('members')
    .select(['id', 'gender'])
    .where('status', '=', 'active')
    .where('mobile_verified_at', 'is not', null)
    .orderBy('joined_at')
    .offset(leftOut)
    .limit(40_000)
    .execute()
  const own = await db
    .selectFrom('members')
    .select(['id', 'gender'])
    .where(sql<boolean>`id = any(${lookerIds}::uuid[])`)
    .execute()
  const genderOf = new Map(own.map(row => [row.id, row.gender]))
  const lookers = new Set(lookerIds)
  const ofSide = (gender: 'F' | 'M') => some.filter(row => row.gender === gender && !lookers.has(row.id))
  const sides = { F: ofSide('F').map(row => row.id), M: ofSide('M').map(row => row.id) }
  return n => {
    const others = genderOf.get(lookerIds[n % lookerIds.length] ?? '') === 'F' ? sides.M : sides.F
    const turn = Math.floor(n / lookerIds.length)
    return others[(n * 13 + turn) % others.length] ?? ''
  }
}

const waitingForEach = 30

/** Interests that the lookers received, by turns of the lookers. Each can be accepted once. */
export async function plantInterests(db: Db, lookerIds: readonly string[]): Promise<(n: number) => string> {
  await sql`set session_replication_role = replica`.execute(db)
  const { rows } = await sql<{ id: string; receiver_id: string }>`
    insert into interests (id, sender_id, receiver_id, status, sent_at, status_at)
    select gen_random_uuid(), sender.id, looker.id, 'pending', now() - interval '2 days', now() - interval '2 days'
    from unnest(${lookerIds}::uuid[]) with ordinality looker (id, n)
    join members own on own.id = looker.id
    cross join generate_series(1, ${waitingForEach}) nth
    join members sender on sender.registration_no = (case when own.gender = 'F' then 'G' else 'B' end)
      || (1008000 + 2 * ((looker.n * ${waitingForEach} + nth) % 900) + (case when own.gender = 'F' then 1 else 2 end))
    where sender.status = 'active' and sender.mobile_verified_at is not null
    on conflict do nothing
    returning id, receiver_id`.execute(db)
  await sql`set session_replication_role = origin`.execute(db)
  await sql`vacuum analyze interests`.execute(db)
  const waiting = new Map<string, string[]>(lookerIds.map(id => [id, []]))
  for (const { id, receiver_id } of rows) waiting.get(receiver_id)?.push(id)
  return n => {
    const id = waiting.get(lookerIds[n % lookerIds.length] ?? '')?.pop()
    if (!id) throw new Error('every planted interest was accepted: measure for fewer seconds')
    return id
  }
}

/** A save of the whole form, as the page sends it, with another occupation each time. */
export async function savesOf(port: number, tokens: readonly string[]): Promise<(n: number) => object> {
  const forms: ProfileForm[] = []
  for (const token of tokens) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/user/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(await answer.text())
    const form = formOf((await answer.json()) as EditedRecord)
    // The members of the bench have stars by chance, some a charan without its nakshatra, which no form accepts.
    forms.push({ ...form, charan_id: form.nakshatra_id && form.charan_id })
  }
  return n => {
    const form = forms[n % forms.length]
    if (!form) throw new Error('there is no form')
    // Saves of one member overlap here, as those of one page never do: none names the version that it was made from.
    const { version: _version, ...sent } = sentOf({ ...form, occupation_details: `Engineer of plant ${n}` }, 0)
    return sent
  }
}
