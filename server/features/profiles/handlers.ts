import { dayInIndia } from '#domain/calendar.ts'
import { type Score, score } from '#domain/kundali/score.ts'
import type { Db } from '#server/db/open.ts'
import { asCouple } from '#server/features/kundali/couple.ts'
import { horoscopesOf } from '#server/features/kundali/horoscopes.ts'
import { presentContext } from '#server/features/lists/present-context.ts'
import { recordVisit } from '#server/features/lists/visitor-queries.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { limitPrefetches, limitProfiles } from '#server/features/visibility/limits.ts'
import { openProfileOrRefuse } from '#server/features/visibility/open-profile.ts'
import type { ViewerIdentity } from '#server/features/visibility/rules.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { presentFreeProfile, presentPaidProfile } from './present-profile.ts'
import { readBiodata } from './queries.ts'

interface ProfileDependencies {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: () => Promise<MasterData>
}

export function profileHandlers(dependencies: ProfileDependencies): HandlersOf<'profileDetail'> {
  const { db, limits, masterData } = dependencies

  async function scoreWith(viewer: ViewerIdentity, memberId: string): Promise<Score> {
    const horoscopes = await horoscopesOf(db, await masterData(), [viewer.id, memberId])
    const { bride, groom } = asCouple(viewer, memberId, horoscopes)
    return score(bride, groom)
  }

  return {
    async profileDetail(request) {
      const { input, viewer, now } = request
      const memberId = input.uuid.toLowerCase()
      const { isOwn, relation } = await openProfileOrRefuse(
        db,
        viewer,
        { memberId, asSelf: input.type === 'SELF' },
        now,
      )
      if (!isOwn && !relation.visitedToday) {
        if (input.ahead) await limitPrefetches(limits, viewer, now)
        else {
          await limitProfiles(limits, viewer, now)
          await recordVisit(db, { visitorId: viewer.id, visitedId: memberId, day: dayInIndia(now), now })
        }
      }
      const context = await presentContext(dependencies, request, 'page')
      const profile = {
        biodata: await readBiodata(db, memberId),
        relation,
        score: isOwn ? null : await scoreWith(viewer, memberId),
        paid: viewer.paid,
        now,
      }
      if (isOwn) return { as: 'self', body: presentPaidProfile(profile, context) }
      return viewer.paid
        ? { as: 'paid', body: presentPaidProfile(profile, context) }
        : { as: 'free', body: presentFreeProfile(profile, context) }
    },
  }
}
