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
  direction: string
}
export const everyAct: AuditSearch = { query: '', act: '', from: '', to: '', direction: '' }

export const askedOfAudit = ({ query, act, from, to, direction }: AuditSearch) => ({
  query,
  ...(act && { act: act as StaffActName }),
  ...(from && { from }),
  ...(to && { to }),
  ...(direction === 'ASC' && { direction: 'ASC' as const }),
})

export const auditQuery = (search: AuditSearch, page: number) =>
  queryOptions({
    queryKey: ['audit', search, page],
    queryFn: ({ signal }) => call('GET /office/audit', { ...askedOfAudit(search), offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })
