import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { officeStories } from '#contract/families/stories.office.ts'
import { call } from '#web/api/client.ts'

export type PublicStory = AnswerOf<typeof officeStories>['list'][number]
export const storiesKey = ['office stories'] as const

export const officeStoriesQuery = (query: string, page: number) =>
  queryOptions({
    queryKey: [...storiesKey, query, page],
    queryFn: ({ signal }) => call('GET /office/stories', { query, offset: page - 1 }, { signal }),
    placeholderData: keepPreviousData,
  })
