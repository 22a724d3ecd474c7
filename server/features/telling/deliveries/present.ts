import type { AnswerOf } from '#contract/endpoint.ts'
import type { unreachedList } from '#contract/telling/deliveries.office.ts'
import { wireOf } from '#domain/telling/told.ts'
import type { UnreachedRow } from './unreached.ts'

type Unreached = AnswerOf<typeof unreachedList>['list'][number]

export const presentUnreached = (row: UnreachedRow): Unreached => ({
  uuid: row.id,
  member:
    row.member_id && row.registration_no
      ? {
          uuid: row.member_id,
          registration_no: row.registration_no,
          name: [row.first_name, row.last_name].filter(Boolean).join(' '),
        }
      : null,
  complaint: row.complaint,
  about: [...new Set(row.about.map(wireOf))],
  count: row.count,
  since: row.since.toISOString(),
  refused: row.refused,
})
