import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { BackupRefused } from './refused.ts'

/** Only the owner may make and drop tables. The role of the calls would fail at the first of them, with a code of PostgreSQL's. */
export async function refuseOtherRole(db: Db, how: string): Promise<void> {
  const { rows } = await sql<{ role: string; mayMake: boolean }>`
    select current_user as role, has_schema_privilege('public', 'create') and not exists (
      select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not pg_has_role(relowner, 'usage')) as "mayMake"`.execute(db)
  const [here] = rows
  if (here && !here.mayMake) throw new BackupRefused(`the role ${here.role} may not make tables here: ${how}`)
}
