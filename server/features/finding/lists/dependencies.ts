import type { Db } from '#server/db/open.ts'
import type { MemberFinder } from '#server/features/finding/read-model/query.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { RowsRead } from './rows-read.ts'

/** What every list of members is made with. */
export interface ListDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: () => Promise<MasterData>
  finder: MemberFinder
  rowsRead: RowsRead
}
