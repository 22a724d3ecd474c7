import { dayInIndia } from '#domain/calendar.ts'
import type { Db } from '#server/db/open.ts'
import { presentContext } from '#server/features/finding/lists/present-context.ts'
import { markSeen } from '#server/features/relations/interests/queries.ts'
import { kinWithViewer } from '#server/features/relations/kin/rules.ts'
import { limitAndRecordVisit, limitPrefetches } from '#server/features/relations/pair/limits.ts'
import { refuseOwnOrClosed, refuseUnlessOpen } from '#server/features/relations/pair/open-profile.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { compareWithViewer } from './fit.ts'
import { presentExpectation, presentFit, presentFreeProfile, presentPaidProfile } from './present.ts'
import { readOpenedBiodata } from './queries.ts'

interface ProfileDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: () => Promise<MasterData>
}

export function profileHandlers(dependencies: ProfileDependencies): HandlersOf<'profileDetail' | 'expectationFit'> {
  const { db, limits, masterData } = dependencies

  return {
    async profileDetail(request) {
      const { input, viewer, now } = request
      const memberId = input.uuid.toLowerCase()
      const today = dayInIndia(now)
      const opened = await readOpenedBiodata(db, viewer.id, memberId, today)
      const { isOwn, subject, relation, biodata, kin, ownWishes } = refuseUnlessOpen(viewer, opened, today)
      if (!isOwn && !relation.visitedToday) {
        if (input.ahead) await limitPrefetches(limits, viewer, now)
        else await limitAndRecordVisit(limits, viewer, memberId, now)
      }
      const { received } = relation
      if (received && !received.seenAt && !input.ahead) await markSeen(db, received.id, now)
      const context = await presentContext(dependencies, request)
      const { score, fit, ours } = isOwn
        ? { score: null, fit: null, ours: null }
        : compareWithViewer(await masterData(), viewer, biodata, ownWishes)
      const compared = { subject, score, fit, ours, kin: isOwn ? [] : kinWithViewer(viewer, kin) }
      const profile = { biodata, relation, ...compared }
      if (isOwn) return { as: 'self', body: presentPaidProfile(profile, context) }
      return viewer.paid
        ? { as: 'paid', body: presentPaidProfile(profile, context) }
        : { as: 'free', body: presentFreeProfile(profile, context) }
    },

    async expectationFit(request) {
      const { input, viewer, now } = request
      const memberId = input.uuid.toLowerCase()
      const today = dayInIndia(now)
      const opened = await readOpenedBiodata(db, viewer.id, memberId, today)
      const { relation, biodata, ownWishes } = refuseOwnOrClosed(viewer, opened, today)
      // Expectations are part of the profile, so they count like a profile that is fetched ahead.
      if (!relation.visitedToday) await limitPrefetches(limits, viewer, now)
      const { nameOf } = await presentContext(dependencies, request)
      const { fit, ours } = compareWithViewer(await masterData(), viewer, biodata, ownWishes)
      return {
        expectation: presentExpectation(biodata.expectation, nameOf),
        fit: presentFit(fit),
        our_fit: presentFit(ours),
      }
    },
  }
}
