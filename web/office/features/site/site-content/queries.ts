import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeContent, officeContentList } from '#contract/site/site-content.office.ts'
import type { ContentKind, ContentLanguage } from '#domain/site/site-content.ts'
import { call } from '#web/api/client.ts'

export type ContentState = AnswerOf<typeof officeContentList>['list'][number]
export type Content = AnswerOf<typeof officeContent>
export interface Place {
  kind: ContentKind
  language: ContentLanguage
}

export const contentListQuery = queryOptions({
  queryKey: ['content'],
  queryFn: ({ signal }) => call('GET /office/content', {}, { signal }),
})

export const contentQuery = ({ kind, language }: Place) =>
  queryOptions({
    queryKey: ['content', kind, language],
    queryFn: ({ signal }) => call('GET /office/content/:kind', { kind, language }, { signal }),
    // A refetch would replace a text while somebody is editing it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
