import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { counterDraft, counterSlip } from '#contract/office/counter.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { ReadIn } from '#web/access/consent/use-consent-ticks.ts'
import { call } from '#web/api/client.ts'

export type CounterDraft = AnswerOf<typeof counterDraft>['draft']
export type Slip = AnswerOf<typeof counterSlip>

/** Fetched at each visit and never cached: while staff type, the form is newer than any cached draft. */
export const draftQuery = queryOptions({
  queryKey: ['counter draft'],
  queryFn: ({ signal }) => call('GET /office/counter', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

export const slipQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['counter slip', uuid],
    queryFn: ({ signal }) => call('GET /office/counter/:uuid', { uuid }, { signal }),
  })

/** The texts that the family agrees to, in the versions and the language shown on the screen. */
export const neededTextsQuery = (language: Language, readIn: ReadIn) =>
  queryOptions({
    queryKey: ['needed consents', language, readIn],
    queryFn: async ({ signal }) => {
      const { languages, list } = await call('GET /consents', { language: readIn }, { signal })
      return { languages, list: list.filter(({ is_needed }) => is_needed) }
    },
    staleTime: 60_000,
  })
