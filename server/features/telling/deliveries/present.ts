import type { AnswerOf } from '#contract/endpoint.ts'
import type { unreachedList } from '#contract/telling/deliveries.office.ts'
import { wireOf } from '#domain/telling/told.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import type { UnreachedRow } from './unreached.ts'

type Unreached = AnswerOf<typeof unreachedList>['list'][number]

export const presentUnreached = (row: UnreachedRow, language: Language): Unreached => ({
  uuid: row.id,
  member:
    row.member_id && row.registration_no
      ? {
          uuid: row.member_id,
          registration_no: row.registration_no,
          name: nameIn(language, row),
        }
      : null,
  complaint: row.complaint,
  about: [...new Set(row.about.map(wireOf))],
  count: row.count,
  since: row.since.toISOString(),
  refused: row.refused,
})
