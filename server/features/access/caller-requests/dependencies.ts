import type { AccessDependencies } from '#server/features/access/accounts/dependencies.ts'
import type { LeavingDependencies } from '#server/features/families/leaving/leave.ts'

export type CallerRequestDependencies = AccessDependencies & LeavingDependencies

/** What it takes to carry out a request. The job has no more than this. */
export type CarryOutDependencies = LeavingDependencies &
  Pick<AccessDependencies, 'db' | 'secrets' | 'channels'> & {
    config: Pick<AccessDependencies['config'], 'publicUrl' | 'sms'>
  }
