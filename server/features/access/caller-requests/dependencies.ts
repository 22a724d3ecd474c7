import type { AccessDependencies } from '#server/features/access/accounts/dependencies.ts'
import type { LeavingDependencies } from '#server/features/families/leaving/leave.ts'
import type { InAct } from '#server/http/acts.ts'
import type { CallerRequestRow } from './queries.ts'

export type CallerRequestDependencies = AccessDependencies & LeavingDependencies

/** What it takes to carry out a request. The job has no more than this. */
export type CarryOutDependencies = LeavingDependencies &
  Pick<AccessDependencies, 'db' | 'secrets' | 'channels'> & {
    config: Pick<AccessDependencies['config'], 'publicUrl' | 'sms'>
  }

/** Pauses the second of two records after their days. The app hands it in, because records belong to features/office. */
export type PauseDouble = (
  dependencies: CarryOutDependencies,
  pausing: {
    inAct: InAct<'record_paused'>
    request: CallerRequestRow
    now: Date
  },
) => Promise<void>
