import { sql } from 'kysely'
import { filledTables } from '#server/db/filled-tables.ts'
import { type Check, type Finding, reasonOf } from '../finding.ts'

const oldestVersion = 150_000
/** What the role that migrates writes alone. */
const readOnly = ['schema_migrations', ...filledTables]

/** Whether the database answers, is new enough, and gives the role of the calls the rights that it needs and no more. */
export const database: Check = {
  name: 'database',
  scope: 'service',
  isFrequent: false,
  async run({ db, config }) {
    if (!db) return []
    try {
      const { rows } = await sql<{ version: number; label: string; lacking: string[]; isOwner: boolean }>`
        select current_setting('server_version_num')::int as version, current_setting('server_version') as label,
          array(select relname::text from pg_class
            where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${readOnly}::text[])
              and not (select bool_and(has_table_privilege(pg_class.oid, one))
                from unnest(array['select', 'insert', 'update', 'delete']) one)
            order by relname) as lacking,
          coalesce((select pg_has_role(relowner, 'usage') from pg_class
            where oid = to_regclass('public.members')), false) as "isOwner"`.execute(db)
      const [state] = rows
      if (!state) return []
      const findings: Finding[] = []
      if (state.version < oldestVersion) findings.push({ id: 'database_version', detail: state.label })
      if (state.lacking.length > 0) findings.push({ id: 'database_rights', detail: state.lacking.join(', ') })
      if (config.migrateDatabaseUrl && state.isOwner) findings.push({ id: 'database_owner' })
      return findings
    } catch (error) {
      return [{ id: 'database_away', detail: reasonOf(error) }]
    }
  },
}
