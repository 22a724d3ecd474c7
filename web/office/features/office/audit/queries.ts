import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { auditList } from '#contract/office/audit.ts'
import type { officeBackups } from '#contract/running/backup.office.ts'
import type { StaffActName } from '#domain/office/audit.ts'
import { call } from '#web/api/client.ts'

export type AuditEntry = AnswerOf<typeof auditList>['list'][number]

export type Backups = AnswerOf<typeof officeBackups>

export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => call('GET /office/backups', {}, { signal }),
})

/** A search of the audit, as the form and the address hold it. */
export interface AuditSearch {
  query: string
  act: string
  from: string
  to: string
}

export const auditQuery = (search: AuditSearch, page: number) =>
  queryOptions({
    queryKey: ['audit', search, page],
    queryFn: ({ signal }) =>
      call(
        'GET /office/audit',
        {
          query: search.query,
          ...(search.act && { act: search.act as StaffActName }),
          ...(search.from && { from: search.from }),
          ...(search.to && { to: search.to }),
          offset: page - 1,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
