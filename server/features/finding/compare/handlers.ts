import { dayInIndia } from '#domain/calendar.ts'
import { noWishes } from '#domain/finding/fit.ts'
import type { Db } from '#server/db/open.ts'
import { expectationsFrom } from '#server/features/families/profiles/fit.ts'
import {
  presentExpectation,
  presentFreeProfile,
  presentPaidProfile,
} from '#server/features/families/profiles/present.ts'
import { readOpenedBiodata } from '#server/features/families/profiles/queries.ts'
import { presentContext } from '#server/features/finding/lists/present-context.ts'
import { presentOwn } from '#server/features/finding/matches/present.ts'
import { readOwnExpectation } from '#server/features/finding/matches/queries.ts'
import { markSeen } from '#server/features/relations/interests/queries.ts'
import { limitAndRecordVisit } from '#server/features/relations/pair/limits.ts'
import { refuseOwnOrClosed } from '#server/features/relations/pair/open-profile.ts'
import { refuseUnlessAllowed } from '#server/features/relations/pair/refuse.ts'
import { mayDiscuss } from '#server/features/relations/pair/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { compareProfile } from './present.ts'

interface CompareDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: () => Promise<MasterData>
}

export function compareHandlers(dependencies: CompareDependencies): HandlersOf<'compare'> {
  const { db, limits, masterData } = dependencies

  async function openOrRefuse(viewer: Viewer, memberId: string, now: Date) {
    const today = dayInIndia(now)
    const opened = refuseOwnOrClosed(viewer, await readOpenedBiodata(db, viewer.id, memberId, today), today)
    refuseUnlessAllowed(mayDiscuss({ viewer, ...opened, now }))
    return opened
  }

  return {
    async compare(request) {
      const { input, viewer, now } = request
      const opened = await Promise.all(input.uuid.map(id => openOrRefuse(viewer, id, now)))
      // Each counts as a profile that is opened, once the whole sheet may be shown.
      for (const { biodata, relation } of opened) {
        if (!relation.visitedToday) await limitAndRecordVisit(limits, viewer, biodata.id, now)
        if (relation.received && !relation.received.seenAt) await markSeen(db, relation.received.id, now)
      }
      const [data, row] = [await masterData(), await readOwnExpectation(db, viewer.id)]
      const wanted = row ? expectationsFrom(row) : noWishes
      const context = await presentContext(dependencies, request)
      const page = {
        count: opened.length,
        next_offset: null,
        wanted: presentExpectation(row ?? null, context.nameOf),
        own: presentOwn(viewer.facts, context),
      }
      const compared = opened.map(one => compareProfile(one, { data, viewer, wanted }))
      return viewer.paid
        ? {
            as: 'paid' as const,
            body: { ...page, list: compared.map(([one, fit]) => ({ ...presentPaidProfile(one, context), ...fit })) },
          }
        : {
            as: 'free' as const,
            body: { ...page, list: compared.map(([one, fit]) => ({ ...presentFreeProfile(one, context), ...fit })) },
          }
    },
  }
}
