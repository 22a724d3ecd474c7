import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { CallerRequestDependencies } from '#server/features/access/caller-requests/dependencies.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { ReadAlert } from '#server/features/shared/staff-reads/record-read.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import type { Files } from '#server/ports/files.ts'

export interface OfficeMemberDependencies extends ChannelSettings, ReadAlert {
  db: Db
  files: Files
  /** Makes this node refuse the ended sessions of a member at once. Call it after the transaction. */
  forgetSessions: (memberId: string) => void
  masterData: () => Promise<MasterData>
  site: ReadSite
  config: ChannelSettings['config'] & Pick<Config, 'seller' | 'officeUrl'>
}

/** Joining two records is a request like a caller's. */
export type JoinDependencies = OfficeMemberDependencies & CallerRequestDependencies
