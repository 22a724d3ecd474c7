import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeHealth } from '#contract/running/doctor.office.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'

export type Trouble = AnswerOf<typeof officeHealth>['list'][number]

export const healthBackupsQuery = queryOptions({
  queryKey: ['health backups'],
  queryFn: ({ signal }) => call('GET /office/backups', {}, { signal }),
  refetchInterval: 15_000,
})

/** The channels that this server sends by. */
export const openChannelsQuery = queryOptions({
  queryKey: ['open channels'],
  queryFn: async ({ signal }) => (await call('GET /office/messages', {}, { signal })).channels,
  staleTime: 300_000,
})

/** The server words the sentences in the language of the page, so each language has its own query key. */
export const healthQuery = (language: Language) =>
  queryOptions({
    queryKey: ['health', language],
    queryFn: ({ signal }) => call('GET /office/health', {}, { signal }),
    refetchInterval: 60_000,
  })
