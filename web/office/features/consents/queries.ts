import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { consentTranslation, consentTranslations } from '#contract/families/consents.office.ts'
import { call } from '#web/api/client.ts'

export type TranslationState = AnswerOf<typeof consentTranslations>['list'][number]
export type Translation = AnswerOf<typeof consentTranslation>
export type Place = Pick<TranslationState, 'language' | 'text'>

export const translationsQuery = queryOptions({
  queryKey: ['consent texts'],
  queryFn: ({ signal }) => call('GET /office/consent-texts', {}, { signal }),
})

export const translationQuery = ({ language, text }: Place) =>
  queryOptions({
    queryKey: ['consent texts', language, text],
    queryFn: ({ signal }) => call('GET /office/consent-texts/:language/:text', { language, text }, { signal }),
    // A refetch would replace a text while somebody is editing it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
