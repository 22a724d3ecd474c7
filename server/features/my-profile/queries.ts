import type { Db } from '#server/db/open.ts'

export async function readMember(db: Db, id: string) {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
export type MemberRecord = Awaited<ReturnType<typeof readMember>>
