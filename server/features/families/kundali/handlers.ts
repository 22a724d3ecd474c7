import type { InputOf } from '#contract/endpoint.ts'
import { broken } from '#contract/field-words.ts'
import type { Calls } from '#contract/index.ts'
import { breakdown } from '#domain/kundali/breakdown.ts'
import { moonOfBirth } from '#domain/kundali/moon.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { limitProfiles } from '#server/features/relations/pair/limits.ts'
import { openOtherProfileOrRefuse } from '#server/features/relations/pair/open-profile.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { asCouple, horoscopeFrom, readHoroscope } from './horoscopes.ts'
import { presentBirth } from './present.ts'
import { readChoicesOrRefuse } from './rules.ts'

interface KundaliDependencies {
  db: Db
  limits: Limits
  masterData: () => Promise<MasterData>
}

export function kundaliHandlers({
  db,
  limits,
  masterData,
}: KundaliDependencies): HandlersOf<'kundali' | 'horoscope' | 'officeHoroscope'> {
  const readBirth = async ({ input, language }: { input: InputOf<Calls['horoscope']>; language: Language }) => {
    const data = await masterData()
    const chosen = readChoicesOrRefuse(data, input)
    const moon = moonOfBirth(input.date, input.time)
    if (!moon) throw new Refusal('bad_input', { fields: { date: broken('date') } })
    return presentBirth(data, language, moon, chosen)
  }
  return {
    async kundali({ input, viewer, now }) {
      const memberId = input.uuid.toLowerCase()
      const { relation } = await openOtherProfileOrRefuse(db, viewer, memberId, now)
      // The breakdown reveals birth details of the profile, so it counts as a profile unless that was opened today.
      if (!relation.visitedToday) await limitProfiles(limits, viewer, now)
      const data = await masterData()
      const other = await readHoroscope(db, data, memberId)
      const { bride, groom } = asCouple(viewer, horoscopeFrom(data, viewer.facts), other)
      return breakdown(bride, groom)
    },

    horoscope: readBirth,
    officeHoroscope: readBirth,
  }
}
