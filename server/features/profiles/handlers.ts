import { dayInIndia } from '#domain/calendar.ts'
import { type Score, score } from '#domain/kundali/score.ts'
import type { Db } from '#server/db/open.ts'
import { horoscopesOf } from '#server/features/kundali/horoscopes.ts'
import { asCouple } from '#server/features/kundali/pairs.ts'
import { presenting } from '#server/features/lists/presenting.ts'
import { noteVisit } from '#server/features/lists/visitor-queries.ts'
import type { MasterData } from '#server/features/master-data/queries.ts'
import { limitPrefetches, limitProfiles } from '#server/features/visibility/limits.ts'
import { openProfile } from '#server/features/visibility/open-profile.ts'
import type { Looker } from '#server/features/visibility/rules.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { presentFreeProfile, presentPaidProfile } from './present-profile.ts'
import { biodataOf } from './queries.ts'

interface Profiles {
  db: Db
  secrets: Secrets
  limits: Limits
  masterData: () => Promise<MasterData>
}

export function profileHandlers(profiles: Profiles): HandlersOf<'profileDetail'> {
  const { db, limits, masterData } = profiles

  async function scoreWith(viewer: Looker, memberId: string): Promise<Score> {
    const horoscopes = await horoscopesOf(db, await masterData(), [viewer.id, memberId])
    const { bride, groom } = asCouple(viewer, memberId, horoscopes)
    return score(bride, groom)
  }

  return {
    async profileDetail(ask) {
      const { input, viewer, now } = ask
      const memberId = input.uuid.toLowerCase()
      const { own, relation } = await openProfile(db, viewer, { memberId, asSelf: input.type === 'SELF' }, now)
      if (!own && !relation.lookedToday) {
        if (input.ahead) await limitPrefetches(limits, viewer, now)
        else {
          await limitProfiles(limits, viewer, now)
          await noteVisit(db, { visitorId: viewer.id, visitedId: memberId, day: dayInIndia(now), now })
        }
      }
      const shown = await presenting(profiles, ask, 'page')
      const seen = {
        biodata: await biodataOf(db, memberId),
        relation,
        score: own ? null : await scoreWith(viewer, memberId),
        paid: viewer.paid,
        now,
      }
      if (own) return { as: 'self', body: presentPaidProfile(seen, shown) }
      return viewer.paid
        ? { as: 'paid', body: presentPaidProfile(seen, shown) }
        : { as: 'free', body: presentFreeProfile(seen, shown) }
    },
  }
}
