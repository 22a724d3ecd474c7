import type { Db } from '#server/db/open.ts'
import { limitProfiles } from '#server/features/relations/pair/limits.ts'
import { openProfileOrRefuse } from '#server/features/relations/pair/open-profile.ts'
import { mayTakeSheet } from '#server/features/relations/pair/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { presentOthersPatrika, presentOwnPatrika } from './present.ts'
import { readChart } from './queries.ts'
import { readsBirthTime } from './rules.ts'

interface PatrikaDependencies {
  db: Db
  limits: Limits
  masterData: () => Promise<MasterData>
}

export function patrikaHandlers({ db, limits, masterData }: PatrikaDependencies): HandlersOf<'patrikaDetail'> {
  return {
    async patrikaDetail({ input, viewer, now }) {
      const memberId = input.uuid.toLowerCase()
      const { isOwn, relation, subject } = await openProfileOrRefuse(db, viewer, memberId, now)
      if (!readsBirthTime(viewer, isOwn)) throw new Refusal('not_found')
      // A patrika reveals birth details of the profile, so it counts as a profile unless that was opened today.
      if (!isOwn && !relation.visitedToday) await limitProfiles(limits, viewer, now)
      const member = await readChart(db, await masterData(), memberId, now)
      if (isOwn) return { as: 'self', body: presentOwnPatrika(member) }
      const may_take_sheet = mayTakeSheet({ viewer, subject, relation, now }) === 'allowed'
      return { as: 'other', body: { ...presentOthersPatrika(member), may_take_sheet } }
    },
  }
}
