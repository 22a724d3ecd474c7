import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'

export interface OfficeMemberDependencies {
  db: Db
  secrets: Secrets
  files: Files
  masterData: () => Promise<MasterData>
  config: Pick<Config, 'seller'>
}
