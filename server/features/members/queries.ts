import type { Db } from '#server/db/open.ts'

export async function memberById(db: Db, id: string) {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
export type MemberRow = Awaited<ReturnType<typeof memberById>>
